import { expect, it } from 'vitest';
import { course, move, step, view } from './given';
import { follow, gather } from './herd';
import { leads, tracks } from './tracks';

const push = course([
  step(move(0, 'b5', 'b6'), move(1, 'b6', 'b7')),
  step(move(0, 'b6', 'b7'), move(1, 'b7', 'b8'), move(null, 'b8', 'b9')),
  step(move(0, 'b7', 'b8'), move(1, 'b8', 'b9'), move(null, 'b9', 'b10')),
]);

it('puts the steps of each piece together; who goes by itself comes first', () => {
  expect(tracks(push).map(({ piece, seat, path, pushed }) => [piece, seat, path.join(' '), pushed])).toEqual([
    ['elephant', 0, 'b5 b6 b7 b8', false],
    ['elephant', 1, 'b6 b7 b8 b9', true],
    ['cow', null, 'b8 b9 b10', true],
  ]);
});

it('adds up what crosses the line', () => {
  const round = course([step(move(0, 'b19', 'b0', 1)), step(move(0, 'b0', 'b1'))]);
  expect(tracks(round)[0]!.line).toBe(1);
});

it('knows whether a course leads from one view to another', () => {
  const before = view({ spaces: ['b5', 'b6'], cows: ['b8', 'd1'] });
  expect(leads(before, push, view({ spaces: ['b8', 'b9'], cows: ['b10', 'd1'] }))).toBe(true);
  expect(leads(before, push, view({ spaces: ['b8', 'b9'], cows: ['b11', 'd1'] }))).toBe(false);
  expect(leads(before, course(), before)).toBe(true);
});

it('lets cows keep their numbers when they are moved, and finds those anew that are elsewhere', () => {
  const cows = gather(view({ cows: ['b8', 'd1'] }));
  expect(follow(cows, push, view({ cows: ['b10', 'd1'] }))).toEqual([
    { id: 0, space: 'b10' },
    { id: 1, space: 'd1' },
  ]);
  // taken back: nothing leads there
  expect(follow(cows, null, view({ cows: ['a3', 'd1'] }))).toEqual([
    { id: 0, space: 'a3' },
    { id: 1, space: 'd1' },
  ]);
});

it('moves a row of cows without mixing them up', () => {
  const cows = gather(view({ cows: ['b6', 'b7'] }));
  const row = course([step(move(0, 'b5', 'b6'), move(null, 'b6', 'b7'), move(null, 'b7', 'b8'))]);
  expect(follow(cows, row, view({ cows: ['b7', 'b8'] }))).toEqual([
    { id: 0, space: 'b7' },
    { id: 1, space: 'b8' },
  ]);
});
