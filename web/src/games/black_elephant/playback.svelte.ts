/** How what happened is shown: glides, jumps, captures and finishers; black elephants on their paths; logs that fly. */
import { tick } from 'svelte';
import { Playback as AnyPlayback, type Scene } from '../../lib/playback.svelte';
import { ahead, inField, lieAt, logOn, onRim, onSpace, standAt, at, spotOf, type Place, type Point } from './geometry';
import { follow, gather, leads, slots, type Led, type Piece } from './herd';
import type { Effect, Layout, Step, View, Watch } from './view';

/** What leaves the board: an elephant, or a log. */
export interface Flight {
  key: number;
  /** Where it was; null for a log. */
  piece: Piece | null;
  from: Place;
}

/** What playing needs to know of the board. */
export interface Stage {
  layout(): Layout;
  /** Whether the board lies turned. */
  turned(): boolean;
  /** Milliseconds of one step; 0: nothing moves, things fade. */
  step(): number;
  /** Where a seat keeps what it has. */
  hand(seat: number): Point;
}

/** Elements of the page by what they show. */
export type Elements = Record<string, SVGGElement>;

export class Playback extends AnyPlayback<View, Effect> {
  pieces: Piece[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  /** The groups that the board draws: elephants by number, logs and danger by space, black elephants by path. */
  readonly elephants: Elements = {};
  readonly logs: Elements = {};
  readonly danger: Elements = {};
  readonly blacks: Elements = {};
  readonly sights: Elements = {};
  readonly flying: Elements = {};

  #stage: Stage;
  #count = 0;

  constructor(stage: Stage, first: Scene<View, Effect>) {
    super(first);
    this.#stage = stage;
    this.pieces = gather(first.view, stage.layout());
  }

  /** Where a piece is drawn. */
  place(piece: Piece): Place {
    const { layout, turned } = this.#stage;
    return piece.space === null
      ? inField(piece.seat, piece.slot!, slots(layout()), piece.facing, turned())
      : onSpace(piece.space, piece.facing, turned());
  }

  protected play(before: View): void {
    const { view, last } = this.scene;
    const effect = leads(before, last, view) ? last : null;
    const was = Object.fromEntries(this.pieces.map((piece) => [piece.id, piece]));
    const { pieces, led } = follow(this.pieces, effect, view, this.#stage.layout());
    this.pieces = pieces;
    if (!effect || this.#stage.step() === 0) {
      this.#fade(was, before);
      return;
    }
    const time = this.#stage.step();
    const arrival = effect.black
      ? Math.abs(effect.black.place - effect.black.start) * time
      : pace(effect.steps[0]) * time;
    const done = arrival + (led.some(({ step }) => step.what === 'turn') ? time : 0);
    if (effect.black) this.#watch(effect.black, effect.seat);
    for (const one of led) this.#go(one, was, arrival, done);
    this.#lay(before, arrival);
    if (effect.collected) this.#take(effect.collected, effect.seat, arrival, before);
    if (effect.wood) void this.#wood(effect.wood, effect.seat);
    void this.#warn(effect.dangerous, arrival);
  }

  /** For reduced motion, and for what nobody did, as an action taken back. */
  #fade(was: Record<number, Piece>, before: View): void {
    const appear = (element: SVGGElement | undefined) => element && this.motion.fade(element);
    for (const piece of this.pieces) {
      const old = was[piece.id];
      if (old && (old.space !== piece.space || old.facing !== piece.facing)) appear(this.elephants[piece.id]);
    }
    this.scene.view.blacks.forEach(({ path, place }, i) => {
      if (before.blacks[i]!.place === place) return;
      appear(this.blacks[path]);
      appear(this.sights[path]);
    });
  }

  /** Lead one piece along its step; of those who leave the board, what they do before was told by an earlier step. */
  #go({ piece, step }: Led, was: Record<number, Piece>, arrival: number, done: number): void {
    const time = this.#stage.step();
    const leaves = step.what === 'captured' || step.what === 'finished';
    if (leaves) {
      void this.#leave(piece, step, was[piece.id] ?? piece, done);
      return;
    }
    const element = this.elephants[piece.id];
    if (!element || !this.pieces.some(({ id }) => id === piece.id)) return;
    if (step.what === 'turn') this.#turn(element, this.place(was[piece.id]!), this.place(piece), arrival - time * 0.4);
    else this.#move(element, this.#way(was[piece.id]!, piece, step), arrival, step.what === 'jump');
  }

