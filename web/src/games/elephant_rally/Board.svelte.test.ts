import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { SeatView } from '../../lib/wire';
import Board from './Board.svelte';
import { course, effect, layout, move, play, step, view } from './given';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { View } from './view';

const push = step(move(0, 'b5', 'b6'), move(1, 'b6', 'b7'));
const now: View = view({
  hand: [
    { card: 'g3', count: 2 },
    { card: 'p5', count: 1 },
    { card: 'charge', count: 1 },
    { card: 'carpet', count: 1 },
    { card: 'mouse', count: 1 },
  ],
  choices: [
    play('g3', [push]),
    play('charge+g3', [push]),
    play('mouse'),
    play('p5', [push], {
      course: course([push], { ended: { winner: 1, how: 'pushed', by: 0, places: [2, 1, 3] } }),
    }),
    effect('discard', 'discard'),
  ],
});
const scare = { ...step(move(1, 'b6', 'b5')), what: 'scare' as const };
const loose = view({
  phase: 'mouse',
  card: 'mouse',
  choices: [effect('a3', 'mouse', { space: 'a3' }), effect('b6', 'mouse', { space: 'b6', course: course([scare]) })],
});
const herd = (steps: number, ...cows: string[]): View =>
  view({
    phase: 'cows',
    card: 'cow',
    steps,
    cows,
    choices: [
      ...cows.flatMap((space) =>
        [-1, 1].map((by) => {
          const to = space[0]! + (Number(space.slice(1)) + by);
          const moved = { ...step(move(null, space, to)), what: 'cow' as const };
          return effect(`${space}-${to}`, 'cow', { start: space, space: to, course: course([moved]) });
        }),
      ),
      effect('enough', 'enough'),
    ],
  });

// what the test's page does not have
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel() {}, updatePlaybackRate() {} }) as never;

let mounted: object[] = [];

function show(part: typeof Board | typeof Tray, shown: View = now, more: object = {}) {
  const send = vi.fn();
  const refuse = vi.fn();
  const seats = shown.players.map((_, seat) => ({
    seat,
    chair: seat,
    name: '',
    kind: 'person',
    mine: seat === 0,
  })) as SeatView[];
  const props = $state({
    view: shown,
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
  });
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return { send, refuse, props };
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const place = (key: string): SVGGElement => document.querySelector<SVGGElement>(`.place[data-key="${key}"]`)!;
const card = (kind: string): Element => document.querySelector(`[data-card="${kind}"]`)!;
const button = (text: string): Element | undefined =>
  all('.tray button').find((one) => (one.querySelector('.spoken') ?? one).textContent?.trim() === text);

function click(element: Element | undefined): void {
  expect(element).toBeDefined();
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
}

function press(key: string, at: Element | Window = window): void {
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

function touch(element: Element): void {
  const down = new MouseEvent('pointerdown', { bubbles: true });
  Object.defineProperty(down, 'pointerType', { value: 'touch' });
  element.dispatchEvent(down);
  click(element);
}

afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  chosen.reset();
  chosen.open = false;
  document.body.innerHTML = '';
});

it('shows what a card would do, and plays it when it is pressed again', () => {
  const { send } = show(Tray);
  show(Board);
  click(card('g3'));
  expect(send).not.toHaveBeenCalled();
  expect(all('[data-ghost="elephant"]')).toHaveLength(2);
  expect(all('.tray .words span').map((one) => one.textContent)).toEqual(['goes_to b6', 'pushes_to 1 b7']);
  click(card('g3'));
  expect(send).toHaveBeenCalledExactlyOnceWith('g3');
});

it('warns before a rival is pushed over the line', () => {
  show(Tray);
  show(Board);
  click(card('p5'));
  expect(all('.tray .warning').map((one) => one.textContent?.trim())).toEqual(['!rival_wins 1']);
  expect(all('.ghosts .alarm')).toHaveLength(1);
});

