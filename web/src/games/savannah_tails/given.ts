/** What tests begin with: a short course, a view, effects. */
import type { Effect, Layout, Player, Run, SpaceShape, TileShape, Touch, View } from './view';

const LETTERS = 'rkyb';
const PITCH = 2 / Math.PI;

function tile(number: number, title: string, x: number): TileShape {
  const outline: [number, number][] = [
    [x, -1.27],
    [x + 6, -1.27],
    [x + 6, 1.27],
    [x, 1.27],
  ];
  const baobab: [number, number] = [x + 3, -2.1];
  return {
    number,
    title,
    form: 'straight',
    hard: false,
    x,
    y: 0,
    heading: 0,
    side: 'left',
    baobab,
    bridge: false,
    outline,
  };
}

function spacesOf(number: number, kinds: Record<string, SpaceShape['kind']>): SpaceShape[] {
  return [...LETTERS].flatMap((letter, lane) =>
    [1, 2, 3, 4, 5, 6].map((row): SpaceShape => {
      const name = `${number}${letter}${row}`;
      return {
        name,
        tile: number,
        row: 6 * (number - 1) + row,
        lane,
        kind: kinds[name] ?? 'plain',
        x: 6 * (number - 1) + row - 0.5,
        y: (lane - 1.5) * PITCH,
        direction: 0,
        length: 1,
        ahead: row < 6 ? [`${number}${letter}${row + 1}`] : [],
      };
    }),
  );
}

/** Three straights; a water hole and a cheetah on the second. */
export const layout: Layout = {
  name: 'A short race',
  text: 'start S1 finish bonuses boing leap neck',
  tiles: [tile(1, 'start', 0), tile(2, 'S1', 6), tile(3, 'finish', 12)],
  length: 3,
  spaces: [1, 2, 3].flatMap((number) => spacesOf(number, { '2k1': 'water', '2k2': 'water', '2y2': 'cheetah' })),
  line: 16,
  start_line: [
    [0, -1.27],
    [0, 1.27],
  ],
  finish_line: [
    [15, -1.27],
    [15, 1.27],
  ],
  waiting: [
    [-0.8, -0.5],
    [-1.3, 0.5],
  ],
  pitch: PITCH,
  bonuses: ['boing', 'leap', 'neck'],
  rounds: 60,
  bounds: { left: -2, top: -4, right: 20, bottom: 4 },
};

export function touch(space: string, what: Touch['what'], acts = true): Touch {
  return { space, what, acts };
}

export function run(path: string[], touches: Touch[] = [], by: Run['by'] = 'card'): Run {
  return { by, path, touches };
}

export function effect(action: string, more: Partial<Effect>): Effect {
  const end = more.runs?.at(-1)?.path.at(-1) ?? '';
  return {
    action,
    kind: 'move',
    seat: 0,
    source: 'card',
    card: action.slice(0, 2),
    toes: false,
    boing: false,
    value: Number(action[1]) || 0,
    bonus: 0,
    start_lane: null,
    changes: [],
    short: null,
    runs: [],
    end,
    marked: [],
    used: [],
    lost: [],
    warthog: false,
    asks: null,
    thrown: [],
    drawn: 0,
    reshuffled: false,
    cards: [],
    ended: null,
    ...more,
  };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    hand: 4,
    size: 4,
    pile: 16,
    discards: [],
    top: null,
    known: [],
    unseen: [],
    bonuses: layout.bonuses.map((bonus) => ({ bonus, state: 'waiting' })),
    ...more,
  };
}

/** Two ostriches on the first tile; what is not given is usual. */
export function view(more: Partial<View> = {}): View {
  return {
    phase: 'playing',
    turn: 0,
    deciding: 'card',
    round: 2,
    ostriches: [
      { seat: 0, space: '1k5', rows: 5, place: 1 },
      { seat: 1, space: '1r3', rows: 3, place: 2 },
    ],
    order: [
      { seat: 0, began: '1k5', done: false, reason: { id: 'order_ahead', args: { seat: 0, next_seat: 1 } } },
      { seat: 1, began: '1r3', done: false, reason: { id: 'order_last', args: { seat: 1 } } },
    ],
    hand: [],
    players: [player(), player()],
    choices: [],
    ended: null,
    ...more,
  };
}
