import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardProps, GameClient } from '../src/lib/game';
import TextBoard from '../src/parts/TextBoard.svelte';

const view = {
  choices: [{ action: 'a1', does: 'goes home' }, { action: 'b2', does: 'takes a log' }, { action: 'b3' }],
};

/** A game that says nothing about itself in words. */
const plain = {
  name: 'plain',
  actions: (shown: typeof view) => shown.choices.map((choice) => choice.action),
} as unknown as GameClient;

const telling = {
  ...plain,
  describe: () => [{ id: 'one', args: {} }],
  tell: (choice: { does?: string }) => (choice.does ? [{ id: choice.does, args: {} }] : []),
} as unknown as GameClient;

let board: object | null = null;
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
});

function show(client: GameClient, acting = true) {
  const send = vi.fn();
  const given = { view, layout: null, acting, send, say: (message: { id: string }) => message.id };
  board = mount(TextBoard, {
    target: document.body,
    props: { client, given: given as unknown as BoardProps, position: '1,2/3' },
  });
  flushSync();
  return send;
}

const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent!.trim());

function search(words: string) {
  const field = document.querySelector('input')!;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

it('shows notation where a game has no words', () => {
  const send = show(plain);
  expect(document.querySelector('.plain')!.textContent).toContain('1,2/3');
  expect(buttons()).toEqual(['a1', 'b2', 'b3']);
  document.querySelectorAll('button')[1]!.click();
  expect(send).toHaveBeenCalledExactlyOnceWith('b2');
});

it('finds actions by their notation and by what they do, every word wherever it stands', () => {
  show(telling);
  expect(document.querySelector('.plain')!.textContent).toContain('one');
  search('LOG b');
  expect(buttons()).toEqual(['b2takes a log']);
  search('3');
  expect(buttons()).toEqual(['b3']);
  search('nothing');
  expect(buttons()).toEqual([]);
});

it('searches anew after each action', () => {
  show(telling);
  search('home');
  document.querySelector('button')!.click();
  flushSync();
  expect(document.querySelector('input')!.value).toBe('');
  expect(buttons()).toHaveLength(3);
});

it('offers nothing to whoever can’t act', () => {
  show(telling, false);
  expect(buttons()).toEqual([]);
  expect(document.querySelector('.plain')!.textContent).toContain('one');
});
