import { describe, expect, it } from 'vitest';
import { emptyForm, newTable, quickTable } from '../src/lib/maker';
import type { GameInfo } from '../src/lib/wire';

const game: GameInfo = {
  name: 'elefantenparade',
  players: [2, 3, 4],
  minutes: [15, 30],
  options: [{ name: 'hindmost_swims', default: 0, values: [0, 1] }],
  boards: ['spiral'],
  usual_boards: ['spiral', 'spiral', 'spiral'],
  usual_players: 2,
  levels: ['level:1', 'level:2', 'level:3'],
  hides: false,
  window: null,
};

describe('play at once', () => {
  it('is me against one bot of the second level', () => {
    expect(quickTable(game, 'Anna')).toEqual({
      game: 'elefantenparade',
      chairs: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', bot: 'level:2' },
      ],
    });
  });

  it('takes as many bots as the game needs', () => {
    expect(quickTable({ ...game, players: [4, 5], usual_players: 4 }, '').chairs.map((chair) => chair.kind)).toEqual([
      'me',
      'bot',
      'bot',
      'bot',
    ]);
  });
});

describe('a new table', () => {
  it('begins with me and a friend, the usual options and a drawn start', () => {
    expect(newTable(game, emptyForm(game, 'Anna'))).toEqual({
      game: 'elefantenparade',
      chairs: [{ kind: 'me', name: 'Anna' }, { kind: 'friend' }],
      board: null,
      board_text: null,
      options: { hindmost_swims: 0 },
      first: null,
      position: null,
      clock: null,
      away: null,
      window: null,
      webhook: null,
    });
  });

  it('sends how long others may answer, in games where they can', () => {
    const answered = { ...game, window: 4 };
    const form = emptyForm(answered, '');
    expect(newTable(answered, form).window).toBe(4);
    form.window = 10;
    expect(newTable(answered, form).window).toBe(10);
  });

  it('sends a clock of the kind that was chosen, and how long somebody may be away', () => {
    const form = emptyForm(game, '');
    Object.assign(form, { clock: 'move', perTurn: 30, away: 300 });
    expect(newTable(game, form)).toMatchObject({ clock: { kind: 'move', seconds: 30 }, away: 300 });
    Object.assign(form, { clock: 'game', perGame: 600, increment: 0 });
    expect(newTable(game, form).clock).toEqual({ kind: 'game', seconds: 600, increment: 0 });
  });

  it('keeps what was typed on chairs that are not used now, but does not send it', () => {
    const form = emptyForm(game, '');
    form.players = 3;
    Object.assign(form.chairs[2]!, { kind: 'here', name: ' Bo ' });
    expect(newTable(game, form).chairs[2]).toEqual({ kind: 'me', name: 'Bo' });
    form.players = 2;
    expect(newTable(game, form).chairs).toHaveLength(2);
    form.players = 3;
    expect(newTable(game, form).chairs[2]).toEqual({ kind: 'me', name: 'Bo' });
  });

  it('spells bots by level or by hand', () => {
    const form = emptyForm(game, '');
    Object.assign(form.chairs[1]!, { kind: 'bot', level: 'level:3', spelt: 'greedy' });
    expect(newTable(game, form).chairs[1]).toEqual({ kind: 'bot', bot: 'level:3' });
    form.chairs[1]!.level = 'other';
    expect(newTable(game, form).chairs[1]).toEqual({ kind: 'bot', bot: 'greedy' });
  });

  it('sends a board of one’s own under its name, a position, and a webhook', () => {
    const form = emptyForm(game, '');
    form.own = { name: 'garden', text: '...' };
    form.position = ' -,-/-,- ';
    form.webhook = ' https://example.org/hook ';
    expect(newTable(game, form)).toMatchObject({ board: 'garden', board_text: '...', position: '-,-/-,-' });
    expect(newTable(game, form).webhook).toBe('https://example.org/hook');
  });

  it('lets nobody start who does not play', () => {
    const form = emptyForm(game, '');
    form.first = 1;
    expect(newTable(game, form).first).toBe(1);
    form.players = 2;
    form.first = 3;
    expect(newTable(game, form).first).toBeNull();
  });
});
