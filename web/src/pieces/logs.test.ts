import { expect, it } from 'vitest';
import { rows } from './logs';

it('piles logs from a broad bottom, and loses none', () => {
  expect([1, 2, 3, 5, 6, 9].map(rows)).toEqual([[1], [2], [2, 1], [3, 2], [3, 2, 1], [4, 3, 2]]);
  expect(rows(0)).toEqual([]);
  for (let logs = 0; logs <= 40; logs++) {
    const pile = rows(logs);
    expect(pile.reduce((sum, row) => sum + row, 0)).toBe(logs);
    pile.slice(1).forEach((row, i) => expect(row).toBeLessThan(pile[i]!));
  }
});
