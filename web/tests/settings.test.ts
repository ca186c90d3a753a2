import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameClient } from '../src/lib/game';
import { settings } from '../src/lib/settings.svelte';
import Settings from '../src/parts/Settings.svelte';

let dialog: object | null = null;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

afterEach(async () => {
  if (dialog) await unmount(dialog);
  vi.unstubAllGlobals();
});

function show(client: Partial<GameClient> | null = null) {
  dialog = mount(Settings, { target: document.body, props: { client: client as GameClient | null, onclose: vi.fn() } });
  flushSync();
}

it('asks how the board lies where a game lets one choose, and keeps it for that game', () => {
  show({ name: 'g', orientations: ['north', 'south'] });
  const select = [...document.querySelectorAll('select')].at(-1)!;
  expect([...select.options].map((option) => option.value)).toEqual(['north', 'south']);
  expect(select.value).toBe('north');
  select.value = 'south';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(settings.orientation).toEqual({ g: 'south' });
});

it('says why the browser tells nothing, and stays off', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  show();
  const notify = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].at(-1)!;
  notify.click();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(settings.notify).toBe(false);
  expect(notify.checked).toBe(false);
});
