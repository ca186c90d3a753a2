/** The clock of a seat, counted down here from what was left when the view was sent. The server's clock decides. */

/** What is known of one seat's clock. */
export interface Countdown {
  /** Seconds left when the view was sent. */
  left: number;
  /** Whether it runs. */
  running: boolean;
  /** When the view came, in milliseconds of the same clock as `now`. */
  since: number;
}

/** Seconds from which on somebody is warned. */
export const LATE = 10;

/** Seconds left at `now`; never less than none. */
export function secondsLeft({ left, running, since }: Countdown, now: number): number {
  return Math.max(0, left - (running ? (now - since) / 1000 : 0));
}

/** Milliseconds until the written time changes; null: it stands. */
export function untilChange(clock: Countdown, now: number): number | null {
  const left = secondsLeft(clock, now);
  if (!clock.running || left === 0) return null;
  // the seconds are rounded up: what is written changes where a whole one is reached
  return Math.max(1, (left - (Math.ceil(left) - 1)) * 1000);
}

/** As "9:05" or "1:02:03". A second that has begun counts whole. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
