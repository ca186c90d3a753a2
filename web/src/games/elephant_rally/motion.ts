/** How pieces go: the timeline of a course, and the frames of each piece along it. */
import { middleOf, spotOf, standOn, type Course as Circuit, type Place } from './geometry';
import type { Course, Moved, Step } from './view';

export type Piece = Moved['piece'];

/** How large pieces are drawn where they have all their room. */
export const SIZE: Record<Piece, number> = { elephant: 0.96, cow: 0.88, mouse: 0.92 };

/** How a piece stands: cows and the mouse do not lean. The mouse stands before whoever shares its space. */
export function stand(made: Circuit, piece: Piece, space: string): Place {
  const place = standOn(made, spotOf(space));
  const scale = place.scale * SIZE[piece];
  if (piece === 'mouse') return { ...place, scale, lean: 0, x: place.x + 12 * scale, y: place.y + 12 * scale };
  return { ...place, scale, lean: piece === 'elephant' ? place.lean : 0 };
}

export function transformOf({ x, y, scale, lean }: Place): string {
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${lean}deg)`;
}

/** One leg of a piece: when it begins and ends, and how. */
export interface Leg {
  start: number;
  end: number;
  place: Place;
  /** walk: with a little hop; leap: in a high bow; slide: pushed; dive: from hole to hole. */
  how: 'walk' | 'leap' | 'slide' | 'dive';
}

export interface Way {
  piece: Piece;
  seat: number | null;
  /** The space it comes from. */
  from: string;
  to: string;
  origin: Place;
  legs: Leg[];
}

/** How many steps long a step takes. */
function pace({ what, moved }: Step, made: Circuit): number {
  const { path } = moved[0]!;
  if (what === 'fly') return 1.2 + 0.35 * distance(made, path[0]!, path.at(-1)!);
  if (what === 'mouse') return 0.55 * Math.max(1, path.length - 1);
  if (what === 'hide') return 1.8;
  return what === 'cow' ? 1.2 : 1;
}

function distance(made: Circuit, from: string, to: string): number {
  const [a, b] = [spotOf(from), spotOf(to)];
  return (((b.column - a.column) % made.columns) + made.columns) % made.columns;
}

/** The ways of all pieces in a course, `step` milliseconds each step, and when all is done. */
export function timeline(made: Circuit, course: Course, step: number): { ways: Way[]; end: number } {
  const ways: Way[] = [];
  let now = 0;
  for (const one of course.steps) {
    const time = pace(one, made) * step;
    one.moved.forEach(({ piece, seat, path }, i) => {
      if (path.length < 2) return;
      const legs = path.slice(1).map((space, n): Leg => {
        const share = time / (path.length - 1);
        const near = adjacent(made, path[n]!, space);
        const how = one.what === 'fly' ? 'leap' : i > 0 ? 'slide' : piece === 'mouse' && !near ? 'dive' : 'walk';
        return { start: now + n * share, end: now + (n + 1) * share, place: stand(made, piece, space), how };
      });
      const way = ways.find((other) => other.piece === piece && other.seat === seat && other.to === path[0]);
      if (way) {
        way.legs.push(...legs);
        way.to = path.at(-1)!;
      } else {
        const origin = stand(made, piece, path[0]!);
        ways.push({ piece, seat, from: path[0]!, to: path.at(-1)!, origin, legs });
      }
    });
    now += time;
  }
  return { ways, end: now };
}

function adjacent(made: Circuit, from: string, to: string): boolean {
  const [a, b] = [middleOf(made, spotOf(from)), middleOf(made, spotOf(to))];
  return Math.hypot(a.x - b.x, a.y - b.y) < 260;
}

/** The frames of a way, from the moment at which all begins to its own end. */
export function frames({ origin, legs }: Way): { stand: Keyframe[]; hop: Keyframe[]; turn: Keyframe[]; end: number } {
  const end = legs.at(-1)!.end;
  const stand: Keyframe[] = [{ transform: transformOf(origin), offset: 0 }];
  const hop: Keyframe[] = [{ transform: 'translateY(0px)', opacity: 1, offset: 0 }];
  const turn: Keyframe[] = [{ transform: `scaleX(${origin.facing})`, offset: 0, easing: 'step-end' }];
  let before = origin;
  let arrived = 0;
  for (const { start, end: until, place, how } of legs) {
    const [from, to] = [start / end, until / end];
    if (start > arrived + 1) {
      stand.push({ transform: transformOf(before), offset: from });
      hop.push({ transform: 'translateY(0px)', opacity: 1, offset: from });
    }
    stand[stand.length - 1]!.easing =
      how === 'leap' ? 'ease-in-out' : how === 'dive' ? 'steps(2, jump-none)' : 'linear';
    stand.push({ transform: transformOf(place), offset: to });
    const middle = (from + to) / 2;
    const rise = { walk: -9, leap: -95, slide: 0, dive: 0 }[how];
    hop[hop.length - 1]!.easing = 'ease-out';
    hop.push({
      transform: `translateY(${rise}px)`,
      opacity: how === 'dive' ? 0 : 1,
      offset: middle,
      easing: 'ease-in',
    });
    hop.push({ transform: 'translateY(0px)', opacity: 1, offset: to });
    if (place.facing !== before.facing) {
      turn.push({ transform: `scaleX(${place.facing})`, offset: middle, easing: 'step-end' });
    }
    before = place;
    arrived = until;
  }
  turn.push({ transform: `scaleX(${before.facing})`, offset: 1 });
  return { stand, hop, turn, end };
}
