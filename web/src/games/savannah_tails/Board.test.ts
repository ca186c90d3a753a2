import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import type { SeatView } from '../../lib/wire';
import Board from './Board.svelte';
import { effect, layout, player, run, touch, view } from './given';
import client from './index';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';

// jsdom has no layout, so nothing is ever resized
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const card = (name: string, more: object = {}) => ({
  card: name,
  colour: 'rkyb'.indexOf(name[0]!),
  value: Number(name[1]),
  bonus: 0,
  full: true,
  cannot: null,
  ...more,
});
const far = { id: 'lane_far', args: { card: 'b2', steps: 2, changes: 2, ruling: 'ST-M1' } };

const now: View = view({
  hand: [card('r2'), card('k4', { bonus: 1 }), card('y4'), card('b2', { full: false, cannot: far })],
  players: [player({ top: 'k6', discards: ['k6'] }), player({ hand: 3, known: ['b6'] })],
  choices: [
    effect('k4', { bonus: 1, runs: [run(['1k5', '1k6', '2k4'], [touch('2k1', 'water')])] }),
    effect('y4:1', { runs: [run(['1k5', '2k1', '2y1'], [touch('2k1', 'water')])], asks: 'marker' }),
    effect('y4:2', { runs: [run(['1k5', '1k6', '2y1'])] }),
    effect('y4-1r6', { kind: 'step', runs: [run(['1k5', '1r6'], [], 'step')] }),
    effect('r2', { runs: [run(['1k5', '2r1'], [touch('2r1', 'porcupine')])] }),
    effect('r2+toes', { toes: true, runs: [run(['1k5', '2r1'], [touch('2r1', 'porcupine', false)])] }),
    effect('b2-1y6', { kind: 'step', runs: [run(['1k5', '1y6'], [], 'step')] }),
    effect('wings=r', { source: 'wings', card: 'r4', used: ['wings'], runs: [run(['1k5', '2r3'])] }),
    effect('wings=b', { source: 'wings', card: 'b4', used: ['wings'], runs: [run(['1k5', '2b3'])] }),
    effect('deja', { source: 'deja', card: 'k6', used: ['deja'], runs: [run(['1k5', '2k6'])] }),
  ],
});

let mounted: object[] = [];

function show(part: typeof Board | typeof Tray, more: Partial<BoardProps<View, Layout, Effect>> = {}) {
  const send = vi.fn();
  const seats = [0, 1].map((seat) => ({ seat, chair: seat, name: '', kind: 'person', mine: seat === 0 })) as SeatView[];
  const props = {
    view: now,
    layout,
    last: null,
    seats,
    acting: true,
    send,
    refuse: vi.fn(),
    say: ({ id, args }: { id: string; args?: object }) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim(),
    motion: 0,
    showNumbers: false,
    hover: null,
    ...more,
  };
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return { send };
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const goals = (): string[] => all('.goal').map((goal) => goal.dataset.goal!);
const source = (name: string): HTMLElement => one(`[data-source="${name}"]`);

function click(element: Element | undefined | null, detail = 1): void {
  expect(element).toBeTruthy();
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  flushSync();
}

function press(key: string, at: Element | Window = window): void {
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

/** The focus gets there, perhaps only after what it goes to is drawn. */
async function focused(element: () => Element): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement === element()).toBe(true));
  flushSync();
}

afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  chosen.reset();
  document.body.innerHTML = '';
});

it('shows where a card leads, and a click there plays it', () => {
  show(Tray);
  const { send } = show(Board);
  expect(goals()).toEqual([]);
  click(source('k4'));
  expect(goals()).toEqual(['2k4']);
  expect(one('.goal').getAttribute('aria-label')).toContain('effect_bonus 4 1');
  click(one('.goal'));
  expect(send).toHaveBeenCalledExactlyOnceWith('k4');
  expect(goals()).toEqual([]);
});

it('shows where a card leads while one points at it', () => {
  show(Tray);
  show(Board);
  source('y4').dispatchEvent(new MouseEvent('pointerenter'));
  flushSync();
  expect(goals()).toEqual(['2y1', '1r6']);
  source('y4').dispatchEvent(new MouseEvent('pointerleave'));
  flushSync();
  expect(goals()).toEqual([]);
});

