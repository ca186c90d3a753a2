import { afterEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Scene } from '../src/lib/playback.svelte';

/** An element whose animations end when they are told to. */
class Stage {
  readonly animations: { rate: number; end: () => void; cancel: () => void }[] = [];

  animate(): Animation {
    let end!: () => void;
    let cancel!: () => void;
    const finished = new Promise<void>((resolve, reject) => {
      end = resolve;
      cancel = () => reject(new Error('cancelled'));
    });
    const animation = { rate: 1, end, cancel };
    this.animations.push(animation);
    return {
      finished,
      cancel,
      updatePlaybackRate: (rate: number) => (animation.rate = rate),
    } as unknown as Animation;
  }
}

class Played extends Playback<string, null> {
  readonly stage = new Stage();
  readonly played: string[] = [];

  protected play(before: string): void {
    this.played.push(`${before}-${this.scene.view}`);
    this.motion.play(this.stage as unknown as Element, [], {});
  }
}

const scene = (view: string): Scene<string, null> => ({ view, last: null });
const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

describe('playback', () => {
  let playback: Played;
  const begin = () => (playback = new Played(scene('a')));
  afterEach(() => playback.stop());

  it('shows a view at once, and the next ones after each other, faster', async () => {
    begin();
    for (const view of 'bcd') playback.arrive(scene(view));
    expect(playback.scene.view).toBe('b');
    expect(playback.stage.animations[0]!.rate).toBeGreaterThan(1);
    playback.stage.animations[0]!.end();
    await vi.waitFor(() => expect(playback.scene.view).toBe('c'));
    playback.stage.animations[1]!.end();
    await vi.waitFor(() => expect(playback.scene.view).toBe('d'));
    expect(playback.played).toEqual(['a-b', 'b-c', 'c-d']);
  });

  it('does not wait for what is far behind', async () => {
    begin();
    for (const view of 'bcdefgh') playback.arrive(scene(view));
    await vi.waitFor(() => expect(playback.scene.view).not.toBe('b'));
    for (const animation of playback.stage.animations) animation.end();
    await vi.waitFor(() => {
      for (const animation of playback.stage.animations) animation.end();
      expect(playback.scene.view).toBe('h');
    });
    expect(playback.played.length).toBeLessThan(6);
  });

  it('is at the newest view with any key, before anybody hears of the key', () => {
    begin();
    for (const view of 'bcd') playback.arrive(scene(view));
    let seen = '';
    const hear = () => (seen = playback.scene.view);
    window.addEventListener('keydown', hear);
    press('p');
    window.removeEventListener('keydown', hear);
    expect(seen).toBe('d');
    expect(playback.played).toEqual(['a-b', 'b-d']);
  });

  it('goes on as before after a key', async () => {
    begin();
    for (const view of 'bc') playback.arrive(scene(view));
    press('ArrowLeft');
    playback.arrive(scene('d'));
    expect(playback.scene.view).toBe('c');
    playback.stage.animations[1]!.end();
    await vi.waitFor(() => expect(playback.scene.view).toBe('d'));
  });

  it('is not hurried by what is typed elsewhere, by browser keys, or once it is stopped', () => {
    begin();
    playback.arrive(scene('b'));
    playback.arrive(scene('c'));
    const input = document.body.appendChild(document.createElement('input'));
    press('x', input);
    press('x', document.body, { ctrlKey: true });
    press('Shift');
    expect(playback.scene.view).toBe('b');
    playback.stop();
    press('x');
    expect(playback.scene.view).toBe('b');
    input.remove();
  });
});
