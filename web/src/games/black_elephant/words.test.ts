import { describe, expect, it } from 'vitest';
import { black, effect, elephant, step, view } from './given';
import { describe as describeView, effectWords, placeWords, told } from './words';
import type { Phrase } from '../../lib/game';

const say = ({ id, args }: Phrase) => [id, ...Object.values(args ?? {})].join(' ');

describe('effects', () => {
  it('say what is done, then what follows from it', () => {
    const enter = effect('@d1', 'enter', [step(0, 'enter', null, 'd1')], { collected: 'd1' });
    expect(effectWords(enter, say)).toBe('effect_enter d1, effect_log');
    const turn = [step(0, 'jump', 'c3', 'c5'), step(1, 'turn', 'c4', 'c4')];
    expect(effectWords(effect('c3^c5*', 'jump', turn, { jumped: 'c4' }), say)).toBe('effect_jump_turn c3 c5 c4');
  });

  it('warn of what hurts the one who acts', () => {
    const steps = [step(0, 'captured', 'd2', null), step(1, 'captured', 'e2', null), step(1, 'finished', 'g2', null)];
    const ended = { how: 'captured' as const, winner: 1, loser: 0 };
    const list = told(black('S', 6, 3, { steps, ended }));
    expect(list.filter(({ warning }) => warning).map(({ phrase }) => phrase.id)).toEqual([
      'effect_lost',
      'effect_finished',
      'effect_ended',
    ]);
    expect(say(list[0]!.phrase)).toBe('effect_black S d 3');
    expect(list.map(({ phrase }) => phrase.id)).toContain('effect_captured');
  });

  it('name a few spaces and count many', () => {
    const few = black('S', 6, 5, { dangerous: ['a1', 'b1'], safe: ['c1'] });
    expect(effectWords(few, say)).toContain('effect_dangerous 2 a1, b1 1');
    const many = black('S', 6, 5, { dangerous: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] });
    expect(effectWords(many, say)).toContain('effect_dangerous 6  0');
  });
});

describe('places', () => {
  const now = view({
    elephants: [elephant(1, 'c4', { facing: 'west', turned: true }), elephant(0, 'b2')],
    logs: ['c4', 'd4'],
    wood: ['e4'],
    danger: ['c4'],
    players: [{ waiting: 3 }, {}],
    places: [2, 6, 6, 6],
  });

  it.each([
    ['c4', 'c4: turned_here 1 west, log_here, danger_here'],
    ['b2', 'b2: elephant_here 0 north'],
    ['d4', 'd4: log_here'],
    ['e4', 'e4: wood_here'],
    ['a1', 'a1: nothing_here'],
    ['g7', 'g7: cup_holds 0'],
    ['S2', 'black_label S c'],
    ['W1', 'rim_label W 2'],
    ['@0', 'start_label 0 3'],
  ])('%s', (key, words) => {
    expect(placeWords(key, now, say)).toBe(words);
  });
});

it('tells the whole position, with why somebody cannot act', () => {
  const stuck = { id: 'stuck', args: { space: 'b2', ruling: 'BE-3' } };
  const now = view({ elephants: [elephant(0, 'b2', { cannot: stuck })], logs: ['b2', 'd4'], danger: ['a7'], turn: 0 });
  const lines = describeView(now).map(say);
  expect(lines).toContain('stands_on_log 0 b2 north');
  expect(lines).toContain('stuck b2 BE-3');
  expect(lines).toContain('logs_on 1 d4');
  expect(lines).toContain('danger_on a7');
  expect(lines[0]).toBe('now_to_act 0');
  expect(describeView(view({ turn: null }))[0]).toEqual({ id: 'now_over', args: {} });
});
