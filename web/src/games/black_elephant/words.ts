/** The position, places and effects in words. */
import type { BoardProps, Phrase } from '../../lib/game';
import { captured, losses } from './choices';
import { isSpace, lineName, type Path } from './geometry';
import type { Message } from '../../lib/wire';
import type { Effect, View } from './view';

export type Say = BoardProps['say'];

/** What an effect does, one thing a phrase; `warning`: it hurts the one who acts. */
export interface Told {
  phrase: Phrase;
  warning: boolean;
}

/** So many spaces are named one by one; of more only the number is told. */
const NAMED = 5;

export function told(effect: Effect): Told[] {
  const { seat, ended } = effect;
  const list: Told[] = [{ phrase: deed(effect), warning: false }];
  const add = (id: string, args: Phrase['args'] = {}, warning = false) => list.push({ phrase: { id, args }, warning });
  if (effect.collected) add('effect_log');
  const lost = losses(effect);
  if (lost.length > 0) add('effect_lost', { spaces: lost.join(', '), count: lost.length }, true);
  const taken = captured(effect, 1 - seat);
  if (taken.length > 0) add('effect_captured', { spaces: taken.join(', '), count: taken.length });
  for (const step of effect.steps) {
    const owner_seat = step.seat;
    if (step.what === 'finished') add('effect_finished', { owner_seat, space: step.start ?? '' }, owner_seat !== seat);
    if (step.what === 'returned') add('effect_returned', { owner_seat }, owner_seat !== seat);
  }
  for (const [id, spaces] of [
    ['effect_dangerous', effect.dangerous],
    ['effect_safe', effect.safe],
  ] as const) {
    const count = spaces.length;
    if (count > 0) add(id, { count, spaces: count > NAMED ? '' : spaces.join(', '), named: count > NAMED ? 0 : 1 });
  }
  if (ended) add('effect_ended', { winner_seat: ended.winner }, ended.winner !== seat);
  return list;
}

/** The action itself, without what follows from it. */
function deed(effect: Effect): Phrase {
  const { kind, steps, black, wood } = effect;
  const { start, space } = steps[0] ?? { start: null, space: null };
  const turn = steps.find((step) => step.what === 'turn');
  if (black) {
    const { path, cost } = black;
    return { id: 'effect_black', args: { path, line: lineName(path, black.place), cost } };
  }
  if (kind === 'wood') return { id: 'effect_wood', args: { space: wood ?? '' } };
  if (kind === 'enter') return { id: 'effect_enter', args: { space: space ?? '' } };
  if (kind === 'home') return { id: 'effect_home', args: { start: start ?? '' } };
  if (kind !== 'jump') return { id: 'effect_move', args: { start: start ?? '', space: space ?? '' } };
  const args = { start: start ?? '', space: space ?? '', over: effect.jumped ?? '' };
  return { id: turn ? 'effect_jump_turn' : 'effect_jump', args };
}

/** As "c3 to c4, collects the log". */
export function effectWords(effect: Effect, say: Say): string {
  return told(effect)
    .map(({ phrase }) => say(phrase))
    .join(', ');
}

/** What is at a place of this key. */
export function placeWords(key: string, view: View, say: Say): string {
  if (key[0] === '@') {
    const owner_seat = Number(key[1]);
    return say({ id: 'start_label', args: { owner_seat, count: view.players[owner_seat]!.waiting } });
  }
  if (!isSpace(key)) {
    const path = key[0] as Path;
    const line = lineName(path, Number(key[1]));
    const there = view.blacks.some((black) => black.path + black.place === key);
    return say({ id: there ? 'black_label' : 'rim_label', args: { path, line } });
  }
  const space = view.spaces.find((one) => one.space === key);
  if (!space) return `${key}: ${say({ id: 'cup_holds', args: { logs: view.cup } })}`;
  const things: Phrase[] = [];
  const elephant = view.elephants.find((one) => one.space === key);
  if (elephant) {
    const { seat: owner_seat, facing } = elephant;
    things.push({ id: elephant.turned ? 'turned_here' : 'elephant_here', args: { owner_seat, facing } });
  }
  if (space.log) things.push({ id: 'log_here' });
  if (space.wood) things.push({ id: 'wood_here' });
  if (things.length === 0) things.push({ id: 'nothing_here' });
  if (space.danger) things.push({ id: 'danger_here' });
  return `${key}: ${things.map(say).join(', ')}`;
}

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** The position, one message a line, as `describe` of the Python view tells it. */
export function describe(view: View): Message[] {
  const named = (which: (space: View['spaces'][number]) => boolean): string[] =>
    view.spaces.filter(which).map(({ space }) => space);
  const danger = named((space) => space.danger);
  const standing = new Map(view.elephants.map((elephant) => [elephant.space, elephant]));
  const logs = named(({ log, space }) => log && !standing.has(space));
  const wood = named((space) => space.wood);
  const onLog = new Set(named((space) => space.log));
  return [
    view.turn === null ? message('now_over') : message('now_to_act', { seat: view.turn }),
    ...view.players.flatMap(({ logs, wood, waiting, captives, finished, score }, seat) => [
      message('holds', { seat, logs, wood, waiting }),
      message('scored', { seat, points: score.total, captives, finished }),
    ]),
    ...view.blacks.map(({ path, place }) => message('black_watches', { path, place, line: lineName(path, place) })),
    danger.length > 0 ? message('danger_on', { spaces: danger.join(', ') }) : message('danger_nowhere'),
    ...view.elephants.flatMap(({ seat: owner_seat, space, facing, cannot }) => [
      message(onLog.has(space) ? 'stands_on_log' : 'stands', { owner_seat, space, facing }),
      ...(cannot ? [cannot] : []),
    ]),
    ...(logs.length > 0 ? [message('logs_on', { count: logs.length, spaces: logs.join(', ') })] : []),
    ...(wood.length > 0 ? [message('wood_on', { spaces: wood.join(', ') })] : []),
    message('cup_holds', { logs: view.cup }),
  ];
}
