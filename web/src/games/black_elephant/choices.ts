/**
 * What the view offers, sorted by where one begins and where it leads. Nothing here is worked out: every effect comes
 * from the view.
 *
 * A source is what one takes up: `c3` the elephant there, `@` one from the start field, `S` a black elephant, `#` a black
 * log. A target is the place it goes to, by its key (geometry.ts).
 */
import { isSpace, spotOf } from './geometry';
import type { Effect, View } from './view';

export function sourceOf(choice: Effect): string {
  if (choice.kind === 'enter') return '@';
  if (choice.kind === 'wood') return '#';
  return choice.black?.path ?? choice.steps[0]?.start ?? '';
}

export function targetOf(choice: Effect): string {
  if (choice.black) return choice.black.path + choice.black.place;
  return choice.wood ?? choice.steps[0]?.space ?? `@${choice.seat}`;
}

/** All that can be taken up now. */
export function sources(view: View): Set<string> {
  return new Set(view.choices.map(sourceOf));
}

/** A place one can go to, and what to choose there: for a jump first without turning the jumped one, then with. */
export interface Target {
  key: string;
  choices: Effect[];
}

export function targets(view: View, source: string): Target[] {
  const found = new Map<string, Target>();
  for (const choice of view.choices) {
    if (sourceOf(choice) !== source) continue;
    const key = targetOf(choice);
    const target = found.get(key);
    if (target) target.choices.push(choice);
    else found.set(key, { key, choices: [choice] });
  }
  for (const { choices } of found.values()) choices.sort((a, b) => Number(turns(a)) - Number(turns(b)));
  return [...found.values()];
}

/** Whether it turns the elephant that is jumped. */
export function turns(choice: Effect): boolean {
  return choice.steps.some((step) => step.what === 'turn');
}

/** The choice of a target; where there are two, the one that turns or the other. */
export function pick(target: Target, turning: boolean): Effect {
  return target.choices.find((choice) => turns(choice) === turning) ?? target.choices[0]!;
}

export function byAction(view: View, action: string | null): Effect | null {
  return view.choices.find((choice) => choice.action === action) ?? null;
}

/** Elephants of the one who acts that would be captured. */
export function losses(choice: Effect): string[] {
  return captured(choice, choice.seat);
}

/** Elephants of this seat that would be captured, by the spaces they stand on then. */
export function captured(choice: Effect, seat: number): string[] {
  return choice.steps.flatMap(({ what, seat: owner, start }) =>
    what === 'captured' && owner === seat && start ? [start] : [],
  );
}

/**
 * How to say in notation what was tried and is not offered, so that the server can say why it can't be; null where
 * nothing was meant.
 */
export function attempt(view: View, source: string | null, key: string): string | null {
  const black = view.blacks.find(({ path, place }) => path + place === key);
  if (source === null) {
    if (black) return black.path;
    if (key === `@${view.turn}`) return '@';
    return view.elephants.some(({ space }) => space === key) ? key : null;
  }
  if (source === '@') return isSpace(key) ? `@${key}` : null;
  if (source === '#') return isSpace(key) ? `#${key}` : null;
  if (!isSpace(source)) return key.startsWith(source) && isRim(key) ? key : null;
  if (key === `@${view.turn}`) return `${source}-home`;
  if (!isSpace(key)) return null;
  return overSomebody(view, source, key) ? `${source}^${key}` : `${source}-${key}`;
}

function isRim(key: string): boolean {
  return /^[SNWE][0-6]$/.test(key);
}

/** Whether this goes two spaces straight, with an elephant between. */
function overSomebody(view: View, start: string, space: string): boolean {
  const [from, to] = [spotOf(start), spotOf(space)];
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  if (Math.abs(columns) + Math.abs(rows) !== 2 || columns * rows !== 0) return false;
  return view.elephants.some((elephant) => {
    const { column, row } = spotOf(elephant.space);
    return column === from.column + columns / 2 && row === from.row + rows / 2;
  });
}
