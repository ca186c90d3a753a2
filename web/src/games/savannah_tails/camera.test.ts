import { describe, expect, it } from 'vitest';
import { around, dragged, fit, held, transformOf, zoomed, type Camera, type Point } from './camera';

const window = { width: 800, height: 400 };
const world = { x: 0, y: 0, width: 4000, height: 1000 };

/** Where a point of the world is in the window, in pixels. */
function onWindow(camera: Camera, { x, y }: Point): Point {
  return {
    x: window.width / 2 + (x - camera.x) * camera.scale,
    y: window.height / 2 + (y - camera.y) * camera.scale,
  };
}

describe('a camera', () => {
  it('sees the whole of a box', () => {
    const camera = fit(world, window);
    expect(camera).toEqual({ x: 2000, y: 500, scale: 0.2 });
    expect(onWindow(camera, { x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
    expect(onWindow(camera, { x: 4000, y: 1000 })).toEqual({ x: 800, y: 300 });
  });

  it('comes no nearer than it may', () => {
    expect(fit(around([{ x: 10, y: 10 }], 5), window, 1).scale).toBe(1);
  });

  it('stays within the world, and is never further than the whole of it', () => {
    expect(held({ x: -500, y: 5000, scale: 1 }, world, window, 2)).toEqual({ x: 400, y: 800, scale: 1 });
    expect(held({ x: 0, y: 0, scale: 0.01 }, world, window, 2)).toEqual({ x: 2000, y: 500, scale: 0.2 });
    expect(held({ x: 2000, y: 500, scale: 9 }, world, window, 2).scale).toBe(2);
  });

  it('keeps what is under the pointer there when it comes nearer', () => {
    const camera = { x: 1000, y: 500, scale: 0.5 };
    const at = { x: 700, y: 50 };
    const under = { x: camera.x + (at.x - 400) / 0.5, y: camera.y + (at.y - 200) / 0.5 };
    const near = zoomed(camera, 2, window, at);
    expect(near.scale).toBe(1);
    expect(onWindow(near, under)).toEqual(at);
  });

  it('goes with a drag', () => {
    const camera = { x: 1000, y: 500, scale: 0.5 };
    expect(onWindow(dragged(camera, { x: 30, y: -10 }), { x: 1000, y: 500 })).toEqual({ x: 430, y: 190 });
  });

  it('says it as a transform', () => {
    expect(transformOf({ x: 100, y: 50, scale: 2 }, window)).toBe('translate(200px, 100px) scale(2)');
  });
});
