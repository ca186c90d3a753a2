import { beforeEach, describe, expect, it } from 'vitest';
import { effect, step, view } from './given';
import { chosen, liesTurned } from './state.svelte';

const move = effect('c3-c4', 'glide', [step(0, 'move', 'c3', 'c4')]);
const other = effect('d3-d4', 'glide', [step(0, 'move', 'd3', 'd4')]);
const now = view({ choices: [move, other] });

beforeEach(() => chosen.reset());

describe('choosing', () => {
  it('takes up and lets go', () => {
    chosen.take('c3');
    expect(chosen.source).toBe('c3');
    chosen.aim = 'c3-c4';
    chosen.take('d3');
    expect([chosen.source, chosen.aim]).toEqual(['d3', null]);
    chosen.take('d3');
    expect(chosen.source).toBeNull();
  });

  it('forgets what a new position does not offer', () => {
    chosen.take('c3');
    chosen.aim = 'c3-c4';
    chosen.keep(now, true);
    expect([chosen.source, chosen.aim]).toEqual(['c3', 'c3-c4']);
    chosen.aim = 'd3-d4';
    chosen.keep(now, true);
    expect([chosen.source, chosen.aim]).toEqual(['c3', null]);
    chosen.keep(view({ choices: [other] }), true);
    expect(chosen.source).toBeNull();
    chosen.take('d3');
    chosen.keep(now, false);
    expect(chosen.source).toBeNull();
  });
});

describe('how the board lies', () => {
  const seats = (...mine: boolean[]) => mine.map((one) => ({ mine: one }));

  it('is with the start field below that is one’s own, or as it is set', () => {
    expect(liesTurned(seats(false, true), 'own')).toBe(true);
    expect(liesTurned(seats(true, true), 'own')).toBe(false);
    expect(liesTurned(seats(false, false), undefined)).toBe(false);
    expect(liesTurned(seats(false, true), 'silver')).toBe(false);
    expect(liesTurned(seats(true, false), 'bronze')).toBe(true);
  });

  it('is turned by hand', () => {
    chosen.flipped = true;
    expect(liesTurned(seats(true, false), 'own')).toBe(true);
    chosen.flipped = false;
  });
});
