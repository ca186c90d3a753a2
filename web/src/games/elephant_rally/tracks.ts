/** The ways of pieces in a course of events. */
import type { Course, Step, View } from './view';

/** The way of one piece, step by step. */
export interface Track {
  piece: 'elephant' | 'cow' | 'mouse';
  seat: number | null;
  /** All spaces it stands on in turn, its first one among them. */
  path: string[];
  /** 1 if it ends up one lap further than the column says, -1 one less. */
  line: number;
  /** Whether others made it move. */
  pushed: boolean;
  /** How it went: on the carpet it flies. */
  what: Step['what'];
}

/** The ways of all pieces that move, those who move by themselves first. */
export function tracks(...courses: Course[]): Track[] {
  const found: Track[] = [];
  for (const { what, moved } of courses.flatMap(({ steps }) => steps)) {
    moved.forEach(({ piece, seat, path, line }, i) => {
      const track = found.find((one) => one.piece === piece && one.seat === seat && one.path.at(-1) === path[0]);
      if (!track) {
        found.push({ piece, seat, path: [...path], line, pushed: i > 0, what });
        return;
      }
      track.path.push(...path.slice(1));
      track.line += line;
      track.pushed &&= i > 0;
    });
  }
  return found.sort((a, b) => Number(a.pushed) - Number(b.pushed));
}

/** Where each elephant, the cows and the mouse are. */
export interface Stand {
  elephants: (string | null)[];
  cows: string[];
  mouse: string;
}

export function standOf(view: View): Stand {
  return { elephants: view.elephants.map(({ space }) => space), cows: [...view.cows].sort(), mouse: view.mouse };
}

/** Whether the course leads from the one view to the other, so that it can be shown. */
export function leads(before: View, course: Course, after: View): boolean {
  const stand = standOf(before);
  for (const { piece, seat, path } of tracks(course)) {
    const to = path.at(-1)!;
    if (piece === 'mouse') stand.mouse = to;
    else if (piece === 'elephant') stand.elephants[seat!] = to;
    else stand.cows = stand.cows.map((space) => (space === path[0] ? to : space));
  }
  stand.cows.sort();
  return JSON.stringify(stand) === JSON.stringify(standOf(after));
}
