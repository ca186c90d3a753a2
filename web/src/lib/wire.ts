// Made from waterhole.server.wire by `python -m waterhole.server.typescript web/src`; change it there, not here.

export const PROTOCOL = 1;

/** How long people may think. */
export interface ClockSpec {
  /** `move`: so many seconds for every turn. `game`: so many for the whole game, and the increment for every turn. */
  kind: "move" | "game";
  seconds: number;
  increment?: number;
}

/** One message: the id of a text in the catalogues, and its arguments. */
export interface Message {
  id: string;
  args: Record<string, number | string>;
}

/** A variant or setting of a game. Texts: `option_NAME`, `option_NAME_help` in the game's catalogue. */
export interface GameOption {
  name: string;
  default: number;
  /** [0, 1] is a switch. */
  values: number[];
}

export interface GameInfo {
  name: string;
  players: number[];
  minutes: [number, number];
  options: GameOption[];
  /** Names of the boards that come with it, the default first. Texts: `board_NAME`. */
  boards: string[];
  /** The board that is used unless another is chosen, for each of the numbers in `players`. */
  usual_boards: string[];
  /** How many play where one just wants to play. */
  usual_players: number;
  /** Bots for people, from weak to strong, as `level:1`. */
  levels: string[];
  /** Whether seats know different things, so that people at one screen must not see each other's. */
  hides: boolean;
  /** Seconds that others usually have to answer an action before it takes effect; null: nobody can answer any. */
  window: number | null;
}

export interface GamesInfo {
  games: GameInfo[];
  version: string;
  /** Days after which a table that nobody visits is removed. */
  expire_days: number;
  /** Whether a table may have a webhook here. */
  webhooks: boolean;
}

/** A board as its text, and as it is drawn. */
export interface BoardInfo {
  name: string;
  text: string;
  /** The game's own Layout; null where the text is no board. */
  layout: unknown;
  /** Why it is none. */
  why: Message | null;
}

/** The answer to GET /api/games/GAME/boards: what one needs to make boards of one's own. */
export interface BoardsInfo {
  /** Those that come with the game, the default first. */
  boards: BoardInfo[];
  /** What boards are made of, as the game shows it; empty for a game whose boards are made by hand. */
  parts: unknown[];
  /** Whether the game makes boards at random. */
  random: boolean;
}

/** POST /api/games/GAME/board: may this be a board? The answer is a BoardInfo. */
export interface AskBoard {
  /** The text of the user's own board; null: one at random. */
  text?: string | null;
  /** The same seed gives the same board; null: any. */
  seed?: number | null;
}

/**
 * Who is to sit on a chair: `me` (whoever makes the table, any number of people at one screen), a `friend`
 * who gets an invite, or a `bot`.
 */
export interface ChairSpec {
  kind: "me" | "friend" | "bot";
  name?: string;
  /** With a bot: how it is spelt, as `level:2`, `greedy`, `mcts:200it`. */
  bot?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  chairs: ChairSpec[];
  /** One of the game's own boards; null: the default. */
  board?: string | null;
  /** The text of the user's own board file; `board` is then its name. */
  board_text?: string | null;
  options?: Record<string, number>;
  /** The chair that starts; null: drawn. */
  first?: number | null;
  /** A position in one line to start from; null: the usual start. */
  position?: string | null;
  /** How long people may think; null: as long as they like. */
  clock?: ClockSpec | null;
  /** Seconds that somebody may be away in a running game before it counts as leaving; null: any time. */
  away?: number | null;
  /**
   * Seconds, from 1 to 30, that others have to answer an action before it takes effect; null: the game's usual time.
   * Only for games in which that can be.
   */
  window?: number | null;
  /**
   * An http or https address that is told of every person's turn and of the end, by a POST of a Turn; only where
   * the server allows it.
   */
  webhook?: string | null;
}

/** What a webhook is told. */
export interface Turn {
  table: string;
  game: string;
  phase: "playing" | "over";
  /** Whose turn it is; null at the end. */
  seat: number | null;
  /** What that person is called; empty at the end. */
  name: string;
  /** How many actions were done. */
  ply: number;
  /** The same in English. */
  text: string;
}

/** POST /api/analysis: a table for trying things out, from any ply of a table or of a record. */
export interface NewAnalysis {
  table?: string | null;
  /** The text of a record, in place of a table. */
  record?: string | null;
  /** From here; null: from its last ply. */
  ply?: number | null;
}

/** A secret for a chair. It goes into links behind `#`, so that it reaches no log. */
export interface ChairKey {
  chair: number;
  /** Sits on the chair. */
  token: string;
  /** For a friend: may be taken once, and then the chair has a token of the friend's own. Else empty. */
  invite: string;
}

/** The answer to POST /api/tables. */
export interface Made {
  table: string;
  keys: ChairKey[];
}

/** POST /api/tables/TABLE/claim */
export interface Claim {
  invite: string;
  name?: string;
  /** The client's own, kept: if the answer is lost, asking again with it gets the same key. */
  id?: string;
}

