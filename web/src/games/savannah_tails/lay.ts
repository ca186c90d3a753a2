/** A course as it is being built: tiles in a row, laid to scale one behind the other. Whether it may be one says the server. */
import type { Drawn } from './course';
import type { Layout, Part, SpaceShape, TileShape } from './view';

/** A tile of a course: its name, and whether its hard side is up. */
export interface Laid {
  name: string;
  hard: boolean;
}

/** A course as its text names it. */
export interface Plan {
  tiles: Laid[];
  bonuses: Layout['bonuses'];
}

/** Where a tile lies: the middle of its first edge, and where one runs there, in degrees clockwise from the right. */
interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** Of the middle line of a corner, in lengths of a space. */
const RADIUS = 9 / Math.PI;
const ROWS = 6;

export function titleOf({ name, hard }: Laid): string {
  return name + (hard ? '*' : '');
}

export function laidOf(title: string): Laid {
  return { name: title.replace('*', ''), hard: title.endsWith('*') };
}

export function textOf({ tiles, bonuses }: Plan): string {
  return `${tiles.map(titleOf).join(' ')} bonuses ${bonuses.join(' ')}`;
}

export function planOf(layout: Pick<Layout, 'tiles' | 'length' | 'bonuses'>): Plan {
  return { tiles: layout.tiles.slice(0, layout.length).map(({ title }) => laidOf(title)), bonuses: layout.bonuses };
}

/** Put a tile before the one at this place; never before the start nor behind the finish. */
export function inserted(tiles: readonly Laid[], at: number, tile: Laid): Laid[] {
  const place = Math.min(Math.max(at, 1), tiles.length - 1);
  return [...tiles.slice(0, place), tile, ...tiles.slice(place)];
}

/** Take a tile from one place to before the one at another. */
export function movedTo(tiles: readonly Laid[], from: number, to: number): Laid[] {
  if (isEnd(tiles, from)) return [...tiles];
  const left = tiles.filter((_, i) => i !== from);
  return inserted(left, to > from ? to - 1 : to, tiles[from]!);
}

/** Start and finish stay where they are. */
export function isEnd(tiles: readonly Laid[], at: number): boolean {
  return at <= 0 || at >= tiles.length - 1;
}

export function removed(tiles: readonly Laid[], at: number): Laid[] {
  return isEnd(tiles, at) ? [...tiles] : tiles.filter((_, i) => i !== at);
}

export function flipped(tiles: readonly Laid[], at: number): Laid[] {
  return tiles.map((tile, i) => (i === at ? { ...tile, hard: !tile.hard } : tile));
}

/** The parts that no tile of the course has taken yet, easy sides. */
export function unused(parts: readonly Part[], tiles: readonly Laid[]): Part[] {
  const taken = new Set(tiles.map(({ name }) => name));
  return parts.filter(({ tile }) => !tile.hard && !taken.has(tile.title));
}

/** With a corner that bends the other way in its place; null where there is none left. */
export function bent(parts: readonly Part[], tiles: readonly Laid[], at: number): Laid[] | null {
  const form = formOf(parts, tiles[at]);
  if (form === undefined || form === 'straight') return null;
  const other = unused(parts, tiles).find(({ tile }) => tile.form === (form === 'left' ? 'right' : 'left'));
  if (!other) return null;
  return tiles.map((tile, i) => (i === at ? { name: other.tile.title, hard: tile.hard } : tile));
}

export function formOf(parts: readonly Part[], tile: Laid | undefined): TileShape['form'] | undefined {
  return parts.find((part) => tile && part.tile.title === tile.name)?.tile.form;
}

/** All tiles laid one behind the other, as far as their parts are known. */
export function drawn(parts: readonly Part[], tiles: readonly Laid[]): Drawn {
  const byTitle = new Map(parts.map((part) => [part.tile.title, part]));
  let pose: Pose = { x: 0, y: 0, heading: 0 };
  const laid: { tile: TileShape; spaces: SpaceShape[] }[] = [];
  for (const tile of tiles) {
    const part = byTitle.get(titleOf(tile));
    if (!part) continue;
    laid.push(placed(part, pose, laid.length + 1));
    pose = behind(part.tile.form, pose);
  }
  const all = laid.map(({ tile }) => tile);
  return {
    tiles: all,
    spaces: laid.flatMap(({ spaces }) => spaces),
    length: all.length,
    start_line: across({ x: 0, y: 0, heading: 0 }),
    finish_line: across(middle(all.at(-1))),
  };
}

/** A part where a tile lies. */
export function placed(part: Part, pose: Pose, number: number): { tile: TileShape; spaces: SpaceShape[] } {
  const put = (x: number, y: number): [number, number] => turned(pose, x, y);
  const renamed = (name: string): string => name.replace(/^\d+/, String(number));
  const { tile } = part;
  return {
    tile: {
      ...tile,
      number,
      x: pose.x,
      y: pose.y,
      heading: pose.heading,
      baobab: put(...tile.baobab),
      outline: tile.outline.map(([x, y]) => put(x, y)),
    },
    spaces: part.spaces.map((space) => {
      const [x, y] = put(space.x, space.y);
      const direction = space.direction + pose.heading;
      return { ...space, x, y, direction, tile: number, name: renamed(space.name), ahead: space.ahead.map(renamed) };
    }),
  };
}

/** Where the next tile lies. */
function behind(form: TileShape['form'], pose: Pose): Pose {
  const bend = { straight: 0, left: -1, right: 1 }[form];
  const [x, y] = bend === 0 ? turned(pose, ROWS, 0) : turned(pose, RADIUS, bend * RADIUS);
  return { x, y, heading: (pose.heading + 90 * bend + 360) % 360 };
}

/** A point of a part, seen from where it lies. */
function turned({ x, y, heading }: Pose, along: number, right: number): [number, number] {
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + along * cos - right * sin, y + along * sin + right * cos];
}

/** The line lies in the middle of the finish. */
function middle(finish: TileShape | undefined): Pose {
  if (!finish) return { x: 0, y: 0, heading: 0 };
  const [x, y] = turned(finish, ROWS / 2, 0);
  return { x, y, heading: finish.heading };
}

function across(pose: Pose): Layout['start_line'] {
  const half = 4 / Math.PI;
  return [turned(pose, 0, -half), turned(pose, 0, half)];
}
