/** Cows are alike in the view; to move each as one piece, they get numbers here. */
import type { Course, View } from './view';

export interface Cow {
  id: number;
  space: string;
}

export function gather(view: View): Cow[] {
  return view.cows.map((space, id) => ({ id, space }));
}

/** The same cows where the view has them; those that the course moves go its way, others stay or are found anew. */
export function follow(cows: Cow[], course: Course | null, view: View): Cow[] {
  let now = cows;
  for (const { moved } of course?.steps ?? []) {
    const from = new Map(moved.filter(({ piece }) => piece === 'cow').map(({ path }) => [path[0], path.at(-1)!]));
    now = now.map((cow) => ({ ...cow, space: from.get(cow.space) ?? cow.space }));
  }
  const left = new Set(view.cows);
  const kept = now.filter(({ space }) => left.delete(space));
  const ids = new Set(kept.map(({ id }) => id));
  let next = Math.max(-1, ...cows.map(({ id }) => id)) + 1;
  const lost = now.filter(({ id }) => !ids.has(id));
  return [...kept, ...[...left].map((space) => ({ id: lost.shift()?.id ?? next++, space }))].sort(
    (a, b) => a.id - b.id,
  );
}
