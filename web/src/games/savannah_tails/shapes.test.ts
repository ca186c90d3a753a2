import { expect, it } from 'vitest';
import { blot, growths, pond } from './ground';
import { beside, pill, put } from './shapes';

it('turns, grows and mirrors shapes', () => {
  expect(put('M1 0L0 2Z', { x: 10, y: 20, angle: 0 })).toBe('M11 20L10 22Z');
  expect(put('M1 0L0 2Z', { x: 10, y: 20, angle: 90 })).toBe('M10 21L8 20Z');
  expect(put('M1 0L0 2Z', { x: 0, y: 0, angle: 0 }, 2, true)).toBe('M2 0L0 -4Z');
});

it('finds points beside a spot', () => {
  expect(beside({ x: 0, y: 0, angle: 0 }, 3, 4)).toEqual({ x: 3, y: 4, angle: 0 });
  const { x, y } = beside({ x: 0, y: 0, angle: 90 }, 3, 4);
  expect([x, y].map(Math.round)).toEqual([-4, 3]);
});

it('draws closed outlines', () => {
  for (const d of [
    pill({ x: 5, y: 5, angle: 30 }, 80, 40),
    blot({ x: 0, y: 0, angle: 0 }, 40, 20, 7),
    pond([{ x: 0, y: 0, angle: 0 }], 30),
  ]) {
    expect(d).toMatch(/^M.*Z$/);
    expect(d).not.toMatch(/NaN/);
  }
});

it('lets things grow beside the course, never on it, and always the same', () => {
  const box = { x: 0, y: 0, width: 2000, height: 1500 };
  const course = Array.from({ length: 20 }, (_, i) => ({ x: 100 * i, y: 750 }));
  const found = growths(box, course, []);
  expect(found.length).toBeGreaterThan(20);
  expect(Math.min(...found.map(({ y }) => Math.abs(y - 750)))).toBeGreaterThan(200);
  expect(growths(box, course, [])).toEqual(found);
});
