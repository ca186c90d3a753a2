import { describe, expect, it } from 'vitest';
import {
  ahead,
  angle,
  at,
  beside,
  inField,
  isSpace,
  keyAt,
  lineName,
  logOn,
  onRim,
  onSpace,
  spotOf,
  viewBox,
} from './geometry';

const KEYS = ['a1', 'g7', 'c3', 'S0', 'N6', 'W3', 'E5', '@0', '@1'];

describe('places', () => {
  it('have keys that are read back', () => {
    for (const key of KEYS) expect(keyAt(spotOf(key))).toBe(key);
    for (const spot of [
      { column: -1, row: -1 },
      { column: 7, row: 7 },
      { column: -2, row: -1 },
      { column: 3, row: 8 },
    ])
      expect(keyAt(spot)).toBeNull();
    expect(KEYS.filter(isSpace)).toEqual(['a1', 'g7', 'c3']);
  });

  it('lie with silver below, columns to the right', () => {
    expect(at(spotOf('d4'), false)).toEqual({ x: 0, y: 0 });
    expect(at(spotOf('a1'), false)).toEqual({ x: -300, y: 300 });
    expect(at(spotOf('@0'), false).y).toBeGreaterThan(at(spotOf('S3'), false).y);
    expect(at(spotOf('S3'), false).y).toBeGreaterThan(at(spotOf('d1'), false).y);
    expect(at(spotOf('@1'), false).x).toBeLessThan(at(spotOf('W3'), false).x);
  });

  it('lie with bronze below when the board is turned, and nothing is mirrored', () => {
    expect(at(spotOf('@1'), true).y).toBeGreaterThan(400);
    expect(at(spotOf('@0'), true).x).toBeGreaterThan(400);
    const [a1, g1, a7] = ['a1', 'g1', 'a7'].map((key) => at(spotOf(key), true));
    expect(a1).toEqual({ x: 300, y: 300 });
    expect(g1).toEqual({ x: 300, y: -300 });
    expect(a7).toEqual({ x: -300, y: 300 });
  });

  it('are all inside what is shown', () => {
    for (const turned of [false, true]) {
      const { x, y, width, height } = viewBox(turned);
      for (const key of KEYS) {
        const place = at(spotOf(key), turned);
        expect(place.x).toBeGreaterThan(x);
        expect(place.x).toBeLessThan(x + width);
        expect(place.y).toBeGreaterThan(y);
        expect(place.y).toBeLessThan(y + height);
      }
    }
  });
});

describe('the cursor', () => {
  it('goes where the arrow points, however the board lies', () => {
    for (const turned of [false, true]) {
      for (const key of ['a1', 'd4', 'g6', 'S2', 'E4']) {
        const here = at(spotOf(key), turned);
        const right = beside(key, 'ArrowRight', turned);
        if (right) expect(at(spotOf(right), turned).x).toBeGreaterThan(here.x);
        const up = beside(key, 'ArrowUp', turned);
        if (up) expect(at(spotOf(up), turned).y).toBeLessThan(here.y);
      }
    }
  });

  it('reaches rims and start fields, and stops at the edge', () => {
    expect(beside('d1', 'ArrowDown', false)).toBe('S3');
    expect(beside('S3', 'ArrowDown', false)).toBe('@0');
    expect(beside('@0', 'ArrowUp', false)).toBe('S3');
    expect(beside('@0', 'ArrowDown', false)).toBeNull();
    expect(beside('W0', 'ArrowDown', false)).toBeNull();
    expect(beside('a4', 'ArrowDown', true)).toBe('W3');
    expect(beside('W3', 'ArrowDown', true)).toBe('@1');
  });
});

describe('looking', () => {
  it('is an angle from upwards', () => {
    expect(angle('north', false)).toBe(0);
    expect(angle('east', false)).toBe(90);
    expect(angle('east', true)).toBe(0);
  });

  it('of black elephants goes into the board', () => {
    for (const turned of [false, true]) {
      for (const path of ['S', 'N', 'W', 'E'] as const) {
        const place = onRim(path, 3, turned);
        const seen = ahead(place, 390);
        expect(Math.hypot(seen.x, seen.y)).toBeLessThan(1);
      }
    }
  });

  it('names the line that is watched', () => {
    expect(lineName('S', 6)).toBe('g');
    expect(lineName('W', 0)).toBe('1');
  });
});

it('logs lie across under those who stand on them', () => {
  expect(logOn('c3', 'east', false).angle).toBe(onSpace('c3', 'east', false).angle);
  expect(logOn('c3', 'east', false).x).toBeLessThan(at(spotOf('c3'), false).x);
  expect(logOn('c3', null, false)).toMatchObject(at(spotOf('c3'), false));
});

it('those who wait stand in a row along their side, facing the board', () => {
  for (const turned of [false, true]) {
    const silver = [0, 9].map((slot) => inField(0, slot, 10, 'north', turned));
    const along = turned ? 'y' : 'x';
    const across = turned ? 'x' : 'y';
    expect(silver[0]![across]).toBe(silver[1]![across]);
    expect(Math.abs(silver[0]![along] - silver[1]![along])).toBeCloseTo(630);
    expect(silver[0]!.angle).toBe(turned ? -90 : 0);
  }
});
