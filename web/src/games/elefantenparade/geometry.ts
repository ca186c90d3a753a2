/**
 * Where things are on the board, in drawing units: a cell of the grid is 100 wide and 100 high. No rule is known
 * here: spaces are numbers that have a place.
 */
import type { Layout } from './view';

export const CELL = 100;
/** Green around the grid, so that nothing that stands on an outer space is cut off. */
export const MARGIN = 50;

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place at which something stands, and how large it is drawn there. */
export interface Place extends Point {
  scale: number;
}

/** All that is drawn at fixed places, worked out once for a layout. */
export interface Ground {
  /** Columns and rows, the goal included, plus those for elephants that wait. */
  columns: number;
  rows: number;
  view: Rect;
  /** The middle of each space. */
  spaces: Point[];
  /** 1 where an elephant looks to the right, -1 where it looks to the left. */
  facing: (1 | -1)[];
  goal: Rect;
  /** Where the path comes into the goal. */
  entry: Point;
  /** The middle of each house's floor. */
  houses: Place[];
  pavilion: Point;
  /** Where elephants wait before they are placed: as many as there are start spaces. */
  waiting: Point[];
  /** Cells with nothing but green, in reading order. */
  green: Point[];
}

export function ground(layout: Layout): Ground {
  const { cells, goal, starts } = layout;
  const [[left, top], [right, bottom]] = goal;
  const columnNumbers = [...cells.map(([column]) => column), left, right];
  const rowNumbers = [...cells.map(([, row]) => row), top, bottom];
  const firstColumn = Math.min(...columnNumbers);
  const firstRow = Math.min(...rowNumbers);
  const columns = Math.max(...columnNumbers) - firstColumn + 1;
  let rows = Math.max(...rowNumbers) - firstRow + 1;
  const middle = (column: number, row: number): Point => ({
    x: (column - firstColumn + 0.5) * CELL,
    y: (row - firstRow + 0.5) * CELL,
  });

  const taken = new Set(cells.map(([column, row]) => key(middle(column, row))));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) taken.add(key(middle(column, row)));
  }
  const free = (count: number): Point[] => {
    const found: Point[] = [];
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < columns; column++) {
        const at = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
        if (!taken.has(key(at))) found.push(at);
      }
    }
    return found;
  };
  // the pavilion and those who wait need a green cell each; a track that leaves too few gets rows below it
  while (free(rows).length <= starts) rows++;
  const spaces = cells.map(([column, row]) => middle(column, row));
  const start = spaces[0]!;
  const open = free(rows);
  const pavilion = nearest(open, (at) => distance(at, start), 1)[0];
  // they wait in a row with the pavilion, as far as there is room
  const others = open.filter((at) => at !== pavilion);
  const waiting = nearest(others, (at) => Math.abs(at.x - pavilion!.x) + 6 * Math.abs(at.y - pavilion!.y), starts);
  const used = new Set([pavilion!, ...waiting].map(key));

  const yard: Rect = {
    x: (left - firstColumn) * CELL,
    y: (top - firstRow) * CELL,
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  };
  const last = spaces[spaces.length - 1]!;
  const inset = Math.min(38, yard.width / 4, yard.height / 4);
  const entry = {
    x: clamp(last.x, yard.x + inset, yard.x + yard.width - inset),
    y: clamp(last.y, yard.y + inset, yard.y + yard.height - inset),
  };
  return {
    columns,
    rows,
    view: {
      x: -MARGIN,
      y: -MARGIN,
      width: columns * CELL + 2 * MARGIN,
      height: rows * CELL + 2 * MARGIN,
    },
    spaces,
    facing: facing(spaces, entry),
    goal: yard,
    entry,
    houses: houses(yard),
    pavilion: pavilion!,
    waiting,
    green: open.filter((at) => !used.has(key(at))),
  };
}

function nearest(places: Point[], far: (at: Point) => number, count: number): Point[] {
  return [...places].sort((a, b) => far(a) - far(b)).slice(0, count);
}

/**
 * On a level stretch an elephant looks the way it goes; on an upright one the way it will look next, and the last
 * ones the way they looked before.
 */
