import { beforeEach, expect, it } from 'vitest';
import { effect, play, view } from './given';
import { chosen } from './state.svelte';

const hand = (['g3', 'charge', 'mouse'] as const).map((card) => ({ card, count: 1 }));
const now = view({ hand, choices: [play('g3'), play('charge+g3'), play('mouse')] });
const herd = view({
  phase: 'cows',
  choices: [
    effect('c9-c10', 'cow', { start: 'c9', space: 'c10' }),
    effect('c10-c11', 'cow', { start: 'c10', space: 'c11' }),
  ],
});

beforeEach(() => chosen.reset());

it('keeps what is still offered, and lets go of the rest', () => {
  chosen.take(now, 'charge');
  chosen.take(now, 'g3');
  chosen.aim = 'charge+g3';
  chosen.keep(now, true);
  expect(chosen.cards).toEqual(['charge', 'g3']);
  expect(chosen.aim).toBe('charge+g3');
  chosen.keep(view({ choices: [play('mouse')] }), true);
  expect(chosen.cards).toEqual([]);
  expect(chosen.aim).toBeNull();
});

it('lets go of everything when somebody else acts', () => {
  chosen.take(now, 'g3');
  chosen.keep(now, false);
  expect(chosen.cards).toEqual([]);
});

it('keeps a cow taken up that was just moved', () => {
  chosen.cow = 'c9';
  chosen.keep(herd, true);
  expect(chosen.cow).toBe('c9');
  chosen.reset();
  chosen.next = 'c10';
  chosen.keep(herd, false);
  expect(chosen.cow).toBeNull();
  chosen.keep(herd, true);
  expect(chosen.cow).toBe('c10');
  chosen.keep(view({ choices: [] }), true);
  expect(chosen.cow).toBeNull();
});

it('remembers whose chip is given on while that can be', () => {
  const snake = view({ choices: [effect('chip:1>2', 'chip', { giver: 1, target: 2 })] });
  chosen.giver = 1;
  chosen.keep(snake, true);
  expect(chosen.giver).toBe(1);
  chosen.keep(now, true);
  expect(chosen.giver).toBeNull();
});
