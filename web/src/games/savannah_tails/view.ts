// Made from waterhole.games.savannah_tails.view by `python -m waterhole.server.typescript web/src`; change it there, not here.

import type { Message } from '../../lib/wire';

/** An ostrich; in the list by seat. */
export interface Ostrich {
  seat: number;
  /** `start` on the start line. */
  space: string;
  /** Rows run: 0 on the start line, 1 on the first row; the layout's `line` is the first row past the finish line. */
  rows: number;
  /** Race position now, from 1 (ST-O1). */
  place: number;
}

/** A place in the order of this round. */
export interface Turn {
  seat: number;
  /** The space it stood on when the round began. */
  began: string;
  done: boolean;
  /** Why it has this place. */
  reason: Message;
}

/** A card of one's own hand. */
export interface Card {
  card: string;
  colour: number;
  value: number;
  /** The bonus movement it would have now: the race position on a lane of its colour, else 0 (ST-M3). */
  bonus: number;
  /** Whether it has a full move now, tip toes and Boinnnggg not counted; only meant for who is to play a card. */
  full: boolean;
  /** Why it has none. */
  cannot: Message | null;
}

export interface BonusCard {
  bonus: "boing" | "leap" | "wings" | "bird" | "deja" | "neck";
  /**
   * waiting: no marker yet; marked: may be used (Bird Brain: works); fresh: marked in this turn, may be used from
   * the next on; gone: used, or lost to a cheetah.
   */
  state: "waiting" | "marked" | "fresh" | "gone";
}

/** What lies in front of a seat, all public. */
export interface Player {
  /** Cards in hand. */
  hand: number;
  /** Up to how many cards it draws. */
  size: number;
  /** Cards in the draw pile. */
  pile: number;
  /** In the order r2 to b6, but the top card, if there is one, last. */
  discards: string[];
  /** The card that Deja vu would use. */
  top: string | null;
  /** Cards in its hand that everybody knows: those it held when the pile ran out. */
  known: string[];
  /** Cards that are in its hand or pile, so far as the viewer knows. */
  unseen: string[];
  /** In the order of the layout's bonuses. */
  bonuses: BonusCard[];
}

/** Something on the way. */
export interface Touch {
  space: string;
  what: "water" | "cheetah" | "porcupine" | "warthog" | "crocodile" | "quicksand" | "lion" | "ostrich";
  /**
   * Whether it does anything: nothing but water does on tip toes or where Boinnnggg only passes over it; a water hole
   * does once a turn; a crocodile, that is only run over, never does.
   */
  acts: boolean;
}

/** A movement of one ostrich. */
export interface Run {
  by: "card" | "step" | "neck" | "leap" | "arrow";
  /** All spaces, the first where it stood (`start`), the last where it ends; spaces leapt over are not among them. */
  path: string[];
  touches: Touch[];
}

export interface End {
  how: "finish" | "rounds";
  /** By seat, from 1. */
  places: number[];
  /** By seat: rows past the finish line, 1 for the first; 0 and less before it. */
  rows: number[];
}

/** All that an action does, or would do. */
export interface Effect {
  action: string;
  /** move: a full move; step: a card used for one step. */
  kind: "move" | "step" | "discard" | "marker" | "lose" | "neck" | "leap" | "done";
  seat: number;
  source: "card" | "wings" | "deja" | null;
  /** The card that is played or used; for Crazy Wings a 4 of the announced colour. */
  card: string | null;
  toes: boolean;
  boing: boolean;
  /** Spaces by the card's number; a full move has `value + bonus` to run. */
  value: number;
  /** Spaces by race position. */
  bonus: number;
  /** The lane chosen when leaving the start line. */
  start_lane: number | null;
  /** The steps at which the lane is changed, from 1. */
  changes: number[];
  /** Why a full move is shorter than its numbers. */
  short: Message | null;
  /** What moves, in order: the movement, and the arrow that follows it. */
  runs: Run[];
  /** Where the ostrich stands in the end. */
  end: string;
  /** Bonus cards that have got a marker; where there is a choice, that follows as an action of its own. */
  marked: ("boing" | "leap" | "wings" | "bird" | "deja" | "neck")[];
  /** Bonuses spent. */
  used: ("boing" | "leap" | "wings" | "bird" | "deja" | "neck")[];
  /** Bonus cards lost to cheetahs; as with `marked`. One that got its marker in this action is only lost. */
  lost: ("boing" | "leap" | "wings" | "bird" | "deja" | "neck")[];
  /** Whether the hand is thrown away at the end of the turn, so far. */
  warthog: boolean;
  /** What the same seat decides next; null when its turn is over. */
  asks: "marker" | "lose" | "after" | null;
  /** Cards of the hand that went under the discards because of a warthog; empty in choices. */
  thrown: string[];
  /** Cards drawn at the end of the turn; 0 in choices. */
  drawn: number;
  /** Which; known only to their owner. */
  cards: string[];
  /** Whether the discards made a new pile for it. */
  reshuffled: boolean;
  ended: End | null;
}

