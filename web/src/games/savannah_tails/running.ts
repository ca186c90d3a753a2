/** How an ostrich gets from where it stood to where it ends: a step after the other, a leap at once. */
import type { Point } from './camera';
import { standing, type Course } from './course';
import type { Effect } from './view';

/** How an effect's movement is timed, in steps. */
const LEAP = 2.2;
const BLOWN = 1.6;

export interface Stop extends Point {
  space: string;
  /** When it is reached, in steps from the beginning. */
  at: number;
  /** How it is reached. */
  by: 'run' | 'leap' | 'blown';
}

/** The stops of an effect's movement, the first where it begins. */
export function stops(course: Course, effect: Effect): Stop[] {
  const found: Stop[] = [];
  let at = 0;
  for (const { by, path } of effect.runs) {
    const how = by === 'leap' ? 'leap' : by === 'arrow' ? 'blown' : 'run';
    path.forEach((space, i) => {
      if (i === 0 && found.length > 0) return;
      if (i > 0) at += how === 'leap' ? LEAP : how === 'blown' ? BLOWN : 1;
      const { x, y } = standing(course, effect.seat, space);
      found.push({ space, x, y, at, by: how });
    });
  }
  return found;
}

/** Which way an ostrich looks that runs in this direction, in degrees: 1 to the right, -1 to the left. */
export function facing(angle: number): 1 | -1 {
  return Math.cos((angle * Math.PI) / 180) < -0.3 ? -1 : 1;
}

/** Which way it looks between two points; straight up or down it keeps looking as it did. */
export function turning(from: Point, to: Point, before: 1 | -1): 1 | -1 {
  const dx = to.x - from.x;
  return Math.abs(dx) < 0.3 * Math.abs(to.y - from.y) || dx === 0 ? before : dx < 0 ? -1 : 1;
}

/**
 * After how many steps of a card's path its own number is used up and the bonus begins; quicksand that is paid for takes
 * two. The path's first space, where it begins, does not count.
 */
export function ownSteps(effect: Effect): number {
  const run = effect.runs[0];
  if (!run || effect.bonus === 0) return run ? run.path.length - 1 : 0;
  const sand = new Set(run.touches.filter(({ what, acts }) => what === 'quicksand' && acts).map(({ space }) => space));
  let [steps, paid] = [0, 0];
  for (const space of run.path.slice(1)) {
    paid += sand.has(space) ? 2 : 1;
    if (paid > effect.value) break;
    steps += 1;
  }
  return steps;
}
