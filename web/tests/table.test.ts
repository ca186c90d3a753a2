import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTable, myTable } from '../src/lib/memory';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import type { Act, LogEntry } from '../src/lib/wire';
import { FakeNetwork, seatView, tableView } from './fake';

let network: FakeNetwork;
let table: Table;

const entry = (ply: number, seat = 0): LogEntry => ({ ply, seat, action: `@${ply}`, told: [] });
const sent = () => network.last.sent.filter((message) => message.t !== 'hello' && message.t !== 'ping');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.confirm = true;
  network = new FakeNetwork();
  keepTable('T', { keys: [{ chair: 0, token: '0.mine', invite: '' }] });
  table = new Table('T', network.open);
  network.last.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table', () => {
  it('says hello with the keys of this device', () => {
    expect(network.last.sent[0]).toMatchObject({ t: 'hello', tokens: ['0.mine'] });
  });

  it('keeps the layout, which comes only once', () => {
    network.last.say(tableView({ layout: { name: 'spiral' } }));
    network.last.say(tableView({ number: 1, layout: null }));
    expect(table.layout).toEqual({ name: 'spiral' });
  });

  it('puts the log together: new entries after the old ones, taken back ones gone', () => {
    network.last.say(tableView({ log: [entry(0), entry(1)] }));
    network.last.say(tableView({ number: 1, log_from: 2, log: [entry(2)] }));
    expect(table.log.map((e) => e.ply)).toEqual([0, 1, 2]);
    network.last.say(tableView({ number: 2, log_from: 1, log: [entry(1, 1)] }));
    expect(table.log).toEqual([entry(0), entry(1, 1)]);
    network.last.say(tableView({ number: 2, log_from: 0, log: [entry(0)] }));
    expect(table.log).toEqual([entry(0)]);
  });

  it('is remembered with its players and whether it is over', () => {
    network.last.say(tableView({ seats: [seatView(0, { name: 'Anna' }), seatView(1, { name: 'Bo', mine: false })] }));
    expect(myTable('T')).toMatchObject({ game: 'elefantenparade', names: ['Anna', 'Bo'], over: false });
    network.last.say(tableView({ number: 1, phase: 'over', actor: null }));
    expect(myTable('T')!.over).toBe(true);
  });

  it('shows who is here until the next view', () => {
    network.last.say(tableView());
    network.last.say({ t: 'presence', present: [true, false], watchers: ['Cai', ''] });
    expect(table.seats.map((seat) => seat.present)).toEqual([true, false]);
    expect(table.watchers).toEqual(['Cai', '']);
    network.last.say(tableView({ number: 1 }));
    expect(table.seats.map((seat) => seat.present)).toEqual([true, true]);
  });

  it('goes by chairs in presence, where seats have moved on', () => {
    const seats = [seatView(0, { chair: 1, mine: false }), seatView(1, { chair: 0, mine: true })];
    network.last.say(tableView({ seats }));
    network.last.say({ t: 'presence', present: [true, false], watchers: [] });
    expect(table.seats.map((seat) => seat.present)).toEqual([false, true]);
  });

  it('keeps the last view when the connection is lost', () => {
    network.last.say(tableView({ number: 7 }));
    network.last.break();
    expect(table.status).toBe('lost');
    expect(table.view!.number).toBe(7);
  });

  it('is gone when the server says so', () => {
    network.last.say({ t: 'gone', why: { id: 'no_such_table', args: {} } });
    expect(table.gone).toEqual({ id: 'no_such_table', args: {} });
  });
});

describe('acting', () => {
  it('answers the position that is shown, by value', () => {
    network.last.say(tableView({ number: 5 }));
    table.act('@3');
    expect(sent()).toMatchObject([{ t: 'act', seat: 0, number: 5, action: '@3', confirm: false }]);
  });

  it('acts with the seat whose turn it is, where several are mine', () => {
    network.last.say(tableView({ actor: 1, seats: [seatView(0), seatView(1, { mine: true })] }));
    table.act('@3');
    expect(sent()).toMatchObject([{ seat: 1 }]);
  });

  it('means one action, however often one clicks', () => {
    network.last.say(tableView({ number: 5 }));
    table.act('@3');
    table.act('@4');
    expect(sent()).toHaveLength(1);
    network.last.say({ t: 'ack', id: (sent()[0] as Act).id, number: 6 });
    network.last.say(tableView({ number: 6 }));
    table.act('@4');
    expect(sent()).toMatchObject([{ action: '@3' }, { action: '@4', number: 6 }]);
  });

  it('does nothing when it is not my turn', () => {
    network.last.say(tableView({ actor: 1 }));
    table.act('@3');
    table.confirm();
    table.undo();
    expect(sent()).toEqual([]);
  });

  it('confirms at once where people want no confirming', () => {
    settings.confirm = false;
    network.last.say(tableView());
    table.act('@3');
    expect(sent()).toMatchObject([{ confirm: true }]);
  });

  it('confirms a finished turn', () => {
    network.last.say(tableView({ phase: 'confirming', number: 9 }));
    expect(table.acting).toBe(false);
    table.confirm();
    expect(sent()).toMatchObject([{ t: 'confirm', seat: 0, number: 9 }]);
  });

  it('takes back no more than may be taken back, for the seat that is to act', () => {
    network.last.say(tableView({ undo: 2, number: 3, log: [entry(0, 1), entry(1, 0)] }));
    table.undo(9);
    expect(sent()).toMatchObject([{ t: 'undo', seat: 0, number: 3, plies: 2 }]);
  });

  it('keeps an action done without a connection and sends it as it was', () => {
    network.last.say(tableView({ number: 5 }));
    network.last.break();
    table.act('@3');
    expect(table.pending).toHaveLength(1);
    vi.advanceTimersByTime(300);
    network.last.open();
    expect(sent()).toMatchObject([{ t: 'act', number: 5, action: '@3' }]);
  });

  it('shows why something was refused, until something else happens', () => {
    network.last.say(tableView({ number: 5 }));
    table.act('@3');
    const why = { id: 'start_taken', args: { space: 3, ruling: 'EP-1' } };
    network.last.say({ t: 'refused', id: (sent()[0] as Act).id, why });
    expect(table.refusal).toEqual(why);
    network.last.say(tableView({ number: 5 }));
    expect(table.refusal).toEqual(why);
    network.last.say(tableView({ number: 6 }));
    expect(table.refusal).toBeNull();
  });
});

