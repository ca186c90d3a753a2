/** How what happened is shown: pieces go their ways, cards and chips fly to where they belong. */
import { tick } from 'svelte';
import { Playback as AnyPlayback, type Scene } from '../../lib/playback.svelte';
import type { Course as Circuit, Point } from './geometry';
import { follow, gather, type Cow } from './herd';
import { frames, timeline, type Way } from './motion';
import { leads } from './tracks';
import type { Card } from './cards';
import type { Effect, View } from './view';

/** A card (null: its back) or a chip on its way. */
export interface Flight {
  key: number;
  what: 'card' | 'chip';
  card: Card | null;
  from: Point;
}

/** What playing needs to know of the board. */
export interface Stage {
  circuit(): Circuit;
  /** Milliseconds of one step; 0: nothing moves, things fade. */
  step(): number;
  /** Where a seat keeps what it has; null: where the cards of nobody lie. */
  place(seat: number | null, what: 'pile' | 'discards' | 'supply' | 'play'): Point;
}

/** Elements of the page by what they show. */
export type Elements = Record<string, SVGGElement>;

/** How many steps long a flight takes. */
const FLIGHT = 2.6;
/** More cards than this fly as one. */
const FLOCK = 4;

export class Playback extends AnyPlayback<View, Effect> {
  cows: Cow[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  /** The groups that the board draws: elephants by seat, cows by number, the mouse. */
  readonly elephants: Elements = {};
  readonly herd: Elements = {};
  readonly mouse: Elements = {};
  readonly flying: Elements = {};
  /** The cards on the table, as `played`. */
  readonly table: Elements = {};

  #stage: Stage;
  #count = 0;

  constructor(stage: Stage, first: Scene<View, Effect>) {
    super(first);
    this.#stage = stage;
    this.cows = gather(first.view);
  }

  protected play(before: View): void {
    const { view, last } = this.scene;
    const shown = last && leads(before, last.course, view) ? last : null;
    const was = this.cows;
    this.cows = follow(was, shown?.course ?? null, view);
    if (!shown || this.#stage.step() === 0) {
      this.#fade(before, was);
      return;
    }
    const { ways, end } = timeline(this.#stage.circuit(), shown.course, this.#stage.step());
    for (const way of ways) this.#go(way);
    if (shown.kind === 'start') this.#appear(this.elephants[shown.seat]);
    this.#hands(shown, end);
  }

  /** For reduced motion, and for what nobody did, as an action taken back. */
  #fade(before: View, was: Cow[]): void {
    const { view } = this.scene;
    view.elephants.forEach(({ space }, seat) => {
      if (before.elephants[seat]?.space !== space) this.#appear(this.elephants[seat]);
    });
    for (const { id, space } of this.cows) {
      if (!was.some((cow) => cow.id === id && cow.space === space)) this.#appear(this.herd[id]);
    }
    if (before.mouse !== view.mouse) this.#appear(this.mouse.mouse);
  }

  #appear(element: SVGGElement | undefined): void {
    if (element) this.motion.fade(element);
  }

  #go(way: Way): void {
    const cow = this.cows.find(({ space }) => space === way.to);
    const element =
      way.piece === 'elephant'
        ? this.elephants[way.seat!]
        : way.piece === 'mouse'
          ? this.mouse.mouse
          : cow && this.herd[cow.id];
    if (!element) return;
    const { stand, hop, turn, end } = frames(way);
    const options = { duration: end, fill: 'backwards' as const };
    this.motion.play(element, stand, options);
    const [hopping, turning] = [element.querySelector('.hop'), element.querySelector('.turn')];
    if (hopping) this.motion.play(hopping, hop, options);
    if (turning && turn.some(({ transform }) => transform !== turn[0]!.transform)) {
      this.motion.play(turning, turn, options);
    }
  }

  /** Cards and chips that change hands: what is played at once, what is drawn when all have come to a stand. */
  #hands({ kind, seat, cards, course, robbery, chips }: Effect, end: number): void {
    const { place } = this.#stage;
    const hand = (one: number) => place(one, 'play');
    if (kind === 'play') {
      this.#flock(cards, hand(seat), place(null, 'play'), 0);
      if (this.table.played) this.motion.appear(this.table.played, FLIGHT * this.#stage.step());
    }
    if (kind === 'throw') this.#flock(cards, hand(seat), place(null, 'discards'), 0);
    if (kind === 'take') this.#flock(cards, place(null, 'discards'), hand(seat), 0);
    if (kind === 'cancel') this.#flock(['tiger'], hand(seat), place(null, 'play'), 0);
    if (robbery) this.#flock(backs(robbery.count), hand(robbery.victim), hand(robbery.thief), 0);
    for (const { giver, receiver, count } of chips) {
      const [from, to] = [giver, receiver].map((one) => place(one, 'supply'));
      for (let i = 0; i < count; i++) void this.#fly('chip', null, from!, to!, i);
    }
    for (const { seat: drawer, count } of course.draws) {
      this.#flock(backs(count), place(null, 'pile'), hand(drawer), end);
    }
  }

  #flock(cards: (Card | null)[], from: Point, to: Point, delay: number): void {
    cards.forEach((card, i) => void this.#fly('card', card, from, to, i, delay));
  }

  async #fly(what: Flight['what'], card: Card | null, from: Point, to: Point, order: number, delay = 0): Promise<void> {
    const key = this.#count++;
    const time = this.#stage.step();
    this.flights = [...this.flights, { key, what, card, from }];
    await tick();
    const element = this.flying[key];
    if (element) await this.motion.fly(element, from, to, time * FLIGHT, delay + order * time * 0.5);
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}

function backs(count: number): null[] {
  return Array.from({ length: Math.min(count, FLOCK) }, () => null);
}
