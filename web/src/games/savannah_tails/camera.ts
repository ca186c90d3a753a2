/**
 * What part of the course is seen. The world is measured in units of the drawing, the window in pixels; a camera says
 * which point of the world lies in the middle of the window and how many pixels a unit is.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  scale: number;
}

/** The box round points, with a margin. */
export function around(points: readonly Point[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The camera that sees a whole box, not nearer than `nearest`. */
export function fit(box: Box, window: Size, nearest = Infinity): Camera {
  const scale = Math.min(window.width / box.width, window.height / box.height, nearest);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** The nearest camera to a wanted one that shows no more emptiness than it must, and is never further than the whole. */
export function held(camera: Camera, world: Box, window: Size, nearest: number): Camera {
  const scale = Math.min(Math.max(camera.scale, fit(world, window).scale), Math.max(nearest, fit(world, window).scale));
  const inside = (middle: number, from: number, length: number, seen: number): number =>
    seen >= length ? from + length / 2 : Math.min(Math.max(middle, from + seen / 2), from + length - seen / 2);
  return {
    x: inside(camera.x, world.x, world.width, window.width / scale),
    y: inside(camera.y, world.y, world.height, window.height / scale),
    scale,
  };
}

/** Come nearer by a factor (or go further), with the point under the pointer staying there; it is told in pixels. */
export function zoomed(camera: Camera, factor: number, window: Size, at: Point): Camera {
  const scale = camera.scale * factor;
  const from = { x: at.x - window.width / 2, y: at.y - window.height / 2 };
  return {
    x: camera.x + from.x / camera.scale - from.x / scale,
    y: camera.y + from.y / camera.scale - from.y / scale,
    scale,
  };
}

/** Moved by a drag of so many pixels. */
export function dragged(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
}

/** The transform that draws the world as a camera sees it. */
export function transformOf({ x, y, scale }: Camera, window: Size): string {
  return `translate(${window.width / 2 - x * scale}px, ${window.height / 2 - y * scale}px) scale(${scale})`;
}
