// Made from waterhole.games.elefantenparade.view by `python -m waterhole.server.typescript web/src`; change it there, not here.

import type { Message } from '../../lib/wire';

/** One of the elephants in play; `id` 2 * seat or 2 * seat + 1. */
export interface Elephant {
  id: number;
  seat: number;
  /** Its space on the track; null before it is placed and when it is home. */
  space: number | null;
  /** Its house, 0 for the first, when it is home. */
  house: number | null;
  /** Whether it has moved in this turn. */
  moved: boolean;
  /** Why it can't be moved now; null for one that can, and while elephants are placed. */
  cannot: Message | null;
}

export interface Forest {
  space: number;
  /** Logs lying there now. */
  logs: number;
}

export interface House {
  /** Logs before its door; 0 once they are taken. */
  logs: number;
  elephant: number | null;
}

/** One elephant's way in an action. */
export interface Step {
  elephant: number;
  /** The space it leaves; null when it is placed. */
  start: number | null;
  /** The space it gets to; null when it comes home. */
  space: number | null;
  /** The house it gets to. */
  house: number | null;
  /** Logs its owner takes. */
  logs: number;
  /** Whether it stands in water afterwards with others behind it, so that it can't be moved. */
  held: boolean;
}

/** All that an action does, or would do. */
export interface Effect {
  action: string;
  kind: "place" | "move" | "parade";
  /** With a move: 1, 2 or 3. */
  number: number | null;
  /** The front elephant first. */
  steps: Step[];
}

export interface View {
  phase: "placing" | "moving" | "over";
  /** The seat that acts; null when the game is over. */
  turn: number | null;
  elephants: Elephant[];
  forests: Forest[];
  houses: House[];
  /** Logs of each seat. */
  held: number[];
  /** The numbers not used in this turn, highest first. */
  numbers: number[];
  /** All legal actions, with what each would do. */
  choices: Effect[];
}

/** The track as it is drawn. Cells are [column, row] of a grid, row 0 at the top. */
export interface Layout {
  name: string;
  /** The cell of each space. */
  cells: [number, number][];
  /** The top left and the bottom right cell of the goal. */
  goal: [[number, number], [number, number]];
  water: number[];
  forests: number[];
  /** How many spaces, from 0, elephants start on. */
  starts: number;
}
