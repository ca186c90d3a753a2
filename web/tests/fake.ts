/** A network and a server for tests: sockets that open, speak and break when they are told to. */
import type { Socket } from '../src/lib/connection';
import type { FromClient, FromServer, SeatView, TableView } from '../src/lib/wire';

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close() {
    this.closed = true;
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break() {
    this.readyState = 3;
    this.onclose?.();
  }
}

export class FakeNetwork {
  sockets: FakeSocket[] = [];
  open = (url: string) => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket;
  };
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    chair: seat,
    kind: 'person',
    name: '',
    host: seat === 0,
    mine: seat === 0,
    present: true,
    score: 0,
    place: null,
    rematch: false,
    stand_in: null,
    pause: false,
    clock: null,
    ...change,
  };
}

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    t: 'table',
    table: 'T',
    game: 'elefantenparade',
    board: 'spiral',
    options: {},
    number: 0,
    ply: 0,
    phase: 'playing',
    actor: 0,
    seats: [seatView(0), seatView(1, { mine: false })],
    window: null,
    as_seat: 0,
    curtain: false,
    clock: null,
    running: null,
    paused: false,
    forfeit: null,
    away: null,
    analysis: false,
    undo: 0,
    view: {},
    last: null,
    log_from: 0,
    log: [],
    position: null,
    rematch: null,
    rematch_game: change.game ?? 'elefantenparade',
    rematch_keys: [],
    layout: { name: 'spiral' },
    ...change,
  };
}
