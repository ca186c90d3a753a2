/**
 * Where things are, in drawing units: a space on a straight is 100 wide and 100 long. No rule is known here.
 *
 * The course is a ring that is run against the clock, so that the left lane (a, lane 0) is the inner one: two long and
 * two short straights, joined by quarters of circles. It lies wide, with the home straight below, or is turned by a
 * quarter to stand tall, with the home straight on the right. Along the course one counts in columns from the red line,
 * across it in lanes from the inner edge; spaces lie between whole numbers.
 */

export interface Point {
  x: number;
  y: number;
}

/** Where a piece stands, how large, which way it looks and how far it leans that way: degrees clockwise. */
export interface Place extends Point {
  scale: number;
  facing: 1 | -1;
  lean: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Spot {
  lane: number;
  column: number;
}

export type Shape = 'wide' | 'tall';

export const CELL = 100;
/** Of the scenery around the course. */
export const MARGIN = 64;
/** How wide to high the whole is to be, about; `tall` is turned, so this is how high to wide. */
const ASPECTS: Record<Shape, number> = { wide: 1.9, tall: 1.42 };
/** Inner spaces of a corner are at least this much of a space long. */
const NARROWEST = 0.72;

/** A part of the course: from one column to another, straight or round a corner. */
interface Part {
  from: number;
  columns: number;
  /** Where the inner edge begins, and where to; degrees clockwise from eastwards. */
  start: Point;
  heading: number;
  /** Of a straight; of a corner 0. */
  length: number;
}

export interface Course {
  lanes: number;
  columns: number;
  shape: Shape;
  /** The whole drawing, scenery around the course included. */
  view: Box;
  /** What lies inside the course: free of spaces. */
  infield: Box;
  /** The radius of the inner edge in the corners. */
  radius: number;
  parts: Part[];
}

const LETTERS = 'abcdef';

/** `c9` is lane 2, column 9. */
export function spotOf(space: string): Spot {
  return { lane: LETTERS.indexOf(space[0]!), column: Number(space.slice(1)) };
}

export function nameOf({ lane, column }: Spot): string {
  return LETTERS[lane]! + column;
}

export function course(lanes: number, columns: number, shape: Shape): Course {
  const corner = columns >= 32 ? 4 : columns >= 22 ? 3 : 2;
  const radius = Math.max(80, (NARROWEST * CELL * corner) / (Math.PI / 2) - CELL / 2);
  const straights = columns - 4 * corner;
  const outer = radius / CELL + lanes;
  // columns of one long and one short straight; where they don't come out even, the straights opposite get one more
  const half = Math.ceil(straights / 2);
  const whole = straights / 2 + 4 * outer;
  const wanted = (ASPECTS[shape] / (1 + ASPECTS[shape])) * whole - 2 * outer;
  const long = Math.min(half, Math.max(Math.ceil(half / 2), Math.round(wanted)));
  const short = half - long;
  const back = straights - long - 2 * short;
  const home = Math.min(long - 1, Math.max(2, Math.floor(long / 3)));

  const parts: Part[] = [];
  let from = -home;
  let start: Point = { x: 0, y: 0 };
  let heading = 0;
  const lengths = [long, short, long, short].map((n) => n * CELL);
  [long, short, back, short].forEach((count, side) => {
    parts.push({ from, columns: count, start, heading, length: lengths[side]! });
    from += count;
    start = ahead(start, heading, lengths[side]!);
    parts.push({ from, columns: corner, start, heading, length: 0 });
    from += corner;
    const middle = ahead(start, heading - 90, radius);
    start = ahead(middle, heading, radius);
    heading -= 90;
  });

  const made: Course = { lanes, columns, shape, view: box(0, 0, 0, 0), infield: box(0, 0, 0, 0), radius, parts };
  const hole = { width: long * CELL, height: short * CELL };
  const inner = box(-radius, -hole.height - 2 * radius, hole.width + 2 * radius, hole.height + 2 * radius);
  const edge = lanes * CELL + MARGIN;
  made.infield = lie(inner, shape);
  made.view = lie(box(inner.x - edge, inner.y - edge, inner.width + 2 * edge, inner.height + 2 * edge), shape);
  return made;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** A box of the wide course as it lies in this shape. */
function lie({ x, y, width, height }: Box, shape: Shape): Box {
  return shape === 'wide' ? box(x, y, width, height) : box(y, -x - width, height, width);
}

/** A point so far away in a direction. */
function ahead({ x, y }: Point, heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 180;
  return { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) };
}

function partAt({ parts, columns }: Course, along: number): { part: Part; share: number } {
  const first = parts[0]!.from;
  const on = ((((along - first) % columns) + columns) % columns) + first;
  const part = parts.findLast(({ from, columns: count }) => count > 0 && from <= on + 1e-9)!;
  return { part, share: (on - part.from) / part.columns };
}

/** The direction of the course there, in degrees clockwise from eastwards: -180 (exclusive) to 180. */
export function headingAt(made: Course, along: number): number {
  const { part, share } = partAt(made, along);
  const heading = part.heading - (part.length === 0 ? 90 * share : 0) - (made.shape === 'tall' ? 90 : 0);
  return ((((heading + 180) % 360) - 360) % 360) + 180;
}

/** A point of the course: so many columns behind the line, so many lanes from the inner edge. */
export function pointAt(made: Course, along: number, across: number): Point {
  const { part, share } = partAt(made, along);
  const away = across * CELL;
  let at: Point;
  if (part.length > 0) {
    at = ahead(ahead(part.start, part.heading, part.length * share), part.heading + 90, away);
  } else {
    const middle = ahead(part.start, part.heading - 90, made.radius);
    at = ahead(middle, part.heading + 90 - 90 * share, made.radius + away);
  }
  return made.shape === 'wide' ? at : { x: at.y, y: -at.x };
}

export function middleOf(made: Course, { lane, column }: Spot): Point {
  return pointAt(made, column + 0.5, lane + 0.5);
}

/** How long a space is along its middle. */
export function lengthOf(made: Course, { lane, column }: Spot): number {
  const { part } = partAt(made, column + 0.5);
  if (part.length > 0) return part.length / part.columns;
  return ((made.radius + (lane + 0.5) * CELL) * Math.PI) / 2 / part.columns;
}

/** How a piece stands on a space: upright, smaller where there is little room, and leaning up or down a straight. */
export function standOn(made: Course, spot: Spot): Place {
  const heading = headingAt(made, spot.column + 0.5);
  const angle = (heading * Math.PI) / 180;
  const along = Math.cos(angle);
  // on the way up it still looks right, on the way down it already looks left
  const level = Math.abs(along) < 0.25;
  const facing = (level ? Math.sin(angle) < 0 : along > 0) ? 1 : -1;
  const lean = Math.round(16 * Math.sin(angle) * facing);
  const scale = round(Math.min(1, 0.15 + (0.85 * lengthOf(made, spot)) / CELL), 2);
  const { x, y } = middleOf(made, spot);
  return { x: round(x), y: round(y), scale, facing, lean };
}

export function round(value: number, digits = 1): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit || 0;
}

