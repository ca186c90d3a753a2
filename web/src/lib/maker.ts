/** What is filled in where a table is made, and the request that comes of it. */
import type { ChairSpec, ClockSpec, GameInfo, NewTable } from './wire';

export interface ChairForm {
  kind: 'me' | 'here' | 'friend' | 'bot';
  name: string;
  /** One of the game's levels, or `other`. */
  level: string;
  /** With `other`: how the bot is spelt. */
  spelt: string;
}

export interface TableForm {
  players: number;
  /** As many as the game can seat, so that nothing typed is lost when the number of players changes. */
  chairs: ChairForm[];
  /** The chair that starts; -1: drawn by lot. */
  first: number;
  options: Record<string, number>;
  /** One of the game's own boards; empty: the usual one. */
  board: string;
  /** The user's own board file. */
  own: { name: string; text: string } | null;
  position: string;
  clock: 'none' | ClockSpec['kind'];
  /** Seconds for a turn, or for the whole game. */
  perTurn: number;
  perGame: number;
  /** Seconds added after each turn of a clock for the whole game. */
  increment: number;
  /** Seconds that somebody may be away; 0: as long as they like. */
  away: number;
  /** Seconds that others have to answer an action before it takes effect; 0 where nobody can answer any. */
  window: number;
  /** An address that is told whose turn it is; empty: none. */
  webhook: string;
}

/** What is offered, in seconds. */
export const PER_TURN = [30, 60, 120, 300, 86_400];
export const PER_GAME = [180, 300, 600, 1200, 1800, 3600];
export const INCREMENTS = [0, 2, 5, 10, 30];
export const AWAY = [0, 60, 300, 1800];
export const WINDOW = [2, 4, 6, 10, 20, 30];

/** The bot for people who say nothing about it. */
export function usualLevel(game: GameInfo): string {
  return game.levels[1] ?? game.levels[0] ?? 'random';
}

export function emptyForm(game: GameInfo, myName: string): TableForm {
  const level = usualLevel(game);
  return {
    players: game.usual_players,
    chairs: Array.from({ length: Math.max(...game.players) }, (_, chair) => ({
      kind: chair === 0 ? ('me' as const) : ('friend' as const),
      name: chair === 0 ? myName : '',
      level,
      spelt: '',
    })),
    first: -1,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    board: '',
    own: null,
    position: '',
    clock: 'none',
    perTurn: 60,
    perGame: 600,
    increment: 5,
    away: 0,
    window: game.window ?? 0,
    webhook: '',
  };
}

/** The board that is used unless another is chosen. */
export function usualBoard(game: GameInfo, players: number): string {
  return game.usual_boards[game.players.indexOf(players)] ?? game.boards[0] ?? '';
}

/** Me against bots, at once. */
export function quickTable(game: GameInfo, myName: string): NewTable {
  const others = game.usual_players - 1;
  return {
    game: game.name,
    chairs: [
      { kind: 'me', name: myName },
      ...Array.from({ length: others }, (): ChairSpec => ({ kind: 'bot', bot: usualLevel(game) })),
    ],
  };
}

export function newTable(game: GameInfo, form: TableForm): NewTable {
  return {
    game: game.name,
    chairs: form.chairs.slice(0, form.players).map(spec),
    board: form.own ? form.own.name : form.board || null,
    board_text: form.own?.text ?? null,
    options: form.options,
    first: form.first >= 0 && form.first < form.players ? form.first : null,
    position: form.position.trim() || null,
    clock: clockOf(form),
    away: form.away || null,
    window: form.window || null,
    webhook: form.webhook.trim() || null,
  };
}

function clockOf(form: TableForm): ClockSpec | null {
  if (form.clock === 'none') return null;
  if (form.clock === 'move') return { kind: 'move', seconds: form.perTurn };
  return { kind: 'game', seconds: form.perGame, increment: form.increment };
}

function spec(chair: ChairForm): ChairSpec {
  if (chair.kind === 'bot') return { kind: 'bot', bot: chair.level === 'other' ? chair.spelt.trim() : chair.level };
  if (chair.kind === 'friend') return { kind: 'friend' };
  return { kind: 'me', name: chair.name.trim() };
}
