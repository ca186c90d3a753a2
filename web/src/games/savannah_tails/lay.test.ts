import { describe, expect, it } from 'vitest';
import {
  bent,
  drawn,
  flipped,
  inserted,
  laidOf,
  movedTo,
  planOf,
  removed,
  textOf,
  titleOf,
  unused,
  type Laid,
} from './lay';
import { layout } from './given';
import type { Part, TileShape } from './view';

function part(title: string, form: TileShape['form']): Part {
  const shape = { ...layout.tiles[0]!, title, form, hard: title.endsWith('*') };
  return { tile: shape, spaces: layout.spaces.slice(0, 2) };
}

const parts = [
  part('start', 'straight'),
  part('S1', 'straight'),
  part('S1*', 'straight'),
  part('L1', 'left'),
  part('L2', 'left'),
  part('R1', 'right'),
  part('finish', 'straight'),
];
const row = (...titles: string[]): Laid[] => titles.map(laidOf);
const titles = (tiles: readonly Laid[]): string => tiles.map(titleOf).join(' ');

describe('a row of tiles', () => {
  const tiles = row('start', 'S1*', 'L1', 'finish');

  it('is written as the server reads it', () => {
    expect(textOf({ tiles, bonuses: ['boing', 'deja', 'neck'] })).toBe('start S1* L1 finish bonuses boing deja neck');
    expect(titles(planOf(layout).tiles)).toBe('start S1 finish');
  });

  it('can be changed, but for its ends', () => {
    expect(titles(inserted(tiles, 0, laidOf('R1')))).toBe('start R1 S1* L1 finish');
    expect(titles(inserted(tiles, 9, laidOf('R1')))).toBe('start S1* L1 R1 finish');
    expect(titles(movedTo(tiles, 1, 3))).toBe('start L1 S1* finish');
    expect(titles(movedTo(tiles, 2, 1))).toBe('start L1 S1* finish');
    expect(titles(movedTo(tiles, 0, 2))).toBe(titles(tiles));
    expect(titles(removed(tiles, 1))).toBe('start L1 finish');
    expect(titles(removed(tiles, 3))).toBe(titles(tiles));
    expect(titles(flipped(tiles, 0))).toBe('start* S1* L1 finish');
  });

  it('bends the other way with a corner that is left', () => {
    expect(titles(bent(parts, tiles, 2)!)).toBe('start S1* R1 finish');
    expect(bent(parts, tiles, 1)).toBe(null);
    expect(bent(parts, row('start', 'R1', 'L1', 'finish'), 2)).toBe(null);
    expect(unused(parts, tiles).map(({ tile }) => tile.title)).toEqual(['L2', 'R1']);
  });
});

describe('tiles laid to scale', () => {
  const lie = (...names: string[]) => drawn(parts, row(...names));

  it('lie one behind the other', () => {
    const { tiles } = lie('start', 'S1*', 'finish');
    expect(tiles.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [0, 0, 0],
      [6, 0, 0],
      [12, 0, 0],
    ]);
    expect(tiles.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('turn by a quarter in a corner', () => {
    const { tiles, spaces } = lie('start', 'R1', 'S1', 'finish');
    const behind = tiles[2]!;
    expect(behind.x).toBeCloseTo(6 + 9 / Math.PI);
    expect(behind.y).toBeCloseTo(9 / Math.PI);
    expect(behind.heading).toBe(90);
    // its first space lies ahead of its edge, running down; red is to the left, that is to the right on the table
    const space = spaces.find(({ name }) => name === '3r1')!;
    expect(space.direction).toBe(90);
    expect(space.y).toBeCloseTo(behind.y + 0.5);
    expect(space.x).toBeGreaterThan(behind.x);
  });

  it('close a square with four corners', () => {
    const { tiles } = lie('start', 'L1', 'L2', 'finish');
    expect(tiles[3]!.heading).toBe(180);
    expect(tiles[3]!.x).toBeCloseTo(6);
  });
});
