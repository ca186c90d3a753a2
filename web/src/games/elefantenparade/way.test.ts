import { describe, expect, it } from 'vitest';
import { ground } from './geometry';
import type { Elephant, Layout, Step, View } from './view';
import { leadsFrom, placeOf, way } from './way';

const layout: Layout = {
  name: 'line',
  cells: Array.from({ length: 20 }, (_, column): [number, number] => [column, 2]),
  goal: [
    [17, 0],
    [19, 1],
  ],
  water: [],
  forests: [],
  starts: 4,
};
const place = ground(layout);

function position(...spaces: (number | null | 'home')[]): View {
  const elephants = spaces.map((space, id): Elephant => ({
    id,
    seat: Math.floor(id / 2),
    space: space === 'home' ? null : space,
    house: space === 'home' ? 0 : null,
    moved: false,
    cannot: null,
  }));
  return { phase: 'moving', turn: 0, elephants, forests: [], houses: [], held: [0, 0], numbers: [], choices: [] };
}

const step = (more: Partial<Step>): Step => ({
  elephant: 0,
  start: null,
  space: null,
  house: null,
  logs: 0,
  held: false,
  ...more,
});

describe('way', () => {
  it('goes space by space and leaps over those that are occupied, not where it lands', () => {
    const stops = way(step({ start: 4, space: 7 }), position(4, 5, 9, 1), place);
    expect(stops.map(({ x }) => x)).toEqual([450, 550, 650, 750]);
    expect(stops.map(({ leap }) => leap)).toEqual([false, true, false, false]);
  });

  it('does not leap in a parade', () => {
    const stops = way(step({ start: 4, space: 5 }), position(4, 5, 9, 1), place, false);
    expect(stops.some(({ leap }) => leap)).toBe(false);
  });

  it('ends in the house on the way home', () => {
    const stops = way(step({ start: 18, house: 0 }), position(18, 5, 9, 1), place);
    expect(stops.at(-2)).toMatchObject(place.entry);
    expect(stops.at(-1)).toMatchObject(placeOf({ id: 0, space: null, house: 0 }, place));
  });

  it('sets out from where it waits when it is placed', () => {
    const stops = way(step({ space: 3 }), position(null, null, null, null), place);
    expect(stops[0]).toMatchObject(placeOf({ id: 0, space: null, house: null }, place));
    expect(stops.at(-1)).toMatchObject({ x: 350, y: 250 });
  });
});

describe('placeOf', () => {
  it('gives everybody who waits a place of their own', () => {
    const places = [0, 1, 2, 3].map((id) => placeOf({ id, space: null, house: null }, place));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });
});

describe('leadsFrom', () => {
  it('knows the step that leads from one view to the next', () => {
    expect(leadsFrom(step({ start: 4, space: 7 }), position(4, 5), position(7, 5))).toBe(true);
    expect(leadsFrom(step({ start: 18, house: 0 }), position(18, 5), position('home', 5))).toBe(true);
  });

  it('knows a move that was taken back, or missed', () => {
    expect(leadsFrom(step({ start: 4, space: 7 }), position(7, 5), position(4, 5))).toBe(false);
    expect(leadsFrom(step({ start: 4, space: 7 }), position(3, 5), position(7, 5))).toBe(false);
    expect(leadsFrom(step({ elephant: 9, start: 4, space: 7 }), position(4, 5), position(7, 5))).toBe(false);
  });
});
