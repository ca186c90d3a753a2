/**
 * What a game's folder in this client is: the contract, once.
 *
 * `games/GAME/index.ts` exports a `GameClient` as default. It is loaded when a table of that game is opened.
 * `games/GAME/picture.svelte` is the little picture of the board for the lobby, with one prop, `title`. It is an
 * SVG eight units wide and five high, and part of the first page: keep it small.
 * `games/GAME/Editor.svelte`, where there is one, makes boards of one's own; it is loaded when somebody wants to.
 * `games/GAME/view.ts` is made from the Python structures (View, Layout, Effect).
 *
 * A board knows no rules. It draws the view, offers the actions that the view lists, and sends them by their notation.
 */
import type { Component } from 'svelte';
import type { BoardInfo, BoardsInfo, Message, SeatView, WindowView } from './wire';

/** A message, as the server makes them; the arguments may be left out where there are none. */
export interface Phrase {
  id: string;
  args?: Record<string, number | string>;
}

/** What a board and a tray get. `View`, `Layout` and `Effect` are the game's own. */
export interface BoardProps<View = unknown, Layout = unknown, Effect = unknown> {
  view: View;
  layout: Layout;
  /** What the last action did; null before the first. */
  last: Effect | null;
  /** In the order of play; `seats[i].chair` gives colour and symbol: `var(--player-CHAIR)` and `#mark-CHAIR`. */
  seats: SeatView[];
  /** Whether this device may act now. */
  acting: boolean;
  /**
   * What somebody has declared, while others may answer; its `effect` is the game's Effect, as far as it is certain.
   * The shell counts down and offers the answers.
   */
  window?: WindowView | null;
  /** Do an action of the view's choices, by its notation. */
  send(action: string): void;
  /** A message in the user's language: looked for in the game's texts, then the shared ones, then the client's. */
  say(message: Phrase): string;
  /** Show in the prompt line why something can't be done, with a link to its ruling. */
  refuse(message: Message): void;
  /** Milliseconds for one step of a piece; 0 means reduced motion: short cross-fades. */
  motion: number;
  /** Whether spaces show their numbers. */
  showNumbers: boolean;
  /** How the board lies: one of the client's `orientations`. */
  orientation?: string;
  /** The action that is pointed at, shared between board and tray; bindable. */
  hover: string | null;
}

export type TrayProps<View = unknown, Layout = unknown, Effect = unknown> = BoardProps<View, Layout, Effect>;

/** A board of one's own, as a table is made with it. */
export interface OwnBoard {
  name: string;
  text: string;
}

/** What an editor of boards gets. It knows no rules: whether something is a board is asked. */
export interface EditorProps {
  /** The game's own boards, and what boards are made of. */
  boards: BoardsInfo;
  /** To begin with; null: the game's first. */
  own: OwnBoard | null;
  /** Whether this is the text of a board, and how it is drawn; without a text one at random. */
  ask(text?: string): Promise<BoardInfo>;
  /** Play on this board. */
  use(board: OwnBoard): void;
  say(message: Phrase): string;
}

export interface GameClient<View = unknown, Layout = unknown, Effect = unknown> {
  /** As the server calls the game. */
  name: string;
  Board: Component<BoardProps<View, Layout, Effect>, object, 'hover'>;
  /** What stands below the board, within reach of a thumb: a hand, numbers, buttons. */
  Tray: Component<TrayProps<View, Layout, Effect>, object, 'hover'> | null;
  /** What to do, for the prompt line; null: the shell says whose turn it is. */
  prompt(view: View, acting: boolean): Message | null;
  /** All legal actions in notation, to complete what is typed. */
  actions(view: View): string[];
  /** The position in words, one message a line; without it the shell shows the position in notation. */
  describe?(view: View, layout: Layout): Message[];
  /** What one of the actions that `view.choices` offers does, in words; without it the shell shows its notation. */
  tell?(choice: Effect): Message[];
  /** How the board may lie, the usual way first. Texts: `orientation_NAME` in the game's catalogue. */
  orientations?: string[];
}
