/** Effects, spaces, cards and the position in words. */
import type { BoardProps, Phrase } from '../../lib/game';
import type { Message } from '../../lib/wire';
import { valueOf, type Card } from './cards';
import { rivalWins } from './choices';
import { spotOf } from './geometry';
import { tracks } from './tracks';
import type { Cards, Course, Effect, Layout, View } from './view';

export type Say = BoardProps['say'];

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** What an effect does, one thing a phrase; `warning`: somebody else gains by it what the one who acts wants. */
export interface Told {
  phrase: Phrase;
  warning: boolean;
}

export function cardWords(card: Card, say: Say): string {
  return say({ id: 'card_name', args: { card } });
}

/** Cards as a list: "green 3 (2), Tiger". */
export function cardsWords(cards: readonly Cards[], say: Say): string {
  return cards.map(({ card, count }) => cardWords(card, say) + (count > 1 ? ` (${count})` : '')).join(', ');
}

/** What tells of the one that goes; of each side it is told with the side. */
const MOVES = ['goes_to', 'scares_to'];

/** All that an action would do. */
export function told(effect: Effect): Told[] {
  const { course, branches } = effect;
  const list: Told[] = [];
  const add = (id: string, args: Phrase['args'] = {}, warning = false) => list.push({ phrase: { id, args }, warning });
  const deeds = deed(effect);
  if (deeds) list.push({ phrase: deeds, warning: false });
  list.push(...courseTold(effect, course));
  for (const { side, course: way } of branches) {
    const mover = tracks(way).find(({ pushed }) => !pushed);
    add('branch', { side, space: mover?.path.at(-1) ?? '' });
    list.push(...courseTold(effect, way).filter(({ phrase }) => !MOVES.includes(phrase.id)));
  }
  if (effect.chips.length > 0 && effect.kind === 'play') add('chips_back', { count: effect.chips[0]!.count });
  const rival = rivalWins(effect);
  if (rival !== null) add('rival_wins', { winner_seat: rival }, true);
  return list;
}

/** The action by itself; null where its course says it all. */
function deed({ kind, cards, start, space, way, target, giver }: Effect): Phrase | null {
  const card = cards.at(-1) ?? '';
  switch (kind) {
    case 'play':
      return valueOf(cards.at(-1)!) === null ? { id: 'card_help', args: { card } } : null;
    case 'start':
      return { id: 'deed_start', args: { space: space ?? '' } };
    case 'side':
    case 'mango':
      return { id: 'deed_way', args: { way: way ?? '' } };
    case 'mouse':
      return { id: 'deed_mouse', args: { space: space ?? '' } };
    case 'cow':
      return { id: 'deed_cow', args: { start: start ?? '', space: space ?? '' } };
    case 'rob':
      return { id: 'deed_rob', args: { victim_seat: target ?? 0 } };
    case 'take':
      return { id: 'deed_take', args: { card } };
    case 'chip':
      return giver === null
        ? { id: 'deed_chip', args: { receiver_seat: target ?? 0 } }
        : { id: 'deed_chip_from', args: { giver_seat: giver, receiver_seat: target ?? 0 } };
    case 'throw':
      return { id: 'deed_throw', args: { card } };
    case 'cancel':
      return { id: 'deed_cancel', args: { card } };
    default:
      return { id: `deed_${kind}` };
  }
}

/** Who gets where, and what else follows on the track. */
function courseTold({ seat, kind, cards }: Effect, course: Course): Told[] {
  const list: Told[] = [];
  const add = (id: string, args: Phrase['args'] = {}, warning = false) => list.push({ phrase: { id, args }, warning });
  const moves = kind === 'play' && cards.some((card) => valueOf(card) !== null);
  const all = tracks(course).filter(({ piece }) => piece === 'elephant');
  const own = all.find((track) => track.seat === seat && !track.pushed);
  if (own && own.what !== 'scare') add(own.what === 'fly' ? 'flies_to' : 'goes_to', { space: own.path.at(-1)! });
  else if (moves && course.steps.length === 0 && course.phase !== 'side') add('stays');
  for (const { seat: owner_seat, path, pushed, what } of all) {
    if (owner_seat === null || (owner_seat === seat && !pushed && what !== 'scare')) continue;
    const args = { owner_seat, space: path.at(-1)! };
    add(what === 'scare' && !pushed ? 'scares_to' : 'pushes_to', args, owner_seat === seat);
  }
  const herd = tracks(course).filter(({ piece, pushed }) => piece === 'cow' && pushed).length;
  if (herd > 0) add('pushes_cows', { count: herd });
  if (course.unused > 0 && (own || all.length > 0)) add('unused', { count: course.unused });
  for (const { why, count } of course.draws) if (why === 'banana') add('bananas', { count });
  if (course.ended?.winner === seat) add('wins');
  return list;
}

