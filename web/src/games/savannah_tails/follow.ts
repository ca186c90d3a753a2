/** Where on the course something is to be seen: so that the view follows the race. */
import type { Point } from './camera';
import { standing, type Course } from './course';
import type { View } from './view';

/** So many rows ahead of the one who acts are seen in a wide window, and in a narrow one; so many behind. */
const AHEAD = { wide: 5, narrow: 4 };
const BEHIND = 1;
/** Others who are further away than this are not waited for. */
const NEAR = { wide: 3, narrow: 2 };

/** The points to be seen: the one who acts with what lies ahead, and those near it. */
export function interest(course: Course, view: View, window: 'wide' | 'narrow'): Point[] {
  const actor = view.turn ?? leader(view);
  const mine = view.ostriches[actor]!;
  const company = view.ostriches.filter(({ rows }) => Math.abs(rows - mine.rows) <= NEAR[window]);
  return [
    ...company.map(({ seat, space }) => standing(course, seat, space)),
    ...course.spaces.filter(({ row }) => row >= mine.rows - BEHIND && row <= mine.rows + AHEAD[window]),
  ];
}

/** Who is ahead, by seat. */
export function leader(view: View): number {
  return view.ostriches.reduce((best, ostrich) => (ostrich.place < best.place ? ostrich : best)).seat;
}
