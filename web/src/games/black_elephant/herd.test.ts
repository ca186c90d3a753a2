import { describe, expect, it } from 'vitest';
import { black, effect, elephant, layout, step, view } from './given';
import { follow, gather, leads, type Piece } from './herd';

const before = view({
  elephants: [elephant(0, 'c3'), elephant(1, 'c4')],
  players: [{ waiting: 4 }, { waiting: 3 }],
  places: [4, 4, 4, 4],
});
/** Where silver's elephants wait. */
const slotsOf = (pieces: Piece[]) =>
  pieces.flatMap(({ seat, slot }) => (seat === 0 && slot !== null ? [slot] : [])).sort();
const back = { facing: 'west' as const, turned: true };

describe('gathering', () => {
  it('takes all on the board and in the start fields, from the middle outwards', () => {
    const pieces = gather(before, layout);
    expect(pieces).toHaveLength(9);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(9);
    expect(slotsOf(pieces)).toEqual([3, 4, 5, 6]);
  });
});

describe('following', () => {
  const pieces = gather(before, layout);
  const at = (space: string) => pieces.find((piece) => piece.space === space)!.id;

  it('keeps the number of one that moves', () => {
    const move = effect('c3-d3', 'glide', [step(0, 'move', 'c3', 'd3')]);
    const after = view({ ...before, elephants: [elephant(0, 'd3'), elephant(1, 'c4')], players: before.players });
    const { pieces: found, led } = follow(pieces, move, after, layout);
    expect(found.find(({ space }) => space === 'd3')!.id).toBe(at('c3'));
    expect(found.map(({ id }) => id)).toEqual(pieces.map(({ id }) => id));
    expect(led.map(({ piece }) => piece.id)).toEqual([at('c3')]);
  });

  it('turns the one that is jumped', () => {
    const turn = { ...step(1, 'turn', 'c4', 'c4'), facing: 'west' as const };
    const jump = effect('c3^c5*', 'jump', [step(0, 'jump', 'c3', 'c5'), turn]);
    const after = view({ elephants: [elephant(1, 'c4', back), elephant(0, 'c5')], players: before.players });
    const found = follow(pieces, jump, after, layout).pieces;
    expect(found.find(({ id }) => id === at('c4'))).toMatchObject({ space: 'c4', ...back });
    expect(found.find(({ id }) => id === at('c3'))!.space).toBe('c5');
  });

  it('lets the nearest one enter, and the others stay where they wait', () => {
    const enter = effect('@g1', 'enter', [step(0, 'enter', null, 'g1')]);
    const players = [{ waiting: 3 }, { waiting: 3 }];
    const after = view({ elephants: [...before.elephants, elephant(0, 'g1')], players });
    const found = follow(pieces, enter, after, layout).pieces;
    const entered = found.find(({ space }) => space === 'g1')!.id;
    expect(pieces.find(({ id }) => id === entered)!.slot).toBe(6);
    expect(slotsOf(found)).toEqual([3, 4, 5]);
  });

  it('lets those who are captured and those who finish go, and tells which', () => {
    const steer = black('W', 4, 3, { steps: [step(0, 'captured', 'c3', null), step(1, 'finished', 'c4', null)] });
    const after = view({ players: before.players, places: [4, 4, 3, 4] });
    const { pieces: found, led } = follow(pieces, steer, after, layout);
    expect(found.some(({ space }) => space !== null)).toBe(false);
    expect(led.map(({ piece, step }) => [piece.id, step.what])).toEqual([
      [at('c3'), 'captured'],
      [at('c4'), 'finished'],
    ]);
  });

  it('gives one that comes back a place of its own', () => {
    const move = effect('c3-c2', 'glide', [step(0, 'move', 'c3', 'c2'), step(0, 'returned', null, null)]);
    const players = [{ waiting: 5 }, { waiting: 3 }];
    const after = view({ elephants: [elephant(0, 'c2'), elephant(1, 'c4')], players });
    expect(slotsOf(follow(pieces, move, after, layout).pieces)).toEqual([2, 3, 4, 5, 6]);
  });

  it('shows any view at all when nothing is known of what happened', () => {
    const after = view({ elephants: [elephant(0, 'a1'), elephant(1, 'c4')], players: [{ waiting: 9 }, {}] });
    const found = follow(pieces, null, after, layout).pieces;
    expect(found.filter(({ slot }) => slot !== null)).toHaveLength(9);
    expect(found.find(({ space }) => space === 'c4')!.id).toBe(at('c4'));
    expect(found.find(({ space }) => space === 'a1')!.id).not.toBe(at('c3'));
  });
});

describe('what leads from one view to the next', () => {
  const move = effect('c3-d3', 'glide', [step(0, 'move', 'c3', 'd3')]);
  const moved = view({ elephants: [elephant(0, 'd3'), elephant(1, 'c4')], places: [4, 4, 4, 4], turn: 1 });

  it('is told from what does not', () => {
    expect(leads(before, move, moved)).toBe(true);
    expect(leads(before, null, moved)).toBe(false);
    expect(leads(moved, move, before)).toBe(false);
    // taken back: what is last then led to where one is now, but from elsewhere
    expect(leads({ ...moved, turn: 0 }, move, moved)).toBe(false);
    expect(leads(before, move, { ...moved, elephants: [elephant(0, 'd3'), elephant(1, 'c4', back)] })).toBe(false);
  });

  it('is seen of black elephants and black logs too', () => {
    const steer = black('N', 4, 2);
    const wood = effect('#d4', 'wood', [], { wood: 'd4' });
    const { elephants } = before;
    expect(leads(before, steer, view({ elephants, places: [4, 2, 4, 4] }))).toBe(true);
    expect(leads(before, steer, view({ elephants, places: [4, 1, 4, 4] }))).toBe(false);
    expect(leads(before, wood, view({ elephants, places: [4, 4, 4, 4], wood: ['d4'] }))).toBe(true);
    expect(leads(before, wood, view({ elephants, places: [4, 4, 4, 4] }))).toBe(false);
  });
});
