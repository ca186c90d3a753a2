/**
 * Where things are, in drawing units around the middle of the board: a space is 100 wide and 100 high. No rule is known
 * here. The board may be turned by a quarter, so that bronze's start field lies below; light and letters stay upright.
 *
 * Places have keys, as in notation where there is one: `c3` a space (the cup's too), `S3` a place of the south rim,
 * `@0` the start field of seat 0.
 */
import type { Black, Elephant } from './view';

export const SIZE = 7;
export const CELL = 100;
/** The paths of the black elephants: how deep they are, and how far their middle is from that of the board. */
export const RIM = { depth: 66, middle: 390 };
/** The start fields, likewise. */
export const FIELD = { depth: 80, middle: 478 };
/** From the middle to the outer edge of the frame around the rims, and of that around a start field. */
export const FRAME = { board: 432, field: 526 };
/** Left free around all. */
export const MARGIN = 8;

export interface Point {
  x: number;
  y: number;
}

/** Where a piece is, how large, and which way it looks: degrees clockwise from upwards. */
export interface Place extends Point {
  scale: number;
  angle: number;
}

export type Facing = Elephant['facing'];
export type Path = Black['path'];

/** The rims and which way those on them look. */
export const PATHS: Record<Path, Facing> = { S: 'north', N: 'south', W: 'east', E: 'west' };
const FACINGS: readonly Facing[] = ['north', 'east', 'south', 'west'];

/** Columns count eastwards and rows northwards, from 0; -1 and 7 are the rims, -2 the start fields. */
export interface Spot {
  column: number;
  row: number;
}

/** Where a spot is; `turned`: bronze's start field lies below. */
export function at({ column, row }: Spot, turned: boolean): Point {
  const along = (line: number) => (line < -1 ? -FIELD.middle : line < 0 || line > 6 ? rim(line) : (line - 3) * CELL);
  // taken from nothing, so that there is no zero below nothing
  const point = { x: along(column), y: 0 - along(row) };
  return turned ? { x: point.y, y: 0 - point.x } : point;
}

function rim(line: number): number {
  return line < 0 ? -RIM.middle : RIM.middle;
}

/** Degrees clockwise from upwards. */
export function angle(facing: Facing, turned: boolean): number {
  return FACINGS.indexOf(facing) * 90 - (turned ? 90 : 0);
}

export function spaceName(column: number, row: number): string {
  return 'abcdefg'[column]! + (row + 1);
}

export function isSpace(key: string): boolean {
  return /^[a-g][1-7]$/.test(key);
}

/** Where the place of this key is. A start field is entered and left in its middle. */
export function spotOf(key: string): Spot {
  const [first, second] = [key[0]!, Number(key[1])];
  if (isSpace(key)) return { column: 'abcdefg'.indexOf(first), row: second - 1 };
  if (first === 'S') return { column: second, row: -1 };
  if (first === 'N') return { column: second, row: SIZE };
  if (first === 'W') return { column: -1, row: second };
  if (first === 'E') return { column: SIZE, row: second };
  return second === 0 ? { column: 3, row: -2 } : { column: -2, row: 3 };
}

/** The key of what lies at a spot; null where nothing does. */
export function keyAt({ column, row }: Spot): string | null {
  const columnInside = column >= 0 && column < SIZE;
  const rowInside = row >= 0 && row < SIZE;
  if (columnInside && rowInside) return spaceName(column, row);
  if (columnInside) return row === -1 ? `S${column}` : row === SIZE ? `N${column}` : row === -2 ? '@0' : null;
  if (rowInside) return column === -1 ? `W${row}` : column === SIZE ? `E${row}` : column === -2 ? '@1' : null;
  return null;
}

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';
const ARROWS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in ARROWS;
}

/** The key of the place that lies beside this one on the screen; null at the edge. */
export function beside(key: string, arrow: Arrow, turned: boolean): string | null {
  const { x, y } = ARROWS[arrow];
  const { column, row } = spotOf(key);
  return keyAt(turned ? { column: column - y, row: row - x } : { column: column + x, row: row - y });
}

/** The name of the column or row that is watched from a place of this path. */
export function lineName(path: Path, place: number): string {
  return path === 'S' || path === 'N' ? 'abcdefg'[place]! : String(place + 1);
}

export function onSpace(space: string, facing: Facing, turned: boolean): Place {
  return { ...at(spotOf(space), turned), scale: 1, angle: angle(facing, turned) };
}

export function onRim(path: Path, place: number, turned: boolean): Place {
  return { ...at(spotOf(path + place), turned), scale: 0.74, angle: angle(PATHS[path], turned) };
}

/** Where the elephant of this slot waits; `slots`: how many there are in the start field. */
export function inField(seat: number, slot: number, slots: number, facing: Facing, turned: boolean): Place {
  const along = (slot + 0.5) * (SIZE / slots) - 0.5;
  const middle = at(spotOf(`@${seat}`), turned);
  const from = at({ column: 0, row: 0 }, turned);
  const to = at(seat === 0 ? { column: 1, row: 0 } : { column: 0, row: 1 }, turned);
  return {
    x: middle.x === 0 ? from.x + (to.x - from.x) * along : middle.x,
    y: middle.x === 0 ? middle.y : from.y + (to.y - from.y) * along,
    scale: Math.min(0.82, 8.2 / slots),
    angle: angle(facing, turned),
  };
}

/** What of the plane is shown: start fields lie below and to one side. */
export function viewBox(turned: boolean): { x: number; y: number; width: number; height: number } {
  const near = FRAME.board + MARGIN;
  const far = FRAME.field + MARGIN;
  return { x: turned ? -near : -far, y: -near, width: near + far, height: near + far };
}

/** The shortest way round from one angle to another: what to add. */
export function turnBy(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** How a log lies on a space: askew, or across under the elephant there, so that its ends are seen on both sides. */
export function logOn(space: string, facing: Facing | null, turned: boolean): Place {
  const spot = spotOf(space);
  const { x, y } = at(spot, turned);
  if (facing === null) {
    const askew = (spot.column * 37 + spot.row * 61) % 23;
    return { x, y, scale: 1, angle: -45 + askew };
  }
  const looks = angle(facing, turned);
  const back = (looks * Math.PI) / 180;
  return { x: x - 13 * Math.sin(back), y: y + 13 * Math.cos(back), scale: 1, angle: looks };
}

/** The point so far straight on from a place. */
export function ahead({ x, y, angle: looks }: Place, far: number): Point {
  const radians = (looks * Math.PI) / 180;
  return { x: x + far * Math.sin(radians), y: y - far * Math.cos(radians) };
}

export function standAt({ x, y, scale }: Omit<Place, 'angle'>): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

export function lieAt({ x, y, angle: looks }: Omit<Place, 'scale'>): string {
  return `translate(${x}px, ${y}px) rotate(${looks}deg)`;
}
