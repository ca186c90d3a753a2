import { describe, expect, it } from 'vitest';
import {
  band,
  beside,
  CELL,
  cell,
  course,
  headingAt,
  lengthOf,
  lineAlong,
  middleOf,
  nameOf,
  pointAt,
  ring,
  spotOf,
  standOn,
  type Course,
  type Point,
  type Shape,
  type Spot,
} from './geometry';

const SHAPES: Shape[] = ['wide', 'tall'];
/** Both tracks that come with the game, and the extremes of what a user's own track may be. */
const TRACKS: [number, number][] = [
  [4, 36],
  [5, 44],
  [2, 12],
  [3, 12],
  [6, 12],
  [3, 13],
  [4, 23],
  [6, 31],
  [3, 60],
  [6, 60],
  [6, 59],
];
const ALL = TRACKS.flatMap(([lanes, columns]) =>
  SHAPES.map((shape): [number, number, Shape] => [lanes, columns, shape]),
);

function spots({ lanes, columns }: Course): Spot[] {
  return Array.from({ length: lanes * columns }, (_, i) => ({ lane: Math.floor(i / columns), column: i % columns }));
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

it('names spaces as notation does', () => {
  expect(spotOf('c9')).toEqual({ lane: 2, column: 9 });
  expect(nameOf({ lane: 0, column: 34 })).toBe('a34');
});

describe.each(ALL)('%i lanes, %i columns, %s', (lanes, columns, shape) => {
  const made = course(lanes, columns, shape);

  it('has every column once, in one closed ring', () => {
    expect(made.parts.reduce((sum, part) => sum + part.columns, 0)).toBe(columns);
    for (const across of [0, lanes]) {
      // no jump anywhere, the line included: a twentieth of a column is never more than a few units
      const steps = Array.from({ length: columns * 20 }, (_, i) =>
        apart(pointAt(made, i / 20, across), pointAt(made, (i + 1) / 20, across)),
      );
      expect(Math.max(...steps)).toBeLessThan(45);
      expect(apart(pointAt(made, 0, across), pointAt(made, columns, across))).toBeLessThan(1e-6);
    }
  });

  it('goes where it heads, and always to the left', () => {
    for (let i = 0; i < columns * 4; i++) {
      const at = i / 4 + 0.1;
      const [from, to] = [pointAt(made, at, 1), pointAt(made, at + 0.01, 1)];
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const off = ((angle - headingAt(made, at) + 540) % 360) - 180;
      expect(Math.abs(off)).toBeLessThan(2);
      // the left lane is the inner one: to the left of the direction
      const inward = pointAt(made, at, 0);
      const turn = (to.x - from.x) * (inward.y - from.y) - (to.y - from.y) * (inward.x - from.x);
      expect(turn).toBeLessThan(0);
    }
  });

  it('lets no two pieces overlap much, and keeps all of them in view', () => {
    const all = spots(made);
    const stands = all.map((spot) => standOn(made, spot));
    stands.forEach((a, i) => {
      expect(a.scale).toBeGreaterThan(0.7);
      // an elephant is about 80 wide where it has all its room
      const room = stands.slice(i + 1).map((b) => apart(a, b) / (a.scale + b.scale));
      if (room.length > 0) expect(Math.min(...room)).toBeGreaterThan(34);
      const { x, y, width, height } = made.view;
      expect(a.x - x).toBeGreaterThan(CELL / 2);
      expect(x + width - a.x).toBeGreaterThan(CELL / 2);
      expect(a.y - y).toBeGreaterThan(CELL / 2);
      expect(y + height - a.y).toBeGreaterThan(CELL / 2);
    });
  });

  it('leaves the infield free', () => {
    const { x, y, width, height } = made.infield;
    expect(Math.min(width, height)).toBeGreaterThan(0);
    for (const spot of spots(made)) {
      const at = middleOf(made, spot);
      const inside = at.x > x && at.x < x + width && at.y > y && at.y < y + height;
      // the inner edge is round: a corner's spaces may lie in the box's corners, but no nearer
      if (inside)
        expect(Math.hypot(at.x - x - width / 2, at.y - y - height / 2)).toBeGreaterThan(Math.min(width, height) / 2);
    }
  });

  it('lies as its shape says', () => {
    const { width, height } = made.view;
    // a short ring can't be long; it is nearly a circle
    if (columns >= 30) expect(shape === 'wide' ? width / height : height / width).toBeGreaterThan(1.15);
    else expect(shape === 'wide' ? width / height : height / width).toBeGreaterThanOrEqual(1);
  });

  it('runs past the line on the home straight: to the right below, or upwards on the right', () => {
    expect(headingAt(made, 0)).toBeCloseTo(shape === 'wide' ? 0 : -90);
    expect(headingAt(made, -0.9)).toBeCloseTo(shape === 'wide' ? 0 : -90);
    const { x, y, width, height } = made.view;
    const line = pointAt(made, 0, lanes / 2);
    if (shape === 'wide') expect(line.y).toBeGreaterThan(y + height / 2);
    else expect(line.x).toBeGreaterThan(x + width / 2);
  });

  it('lets the arrow keys reach every space', () => {
    const found = new Set<string>(['a0']);
    const queue: Spot[] = [{ lane: 0, column: 0 }];
    for (let spot = queue.pop(); spot; spot = queue.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = beside(made, spot, key);
        if (!next || found.has(nameOf(next))) continue;
        const [here, there] = [middleOf(made, spot), middleOf(made, next)];
        expect(key === 'ArrowUp' ? here.y - there.y : key === 'ArrowDown' ? there.y - here.y : 1).toBeGreaterThan(0);
        found.add(nameOf(next));
        queue.push(next);
      }
    }
    expect(found.size).toBe(lanes * columns);
  });
});

