/** Savannah Tails in the client. */
import type { GameClient } from '../../lib/game';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';
import { describe, told } from './words';

const message = (id: string): Message => ({ id, args: {} });

const client: GameClient<View, Layout, Effect> = {
  name: 'savannah_tails',
  Board,
  Tray,
  prompt(view, acting): Message | null {
    if (!acting || view.phase === 'over') return null;
    if (view.deciding === 'marker') return message('prompt_marker');
    if (view.deciding === 'lose') return message('prompt_lose');
    if (view.deciding === 'after') return message('prompt_after');
    if (chosen.source === null) return message('prompt_card');
    return message(chosen.goal !== null && chosen.aim === null ? 'prompt_way' : 'prompt_goal');
  },
  actions: (view) => view.choices.map((choice) => choice.action),
  describe,
  tell: (choice) => told(choice).map(({ phrase: { id, args = {} } }) => ({ id, args })),
};

export default client;