export interface View {
  phase: "playing" | "over";
  /** The seat that decides; null when the race is over. */
  turn: number | null;
  /** What it decides: card and move; the bonus card for a marker, or to lose; after: Neck Stretch, Leapfrog, done. */
  deciding: "card" | "marker" | "lose" | "after" | null;
  round: number;
  ostriches: Ostrich[];
  /** The order of this round. */
  order: Turn[];
  /** The viewer's own, r2 to b6; empty for watchers. */
  hand: Card[];
  /** By seat. */
  players: Player[];
  /** All legal actions, with what each would do; only for the seat that decides. */
  choices: Effect[];
  ended: End | null;
}

/** A tile as it lies. x grows to the right, y downwards, 1 is the length of a space of a straight. */
export interface TileShape {
  /** From 1. */
  number: number;
  /** As courses name it: `start`, `S4*`, `finish`; `run` behind the finish. */
  title: string;
  form: "straight" | "left" | "right";
  hard: boolean;
  /** Middle of its first edge. */
  x: number;
  y: number;
  /** Running direction at the first edge, in degrees clockwise; 0 is to the right. */
  heading: number;
  /** Where its baobab is, seen in running direction; inside of a corner. */
  side: "left" | "right";
  baobab: [number, number];
  bridge: boolean;
  /** Its rim as a polygon. */
  outline: [number, number][];
}

export interface SpaceShape {
  name: string;
  tile: number;
  /** Rows and sections counted from 1 at the start, as `Ostrich.rows`. */
  row: number;
  /** null on a rope bridge. */
  lane: number | null;
  kind: "plain" | "water" | "quicksand" | "forward" | "backward" | "lion" | "cheetah" | "porcupine" | "crocodile" | "warthog" | "rope";
  /** Its middle. */
  x: number;
  y: number;
  /** In degrees clockwise; 0 is to the right. */
  direction: number;
  /** Along the lane. */
  length: number;
  /** The spaces it leads to, from left to right. */
  ahead: string[];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What never changes in a race: the course to scale. */
export interface Layout {
  name: string;
  /** The course on one line, to share. */
  text: string;
  /** In running order, the plain straights behind the finish included. */
  tiles: TileShape[];
  /** How many of them are the course itself. */
  length: number;
  spaces: SpaceShape[];
  /** The first row past the finish line. */
  line: number;
  /** From its left end to its right end. */
  start_line: [[number, number], [number, number]];
  finish_line: [[number, number], [number, number]];
  /** By seat, where an ostrich stands before the start line. */
  waiting: [number, number][];
  /** From the middle of a lane to that of the next. */
  pitch: number;
  /** The three of this race. */
  bonuses: ("boing" | "leap" | "wings" | "bird" | "deja" | "neck")[];
  /** After so many the race ends in any case (ST-E2). */
  rounds: number;
  /** Around all tiles and baobabs. */
  bounds: Bounds;
}

/** One side of a tile, for whoever builds courses: as it lies with its first edge at 0, 0, running to the right. */
export interface Part {
  tile: TileShape;
  /** Named as on the first tile of a course; `ahead` only within the tile. */
  spaces: SpaceShape[];
}
