/** Where the cards lie in the infield: the card in play, the pile, the discards, the chips that nobody has. */
import type { Course, Point } from './geometry';
import { TABLE } from './scenery';

export const CARD = { width: 100, height: 140 };

export interface Table {
  scale: number;
  /** Middles, in units of the board. */
  play: Point;
  pile: Point;
  discards: Point;
  supply: Point;
  /** How the chips of the supply lie. */
  chips: Point[];
}

/** From the middle of the table, before scaling. */
const PLACES = {
  wide: { play: [-196, 0], pile: [10, 0], discards: [140, 0], supply: [262, 0] },
  tall: { play: [0, -128], pile: [-64, 52], discards: [64, 52], supply: [0, 166] },
} as const;

/** How much of the infield the table takes at most. */
const SHARE = { wide: 0.66, tall: 0.84 };
const LARGEST = { wide: 1.2, tall: 1.3 };

export function table({ infield: { x, y, width, height }, shape }: Course): Table {
  const room = TABLE[shape];
  const share = SHARE[shape];
  const scale = Math.min(LARGEST[shape], (width * share) / room.width, (height * 0.94) / room.height);
  const place = ([dx, dy]: readonly [number, number]): Point => ({
    x: x + width / 2 + dx * scale,
    y: y + height / 2 + dy * scale,
  });
  const at = PLACES[shape];
  const chips = [0, 1, 2, 3].map((i) =>
    shape === 'wide' ? { x: (i % 2) * 54 - 27, y: Math.floor(i / 2) * 54 - 27 } : { x: i * 54 - 81, y: 0 },
  );
  return {
    scale,
    play: place(at.play),
    pile: place(at.pile),
    discards: place(at.discards),
    supply: place(at.supply),
    chips,
  };
}