/** As "goes to c12, pushes Bob to c13". */
export function effectWords(effect: Effect, say: Say): string {
  return told(effect)
    .map(({ phrase }) => say(phrase))
    .join(', ');
}

/** What is on a space. */
export function spaceWords(space: string, view: View, layout: Layout, say: Say): string {
  const { lane, column } = spotOf(space);
  const ground = layout.ground[lane]?.[column] ?? 'none';
  const things: Phrase[] = [];
  if (ground !== 'plain') things.push({ id: 'ground_name', args: { ground } });
  for (const { seat: owner_seat, space: at } of view.elephants) {
    if (at === space) things.push({ id: 'elephant_here', args: { owner_seat } });
  }
  if (view.cows.includes(space)) things.push({ id: 'cow_here' });
  if (view.mouse === space) things.push({ id: 'mouse_here' });
  if (things.length === 0) things.push({ id: 'ground_name', args: { ground } });
  return `${space}: ${things.map(say).join(', ')}`;
}

/** What a seat has before it. */
export function riderWords(view: View, seat: number, say: Say): string {
  const { cards, chips } = view.players[seat]!;
  const { space, to_go } = view.elephants[seat]!;
  const things: Phrase[] = [{ id: 'rider_hand', args: { cards, chips } }];
  if (space !== null) things.push({ id: 'rider_place', args: { space, to_go } });
  return things.map(say).join(', ');
}

/** The position, one message a line, as `describe` of the Python view tells it. */
export function describe(view: View): Message[] {
  const { elephants, players, ended } = view;
  const counted = (id: string, cards: readonly Cards[], args: Message['args'] = {}): Message[] =>
    cards.map(({ card, count }) => message(id, { ...args, card, count }));
  const order = [...elephants].sort((a, b) => b.progress - a.progress);
  return [
    ...(ended ? [...endTold(ended), message('now_over')] : nowTold(view)),
    ...order.map(({ seat: owner_seat, space, progress, to_go }) => {
      if (space === null) return message('stands_nowhere', { owner_seat });
      return progress < 0
        ? message('stands_behind', { owner_seat, space, columns: -progress })
        : message('stands', { owner_seat, space, columns: to_go });
    }),
    ...players.flatMap(({ cards, chips, known }, seat) => [
      message('holds', { seat, cards, chips }),
      ...counted('holds_card', known, { seat }),
    ]),
    message('cows_on', { spaces: view.cows.join(', ') || '-' }),
    message('mouse_on', { space: view.mouse }),
    message('pile_holds', { count: view.pile, chips: view.supply }),
    ...counted('discarded', view.discards),
  ];
}

function endTold({ how, winner, by }: NonNullable<View['ended']>): Message[] {
  return [
    how === 'pushed'
      ? message('won_pushed', { winner_seat: winner, seat: by })
      : message('won', { winner_seat: winner }),
  ];
}

/** Who decides what, and about which cards. */
function nowTold({ phase, turn, actor, card, modifier, cancelled, steps, scared, owed, played }: View): Message[] {
  const seat = actor ?? 0;
  const list: Message[] = [];
  if (card !== null) {
    const args = { seat: turn ?? 0, card };
    list.push(modifier === null ? message('in_play', args) : message('in_play_pair', { ...args, modifier }));
  }
  list.push(...cancelled.map((one) => message('is_cancelled', { card: one })));
  if (phase === 'scare') list.push(message('now_scare', { seat, owner_seat: scared ?? 0, steps }));
  else if (phase === 'throw') list.push(message('now_throw', { seat, count: owed }));
  else if (phase === 'side' || phase === 'mango') list.push(message('now_way', { seat, steps }));
  else if (phase === 'cows') list.push(message('now_cows', { seat, steps }));
  else if (phase === 'play' && played.length > 0) {
    list.push(message('now_second', { seat, colour: played.includes('green') ? 'yellow' : 'green' }));
  } else list.push(message('now', { seat, phase }));
  return list;
}
