/** Spaces, cards and effects in words. */
import type { BoardProps, Phrase } from '../../lib/game';
import { LANES, type Lane } from './shapes';
import type { Message } from '../../lib/wire';
import type { BonusCard, Effect, Layout, Run, View } from './view';

export type Say = BoardProps['say'];

const LETTERS = 'rkyb';

/** The lane of a letter of the notation. */
export function laneOf(letter: string): Lane {
  return LANES[LETTERS.indexOf(letter)] ?? 'red';
}

/** A card of the notation, as `r3`, for drawing it. */
export function cardFace(card: string): { lane: Lane | null; value: number | null } {
  return { lane: laneOf(card[0]!), value: Number(card[1]) };
}

/** What messages tell of a space; `lane` is `rope` on a rope bridge and `start` on the start line. */
export function placeArgs(space: string): { tile: number; lane: string; number: number } {
  const [, tile, letter, number] = /^(\d+)([rkybx])(\d+)$/.exec(space) ?? [];
  if (letter === undefined) return { tile: 0, lane: 'start', number: 0 };
  return { tile: Number(tile), lane: letter === 'x' ? 'rope' : laneOf(letter), number: Number(number) };
}

export function spaceWords(space: string, say: Say): string {
  return say({ id: 'space_label', args: placeArgs(space) });
}

export function cardWords(card: string, say: Say): string {
  const { lane, value } = cardFace(card);
  return say({ id: 'card_label', args: { colour: lane ?? '', value: value ?? 0 } });
}

export function bonusName(bonus: BonusCard['bonus'], say: Say): string {
  return say({ id: `bonus_${bonus}` });
}

export function bonusWords({ bonus, state }: BonusCard, say: Say): string {
  return say({ id: 'bonus_state', args: { name: bonusName(bonus, say), state } });
}

/** What an effect does, one thing a phrase; `warning`: it hurts the one who acts. */
export interface Told {
  phrase: Phrase;
  warning: boolean;
}

export function told(effect: Effect): Told[] {
  const list: Told[] = deeds(effect).map((phrase) => ({ phrase, warning: false }));
  const add = (id: string, args: Phrase['args'] = {}, warning = false) => list.push({ phrase: { id, args }, warning });
  const touched = effect.runs.flatMap((run) => run.touches).filter(({ acts }) => acts);
  const count = (what: string): number => touched.filter((touch) => touch.what === what).length;
  if (effect.short) list.push({ phrase: effect.short, warning: false });
  if (count('water') > 0) add('effect_water', { count: count('water') });
  if (count('quicksand') > 0) add('effect_quicksand');
  if (count('porcupine') > 0) add('effect_porcupine', {}, true);
  if (count('cheetah') > 0) add('effect_cheetah', { count: count('cheetah') }, true);
  if (effect.warthog && count('warthog') > 0) add('effect_warthog', {}, true);
  if (effect.runs.some(({ by }) => by === 'arrow')) add('effect_arrow');
  if (effect.ended) add('effect_ended');
  return list;
}

/** The action itself, without what follows from it. */
function deeds(effect: Effect): Phrase[] {
  const { kind, value, bonus } = effect;
  const name = effect.marked[0] ?? effect.lost[0] ?? 'none';
  if (kind === 'marker') return [{ id: 'effect_marker', args: { bonus: name } }];
  if (kind === 'lose') return [{ id: 'effect_lose', args: { bonus: name } }];
  if (kind === 'done') return [{ id: 'effect_done' }];
  if (kind === 'discard') return [{ id: 'effect_discard' }];
  const run = effect.runs[0];
  const end: Phrase = { id: 'effect_end', args: placeArgs(effect.end) };
  if (kind === 'neck') return [{ id: 'effect_neck', args: { count: run ? run.path.length - 1 : 0 } }, end];
  if (kind === 'leap') return [{ id: 'effect_leap', args: { count: jumped(run) } }, end];
  if (kind === 'step') return [{ id: 'effect_step' }, end];
  return [{ id: bonus > 0 ? 'effect_bonus' : 'effect_move', args: { value, bonus } }, end];
}

/** How many ostriches are leapt over. */
function jumped(run: Run | undefined): number {
  return run?.touches.filter(({ what }) => what === 'ostrich').length ?? 0;
}

/** What tells a way from others to the same end: how far by what, and what happens on it. */
export function wayWords(effect: Effect, say: Say): string {
  const deed = say(deeds(effect)[0]!);
  const rest = told(effect).slice(deeds(effect).length);
  return `${deed}: ${rest.length > 0 ? rest.map(({ phrase }) => say(phrase)).join(', ') : say({ id: 'way_free' })}`;
}

/** As "3 + 1 spaces, to black 4 on tile 3". */
export function effectWords(effect: Effect, say: Say): string {
  return told(effect)
    .map(({ phrase }) => say(phrase))
    .join(', ');
}

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** The position, one message a line, as `describe` of the Python view tells it. */
export function describe(view: View, layout: Layout): Message[] {
  return [
    nowOf(view),
    message('now_round', { round: view.round }),
    ...view.order.map(({ reason }) => reason),
    ...view.ostriches.flatMap((_, seat) => seatOf(view, seat)),
    ...(view.hand.length > 0 ? [message('your_hand', { cards: view.hand.map(({ card }) => card).join(', ') })] : []),
    ...things(layout),
    ...corners(layout),
    message('line_is', { tile: layout.length, row: layout.line }),
  ];
}

function nowOf({ turn, deciding }: View): Message {
  if (turn === null || deciding === null) return message('now_over');
  const ids = { card: 'now_card', marker: 'now_marker', lose: 'now_lose', after: 'now_after' };
  return message(ids[deciding], { seat: turn });
}

function seatOf(view: View, seat: number): Message[] {
  const { space, rows, place } = view.ostriches[seat]!;
  const { hand, pile, discards, top, known, bonuses } = view.players[seat]!;
  return [
    space === 'start' ? message('stands_line', { seat, place }) : message('stands', { seat, place, space, rows }),
    message('holds', { seat, count: hand, pile }),
    ...(known.length > 0 ? [message('known_cards', { seat, cards: known.join(', ') })] : []),
    ...(discards.length > 0 ? [message('discards_of', { seat, cards: discards.join(', ') })] : []),
    ...(top ? [message('top_of', { seat, card: top })] : []),
    ...bonuses.map(({ bonus, state }) => message('bonus_of', { seat, bonus, state })),
  ];
}

function things({ spaces }: Layout): Message[] {
  const kinds = [...new Set(spaces.map(({ kind }) => kind))].filter((kind) => kind !== 'plain');
  return kinds.map((kind) => {
    const names = spaces.filter((space) => space.kind === kind).map(({ name }) => name);
    return message('spaces_of', { kind, spaces: names.join(', ') });
  });
}

function corners({ tiles }: Layout): Message[] {
  return (['left', 'right'] as const).flatMap((form) => {
    const numbers = tiles.filter((tile) => tile.form === form).map(({ number }) => number);
    return numbers.length > 0 ? [message('corners_of', { form, tiles: numbers.join(', ') })] : [];
  });
}
