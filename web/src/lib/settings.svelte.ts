/** What people set for themselves on this device. */
import { recall, retain } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export type Palette = 'standard' | 'redgreen' | 'contrast';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export interface Choices {
  /** A language; empty: the browser's. */
  lang: string;
  theme: Theme;
  palette: Palette;
  speed: Speed;
  numbers: boolean;
  /** Whether a finished turn waits to be confirmed. */
  confirm: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Whether the browser tells that it is one's turn, while the page is out of sight. */
  notify: boolean;
  /** Whether the board is shown in words. */
  asText: boolean;
  /** How the board lies, by game, where a game lets one choose. */
  orientation: Record<string, string>;
}

const DEFAULTS: Choices = {
  lang: '',
  theme: 'system',
  palette: 'standard',
  speed: 'normal',
  numbers: false,
  confirm: true,
  // a phone is silent until it is asked to be heard
  sounds: !(window.matchMedia?.('(pointer: coarse)').matches ?? false),
  volume: 60,
  notify: false,
  asText: false,
  orientation: {},
};

/** Milliseconds for one step of a piece. */
const STEP: Record<Speed, number> = { off: 0, slow: 360, normal: 220, fast: 120 };

export const settings: Choices = $state({ ...DEFAULTS, ...recall<Partial<Choices>>('settings', {}) });

const dusk = window.matchMedia?.('(prefers-color-scheme: dark)');
const still = window.matchMedia?.('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dusk?.matches ?? false, still: still?.matches ?? false });
dusk?.addEventListener('change', (event) => (system.dark = event.matches));
still?.addEventListener('change', (event) => (system.still = event.matches));

/** Milliseconds for one step of a piece; 0: reduced motion, by the setting or by the system's. */
export function motion(): number {
  return system.still ? 0 : (STEP[settings.speed] ?? STEP.normal);
}

/** Write the settings to the page and to memory whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;
  root.dataset.palette = settings.palette;
  root.dataset.motion = motion() === 0 ? 'reduced' : 'full';
  retain('settings', $state.snapshot(settings));
}