/** What an HTTP request gets that can't be met (status 4xx). */
export interface Problem {
  message: Message;
  /** The message in English. */
  text: string;
}

/** First: the tokens of all chairs that this client sits on; none for a watcher. */
export interface Hello {
  t: "hello";
  tokens?: string[];
  /** What a watcher is called. */
  name?: string;
  protocol?: number;
  /**
   * Whether several people look at this screen. Then, in a game that hides something, nobody's view is shown until it
   * is asked for by See, and not beyond the moment when another of these chairs has to act.
   */
  curtain?: boolean;
  /** With a curtain: the chair whose view was shown before the connection was lost. */
  shows?: number | null;
}

/** With a curtain: show what this chair of one's own sees; null: what everybody may see. Answered by a TableView. */
export interface See {
  t: "see";
  chair: number | null;
}

/** Do an action. */
export interface Act {
  t: "act";
  id: string;
  seat: number;
  number: number;
  action: string;
  /** Also confirm the turn if this finishes it. */
  confirm?: boolean;
}

/** Answer the declared action, while the window is open; once. */
export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  /** Of a view in which this window is open. */
  number: number;
  /** One of the options, in notation. */
  answer: string;
  /** Also let pass whatever is declared in the rest of this turn. */
  rest?: boolean;
}

/** Finish a finished turn: from here on it can't be taken back. */
export interface Confirm {
  t: "confirm";
  id: string;
  seat: number;
  number: number;
}

/** Take back the last action of one's turn that is not confirmed, or as many as `plies` says. */
export interface Undo {
  t: "undo";
  id: string;
  seat: number;
  number: number;
  plies?: number;
}

/** Give one's chair a name. */
export interface Rename {
  t: "rename";
  id: string;
  chair: number;
  name: string;
}

/** The host puts a bot on a chair that nobody has taken yet. */
export interface Fill {
  t: "fill";
  id: string;
  chair: number;
  bot: string;
}

/** After the end: ask for another game; it begins when all people have asked. */
export interface Rematch {
  t: "rematch";
  id: string;
  chair: number;
}

/** After the end: the host goes on with another game of the same people; it is found like a rematch. */
export interface Other {
  t: "other";
  id: string;
  game: string;
  /** One of that game's own boards; null: the default. */
  board?: string | null;
  options?: Record<string, number>;
}

/** Give up: with two players the game is lost, with more a bot takes over. */
export interface Resign {
  t: "resign";
  id: string;
  chair: number;
}

/** The host lets a bot hold the seat of somebody who is away; or, where things are tried out, any seat. */
export interface StandIn {
  t: "stand_in";
  id: string;
  chair: number;
  /** Where things are tried out: how the bot is spelt; empty: the usual one. */
  bot?: string;
}

/** Take one's seat back from the bot that held it. */
export interface Return {
  t: "return";
  id: string;
  chair: number;
}

/** Ask for a pause, or to go on; it happens when all people want it. */
export interface Pause {
  t: "pause";
  id: string;
  chair: number;
  pause: boolean;
}

/** The host closes a table whose game has not begun. */
export interface Close {
  t: "close";
  id: string;
}

/** Chat. A watcher has no chair (null), but the name said in Hello. */
export interface Say {
  t: "say";
  id: string;
  text: string;
  chair?: number | null;
}

/** Show the game as it was after so many actions; answered with Looked. */
export interface Look {
  t: "look";
  ply: number;
}

/** After 2.5 s of silence: are you there? */
export interface Ping {
  t: "ping";
}

/** One seat, in the order of play. */
export interface SeatView {
  seat: number;
  /**
   * Its colour and symbol: 0 blue circle, 1 vermilion triangle, 2 green square, 3 yellow star, 4 violet diamond,
   * 5 black heart.
   */
  chair: number;
  /** `open`: a friend's chair that nobody has taken yet. */
  kind: "person" | "open" | "bot";
  /** What the person calls themselves; may be empty. For a bot how it is spelt. */
  name: string;
  host: boolean;
  /** Whether this connection sits here. */
  mine: boolean;
  /** Whether the person is connected; bots always are. */
  present: boolean;
  score: number;
  /** The place from 1 once the game is over; equal players share one. */
  place: number | null;
  /** Whether this seat has asked for a rematch. */
  rematch: boolean;
  /**
   * The bot that holds the seat of a person who left, until they come back; where things are tried out, the bot
   * that was sat down there.
   */
  stand_in: string | null;
  /** Whether this seat wants the game to pause, or to stay paused. */
  pause: boolean;
  /** Seconds left at the moment of sending; null without a clock. */
  clock: number | null;
}

/** How a game of two was lost without being played to its end. */
export interface Forfeit {
  seat: number;
  why: "resigned" | "clock" | "away";
}

