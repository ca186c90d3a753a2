import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BACK_OFF,
  Connection,
  DEAD_AFTER,
  PING_AFTER,
  tableUrl,
  type Request,
  type Status,
} from '../src/lib/connection';
import { makeId } from '../src/lib/id';
import type { FromServer } from '../src/lib/wire';
import { FakeNetwork } from './fake';

let network: FakeNetwork;
let connection: Connection;
let statuses: Status[];
let received: FromServer[];
let tokens: string[];

const act = (id: string, number = 0): Request => ({ t: 'act', id, seat: 0, number, action: '@3', confirm: false });

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  statuses = [];
  received = [];
  tokens = ['0.secret'];
  connection = new Connection({
    url: 'ws://here/ws/T',
    tokens: () => tokens,
    received: (message) => received.push(message),
    changed: (status) => status !== statuses.at(-1) && statuses.push(status),
    open: network.open,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** Open and let the server speak, as after every Hello. */
function greet() {
  network.last.open();
  network.last.say({ t: 'pong' });
}

describe('a connection', () => {
  it('says hello first, with the tokens of now', () => {
    tokens = ['0.secret', '2.other'];
    greet();
    expect(network.last.sent).toEqual([{ t: 'hello', tokens: ['0.secret', '2.other'], protocol: 1 }]);
    expect(statuses).toEqual(['open']);
  });

  it('keeps what is done before it is open, and sends it after hello', () => {
    connection.request(act('a'));
    expect(network.last.sent).toEqual([]);
    greet();
    expect(network.last.sent.map((message) => message.t)).toEqual(['hello', 'act']);
  });

  it('sends again what was not answered, with the same id and number and in the same order', () => {
    greet();
    connection.request(act('a', 4));
    connection.request(act('b', 5));
    network.last.say({ t: 'ack', id: 'a', number: 5 });
    network.last.break();
    connection.request(act('c', 6));
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(BACK_OFF[0]!);
    greet();
    expect(network.last.sent.slice(1)).toEqual([act('b', 5), act('c', 6)]);
    network.last.say({ t: 'refused', id: 'b', why: { id: 'stale', args: {} } });
    network.last.say({ t: 'ack', id: 'c', number: 7 });
    expect(connection.pending).toEqual([]);
    network.last.break();
    vi.advanceTimersByTime(BACK_OFF[0]!);
    greet();
    expect(network.last.sent.map((message) => message.t)).toEqual(['hello']);
  });

  it('waits longer after each failure, up to a bound, and begins anew once the server has spoken', () => {
    greet();
    network.last.break();
    for (const wait of [...BACK_OFF, BACK_OFF.at(-1)!]) {
      const before = network.sockets.length;
      vi.advanceTimersByTime(wait * 0.74);
      expect(network.sockets.length).toBe(before);
      vi.advanceTimersByTime(wait * 0.26);
      expect(network.sockets.length).toBe(before + 1);
      network.last.break();
    }
    vi.advanceTimersByTime(BACK_OFF.at(-1)!);
    greet();
    network.last.break();
    const before = network.sockets.length;
    vi.advanceTimersByTime(BACK_OFF[0]!);
    expect(network.sockets.length).toBe(before + 1);
  });

  it('does not wait when the network comes back', () => {
    greet();
    network.last.break();
    network.last.break();
    const before = network.sockets.length;
    window.dispatchEvent(new Event('online'));
    expect(network.sockets.length).toBe(before + 1);
    // and the try that was planned does not come on top of it
    vi.advanceTimersByTime(5000);
    expect(network.sockets.length).toBe(before + 1);
  });

  it('leaves a connection alone that works', () => {
    greet();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(network.sockets.length).toBe(1);
  });

  it('pings after silence of its own, also while the server talks', () => {
    greet();
    for (let time = 0; time < PING_AFTER; time += 500) {
      network.last.say({ t: 'notice', message: null });
      vi.advanceTimersByTime(500);
    }
    expect(network.last.sent.at(-1)).toEqual({ t: 'ping' });
  });

  it('gives up a connection on which nothing comes back', () => {
    greet();
    const dead = network.last;
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(dead.closed).toBe(true);
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(BACK_OFF[0]!);
    expect(network.sockets.length).toBe(2);
    // what the dead one still says is not heard
    dead.say({ t: 'notice', message: { id: 'late', args: {} } });
    expect(received).toEqual([{ t: 'pong' }]);
  });

  it('stays closed when there is nothing to see', () => {
    greet();
    network.last.say({ t: 'gone', why: { id: 'no_such_table', args: {} } });
    expect(received.at(-1)!.t).toBe('gone');
    expect(statuses.at(-1)).toBe('closed');
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(network.sockets.length).toBe(1);
  });

  it('stops when it is closed', () => {
    greet();
    connection.close();
    connection.request(act('a'));
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(network.last.closed).toBe(true);
    expect(connection.pending).toEqual([]);
  });
});

it('finds its table where the page is from', () => {
  expect(tableUrl('a_b', { protocol: 'http:', host: '10.0.0.7:8000' })).toBe('ws://10.0.0.7:8000/ws/a_b');
  expect(tableUrl('t', { protocol: 'https:', host: 'play.example' })).toBe('wss://play.example/ws/t');
});

describe('ids', () => {
  it('never come twice, and need no secure page', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = new Set(Array.from({ length: 2000 }, makeId));
    expect(ids.size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    vi.unstubAllGlobals();
  });
});
