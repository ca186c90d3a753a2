/** The way of a cow that is dragged: from space to space beside it, as far as the pointer leads. */
import { nameOf, spotOf, type Spot } from './geometry';

interface Ring {
  lanes: number;
  columns: number;
}

/** How many columns forward from one to another, the short way round. */
function forward(from: number, to: number, columns: number): number {
  const on = (((to - from) % columns) + columns) % columns;
  return on > columns / 2 ? on - columns : on;
}

/**
 * The way with one more space that the pointer has come to. Going back over the last space takes it back; where the
 * pointer was fast, the spaces between are filled in, first along the lane.
 */
export function extend(ring: Ring, way: readonly string[], space: string): string[] {
  const known = way.indexOf(space);
  if (known >= 0) return way.slice(0, known + 1);
  const found = [...way];
  let at: Spot = spotOf(way.at(-1)!);
  const to = spotOf(space);
  while (nameOf(at) !== space) {
    const along = forward(at.column, to.column, ring.columns);
    at =
      along !== 0
        ? { lane: at.lane, column: (at.column + Math.sign(along) + ring.columns) % ring.columns }
        : { lane: at.lane + Math.sign(to.lane - at.lane), column: at.column };
    found.push(nameOf(at));
  }
  return found;
}

/** The steps of a way, in notation. */
export function stepsOf(way: readonly string[]): string[] {
  return way.slice(1).map((space, i) => `${way[i]}-${space}`);
}
