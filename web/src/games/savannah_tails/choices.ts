/**
 * What the view offers, sorted as people choose: a card (or a bonus in its place), whether with tip toes or Boinnnggg, where
 * to end, and which way. Nothing here is worked out: every effect comes from the view.
 *
 * A source is what is played: `r3` the card, `deja` Deja vu, `wings` Crazy Wings, whose colour is a switch.
 */
import type { Effect, Touch, View } from './view';

export interface Switches {
  toes: boolean;
  boing: boolean;
  /** The colour that Crazy Wings announce, as in notation; null: none yet. */
  colour: string | null;
}

export const COLOURS = ['r', 'k', 'y', 'b'];

/** Whether this plays a card, or a bonus in place of one. */
export function playsCard(choice: Effect): boolean {
  return choice.source !== null && (choice.kind === 'move' || choice.kind === 'step' || choice.kind === 'discard');
}

export function sourceOf(choice: Effect): string | null {
  if (!playsCard(choice)) return null;
  return choice.source === 'card' ? choice.card : choice.source;
}

export function colourOf(choice: Effect): string | null {
  return choice.source === 'wings' ? (choice.card?.[0] ?? null) : null;
}

/** All choices of a source. */
export function of(view: View, source: string | null): Effect[] {
  return source === null ? [] : view.choices.filter((choice) => sourceOf(choice) === source);
}

/** What can be played now. */
export function sources(view: View): Set<string> {
  return new Set(view.choices.map(sourceOf).filter((source) => source !== null));
}

/** Which switches a source has: those that some of its choices need and others don't. */
export function switchesOf(view: View, source: string): { toes: boolean; boing: boolean; colours: string[] } {
  const choices = of(view, source);
  const colours = new Set(choices.map(colourOf).filter((colour) => colour !== null));
  return {
    toes: choices.some(({ toes }) => toes),
    boing: choices.some(({ boing }) => boing),
    colours: COLOURS.filter((colour) => colours.has(colour)),
  };
}

/** The choices of a source with these switches. */
export function switched(view: View, source: string | null, { toes, boing, colour }: Switches): Effect[] {
  return of(view, source).filter(
    (choice) =>
      choice.kind === 'discard' ||
      (choice.toes === toes && choice.boing === boing && (colour === null || colourOf(choice) === colour)),
  );
}

/** The plainest switches with which a source can be played. */
export function plainest(view: View, source: string): Switches {
  const { colours } = switchesOf(view, source);
  const colour = colours[0] ?? null;
  for (const boing of [false, true]) {
    for (const toes of [false, true]) {
      const switches = { toes, boing, colour };
      if (switched(view, source, switches).length > 0) return switches;
    }
  }
  return { toes: false, boing: false, colour };
}

/** Kinds of choices that lead somewhere. */
const LEADING = new Set<Effect['kind']>(['move', 'step', 'neck', 'leap']);

/** A space where one can end, and the ways there that differ in what happens on them. */
export interface Goal {
  space: string;
  ways: Effect[];
}

export function goals(choices: readonly Effect[]): Goal[] {
  const found = new Map<string, Effect[]>();
  for (const choice of choices) {
    if (!LEADING.has(choice.kind)) continue;
    found.set(choice.end, [...(found.get(choice.end) ?? []), choice]);
  }
  return [...found].map(([space, all]) => ({ space, ways: differing(all) }));
}

/** One of each kind of way: a full move before a step, the fewest changes of lane first. */
function differing(all: readonly Effect[]): Effect[] {
  const sorted = [...all].sort(
    (a, b) =>
      Number(a.kind === 'step') - Number(b.kind === 'step') ||
      troubles(a).length - troubles(b).length ||
      a.changes.length - b.changes.length,
  );
  const seen = new Set<string>();
  return sorted.filter((way) => {
    const mark = signature(way);
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

/** What tells ways apart; those alike in it lead to the same. */
export function signature(way: Effect): string {
  const touched = touches(way).map(({ what, space }) =>
    what === 'water' ? `${what}${space.replace(/\D.*/, '')}` : what,
  );
  return [
    way.kind,
    way.asks,
    way.warthog,
    way.marked.join(),
    way.lost.join(),
    way.runs.at(-1)?.by,
    touched.sort().join(),
  ].join('|');
}

/** What does something on the way. */
export function touches(way: Effect): Touch[] {
  return way.runs.flatMap((run) => run.touches).filter(({ acts }) => acts);
}

/** What does something bad. */
export function troubles(way: Effect): Touch[] {
  return touches(way).filter(({ what }) => what !== 'water');
}

/** The whole path of an effect. */
export function path(effect: Effect): string[] {
  return effect.runs.flatMap((run, i) => (i === 0 ? run.path : run.path.slice(1)));
}

export function byAction(view: View, action: string | null): Effect | null {
  return action === null ? null : (view.choices.find((choice) => choice.action === action) ?? null);
}

/** The decisions besides the card: a marker, a loss, what comes after the movement. */
export function others(view: View): Effect[] {
  return view.choices.filter((choice) => !playsCard(choice));
}

/** To throw away a card that can't move. */
export function discard(view: View, source: string | null): Effect | null {
  return of(view, source).find(({ kind }) => kind === 'discard') ?? null;
}

/** The space at which a way parts from the others to the same end, to hang its sign there. */
export function partsAt(way: Effect, all: readonly Effect[]): string {
  const own = path(way);
  const rest = all.filter((other) => other !== way).map(path);
  const alone = own.filter((space) => rest.every((other) => !other.includes(space)));
  return alone[Math.floor((alone.length - 1) / 2)] ?? own[Math.floor(own.length / 2)] ?? way.end;
}