export function facing(spaces: Point[], entry: Point): (1 | -1)[] {
  const all: (1 | -1)[] = [];
  let next: 1 | -1 | 0 = 0;
  for (let space = spaces.length - 1; space >= 0; space--) {
    const to = spaces[space + 1] ?? entry;
    const dx = to.x - spaces[space]!.x;
    if (dx !== 0) next = dx > 0 ? 1 : -1;
    all[space] = next === 0 ? 1 : next;
  }
  return all;
}

/** How far before the floor of a house its logs lie. */
export const HOUSE_LOGS = 62;
/** A house with its logs: how wide, how far it reaches above and below its floor. */
const HOUSE = { width: 208, above: 172, below: 72 };

/** Three houses of falling size side by side in the goal, or one above the other where it is narrow. */
function houses(goal: Rect): Place[] {
  const fence = Math.min(20, goal.width * 0.07, goal.height * 0.07);
  const yard: Rect = {
    x: goal.x + fence,
    y: goal.y + fence,
    width: goal.width - 2 * fence,
    height: goal.height - 2 * fence,
  };
  const sizes = [1.16, 1, 0.86];
  const largest = sizes[0]!;
  const sum = sizes.reduce((a, b) => a + b);
  const height = HOUSE.above + HOUSE.below;
  const beside = yard.width >= yard.height;
  const scale = beside
    ? Math.min(yard.width / (HOUSE.width * sum), yard.height / (height * largest))
    : Math.min(yard.width / (HOUSE.width * largest), yard.height / (height * sum));
  // what is left over is shared out between them
  const length = beside ? yard.width : yard.height;
  const gap = (length - (beside ? HOUSE.width : height) * sum * scale) / sizes.length;
  const floor = yard.y + yard.height / 2 + (HOUSE.above - HOUSE.below) * 0.5 * largest * scale;
  let at = gap / 2;
  return sizes.map((size) => {
    const own = size * scale;
    const place = beside
      ? { x: yard.x + at + (HOUSE.width / 2) * own, y: floor, scale: own }
      : { x: yard.x + yard.width / 2, y: yard.y + at + HOUSE.above * own, scale: own };
    at += (beside ? HOUSE.width : height) * own + gap;
    return place;
  });
}

/** All spaces from `start` to `space`, both included; to the last one for an elephant that comes home. */
export function between(start: number, space: number | null, goal: number): number[] {
  const end = space ?? goal - 1;
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => start + i);
}

/** A line through the points with its corners rounded off, as the `d` of a path. */
export function trail(points: Point[], radius = 50): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let d = `M${first.x} ${first.y}`;
  rest.forEach((at, i) => {
    const before = points[i]!;
    const after = rest[i + 1];
    if (after === undefined || sameDirection(before, at, after)) {
      d += `L${at.x} ${at.y}`;
      return;
    }
    const come = towards(at, before, radius);
    const go = towards(at, after, radius);
    d += `L${come.x} ${come.y}Q${at.x} ${at.y} ${go.x} ${go.y}`;
  });
  return d;
}

function sameDirection(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - b.y) === (b.y - a.y) * (c.x - b.x);
}

function towards(from: Point, to: Point, length: number): Point {
  const share = Math.min(0.5, length / Math.max(1, distance(from, to)));
  return { x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function key(at: Point): string {
  return `${at.x},${at.y}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number from 0 to 1 that is the same for the same arguments: a hand that trembles alike every time. */
export function tremble(a: number, b: number): number {
  let n = Math.imul(a + 1, 374761393) ^ Math.imul(b + 1, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** A round shape as a brush makes it: not quite a circle. */
export function blob(at: Point, radius: number, seed: number, squeeze = 1): string {
  const corners = 8;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    const r = radius * (0.94 + 0.12 * tremble(seed, i));
    return { x: at.x + r * Math.cos(angle), y: at.y + r * squeeze * Math.sin(angle) };
  });
  // through the middles of the sides, with the corners as handles
  const middle = (i: number): Point => {
    const a = points[i % corners]!;
    const b = points[(i + 1) % corners]!;
    return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
  };
  const begin = middle(corners - 1);
  let d = `M${begin.x} ${begin.y}`;
  points.forEach((handle, i) => {
    const to = middle(i);
    d += `Q${round(handle.x)} ${round(handle.y)} ${to.x} ${to.y}`;
  });
  return d + 'Z';
}
