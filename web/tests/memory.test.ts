import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetTable,
  keepTable,
  myTable,
  myTables,
  recall,
  retain,
  settleChairs,
  SOME_CHAIR,
  tokensOf,
} from '../src/lib/memory';

const key = (chair: number, token: string, invite = '') => ({ chair, token, invite });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('my tables', () => {
  it('come with the last visited first', () => {
    keepTable('old', { game: 'g', visited: 1 });
    keepTable('new', { game: 'g', visited: 3 });
    keepTable('middle', { game: 'g', visited: 2 });
    expect(myTables().map((table) => table.table)).toEqual(['new', 'middle', 'old']);
  });

  it('keep what is not told again', () => {
    keepTable('t', { game: 'g', keys: [key(0, 'a')], visited: 1 });
    keepTable('t', { names: ['Anna'], visited: 2 });
    expect(myTable('t')).toEqual({
      table: 't',
      game: 'g',
      keys: [key(0, 'a')],
      names: ['Anna'],
      over: false,
      visited: 2,
      analysis: false,
      muted: false,
      read: 0,
    });
  });

  it('are forgotten one by one', () => {
    keepTable('a', {});
    keepTable('b', {});
    forgetTable('a');
    expect(myTables().map((table) => table.table)).toEqual(['b']);
    expect(myTable('a')).toBeNull();
    expect(tokensOf('a')).toEqual([]);
  });

  it('live through nonsense in the storage', () => {
    localStorage.setItem('waterhole.table.x', '{broken');
    localStorage.setItem('waterhole.table.y', '7');
    localStorage.setItem('waterhole.table.z', '{"game": "g"}');
    expect(myTables().map((table) => table.table)).toEqual(['z']);
    expect(tokensOf('z')).toEqual([]);
  });
});

describe('keys', () => {
  it('give their tokens, and none for an invite of somebody else', () => {
    keepTable('t', { keys: [key(0, 'mine'), key(1, '', 'i1.x'), key(2, 'also')] });
    expect(tokensOf('t')).toEqual(['mine', 'also']);
  });

  it('replace the older ones of their chairs', () => {
    keepTable('t', { keys: [key(0, 'mine'), key(1, '', 'i1.x')] });
    keepTable('t', { keys: [key(1, 'friend')] });
    expect(myTable('t')!.keys).toEqual([key(0, 'mine'), key(1, 'friend')]);
  });

  it('of seat links stand beside each other until their chairs are known', () => {
    keepTable('t', { keys: [key(SOME_CHAIR, '0.a')] });
    keepTable('t', { keys: [key(SOME_CHAIR, '2.b')] });
    expect(tokensOf('t')).toEqual(['0.a', '2.b']);
  });

  it('of a seat link get their chair when the table shows it', () => {
    keepTable('t', { keys: [key(0, 'mine'), key(SOME_CHAIR, 'other')] });
    settleChairs('t', [0, 2]);
    expect(myTable('t')!.keys).toEqual([key(0, 'mine'), key(2, 'other')]);
  });

  it('are not doubled by a seat link of one’s own', () => {
    keepTable('t', { keys: [key(0, 'mine')] });
    keepTable('t', { keys: [key(SOME_CHAIR, 'mine')] });
    expect(myTable('t')!.keys).toEqual([key(0, 'mine')]);
  });
});

describe('without a storage', () => {
  it('remembers as long as the page lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    retain('name', 'Anna');
    keepTable('t', { game: 'g', keys: [key(0, 'a')] });
    expect(recall('name', '')).toBe('Anna');
    expect(tokensOf('t')).toEqual(['a']);
    expect(myTables()).toHaveLength(1);
    forgetTable('t');
    expect(myTables()).toEqual([]);
  });
});
