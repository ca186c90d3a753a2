/** Effects in words. */
import type { BoardProps, Phrase } from '../../lib/game';
import { letter } from './choices';
import type { Effect, Elephant, Step } from './view';

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
