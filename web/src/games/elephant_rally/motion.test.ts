import { describe, expect, it } from 'vitest';
import { course, move, step } from './given';
import { course as circuit } from './geometry';
import { frames, stand, timeline } from './motion';

const made = circuit(4, 20, 'wide');

describe('timeline', () => {
  it('goes step by step, those who are pushed at the same time', () => {
    const { ways, end } = timeline(
      made,
      course([step(move(0, 'b5', 'b6'), move(1, 'b6', 'b7')), step(move(0, 'b6', 'b7'), move(1, 'b7', 'b8'))]),
      100,
    );
    expect(end).toBe(200);
    expect(ways.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 'b5', 'b7'],
      [1, 'b6', 'b8'],
    ]);
    expect(ways[1]!.legs.map(({ start, end: until, how }) => [start, until, how])).toEqual([
      [0, 100, 'slide'],
      [100, 200, 'slide'],
    ]);
  });

  it('lets the mouse run from space to space, dive from hole to hole, and hide', () => {
    const mouse = (...path: string[]) => ({ piece: 'mouse' as const, seat: null, path, line: 0 as const });
    const run = { ...step(mouse('a1', 'a2', 'd12', 'd13')), what: 'mouse' as const };
    const hide = { ...step(mouse('d13', 'd12')), what: 'hide' as const };
    const { ways } = timeline(made, course([run, hide]), 100);
    expect(ways).toHaveLength(1);
    expect(ways[0]!.legs.map(({ how }) => how)).toEqual(['walk', 'dive', 'walk', 'walk']);
  });

  it('flies in one bow that takes longer the further it is, over the line too', () => {
    const fly = { ...step(move(0, 'a18', 'a2')), what: 'fly' as const };
    const { ways, end } = timeline(made, course([fly]), 100);
    expect(ways[0]!.legs.map(({ how }) => how)).toEqual(['leap']);
    expect(end).toBeCloseTo(260);
  });
});

describe('frames', () => {
  it('begins where it stood, waits until its turn, ends where it stands', () => {
    const { ways } = timeline(
      made,
      course([step(move(0, 'b5', 'b6')), step(move(0, 'b6', 'b7'), move(1, 'b7', 'b8'))]),
      100,
    );
    const { stand: places, end } = frames(ways[1]!);
    expect(end).toBe(200);
    expect(places.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    expect(places[0]!.transform).toBe(places[1]!.transform);
    const { x, y } = stand(made, 'elephant', 'b8');
    expect(places[2]!.transform).toContain(`translate(${x}px, ${y}px)`);
  });

  it('turns round where the course does', () => {
    const steps = Array.from({ length: 19 }, (_, i) => step(move(0, `b${i}`, `b${i + 1}`)));
    const { turn } = frames(timeline(made, course(steps), 100).ways[0]!);
    expect(turn.length).toBeGreaterThan(2);
    expect(turn.map(({ transform }) => transform)).toContain('scaleX(-1)');
  });
});
