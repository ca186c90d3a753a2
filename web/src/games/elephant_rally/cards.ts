/** What a card is, and which go together. The view says which may be played. */
import type { Cards } from './view';

export type Card = Cards['card'];
export type Colour = 'green' | 'purple' | 'yellow';

export const MODIFIERS: readonly Card[] = ['charge', 'carpet', 'mango'];

export function colourOf(card: Card): Colour {
  return /^g\d/.test(card) ? 'green' : /^p\d/.test(card) ? 'purple' : 'yellow';
}

/** The spaces a green or purple card moves; null for a yellow one. */
export function valueOf(card: Card): number | null {
  return colourOf(card) === 'yellow' ? null : Number(card[1]);
}

export function isModifier(card: Card): boolean {
  return MODIFIERS.includes(card);
}
