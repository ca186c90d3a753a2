/** What the view offers, sorted by how one gets at it. Nothing here is worked out: every effect comes from the view. */
import { colourOf, isModifier, valueOf, type Card } from './cards';
import type { Effect, View } from './view';

export function byAction(view: View, action: string | null): Effect | null {
  return view.choices.find((choice) => choice.action === action) ?? null;
}

/** The only choice of a kind, as `done`. */
export function only(view: View, kind: Effect['kind']): Effect | null {
  return view.choices.find((choice) => choice.kind === kind) ?? null;
}

// Cards: those of the hand to be played or thrown, those of the discards to be taken.

/** What is done with cards now: played, thrown, or taken from the discards; null: nothing. */
export function dealing(view: View): 'play' | 'throw' | 'take' | null {
  const kinds = new Set(view.choices.map(({ kind }) => kind));
  return kinds.has('play') ? 'play' : kinds.has('throw') ? 'throw' : kinds.has('take') ? 'take' : null;
}

/** Whether the card is among those with which something is done now. */
export function holds(view: View, card: Card): boolean {
  const kind = dealing(view);
  const cards = kind === 'take' ? view.discards : kind === null ? [] : view.hand;
  return cards.some((one) => one.card === card);
}

/** Whether a card waits for a green one, though none of them may fit: which, one learns by trying. */
export function couldPair(view: View, card: Card): boolean {
  const greens = view.hand.some((one) => colourOf(one.card) === 'green');
  return view.phase === 'play' && view.played.length === 0 && isModifier(card) && greens;
}

/** The choice that uses just these cards. */
export function using(view: View, cards: readonly Card[]): Effect | null {
  const kind = dealing(view);
  return (
    view.choices.find(
      (choice) =>
        choice.kind === kind &&
        choice.cards.length === cards.length &&
        choice.cards.every((card) => cards.includes(card)),
    ) ?? null
  );
}

/** Whether a card can be laid together with what is taken already: alone where nothing is. */
export function fits(view: View, taken: readonly Card[], card: Card): boolean {
  const kind = dealing(view);
  return view.choices.some(
    (choice) => choice.kind === kind && [...taken, card].every((one) => choice.cards.includes(one)),
  );
}

/** What is taken when one more card is: both together where they are a pair, else only the new one. */
export function taking(view: View, taken: readonly Card[], card: Card): Card[] {
  const free = taken.length === 1 && !taken.includes(card);
  return free && fits(view, taken, card) ? [...taken, card] : [card];
}

/** How to say in notation what was tried with cards, the modifier first. */
export function trial(view: View, cards: readonly Card[]): string {
  if (view.phase === 'throw' || view.phase === 'discard') return `throw:${cards[0]}`;
  return [...cards].sort((a, b) => Number(isModifier(b)) - Number(isModifier(a))).join('+');
}

/** The one of two cards to lay beside the other when a pair was meant and can't be. */
export function meant(taken: readonly Card[], card: Card): Card[] | null {
  const first = taken.length === 1 ? taken[0]! : null;
  if (first === null || first === card) return null;
  const pair = (a: Card, b: Card) => isModifier(a) && valueOf(b) !== null;
  return pair(first, card) || pair(card, first) ? [first, card] : null;
}

// The track.

/** Spaces where a cow stands that can be moved. */
export function cows(view: View): Set<string> {
  return new Set(view.choices.flatMap(({ kind, start }) => (kind === 'cow' && start ? [start] : [])));
}

/** The space at which a choice is offered on the track; null for what is not done there. */
export function goalOf(choice: Effect): string | null {
  switch (choice.kind) {
    case 'start':
    case 'mouse':
    case 'cow':
      return choice.space;
    case 'side':
    case 'mango':
      return choice.course.steps[0]?.moved[0]?.path[1] ?? null;
    default:
      return null;
  }
}

/** Where one can go now, by space; of cows only the one that is taken up. */
export function goals(view: View, cow: string | null): Map<string, Effect> {
  const found = new Map<string, Effect>();
  for (const choice of view.choices) {
    if (choice.kind === 'cow' && choice.start !== cow) continue;
    const space = goalOf(choice);
    if (space !== null) found.set(space, choice);
  }
  return found;
}

// Others.

/** Whether somebody is scared by it, though it may still be chosen which way. */
export function scares({ kind, course }: Effect): boolean {
  return kind === 'mouse' && (course.phase === 'scare' || course.steps.some(({ what }) => what === 'scare'));
}

/** Choices that name a space, a way or an answer, and nothing before it: not cards, cows or seats. */
export function isAside({ kind }: Effect): boolean {
  return ['start', 'mouse', 'side', 'mango', 'pass', 'cancel'].includes(kind);
}

/** Seats whose chips can be given on; empty while there are chips in the supply. */
export function givers(view: View): number[] {
  return [...new Set(view.choices.flatMap(({ giver }) => (giver === null ? [] : [giver])))];
}

/** Choices that name a seat: whom to rob, or who gets a chip, of this giver. */
export function targets(view: View, giver: number | null): Effect[] {
  return view.choices.filter((choice) => choice.target !== null && choice.giver === giver);
}

/** The rival who would win by a choice: pushed over the line by the one who acts. */
export function rivalWins({ seat, course, branches }: Effect): number | null {
  const ends = [course, ...branches.map((branch) => branch.course)].map(({ ended }) => ended?.winner ?? null);
  return ends.find((winner) => winner !== null && winner !== seat) ?? null;
}
