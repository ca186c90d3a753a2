/** What board and tray share: the card that is taken up, its switches, where one aims. */
import { byAction, goals, plainest, sources, switched, type Goal, type Switches } from './choices';
import type { Effect, View } from './view';

const OFF: Switches = { toes: false, boing: false, colour: null };

class Chosen {
  /** What is pointed at and could be played; the board shows where it leads. */
  pointed: string | null = $state(null);
  /** What is taken up (choices.ts). */
  source: string | null = $state(null);
  switches: Switches = $state.raw(OFF);
  /** The space one wants to get to, while there are several ways. */
  goal: string | null = $state(null);
  /** The action that is aimed at and waits to be done. */
  aim: string | null = $state(null);

  clear(): void {
    this.source = null;
    this.switches = OFF;
    this.goal = null;
    this.aim = null;
  }

  reset(): void {
    this.clear();
    this.pointed = null;
  }

  /** Take it up, or let go of it. */
  take(view: View, source: string): void {
    const same = this.source === source;
    this.clear();
    if (same) return;
    this.source = source;
    this.switches = plainest(view, source);
  }

  set(switches: Partial<Switches>): void {
    this.switches = { ...this.switches, ...switches };
    this.goal = null;
    this.aim = null;
  }

  /** Turn towards a space; with one way there it is aimed at. */
  turnTo({ space, ways }: Goal): void {
    this.goal = space;
    this.aim = ways.length === 1 ? ways[0]!.action : null;
  }

  /** A card was taken up by a key: the focus is to go on to where it leads. */
  wantsFocus = $state(false);

  /** What can be done with what is taken up, or else pointed at. */
  choices(view: View): Effect[] {
    if (view.deciding === 'after') return view.choices;
    if (this.source !== null) return switched(view, this.source, this.switches);
    if (this.pointed === null || !sources(view).has(this.pointed)) return [];
    return switched(view, this.pointed, plainest(view, this.pointed));
  }

  /** A new position, or a new table: what is not offered any more is not chosen any more. */
  keep(view: View, acting: boolean): void {
    if (!acting) this.pointed = null;
    if (this.source !== null && !(acting && sources(view).has(this.source))) this.clear();
    if (this.aim !== null && !byAction(view, this.aim)) this.aim = null;
    if (this.goal !== null && !goals(this.choices(view)).some(({ space }) => space === this.goal)) this.goal = null;
  }
}

export const chosen = new Chosen();
