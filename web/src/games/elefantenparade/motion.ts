/**
 * How pieces move. A piece is drawn at once where it stands in the newest view; an animation leads it there from where
 * it was. So whatever stops an animation, the piece stands right. Only transforms and opacity are animated.
 */
import { distance, type Place, type Point } from './geometry';

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

/** Animations that play now, so that they can be hurried or ended when something newer happens. */
export class Motion {
  #playing = new Set<Animation>();
  #idle: (() => void)[] = [];

  get busy(): boolean {
    return this.#playing.size > 0;
  }

  /** Call back once when nothing plays any more. */
  whenIdle(then: () => void): void {
    if (this.busy) this.#idle.push(then);
    else then();
  }

  /** Play the rest fast: something newer waits. */
  hurry(rate = 3): void {
    for (const animation of this.#playing) animation.updatePlaybackRate(rate);
  }

  /** Let everything stand where it belongs, at once. */
  stop(): void {
    for (const animation of [...this.#playing]) animation.cancel();
  }

  /** Walk along the stops, the first of which is where the piece comes from. */
  walk(parts: Parts, stops: Stop[], step: number, delay = 0): void {
    if (stops.length < 2) return;
    const options = { duration: duration(stops, step), delay, fill: 'backwards' as const };
    const last = stops.length - 1;
    this.#play(
      parts.stand,
      stops.map((stop, i) => ({
        transform: transformOf(stop),
        offset: i / last,
        easing: last === 1 ? 'ease-in-out' : i === 0 ? 'ease-in' : i === last - 1 ? 'ease-out' : 'linear',
      })),
      options,
    );
    this.#play(
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
      this.#play(
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

  /** Appear in place: for reduced motion, and for what did not walk, as a move taken back. */
  fade(element: Element, time = 180): void {
    this.#play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
  }

  /** Stay unseen for so long, then appear. */
  appear(element: Element, after: number): void {
    this.#play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay: after, fill: 'backwards' });
  }

  /** Fly in a bow from one place to another and vanish there; resolves when it is done. */
  async fly(element: Element, from: Point, to: Point, time: number, delay: number): Promise<void> {
    const rise = Math.min(160, 40 + distance(from, to) * 0.2);
    const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
    const at = (p: Point, scale: number) => `translate(${p.x}px, ${p.y}px) scale(${scale})`;
    const flight = this.#play(
      element,
      [
        { transform: at(from, 1), opacity: 1, easing: 'ease-out' },
        { transform: at(over, 1.2), opacity: 1, easing: 'ease-in' },
        { transform: at(to, 0.7), opacity: 0.2 },
      ],
      { duration: time, delay, fill: 'both' },
    );
    await flight.finished.catch(() => undefined);
  }

  #play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options);
    this.#playing.add(animation);
    const done = () => {
      this.#playing.delete(animation);
      if (this.busy) return;
      const waiting = this.#idle;
      this.#idle = [];
      for (const then of waiting) then();
    };
    animation.finished.then(done, done);
    return animation;
  }
}
