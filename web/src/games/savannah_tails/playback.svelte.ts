/** How what happened is shown: ostriches that run, leap and are blown about, and animals that do what they do. */
import { SvelteMap } from 'svelte/reactivity';
import { Playback as AnyPlayback, type Scene } from '../../lib/playback.svelte';
import { standing, type Course } from './course';
import { facing, stops, turning, type Stop } from './running';
import type { Effect, Touch, View } from './view';

/** What playing needs to know of the board. */
export interface Stage {
  course(): Course;
  /** Milliseconds of one step; 0: nothing moves, things fade. */
  step(): number;
}

/** Elements of the page by what they show. */
export type Elements = Record<string, Element>;

/** Something that happens at a space for a moment: splashes, scratches, dust, a cry. */
export interface Spark {
  key: number;
  what: Touch['what'];
  x: number;
  y: number;
  /** Milliseconds. */
  delay: number;
  time: number;
}

/** What can be seen to happen. */
const SPARKS = new Set<Touch['what']>(['water', 'cheetah', 'porcupine', 'warthog', 'quicksand', 'crocodile']);

export class Playback extends AnyPlayback<View, Effect> {
  /** What is just played; null at rest. */
  playing: Effect | null = $state.raw(null);
  readonly sparks = new SvelteMap<number, Spark>();
  /** Groups that the board draws: ostriches by seat, animals by space. */
  readonly ostriches: Elements = {};
  readonly beasts: Elements = {};

  #stage: Stage;
  #count = 0;

  constructor(stage: Stage, first: Scene<View, Effect>) {
    super(first);
    this.#stage = stage;
  }

  protected play(before: View): void {
    const { view, last } = this.scene;
    const time = this.#stage.step();
    const leads = last !== null && last.runs.length > 0 && before.ostriches[last.seat]?.space === last.runs[0]!.path[0];
    if (last && leads && time > 0 && view.ostriches[last.seat]?.space === last.end) this.#run(last, time);
    else this.#fade(before);
  }

