import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft, untilChange } from '../src/lib/countdown';

const running = { left: 12.4, running: true, since: 1000 };

describe('a clock', () => {
  it('counts down from what was left when the view came, and not below nothing', () => {
    expect(secondsLeft(running, 1000)).toBe(12.4);
    expect(secondsLeft(running, 3400)).toBe(10);
    expect(secondsLeft(running, 99_000)).toBe(0);
  });

  it('stands while it does not run', () => {
    expect(secondsLeft({ ...running, running: false }, 99_000)).toBe(12.4);
    expect(untilChange({ ...running, running: false }, 99_000)).toBeNull();
  });

  it('is drawn anew just when what is written changes', () => {
    let now = 1000;
    const written = [];
    for (let wait: number | null = 0; wait !== null; wait = untilChange(running, now)) {
      now += wait;
      written.push(clockText(secondsLeft(running, now)));
      expect(written.length).toBeLessThan(20);
    }
    const seconds = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    expect(written).toEqual(seconds.map((second) => `0:${String(second).padStart(2, '0')}`));
  });

  it('writes hours only where there are any; a second that has begun counts', () => {
    expect([0, 0.2, 9, 59.5, 545, 3600, 86_399.9].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:09',
      '1:00',
      '9:05',
      '1:00:00',
      '24:00:00',
    ]);
  });
});
