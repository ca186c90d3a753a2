/** What stands around the course and in its infield: alike for the same track, every time. */
import { middleOf, pointAt, tremble, type Box, type Course, type Point } from './geometry';
import { shores, waters } from './rivers';
import type { Layout } from './view';

/** What a space is. */
export type Ground = Layout['ground'][number][number];

/** The four lands through which the races lead. The red line lies at the border of the first one of each pair. */
export type Land = 'city' | 'forest' | 'palace' | 'mountains';

export type Kind =
  'house' | 'domed' | 'temple' | 'palace' | 'pavilion' | 'palm' | 'tree' | 'bush' | 'tuft' | 'peak' | 'rock' | 'pine';

export interface Thing extends Point {
  kind: Kind;
  scale: number;
  flip: 1 | -1;
}

/** What stands where spaces are missing. */
export interface Block {
  lane: number;
  /** Columns, the last one not included; may go beyond the line. */
  from: number;
  to: number;
  land: Land;
}

const LANDS: Record<'city' | 'palace', [Land, Land]> = { city: ['city', 'forest'], palace: ['palace', 'mountains'] };
/** What is small, and stands in rows, and what is large, and stands in corners. */
const SMALL: Record<Land, Kind[]> = {
  city: ['house', 'domed', 'house', 'palm'],
  forest: ['tree', 'bush', 'tree', 'tuft'],
  palace: ['pavilion', 'palm', 'bush', 'pavilion'],
  mountains: ['rock', 'pine', 'pine', 'rock'],
};
const LARGE: Record<Land, Kind> = { city: 'temple', forest: 'tree', palace: 'palace', mountains: 'peak' };

/** Both lands of a track: wide ones lead through mountains. */
export function landsOf({ lanes }: Pick<Layout, 'lanes'>): [Land, Land] {
  return LANDS[lanes > 4 ? 'palace' : 'city'];
}

/** In which land a point lies: that of the red line begins on the left, or below. */
export function landAt(made: Course, lands: [Land, Land], { x, y }: Point): Land {
  const { view, shape } = made;
  const near = shape === 'wide' ? x < view.x + view.width / 2 : y > view.y + view.height / 2;
  return lands[near ? 0 : 1];
}

/** Missing spaces, those that follow each other in a lane together. */
export function blocks(made: Course, layout: Pick<Layout, 'ground' | 'lanes'>): Block[] {
  const lands = landsOf(layout);
  return layout.ground.flatMap((line, lane) => {
    const found: Block[] = [];
    line.forEach((what, column) => {
      if (what !== 'none') return;
      const last = found.at(-1);
      if (last?.to === column) last.to += 1;
      else
        found.push({ lane, from: column, to: column + 1, land: landAt(made, lands, middleOf(made, { lane, column })) });
    });
    return found;
  });
}

/** How much of the middle of the infield stays free, for the cards. */
export const TABLE = { wide: { width: 660, height: 190 }, tall: { width: 270, height: 410 } };

export function scenery(made: Course, layout: Pick<Layout, 'ground' | 'lanes' | 'columns'>): Thing[] {
  const lands = landsOf(layout);
  const wet = shores(made, waters(layout));
  const dry = ({ x, y }: Point): boolean => wet.every((at) => Math.hypot(x - at.x, y - 20 - at.y) > 72);
  const things = [...corners(made, lands), ...roadside(made, lands), ...infield(made, lands)];
  return things.filter(dry).sort((a, b) => a.y - b.y);
}

/** A large thing in each corner of the picture, with something small before it. */
function corners(made: Course, lands: [Land, Land]): Thing[] {
  const { x, y, width, height } = made.view;
  return [0, 1, 2, 3].flatMap((i): Thing[] => {
    const [right, below] = [i % 2 === 1, i > 1];
    const at = { x: right ? x + width - 92 : x + 92, y: below ? y + height - 22 : y + 138 };
    const land = landAt(made, lands, at);
    const turn = right ? -1 : 1;
    const small = SMALL[land];
    return [
      { ...at, kind: LARGE[land], scale: land === 'forest' ? 1.5 : 1.05, flip: turn },
      { x: at.x + turn * 84, y: at.y + (below ? 6 : -52), kind: small[1]!, scale: 0.9, flip: 1 },
      { x: at.x - turn * 42, y: at.y + (below ? -112 : 62), kind: small[0]!, scale: 0.9, flip: turn },
    ];
  });
}

/** A row of small things along the outer edge. */
function roadside(made: Course, lands: [Land, Land]): Thing[] {
  const { view } = made;
  const round = made.parts.map(({ from, columns, length }) => ({ from, columns, straight: length > 0 }));
  return round.flatMap(({ from, columns, straight }) => {
    if (!straight) return [];
    const count = Math.floor(columns * 1.25);
    return Array.from({ length: count }, (_, i): Thing => {
      const along = from + ((i + 0.5 + 0.5 * (tremble(i, from + 9) - 0.5)) / count) * columns;
      const at = pointAt(made, along, made.lanes + 0.4);
      const land = landAt(made, lands, at);
      const kind = SMALL[land][Math.floor(tremble(i, from + 50) * 4)]!;
      // feet on the ground, heads in the picture
      const scale = 0.62;
      const y = Math.min(view.y + view.height - 8, Math.max(view.y + 56, at.y + 18));
      return { x: at.x, y, kind, scale, flip: tremble(i, from) < 0.5 ? 1 : -1 };
    });
  });
}

/** At both ends of the infield. */
function infield(made: Course, lands: [Land, Land]): Thing[] {
  const { infield: box, shape, radius } = made;
  const table = TABLE[shape];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const found: Thing[] = [];
  for (let i = 0; i < 160; i++) {
    const at = { x: box.x + tremble(i, 1) * box.width, y: box.y + 30 + tremble(i, 2) * (box.height - 30) };
    const free = Math.abs(at.x - middle.x) > table.width * 0.6 || Math.abs(at.y - middle.y) > table.height * 0.6 + 30;
    if (!free || !within(box, at, radius, 42) || !within(box, { x: at.x, y: at.y - 60 }, radius, 24)) continue;
    const land = landAt(made, lands, at);
    const kind = SMALL[land][Math.floor(tremble(i, 3) * 4)]!;
    const thing: Thing = { ...at, kind, scale: 0.8 + 0.25 * tremble(i, 4), flip: tremble(i, 5) < 0.5 ? 1 : -1 };
    if (found.every((other) => Math.hypot(other.x - at.x, (other.y - at.y) * 1.3) > 104)) found.push(thing);
  }
  return found;
}

/** Whether a point lies so far within a box with round corners. */
function within({ x, y, width, height }: Box, at: Point, radius: number, margin: number): boolean {
  const dx = Math.max(x + radius - at.x, at.x - (x + width - radius), 0);
  const dy = Math.max(y + radius - at.y, at.y - (y + height - radius), 0);
  return Math.hypot(dx, dy) <= radius - margin;
}
