/** What board and tray share: what is taken up, what is aimed at, and how the board lies. */
import { byAction, sources, sourceOf } from './choices';
import type { SeatView } from '../../lib/wire';
import type { View } from './view';

class Chosen {
  /** What is pointed at and could be taken up; the board shows where it can go. */
  pointed: string | null = $state(null);
  /** What is taken up (choices.ts). */
  source: string | null = $state(null);
  /** The action that is aimed at and waits to be done, by its notation. */
  aim: string | null = $state(null);
  /** Whether a jump is to turn the jumped elephant. */
  turning = $state(false);
  /** The board was turned by hand: a quarter more than it would lie. */
  flipped = $state(false);

  clear(): void {
    this.source = null;
    this.aim = null;
    this.turning = false;
  }

  /** Let go of everything, what is pointed at too. */
  reset(): void {
    this.clear();
    this.pointed = null;
  }

  /** Take it up, or let go of it. */
  take(source: string): void {
    const same = this.source === source;
    this.clear();
    if (!same) this.source = source;
  }

  /** A new position, or a new table: what is not offered any more is not chosen any more. */
  keep(view: View, acting: boolean): void {
    if (!acting) this.pointed = null;
    if (this.source !== null && !(acting && sources(view).has(this.source))) this.clear();
    const aimed = byAction(view, this.aim);
    if (this.aim !== null && (!aimed || sourceOf(aimed) !== this.source)) this.aim = null;
  }
}

/** How the board may lie: with one's own start field below, or always with that of silver or bronze. */
export const ORIENTATIONS = ['own', 'silver', 'bronze'];

/** Whether the board lies turned, with bronze's start field below. */
export function liesTurned(seats: Pick<SeatView, 'mine'>[], orientation: string | undefined): boolean {
  const own = !!seats[1]?.mine && !seats[0]?.mine;
  const usual = orientation === 'bronze' || (orientation !== 'silver' && own);
  return usual !== chosen.flipped;
}

export const chosen = new Chosen();
