import { describe, expect, it } from 'vitest';
import { byTrack, ghosts, letter, movable, moveBy, movesOf, parade, placements } from './choices';
import type { Effect, Elephant, Step, View } from './view';

const step = (elephant: number, start: number, space: number | null, more: Partial<Step> = {}): Step => ({
  elephant,
  start,
  space,
  house: null,
  logs: 0,
  held: false,
  ...more,
});

const move = (elephant: number, start: number, number: number, space: number | null, more = {}): Effect => ({
  action: `${start}+${number}`,
  kind: 'move',
  number,
  steps: [step(elephant, start, space, more)],
});

const elephant = (id: number, space: number | null, more: Partial<Elephant> = {}): Elephant => ({
  id,
  seat: Math.floor(id / 2),
  space,
  house: null,
  moved: false,
  cannot: null,
  ...more,
});

/** 14 before water on 15, 12 behind it, 9 in another player's colour, one home. */
const view: View = {
  phase: 'moving',
  turn: 0,
  elephants: [elephant(0, 14), elephant(1, 12), elephant(2, 9), elephant(3, null, { house: 0 })],
  forests: [],
  houses: [],
  held: [0, 3],
  numbers: [3, 2, 1],
  choices: [
    move(0, 14, 1, 15, { held: true }),
    move(0, 14, 2, 15, { held: true }),
    move(0, 14, 3, 15, { held: true }),
    move(2, 9, 1, 10),
    move(2, 9, 2, 11),
    move(2, 9, 3, 13),
    { action: 'parade', kind: 'parade', number: null, steps: [step(0, 14, 15), step(1, 12, 13), step(2, 9, 10)] },
  ],
};

describe('choices', () => {
  it('gives the moves of an elephant, the highest number first', () => {
    expect(movesOf(view, 2).map((choice) => choice.action)).toEqual(['9+3', '9+2', '9+1']);
    expect(movesOf(view, 1)).toEqual([]);
  });

  it('finds the move of an elephant by a number, and nothing that is not offered', () => {
    expect(moveBy(view, 0, 2)?.action).toBe('14+2');
    expect(moveBy(view, 1, 2)).toBeNull();
  });

  it('lists elephants from the front, those at home left out', () => {
    expect(byTrack(view)).toEqual([0, 1, 2]);
  });

  it('counts only those as movable that a move is offered for: a parade moves all', () => {
    expect(movable(view)).toEqual([0, 2]);
  });

  it('tells parade and placements apart from moves', () => {
    expect(parade(view)?.action).toBe('parade');
    expect(placements(view)).toEqual([]);
    const place: Effect = { action: '@3', kind: 'place', number: null, steps: [{ ...step(0, 0, 3), start: null }] };
    expect(placements({ ...view, choices: [place] })).toEqual([place]);
    expect(parade({ ...view, choices: [place] })).toBeNull();
  });
});

describe('ghosts', () => {
  it('merges numbers that lead to the same place, and keeps them all choosable', () => {
    const found = ghosts(movesOf(view, 0));
    expect(found).toHaveLength(1);
    expect(found[0]!.choices.map((choice) => choice.number)).toEqual([3, 2, 1]);
    expect(found[0]!.step.held).toBe(true);
  });

  it('keeps places apart, and elephants too', () => {
    expect(ghosts(movesOf(view, 2)).map((ghost) => ghost.step.space)).toEqual([13, 11, 10]);
    expect(ghosts([parade(view)!])).toHaveLength(3);
  });

  it('merges ways into the same house', () => {
    const home = [3, 2].map((number) => move(1, 57, number, null, { house: 1, logs: 2 }));
    expect(ghosts([...home, move(1, 57, 1, 58)]).map((ghost) => ghost.choices.length)).toEqual([2, 1]);
  });
});

it('tells the two elephants of a player apart', () => {
  expect([0, 1, 6, 7].map(letter)).toEqual(['A', 'B', 'A', 'B']);
});
