/** What board and tray share: which cards are taken, which cow, what is aimed at. */
import { byAction, cows, givers, holds, taking } from './choices';
import type { Card } from './cards';
import type { View } from './view';

class Chosen {
  /** Cards taken from the hand (or looked at in the discards): one, or a pair. */
  cards: Card[] = $state([]);
  /** The space of the cow that is taken up. */
  cow: string | null = $state(null);
  /** Whose chip is given on. */
  giver: number | null = $state(null);
  /** The action that is aimed at and waits to be done, by its notation. */
  aim: string | null = $state(null);
  /** Steps of a cow that was dragged, to be done one after the other as the view offers them. */
  plan: string[] = $state([]);
  /** Where the cow that was just moved stands then, so that it stays taken up. */
  next: string | null = null;
  /** Whether the discards lie open. */
  open = $state(false);

  /** Let go of everything. */
  reset(): void {
    this.cards = [];
    this.cow = null;
    this.giver = null;
    this.aim = null;
    this.plan = [];
    this.next = null;
  }

  /** Take a card, together with what is taken already where they are a pair. */
  take(view: View, card: Card): void {
    this.cards = taking(view, this.cards, card);
    this.aim = null;
  }

  drop(card: Card): void {
    this.cards = this.cards.filter((one) => one !== card);
  }

  /** A new position: what is not offered any more is not chosen any more. */
  keep(view: View, acting: boolean): void {
    if (!acting || !this.cards.every((card) => holds(view, card))) this.cards = [];
    const able = acting ? cows(view) : new Set<string>();
    if (this.next !== null && able.has(this.next)) [this.cow, this.next] = [this.next, null];
    if (this.cow !== null && !able.has(this.cow)) this.cow = null;
    if (this.giver !== null && !(acting && givers(view).includes(this.giver))) this.giver = null;
    if (!acting || !byAction(view, this.aim)) this.aim = null;
  }
}

export const chosen = new Chosen();
