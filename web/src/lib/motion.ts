/**
 * How pieces move. A piece is drawn at once where it stands in the newest view; an animation leads it there from where
 * it was. So whatever stops an animation, the piece stands right. Only transforms and opacity are animated.
 */

interface Point {
  x: number;
  y: number;
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

  /** Appear in place: for reduced motion, and for what did not move, as an action taken back. */
  fade(element: Element, time = 180): void {
    this.play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
  }

  /** Stay unseen for so long, then appear. */
  appear(element: Element, after: number): void {
    this.play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay: after, fill: 'backwards' });
  }

  /**
   * Fly over another place to one and vanish there; resolves when it is done. Without such a place it flies in a bow. The
   * element is drawn at `from` before.
   */
  async fly(
    element: Element,
    from: Point,
    to: Point,
    time: number,
    delay: number,
    over: Point = bow(from, to),
  ): Promise<void> {
    const at = (p: Point, scale: number) => `translate(${p.x}px, ${p.y}px) scale(${scale})`;
    const flight = this.play(
      element,
      [
        { transform: at(from, 1), opacity: 1, easing: 'ease-out' },
        { transform: at(over, 1.2), opacity: 1, easing: 'ease-in' },
        { transform: at(to, 0.7), opacity: 0.2 },
      ],
      { duration: time, delay, fill: 'forwards' },
    );
    await flight.finished.catch(() => undefined);
  }

  /** Any other animation of an element. */
  play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
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

function bow(from: Point, to: Point): Point {
  const rise = Math.min(160, 40 + Math.hypot(to.x - from.x, to.y - from.y) * 0.2);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
}
