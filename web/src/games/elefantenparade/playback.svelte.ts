/** What is drawn, one view after the other: it lags behind the newest view while an animation plays. */
import { tick } from 'svelte';
import { HOUSE_LOGS, type Ground, type Point } from './geometry';
import { duration, Motion } from './motion';
import type { Effect, Step, View } from './view';
import { leadsFrom, way } from './way';

/** A view, and what led to it. */
export interface Scene {
  view: View;
  last: Effect | null;
}

/** Logs on their way to a seat. */
export interface Flight {
  key: number;
  from: Point;
  logs: number;
}

/** Elements of the page by the number of what they show. */
export type Elements = Record<number, SVGGElement>;

/** What playing needs to know of the board. */
export interface Stage {
  ground(): Ground;
  /** Milliseconds of one step; 0: nothing moves, things fade. */
  step(): number;
  /** Where logs fly that this elephant takes. */
  owner(elephant: number): Point;
}

/** More than this many views behind, what happened in between is not worth waiting for. */
const PATIENCE = 4;
/** How much faster animations play while something newer waits. */
const HURRY = 2.5;

export class Playback {
  scene: Scene = $state.raw()!;
  flights: Flight[] = $state([]);
  /** The groups of the elephants, and of the logs that fly, as the board draws them. */
  readonly elephants: Elements = {};
  readonly flying: Elements = {};

  #stage: Stage;
  #motion = new Motion();
  #waiting: Scene[] = [];
  #count = 0;

  constructor(stage: Stage, first: Scene) {
    this.#stage = stage;
    this.scene = first;
  }

  stop(): void {
    this.#waiting = [];
    this.#motion.stop();
  }

  /** There is a new view: show it now, or as soon as what plays has come to its end. */
  arrive(next: Scene): void {
    if (next.view === this.scene.view) return;
    if (!this.#motion.busy) {
      this.#advance(next);
      return;
    }
    this.#waiting.push(next);
    if (this.#waiting.length > PATIENCE) {
      this.#waiting = [next];
      this.#motion.stop();
    } else if (this.#waiting.length === 1) {
      this.#motion.hurry(HURRY);
      this.#motion.whenIdle(() => this.#catchUp());
    }
  }

  #catchUp(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#advance(next);
    if (this.#waiting.length > 0) {
      this.#motion.hurry(HURRY);
      this.#motion.whenIdle(() => this.#catchUp());
    }
  }

  /** Show a scene, and lead the elephants to it from where they were. */
  #advance(next: Scene): void {
    const before = this.scene.view;
    this.scene = next;
    const { view, last } = next;
    const shown = last?.steps.filter((step) => leadsFrom(step, before, view)) ?? [];
    for (const { id, space, house } of view.elephants) {
      const was = before.elephants[id];
      if (!was || (was.space === space && was.house === house)) continue;
      const order = shown.findIndex((step) => step.elephant === id);
      if (order >= 0 && this.#stage.step() > 0) this.#walk(shown[order]!, before, last!.kind, order);
      else this.#fade(id);
    }
  }

  /** For reduced motion, and for what nobody walked: a move that was taken back. */
  #fade(id: number): void {
    const stand = this.elephants[id];
    if (stand) this.#motion.fade(stand);
  }

  #walk(step: Step, before: View, kind: Effect['kind'], order: number): void {
    const stand = this.elephants[step.elephant];
    const hop = stand?.querySelector<SVGGElement>('.hop');
    if (!stand || !hop) return;
    const time = this.#stage.step();
    const together = kind === 'parade';
    const stops = way(step, before, this.#stage.ground(), !together);
    // one step of a parade is slow and solemn, the front one first
    const pace = together ? time * 1.8 : kind === 'place' ? time * 2 : time;
    const delay = together ? order * time * 0.3 : 0;
    const arrival = delay + duration(stops, pace);
    this.#motion.walk({ stand, hop, turn: stand.querySelector('.turn') }, stops, pace, delay);
    const badge = stand.querySelector('.badge');
    if (badge) this.#motion.appear(badge, arrival);
    if (step.logs > 0) void this.#takeLogs(step, arrival);
  }

  /** The logs lie where they lay until the elephant is there, then fly to its owner. */
  async #takeLogs(step: Step, arrival: number): Promise<void> {
    const ground = this.#stage.ground();
    const house = step.house === null ? null : ground.houses[step.house]!;
    const from = house
      ? { x: house.x, y: house.y + HOUSE_LOGS * house.scale }
      : { x: ground.spaces[step.space!]!.x, y: ground.spaces[step.space!]!.y + 18 };
    const key = this.#count++;
    this.flights.push({ key, from, logs: step.logs });
    await tick();
    const logs = this.flying[key];
    if (logs) await this.#motion.fly(logs, from, this.#stage.owner(step.elephant), this.#stage.step() * 3.2, arrival);
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}
