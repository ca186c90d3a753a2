/** What is drawn, one view after the other: it lags behind the newest view while an animation plays. */
import { flushSync } from 'svelte';
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
  /** Whether the next of those that wait is shown when what plays has come to its end. */
  #due = false;

  constructor(first: Scene<View, Effect>) {
    this.scene = first;
    // before anybody else hears of the key, so that it means what it means in the newest view
    window.addEventListener('keydown', this.#key, { capture: true });
  }

  /** Start the animations that lead from the view `before` to the scene, which is drawn now. */
  protected abstract play(before: View): void;

  stop(): void {
    window.removeEventListener('keydown', this.#key, { capture: true });
    this.#waiting = [];
    this.motion.stop();
  }

  /** Show the newest view at once. */
  finish(): void {
    const newest = this.#waiting.pop();
    if (!newest) return;
    this.#waiting = [];
    this.motion.stop();
    flushSync(() => this.#advance(newest));
  }

  /** Whoever plays by keyboard doesn't wait for what moves. */
  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
    this.finish();
  };

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
    }
    this.#follow();
  }

  /** Show what waits when what plays has come to its end, which is soon. */
  #follow(): void {
    if (this.#waiting.length === 0 || this.#due) return;
    this.#due = true;
    this.motion.hurry(HURRY);
    this.motion.whenIdle(() => {
      this.#due = false;
      const next = this.#waiting.shift();
      if (next) this.#advance(next);
      this.#follow();
    });
  }

  #advance(next: Scene<View, Effect>): void {
    const before = this.scene.view;
    this.scene = next;
    this.play(before);
  }
}
