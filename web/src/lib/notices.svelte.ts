/** Tells people what they should not miss: by a sound, and by the browser while the page is out of sight. */
import { settings } from './settings.svelte';
import { bell, knock, trunk } from './sounds';
import type { Table } from './table.svelte';
import { say, t } from './words.svelte';

/** What is compared from one view to the next. */
export interface Moment {
  ply: number;
  myTurn: boolean;
  over: boolean;
}

export type Sound = 'move' | 'turn' | 'end';

/** What is heard when one moment follows another; null: nothing. Arriving at a table is silent. */
export function heard(before: Moment | null, now: Moment): Sound | null {
  if (before === null) return null;
  if (now.over && !before.over) return 'end';
  if (now.myTurn && !before.myTurn) return 'turn';
  return now.ply > before.ply ? 'move' : null;
}

/** Whether the browser could tell anything here: only secure pages may ask. */
export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext;
}

/** Ask whether the browser may; false: it may not. To be called when a person has asked for it. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

function notify(table: Table): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const title = say({ id: 'game_title' }, table.view?.game);
  try {
    // the tag: a second notice of the same table takes the place of the first
    const notice = new Notification(t('prompt_yours'), { body: title, tag: table.id, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones show notices of installed pages only
  }
}

/** Watch a table; called in a component. */
export function giveNotices(table: Table): void {
  let before: Moment | null = null;
  $effect(() => {
    if (table.view === null) return;
    const now = { ply: table.view.ply, myTurn: table.myTurn, over: table.view.phase === 'over' };
    const sound = heard(before, now);
    before = now;
    if (sound === 'turn') notify(table);
    if (sound !== null) ({ move: knock, turn: bell, end: trunk })[sound]();
  });
}