it('asks for the way where ways differ in what happens', () => {
  show(Tray);
  const { send } = show(Board);
  click(source('y4'));
  click(one('[data-goal="2y1"]'));
  expect(send).not.toHaveBeenCalled();
  expect(all('.sign').map((sign) => sign.getAttribute('aria-label'))).toEqual([
    'effect_move 4 0, effect_end 2 yellow 1, effect_water 1',
    'effect_move 4 0, effect_end 2 yellow 1',
  ]);
  click(all('.sign')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('y4:2');
});

it('does everything from the tray: card, switch, end, way', () => {
  const { send } = show(Tray);
  click(source('r2'));
  expect(all('.where').map((where) => where.dataset.space)).toEqual(['2r1']);
  click(all('.where')[0]);
  expect(one('.words .warning').textContent).toContain('effect_porcupine');
  click(all('.switch').find((button) => button.textContent?.includes('switch_toes')));
  expect(all('.do')).toEqual([]);
  click(all('.where')[0]);
  expect(all('.words .warning')).toEqual([]);
  click(one('.do'));
  expect(send).toHaveBeenLastCalledWith('r2+toes');
  click(source('y4'));
  click(one('.where[data-space="2y1"]'));
  click(all('button.way')[0]);
  click(one('.do'));
  expect(send).toHaveBeenLastCalledWith('y4:1');
});

it('plays bonuses in place of a card', () => {
  const { send } = show(Tray);
  click(source('wings'));
  click(one('.switch[aria-label="colour_name blue"]'));
  click(one('.where[data-space="2b3"]'));
  click(one('.do'));
  click(source('deja'));
  click(one('.where[data-space="2k6"]'));
  click(one('.do'));
  expect(send.mock.calls).toEqual([['wings=b'], ['deja']]);
});

it('says why a card has only one step', () => {
  show(Tray);
  expect(source('b2').getAttribute('aria-label')).toContain('lane_far b2 2 2 ST-M1');
  expect(source('b2').querySelector('.one')).toBeTruthy();
  expect(source('k4').querySelector('.plus')?.textContent).toBe('+1');
  click(source('b2'));
  expect(one('.words').textContent).toContain('lane_far');
});

it('can be played with keys alone', async () => {
  show(Tray);
  const { send } = show(Board);
  source('r2').focus();
  press('ArrowRight', source('r2'));
  await focused(() => source('k4'));
  press('ArrowRight', source('k4'));
  click(source('y4'), 0); // as Enter does
  await focused(() => one('[data-goal="2y1"]'));
  press('ArrowRight', one('[data-goal="2y1"]'));
  await focused(() => one('[data-goal="1r6"]'));
  press('ArrowLeft', one('[data-goal="1r6"]'));
  press('Enter', one('[data-goal="2y1"]'));
  await focused(() => all('.sign')[0]!);
  press('Escape', all('.sign')[0]!);
  await focused(() => one('[data-goal="2y1"]'));
  press('Escape', one('[data-goal="2y1"]'));
  await focused(() => source('y4'));
  expect(source('y4').getAttribute('aria-pressed')).toBe('false');
  click(source('k4'), 0);
  await focused(() => one('[data-goal="2k4"]'));
  press('Enter', one('[data-goal="2k4"]'));
  expect(send).toHaveBeenCalledExactlyOnceWith('k4');
});

it('offers markers, losses and what comes after the movement as buttons', () => {
  const marker = (bonus: 'boing' | 'neck') =>
    effect(`marker=${bonus}`, { kind: 'marker', source: null, card: null, marked: [bonus] });
  const { send } = show(Tray, { view: view({ deciding: 'marker', choices: [marker('boing'), marker('neck')] }) });
  expect(all('.decide button').map((button) => button.textContent?.trim())).toEqual(['bonus_boing', 'bonus_neck']);
  click(all('.decide button')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('marker=neck');
});

it('shows on the board where Neck Stretch and Leapfrog lead', () => {
  const neck = effect('neck', {
    kind: 'neck',
    source: null,
    card: null,
    runs: [run(['1k5', '1k6', '2k1'], [], 'neck')],
  });
  const done = effect('done', { kind: 'done', source: null, card: null });
  const { send } = show(Board, { view: view({ deciding: 'after', choices: [neck, done] }) });
  expect(goals()).toEqual(['2k1']);
  click(one('.goal'));
  expect(send).toHaveBeenCalledExactlyOnceWith('neck');
});

it('lists the order of the round, and tells why and what somebody has', () => {
  show(Board);
  const entries = all('.bar li button');
  expect(entries.map((entry) => entry.dataset.seat)).toEqual(['0', '1']);
  expect(entries[0]!.getAttribute('aria-current')).toBe('step');
  click(entries[1]);
  const more = one('.more');
  expect(more.textContent).toContain('order_last');
  expect(more.textContent).toContain('cards_of 3 16');
  // of three cards all know one; the others show their backs
  expect(more.querySelectorAll('.backs .value')).toHaveLength(1);
  expect(more.querySelectorAll('.backs .back')).toHaveLength(2);
  press('Escape', entries[1]);
  expect(all('.more')).toEqual([]);
});

it('shows the photo of the finish, which can be closed and opened', () => {
  const ended = { how: 'finish' as const, places: [2, 1], rows: [1, 3] };
  const ostriches = [
    { seat: 0, space: '3k4', rows: 16, place: 2 },
    { seat: 1, space: '3b6', rows: 18, place: 1 },
  ];
  show(Board, { acting: false, view: view({ phase: 'over', turn: null, deciding: null, ostriches, ended }) });
  expect(all('.photo li').map((place) => place.textContent)).toEqual([
    expect.stringContaining('rows_past 3'),
    expect.stringContaining('rows_past 1'),
  ]);
  click(one('.photo button'));
  expect(all('.photo')).toEqual([]);
  click(one('.again'));
  expect(all('.photo')).toHaveLength(1);
});

it('offers nothing to those who are not to act, and tells nothing of hands to those who watch', () => {
  const { send } = show(Board, { acting: false });
  show(Tray, { acting: false, view: { ...now, hand: [] } });
  click(one('svg.course'));
  expect(goals()).toEqual([]);
  expect(all('.playing-card')).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

it('sees the whole course on demand', () => {
  show(Board);
  const transform = () => one('.world').getAttribute('style')!;
  const near = transform();
  click(one('.tools [aria-pressed]'));
  expect(transform()).not.toBe(near);
  click(one('.tools button'));
  expect(transform()).toBe(near);
});

it('prompts for what comes next', () => {
  const id = () => client.prompt(now, true)?.id;
  expect(client.prompt(now, false)).toBe(null);
  expect(id()).toBe('prompt_card');
  chosen.take(now, 'y4');
  expect(id()).toBe('prompt_goal');
  chosen.goal = '2y1';
  expect(id()).toBe('prompt_way');
  expect(client.prompt(view({ deciding: 'lose' }), true)?.id).toBe('prompt_lose');
});
