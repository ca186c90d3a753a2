import { expect, it } from 'vitest';
import { effect, layout, run, touch, view } from './given';
import { cardFace, describe, effectWords, placeArgs, told, wayWords } from './words';

const say = ({ id, args }: { id: string; args?: object }) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim();

it('reads the names of spaces and cards', () => {
  expect(placeArgs('12k4')).toEqual({ tile: 12, lane: 'black', number: 4 });
  expect(placeArgs('5x2')).toEqual({ tile: 5, lane: 'rope', number: 2 });
  expect(placeArgs('start').lane).toBe('start');
  expect(cardFace('y6')).toEqual({ lane: 'yellow', value: 6 });
});

it('says what a move does, and warns of what hurts', () => {
  const move = effect('k4', {
    bonus: 1,
    warthog: true,
    runs: [run(['1k5', '2k1', '2k3'], [touch('2k1', 'water'), touch('2y2', 'cheetah'), touch('2k3', 'warthog')])],
  });
  expect(effectWords(move, say)).toBe(
    'effect_bonus 4 1, effect_end 2 black 3, effect_water 1, effect_cheetah 1, effect_warthog',
  );
  expect(told(move).map(({ warning }) => warning)).toEqual([false, false, false, true, true]);
});

it('says of ways only what tells them apart', () => {
  const plain = effect('k4', { runs: [run(['1k5', '2k3'])] });
  expect(wayWords(plain, say)).toBe('effect_move 4 0: way_free');
});

it('tells of other decisions', () => {
  const of = (kind: 'marker' | 'lose' | 'done' | 'neck' | 'leap', more = {}) =>
    effectWords(effect('x', { kind, source: null, card: null, ...more }), say);
  expect(of('marker', { marked: ['neck'] })).toBe('effect_marker neck');
  expect(of('lose', { lost: ['leap'] })).toBe('effect_lose leap');
  expect(of('done')).toBe('effect_done');
  expect(of('neck', { runs: [run(['1k1', '1k2', '1k3'], [], 'neck')] })).toBe('effect_neck 2, effect_end 1 black 3');
});

it('describes the position', () => {
  const ids = describe(
    view({ hand: [{ card: 'r3', colour: 0, value: 3, bonus: 0, full: true, cannot: null }] }),
    layout,
  );
  expect(ids.map(({ id }) => id)).toEqual([
    'now_card',
    'now_round',
    'order_ahead',
    'order_last',
    ...Array(2).fill(['stands', 'holds', 'bonus_of', 'bonus_of', 'bonus_of']).flat(),
    'your_hand',
    'spaces_of',
    'spaces_of',
    'line_is',
  ]);
});
