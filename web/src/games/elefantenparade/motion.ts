/** How elephants walk. */
import type { Motion } from '../../lib/motion';
import type { Place } from './geometry';

/** One place on the way of a piece. */
export interface Stop extends Place {
  facing: 1 | -1;
  /** Whether it leaps over this place because somebody stands there. */
  leap: boolean;
}

/** The three nested groups of a piece: where it stands, how high it hops, which way it looks. */
export interface Parts {
  stand: SVGGElement;
  hop: SVGGElement;
  turn: Element | null;
}

/** Milliseconds of a whole walk, with so many for a step. */
export function duration(stops: Stop[], step: number): number {
  return Math.max(1, stops.length - 1) * step;
}

export function transformOf(at: Place): string {
  return `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
}

/** Walk along the stops, the first of which is where the piece comes from. */
export function walk(motion: Motion, parts: Parts, stops: Stop[], step: number, delay = 0): void {
  if (stops.length < 2) return;
  const options = { duration: duration(stops, step), delay, fill: 'backwards' as const };
  const last = stops.length - 1;
  motion.play(
    parts.stand,
    stops.map((stop, i) => ({
      transform: transformOf(stop),
      offset: i / last,
      easing: last === 1 ? 'ease-in-out' : i === 0 ? 'ease-in' : i === last - 1 ? 'ease-out' : 'linear',
    })),
    options,
  );
  motion.play(
    parts.hop,
    stops.flatMap((stop, i) => {
      const height = stop.leap ? -46 : 0;
      const at = { transform: `translateY(${height}px) rotate(0deg)`, offset: i / last, easing: 'ease-out' };
      if (i === last) return [at];
      const next = stops[i + 1]!;
      const between = Math.min(height, next.leap ? -46 : 0) * 0.6 - 5;
      const sway = (i % 2 === 0 ? 2.5 : -2.5) * next.facing;
      const half = { transform: `translateY(${between}px) rotate(${sway}deg)`, offset: (i + 0.5) / last };
      return [at, { ...half, easing: 'ease-in' }];
    }),
    options,
  );
  if (parts.turn && stops.some((stop) => stop.facing !== stops[last]!.facing)) {
    motion.play(
      parts.turn,
      stops.flatMap((stop, i) => {
        const at = { transform: `scaleX(${stop.facing})`, offset: i / last };
        // it keeps looking the way it goes until shortly before the next stop
        return i === last ? [at] : [at, { ...at, offset: (i + 0.75) / last }];
      }),
      options,
    );
  }
}
