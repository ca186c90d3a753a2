/** Elephant Rally in the client. */
import type { GameClient } from '../../lib/game';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import { isModifier } from './cards';
import { givers } from './choices';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';
import { describe, told } from './words';

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** What to do with cards: take one, lay a second beside it, play it. */
function promptCards(view: View): Message {
  const [first] = chosen.cards;
  if (first !== undefined) {
    if (chosen.cards.length === 1 && isModifier(first)) return message('prompt_pair');
    return message('prompt_again');
  }
  if (view.played.includes('green')) return message('prompt_yellow');
  return message(view.played.includes('yellow') ? 'prompt_green' : 'prompt_play');
}

const client: GameClient<View, Layout, Effect> = {
  name: 'elephant_rally',
  Board,
  Tray,
  prompt(view, acting): Message | null {
    if (!acting || view.phase === 'over') return null;
    switch (view.phase) {
      case 'play':
        return promptCards(view);
      case 'react':
        return message(view.modifier ? 'prompt_react_pair' : 'prompt_react', {
          seat: view.turn ?? 0,
          card: view.card ?? '',
          modifier: view.modifier ?? '',
        });
      case 'scare':
        return message('prompt_scare', { owner_seat: view.scared ?? 0, steps: view.steps });
      case 'side':
      case 'mango':
        return message(`prompt_${view.phase}`, { steps: view.steps });
      case 'cows':
        return message(chosen.cow === null ? 'prompt_cows' : 'prompt_cow', { steps: view.steps });
      case 'snake':
        return message(givers(view).length > 0 && chosen.giver === null ? 'prompt_giver' : 'prompt_snake');
      case 'throw':
        return message('prompt_throw', { count: view.owed });
      default:
        return message(`prompt_${view.phase}`);
    }
  },
  actions: (view) => view.choices.map((choice) => choice.action),
  describe,
  tell: (choice) => told(choice).map(({ phrase: { id, args = {} } }) => ({ id, args })),
};

export default client;
