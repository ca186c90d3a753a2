import { describe, expect, it } from 'vitest';
import { link, newHash, parseRoute, secretHash, tableHash } from '../src/lib/route';

describe('parseRoute', () => {
  it('finds the lobby where nothing is said', () => {
    for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ screen: 'lobby' });
  });

  it('reads back what is written', () => {
    expect(parseRoute(newHash('elefantenparade'))).toEqual({ screen: 'new', game: 'elefantenparade' });
    const table = { screen: 'table', table: 'aB-_9', ply: null, invite: '', token: '' };
    expect(parseRoute(tableHash('aB-_9'))).toEqual(table);
    expect(parseRoute(tableHash('aB-_9', 17))).toEqual({ ...table, ply: 17 });
    expect(parseRoute(tableHash('aB-_9', 0))).toEqual({ ...table, ply: 0 });
  });

  it('tells invites from seat links', () => {
    const invite = 'i1.AAAA-BBBB_CCCCDDDDEEEE';
    const token = '0.iAAA-BBBB_CCCCDDDDEEEE';
    expect(parseRoute(secretHash('t', invite))).toMatchObject({ invite, token: '' });
    expect(parseRoute(secretHash('t', token))).toMatchObject({ invite: '', token });
  });

  it.each([
    '#/t',
    '#/t/',
    '#/new',
    '#/new/a/b',
    '#/t/a/b/c',
    '#/t/%00',
    '#/t/a b',
    '#/t/a@',
    '#/t/a@-1',
    '#/t/a@1/i0.x',
    '#/new/a@1',
    '#/elsewhere',
  ])('finds nothing at %s', (hash) => expect(parseRoute(hash)).toEqual({ screen: 'nowhere' }));
});

it('keeps the secret behind the #, which no server sees', () => {
  const url = new URL(link(secretHash('t', 'i0.x'), { origin: 'http://10.0.0.7:8000', pathname: '/' }));
  expect(url.href).toBe('http://10.0.0.7:8000/#/t/t/i0.x');
  expect(url.pathname + url.search).toBe('/');
});
