/** Views for tests, made by hand: only what is given is there. */
import { keyAt, SIZE } from './geometry';
import type { Effect, Elephant, Layout, Player, Step, View } from './view';

export const layout: Layout = {
  name: 'corner',
  cup: ['g7'],
  entries: [
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'],
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
  ],
  finishes: [
    ['a7', 'b7', 'c7', 'd7', 'e7', 'f7'],
    ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'],
  ],
  facing: ['north', 'east'],
  elephants: 10,
  wood: 3,
  quiet_turns: 40,
};

export const elephant = (seat: number, space: string, more: Partial<Elephant> = {}): Elephant => ({
  seat,
  space,
  facing: layout.facing[seat]!,
  turned: false,
  cannot: null,
  ...more,
});

export const step = (seat: number, what: Step['what'], start: string | null, space: string | null): Step => ({
  seat,
  what,
  start,
  space,
  path: [start, space].filter((one) => one !== null),
  facing: layout.facing[seat]!,
});

export const effect = (action: string, kind: Effect['kind'], steps: Step[], more: Partial<Effect> = {}): Effect => ({
  action,
  kind,
  seat: 0,
  steps,
  jumped: null,
  collected: null,
  black: null,
  wood: null,
  dangerous: [],
  safe: [],
  gains: [0, 0],
  ended: null,
  ...more,
});

export const black = (path: 'S' | 'N' | 'W' | 'E', start: number, place: number, more: Partial<Effect> = {}): Effect =>
  effect(path + place, 'black', [], { black: { path, start, place, cost: Math.abs(place - start) }, ...more });

const player = (more: Partial<Player> = {}): Player => ({
  waiting: 0,
  logs: 0,
  wood: 3,
  captives: 0,
  finished: 0,
  score: { total: 0, logs: 0, captives: 0, finished: 0, tie: 0 },
  ...more,
});

interface Given {
  elephants?: Elephant[];
  choices?: Effect[];
  logs?: string[];
  wood?: string[];
  danger?: string[];
  places?: number[];
  players?: Partial<Player>[];
  turn?: number | null;
}

export function view(given: Given = {}): View {
  const { elephants = [], choices = [], logs = [], wood = [], danger = [], places = [6, 6, 6, 6], turn = 0 } = given;
  const line = Array.from({ length: SIZE }, (_, i) => i);
  const names = line.flatMap((row) => line.map((column) => keyAt({ column, row })!)).filter((key) => key !== 'g7');
  return {
    phase: turn === null ? 'over' : 'playing',
    turn,
    spaces: names.map((space) => ({
      space,
      log: logs.includes(space),
      wood: wood.includes(space),
      danger: danger.includes(space),
    })),
    elephants,
    blacks: (['S', 'N', 'W', 'E'] as const).map((path, i) => ({ path, place: places[i]!, watches: [], reach: [] })),
    players: [player(given.players?.[0]), player(given.players?.[1])],
    cup: 0,
    quiet: 0,
    seen: 1,
    choices,
    ended: null,
  };
}
