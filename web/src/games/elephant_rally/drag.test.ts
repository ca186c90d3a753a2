import { expect, it } from 'vitest';
import { extend, stepsOf } from './drag';

const ring = { lanes: 4, columns: 20 };

it('follows the pointer from space to space, and takes back what it goes back over', () => {
  let way = ['b5'];
  for (const space of ['b6', 'b7', 'c7']) way = extend(ring, way, space);
  expect(way).toEqual(['b5', 'b6', 'b7', 'c7']);
  expect(extend(ring, way, 'b6')).toEqual(['b5', 'b6']);
  expect(stepsOf(way)).toEqual(['b5-b6', 'b6-b7', 'b7-c7']);
});

it('fills in what a fast pointer left out, the short way round the ring', () => {
  expect(extend(ring, ['b19'], 'c1')).toEqual(['b19', 'b0', 'b1', 'c1']);
  expect(extend(ring, ['b1'], 'a18')).toEqual(['b1', 'b0', 'b19', 'b18', 'a18']);
});
