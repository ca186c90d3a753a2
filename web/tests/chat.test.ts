import { beforeEach, describe, expect, it } from 'vitest';
import { Chat } from '../src/lib/chat.svelte';
import type { ChatLine } from '../src/lib/wire';

const line = (at: number, chair: number | null = 1): ChatLine => ({ name: 'Bo', chair, text: `at ${at}`, at });

let chat: Chat;
beforeEach(() => {
  localStorage.clear();
  chat = new Chat('T', () => [0]);
});

describe('a chat', () => {
  it('counts what others said and nobody has seen here', () => {
    chat.receive([line(1), line(2, 0), line(3, null)]);
    expect(chat.unread).toBe(2);
    chat.receive([line(4)]);
    expect(chat.unread).toBe(3);
  });

  it('counts nothing while it is seen, and goes on where that ended', () => {
    chat.receive([line(1)]);
    chat.show(true);
    expect(chat.unread).toBe(0);
    chat.receive([line(2)]);
    expect(chat.unread).toBe(0);
    chat.show(false);
    chat.receive([line(3)]);
    expect(chat.unread).toBe(1);
  });

  it('remembers on this device what was read', () => {
    chat.receive([line(1), line(2)]);
    chat.read();
    const later = new Chat('T', () => [0]);
    later.receive([line(1), line(2), line(3)]);
    expect(later.unread).toBe(1);
    expect(new Chat('other', () => [0]).unread).toBe(0);
  });

  it('takes all lines anew after a new connection, and adds them otherwise', () => {
    chat.receive([line(1)]);
    chat.receive([line(2)]);
    expect(chat.lines).toHaveLength(2);
    chat.renew();
    chat.receive([line(1), line(2), line(3)]);
    expect(chat.lines.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it('that is muted is silent, here and after a reload; what was said meanwhile is not new later', () => {
    chat.receive([line(1)]);
    chat.mute(true);
    chat.receive([line(2)]);
    expect(chat.unread).toBe(0);
    const later = new Chat('T', () => [0]);
    expect(later.muted).toBe(true);
  });
});
