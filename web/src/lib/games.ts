/** The games that this client can draw: the folders in `games/`. A new one touches nothing here. */
import type { Component } from 'svelte';
import type { EditorProps, GameClient } from './game';

const pictures = import.meta.glob<Component<{ title: string }>>('../games/*/picture.svelte', {
  eager: true,
  import: 'default',
});
const clients = import.meta.glob<GameClient>('../games/*/index.ts', { import: 'default' });
const editors = import.meta.glob<Component<EditorProps>>('../games/*/Editor.svelte', { import: 'default' });

/** The little picture for the lobby; a game without one is shown by its name. */
export function picture(game: string): Component<{ title: string }> | null {
  return pictures[`../games/${game}/picture.svelte`] ?? null;
}

export function canDraw(game: string): boolean {
  return `../games/${game}/index.ts` in clients;
}

/** Load what draws the game. Throws where there is none, or where it can't be fetched. */
export async function loadClient(game: string): Promise<GameClient> {
  const load = clients[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}

export function hasEditor(game: string): boolean {
  return `../games/${game}/Editor.svelte` in editors;
}

/** Load what makes boards of one's own. */
export async function loadEditor(game: string): Promise<Component<EditorProps>> {
  return editors[`../games/${game}/Editor.svelte`]!();
}
