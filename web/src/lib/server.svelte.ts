/** What the server offers; asked for once. */
import { getGames, phraseOf } from './api';
import type { Phrase } from './game';
import { loadFrontTexts } from './words.svelte';
import type { GameInfo } from './wire';

interface Server {
  games: GameInfo[] | null;
  /** Whether tables may have a webhook. */
  webhooks: boolean;
  problem: Phrase | null;
}

export const server: Server = $state({ games: null, webhooks: false, problem: null });

export async function loadGames(): Promise<void> {
  if (server.games) return;
  try {
    const { games, webhooks } = await getGames();
    await loadFrontTexts(...games.map((game) => game.name));
    server.games = games;
    server.webhooks = webhooks;
    server.problem = null;
  } catch (error) {
    server.problem = phraseOf(error);
  }
}
