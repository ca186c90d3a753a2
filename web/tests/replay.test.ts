import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT, Replay } from '../src/lib/replay.svelte';
import type { Looked } from '../src/lib/wire';
import { tableView } from './fake';

let asked: number[];
let replay: Replay;

const looked = (ply: number): Looked => ({
  t: 'looked',
  ply,
  actor: 0,
  scores: [0, 0],
  view: ply,
  last: null,
  position: null,
});
const arrive = (ply: number, change = {}) => replay.arrive(tableView({ ply, layout: null, log_from: ply, ...change }));

/** Answer whatever is asked, until nothing is any more. */
function answerAll(): number {
  let answered = 0;
  while (answered < asked.length) replay.receive(looked(asked[answered++]!));
  return answered;
}

beforeEach(() => {
  asked = [];
  replay = new Replay((ply) => asked.push(ply));
  arrive(80, { log_from: 0 });
});

describe('looking back', () => {
  it('shows a position as soon as it comes, then fetches its neighbours', () => {
    replay.go(17);
    expect(replay.ply).toBe(17);
    expect(replay.shown).toBeNull();
    replay.receive(looked(17));
    expect(replay.shown!.ply).toBe(17);
    replay.receive(looked(16));
    replay.receive(looked(18));
    expect(asked).toEqual([17, 16, 18]);
    asked.length = 0;
    replay.move(1);
    expect(replay.shown!.ply).toBe(18);
    expect(asked).toEqual([19]);
  });

  it('has one question on its way at a time, and asks next for the newest wish', () => {
    for (const ply of [10, 20, 30, 40]) replay.go(ply);
    expect(asked).toEqual([10]);
    replay.receive(looked(10));
    expect(asked).toEqual([10, 40]);
    expect(replay.shown!.ply).toBe(10);
    replay.receive(looked(40));
    expect(replay.shown!.ply).toBe(40);
  });

  it('does not show a neighbour in place of what is wanted', () => {
    replay.go(10);
    replay.receive(looked(10));
    expect(asked.at(-1)).toBe(9);
    replay.go(50);
    replay.receive(looked(9));
    expect(replay.shown!.ply).toBe(10);
    expect(asked.at(-1)).toBe(50);
  });

  it('stays between the first position and now; the last is the table as it is', () => {
    replay.go(-5);
    expect(replay.ply).toBe(0);
    replay.go(79);
    replay.move(1);
    expect(replay.ply).toBeNull();
    expect(replay.shown).toBeNull();
    replay.move(-1);
    expect(replay.ply).toBe(79);
  });

  it('is not pulled away by what happens meanwhile', () => {
    replay.go(17);
    answerAll();
    arrive(81);
    expect(replay.ply).toBe(17);
    expect(replay.shown!.ply).toBe(17);
    expect(replay.length).toBe(81);
  });

  it('forgets what is not true any more after something was taken back', () => {
    replay.go(78);
    answerAll();
    replay.now();
    arrive(77, { log_from: 77 });
    arrive(80, { log_from: 77 });
    asked.length = 0;
    replay.go(78);
    expect(asked).toEqual([78]);
    asked.length = 0;
    replay.receive(looked(78));
    replay.go(77);
    expect(replay.shown!.ply).toBe(77);
  });

  it('goes back to now where the position was taken back', () => {
    replay.go(79);
    answerAll();
    arrive(40, { log_from: 40 });
    expect(replay.ply).toBeNull();
  });

  it('asks anew after a new connection', () => {
    replay.go(17);
    expect(asked).toEqual([17]);
    arrive(80, { layout: {}, log_from: 0 });
    expect(asked).toEqual([17, 17]);
  });

  it('forgets what was hidden when the game ends, or another seat looks', () => {
    replay.go(17);
    answerAll();
    asked.length = 0;
    arrive(80, { phase: 'over' });
    expect(asked).toEqual([17]);
    expect(replay.shown!.ply).toBe(17);
    answerAll();
    asked.length = 0;
    arrive(80, { phase: 'over', as_seat: 1 });
    expect(asked).toEqual([17]);
  });

  it('keeps a bounded number of positions', () => {
    arrive(KEPT * 3, { log_from: 0 });
    for (let ply = 0; ply < KEPT * 2; ply += 1) {
      asked.length = 0;
      replay.go(ply);
      answerAll();
    }
    asked.length = 0;
    replay.go(0);
    expect(asked).toEqual([0]);
  });
});
