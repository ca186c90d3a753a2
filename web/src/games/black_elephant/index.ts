/** Black Elephant in the client. */
import type { GameClient } from '../../lib/game';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import { isSpace } from './geometry';
import { chosen, ORIENTATIONS } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';
import { describe, told } from './words';

const client: GameClient<View, Layout, Effect> = {
  name: 'black_elephant',
  Board,
  Tray,
  prompt(view, acting): Message | null {
    if (!acting || view.phase === 'over') return null;
    const { source } = chosen;
    if (source === null) return { id: 'prompt_choose', args: {} };
    if (source === '@') return { id: 'prompt_enter', args: {} };
    if (source === '#') return { id: 'prompt_wood', args: {} };
    return isSpace(source)
      ? { id: 'prompt_elephant', args: { space: source } }
      : { id: 'prompt_black', args: { path: source } };
  },
  actions: (view) => view.choices.map((choice) => choice.action),
  describe,
  tell: (choice) => told(choice).map(({ phrase: { id, args = {} } }) => ({ id, args })),
  orientations: ORIENTATIONS,
};

export default client;