export interface ChatLine {
  name: string;
  /** null: a watcher. */
  chair: number | null;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

/** What one ply did, in messages of the game's catalogue. */
export interface LogEntry {
  ply: number;
  seat: number;
  /** In notation; a declared action is followed by the answers that did not let it pass. */
  action: string;
  told: Message[];
}

export interface AnswerOption {
  /** In notation. */
  action: string;
  /** What it means, in a message of the game's catalogue. */
  told: Message;
}

/** What one of one's own seats may answer to the declared action. */
export interface OwnAnswer {
  seat: number;
  /** The answer that lets it pass, which everybody has. */
  let_pass: string;
  /** What else there is. null: that is behind the curtain; ask for it by See. */
  options: AnswerOption[] | null;
  answered: boolean;
  /** Whether it lets pass whatever is declared in this turn. */
  rest: boolean;
}

/** An action is declared, and all others may answer it before it takes effect. Who can is not to be seen. */
export interface WindowView {
  /** Who declared it. */
  seat: number;
  action: string;
  told: Message;
  /** What it does if everybody lets it pass, for drawing (the game's Effect); null: nothing to draw. */
  effect: unknown;
  /** What is left at the moment of sending. */
  seconds: number;
  /** How long it is open in all; it closes early only when all others have answered. */
  length: number;
  /** Of this connection's seats that may answer. */
  answers: OwnAnswer[];
}

/** A whole table as one seat or a watcher may see it. */
export interface TableView {
  t: "table";
  table: string;
  game: string;
  board: string;
  options: Record<string, number>;
  /** The number of this position: goes up with everything that changes it, also with what is taken back. */
  number: number;
  /** How many actions led here; a declared one and the answers to it count as one. */
  ply: number;
  /**
   * `waiting`: for friends to sit down. `declared`: the actor has declared an action that others may answer now, see
   * `window`. `confirming`: the actor's turn is finished, but can still be taken back.
   * `closed`: the host closed it before it began.
   */
  phase: "waiting" | "playing" | "declared" | "confirming" | "over" | "closed";
  /** The seat that has to act or to confirm, or that has declared an action. */
  actor: number | null;
  window: WindowView | null;
  seats: SeatView[];
  /** The seat whose view this is; null: a watcher's, or what all may see while the curtain is down. */
  as_seat: number | null;
  /** Whether people of several seats share this screen, so that a view is only shown when See asks for it. */
  curtain: boolean;
  clock: ClockSpec | null;
  /** The seat whose clock runs. */
  running: number | null;
  paused: boolean;
  forfeit: Forfeit | null;
  /** Seconds that somebody may be away before it counts as leaving. */
  away: number | null;
  /** A table for trying things out: all can be taken back, nothing is confirmed. */
  analysis: boolean;
  /** How many of the last actions this connection may take back now. */
  undo: number;
  /** The game's own view (its View). */
  view: unknown;
  /** What the last action did, for drawing (the game's Effect); null before the first. */
  last: unknown;
  /** `log` replaces what the client has from this ply on. */
  log_from: number;
  log: LogEntry[];
  /** The position in one line; null where a game hides something. */
  position: string | null;
  /** The table of the rematch, or of another game that the host went on with, once there is one. */
  rematch: string | null;
  /** The game that is played there. */
  rematch_game: string;
  /** Keys to it for the chairs of this connection. */
  rematch_keys: ChairKey[];
  /** The game's own Layout; only in the first view after Hello. */
  layout: unknown;
}

/** Who is connected, chair by chair; changes nothing in the game. */
export interface Presence {
  t: "presence";
  present: boolean[];
  /** The names of those who watch; may be empty strings. */
  watchers: string[];
}

/** New lines of chat; after Hello all that are kept. */
export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

/** The game after so many actions, as this connection may see it; the fields are as in TableView. */
export interface Looked {
  t: "looked";
  ply: number;
  actor: number | null;
  scores: number[];
  view: unknown;
  last: unknown;
  position: string | null;
}

/** Something to know that changes nothing, as a bot that still gets ready; null takes it back. */
export interface Notice {
  t: "notice";
  message: Message | null;
}

/** The message of this id is done, and durable. A re-sent one gets the same answer. */
export interface Ack {
  t: "ack";
  id: string;
  number: number;
}

/** The message of this id was not done, and why. */
export interface Refused {
  t: "refused";
  id: string;
  why: Message;
}

/** There is nothing (more) to see here; the server closes the connection. */
export interface Gone {
  t: "gone";
  why: Message;
}

/** I am. */
export interface Pong {
  t: "pong";
}

export type FromClient =
  | Hello
  | See
  | Act
  | Answer
  | Confirm
  | Undo
  | Rename
  | Fill
  | Rematch
  | Other
  | Resign
  | StandIn
  | Return
  | Pause
  | Close
  | Say
  | Look
  | Ping;

export type FromServer =
  | TableView
  | Presence
  | Chat
  | Looked
  | Notice
  | Ack
  | Refused
  | Gone
  | Pong;
