/** What the view offers, sorted for drawing. Nothing here is worked out: every effect comes from the view. */
import type { Effect, Step, View } from './view';

/** The moves of one elephant, the highest number first. */
export function movesOf(view: View, elephant: number): Effect[] {
  return view.choices
    .filter((choice) => choice.kind === 'move' && choice.steps[0]?.elephant === elephant)
    .sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
}

/** The move of this elephant by this number, if it is offered. */
export function moveBy(view: View, elephant: number, number: number): Effect | null {
  return movesOf(view, elephant).find((choice) => choice.number === number) ?? null;
}

/** The elephants that can be moved now, the front one first. */
export function movable(view: View): number[] {
  const ids = new Set<number>();
  for (const choice of view.choices) {
    if (choice.kind === 'move') for (const step of choice.steps) ids.add(step.elephant);
  }
  return byTrack(view).filter((id) => ids.has(id));
}

/** All elephants on the track, the front one first. */
export function byTrack(view: View): number[] {
  return view.elephants
    .filter((elephant) => elephant.space !== null)
    .sort((a, b) => b.space! - a.space!)
    .map((elephant) => elephant.id);
}

export function parade(view: View): Effect | null {
  return view.choices.find((choice) => choice.kind === 'parade') ?? null;
}

export function placements(view: View): Effect[] {
  return view.choices.filter((choice) => choice.kind === 'place');
}

/** An elephant as it would stand after one or more of the choices: all that lead to the same place are one ghost. */
export interface Ghost {
  key: string;
  step: Step;
  /** In the order in which they were given; more than one where numbers lead to the same place. */
  choices: Effect[];
}

export function ghosts(choices: Effect[]): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const choice of choices) {
    for (const step of choice.steps) {
      const key = `${step.elephant}:${step.space ?? `house${step.house}`}`;
      const ghost = found.get(key);
      if (ghost) ghost.choices.push(choice);
      else found.set(key, { key, step, choices: [choice] });
    }
  }
  return [...found.values()];
}

/** How a player's two elephants are told apart. */
export function letter(elephant: number): 'A' | 'B' {
  return elephant % 2 === 0 ? 'A' : 'B';
}