it('lays pairs together, in either order, and plays them by the button', () => {
  const { send } = show(Tray);
  click(card('charge'));
  expect(button('do_action play')).toBeUndefined();
  click(card('g3'));
  expect(chosen.cards).toEqual(['charge', 'g3']);
  click(button('do_action play'));
  click(card('g3'));
  click(card('charge'));
  click(card('charge'));
  expect(send.mock.calls).toEqual([['charge+g3'], ['charge+g3']]);
});

it('asks the server why a card or a pair cannot be played', () => {
  const { send } = show(Tray);
  click(card('carpet'));
  expect(send).not.toHaveBeenCalled();
  click(card('g3'));
  chosen.reset();
  click(card('g3'));
  click(card('carpet'));
  expect(send.mock.calls).toEqual([['carpet+g3'], ['carpet+g3']]);
});

it('lets the hand be walked with arrow keys; Escape lets go', () => {
  show(Tray);
  show(Board);
  (card('g3') as HTMLElement).focus();
  press('ArrowRight', card('g3'));
  expect(document.activeElement).toBe(card('p5'));
  press('End', card('p5'));
  expect(document.activeElement).toBe(card('mouse'));
  click(card('mouse'));
  expect(chosen.cards).toEqual(['mouse']);
  press('Escape');
  expect(chosen.cards).toEqual([]);
});

it('shows where the mouse can run, and marks where it scares', () => {
  const { send } = show(Board, loose);
  expect(all('.place.lit').map((one) => (one as SVGGElement).dataset.key)).toEqual(['a3', 'b6']);
  expect(all('.goal.alarm')).toHaveLength(1);
  expect(place('b6').getAttribute('aria-label')).toContain('scares_to 1 b5');
  click(place('b6'));
  expect(send).toHaveBeenCalledExactlyOnceWith('b6');
});

it('shows first and does then, where a finger presses', () => {
  const { send } = show(Board, loose);
  touch(place('b6'));
  expect(send).not.toHaveBeenCalled();
  expect(all('[data-ghost]')).toHaveLength(1);
  touch(place('b6'));
  expect(send).toHaveBeenCalledExactlyOnceWith('b6');
});

it('moves cows: take one, then where it goes; it stays taken', () => {
  const { send, props } = show(Board, herd(8, 'c9', 'd3'));
  expect(all('.able')).toHaveLength(2);
  click(place('c9'));
  expect(all('.place.lit').map((one) => (one as SVGGElement).dataset.key)).toEqual(['c8', 'c10']);
  click(place('c10'));
  expect(send).toHaveBeenCalledExactlyOnceWith('c9-c10');
  props.view = herd(7, 'c10', 'd3');
  flushSync();
  expect(all('.place.lit').map((one) => (one as SVGGElement).dataset.key)).toEqual(['c9', 'c11']);
});

it('does the steps of a dragged cow one after the other, as they are offered', () => {
  const { send, props } = show(Board, herd(8, 'c9'));
  chosen.plan = ['c10-c11', 'c11-d11'];
  props.view = herd(7, 'c10');
  flushSync();
  props.view = herd(6, 'c11');
  flushSync();
  expect(send.mock.calls).toEqual([['c10-c11']]);
  expect(chosen.plan).toEqual([]);
});

it('moves cows by the tray too, and ends with enough', () => {
  const { send } = show(Tray, herd(8, 'c9'));
  click(button('take_cow c9'));
  click(all('[data-option="c9-c8"]')[0]);
  click(button('deed_enough'));
  expect(send.mock.calls).toEqual([['c9-c8'], ['enough']]);
});

it('lets whom to rob be chosen on the track, among the riders, or in the tray', () => {
  const rob = [1, 2].map((target) => effect(`rob:${target}`, 'rob', { target }));
  const { send } = show(Board, view({ phase: 'monkey', card: 'monkey', choices: rob }));
  click(place('b6'));
  click(all('.riders button')[1]);
  const tray = show(Tray, view({ phase: 'monkey', card: 'monkey', choices: rob }));
  click(all('[data-option="rob:2"]')[0]);
  expect(send.mock.calls).toEqual([['rob:1'], ['rob:2']]);
  expect(tray.send).toHaveBeenCalledExactlyOnceWith('rob:2');
});