  /** The places of a step, the first and the last among them. */
  #way(from: Piece, to: Piece, step: Step): Place[] {
    const turned = this.#stage.turned();
    if (step.what !== 'move') return [this.place(from), this.place(to)];
    return step.path.map((space) => onSpace(space, to.facing, turned));
  }

  /** Walk along places, or leap from the first to the last. */
  #move(element: SVGGElement, way: Place[], duration: number, leap: boolean): void {
    const last = way.length - 1;
    const options = { duration, fill: 'backwards' as const };
    this.motion.play(
      element,
      way.map((place, i) => ({
        transform: standAt(place),
        offset: i / last,
        easing: last === 1 ? 'ease-in-out' : i === 0 ? 'ease-in' : i === last - 1 ? 'ease-out' : 'linear',
      })),
      options,
    );
    const hop = element.querySelector('.hop');
    if (hop) {
      const height = leap ? { y: -34, scale: 1.2 } : { y: -3, scale: 1.02 };
      const up = `translateY(${height.y}px) scale(${height.scale})`;
      const down = 'translateY(0px) scale(1)';
      this.motion.play(
        hop,
        [{ transform: down, easing: 'ease-out' }, { transform: up, easing: 'ease-in' }, { transform: down }],
        leap ? options : { duration: duration / last, iterations: last },
      );
    }
    if (way[0]!.angle !== way[last]!.angle) this.#turn(element, way[0]!, way[last]!, duration * 0.4);
  }

  #turn(element: SVGGElement, from: Place, to: Place, delay: number): void {
    const turn = element.querySelector('.turn');
    if (!turn) return;
    this.motion.play(turn, [{ transform: `rotate(${from.angle}deg)` }, { transform: `rotate(${to.angle}deg)` }], {
      duration: this.#stage.step() * 1.4,
      delay: Math.max(0, delay),
      fill: 'backwards',
      easing: 'ease-in-out',
    });
  }

  /** Captured ones lift off to their captor, finishers leave over their rim; both after what they did before. */
  async #leave(piece: Piece, step: Step, from: Piece, delay: number): Promise<void> {
    const time = this.#stage.step();
    const finished = step.what === 'finished';
    const place = this.place(piece);
    const came = this.scene.last!.steps.find((other) => other.seat === piece.seat && other.space === piece.space);
    await this.#fly(piece, place, async (element) => {
      if (came?.what === 'turn') this.#turn(element, this.place(from), place, delay - time * 1.4);
      else if (came) this.#move(element, this.#way(from, piece, came), pace(came) * time, came.what === 'jump');
      const hand = this.#stage.hand(finished ? piece.seat : 1 - piece.seat);
      const over = finished ? ahead(place, 130) : { x: place.x, y: place.y - 70 };
      await this.motion.fly(element, place, hand, time * 4, delay, over);
    });
  }

  /** The log lies where it lay until the elephant is there, then flies to its owner. */
  #take(space: string, seat: number, delay: number, before: View): void {
    const from = logOn(space, standing(before, space), this.#stage.turned());
    void this.#fly(null, from, (element) =>
      this.motion.fly(element, from, this.#stage.hand(seat), this.#stage.step() * 3.2, delay),
    );
  }

  /** A black elephant goes along its path, and what it costs goes into the cup. */
  #watch({ path, start, place, cost }: Watch, seat: number): void {
    const time = this.#stage.step();
    const turned = this.#stage.turned();
    const options = { duration: cost * time, fill: 'backwards' as const, easing: 'ease-in-out' };
    const frames = [start, place].map((where) => ({ transform: standAt(onRim(path, where, turned)) }));
    if (this.blacks[path]) this.motion.play(this.blacks[path], frames, options);
    const lines = [start, place].map((where) => ({ transform: lieAt(onRim(path, where, turned)) }));
    if (this.sights[path]) this.motion.play(this.sights[path], lines, options);
    const cup = this.#stage.layout().cup[0];
    if (cup === undefined) return;
    const from = { ...this.#stage.hand(seat), scale: 1, angle: 0 };
    for (let i = 0; i < Math.min(cost, 3); i++) {
      void this.#fly(null, from, (element) =>
        this.motion.fly(element, from, at(spotOf(cup), turned), time * 3, i * time * 0.6),
      );
    }
  }

  /** Logs that lie otherwise once somebody comes to stand on them. */
  #lay(before: View, arrival: number): void {
    const time = this.#stage.step();
    for (const { space, log } of this.scene.view.spaces) {
      const element = this.logs[space];
      const [from, to] = [before, this.scene.view].map((view) =>
        logOn(space, standing(view, space), this.#stage.turned()),
      );
      if (!element || !log || from!.angle === to!.angle) continue;
      const came = standing(before, space) === null;
      this.motion.play(element, [{ transform: lieAt(from!) }, { transform: lieAt(to!) }], {
        duration: time,
        delay: came ? Math.max(0, arrival - time) : 0,
        fill: 'backwards',
        easing: 'ease-in-out',
      });
    }
  }

  async #wood(space: string, seat: number): Promise<void> {
    await tick();
    const element = this.logs[space];
    if (!element) return;
    const to = logOn(space, null, this.#stage.turned());
    const from = { ...this.#stage.hand(seat), angle: to.angle };
    this.motion.play(element, [{ transform: lieAt(from) }, { transform: lieAt(to) }], {
      duration: this.#stage.step() * 3,
      easing: 'ease-in-out',
    });
  }

  /** What becomes dangerous does so when those who make it so are there. */
  async #warn(spaces: string[], delay: number): Promise<void> {
    if (spaces.length === 0) return;
    await tick();
    for (const space of spaces) if (this.danger[space]) this.motion.appear(this.danger[space], delay);
  }

  /** Draw what leaves the board for as long as its flight takes. */
  async #fly(piece: Piece | null, from: Place, flight: (element: SVGGElement) => Promise<void>): Promise<void> {
    const key = this.#count++;
    this.flights = [...this.flights, { key, piece, from }];
    await tick();
    if (this.flying[key]) await flight(this.flying[key]);
    this.flights = this.flights.filter((other) => other.key !== key);
  }
}

/** How many steps long a step takes. */
function pace(step: Step | undefined): number {
  if (!step) return 1;
  return step.what === 'move' ? step.path.length - 1 : 2.2;
}

/** Which way the elephant on a space looks; null where none stands. */
function standing(view: View, space: string): Step['facing'] | null {
  return view.elephants.find((elephant) => elephant.space === space)?.facing ?? null;
}
