/** What board and tray share: the elephant and the number that are chosen so far. */
import { movesOf, moveBy } from './choices';
import type { Effect, View } from './view';

class Chosen {
  /** The elephant whose numbers are shown. */
  elephant: number | null = $state(null);
  /** A number that waits for its elephant. */
  number: number | null = $state(null);

  clear(): void {
    this.elephant = null;
    this.number = null;
  }

  /** A new position, or a new table: what is not offered any more is not chosen any more. */
  keep(view: View, acting: boolean): void {
    const id = this.elephant;
    if (id !== null && (!acting || movesOf(view, id).length === 0)) this.elephant = null;
    if (this.number !== null && (!acting || !view.numbers.includes(this.number))) this.number = null;
  }

  /** Choose an elephant. With a number waiting for it, gives the move; otherwise chooses it, or lets go of it. */
  takeElephant(view: View, id: number): Effect | null {
    const move = this.number === null ? null : moveBy(view, id, this.number);
    if (move) {
      this.clear();
      return move;
    }
    this.elephant = this.elephant === id ? null : id;
    return null;
  }

  /** Choose a number. With an elephant chosen, gives the move; otherwise the number waits, or is let go. */
  takeNumber(view: View, number: number): Effect | null {
    const move = this.elephant === null ? null : moveBy(view, this.elephant, number);
    if (move) {
      this.clear();
      return move;
    }
    if (view.numbers.includes(number)) this.number = this.number === number ? null : number;
    return null;
  }
}

export const chosen = new Chosen();
