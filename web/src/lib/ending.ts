/** How a game ended, in words. */
import { list, seatName, t } from './words.svelte';
import type { SeatView, TableView } from './wire';

/** How a game was lost that was not played to its end; empty: it was. */
export function forfeitWords(view: TableView, seats: readonly SeatView[]): string {
  const seat = view.forfeit && seats[view.forfeit.seat];
  return seat ? t(`forfeit_${view.forfeit!.why}`, { name: seatName(seat) }) : '';
}

/** Who won. */
export function winnerWords(seats: readonly SeatView[]): string {
  const names = seats.filter((seat) => seat.place === 1).map(seatName);
  return names.length === 1 ? t('prompt_won', { names: names[0]! }) : t('prompt_shared', { names: list(names) });
}
