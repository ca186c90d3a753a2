/**
 * Outlines that are drawn many times: footprints, and the mark of each lane, which stands for its colour where colours
 * can't be told apart. Hundreds of them are joined to one path, which is much lighter than hundreds of elements.
 */

/** From left to right. */
export const LANES = ['red', 'black', 'yellow', 'blue'] as const;
export type Lane = (typeof LANES)[number];

/** Where a shape is put: its middle, and where it points, in degrees clockwise from the right. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
}

/** An outline of M, L, C and Z with absolute coordinates. */
export type Shape = string;

/** How a shape's circle is made of curves. */
const BOW = 0.5523;

function circle(r: number, x = 0, y = 0): Shape {
  const b = r * BOW;
  return [
    `M${x + r} ${y}`,
    `C${x + r} ${y + b} ${x + b} ${y + r} ${x} ${y + r}`,
    `C${x - b} ${y + r} ${x - r} ${y + b} ${x - r} ${y}`,
    `C${x - r} ${y - b} ${x - b} ${y - r} ${x} ${y - r}`,
    `C${x + b} ${y - r} ${x + r} ${y - b} ${x + r} ${y}Z`,
  ].join('');
}

/** About 16 across, its middle at 0,0. The ring is to be filled by the even-odd rule. */
export const LANE_MARKS: Record<Lane, Shape> = {
  red: circle(6.5),
  black: 'M-3 -9L3 -9L3 9L-3 9Z',
  yellow: circle(8.5) + circle(4.5),
  blue: 'M-8 -5L-5 -8L0 -3L5 -8L8 -5L3 0L8 5L5 8L0 3L-5 8L-8 5L-3 0Z',
};

/** A shape turned about 0,0, grown, mirrored and put somewhere. */
export function put(shape: Shape, { x, y, angle }: Spot, scale = 1, mirrored = false): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return shape.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => {
    const [along, across] = [Number(a), mirrored ? -Number(b) : Number(b)];
    return `${round(x + along * cos - across * sin)} ${round(y + along * sin + across * cos)}`;
  });
}

/** A point beside a spot: so far ahead, and so far to its right. */
export function beside({ x, y, angle }: Spot, ahead: number, right: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return {
    x: x + ahead * Math.cos(turn) - right * Math.sin(turn),
    y: y + ahead * Math.sin(turn) + right * Math.cos(turn),
    angle,
  };
}

export function laneMark(lane: Lane, spot: Spot, scale = 1): string {
  return put(LANE_MARKS[lane], spot, scale);
}

/** A rounded oblong of this length and breadth round a spot. */
export function pill(spot: Spot, length: number, breadth: number, r = breadth / 2): string {
  const [a, b] = [length / 2, breadth / 2];
  const k = r * (1 - BOW);
  const shape = [
    `M${-a + r} ${-b}L${a - r} ${-b}C${a - k} ${-b} ${a} ${-b + k} ${a} ${-b + r}`,
    `L${a} ${b - r}C${a} ${b - k} ${a - k} ${b} ${a - r} ${b}`,
    `L${-a + r} ${b}C${-a + k} ${b} ${-a} ${b - k} ${-a} ${b - r}`,
    `L${-a} ${-b + r}C${-a} ${-b + k} ${-a + k} ${-b} ${-a + r} ${-b}Z`,
  ].join('');
  return put(shape, spot);
}

/** The print of a left foot on its way to the right: a long toe with a claw, and a short one beside it. */
const PRINT: Shape =
  'M-18 -2C-17 -7 -10 -8.5 -4 -8.5L16 -8.5C20 -8.5 21 -6.5 28 -4C21 -1.5 20 1.5 16 1.5L1 1.5C4 4 8 6.5 10 9C11.5 11 13 12.5 17 15.5C11 16 8 15.5 5 14C-3 11 -12 6 -16 3C-18 1.5 -19 0 -18 -2Z';

/** Two prints, one step after the other; so many times their size in a space. */
export function prints(spot: Spot, scale = 1): string {
  return (
    put(PRINT, beside(spot, -6 * scale, -11 * scale), 0.9 * scale, true) +
    put(PRINT, beside(spot, 17 * scale, 11 * scale), 0.9 * scale)
  );
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Always the same for the same numbers, and between 0 and 1: so that hand-drawn things look alike every time. */
export function tremble(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
}
