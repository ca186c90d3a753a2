import { describe, expect, it } from 'vitest';
import { courseOf, standing } from './course';
import { interest, leader } from './follow';
import { effect, layout, run, touch, view } from './given';
import { facing, ownSteps, stops, turning } from './running';

const course = courseOf(layout);

describe('the course as it is drawn', () => {
  it('is larger than what is told, by the unit', () => {
    const space = course.at.get('2k1')!;
    expect(space).toMatchObject({ x: 650, lane: 'black', kind: 'water', length: 100, row: 7 });
    expect(course.holes.map((hole) => hole.map(({ name }) => name))).toEqual([['2k1', '2k2']]);
  });

  it('knows who waits where', () => {
    expect(standing(course, 1, 'start')).toEqual({ x: -130, y: 50, angle: 0 });
    expect(standing(course, 0, '1r1')).toBe(course.at.get('1r1'));
  });
});

describe('where there is something to see', () => {
  it('is ahead of the one who acts, and by those near it', () => {
    const points = interest(course, view(), 'wide');
    const xs = points.map(({ x }) => x);
    expect(Math.min(...xs)).toBe(250);
    expect(Math.max(...xs)).toBe(950);
    const narrow = interest(course, view(), 'narrow').map(({ x }) => x);
    expect(Math.max(...narrow)).toBe(850);
  });

  it('is with the leader when it is over', () => {
    expect(leader(view({ turn: null }))).toBe(0);
  });
});

describe('a movement', () => {
  it('takes a step for every space, longer for leaps and arrows', () => {
    const moved = effect('k3', { runs: [run(['1k5', '1k6', '2k1']), run(['2k1', '2k2'], [], 'arrow')] });
    expect(stops(course, moved).map(({ space, at, by }) => [space, at, by])).toEqual([
      ['1k5', 0, 'run'],
      ['1k6', 1, 'run'],
      ['2k1', 2, 'run'],
      ['2k2', 3.6, 'blown'],
    ]);
    const leapt = effect('leap', { runs: [run(['1k5', '2k1'], [], 'leap')] });
    expect(stops(course, leapt).at(-1)!.at).toBe(2.2);
  });

  it('is split into the number of the card and the bonus', () => {
    const way = ['1k1', '1k2', '1k3', '1k4', '1k5', '1k6'];
    expect(ownSteps(effect('k3', { bonus: 2, runs: [run(way)] }))).toBe(3);
    expect(ownSteps(effect('k5', { runs: [run(way)] }))).toBe(5);
    // quicksand that is paid for takes two
    const sand = run(way.slice(0, 5), [touch('1k3', 'quicksand')]);
    expect(ownSteps(effect('k3', { bonus: 2, runs: [sand] }))).toBe(2);
    expect(ownSteps(effect('done', { runs: [] }))).toBe(0);
  });

  it('looks where it goes', () => {
    expect([0, 90, 180, 270].map(facing)).toEqual([1, 1, -1, 1]);
    expect(turning({ x: 0, y: 0 }, { x: -5, y: 1 }, 1)).toBe(-1);
    expect(turning({ x: 0, y: 0 }, { x: 0, y: 9 }, -1)).toBe(-1);
  });
});
