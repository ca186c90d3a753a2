/** The chat of a table: what was said, and what of it is new to whoever sits here. */
import { untrack } from 'svelte';
import { keepTable, myTable } from './memory';
import type { ChatLine } from './wire';

export class Chat {
  lines: readonly ChatLine[] = $state.raw([]);
  /** What was said just now, while one was here. */
  newest: readonly ChatLine[] = $state.raw([]);
  /** Whether nothing of it is shown on this device. */
  muted = $state(false);
  /** Whether it is seen now, so that what comes is read. */
  #open = false;
  /** When the last line that was read was said. */
  #read = $state(0);
  #table: string;
  #mine: () => readonly number[];
  /** The next lines are all there are: the connection is a new one. */
  #whole = true;

  /** `mine` gives the chairs of this device: what they say is not new here. */
  constructor(table: string, mine: () => readonly number[]) {
    this.#table = table;
    this.#mine = mine;
    const kept = myTable(table);
    this.muted = kept?.muted ?? false;
    this.#read = kept?.read ?? 0;
  }

  /** How many lines were not read. */
  unread = $derived(
    this.muted
      ? 0
      : this.lines.filter((line) => line.at > this.#read && !(line.chair !== null && this.#mine().includes(line.chair)))
          .length,
  );

  /** The connection is a new one: what comes next is all that is kept. */
  renew(): void {
    this.#whole = true;
  }

  receive(lines: readonly ChatLine[]): void {
    this.lines = this.#whole ? lines : [...this.lines, ...lines];
    if (!this.#whole) this.newest = lines;
    this.#whole = false;
    if (this.#open) this.read();
  }

  /** It is seen from now on, or not any more. */
  show(open: boolean): void {
    this.#open = open;
    if (open) untrack(() => this.read());
  }

  /** All that there is was seen. */
  read(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keepTable(this.#table, { read: last });
  }

  mute(muted: boolean): void {
    this.muted = muted;
    keepTable(this.#table, { muted });
    if (muted) this.read();
  }
}
