import { describe, expect, it } from 'vitest';
import { between, blob, facing, ground, trail, tremble, type Point } from './geometry';
import type { Layout } from './view';

/** Along the bottom to the right, up, and back to the left above it; the goal in between. */
function hook(starts = 4): Layout {
  const cells: [number, number][] = [];
  for (let column = 0; column <= 6; column++) cells.push([column, 6]);
  for (let row = 5; row >= 0; row--) cells.push([6, row]);
  for (let column = 5; column >= 0; column--) cells.push([column, 0]);
  cells.push([0, 1]);
  return {
    name: 'hook',
    cells,
    goal: [
      [1, 2],
      [4, 3],
    ],
    water: [9],
    forests: [12],
    starts,
  };
}

const inside = (at: Point, place: { x: number; y: number; width: number; height: number }) =>
  at.x >= place.x && at.x <= place.x + place.width && at.y >= place.y && at.y <= place.y + place.height;

describe('ground', () => {
  it('puts each space into the middle of its cell', () => {
    expect(ground(hook()).spaces[0]).toEqual({ x: 50, y: 650 });
    expect(ground(hook()).spaces[7]).toEqual({ x: 650, y: 550 });
  });

  it('begins at the first column and row that are used', () => {
    const shifted = { ...hook() };
    shifted.cells = shifted.cells.map(([column, row]) => [column + 20, row + 30]);
    shifted.goal = [
      [21, 32],
      [24, 33],
    ];
    expect(ground(shifted)).toEqual(ground(hook()));
  });

  it('has room for all who wait, on green that nothing else needs', () => {
    for (const starts of [4, 6, 8]) {
      const { waiting, pavilion, spaces, goal, view, green } = ground(hook(starts));
      expect(waiting).toHaveLength(starts);
      const all = [pavilion, ...waiting, ...spaces, ...green].map(({ x, y }) => `${x},${y}`);
      expect(new Set(all).size).toBe(all.length);
      for (const at of [pavilion, ...waiting]) {
        expect(inside(at, goal)).toBe(false);
        expect(inside(at, view)).toBe(true);
      }
    }
  });

  it('adds rows where a track leaves no green', () => {
    // a full block: every cell is track or goal
    const cells: [number, number][] = [];
    for (let row = 0; row < 5; row++) {
      for (let i = 0; i < 5; i++) cells.push([row % 2 ? 4 - i : i, row]);
    }
    const full: Layout = {
      name: 'full',
      cells,
      goal: [
        [0, 5],
        [4, 5],
      ],
      water: [],
      forests: [],
      starts: 8,
    };
    expect(ground(full).rows).toBe(8);
    expect(ground(full).waiting).toHaveLength(8);
  });

  it('keeps three houses of falling size within the goal, wide or narrow', () => {
    for (const goal of [
      [
        [1, 2],
        [4, 3],
      ],
      [
        [2, 2],
        [2, 4],
      ],
      [
        [3, 3],
        [3, 3],
      ],
    ] as Layout['goal'][]) {
      const made = ground({ ...hook(), goal });
      const [first, second, third] = made.houses;
      expect(made.houses).toHaveLength(3);
      expect(first!.scale).toBeGreaterThan(second!.scale);
      expect(second!.scale).toBeGreaterThan(third!.scale);
      for (const { x, y, scale } of made.houses) {
        expect(inside({ x: x - 95 * scale, y: y - 170 * scale }, made.goal)).toBe(true);
        expect(inside({ x: x + 95 * scale, y: y + 62 * scale }, made.goal)).toBe(true);
      }
      expect(inside(made.entry, made.goal)).toBe(true);
    }
  });
});

describe('facing', () => {
  it('looks the way it goes, and on an upright stretch the way it will look next', () => {
    const { facing: looks } = ground(hook());
    expect(looks.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(looks.slice(6, 18)).toEqual(Array(12).fill(-1));
    // the last ones look to the goal
    expect(looks.slice(18)).toEqual([1, 1]);
  });

  it('looks to the right where it never turns', () => {
    expect(
      facing(
        [
          { x: 0, y: 0 },
          { x: 0, y: 100 },
        ],
        { x: 0, y: 200 },
      ),
    ).toEqual([1, 1]);
  });
});

describe('between', () => {
  it('walks space by space, both ends included', () => {
    expect(between(14, 17, 59)).toEqual([14, 15, 16, 17]);
  });

  it('walks to the last space on the way home', () => {
    expect(between(57, null, 59)).toEqual([57, 58]);
    expect(between(58, null, 59)).toEqual([58]);
  });
});

describe('trail', () => {
  it('is straight where the way is, and rounds corners', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 200, y: 0 },
    ];
    expect(trail(way)).toBe('M0 0L100 0L200 0');
    expect(
      trail(
        [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 100 },
        ],
        40,
      ),
    ).toBe('M0 0L60 0Q100 0 100 40L100 100');
    expect(trail([])).toBe('');
  });
});

describe('the trembling hand', () => {
  it('draws the same every time, within its bounds, and not always the same', () => {
    const values = Array.from({ length: 200 }, (_, i) => tremble(i, 3));
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(values).toEqual(Array.from({ length: 200 }, (_, i) => tremble(i, 3)));
    expect(new Set(values).size).toBeGreaterThan(190);
    expect(blob({ x: 0, y: 0 }, 40, 1)).not.toBe(blob({ x: 0, y: 0 }, 40, 2));
  });
});
