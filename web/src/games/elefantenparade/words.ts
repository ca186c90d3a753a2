/** The position, and effects, in words. */
import type { BoardProps, Phrase } from '../../lib/game';
import type { Message } from '../../lib/wire';
import { byTrack, letter } from './choices';
import type { Effect, Elephant, Layout, Step, View } from './view';

export type Say = BoardProps['say'];

export function stepPhrases(step: Step): Phrase[] {
  if (step.house !== null) return [{ id: 'effect_home', args: { house: step.house + 1, logs: step.logs } }];
  const phrases: Phrase[] = [{ id: 'effect_move', args: { space: step.space ?? 0 } }];
  if (step.logs > 0) phrases.push({ id: 'effect_logs', args: { logs: step.logs } });
  if (step.held) phrases.push({ id: 'effect_stuck' });
  return phrases;
}

/** As "to space 17, takes 2 logs". */
export function stepWords(step: Step, say: Say): string {
  return stepPhrases(step).map(say).join(', ');
}

/** As "3: to space 17, takes 2 logs". */
export function effectWords(effect: Effect, say: Say): string {
  const first = effect.steps[0];
  const words = first && effect.kind === 'move' ? stepWords(first, say) : say({ id: effect.kind });
  return effect.number === null ? words : `${effect.number}: ${words}`;
}

/** An elephant and all that is to know about it: where it is, what each number does, or why it can't be moved. */
export function elephantWords(elephant: Elephant, moves: Effect[], say: Say): string {
  const { seat, space, house } = elephant;
  if (house !== null) return say({ id: 'stands_home', args: { owner_seat: seat, house: house + 1 } });
  if (space === null) return say({ id: 'stands_waiting', args: { owner_seat: seat } });
  const name = `${say({ id: 'elephant_label', args: { owner_seat: seat, space } })} (${letter(elephant.id)})`;
  if (moves.length > 0) return `${name}. ${moves.map((move) => effectWords(move, say)).join('; ')}`;
  return elephant.cannot ? `${name}. ${say(elephant.cannot)}` : name;
}

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** The position, one message a line: what is to do, what everybody holds, the elephants from the front, the track. */
export function describe(view: View, layout: Layout): Message[] {
  const logs = new Map(view.forests.map((forest) => [forest.space, forest.logs]));
  const marked = [...layout.water, ...layout.forests].sort((a, b) => a - b);
  return [
    now(view),
    ...view.held.map((held, seat) => message('holds', { seat, logs: held })),
    ...byTrack(view).flatMap((id) => standing(view.elephants[id]!)),
    ...view.elephants.filter((elephant) => elephant.space === null).flatMap(standing),
    ...marked.map((space) =>
      logs.has(space) ? message('forest_holds', { space, logs: logs.get(space)! }) : message('water_at', { space }),
    ),
    ...view.houses.flatMap((house, n) =>
      house.elephant === null ? [message('house_holds', { house: n + 1, logs: house.logs })] : [],
    ),
  ];
}

function now(view: View): Message {
  if (view.turn === null) return message('now_over');
  if (view.phase === 'placing') return message('now_placing', { seat: view.turn });
  return message('now_moving', { seat: view.turn, numbers: view.numbers.join(', ') });
}

/** Where an elephant is, and why it can't be moved. */
function standing({ seat, space, house, cannot }: Elephant): Message[] {
  if (house !== null) return [message('stands_home', { owner_seat: seat, house: house + 1 })];
  if (space === null) return [message('stands_waiting', { owner_seat: seat })];
  return [message('stands', { owner_seat: seat, space }), ...(cannot ? [cannot] : [])];
}

/** What an action does: the elephant, and where it goes; of a parade only what else comes of it. */
export function tell({ kind, steps }: Effect): Message[] {
  const told: Message[] = [];
  if (kind === 'parade') told.push(message('parade'));
  for (const step of steps) {
    const owner_seat = Math.floor(step.elephant / 2);
    const matters = step.logs > 0 || step.held || step.house !== null;
    if (kind === 'place') told.push(message('space_label', { space: step.space ?? 0 }));
    else if (kind === 'move' || matters) {
      told.push(message('elephant_label', { owner_seat, space: step.start ?? 0 }));
      told.push(...stepPhrases(step).map(({ id, args }) => message(id, args)));
    }
  }
  return told;
}
