/**
 * The connection to a table. It survives whatever happens to the network: what was sent and not yet answered is sent
 * again, with the same id and number, until the server answers; so nothing is done twice and nothing is lost.
 */
import { PROTOCOL, type FromClient, type FromServer } from './wire';

/** A message that the server answers with Ack or Refused. */
export type Request = Extract<FromClient, { id: string }>;

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** What is used of a WebSocket. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const OPEN = 1;
/** Milliseconds without a word of ours after which we ask whether the server is there. */
export const PING_AFTER = 2500;
/** Milliseconds without a word of the server after which the connection counts as dead. */
export const DEAD_AFTER = 6000;
/** Milliseconds before each new try. */
export const BACK_OFF = [250, 500, 1000, 2000, 4000];

export interface ConnectionOptions {
  url: string;
  /** The tokens of all chairs that this device sits on; read at each Hello. */
  tokens: () => string[];
  /** What a watcher is called; read at each Hello. */
  name?: () => string;
  /** The chair whose hand is shown on a screen that several people share; read at each Hello. */
  shows?: () => number | null;
  received: (message: FromServer) => void;
  changed: (status: Status, pending: readonly Request[]) => void;
  open?: (url: string) => Socket;
}

export class Connection {
  #options: ConnectionOptions;
  #socket: Socket | null = null;
  #status: Status = 'connecting';
  #pending: Request[] = [];
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #sentAt = 0;
  #heardAt = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  get pending(): readonly Request[] {
    return this.#pending;
  }

  /** Send a request, now or when there is a connection again. */
  request(message: Request): void {
    if (this.#status === 'closed') return;
    this.#pending = [...this.#pending, message];
    this.#write(message);
    this.#tell();
  }

  /** Ask something that changes nothing, if there is a connection; there may be no answer. */
  ask(message: Extract<FromClient, { t: 'look' | 'see' }>): void {
    this.#write(message);
  }

  /** Say hello once more, with tokens and name as they are now; the whole table comes anew. */
  greet(): void {
    const { tokens, name, shows } = this.#options;
    const screen = shows && { curtain: true, shows: shows() };
    this.#write({ t: 'hello', tokens: tokens(), name: name?.() || undefined, protocol: PROTOCOL, ...screen });
  }

  /** End it for good. */
  close(): void {
    if (this.#status === 'closed') return;
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    this.#drop();
    this.#pending = [];
    this.#become('closed');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    const socket = (this.#options.open ?? ((url) => new WebSocket(url) as Socket))(this.#options.url);
    this.#socket = socket;
    this.#sentAt = this.#heardAt = Date.now();
    this.#beat = setInterval(() => this.#live(), 500);
    socket.onopen = () => {
      this.greet();
      for (const message of this.#pending) this.#write(message);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    this.#tries = 0;
    if (message.t === 'ack' || message.t === 'refused') {
      this.#pending = this.#pending.filter((request) => request.id !== message.id);
      this.#tell();
    }
    if (this.#status !== 'open') this.#become('open');
    this.#options.received(message);
    // there is nothing to come back to
    if (message.t === 'gone') this.close();
  }

  /** Ask for a sign of life, and give up a connection that gives none. */
  #live(): void {
    const now = Date.now();
    if (now - this.#heardAt >= DEAD_AFTER) this.#lose();
    else if (now - this.#sentAt >= PING_AFTER) this.#write({ t: 'ping' });
  }

  #lose(): void {
    this.#drop();
    if (this.#status === 'closed') return;
    this.#become('lost');
    const wait = BACK_OFF[Math.min(this.#tries, BACK_OFF.length - 1)]!;
    this.#tries += 1;
    // a little chance, so that a restarted server is not met by all clients in the same moment
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 4));
  }

  /** The network is back, or somebody looks at the page again: don't wait for the next try. */
  #now = (): void => {
    if (this.#status === 'lost' && this.#retry !== undefined && !document.hidden) this.#connect();
  };

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#sentAt = Date.now();
    this.#socket.send(JSON.stringify(message));
  }

  #become(status: Status): void {
    this.#status = status;
    this.#tell();
  }

  #tell(): void {
    this.#options.changed(this.#status, this.#pending);
  }
}

/** The address of a table's WebSocket. */
export function tableUrl(table: string, here: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/ws/${encodeURIComponent(table)}`;
}
