/** Shapes of the ground: ponds, blots of grass, and where something grows beside the course. */
import type { Box, Point } from './camera';
import { round, tremble, type Spot } from './shapes';

/** A closed outline through points, rounded. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  const curves = points.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[a, b, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${curves.join('')}Z`;
}

/** An uneven ellipse with these half axes, alike for the same seed. */
export function blot({ x, y, angle }: Spot, along: number, across: number, seed: number, uneven = 0.16): string {
  const turn = (angle * Math.PI) / 180;
  const points = Array.from({ length: 11 }, (_, i) => {
    const t = (i / 11) * 2 * Math.PI;
    const r = 1 - uneven / 2 + uneven * tremble(seed, i);
    const [a, b] = [along * r * Math.cos(t), across * r * Math.sin(t)];
    return { x: x + a * Math.cos(turn) - b * Math.sin(turn), y: y + a * Math.sin(turn) + b * Math.cos(turn) };
  });
  return smooth(points);
}

/** The shore of a water hole that covers one or more neighbouring spaces, so far from their middles. */
export function pond(spots: readonly Spot[], reach: number): string {
  const [first, last] = [spots[0]!, spots.at(-1)!];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  const angle = length > 0 ? (Math.atan2(dy, dx) * 180) / Math.PI : first.angle;
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, angle };
  return blot(middle, length / 2 + reach * 1.2, reach * 0.86, first.x + first.y, 0.1);
}

export interface Growth extends Point {
  kind: 'umbrella' | 'round' | 'tuft' | 'rock' | 'bush' | 'mound' | 'giraffe' | 'meerkat';
  scale: number;
  flip: 1 | -1;
}

/** How far things that grow stay from the course. */
const ROOM = { tree: 275, small: 215 };
const CELL = 150;

/** What grows and lives beside the course: alike for the same course, every time. */
export function growths(box: Box, taken: readonly Point[], trees: readonly Point[]): Growth[] {
  const found: Growth[] = [];
  let onlookers = 0;
  for (let row = 0; row * CELL < box.height; row++) {
    for (let column = 0; column * CELL < box.width; column++) {
      const spot = {
        x: box.x + (column + 0.2 + 0.6 * tremble(column, row)) * CELL,
        y: box.y + (row + 0.2 + 0.6 * tremble(row, column + 9)) * CELL,
      };
      const near = (points: readonly Point[], reach: number): boolean =>
        points.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reach);
      if (near(taken, ROOM.small) || near(trees, 170)) continue;
      const dice = tremble(column * 3 + 1, row * 7 + 2);
      const wide = !near(taken, ROOM.tree) && !near(trees, 260);
      const kind = growing(dice, wide, onlookers);
      if (kind === null) continue;
      if (kind === 'giraffe' || kind === 'meerkat') onlookers++;
      found.push({
        ...spot,
        kind,
        scale: 0.9 + 0.5 * tremble(row, column),
        flip: tremble(column, row + 5) < 0.5 ? 1 : -1,
      });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

function growing(dice: number, wide: boolean, onlookers: number): Growth['kind'] | null {
  if (dice < 0.34) return 'tuft';
  if (dice < 0.42) return 'rock';
  if (dice < 0.5) return 'bush';
  if (dice < 0.54) return 'mound';
  if (!wide) return dice < 0.6 ? 'tuft' : null;
  if (dice < 0.7) return 'umbrella';
  if (dice < 0.76) return 'round';
  if (dice < 0.81 && onlookers < 4) return onlookers % 2 === 0 ? 'giraffe' : 'meerkat';
  return null;
}

/** Lighter and darker stretches of the grass. */
export function stretches({ x, y, width, height }: Box): { d: string; light: boolean }[] {
  const count = Math.min(60, Math.round((width * height) / 220_000));
  return Array.from({ length: count }, (_, i) => ({
    d: blot(
      { x: x + width * tremble(i, 11), y: y + height * tremble(i, 12), angle: tremble(i, 15) * 30 - 15 },
      160 + 260 * tremble(i, 13),
      60 + 70 * tremble(i, 16),
      i,
      0.4,
    ),
    light: tremble(i, 14) < 0.5,
  }));
}

/** The straight line between two points, as a piece of a path. */
export function line(a: Point, b: Point): string {
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}
