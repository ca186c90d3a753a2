// Made from waterhole.games.black_elephant.view by `python -m waterhole.server.typescript web/src`; change it there, not here.

import type { Message } from '../../lib/wire';

/** A space that is there (the cup's is not), in the order a1, b1, ... g1, a2, ... */
export interface Space {
  space: string;
  log: boolean;
  /** Whether a black log lies here. */
  wood: boolean;
  /** Whether an elephant that stands here at the end of a turn is captured. */
  danger: boolean;
}

/** An elephant on the board. */
export interface Elephant {
  seat: number;
  space: string;
  facing: "north" | "east" | "south" | "west";
  /** Whether it faces its owner's start line. */
  turned: boolean;
  /** Why it can't act in this turn; null for one that can, for those of the other seat, and after the end. */
  cannot: Message | null;
}

/** A black elephant. */
export interface Black {
  path: "S" | "N" | "W" | "E";
  /** 0 to 6, on the south and north paths eastwards, on the west and east paths northwards. */
  place: number;
  /** The spaces of its line of sight, the nearest first. */
  watches: string[];
  /** The places that the seat to act may move it to with the logs it holds. */
  reach: number[];
}

/** The points of a seat, with their parts. */
export interface Score {
  total: number;
  logs: number;
  /** 2 for each captured elephant. */
  captives: number;
  /** 3 for each finisher. */
  finished: number;
  /** -1 for the player who went first, if a tie was to be decided at the end; else 0. */
  tie: number;
}

/** What a seat has off the board. */
export interface Player {
  /** Elephants in its start field. */
  waiting: number;
  logs: number;
  /** Black logs not laid yet. */
  wood: number;
  /** Elephants of the other seat that it has captured. */
  captives: number;
  finished: number;
  score: Score;
}

/** What happens to one elephant in an action. */
export interface Step {
  /** Whose elephant it is. */
  seat: number;
  /** returned: from the captor back into its start field. */
  what: "enter" | "move" | "jump" | "turn" | "home" | "captured" | "finished" | "returned";
  /** Where it stood; null in a start field, and when it is returned by its captor. */
  start: string | null;
  /** Where it gets to; null when it leaves the board. With turn the same as `start`. */
  space: string | null;
  /** All spaces of its way, `start` and `space` among them; a jump's has the jumped one in the middle. */
  path: string[];
  /** Afterwards. */
  facing: "north" | "east" | "south" | "west";
}

/** A black elephant moved. */
export interface Watch {
  path: "S" | "N" | "W" | "E";
  start: number;
  place: number;
  /** Logs spent. */
  cost: number;
}

/** How the game ended. */
export interface End {
  how: "logs" | "finished" | "captured" | "blocked" | "repetition" | "quiet";
  winner: number;
  /** The seat that lost whatever the points; null where the points decided. */
  loser: number | null;
}

/** All that an action does, or would do. */
export interface Effect {
  action: string;
  kind: "enter" | "glide" | "step" | "jump" | "home" | "black" | "wood";
  /** Who acts. */
  seat: number;
  /**
   * What happens to elephants, in this order: the one that acts, the one that is turned, those captured, finished,
   * returned.
   */
  steps: Step[];
  /** The space of the elephant that is jumped. */
  jumped: string | null;
  /** The space whose log is collected. */
  collected: string | null;
  black: Watch | null;
  /** The space that gets a black log. */
  wood: string | null;
  /** The spaces that are in danger afterwards and were not before. */
  dangerous: string[];
  /** The spaces that were in danger and are not any more. */
  safe: string[];
  /** By seat, the points gained or lost. */
  gains: number[];
  ended: End | null;
}

export interface View {
  phase: "playing" | "over";
  /** The seat that acts; null when the game is over. */
  turn: number | null;
  spaces: Space[];
  /** In the order of their spaces. */
  elephants: Elephant[];
  /** South, north, west, east. */
  blacks: Black[];
  /** By seat: silver, bronze. */
  players: Player[];
  /** Logs in the cup. */
  cup: number;
  /** Turns since the last log, capture, finisher or black log; the game ends with the layout's `quiet_turns`. */
  quiet: number;
  /** How often this position has occurred; the third time ends the game. */
  seen: number;
  /** All legal actions, with what each would do. */
  choices: Effect[];
  ended: End | null;
}

/** What never changes in a game. */
export interface Layout {
  name: string;
  /** The spaces that are not there: the cup. */
  cup: string[];
  /** By seat, the spaces in front of its start field. */
  entries: string[][];
  /** By seat, its finish spaces. */
  finishes: string[][];
  /** By seat, where its elephants face unless they are turned. */
  facing: ("north" | "east" | "south" | "west")[];
  /** Of each seat. */
  elephants: number;
  /** Black logs of each seat at the start. */
  wood: number;
  quiet_turns: number;
}
