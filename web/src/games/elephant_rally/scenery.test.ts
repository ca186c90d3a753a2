import { describe, expect, it } from 'vitest';
import { course, cell as cellPath, middleOf, type Shape } from './geometry';
import { layout } from './given';
import { CARD, table } from './infield';
import { shores, waters } from './rivers';
import { blocks, landsOf, scenery } from './scenery';

describe.each<Shape>(['wide', 'tall'])('%s', (shape) => {
  const made = course(4, 36, shape);
  const empty = {
    lanes: 4,
    columns: 36,
    ground: Array.from({ length: 4 }, () => Array.from({ length: 36 }, () => 'plain' as const)),
  };

  it('puts nothing on the course, in the water, or outside the picture', () => {
    const river = {
      ...empty,
      ground: empty.ground.map((line) => line.map((what, i) => (i === 5 || i === 20 ? ('river' as const) : what))),
    };
    const wet = shores(made, waters(river));
    const { x, y, width, height } = made.view;
    const middles = Array.from({ length: 4 * 36 }, (_, i) =>
      middleOf(made, { lane: i % 4, column: Math.floor(i / 4) }),
    );
    const things = scenery(made, river);
    expect(things.length).toBeGreaterThan(20);
    for (const thing of things) {
      expect(Math.min(...middles.map((at) => Math.hypot(at.x - thing.x, at.y - thing.y + 10)))).toBeGreaterThan(48);
      expect(Math.min(...wet.map((at) => Math.hypot(at.x - thing.x, at.y - thing.y + 20)))).toBeGreaterThan(70);
      expect(thing.x).toBeGreaterThan(x);
      expect(thing.x).toBeLessThan(x + width);
      expect(thing.y).toBeGreaterThan(y);
      expect(thing.y).toBeLessThan(y + height + 1);
    }
  });

  it('is the same every time', () => {
    expect(scenery(made, empty)).toEqual(scenery(made, empty));
  });

  it('keeps the cards within the infield, on every track', () => {
    for (const [lanes, columns] of [
      [4, 36],
      [5, 44],
      [3, 12],
      [6, 60],
    ] as const) {
      const one = course(lanes, columns, shape);
      const { scale, play, pile, discards, supply, chips } = table(one);
      const { x, y, width, height } = one.infield;
      for (const at of [play, pile, discards]) {
        expect(at.x - (CARD.width / 2) * scale).toBeGreaterThan(x);
        expect(at.x + (CARD.width / 2) * scale).toBeLessThan(x + width);
        expect(at.y - (CARD.height / 2) * scale).toBeGreaterThan(y);
        expect(at.y + (CARD.height / 2) * scale).toBeLessThan(y + height);
      }
      for (const chip of chips) {
        expect(supply.x + (chip.x + 24) * scale).toBeLessThan(x + width);
        expect(supply.y + (chip.y + 24) * scale).toBeLessThan(y + height);
      }
    }
  });
});

it('builds walls where spaces are missing, those of a lane in one', () => {
  const made = course(4, 20, 'wide');
  expect(blocks(made, layout).map(({ lane, from, to }) => [lane, from, to])).toEqual([[0, 10, 12]]);
  expect(cellPath(made, { lane: 0, column: 10 })).toMatch(/^M/);
});

it('leads narrow tracks through city and forest, wide ones past palaces and mountains', () => {
  expect(landsOf({ lanes: 4 })).toEqual(['city', 'forest']);
  expect(landsOf({ lanes: 5 })).toEqual(['palace', 'mountains']);
});
