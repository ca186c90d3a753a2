import { expect, it } from 'vitest';
import type { Effect, Elephant, Layout, Step, View } from './view';
import { describe as tellPosition, tell } from './words';

const layout: Layout = {
  name: 'line',
  cells: [],
  goal: [
    [0, 0],
    [0, 0],
  ],
  water: [15, 31],
  forests: [17],
  starts: 4,
};

const stuck = { id: 'water_held', args: { space: 15, behind: 14, ruling: 'EP-4' } };

const elephant = (id: number, change: Partial<Elephant> = {}): Elephant => ({
  id,
  seat: Math.floor(id / 2),
  space: null,
  house: null,
  moved: false,
  cannot: null,
  ...change,
});

const step = (change: Partial<Step>): Step => ({
  elephant: 0,
  start: 14,
  space: 17,
  house: null,
  logs: 0,
  held: false,
  ...change,
});

const view: View = {
  phase: 'moving',
  turn: 1,
  elephants: [
    elephant(0, { space: 14 }),
    elephant(1, { house: 0 }),
    elephant(2, { space: 15, cannot: stuck }),
    elephant(3, { space: 20 }),
  ],
  forests: [{ space: 17, logs: 2 }],
  houses: [
    { logs: 0, elephant: 1 },
    { logs: 2, elephant: null },
    { logs: 1, elephant: null },
  ],
  held: [3, 0],
  numbers: [3, 1],
  choices: [],
};

it('tells the position: what is to do, what is held, elephants from the front, the track, the houses', () => {
  expect(tellPosition(view, layout)).toEqual([
    { id: 'now_moving', args: { seat: 1, numbers: '3, 1' } },
    { id: 'holds', args: { seat: 0, logs: 3 } },
    { id: 'holds', args: { seat: 1, logs: 0 } },
    { id: 'stands', args: { owner_seat: 1, space: 20 } },
    { id: 'stands', args: { owner_seat: 1, space: 15 } },
    stuck,
    { id: 'stands', args: { owner_seat: 0, space: 14 } },
    { id: 'stands_home', args: { owner_seat: 0, house: 1 } },
    { id: 'water_at', args: { space: 15 } },
    { id: 'forest_holds', args: { space: 17, logs: 2 } },
    { id: 'water_at', args: { space: 31 } },
    { id: 'house_holds', args: { house: 2, logs: 2 } },
    { id: 'house_holds', args: { house: 3, logs: 1 } },
  ]);
});

it('tells the beginning and the end', () => {
  expect(tellPosition({ ...view, phase: 'placing', turn: 0 }, layout)[0]!.id).toBe('now_placing');
  expect(tellPosition({ ...view, phase: 'over', turn: null }, layout)[0]!.id).toBe('now_over');
  expect(tellPosition({ ...view, elephants: [elephant(0)] }, layout)[3]!.id).toBe('stands_waiting');
});

it('tells what a move does', () => {
  const move: Effect = { action: '14+2', kind: 'move', number: 2, steps: [step({ logs: 2 })] };
  expect(tell(move)).toEqual([
    { id: 'elephant_label', args: { owner_seat: 0, space: 14 } },
    { id: 'effect_move', args: { space: 17 } },
    { id: 'effect_logs', args: { logs: 2 } },
  ]);
});

it('tells of a parade what comes of it', () => {
  const parade: Effect = {
    action: 'parade',
    kind: 'parade',
    number: null,
    steps: [
      step({ elephant: 3, start: 54, space: null, house: 1, logs: 2 }),
      step({ elephant: 0, start: 20, space: 21 }),
      step({ elephant: 2, start: 14, space: 15, held: true }),
    ],
  };
  expect(tell(parade).map(({ id, args }) => [id, args.owner_seat ?? args.house ?? args.space ?? null])).toEqual([
    ['parade', null],
    ['elephant_label', 1],
    ['effect_home', 2],
    ['elephant_label', 1],
    ['effect_move', 15],
    ['effect_stuck', null],
  ]);
});