/** A line along the course at one distance from the inner edge, as the `d` of a path without its first point. */
function along(made: Course, from: number, to: number, across: number): string {
  const backwards = to < from;
  const [first, last] = backwards ? [to, from] : [from, to];
  // the joints between straights and corners; the course goes on beyond the line
  const joints = [-1, 0, 1]
    .flatMap((lap) => made.parts.map((part) => part.from + lap * made.columns))
    .filter((at) => at > first + 1e-6 && at < last - 1e-6);
  const stops = [...new Set([first, ...joints.sort((a, b) => a - b), last])];
  if (backwards) stops.reverse();
  const radius = round(made.radius + across * CELL);
  let d = '';
  for (let i = 1; i < stops.length; i++) {
    const { x, y } = pointAt(made, stops[i]!, across);
    const { part } = partAt(made, (stops[i - 1]! + stops[i]!) / 2);
    const bent = part.length === 0 && radius > 0;
    d += bent ? `A${radius} ${radius} 0 0 ${backwards ? 1 : 0} ${round(x)} ${round(y)}` : `L${round(x)} ${round(y)}`;
  }
  return d;
}

function move({ x, y }: Point): string {
  return `M${round(x)} ${round(y)}`;
}

/** A line along the course. */
export function lineAlong(made: Course, from: number, to: number, across: number): string {
  return move(pointAt(made, from, across)) + along(made, from, to, across);
}

/** A line across the course. */
export function lineAcross(made: Course, at: number, from: number, to: number): string {
  const { x, y } = pointAt(made, at, to);
  return `${move(pointAt(made, at, from))}L${round(x)} ${round(y)}`;
}

/** A part of the course as a shape: columns `from` to `to`, between two distances from the inner edge. */
export function band(made: Course, from: number, to: number, inner: number, outer: number): string {
  const { x, y } = pointAt(made, to, outer);
  return `${lineAlong(made, from, to, inner)}L${round(x)} ${round(y)}${along(made, to, from, outer)}Z`;
}

/** The shape of one space, a little smaller than it is. */
export function cell(made: Course, { lane, column }: Spot, inset = 0): string {
  const along = (inset * CELL) / lengthOf(made, { lane, column });
  return band(made, column + along, column + 1 - along, lane + inset, lane + 1 - inset);
}

/** The whole course as a shape with a hole. */
export function ring(made: Course, inner = 0, outer = made.lanes): string {
  return `${lineAlong(made, 0, made.columns, inner)}Z${lineAlong(made, 0, made.columns, outer)}Z`;
}

/** The space one gets to from another with an arrow key: of its four neighbours the one most in that direction. */
export function beside(made: Course, spot: Spot, key: string): Spot | null {
  const wanted = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!wanted) return null;
  const { lane, column } = spot;
  const here = middleOf(made, spot);
  const { columns, lanes } = made;
  const neighbours: Spot[] = [
    { lane, column: (column + 1) % columns },
    { lane, column: (column + columns - 1) % columns },
    { lane: lane - 1, column },
    { lane: lane + 1, column },
  ];
  let best: Spot | null = null;
  let most = 0.5;
  for (const one of neighbours) {
    if (one.lane < 0 || one.lane >= lanes) continue;
    const there = middleOf(made, one);
    const length = Math.hypot(there.x - here.x, there.y - here.y);
    const share = ((there.x - here.x) * wanted[0]! + (there.y - here.y) * wanted[1]!) / length;
    if (share > most) [best, most] = [one, share];
  }
  return best;
}

/** A number from 0 to 1 that is the same for the same arguments: a hand that trembles alike every time. */
export function tremble(a: number, b: number): number {
  let n = Math.imul(a + 1, 374761393) ^ Math.imul(b + 1, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

export function isArrow(key: string): boolean {
  return ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key);
}
