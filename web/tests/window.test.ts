import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTable } from '../src/lib/memory';
import { Table } from '../src/lib/table.svelte';
import Curtain from '../src/parts/Curtain.svelte';
import Window from '../src/parts/Window.svelte';
import type { OwnAnswer, TableView, WindowView } from '../src/lib/wire';
import { FakeNetwork, seatView, tableView } from './fake';

let network: FakeNetwork;
let table: Table;
let shown: object | null = null;

const names = ['Lena', 'Bob', 'Cleo'];
const tiger = { action: 'cancel:g3', told: { id: 'cancel_it', args: {} } };

function own(seat: number, change: Partial<OwnAnswer> = {}): OwnAnswer {
  return { seat, let_pass: 'pass', options: [], answered: false, rest: false, ...change };
}

function declared(...answers: OwnAnswer[]): WindowView {
  const told = { id: 'plays', args: { seat: 0, card: 'g3' } };
  return { seat: 0, action: 'g3', told, effect: null, seconds: 4, length: 4, answers };
}

function arrive(mine: number[], change: Partial<TableView> = {}) {
  const seats = names.map((name, seat) => seatView(seat, { name, mine: mine.includes(seat) }));
  network.last.say(tableView({ seats, phase: 'declared', as_seat: mine[0] ?? null, ...change }));
  flushSync();
}

function showWindow() {
  shown = mount(Window, {
    target: document.body,
    props: {
      table,
      get window() {
        return table.window!;
      },
    },
  });
  flushSync();
}

const sent = () => network.last.sent.filter((message) => message.t !== 'hello' && message.t !== 'ping');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
const button = (text: string) => buttons().find((each) => each.textContent!.includes(text))!;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  network = new FakeNetwork();
  keepTable('T', { keys: [{ chair: 1, token: '1.mine', invite: '' }] });
  table = new Table('T', network.open);
  network.last.open();
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  table.close();
  vi.useRealTimers();
});

it('who declared waits, and nobody is acting', () => {
  arrive([0], { window: declared() });
  showWindow();
  expect([table.myTurn, table.acting, table.running, table.open]).toEqual([true, false, true, []]);
  expect(document.body.textContent).toContain('Others may answer.');
  expect(buttons()).toEqual([]);
});

it('offers the answers, and sends the one that was given once', () => {
  arrive([1], { number: 7, window: declared(own(1, { options: [tiger] })) });
  showWindow();
  button('cancel_it').click();
  button('cancel_it').click();
  button('Let it pass').click();
  expect(sent()).toMatchObject([{ t: 'answer', seat: 1, number: 7, answer: 'cancel:g3', rest: false }]);
  arrive([1], { number: 7, window: declared(own(1, { answered: true })) });
  expect(buttons()).toEqual([]);
});

it('lets pass for the rest of the turn', () => {
  arrive([1], { window: declared(own(1)) });
  showWindow();
  document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  flushSync();
  button('Let it pass').click();
  expect(sent()).toMatchObject([{ t: 'answer', answer: 'pass', rest: true }]);
});

it('answers by keys, but not where one writes', () => {
  arrive([1], { window: declared(own(1, { options: [tiger] })) });
  showWindow();
  const line = document.createElement('input');
  document.body.append(line);
  line.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
  expect(sent()).toEqual([]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  expect(sent()).toMatchObject([{ t: 'answer', answer: 'cancel:g3' }]);
  line.remove();
});

it('counts down, and says what was declared only once', () => {
  arrive([1], { window: declared(own(1)) });
  showWindow();
  const status = document.querySelector('[role=status]')!;
  const said = status.textContent;
  expect(said).toContain('You have 4 seconds to answer.');
  const time = document.querySelector('[role=timer]')!;
  expect(time.textContent).toBe('4');
  vi.advanceTimersByTime(2100);
  flushSync();
  expect(time.textContent).toBe('2');
  arrive([1], { window: declared(own(1, { answered: true })) });
  expect(status.textContent).toBe(said);
});

it('does not count while the game is paused', () => {
  arrive([1], { paused: true, window: declared(own(1)) });
  showWindow();
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(document.querySelector('[role=timer]')!.textContent).toBe('4');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  expect(sent()).toEqual([]);
});

it('on a shared screen everybody has the same buttons until they look', () => {
  const hidden = [own(1, { options: null }), own(2, { options: null })];
  arrive([1, 2], { as_seat: null, curtain: true, window: declared(...hidden) });
  showWindow();
  const rows = [...document.querySelectorAll('.own')];
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([2, 2]);
  buttons()
    .filter((each) => each.textContent!.includes('Take a look'))[1]!
    .click();
  expect(sent()).toEqual([{ t: 'see', chair: 2 }]);
});

it('says hello as a screen that may be shared, and shows again what it showed', () => {
  expect(network.last.sent[0]).toMatchObject({ t: 'hello', curtain: true, shows: null });
  arrive([0, 1], { phase: 'playing', curtain: true, as_seat: 1, actor: 1 });
  network.last.break();
  vi.advanceTimersByTime(500);
  network.last.open();
  expect(network.last.sent[0]).toMatchObject({ t: 'hello', curtain: true, shows: 1 });
});

it('who has to act takes the device first', () => {
  arrive([0, 1], { phase: 'playing', curtain: true, as_seat: null, actor: 1 });
  expect([table.awaited?.seat, table.acting]).toEqual([1, false]);
  shown = mount(Curtain, { target: document.body, props: { table } });
  flushSync();
  expect(document.body.textContent).toContain('Pass the device to Bob.');
  button('Show my hand').click();
  expect(sent()).toEqual([{ t: 'see', chair: 1 }]);
  arrive([0, 1], { phase: 'playing', curtain: true, as_seat: 1, actor: 1 });
  expect([table.awaited, table.acting]).toEqual([null, true]);
  button('Hide it').click();
  expect(sent()).toEqual([
    { t: 'see', chair: 1 },
    { t: 'see', chair: null },
  ]);
});
