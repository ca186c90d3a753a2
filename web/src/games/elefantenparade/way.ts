/** The way of an elephant in one step of an effect, as places on the board. */
import { between, type Ground, type Place } from './geometry';
import type { Stop } from './motion';
import type { Elephant, Step, View } from './view';

/** Where an elephant stands; in a house it is as much smaller as the house. */
export function placeOf(elephant: Pick<Elephant, 'id' | 'space' | 'house'>, ground: Ground): Place {
  if (elephant.house !== null) return insideHouse(elephant.house, ground);
  if (elephant.space !== null) return { ...ground.spaces[elephant.space]!, scale: 1 };
  // seats place in turn, one each: those who are placed first wait nearest to the path
  const players = ground.waiting.length / 2;
  const place = ground.waiting[(elephant.id % 2) * players + Math.floor(elephant.id / 2)]!;
  return { x: place.x, y: place.y, scale: 0.84 };
}

function insideHouse(house: number, ground: Ground): Place {
  const { x, y, scale } = ground.houses[house]!;
  return { x, y: y - 32 * scale, scale: scale * 0.92 };
}

export function facingOf(elephant: Pick<Elephant, 'space' | 'house'>, ground: Ground): 1 | -1 {
  return elephant.space === null ? 1 : ground.facing[elephant.space]!;
}

/** Whether this step leads from the one view to the other, so that it can be shown. */
export function leadsFrom(step: Step, before: View, after: View): boolean {
  const was = before.elephants[step.elephant];
  const is = after.elephants[step.elephant];
  if (!was || !is) return false;
  return was.space === step.start && was.house === null && is.space === step.space && is.house === step.house;
}

/**
 * All places from where it stood to where it gets, along the path; it leaps over those who stand in its way.
 * `leaping` is false in a parade, in which all go at once.
 */
export function way(step: Step, before: View, ground: Ground, leaping = true): Stop[] {
  const id = step.elephant;
  const landing = { id, space: step.space, house: step.house };
  const end: Stop = { ...placeOf(landing, ground), facing: facingOf(landing, ground), leap: false };
  if (step.start === null) {
    return [{ ...placeOf({ id, space: null, house: null }, ground), facing: 1, leap: false }, end];
  }
  const occupied = new Set(before.elephants.filter((other) => other.id !== id).map((other) => other.space));
  const stops = between(step.start, step.space, ground.spaces.length).map((space): Stop => ({
    ...ground.spaces[space]!,
    scale: 1,
    facing: ground.facing[space]!,
    leap: leaping && space !== step.space && occupied.has(space),
  }));
  if (step.house === null) return stops;
  const facing = end.x >= ground.entry.x ? 1 : -1;
  return [...stops, { ...ground.entry, scale: 1, facing, leap: false }, { ...end, facing: 1 }];
}