  /** For reduced motion, and for what nobody did, as an action taken back. */
  #fade(before: View): void {
    for (const { seat, space } of this.scene.view.ostriches) {
      const element = this.ostriches[seat];
      if (element && before.ostriches[seat]?.space !== space) this.motion.fade(element);
    }
  }

  #run(effect: Effect, time: number): void {
    const element = this.ostriches[effect.seat];
    const way = stops(this.#stage.course(), effect);
    const total = way.at(-1)?.at ?? 0;
    if (!element || total === 0) return;
    this.playing = effect;
    this.#walk(element, way, total * time);
    this.#face(element, effect, way, total * time);
    this.#hop(element, effect, way, time);
    for (const leg of element.querySelectorAll('.leg')) this.#stride(leg, total * time);
    this.#meet(effect, way, time);
    this.motion.whenIdle(() => (this.playing = null));
  }

  #walk(element: Element, way: Stop[], duration: number): void {
    const total = way.at(-1)!.at;
    this.motion.play(
      element,
      way.map(({ x, y, at }, i) => ({
        transform: `translate(${x}px, ${y}px)`,
        offset: at / total,
        easing: i === 0 ? 'ease-in' : i === way.length - 2 ? 'ease-out' : 'linear',
      })),
      { duration, fill: 'backwards' },
    );
  }

  /** Look where one runs. */
  #face(element: Element, effect: Effect, way: Stop[], duration: number): void {
    const face = element.querySelector('.face');
    if (!face) return;
    const total = way.at(-1)!.at;
    let looks = facing(standing(this.#stage.course(), effect.seat, way[0]!.space).angle);
    const frames = way.slice(0, -1).map((stop, i): Keyframe => {
      looks = turning(stop, way[i + 1]!, looks);
      return { transform: `scaleX(${looks})`, offset: stop.at / total, easing: 'steps(1, end)' };
    });
    this.motion.play(face, [...frames, { transform: `scaleX(${looks})`, offset: 1 }], { duration, fill: 'backwards' });
  }

  /** Up and down with every step, high with Boinnnggg, in one bow over others. */
  #hop(element: Element, effect: Effect, way: Stop[], time: number): void {
    const hop = element.querySelector('.hop');
    if (!hop) return;
    const total = way.at(-1)!.at;
    const frames: Keyframe[] = [{ transform: 'translateY(0px)', offset: 0, easing: 'ease-out' }];
    for (const [i, stop] of way.entries()) {
      if (i === 0) continue;
      const from = way[i - 1]!.at;
      const height = stop.by === 'leap' ? 105 : stop.by === 'blown' ? 14 : effect.boing ? 62 : effect.toes ? 4 : 13;
      const spin = stop.by === 'blown' ? ' rotate(9deg)' : '';
      frames.push(
        { transform: `translateY(${-height}px)${spin}`, offset: (from + stop.at) / 2 / total, easing: 'ease-in' },
        { transform: 'translateY(0px)', offset: stop.at / total, easing: 'ease-out' },
      );
    }
    this.motion.play(hop, frames, { duration: total * time });
  }

  #stride(leg: Element, duration: number): void {
    const way = leg.parentElement?.querySelector('.leg') === leg ? 1 : -1;
    const swing = (degrees: number): Keyframe => ({ transform: `rotate(${degrees * way}deg)` });
    this.motion.play(leg, [swing(0), swing(26), swing(0), swing(-26), swing(0)], {
      duration: 320,
      iterations: Math.max(1, Math.round(duration / 320)),
    });
  }

  /** What happens on the way, when the ostrich gets there. */
  #meet(effect: Effect, way: Stop[], time: number): void {
    for (const touch of effect.runs.flatMap((run) => run.touches)) {
      const stop = way.find(({ space }) => space === touch.space);
      const snaps = touch.what === 'crocodile' && !effect.toes;
      if (!stop || !(touch.acts || snaps)) continue;
      const delay = stop.at * time;
      const beast = this.beasts[touch.space]?.querySelector('.act');
      if (beast) this.#act(beast, touch.what, delay, time);
      if (SPARKS.has(touch.what)) this.#spark(touch.what, stop, delay, time);
    }
  }

  #act(beast: Element, what: Touch['what'], delay: number, time: number): void {
    const frames: Record<string, string[]> = {
      cheetah: ['none', 'translateY(-26px) scale(1.6) rotate(-10deg)', 'scale(1.2) rotate(8deg)', 'none'],
      warthog: ['none', 'rotate(-18deg) scale(1.3)', 'rotate(18deg) scale(1.35)', 'rotate(-12deg) scale(1.2)', 'none'],
      porcupine: ['none', 'scale(1.35)', 'scale(1.1)', 'scale(1.3)', 'none'],
      crocodile: ['none', 'rotate(-16deg) scale(1.2)', 'rotate(5deg)', 'none'],
    };
    const moves = frames[what];
    if (!moves) return;
    this.motion.play(
      beast,
      moves.map((transform) => ({ transform })),
      { duration: time * 3, delay: Math.max(0, delay - time * 0.5), easing: 'ease-in-out' },
    );
  }

  #spark(what: Touch['what'], { x, y }: Stop, delay: number, time: number): void {
    const key = this.#count++;
    this.sparks.set(key, { key, what, x, y, delay, time: time * 4 });
  }

  /** The board has drawn a spark: let it be seen, and go. */
  readonly shine = (spark: Spark, element: Element): void => {
    const animation = this.motion.play(
      element,
      [
        { opacity: 0, transform: 'translateY(8px) scale(0.4)' },
        { opacity: 1, transform: 'translateY(0px) scale(1.1)', offset: 0.2 },
        { opacity: 1, transform: 'translateY(-6px) scale(1)', offset: 0.75 },
        { opacity: 0, transform: 'translateY(-16px) scale(1)' },
      ],
      { duration: spark.time, delay: spark.delay, fill: 'both' },
    );
    const gone = () => this.sparks.delete(spark.key);
    animation.finished.then(gone, gone);
  };
}
