// Made from waterhole.games.elephant_rally.view by `python -m waterhole.server.typescript web/src`; change it there, not here.

/** So many cards of a kind. */
export interface Cards {
  card: "g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger";
  count: number;
}

export interface Elephant {
  seat: number;
  /** null before it is placed. */
  space: string | null;
  /** Columns since the line: below zero behind it at the start, a lap is all columns; 0 before it is placed. */
  progress: number;
  /** Columns to the end of the lap. */
  to_go: number;
}

/** What a seat has before it. */
export interface Player {
  /** How many cards are in its hand. */
  cards: number;
  /** Those of them that whoever looks knows; of one's own hand all. */
  known: Cards[];
  /** Cobra chips. */
  chips: number;
}

/** One piece moves. */
export interface Moved {
  piece: "elephant" | "cow" | "mouse";
  /** Whose elephant it is; null for cows and the mouse. */
  seat: number | null;
  /**
   * All its spaces, the one it leaves first. The mouse goes from hole to hole where two of them are not neighbours,
   * and an elephant on the Magic Carpet has only the two ends.
   */
  path: string[];
  /** 1 if it crosses the red line forwards, -1 backwards, else 0. */
  line: number;
}

/** All that moves at the same time. */
export interface Step {
  /**
   * step: an elephant by its card. fly: on the Magic Carpet. scare: an elephant runs from the mouse. mouse: the mouse
   * runs. hide: it goes to its hole afterwards. cow: a cow by Holy Cow.
   */
  what: "step" | "fly" | "scare" | "mouse" | "hide" | "cow";
  /** Where they go; null for the mouse and cows. */
  way: "forward" | "left-forward" | "right-forward" | "left" | "right" | "back" | null;
  /** Of a step sideways: what closes the straight way. */
  blocked: "cow" | "firm" | "gap" | null;
  /** First the one that goes, then those it pushes, the nearest first. */
  moved: Moved[];
}

/** Cards drawn: how many, never which. */
export interface Draw {
  seat: number;
  count: number;
  why: "deal" | "banana" | "turn";
}

/** Monkey took cards. */
export interface Robbery {
  thief: number;
  victim: number;
  count: number;
  /**
   * Which: only told to both involved, once they are taken. null too for a thief who has drawn cards in the same
   * action: all of them are `gained`.
   */
  cards: Cards[] | null;
}

/** Cobra chips change hands; null is the supply. */
export interface Chip {
  giver: number | null;
  receiver: number | null;
  count: number;
}

/** How the race ended. */
export interface End {
  winner: number;
  /** crossed: by a card of the winner; pushed: by another elephant. */
  how: "crossed" | "pushed";
  /** Whose card it was. */
  by: number;
  /** By seat, from 1; equal progress, equal place. */
  places: number[];
}

/** What happens to pieces and cards, up to the next choice or chance. */
export interface Course {
  steps: Step[];
  /** Spaces of the card, or of a scared elephant's three, that could not be gone because nothing was open. */
  unused: number;
  draws: Draw[];
  /** Whether the discards became the pile. */
  reshuffled: boolean;
  /** What is decided next. */
  phase: "start" | "play" | "react" | "side" | "mango" | "mouse" | "scare" | "cows" | "monkey" | "prayer" | "snake" | "throw" | "discard" | "over";
  /** Who decides it; null when the race is over. */
  actor: number | null;
  /** What is left to decide of: steps of a move, of a scared elephant or of cows, or cards to discard for chips. */
  left: number;
  ended: End | null;
}

/** What follows when a choice of sides is answered. */
export interface Branch {
  side: "left" | "right";
  course: Course;
}

/** What an action did, or would do. */
export interface Effect {
  action: string;
  kind: "start" | "play" | "discard" | "done" | "pass" | "cancel" | "side" | "mango" | "mouse" | "cow" | "enough" | "rob" | "take" | "chip" | "throw";
  /** Who acts. */
  seat: number;
  /** In whose turn: who plays the cards in play. */
  turn: number;
  /** The cards it names: played (the modifier first), cancelled, taken by Prayer, thrown. */
  cards: ("g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger")[];
  /** The space a cow leaves. */
  start: string | null;
  /** The space it names: the start arrow, where the mouse goes, where a cow goes. */
  space: string | null;
  /** With side and mango. */
  way: "forward" | "left-forward" | "right-forward" | "left" | "right" | "back" | null;
  /** With chip: the seat whose chip is given on; null from the supply. */
  giver: number | null;
  /** With rob the victim, with chip the receiver. */
  target: number | null;
  /**
   * Whether others may still cancel it. A choice then tells what happens if nobody does; of an action that was done,
   * nothing has happened yet.
   */
  open: boolean;
  course: Course;
  /** Of a choice after which a side is to be chosen by the same seat: what each would bring. */
  branches: Branch[];
  /** The cards in play that this is part of, the modifier first. */
  playing: ("g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger")[];
  /** Those of them that are cancelled. */
  cancelled: ("g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger")[];
  robbery: Robbery | null;
  chips: Chip[];
  /** What came into the hand of whoever looks; only of an action that was done. */
  gained: Cards[];
}

export interface View {
  phase: "start" | "play" | "react" | "side" | "mango" | "mouse" | "scare" | "cows" | "monkey" | "prayer" | "snake" | "throw" | "discard" | "over";
  /** Whose turn it is; null when the race is over. */
  turn: number | null;
  /** Who decides now. */
  actor: number | null;
  /** By seat. */
  elephants: Elephant[];
  /** Their spaces, lane by lane. Cows are alike; an effect tells from where to where each goes. */
  cows: string[];
  mouse: string;
  /** By seat. */
  players: Player[];
  /** One's own, green before purple before yellow; empty for a watcher. */
  hand: Cards[];
  /** Cards to draw. */
  pile: number;
  discards: Cards[];
  /** Cobra chips before nobody. */
  supply: number;
  /** What can't be played any more in this turn; both after a purple card. */
  played: ("green" | "yellow")[];
  /** The card in play. */
  card: "g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger" | null;
  /** The modifier in play with it. */
  modifier: "g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger" | null;
  /** Those of them that are cancelled. */
  cancelled: ("g1" | "g2" | "g3" | "g4" | "p4" | "p5" | "p6" | "p7" | "charge" | "carpet" | "mango" | "mouse" | "cow" | "monkey" | "prayer" | "snake" | "tiger")[];
  /** What is left of a move, of a scared elephant's way, or of the eight spaces of Holy Cow. */
  steps: number;
  /** The side that is kept as long as forward stays blocked. */
  side: "left" | "right" | null;
  /** Whose elephant is scared. */
  scared: number | null;
  /** Cards still to be discarded for Cobra chips. */
  owed: number;
  /** All legal actions with what each would do; only for the seat that decides. */
  choices: Effect[];
  ended: End | null;
}

/** What never changes in a game. */
export interface Layout {
  name: string;
  lanes: number;
  columns: number;
  /** By lane, the left one first, then by column; the red line lies behind the last column. */
  ground: (("plain" | "banana" | "hole" | "river" | "bridge" | "arrow" | "none")[])[];
  /** Cards of a full hand at the end of a turn. */
  hand: number;
  /** Cards of a hand after bananas. */
  banana_hand: number;
  chips: number;
  cow_steps: number;
  mouse_steps: number;
}
