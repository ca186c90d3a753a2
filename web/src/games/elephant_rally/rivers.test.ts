import { expect, it } from 'vitest';
import { course } from './geometry';
import { inside, run, shores, waters } from './rivers';
import type { Layout } from './view';

const KINDS: Record<string, Layout['ground'][number][number]> = { '.': 'plain', '~': 'river', '=': 'bridge' };

function track(...lines: string[]) {
  const ground = lines.map((line) => [...line].map((sign) => KINDS[sign]!));
  return { ground, lanes: lines.length, columns: lines[0]!.length };
}

const lines = (...all: string[]) => waters(track(...all)).map(({ course }) => course.map((p) => [p.along, p.across]));

it('runs straight under all lanes, and is seen beyond both edges', () => {
  expect(lines('..~...', '..=...', '..~...')).toEqual([
    [
      [2.5, -0.55],
      [2.5, 0.5],
      [2.5, 1.5],
      [2.5, 2.5],
      [2.5, 6],
    ],
  ]);
});

it('winds by one column a lane, over the red line too', () => {
  expect(lines('~.....', '.....=', '~.....')[0]!.slice(1, 4)).toEqual([
    [0.5, 0.5],
    [-0.5, 1.5],
    [0.5, 2.5],
  ]);
});

it('keeps waters apart that are further from each other, and ends where its spaces end', () => {
  const found = lines('..~...', '....=.', '......');
  expect(found).toHaveLength(2);
  expect(found[1]).toEqual([[4.5, 1.5]]);
});

it('is drawn as one line; a single water is a pond', () => {
  const made = course(4, 36, 'wide');
  const empty = '.'.repeat(36);
  const column = (sign: string) => sign + '.'.repeat(35);
  const river = waters(track(column('~'), column('='), column('='), column('~')))[0]!;
  expect(run(made, river)).toMatch(/^M350 -55(C[-\d. ]+){5}$/);
  const pond = waters(track(empty, column('~'), empty, empty))[0]!;
  expect(run(made, pond)).toBe('M350 150h0.100');
});

it('goes on in the infield: two by two, and the last into a lake', () => {
  const made = course(4, 36, 'wide');
  const rivers = (...columns: number[]) => {
    const line = [...'.'.repeat(36)].map((sign, i) => (columns.includes(i) ? '~' : sign)).join('');
    return waters(track(line, line, line, line));
  };
  expect(inside(made, rivers(2, 20))).toHaveLength(1);
  expect(inside(made, rivers(2, 20))[0]).toContain('C');
  expect(inside(made, rivers(2, 12, 20)).map((d) => d.includes('C'))).toEqual([true, false]);
  expect(inside(made, waters(track('......', '..~...')))).toEqual([]);
});

it('keeps its shores free: beside the course all along, nowhere on it', () => {
  const made = course(4, 36, 'wide');
  const line = [...'.'.repeat(36)].map((sign, i) => (i === 2 || i === 20 ? '~' : sign)).join('');
  const points = shores(made, waters(track(line, line, line, line)));
  const { x, y, width, height } = made.infield;
  const inner = points.filter((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height);
  expect(inner.length).toBe(25);
  inner.slice(1).forEach((at, i) => expect(Math.hypot(at.x - inner[i]!.x, at.y - inner[i]!.y)).toBeLessThan(70));
  expect(points.length - inner.length).toBe(12);
});
