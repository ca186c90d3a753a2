/** What is drawn, one view after the other: it lags behind the newest view while an animation plays. */
import { Motion } from './motion';

/** A view, and what led to it. */
export interface Scene<View, Effect> {
  view: View;
  last: Effect | null;
}

/** More than this many views behind, what happened in between is not worth waiting for. */
const PATIENCE = 4;
/** How much faster animations play while something newer waits. */
const HURRY = 2.5;

export abstract class Playback<View, Effect> {
  scene: Scene<View, Effect> = $state.raw()!;
  protected readonly motion = new Motion();
  #waiting: Scene<View, Effect>[] = [];

  constructor(first: Scene<View, Effect>) {
    this.scene = first;
  }

  /** Start the animations that lead from the view `before` to the scene, which is drawn now. */
  protected abstract play(before: View): void;

  stop(): void {
    this.#waiting = [];
    this.motion.stop();
  }

  /** There is a new view: show it now, or as soon as what plays has come to its end. */
  arrive(next: Scene<View, Effect>): void {
    if (next.view === this.scene.view) return;
    if (!this.motion.busy) {
      this.#advance(next);
      return;
    }
    this.#waiting.push(next);
    if (this.#waiting.length > PATIENCE) {
      this.#waiting = [next];
      this.motion.stop();
    } else if (this.#waiting.length === 1) {
      this.motion.hurry(HURRY);
      this.motion.whenIdle(() => this.#catchUp());
    }
  }

  #catchUp(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#advance(next);
    if (this.#waiting.length > 0) {
      this.motion.hurry(HURRY);
      this.motion.whenIdle(() => this.#catchUp());
    }
  }

  #advance(next: Scene<View, Effect>): void {
    const before = this.scene.view;
    this.scene = next;
    this.play(before);
  }
}