describe('around the game', () => {
  it('is nobody’s turn here while the game is paused or a bot holds the seat', () => {
    network.last.say(tableView({ paused: true }));
    expect(table.myTurn).toBe(false);
    network.last.say(tableView({ number: 1, seats: [seatView(0, { stand_in: 'level:2' }), seatView(1)] }));
    expect(table.myTurn).toBe(false);
    network.last.say(tableView({ number: 2 }));
    expect(table.acting).toBe(true);
  });

  it('does nothing to the game while one looks back', () => {
    network.last.say(tableView({ ply: 5, number: 5, undo: 1 }));
    table.replay.go(3);
    expect(sent()).toEqual([{ t: 'look', ply: 3 }]);
    table.act('@3');
    table.confirm();
    table.undo();
    expect(sent()).toHaveLength(1);
    table.replay.now();
    table.act('@3');
    expect(sent().at(-1)).toMatchObject({ t: 'act', number: 5 });
  });

  it('goes on from an earlier position where all can be taken back', () => {
    network.last.say(tableView({ ply: 5, number: 7, undo: 5, analysis: true }));
    table.replay.go(2);
    table.undoToShown();
    expect(sent().at(-1)).toMatchObject({ t: 'undo', seat: 0, number: 7, plies: 3 });
    expect(table.replay.ply).toBeNull();
  });

  it('asks for a pause for everybody here who has not asked', () => {
    const seats = [seatView(0, { pause: true }), seatView(1, { mine: true }), seatView(2, { mine: false })];
    network.last.say(tableView({ seats }));
    table.pause(true);
    expect(sent()).toMatchObject([{ t: 'pause', chair: 1, pause: true }]);
  });

  it('says hello again with the name of whoever watches', () => {
    network.last.say(tableView());
    table.nameWatcher('Wanda');
    expect(network.last.sent.at(-1)).toMatchObject({ t: 'hello', name: 'Wanda' });
  });

  it('takes the chat of a new connection in place of what it had', () => {
    const line = (at: number) => ({ name: 'Bo', chair: 1, text: 'x', at });
    network.last.say(tableView());
    network.last.say({ t: 'chat', lines: [line(1)] });
    network.last.say({ t: 'chat', lines: [line(2)] });
    expect(table.chat.lines).toHaveLength(2);
    network.last.say(tableView({ layout: null, number: 1 }));
    network.last.say({ t: 'chat', lines: [line(3)] });
    expect(table.chat.lines).toHaveLength(3);
    network.last.say(tableView());
    network.last.say({ t: 'chat', lines: [line(1), line(2), line(3)] });
    expect(table.chat.lines).toHaveLength(3);
    expect(table.chat.unread).toBe(3);
  });
});

describe('a rematch', () => {
  it('is asked for by all of my chairs that have not asked', () => {
    const seats = [seatView(0, { rematch: true }), seatView(1, { mine: true })];
    network.last.say(tableView({ phase: 'over', actor: null, seats }));
    table.rematch();
    expect(sent()).toMatchObject([{ t: 'rematch', chair: 1 }]);
    expect(table.askedRematch).toBe(true);
  });

  it('keeps its keys', () => {
    const rematch_keys = [{ chair: 0, token: '0.next', invite: '' }];
    network.last.say(tableView({ phase: 'over', actor: null, rematch: 'NEXT', rematch_keys }));
    expect(myTable('NEXT')).toMatchObject({ game: 'elefantenparade', keys: rematch_keys });
  });

  it('of another game is kept as a table of that game', () => {
    const rematch_keys = [{ chair: 0, token: '0.next', invite: '' }];
    network.last.say(
      tableView({ phase: 'over', actor: null, rematch: 'OTHER', rematch_game: 'black_elephant', rematch_keys }),
    );
    expect(myTable('OTHER')).toMatchObject({ game: 'black_elephant', keys: rematch_keys });
  });

  it('may be another game, which takes the host there', () => {
    table.goOn('black_elephant', { long: 1 });
    expect(sent()).toMatchObject([{ t: 'other', game: 'black_elephant', options: { long: 1 } }]);
    expect(table.askedRematch).toBe(true);
  });
});
