/** How what happened is shown: elephants walk, and the logs they take fly to their owners. */
import { tick } from 'svelte';
import { Playback as AnyPlayback, type Scene } from '../../lib/playback.svelte';
import { HOUSE_LOGS, type Ground, type Point } from './geometry';
import { duration, walk } from './motion';
import type { Effect, Step, View } from './view';
import { leadsFrom, way } from './way';

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

export class Playback extends AnyPlayback<View, Effect> {
  flights: Flight[] = $state([]);
  /** The groups of the elephants, and of the logs that fly, as the board draws them. */
  readonly elephants: Elements = {};
  readonly flying: Elements = {};

  #stage: Stage;
  #count = 0;

  constructor(stage: Stage, first: Scene<View, Effect>) {
    super(first);
    this.#stage = stage;
  }

  /** Lead the elephants from where they were. */
  protected play(before: View): void {
    const { view, last } = this.scene;
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
    if (stand) this.motion.fade(stand);
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
    walk(this.motion, { stand, hop, turn: stand.querySelector('.turn') }, stops, pace, delay);
    const badge = stand.querySelector('.badge');
    if (badge) this.motion.appear(badge, arrival);
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
    if (logs) await this.motion.fly(logs, from, this.#stage.owner(step.elephant), this.#stage.step() * 3.2, arrival);
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}
