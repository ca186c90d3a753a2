/**
 * The elephants that are drawn, each with a number of its own that it keeps: those of a view are alike and have none. An
 * effect tells which of them went where.
 */
import { SIZE, spotOf, type Facing } from './geometry';
import type { Effect, Layout, Step, View } from './view';

export interface Piece {
  id: number;
  seat: number;
  /** Where it stands; null: in its start field. */
  space: string | null;
  /** Its place in the start field; they keep it when others go. */
  slot: number | null;
  facing: Facing;
  turned: boolean;
}

/** How many places a start field has. */
export function slots(layout: Layout): number {
  return Math.max(10, layout.elephants);
}

/** Those of a view of which nothing is known from before. */
export function gather(view: View, layout: Layout): Piece[] {
  return arrange([], view, layout);
}

/** One step of an effect, and the piece that took it. */
export interface Led {
  piece: Piece;
  step: Step;
}

/**
 * Those of the view `after`, with the numbers of `before`: for those that the effect led there, and for those who stand
 * where one like it stood. `led` tells them by step, as they are afterwards, those who left the board too. Null as
 * effect: nothing is known of what happened.
 */
export function follow(
  before: readonly Piece[],
  effect: Effect | null,
  after: View,
  layout: Layout,
): { pieces: Piece[]; led: Led[] } {
  const pieces = before.map((piece) => ({ ...piece }));
  const led: Led[] = [];
  for (const step of effect?.steps ?? []) {
    const piece = lead(pieces, step, layout);
    if (piece) led.push({ piece, step });
  }
  return { pieces: arrange(pieces, after, layout), led };
}

/** Whether an effect leads from one view to the other, so that it can be shown. */
export function leads(before: View, effect: Effect | null, after: View): boolean {
  if (!effect || before.turn !== effect.seat) return false;
  const standing = new Map(before.elephants.map(({ seat, space, facing }) => [space, `${seat}${facing}`]));
  for (const { what, seat, start, space, facing } of effect.steps) {
    if (what === 'returned') continue;
    if (start !== null && !standing.delete(start)) return false;
    if (space !== null) standing.set(space, `${seat}${facing}`);
  }
  const { black, wood } = effect;
  return (
    standing.size === after.elephants.length &&
    after.elephants.every(({ seat, space, facing }) => standing.get(space) === `${seat}${facing}`) &&
    after.blacks.every(({ path, place }, i) =>
      black?.path === path
        ? black.place === place && black.start === before.blacks[i]!.place
        : before.blacks[i]!.place === place,
    ) &&
    after.spaces.every((space, i) => space.wood === (before.spaces[i]!.wood || space.space === wood))
  );
}

/** Lead the piece of a step to where it goes, and give it. Captured and finished ones are taken away. */
function lead(pieces: Piece[], step: Step, layout: Layout): Piece | null {
  const { seat, what, start, space, facing } = step;
  if (what === 'returned') return null;
  const i =
    start === null
      ? pieces.indexOf(nearest(pieces, seat, space, layout)!)
      : pieces.findIndex((piece) => piece.seat === seat && piece.space === start);
  const found = pieces[i];
  if (!found) return null;
  if (space !== null) {
    pieces[i] = { ...found, space, slot: null, facing, turned: facing !== layout.facing[seat] };
  } else if (what === 'home') {
    pieces[i] = { ...found, space: null, slot: freeSlot(pieces, seat, start, layout), facing, turned: false };
  } else {
    pieces.splice(i, 1);
    return found;
  }
  return pieces[i];
}

/** What the view shows, made of the pieces where they fit, of new ones where they don't. */
function arrange(pieces: readonly Piece[], view: View, layout: Layout): Piece[] {
  const left = [...pieces];
  let next = Math.max(-1, ...pieces.map((piece) => piece.id)) + 1;
  const take = (fits: (piece: Piece) => boolean): number => {
    const i = left.findIndex(fits);
    return i < 0 ? next++ : left.splice(i, 1)[0]!.id;
  };
  const found: Piece[] = view.elephants.map(({ seat, space, facing, turned }) => ({
    id: take((piece) => piece.seat === seat && piece.space === space),
    seat,
    space,
    slot: null,
    facing,
    turned,
  }));
  view.players.forEach(({ waiting }, seat) => {
    const stay = left.filter((piece) => piece.seat === seat && piece.slot !== null).slice(0, waiting);
    found.push(...stay);
    for (let more = stay.length; more < waiting; more++) {
      const slot = freeSlot(found, seat, null, layout);
      found.push({ id: next++, seat, space: null, slot, facing: layout.facing[seat]!, turned: false });
    }
  });
  return found.sort((a, b) => a.id - b.id);
}

/** The free slot nearest to a space, or to the middle. */
function freeSlot(pieces: readonly Piece[], seat: number, space: string | null, layout: Layout): number {
  const taken = new Set(pieces.filter((piece) => piece.seat === seat).map((piece) => piece.slot));
  const free = Array.from({ length: slots(layout) }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  return free.reduce((best, slot) => (away(slot, seat, space, layout) < away(best, seat, space, layout) ? slot : best));
}

/** The waiting one that is nearest to a space. */
function nearest(pieces: readonly Piece[], seat: number, space: string | null, layout: Layout): Piece | undefined {
  const distance = (piece: Piece) => away(piece.slot!, seat, space, layout);
  return pieces
    .filter((piece) => piece.seat === seat && piece.slot !== null)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** How far a slot is from a space, along the start field, in spaces. */
function away(slot: number, seat: number, space: string | null, layout: Layout): number {
  const spot = space === null ? { column: 3, row: 3 } : spotOf(space);
  return Math.abs((slot + 0.5) * (SIZE / slots(layout)) - 0.5 - (seat === 0 ? spot.column : spot.row));
}
