/** Elefantenparade in the client. */
import type { GameClient } from '../../lib/game';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import { parade } from './choices';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';
import { describe, tell } from './words';

const client: GameClient<View, Layout, Effect> = {
  name: 'elefantenparade',
  Board,
  Tray,
  prompt(view, acting): Message | null {
    if (!acting || view.phase === 'over') return null;
    if (view.phase === 'placing') return { id: 'prompt_placing', args: {} };
    const number = chosen.number ?? (view.numbers.length === 1 ? view.numbers[0]! : null);
    if (number !== null) return { id: 'prompt_number', args: { number } };
    if (parade(view)) return { id: 'prompt_choose', args: {} };
    return { id: 'prompt_more', args: { numbers: view.numbers.join(', ') } };
  },
  actions: (view) => view.choices.map((choice) => choice.action),
  describe,
  tell,
};

export default client;
