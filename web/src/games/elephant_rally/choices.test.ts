import { describe, expect, it } from 'vitest';
import {
  couldPair,
  cows,
  dealing,
  fits,
  givers,
  goals,
  holds,
  meant,
  only,
  rivalWins,
  taking,
  targets,
  trial,
  using,
} from './choices';
import { course, effect, move, play, step, view } from './given';

describe('cards', () => {
  const now = view({
    choices: [play('g3'), play('charge+g3'), play('charge+g1'), play('mouse'), effect('discard', 'discard')],
  });

  it('are laid together in the pairs that the view offers, in either order', () => {
    expect(dealing(now)).toBe('play');
    expect(taking(now, [], 'g3')).toEqual(['g3']);
    expect(taking(now, ['g3'], 'charge')).toEqual(['g3', 'charge']);
    expect(taking(now, ['charge'], 'g3')).toEqual(['charge', 'g3']);
    expect(using(now, ['g3', 'charge'])?.action).toBe('charge+g3');
    expect(using(now, ['charge'])).toBeNull();
    expect(fits(now, [], 'charge')).toBe(true);
    expect(fits(now, [], 'p5')).toBe(false);
  });

  it('that are no pair replace each other', () => {
    expect(taking(now, ['g3'], 'mouse')).toEqual(['mouse']);
    expect(taking(now, ['g3', 'charge'], 'mouse')).toEqual(['mouse']);
  });

  it('are thrown or taken in other phases', () => {
    const throwing = view({ phase: 'throw', choices: [effect('throw:g3', 'throw', { cards: ['g3'] })] });
    expect(using(throwing, ['g3'])?.action).toBe('throw:g3');
    const praying = view({ phase: 'prayer', choices: [effect('take:g3', 'take', { cards: ['g3'] })] });
    expect(dealing(praying)).toBe('take');
    expect(dealing(view({ choices: [effect('done', 'done')] }))).toBeNull();
  });

  it('can be taken to wait for a green one, though no pair of them is offered', () => {
    const hand = (['g4', 'carpet', 'mouse'] as const).map((card) => ({ card, count: 1 }));
    const blocked = view({ hand, choices: [play('g4')] });
    expect(['carpet', 'mouse', 'g4'].map((card) => couldPair(blocked, card as 'g4'))).toEqual([true, false, false]);
    expect(couldPair({ ...blocked, played: ['green'] }, 'carpet')).toBe(false);
    expect(couldPair({ ...blocked, hand: hand.slice(1) }, 'carpet')).toBe(false);
    expect(holds(blocked, 'carpet')).toBe(true);
    expect(holds(blocked, 'p4')).toBe(false);
    expect(holds({ ...blocked, choices: [] }, 'carpet')).toBe(false);
  });

  it('that cannot be played are said in notation, so that the server says why', () => {
    expect(trial(now, ['g3', 'carpet'])).toBe('carpet+g3');
    expect(trial(view({ phase: 'throw' }), ['g3'])).toBe('throw:g3');
    expect(meant(['carpet'], 'g3')).toEqual(['carpet', 'g3']);
    expect(meant(['g3'], 'mango')).toEqual(['g3', 'mango']);
    expect(meant(['g3'], 'mouse')).toBeNull();
    expect(meant(['g3'], 'g3')).toBeNull();
  });
});

describe('the track', () => {
  it('offers spaces for starts, the mouse, steps of the cow that is taken, sides and Mango steps', () => {
    const herd = view({
      choices: [
        effect('c9-c10', 'cow', { start: 'c9', space: 'c10' }),
        effect('c9-b9', 'cow', { start: 'c9', space: 'b9' }),
        effect('d1-d2', 'cow', { start: 'd1', space: 'd2' }),
        effect('enough', 'enough'),
      ],
    });
    expect([...cows(herd)]).toEqual(['c9', 'd1']);
    expect([...goals(herd, null).keys()]).toEqual([]);
    expect([...goals(herd, 'c9').keys()]).toEqual(['c10', 'b9']);
    expect(only(herd, 'enough')?.action).toBe('enough');
    const aside = view({
      choices: [
        effect('left', 'side', { way: 'left', course: course([step(move(0, 'b5', 'a5')), step(move(0, 'a5', 'a6'))]) }),
        effect('right', 'side', { way: 'right', course: course([step(move(0, 'b5', 'c5'))]) }),
      ],
    });
    expect([...goals(aside, null).keys()]).toEqual(['a5', 'c5']);
  });
});

describe('seats', () => {
  it('get a chip from the supply, or from one who has some', () => {
    const supply = view({
      choices: [effect('chip:0', 'chip', { target: 0 }), effect('chip:2', 'chip', { target: 2 })],
    });
    expect(givers(supply)).toEqual([]);
    expect(targets(supply, null).map(({ target }) => target)).toEqual([0, 2]);
    const out = view({
      choices: [
        effect('chip:1>0', 'chip', { giver: 1, target: 0 }),
        effect('chip:1>2', 'chip', { giver: 1, target: 2 }),
        effect('chip:2>0', 'chip', { giver: 2, target: 0 }),
      ],
    });
    expect(givers(out)).toEqual([1, 2]);
    expect(targets(out, null)).toEqual([]);
    expect(targets(out, 1).map(({ action }) => action)).toEqual(['chip:1>0', 'chip:1>2']);
  });
});

describe('a rival who would win', () => {
  const ended = (winner: number) => ({ winner, how: 'pushed' as const, by: 0, places: [2, 1, 3] });

  it('is seen in the course and in what follows a choice of sides', () => {
    expect(rivalWins(play('p5'))).toBeNull();
    expect(rivalWins(play('p5', [], { course: course([], { ended: ended(1) }) }))).toBe(1);
    expect(rivalWins(play('p5', [], { course: course([], { ended: ended(0) }) }))).toBeNull();
    const branches = [{ side: 'left' as const, course: course([], { ended: ended(2) }) }];
    expect(rivalWins(play('p5', [], { branches }))).toBe(2);
  });
});
