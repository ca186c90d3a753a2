/** The waters of a track: how they run under the lanes. */
import { CELL, pointAt, round, type Course, type Point } from './geometry';
import type { Layout } from './view';

export interface Water {
  /** Columns and lanes (geometry.ts): the middles of its spaces, and beyond an edge of the course where it gets there. */
  course: { along: number; across: number }[];
}

/** How far beyond the edges of the course a river goes: out of the picture, and a little into the infield. */
const BEYOND = { inside: 0.55, outside: 3 };

/** Rivers and bridges of neighbouring lanes, not more than one column apart, are one water; each has at most one in a lane. */
export function waters(layout: Pick<Layout, 'ground' | 'lanes' | 'columns'>): Water[] {
  const { ground, lanes, columns } = layout;
  const open = ground.flatMap((line, lane) =>
    line.flatMap((what, column) => (what === 'river' || what === 'bridge' ? [{ lane, column }] : [])),
  );
  const found: Water[] = [];
  while (open.length > 0) {
    const cells = [open.shift()!];
    for (;;) {
      const last = cells[cells.length - 1]!;
      const near = open.findIndex(
        ({ lane, column }) => lane === last.lane + 1 && gap(column - last.column, columns) !== null,
      );
      if (near < 0) break;
      cells.push(...open.splice(near, 1));
    }
    let along = cells[0]!.column + 0.5;
    const course = cells.map(({ lane, column }, i) => {
      if (i > 0) along += gap(column - cells[i - 1]!.column, columns)!;
      return { along, across: lane + 0.5 };
    });
    if (cells[0]!.lane === 0) course.unshift({ along: course[0]!.along, across: -BEYOND.inside });
    if (cells.at(-1)!.lane === lanes - 1) course.push({ along: course.at(-1)!.along, across: lanes + BEYOND.outside });
    found.push({ course });
  }
  return found;
}

/** How many columns on, if that is at most one. */
function gap(difference: number, columns: number): number | null {
  const on = ((((difference + 1) % columns) + columns) % columns) - 1;
  return on <= 1 ? on : null;
}

/** A winding line through the middles, as the `d` of a path. */
export function run(made: Course, water: Water): string {
  // a river that ends inside the course has a source there
  const stops = water.course.map(({ along, across }) => pointAt(made, along, across));
  if (stops.length === 1) return `M${at(stops[0]!)}h0.100`;
  let d = `M${at(stops[0]!)}`;
  for (let i = 1; i < stops.length; i++) {
    const [before, from, to, after] = [
      stops[i - 2] ?? stops[i - 1]!,
      stops[i - 1]!,
      stops[i]!,
      stops[i + 1] ?? stops[i]!,
    ];
    const first = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const second = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return d;
}

/** How waters that reach the infield go on there, two by two as one; each by the four points of its bend. */
function bends(made: Course, all: Water[]): Point[][] {
  const mouths = all.map(({ course }) => course[0]!).filter(({ across }) => across < 0);
  const found: Point[][] = [];
  for (let i = 0; i + 1 < mouths.length; i += 2) {
    const [from, to] = [mouths[i]!, mouths[i + 1]!];
    const [start, end] = [from, to].map(({ along, across }) => pointAt(made, along, across));
    // it goes on as it comes, so that there is no bend at the edge
    const reach = (Math.hypot(end!.x - start!.x, end!.y - start!.y) * 0.42) / CELL;
    const [first, second] = [from, to].map(({ along, across }) => pointAt(made, along, across - reach));
    found.push([start!, first!, second!, end!]);
  }
  // the last of an odd number has its lake
  const last = mouths.length % 2 === 1 ? mouths.at(-1)! : null;
  if (last) found.push([pointAt(made, last.along, last.across)]);
  return found;
}

/** The same as paths, as those of `run`. */
export function inside(made: Course, all: Water[]): string[] {
  return bends(made, all).map(([start, first, second, end]) =>
    end ? `M${at(start!)}C${at(first!)} ${at(second!)} ${at(end)}` : `M${at(start!)}h0.100`,
  );
}

/** Points along the waters beside the course, near to each other: nothing else can stand there. */
export function shores(made: Course, all: Water[]): Point[] {
  const out = all.flatMap(({ course }) => course.filter(({ across }) => across > made.lanes).map(({ along }) => along));
  return [
    ...out.flatMap((along) => [0.4, 0.9, 1.4, 1.9, 2.4, 3].map((on) => pointAt(made, along, made.lanes + on))),
    ...bends(made, all).flatMap((bend) => Array.from({ length: 25 }, (_, i) => pointOf(bend, i / 24))),
  ];
}

/** A point of a bend, by its share of the way. */
function pointOf(points: Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points.slice(1).map((to, i) => {
    const from = points[i]!;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  return pointOf(next, share);
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
