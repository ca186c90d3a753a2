import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import type { SeatView } from '../../lib/wire';
import Board from './Board.svelte';
import { chosen } from './state.svelte';
import Tray from './Tray.svelte';
import type { Effect, Layout, View } from './view';

const layout: Layout = {
  name: 'line',
  cells: Array.from({ length: 24 }, (_, column): [number, number] => [column, 3]),
  goal: [
    [20, 0],
    [23, 2],
  ],
  water: [15],
  forests: [17],
  starts: 4,
};

const move = (elephant: number, start: number, number: number, space: number, logs = 0, held = false): Effect => ({
  action: `${start}+${number}`,
  kind: 'move',
  number,
  steps: [{ elephant, start, space, house: null, logs, held }],
});

const stuck = { id: 'water_held', args: { space: 15, behind: 14, ruling: 'EP-4' } };

function view(): View {
  const elephant = (id: number, space: number | null, cannot: View['elephants'][number]['cannot'] = null) => ({
    id,
    seat: Math.floor(id / 2),
    space,
    house: space === null ? 0 : null,
    moved: false,
    cannot,
  });
  return {
    phase: 'moving',
    turn: 0,
    elephants: [elephant(0, 14), elephant(1, null), elephant(2, 15, stuck), elephant(3, 12)],
    forests: [{ space: 17, logs: 2 }],
    houses: [
      { logs: 0, elephant: 1 },
      { logs: 2, elephant: null },
      { logs: 1, elephant: null },
    ],
    held: [3, 0],
    numbers: [3, 2, 1],
    choices: [
      move(0, 14, 3, 18),
      move(0, 14, 2, 17, 2),
      move(0, 14, 1, 16),
      // two numbers that lead to the same place
      move(3, 12, 3, 16),
      move(3, 12, 2, 16),
      move(3, 12, 1, 13),
      {
        action: 'parade',
        kind: 'parade',
        number: null,
        steps: [
          { elephant: 2, start: 15, space: 16, house: null, logs: 0, held: false },
          { elephant: 0, start: 14, space: 15, house: null, logs: 0, held: true },
          { elephant: 3, start: 12, space: 13, house: null, logs: 0, held: false },
        ],
      },
    ],
  };
}

const seats = [0, 1].map((seat) => ({ seat, chair: seat, name: '' })) as SeatView[];
let mounted: object[] = [];

function show(part: typeof Board | typeof Tray, more: Partial<BoardProps<View, Layout, Effect>> = {}) {
  const send = vi.fn();
  const refuse = vi.fn();
  const props = {
    view: view(),
    layout,
    last: null,
    seats,
    acting: true,
    send,
    refuse,
    say: ({ id, args }: { id: string; args?: object }) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim(),
    motion: 0,
    showNumbers: false,
    hover: null,
    ...more,
  };
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return { send, refuse };
}

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function click(element: Element | undefined): void {
  expect(element).toBeDefined();
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

function press(key: string, at: Element | Window = window): void {
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  chosen.clear();
  document.body.innerHTML = '';
});

it('shows where a chosen elephant can go, and a click on a place does it', () => {
  const { send } = show(Board);
  expect(all('.ghost')).toHaveLength(0);
  click(all('.elephant')[0]);
  expect(all('.target').map((target) => target.getAttribute('aria-label'))).toEqual([
    '3: effect_move 18',
    '2: effect_move 17, effect_logs 2',
    '1: effect_move 16',
  ]);
  click(all('.target')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('14+2');
  expect(all('.ghost')).toHaveLength(0);
});

it('draws one ghost for numbers that lead to the same place, each of them choosable', () => {
  const { send } = show(Board);
  click(all('.elephant')[3]);
  expect(all('.ghost')).toHaveLength(2);
  click(all('.target').find((target) => target.getAttribute('aria-label')?.startsWith('2:')));
  expect(send).toHaveBeenCalledExactlyOnceWith('12+2');
});

it('says why an elephant cannot move', () => {
  const { send, refuse } = show(Board);
  click(all('.elephant')[2]);
  expect(refuse).toHaveBeenCalledExactlyOnceWith(stuck);
  expect(send).not.toHaveBeenCalled();
  expect(all('.elephant')[2]!.getAttribute('aria-label')).toContain('water_held');
});

it('can be played with keys alone', () => {
  const { send } = show(Board);
  const first = all('.elephant')[0] as SVGGElement;
  expect(all('.elephant[tabindex="0"]')).toEqual([first]);
  press('Enter', first);
  press('2');
  press('p');
  press('Enter', first);
  press('Escape');
  press('3');
  expect(send.mock.calls).toEqual([['14+2'], ['parade']]);
  // Escape let go of the elephant: now the number waits for one
  expect(chosen.number).toBe(3);
});

it('goes from elephant to elephant with the arrow keys, the front one to the right', () => {
  show(Board);
  const [first, , inWater, last] = all('.elephant') as SVGGElement[];
  first!.focus();
  press('ArrowRight', first);
  expect(document.activeElement).toBe(inWater);
  press('ArrowLeft', inWater);
  press('ArrowLeft', first);
  expect(document.activeElement).toBe(last);
});

it('keeps the focus with the elephant when the place it goes to was pressed', () => {
  const { send } = show(Board);
  const first = all('.elephant')[0] as SVGGElement;
  press('Enter', first);
  const target = all('.target')[1] as SVGGElement;
  target.focus();
  press('Enter', target);
  expect(send).toHaveBeenCalledExactlyOnceWith('14+2');
  expect(document.activeElement).toBe(first);
});

it('offers nothing to those who are not to act', () => {
  const { send, refuse } = show(Board, { acting: false });
  expect(all('[role="button"]')).toHaveLength(0);
  click(all('.elephant')[0]);
  click(all('.elephant')[2]);
  press('p');
  expect(send).not.toHaveBeenCalled();
  expect(refuse).not.toHaveBeenCalled();
});

it('offers free start spaces while elephants are placed', () => {
  const step = { elephant: 0, start: null, space: 2, house: null, logs: 0, held: false };
  const place: Effect = { action: '@2', kind: 'place', number: null, steps: [step] };
  const { send } = show(Board, { view: { ...view(), phase: 'placing', numbers: [], choices: [place] } });
  expect(all('.start')).toHaveLength(1);
  press('Enter', all('.start')[0]);
  expect(send).toHaveBeenCalledExactlyOnceWith('@2');
});

it('does everything from the tray too: an elephant, then what a number does', () => {
  const { send } = show(Tray);
  click(all('.who')[0]);
  expect(all('.effect').map((effect) => effect.textContent?.trim())).toEqual([
    '3 effect_move 18',
    '2 effect_move 17, effect_logs 2',
    '1 effect_move 16',
  ]);
  click(all('.effect')[2]);
  click(all('.parade')[0]);
  expect(send.mock.calls).toEqual([['14+1'], ['parade']]);
});

it('keeps the focus in the tray when a button goes away by being pressed', async () => {
  show(Tray);
  const who = all('.who')[0] as HTMLElement;
  who.focus();
  click(who);
  expect(who.isConnected).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(all('.tray')[0]));
});

it('takes a number first, then an elephant', () => {
  const { send } = show(Tray);
  click(all('.chip')[1]);
  expect(all('.chip')[1]!.getAttribute('aria-pressed')).toBe('true');
  click(all('.who')[1]);
  expect(send).toHaveBeenCalledExactlyOnceWith('12+2');
});
