/**
 * Messages to sentences. Texts are Fluent catalogues: the client's own are part of it; a game's and those of the shared
 * Python code come from the server. A message is looked for in the game's texts, then the shared ones, then ours.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { getFrontTexts, getTexts } from './api';
import type { Phrase } from './game';
import { settings } from './settings.svelte';
import type { ClockSpec, SeatView } from './wire';

export const LANGUAGES = ['en', 'da', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', da: 'Dansk', de: 'Deutsch' };

/** The name of the shared catalogue. */
const SHARED = '_';
/** The name of the client's own. It is part of the client; the page takes only that of the language in use. */
const OWN = '';
const ownTexts = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

/** What is said of a game before it is opened is fetched by itself, under its name with this behind. */
const FRONT = '?';

/** The first of the wanted languages that we speak; English where we speak none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const want of wanted) {
    const found = LANGUAGES.find((lang) => want.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

/** The language in use. */
export function language(): Language {
  return bestLanguage([settings.lang, ...navigator.languages]);
}

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** By language and game. When a catalogue arrives, what was shown without it is shown again. */
const fetched = new SvelteMap<string, FluentBundle>();

/** The client's own catalogue that came last: it stands in while that of another language is on its way. */
let lastOwn: FluentBundle | undefined;

/** Put a catalogue in place; of a game, of the shared code, or the client's own. */
export function addTexts(lang: Language, game: string, text: string): void {
  const made = bundle(lang, text);
  if (game === OWN) lastOwn = made;
  fetched.set(`${lang}/${game}`, made);
}

const loading: Record<string, Promise<void> | undefined> = {};

function load(lang: Language, game: string): Promise<void> {
  const key = `${lang}/${game}`;
  if (untrack(() => fetched.has(key))) return Promise.resolve();
  const ask = () => {
    if (game === OWN) return ownTexts[`../texts/${lang}.ftl`]!();
    return game.endsWith(FRONT) ? getFrontTexts(lang, game.slice(0, -FRONT.length)) : getTexts(lang, game);
  };
  return (loading[key] ??= ask()
    .then((text) => addTexts(lang, game, text))
    .catch(() => undefined) // the message is shown by its id, and the next one who needs it asks again
    .finally(() => delete loading[key]));
}

/** Fetch the texts of the client, the shared ones and those of the games, in the language in use. */
export async function loadTexts(...games: string[]): Promise<void> {
  const lang = language();
  await Promise.all([OWN, SHARED, ...games].map((game) => load(lang, game)));
}

/** Fetch what the lobby says of these games, and the texts of the client and the shared ones. */
export async function loadFrontTexts(...games: string[]): Promise<void> {
  await loadTexts(...games.map((game) => game + FRONT));
}

/** What to call a seat: its name, or its colour. */
export function seatName(seat: Pick<SeatView, 'kind' | 'name' | 'chair'>): string {
  return seat.kind !== 'bot' && seat.name ? seat.name : colourName(seat.chair);
}

export function colourName(chair: number): string {
  return say({ id: 'seat_colour', args: { chair } });
}

/** How a bot is called in words, as "level 2: cow"; its spelling where it has no name. */
export function botName(bot: string): string {
  const level = /^level:([1-5])$/.exec(bot);
  if (level) return say({ id: `level_${level[1]}` });
  const kind = /^(random|greedy)$/.exec(bot);
  return kind ? say({ id: `bot_${kind[1]}` }) : bot;
}

/** A sentence. `seats` gives the names for arguments that are seats; without it they get the colours of chairs. */
export function say(phrase: Phrase, game = '', seats: readonly SeatView[] = []): string {
  const lang = language();
  const args: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    const isSeat = (name === 'seat' || name.endsWith('_seat')) && typeof value === 'number';
    const seat = isSeat ? seats[value] : undefined;
    args[name] = seat ? seatName(seat) : isSeat ? colourName(value) : value;
  }
  const places = [
    fetched.get(`${lang}/${game}`),
    fetched.get(`${lang}/${game}${FRONT}`),
    fetched.get(`${lang}/${SHARED}`),
    fetched.get(`${lang}/${OWN}`) ?? lastOwn,
    fetched.get(`en/${game}`),
    fetched.get(`en/${SHARED}`),
  ];
  for (const place of places) {
    const pattern = place?.getMessage(phrase.id)?.value;
    if (place && pattern) return place.formatPattern(pattern, args, []);
  }
  const listed = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return listed.length ? `${phrase.id}(${listed.join(', ')})` : phrase.id;
}

/** One of the client's own sentences. */
export function t(id: string, args?: Record<string, number | string>): string {
  return say({ id: `ui_${id}`, args });
}

/** A length of time as people say it: "30 seconds", "5 minutes", "1 day". */
export function duration(seconds: number): string {
  const [unit, count] =
    seconds % 86_400 === 0
      ? ['day', seconds / 86_400]
      : seconds % 3600 === 0
        ? ['hour', seconds / 3600]
        : seconds % 60 === 0
          ? ['minute', seconds / 60]
          : ['second', seconds];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** How long people may think. */
export function clockWords({ kind, seconds, increment = 0 }: ClockSpec): string {
  const time = duration(seconds);
  if (kind === 'move') return t('time_turn', { time });
  return increment > 0 ? t('time_game_more', { time, increment: duration(increment) }) : t('time_game', { time });
}

/** Several names as people list them: "Anna, Bo and Blue". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
