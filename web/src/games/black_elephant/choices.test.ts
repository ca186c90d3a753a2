import { describe, expect, it } from 'vitest';
import { attempt, byAction, captured, losses, pick, sourceOf, sources, targetOf, targets } from './choices';
import { black, effect, elephant, step, view } from './given';

const enter = effect('@d1', 'enter', [step(0, 'enter', null, 'd1')]);
const glide = effect('c3-c4', 'glide', [step(0, 'move', 'c3', 'c4')]);
const jump = effect('c3^c5', 'jump', [step(0, 'jump', 'c3', 'c5')]);
const turning = effect('c3^c5*', 'jump', [step(0, 'jump', 'c3', 'c5'), step(1, 'turn', 'c4', 'c4')]);
const home = effect('c1-home', 'home', [step(0, 'home', 'c1', null)]);
const steer = black('S', 6, 3, { steps: [step(0, 'captured', 'd2', null), step(1, 'captured', 'e2', null)] });
const wood = effect('#d4', 'wood', [], { wood: 'd4' });
const all = [turning, enter, glide, jump, home, steer, wood];

describe('choices', () => {
  it('begin at what is taken up', () => {
    expect(all.map(sourceOf)).toEqual(['c3', '@', 'c3', 'c3', 'c1', 'S', '#']);
    expect([...sources(view({ choices: all }))]).toEqual(['c3', '@', 'c1', 'S', '#']);
  });

  it('lead to a place', () => {
    expect(all.map(targetOf)).toEqual(['c5', 'd1', 'c4', 'c5', '@0', 'S3', 'd4']);
  });

  it('ask only where a jump may turn, not turning first', () => {
    const found = targets(view({ choices: all }), 'c3');
    expect(found.map(({ key, choices }) => [key, choices.map(({ action }) => action)])).toEqual([
      ['c5', ['c3^c5', 'c3^c5*']],
      ['c4', ['c3-c4']],
    ]);
    expect(pick(found[0]!, true)).toBe(turning);
    expect(pick(found[0]!, false)).toBe(jump);
    expect(pick(found[1]!, true)).toBe(glide);
  });

  it('are found by their notation', () => {
    expect(byAction(view({ choices: all }), 'S3')).toBe(steer);
    expect(byAction(view({ choices: all }), null)).toBeNull();
  });

  it('tell whose elephants are captured', () => {
    expect(losses(steer)).toEqual(['d2']);
    expect(captured(steer, 1)).toEqual(['e2']);
    expect(losses(glide)).toEqual([]);
  });
});

describe('what was tried', () => {
  const now = view({ elephants: [elephant(0, 'c3'), elephant(1, 'c4')], places: [6, 6, 6, 6] });

  it('is said in notation, so that the server can refuse it', () => {
    expect(attempt(now, 'c3', 'f6')).toBe('c3-f6');
    expect(attempt(now, 'c3', 'c5')).toBe('c3^c5');
    expect(attempt(now, 'c3', 'e3')).toBe('c3-e3');
    expect(attempt(now, 'c3', '@0')).toBe('c3-home');
    expect(attempt(now, '@', 'd4')).toBe('@d4');
    expect(attempt(now, '#', 'g7')).toBe('#g7');
    expect(attempt(now, 'S', 'S1')).toBe('S1');
    expect(attempt(now, null, 'S6')).toBe('S');
    expect(attempt(now, null, 'c4')).toBe('c4');
    expect(attempt(now, null, '@0')).toBe('@');
  });

  it('is nothing where nothing was meant', () => {
    expect(attempt(now, null, 'a1')).toBeNull();
    expect(attempt(now, null, '@1')).toBeNull();
    expect(attempt(now, null, 'S2')).toBeNull();
    expect(attempt(now, 'c3', 'W2')).toBeNull();
    expect(attempt(now, 'S', 'N2')).toBeNull();
    expect(attempt(now, 'S', 'c3')).toBeNull();
    expect(attempt(now, '#', 'S2')).toBeNull();
  });
});
