import { beforeEach, describe, expect, it } from 'vitest';
import { chosen } from './state.svelte';
import type { Effect, View } from './view';

const move = (elephant: number, start: number, number: number): Effect => ({
  action: `${start}+${number}`,
  kind: 'move',
  number,
  steps: [{ elephant, start, space: start + number, house: null, logs: 0, held: false }],
});

const view: View = {
  phase: 'moving',
  turn: 0,
  elephants: [],
  forests: [],
  houses: [],
  held: [],
  numbers: [3, 1],
  choices: [move(0, 5, 3), move(0, 5, 1), move(2, 8, 3), move(2, 8, 1)],
};

beforeEach(() => chosen.clear());

describe('choosing', () => {
  it('works elephant first', () => {
    expect(chosen.takeElephant(view, 2)).toBeNull();
    expect(chosen.takeNumber(view, 3)?.action).toBe('8+3');
    expect(chosen.elephant).toBeNull();
  });

  it('works number first', () => {
    expect(chosen.takeNumber(view, 1)).toBeNull();
    expect(chosen.number).toBe(1);
    expect(chosen.takeElephant(view, 0)?.action).toBe('5+1');
    expect(chosen.number).toBeNull();
  });

  it('lets go of what is chosen a second time', () => {
    chosen.takeElephant(view, 2);
    chosen.takeElephant(view, 2);
    expect(chosen.elephant).toBeNull();
    chosen.takeNumber(view, 3);
    chosen.takeNumber(view, 3);
    expect(chosen.number).toBeNull();
  });

  it('takes no number that is used', () => {
    expect(chosen.takeNumber(view, 2)).toBeNull();
    expect(chosen.number).toBeNull();
  });

  it('forgets what a new position does not offer', () => {
    chosen.takeElephant(view, 2);
    chosen.keep(view, true);
    expect(chosen.elephant).toBe(2);
    chosen.keep({ ...view, choices: [move(0, 5, 1)] }, true);
    expect(chosen.elephant).toBeNull();
    chosen.takeNumber(view, 3);
    chosen.keep({ ...view, numbers: [1] }, true);
    expect(chosen.number).toBeNull();
    chosen.takeNumber(view, 3);
    chosen.keep(view, false);
    expect(chosen.number).toBeNull();
  });
});