it('asks whose chip moves, then to whom', () => {
  const swap = effect('chip:1>2', 'chip', { giver: 1, target: 2 });
  const { send } = show(Tray, view({ phase: 'snake', card: 'snake', choices: [swap] }));
  click(all('[data-giver="1"]')[0]);
  click(all('[data-option="chip:1>2"]')[0]);
  expect(send).toHaveBeenCalledExactlyOnceWith('chip:1>2');
});

it('offers the discards to Prayer, and the hand to be thrown', () => {
  const pray = view({
    phase: 'prayer',
    discards: [{ card: 'p4', count: 2 }],
    choices: [effect('take:p4', 'take', { cards: ['p4'] })],
  });
  const { send } = show(Tray, pray);
  click(card('p4'));
  click(button('do_action take'));
  expect(send).toHaveBeenCalledExactlyOnceWith('take:p4');
});

it('offers left and right, with what each does', () => {
  const sides = (['left', 'right'] as const).map((way) => {
    const to = way === 'left' ? 'a5' : 'c5';
    return effect(way, 'side', { way, course: course([step(move(0, 'b5', to))]) });
  });
  const aside = view({ phase: 'side', card: 'g3', choices: sides });
  const { send } = show(Board, aside);
  click(place('a5'));
  const tray = show(Tray, aside);
  click(all('[data-option="right"]')[0]);
  expect(send).toHaveBeenCalledExactlyOnceWith('left');
  expect(tray.send).toHaveBeenCalledExactlyOnceWith('right');
});

it('lets cards pass or be cancelled where the rules ask', () => {
  const answers = [effect('pass', 'pass'), effect('cancel', 'cancel', { cards: ['g3'] })];
  const { send } = show(Tray, view({ phase: 'react', turn: 1, card: 'g3', choices: answers }));
  click(button('deed_cancel g3'));
  expect(send).toHaveBeenCalledExactlyOnceWith('cancel');
});

it('shows a declared card large, and what it would do, while it can be answered', () => {
  show(Board, now, { acting: false, window: { effect: play('g3', [push]) } });
  expect(all('.played.large')).toHaveLength(1);
  expect(all('[data-ghost]')).toHaveLength(2);
});

it('leaves a card to its player when an answer to it ends the turn, or the race', () => {
  const last = effect('pass', 'pass', { seat: 0, turn: 2, playing: ['p5'] });
  show(Board, view({ turn: 0 }), { last });
  expect(all('.played')[0]?.getAttribute('aria-label')).toBe('lies_there 2 p5 p5');
  show(Board, view({ turn: null, phase: 'over' }), { last });
  expect(all('.played')[1]?.getAttribute('aria-label')).toBe('lies_there 2 p5 p5');
});

it('has one stop for the tabulator among the spaces, at what can be chosen', () => {
  show(Board, loose);
  const stops = all('.place[tabindex="0"]') as SVGGElement[];
  expect(stops.map(({ dataset }) => dataset.key)).toEqual(['a3']);
  stops[0]!.focus();
  press('ArrowRight', stops[0]);
  expect((document.activeElement as SVGGElement).dataset.key).toBe('a4');
  // the missing spaces a10 and a11 are passed over
  for (let i = 0; i < 3; i++) press('End', document.activeElement!);
  expect((document.activeElement as SVGGElement).dataset.key).toBe('b6');
});

it('offers nothing to those who are not to act', () => {
  const { send } = show(Board, loose, { acting: false });
  const tray = show(Tray, now, { acting: false });
  expect(all('.place[role="button"]')).toHaveLength(0);
  click(place('b6'));
  click(card('g3'));
  expect(send).not.toHaveBeenCalled();
  expect(tray.send).not.toHaveBeenCalled();
});
