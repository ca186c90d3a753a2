/** What the server offers; asked for once. */
import { getGames, phraseOf } from './api';
import type { Phrase } from './game';
import { loadTexts } from './words.svelte';
import type { GameInfo } from './wire';

export const server: { games: GameInfo[] | null; problem: Phrase | null } = $state({ games: null, problem: null });

export async function loadGames(): Promise<void> {
  if (server.games) return;
  try {
    const { games } = await getGames();
    await loadTexts(...games.map((game) => game.name));
    server.games = games;
    server.problem = null;
  } catch (error) {
    server.problem = phraseOf(error);
  }
}