it('makes inner spaces of corners shorter and outer ones longer, and pieces fit them', () => {
  const made = course(4, 36, 'wide');
  const corner = made.parts.find(({ length }) => length === 0)!.from;
  const lengths = [0, 1, 2, 3].map((lane) => lengthOf(made, { lane, column: corner }));
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths[0]).toBeCloseTo(72);
  expect(lengthOf(made, { lane: 2, column: 0 })).toBe(CELL);
  expect(standOn(made, { lane: 0, column: corner }).scale).toBeLessThan(0.8);
  expect(standOn(made, { lane: 2, column: 0 }).scale).toBe(1);
});

it('lets elephants look the way they run and lean up and down', () => {
  const made = course(4, 36, 'tall');
  expect(standOn(made, { lane: 1, column: 0 })).toMatchObject({ facing: 1, lean: -16 });
  const across = made.parts[2]!.from;
  expect(standOn(made, { lane: 1, column: across })).toMatchObject({ facing: -1 });
  const down = made.parts[4]!.from;
  expect(standOn(made, { lane: 1, column: down })).toMatchObject({ facing: -1, lean: -16 });
});

it('draws spaces and bands along the bends', () => {
  const made = course(4, 36, 'wide');
  expect(cell(made, { lane: 0, column: 0 })).toBe('M300 0L400 0L400 100L300 100Z');
  expect(cell(made, { lane: 0, column: 0 }, 0.1)).toBe('M310 10L390 10L390 90L310 90Z');
  const corner = made.parts[1]!.from;
  expect(cell(made, { lane: 1, column: corner })).toMatch(/^M.*A.*L.*A.*Z$/);
  // over the line, and over the joint of a straight and a corner
  expect(band(made, -1, 1, 0, 4)).toBe('M200 0L400 0L400 400L200 400Z');
  expect(lineAlong(made, corner - 1, corner + 1, 2).match(/[LA]/g)).toEqual(['L', 'A']);
  expect(ring(made).match(/Z/g)).toHaveLength(2);
});
