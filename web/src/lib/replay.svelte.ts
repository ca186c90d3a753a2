/**
 * Looking back: any position of the game, asked for over the socket and drawn when it comes. One question is on its way
 * at a time, so that dragging over a long game asks no more than the network answers; the neighbours of what is shown
 * are fetched while nobody asks for anything, so that a step shows at once.
 */
import type { Looked, TableView } from './wire';

/** Positions that are kept; the oldest go first. */
export const KEPT = 400;

export class Replay {
  /** How many actions the position that one wants to see is after; null: one sees the table as it is. */
  ply: number | null = $state(null);
  /** What is drawn while one looks back. While a wanted position is on its way, that is the one before. */
  shown: Looked | null = $state.raw(null);
  /** How many actions the game has. */
  length = $state(0);

  #ask: (ply: number) => void;
  // nothing on the page depends on what is kept
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #kept = new Map<number, Looked>();
  /** What is on its way. */
  #asked: { ply: number; wanted: boolean } | null = null;
  #step = -1;
  #known = '';

  /** `ask` sends the question for one position. */
  constructor(ask: (ply: number) => void) {
    this.#ask = ask;
  }

  /** Look at the position after so many actions; from the last on, that is the table as it is. */
  go(ply: number): void {
    if (ply >= this.length) return this.now();
    const wanted = Math.max(0, Math.round(ply));
    this.#step = wanted < (this.ply ?? this.length) ? -1 : 1;
    this.ply = wanted;
    this.#seek();
  }

  /** So many actions further; back with a negative number. */
  move(plies: number): void {
    this.go((this.ply ?? this.length) + plies);
  }

  /** Back to the table as it is. */
  now(): void {
    this.ply = null;
    this.shown = null;
  }

  /** An answer came. */
  receive(looked: Looked): void {
    const asked = this.#asked;
    this.#asked = null;
    this.#keep(looked);
    // also what was wanted a moment ago is shown, so that dragging shows something
    if (this.ply !== null && (asked?.wanted || looked.ply === this.ply)) this.shown = looked;
    this.#seek();
  }

  /** The table as it is came: its length, and what of the positions before it is not true any more. */
  arrive(view: TableView): void {
    // what a seat may know of earlier positions changes with the seat that looks, and with the end
    const known = `${view.as_seat} ${view.phase === 'over'}`;
    if (known !== this.#known) {
      this.#kept.clear();
      if (view.curtain) this.shown = null; // somebody else looks now
    } else for (const ply of [...this.#kept.keys()]) if (ply > view.log_from) this.#kept.delete(ply);
    this.#known = known;
    // after a lost connection nothing is on its way any more
    if (view.layout != null) this.#asked = null;
    this.length = view.ply;
    const { ply, actor, view: game, last, position } = view;
    this.#keep({ t: 'looked', ply, actor, scores: view.seats.map((seat) => seat.score), view: game, last, position });
    if (this.ply !== null && this.ply >= this.length) this.now();
    else this.#seek();
  }

  /** Show what is wanted if it is here, else ask for it; then for its neighbours. */
  #seek(): void {
    const { ply } = this;
    if (ply === null) return;
    const found = this.#kept.get(ply);
    if (found && this.shown !== found) this.shown = found;
    if (this.#asked) return;
    if (!found) return this.#request(ply, true);
    const next = [ply + this.#step, ply - this.#step].find((n) => n >= 0 && n < this.length && !this.#kept.has(n));
    if (next !== undefined) this.#request(next, false);
  }

  #request(ply: number, wanted: boolean): void {
    this.#asked = { ply, wanted };
    this.#ask(ply);
  }

  #keep(looked: Looked): void {
    this.#kept.delete(looked.ply);
    this.#kept.set(looked.ply, looked);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
