import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import type { SeatView } from '../../lib/wire';
import Board from './Board.svelte';
import { black, effect, elephant, layout, step, view } from './given';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';

const stuck = { id: 'stuck', args: { space: 'a3', ruling: 'BE-3' } };
const jump = (action: string, ...more: Effect['steps']) =>
  effect(action, 'jump', [step(0, 'jump', 'c3', 'c5'), ...more], { jumped: 'c4' });

const now: View = view({
  elephants: [elephant(0, 'a3', { cannot: stuck }), elephant(0, 'c3'), elephant(1, 'c4')],
  logs: ['d3', 'd1'],
  places: [2, 6, 6, 6],
  players: [{ waiting: 2, logs: 2 }, { waiting: 3 }],
  choices: [
    effect('@d1', 'enter', [step(0, 'enter', null, 'd1')], { collected: 'd1', gains: [1, 0] }),
    effect('c3-b3', 'glide', [step(0, 'move', 'c3', 'b3'), step(0, 'captured', 'b3', null)], { gains: [0, 2] }),
    effect('c3-c2', 'glide', [step(0, 'move', 'c3', 'c2')]),
    jump('c3^c5'),
    jump('c3^c5*', { ...step(1, 'turn', 'c4', 'c4'), facing: 'west' }),
    black('S', 2, 1, { dangerous: ['b1'], safe: ['c1'], gains: [-1, 0] }),
    effect('#e5', 'wood', [], { wood: 'e5' }),
  ],
});

let mounted: object[] = [];

function show(part: typeof Board | typeof Tray, more: Partial<BoardProps<View, Layout, Effect>> = {}) {
  const send = vi.fn();
  const refuse = vi.fn();
  const seats = [0, 1].map((seat) => ({ seat, chair: seat, name: '', kind: 'person', mine: seat === 0 })) as SeatView[];
  const props = {
    view: now,
    layout,
    last: null,
    seats,
    acting: true,
    send,
    refuse,
    say: ({ id, args }: { id: string; args?: object }) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim(),
    motion: 0,
    showNumbers: false,
    hover: null,
    ...more,
  };
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return { send, refuse };
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const place = (key: string): SVGGElement => document.querySelector<SVGGElement>(`.place[data-key="${key}"]`)!;
const goals = (): (string | undefined)[] => all('.place.goal').map((goal) => (goal as SVGGElement).dataset.key);

function click(element: Element | undefined): void {
  expect(element).toBeDefined();
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
}

function press(key: string, at: Element | Window = window): void {
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

function focus(key: string): void {
  place(key).focus();
  flushSync();
}

afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  chosen.reset();
  chosen.flipped = false;
  document.body.innerHTML = '';
});

it('shows where a chosen elephant can go, and a click there does it', () => {
  const { send } = show(Board);
  click(place('c3'));
  expect(goals().sort()).toEqual(['b3', 'c2', 'c5']);
  click(place('c2'));
  expect(send).toHaveBeenCalledExactlyOnceWith('c3-c2');
  expect(goals()).toEqual([]);
});

it('takes up elephants that wait, black elephants and black logs', () => {
  const { send } = show(Board);
  click(place('@0'));
  click(place('d1'));
  click(place('S2'));
  click(place('S1'));
  click(all('.supply:not(:disabled)')[0]);
  expect(goals()).toEqual(['e5']);
  click(place('e5'));
  expect(send.mock.calls).toEqual([['@d1'], ['S1'], ['#e5']]);
});

it('asks at the landing place whether to turn the jumped one', () => {
  const { send } = show(Board);
  click(place('c3'));
  expect(all('.ask').map((ask) => ask.getAttribute('aria-label'))).toEqual([
    'effect_jump c3 c5 c4',
    'effect_jump_turn c3 c5 c4',
  ]);
  click(all('.ask')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('c3^c5*');
});

it('says why an elephant cannot act, and sends what it cannot explain itself', () => {
  const { send, refuse } = show(Board);
  click(place('a3'));
  expect(refuse).toHaveBeenCalledExactlyOnceWith(stuck);
  expect(send).not.toHaveBeenCalled();
  click(place('c4'));
  click(place('c3'));
  click(place('f6'));
  expect(send.mock.calls).toEqual([['c4'], ['c3-f6']]);
  expect(place('a3').getAttribute('aria-label')).toContain('stuck');
});

it('can be played with keys alone', () => {
  const { send } = show(Board);
  expect(all('.place[tabindex="0"]')).toHaveLength(1);
  focus('d1');
  press('ArrowLeft', place('d1'));
  press('ArrowUp', place('c1'));
  press('ArrowUp', place('c2'));
  expect(document.activeElement).toBe(place('c3'));
  press('Enter', place('c3'));
  focus('c5');
  expect(place('c5').getAttribute('aria-label')).toContain('effect_jump c3 c5 c4');
  press('t');
  expect(place('c5').getAttribute('aria-label')).toContain('effect_jump_turn');
  press('Enter', place('c5'));
  expect(send).toHaveBeenCalledExactlyOnceWith('c3^c5*');
  press('Enter', place('c3'));
  press('Escape');
  expect(goals()).toEqual([]);
});

it('shows what would happen: what is captured, collected, dangerous, and the points', () => {
  show(Board, { hover: 'c3-b3' });
  expect(all('.alarm')).toHaveLength(1);
  expect(all('.gain').map((gain) => gain.textContent)).toEqual(['+2']);
});

it('draws new danger and what becomes safe', () => {
  show(Board, { hover: 'S1' });
  expect(all('.becomes')).toHaveLength(1);
  expect(all('.safe')).toHaveLength(1);
  expect(all('.gain').map((gain) => gain.textContent)).toEqual(['−1']);
});

it('lies with the start field below that is one’s own, or as one turns it', () => {
  const seats = [0, 1].map((seat) => ({ seat, chair: seat, name: '', kind: 'person', mine: seat === 1 })) as SeatView[];
  show(Board, { seats });
  const box = () => document.querySelector('svg.board')!.getAttribute('viewBox')!.split(' ').map(Number);
  const lying = box();
  click(all('.lie')[0]);
  expect(box()[0]).toBeLessThan(lying[0]!);
});

it('offers nothing to those who are not to act', () => {
  const { send, refuse } = show(Board, { acting: false });
  expect(all('.place[role="button"]')).toHaveLength(0);
  for (const key of ['c3', 'a3', '@0', 'S2']) click(place(key));
  expect(send).not.toHaveBeenCalled();
  expect(refuse).not.toHaveBeenCalled();
});

it('does everything from the tray too: take up, aim, do', () => {
  const { send } = show(Tray);
  expect(all('.who').map((who) => (who as HTMLElement).dataset.source)).toEqual(['@', 'c3', '#', 'S']);
  click(all('.who')[1]);
  expect(all('.where').map((where) => (where as HTMLElement).dataset.key)).toEqual(['b3', 'c2', 'c5']);
  expect(all('.do button').map((button) => (button as HTMLButtonElement).disabled)).toEqual([true]);
  click(all('.where')[0]);
  expect(all('.words .warning')).toHaveLength(1);
  click(all('.where')[2]);
  expect(all('.do button').map((button) => button.textContent?.trim())).toEqual(['jump_plain', 'jump_turning']);
  expect(send).not.toHaveBeenCalled();
  click(all('.do button')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('c3^c5*');
});

it('keeps the focus in the tray when a button goes away by being pressed', async () => {
  show(Tray);
  const who = all('.who')[0] as HTMLElement;
  who.focus();
  click(who);
  expect(who.isConnected).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(all('.tray')[0]));
});
