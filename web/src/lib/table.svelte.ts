/** A table as the client knows it: the newest view, and what may be done. It computes no rules. */
import { Chat } from './chat.svelte';
import { Connection, tableUrl, type Request, type Socket, type Status } from './connection';
import { makeId } from './id';
import { keepTable, recall, retain, settleChairs, tokensOf } from './memory';
import { Replay } from './replay.svelte';
import { settings } from './settings.svelte';
import { botName, seatName } from './words.svelte';
import type { FromServer, LogEntry, Message, SeatView, TableView } from './wire';

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export class Table {
  readonly id: string;
  readonly chat: Chat;
  readonly replay = new Replay((ply) => this.#connection.ask({ t: 'look', ply }));
  status: Status = $state('connecting');
  /** The newest view; null before the first. */
  view: TableView | null = $state.raw(null);
  layout: unknown = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  /** When the newest view came, in milliseconds of `performance.now()`. */
  viewAt = $state(0);
  /** The names of those who watch; may be empty strings. */
  watchers: readonly string[] = $state.raw([]);
  notice: Message | null = $state.raw(null);
  /** Why the last thing that was tried can't be done; null once something else happened. */
  refusal: Message | null = $state.raw(null);
  /** Why there is nothing to see here. */
  gone: Message | null = $state.raw(null);
  /** What waits for the server's answer. */
  pending: readonly Request[] = $state.raw([]);
  #present: boolean[] | null = $state.raw(null);
  #connection: Connection;
  /** Whether this page asked for the rematch, and so wants to be taken there. */
  askedRematch = $state(false);

  constructor(id: string, open?: (url: string) => Socket) {
    this.id = id;
    this.chat = new Chat(id, () => this.mine.map((seat) => seat.chair));
    this.#connection = new Connection({
      url: tableUrl(id),
      tokens: () => tokensOf(id),
      name: () => recall('watcher', ''),
      shows: () => (this.view?.curtain ? (this.shown?.chair ?? null) : null),
      received: (message) => this.#receive(message),
      changed: (status, pending) => {
        this.status = status;
        this.pending = pending;
      },
      open,
    });
  }

  /** In the order of play, with who is connected now. */
  seats: readonly SeatView[] = $derived(
    (this.view?.seats ?? []).map((seat) => ({ ...seat, present: this.#present?.[seat.chair] ?? seat.present })),
  );
  mine = $derived(this.seats.filter((seat) => seat.mine));
  actor = $derived(this.view?.actor == null ? null : (this.seats[this.view.actor] ?? null));
  running = $derived(['playing', 'declared', 'confirming'].includes(this.view?.phase ?? ''));
  /** The seat whose view this is; null: what everybody may see. */
  shown = $derived(this.view?.as_seat == null ? null : (this.seats[this.view.as_seat] ?? null));
  /** The people on this device. */
  people = $derived(this.mine.filter((seat) => seat.stand_in === null));
  /** Whether this device has to act or to confirm now. */
  myTurn = $derived((this.actor?.mine && this.actor.stand_in === null && !this.view?.paused) ?? false);
  /** Who has to take the device and look at their hand, before they can act. */
  awaited = $derived(
    this.view?.curtain && this.myTurn && this.view.phase !== 'declared' && this.actor?.seat !== this.shown?.seat
      ? this.actor
      : null,
  );
  /** What somebody has declared, while others may answer. */
  window = $derived(this.view?.window ?? null);
  /** What people on this device may still answer. */
  open = $derived(this.view?.paused ? [] : (this.window?.answers.filter((own) => !own.answered) ?? []));
  /** Whether it may: who looks back can't. */
  acting = $derived(this.myTurn && this.view?.phase === 'playing' && this.replay.ply === null && this.awaited === null);
  confirming = $derived(this.myTurn && this.view?.phase === 'confirming' && this.replay.ply === null);
  host = $derived(this.mine.some((seat) => seat.host));

  act(action: string): void {
    const { view } = this;
    if (!view || !this.acting || this.#answered()) return;
    this.#request({ t: 'act', seat: view.actor!, number: view.number, action, confirm: !settings.confirm });
  }

  /** Answer what was declared; `rest`: let pass also whatever else is declared in this turn. */
  answer(seat: number, answer: string, rest = false): void {
    const { view } = this;
    if (!view || !this.open.some((own) => own.seat === seat) || this.answering(seat)) return;
    this.#request({ t: 'answer', seat, number: view.number, answer, rest });
  }

  /** Whether an answer of this seat is on its way. */
  answering(seat: number): boolean {
    return this.pending.some((request) => request.t === 'answer' && request.seat === seat);
  }

  /** Show the hand of one of the people here, who has the device now; null: of nobody. */
  see(chair: number | null): void {
    this.#connection.ask({ t: 'see', chair });
  }

  confirm(): void {
    const { view } = this;
    if (!view || !this.confirming || this.#answered()) return;
    this.#request({ t: 'confirm', seat: view.actor!, number: view.number });
  }

  undo(plies = 1): void {
    const { view } = this;
    if (!view || view.undo === 0 || this.replay.ply !== null || this.#answered()) return;
    const seat = view.actor ?? view.as_seat ?? 0;
    this.#request({ t: 'undo', seat, number: view.number, plies: Math.min(plies, view.undo) });
  }

  /** Where all can be taken back: go on from the position that one looks at. */
  undoToShown(): void {
    const { view } = this;
    const { ply } = this.replay;
    if (!view || ply === null || view.ply - ply > view.undo) return;
    this.replay.now();
    this.undo(view.ply - ply);
  }

  rename(chair: number, name: string): void {
    this.#request({ t: 'rename', chair, name });
  }

  fill(chair: number, bot: string): void {
    this.#request({ t: 'fill', chair, bot });
  }

  rematch(): void {
    this.askedRematch = true;
    for (const seat of this.mine) if (!seat.rematch) this.#request({ t: 'rematch', chair: seat.chair });
  }

  resign(chair: number): void {
    this.#request({ t: 'resign', chair });
  }

  /** The host goes on with another game of the same people, and is taken there. */
  goOn(game: string, options: Record<string, number>): void {
    this.askedRematch = true;
    this.#request({ t: 'other', game, options });
  }

  /** The host lets a bot hold the seat of somebody who is away; where things are tried out, this bot any seat. */
  standIn(chair: number, bot = ''): void {
    this.#request({ t: 'stand_in', chair, bot });
  }

  /** Take a seat back from the bot that held it. */
  takeSeatBack(chair: number): void {
    this.#request({ t: 'return', chair });
  }

  /** Ask for a pause, or to go on, for all people on this device. */
  pause(pause: boolean): void {
    for (const seat of this.mine) if (seat.pause !== pause) this.#request({ t: 'pause', chair: seat.chair, pause });
  }

  closeTable(): void {
    this.#request({ t: 'close' });
  }

  say(text: string): void {
    const speaker = this.actor?.mine ? this.actor : this.mine[0];
    this.#request({ t: 'say', text, chair: speaker?.chair ?? null });
  }

  /** Whoever watches gives a name; it stays on this device. */
  nameWatcher(name: string): void {
    retain('watcher', name);
    this.#connection.greet();
  }

  refuse(message: Message | null): void {
    this.refusal = message;
  }

  /** Leave the page of the table. */
  close(): void {
    this.#connection.close();
  }

  /** Whether something was already sent for this position: a second click must not mean a second action. */
  #answered(): boolean {
    const { view } = this;
    return this.pending.some(
      (request) => 'number' in request && request.t !== 'answer' && request.number === view?.number,
    );
  }

  #request(unsent: Unsent): void {
    this.refusal = null;
    this.#connection.request({ ...unsent, id: makeId() } as Request);
  }

  #receive(message: FromServer): void {
    switch (message.t) {
      case 'table':
        return this.#show(message);
      case 'presence':
        this.#present = message.present;
        this.watchers = message.watchers;
        return;
      case 'chat':
        return this.chat.receive(message.lines);
      case 'looked':
        return this.replay.receive(message);
      case 'notice':
        this.notice = message.message;
        return;
      case 'refused':
        this.refusal = message.why;
        return;
      case 'gone':
        this.gone = message.why;
        return;
    }
  }

  #show(view: TableView): void {
    if (view.layout != null) {
      this.layout = view.layout;
      this.chat.renew();
    }
    if (view.number !== this.view?.number) this.refusal = null;
    this.#present = null;
    this.log = [...this.log.filter((entry) => entry.ply < view.log_from), ...view.log];
    this.viewAt = performance.now();
    this.view = view;
    this.replay.arrive(view);
    keepTable(this.id, {
      game: view.game,
      names: view.seats.map((seat) => (seat.kind === 'bot' ? botName(seat.name) : seatName(seat))),
      over: view.phase === 'over' || view.phase === 'closed',
      analysis: view.analysis,
      visited: Date.now(),
    });
    settleChairs(
      this.id,
      view.seats.filter((seat) => seat.mine).map((seat) => seat.chair),
    );
    // the keys to the rematch must not be lost, whether one goes there now or later
    if (view.rematch && view.rematch_keys.length)
      keepTable(view.rematch, { game: view.rematch_game, keys: view.rematch_keys, visited: Date.now() });
  }
}
