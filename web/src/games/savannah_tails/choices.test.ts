import { describe, expect, it } from 'vitest';
import {
  colourOf,
  discard,
  goals,
  others,
  partsAt,
  path,
  plainest,
  signature,
  sourceOf,
  sources,
  switched,
  switchesOf,
  troubles,
} from './choices';
import { effect, run, touch, view } from './given';

const dry = effect('y4:2', { runs: [run(['1k5', '1k6', '2y1'])], changes: [2] });
const wet = effect('y4:1', {
  runs: [run(['1k5', '2k1', '2y1'], [touch('2k1', 'water')])],
  changes: [1],
  asks: 'marker',
});
const alike = effect('y4:1,2', { runs: [run(['1k5', '1r6', '2y1'])], changes: [1, 2] });
const bitten = effect('y4:3', { runs: [run(['1k5', '2y2', '2y1'], [touch('2y2', 'cheetah')])], changes: [3] });
const step = effect('y4-2y1', { kind: 'step', runs: [run(['1k5', '2y1'], [], 'step')] });

describe('ends and ways', () => {
  it('tells apart only ways that differ in what happens, those that hurt last, a step behind them', () => {
    const [goal, ...more] = goals([bitten, wet, alike, dry, step]);
    expect(more).toEqual([]);
    expect(goal!.space).toBe('2y1');
    expect(goal!.ways.map(({ action }) => action)).toEqual(['y4:1', 'y4:2', 'y4:3', 'y4-2y1']);
  });

  it('does not count what does nothing', () => {
    const passed = effect('y4:9', { runs: [run(['1k5', '2y2', '2y1'], [touch('2y2', 'cheetah', false)])] });
    expect(signature(passed)).toBe(signature(dry));
    expect(troubles(passed)).toEqual([]);
    expect(troubles(bitten).map(({ what }) => what)).toEqual(['cheetah']);
  });

  it('counts a hole of two spaces once', () => {
    const other = effect('y4:8', {
      ...wet,
      runs: [run(['1k5', '2k2', '2y1'], [touch('2k2', 'water')])],
      action: 'y4:8',
    });
    expect(signature(other)).toBe(signature(wet));
  });

  it('hangs signs where ways part', () => {
    expect(partsAt(dry, [dry, wet])).toBe('1k6');
    expect(partsAt(wet, [dry, wet])).toBe('2k1');
    expect(partsAt(step, [step, dry])).toBe('2y1');
  });

  it('joins the runs of a movement', () => {
    expect(path(effect('r3', { runs: [run(['a', 'b']), run(['b', 'c'], [], 'arrow')] }))).toEqual(['a', 'b', 'c']);
  });
});

describe('what is played', () => {
  const wings = ['r', 'b'].map((colour) =>
    effect(`wings=${colour}`, { source: 'wings', card: `${colour}4`, runs: [run(['1k5', '2r1'])] }),
  );
  const toes = effect('r2+toes', { toes: true, runs: [run(['1k5', '1r6'])] });
  const flat = effect('k3-x', { kind: 'discard' });
  const marker = effect('marker=neck', { kind: 'marker', source: null, card: null });
  const now = view({ choices: [dry, step, toes, ...wings, flat, marker] });

  it('is a card, or a bonus in its place', () => {
    expect([...sources(now)]).toEqual(['y4', 'r2', 'wings', 'k3']);
    expect(sourceOf(marker)).toBe(null);
    expect(colourOf(wings[1]!)).toBe('b');
    expect(others(now)).toEqual([marker]);
    expect(discard(now, 'k3')).toBe(flat);
    expect(discard(now, 'y4')).toBe(null);
  });

  it('has the switches that its choices need', () => {
    expect(switchesOf(now, 'y4')).toEqual({ toes: false, boing: false, colours: [] });
    expect(switchesOf(now, 'r2')).toEqual({ toes: true, boing: false, colours: [] });
    expect(switchesOf(now, 'wings').colours).toEqual(['r', 'b']);
  });

  it('begins with the plainest switches that lead anywhere', () => {
    expect(plainest(now, 'r2')).toEqual({ toes: true, boing: false, colour: null });
    expect(plainest(now, 'wings').colour).toBe('r');
    expect(switched(now, 'r2', { toes: false, boing: false, colour: null })).toEqual([]);
    expect(switched(now, 'wings', { toes: false, boing: false, colour: 'b' })).toEqual([wings[1]]);
    expect(switched(now, 'k3', { toes: true, boing: true, colour: null })).toEqual([flat]);
  });
});
