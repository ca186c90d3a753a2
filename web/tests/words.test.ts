import { beforeEach, describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import da from '../src/texts/da.ftl?raw';
import de from '../src/texts/de.ftl?raw';
import en from '../src/texts/en.ftl?raw';
import { settings } from '../src/lib/settings.svelte';
import { addTexts, bestLanguage, botName, language, list, loadTexts, say, t } from '../src/lib/words.svelte';
import type { SeatView } from '../src/lib/wire';
import { seatView } from './fake';

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

const seat = (seat: number, chair: number, name: string, kind: SeatView['kind'] = 'person') =>
  seatView(seat, { chair, name, kind });

const COLOURS = 'seat_colour = { $chair ->\n    [0] Blue\n    [1] Vermilion\n   *[5] Black\n }\n';

/** Each id with the variables in its text. */
function variables(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let id = '';
  for (const line of text.split('\n')) {
    const begin = /^(\w+) =/.exec(line);
    if (begin) found[(id = begin[1]!)] = '';
    if (id)
      found[id] = [...new Set([...found[id]!.split(' '), ...[...line.matchAll(/\$(\w+)/g)].map((match) => match[1]!)])]
        .filter(Boolean)
        .sort()
        .join(' ');
  }
  return found;
}

beforeEach(() => {
  settings.lang = 'en';
  addTexts('en', '_', `${COLOURS}shared = shared\nboth = shared\nlevel_2 = cow\n`);
  addTexts('en', 'elefantenparade', 'did_move = { $seat } moves { $owner_seat } by { $number }\nboth = game\n');
});

describe('the catalogues', () => {
  it.each([
    ['da', da],
    ['de', de],
  ])('%s has the ids and the variables of en', (_, text) => {
    expect(variables(text)).toEqual(variables(en));
  });

  it.each([
    ['en', en],
    ['da', da],
    ['de', de],
  ])('%s can be read to the end', (lang, text) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const id of Object.keys(variables(en))) expect(bundle.hasMessage(id), id).toBe(true);
  });

  it('has what the sources ask for, and nothing else', () => {
    const code = Object.entries(sources)
      .filter(([path]) => !path.includes('/games/'))
      .map(([, text]) => text)
      .join('\n');
    const ids = new Set(Object.keys(variables(en)).map((id) => id.slice('ui_'.length)));
    const asked = [...code.matchAll(/\bt\(\s*(?:\w+(?:\.\w+)* \? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap((match) =>
      match.slice(1).filter(Boolean),
    );
    for (const [, id] of code.matchAll(/'ui_(\w+)'/g)) asked.push(id!);
    for (const id of asked) expect(ids, id).toContain(id);
    // ids put together from a part that is fixed and one that is not
    const families = [...code.matchAll(/\bt\(`(\w+_)\$\{/g)].map((match) => match[1]!);
    const unused = [...ids].filter(
      (id) => !asked.includes(id) && !code.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});

describe('say', () => {
  it('puts names for seats, and colours where there is no name', () => {
    const seats = [seat(0, 1, 'Anna'), seat(1, 0, '')];
    const message = { id: 'did_move', args: { seat: 0, owner_seat: 1, number: 3 } };
    expect(say(message, 'elefantenparade', seats)).toBe('Anna moves Blue by 3');
  });

  it('calls a bot by its colour, not by its spelling', () => {
    const message = { id: 'did_move', args: { seat: 0, owner_seat: 0, number: 1 } };
    expect(say(message, 'elefantenparade', [seat(0, 1, 'level:2', 'bot')])).toBe('Vermilion moves Vermilion by 1');
  });

  it('looks in the texts of the game, then the shared ones, then its own', () => {
    expect(say({ id: 'both' }, 'elefantenparade')).toBe('game');
    expect(say({ id: 'both' })).toBe('shared');
    expect(say({ id: 'shared' }, 'elefantenparade')).toBe('shared');
    expect(say({ id: 'ui_play' }, 'elefantenparade')).toBe('Play');
  });

  it('shows what it has no text for by its id', () => {
    expect(say({ id: 'unheard_of', args: { n: 2 } })).toBe('unheard_of(n=2)');
    expect(say({ id: 'unheard_of' })).toBe('unheard_of');
  });

  it('takes the English text of a game where that of the language is missing', () => {
    settings.lang = 'da';
    expect(say({ id: 'shared' })).toBe('shared');
  });

  it('speaks as before until the texts of another language are there', async () => {
    settings.lang = 'da';
    expect(t('play')).toBe('Play');
    await loadTexts();
    expect(t('play')).toBe('Spil');
    settings.lang = 'en';
    expect(t('play')).toBe('Play');
  });

  it('puts no invisible marks around names and numbers', () => {
    expect(t('score', { score: 12 })).toBe('Score: 12');
  });
});

describe('languages', () => {
  it('takes the first that it speaks', () => {
    expect(bestLanguage(['fr-FR', 'de-AT', 'da'])).toBe('de');
    expect(bestLanguage(['fr'])).toBe('en');
    expect(bestLanguage(['', 'da-DK'])).toBe('da');
  });

  it('prefers the chosen one to the browser’s', () => {
    settings.lang = 'de';
    expect(language()).toBe('de');
    settings.lang = '';
    expect(language()).toBe('en');
  });

  it('lists names as people do', () => {
    settings.lang = 'de';
    expect(list(['Anna', 'Bo', 'Blau'])).toBe('Anna, Bo und Blau');
  });

  it('names bots of a level, and spells the others', () => {
    expect(botName('level:2')).toBe('cow');
    expect(botName('mcts:200it')).toBe('mcts:200it');
  });
});
