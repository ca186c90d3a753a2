/** The course as it is drawn: made once from the layout, which is measured in lengths of a space. */
import { around, type Box, type Point } from './camera';
import { LANES, type Lane, type Spot } from './shapes';
import type { Layout, SpaceShape, TileShape } from './view';

/** Units of the drawing in the length of a space of a straight. */
export const UNIT = 100;
/** From the middle of a drawn baobab down to its foot. */
const TRUNK = 64;
/** What is drawn around the course. */
const MARGIN = 260;

export interface Space extends Spot {
  name: string;
  /** null: multicoloured, on a rope bridge. */
  lane: Lane | null;
  kind: SpaceShape['kind'];
  /** How much of its lane it takes. */
  length: number;
  row: number;
  tile: number;
}

export interface Tile {
  number: number;
  title: string;
  hard: boolean;
  outline: Point[];
  /** Where the foot of its baobab is; null behind the finish, where nobody needs one. */
  baobab: Point | null;
  /** Borders of a corner's sections. */
  borders: [Point, Point][];
}

export type Line = [Point, Point];

export interface Course {
  box: Box;
  spaces: Space[];
  /** By name; the start line is none. */
  at: Map<string, Space>;
  tiles: Tile[];
  /** The spaces of each water hole. */
  holes: Space[][];
  /** Ways from a space to the next of another lane. */
  guides: Line[];
  /** The lines; null for a tile by itself. */
  ends: { start: Line; finish: Line } | null;
  /** By seat, where an ostrich waits before the start line. */
  waiting: Spot[];
}

/** What a drawing needs of a layout; the course editor has no more. */
export type Drawn = Pick<Layout, 'spaces' | 'tiles' | 'length'> &
  Partial<Pick<Layout, 'start_line' | 'finish_line' | 'waiting'>>;

export function courseOf(layout: Drawn): Course {
  const spaces = layout.spaces.map(spaceOf);
  const at = new Map(spaces.map((space) => [space.name, space]));
  const tiles = layout.tiles.map((tile, i) => tileOf(tile, i < layout.length));
  const ends =
    layout.start_line && layout.finish_line
      ? { start: lineOf(layout.start_line), finish: lineOf(layout.finish_line) }
      : null;
  return {
    box: around(
      tiles.flatMap(({ outline }) => outline),
      MARGIN,
    ),
    spaces,
    at,
    tiles,
    holes: holesOf(spaces),
    guides: layout.spaces.flatMap((space) => guidesOf(space, at)),
    ends,
    // the first tile runs to the right
    waiting: (layout.waiting ?? []).map((point) => ({ ...pointOf(point), angle: 0 })),
  };
}

/** Where an ostrich stands: on its space, or at the start line. */
export function standing(course: Course, seat: number, space: string): Spot {
  return course.at.get(space) ?? course.waiting[seat] ?? { x: 0, y: 0, angle: 0 };
}

const pointOf = ([x, y]: [number, number]): Point => ({ x: x * UNIT, y: y * UNIT });
const lineOf = ([a, b]: Layout['start_line']): Line => [pointOf(a), pointOf(b)];

function spaceOf({ name, lane, kind, x, y, direction, length, row, tile }: SpaceShape): Space {
  const laned = lane === null ? null : LANES[lane]!;
  return { name, lane: laned, kind, x: x * UNIT, y: y * UNIT, angle: direction, length: length * UNIT, row, tile };
}

function tileOf(tile: TileShape, tree: boolean): Tile {
  return {
    number: tile.number,
    title: tile.title,
    hard: tile.hard,
    outline: tile.outline.map(pointOf),
    baobab: tree ? { x: tile.baobab[0] * UNIT, y: tile.baobab[1] * UNIT + TRUNK } : null,
    borders: bordersOf(tile),
  };
}

/** From the inside to the outside of a corner, at a third and at two thirds of its bend. */
function bordersOf(tile: TileShape): Line[] {
  if (tile.form === 'straight') return [];
  const sign = tile.form === 'left' ? -1 : 1;
  const radius = 4.5 * (2 / Math.PI);
  const turn = (degrees: number): [number, number] => [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  const [rx, ry] = turn(tile.heading + 90 * sign);
  const [cx, cy] = [tile.x + radius * rx, tile.y + radius * ry];
  return [30, 60].map((degrees): Line => {
    const [ox, oy] = turn(tile.heading - 90 * sign + degrees * sign);
    const out = (r: number): Point => pointOf([cx + r * ox, cy + r * oy]);
    return [out(radius - 1.25), out(radius + 1.25)];
  });
}

function holesOf(spaces: readonly Space[]): Space[][] {
  const byTile = new Map<number, Space[]>();
  for (const space of spaces) {
    if (space.kind === 'water') byTile.set(space.tile, [...(byTile.get(space.tile) ?? []), space]);
  }
  return [...byTile.values()];
}

function guidesOf(space: SpaceShape, at: Map<string, Space>): Line[] {
  const from = at.get(space.name)!;
  return space.ahead.flatMap((name): Line[] => {
    const to = at.get(name);
    return to && to.lane !== from.lane ? [[from, to]] : [];
  });
}
