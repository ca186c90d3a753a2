/** Views and effects for tests. */
import type { Ground } from './scenery';
import type { Course, Effect, Layout, Moved, Player, Step, View } from './view';

const GROUNDS: Record<string, Ground> = {
  '.': 'plain',
  B: 'banana',
  o: 'hole',
  '~': 'river',
  '=': 'bridge',
  '^': 'arrow',
  '#': 'none',
};

const LINES = ['..o...B...##..~...^^', '..............=...^^', '....o.........=...^^', '..............~.....'];

export const layout: Layout = {
  name: 'test',
  lanes: LINES.length,
  columns: LINES[0]!.length,
  ground: LINES.map((line) => [...line].map((sign) => GROUNDS[sign]!)),
  hand: 6,
  banana_hand: 9,
  chips: 4,
  cow_steps: 8,
  mouse_steps: 6,
};

export const move = (seat: number | null, from: string, to: string, line = 0): Moved => ({
  piece: seat === null ? 'cow' : 'elephant',
  seat,
  path: [from, to],
  line,
});

export const step = (...moved: Moved[]): Step => ({ what: 'step', way: 'forward', blocked: null, moved });

export const course = (steps: Step[] = [], more: Partial<Course> = {}): Course => ({
  steps,
  unused: 0,
  draws: [],
  reshuffled: false,
  phase: 'play',
  actor: 0,
  left: 0,
  ended: null,
  ...more,
});

export const effect = (action: string, kind: Effect['kind'], more: Partial<Effect> = {}): Effect => ({
  action,
  kind,
  seat: 0,
  turn: 0,
  cards: [],
  start: null,
  space: null,
  way: null,
  giver: null,
  target: null,
  open: false,
  course: course(),
  branches: [],
  playing: [],
  cancelled: [],
  robbery: null,
  chips: [],
  gained: [],
  ...more,
});

/** Playing cards, as `g3` or `charge+g3`. */
export const play = (action: string, steps: Step[] = [], more: Partial<Effect> = {}): Effect =>
  effect(action, 'play', { cards: action.split('+') as Effect['cards'], open: true, course: course(steps), ...more });

const player = (more: Partial<Player> = {}): Player => ({ cards: 6, known: [], chips: 0, ...more });

export function view(more: Partial<View> & { spaces?: (string | null)[] } = {}): View {
  const { spaces = ['b5', 'b6', 'b8'], ...rest } = more;
  return {
    phase: 'play',
    turn: 0,
    actor: 0,
    elephants: spaces.map((space, seat) => {
      const progress = Number(space?.slice(1) ?? 0);
      return { seat, space, progress, to_go: layout.columns - progress };
    }),
    cows: [],
    mouse: 'a2',
    players: spaces.map(() => player()),
    hand: [],
    pile: 30,
    discards: [],
    supply: 4,
    played: [],
    card: null,
    modifier: null,
    cancelled: [],
    steps: 0,
    side: null,
    scared: null,
    owed: 0,
    choices: [],
    ended: null,
    ...rest,
  };
}
