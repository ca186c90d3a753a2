/**
 * What this device remembers: its tables with the keys to its chairs, and small things such as one's name. It lives in
 * the browser's local storage; where that is closed to us, as long as the page.
 */
import type { ChairKey } from './wire';

export interface MyTable {
  table: string;
  game: string;
  /** The chairs that this device sits on, and the invites that it may give away. None: it only watches. */
  keys: ChairKey[];
  /** Who plays, for the list. */
  names: string[];
  over: boolean;
  /** When it was last looked at, in milliseconds since 1970. */
  visited: number;
  /** Whether it is for trying things out. */
  analysis: boolean;
  /** Whether its chat is not shown. */
  muted: boolean;
  /** When the last line of chat that was read was said, in seconds since 1970. */
  read: number;
}

const UNKNOWN: Omit<MyTable, 'table'> = {
  game: '',
  keys: [],
  names: [],
  over: false,
  visited: 0,
  analysis: false,
  muted: false,
  read: 0,
};

const PREFIX = 'waterhole.';
const TABLE = `${PREFIX}table.`;
const session = new Map<string, string>();

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  return session.get(key) ?? storage()?.getItem(key) ?? null;
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    session.delete(key);
  } catch {
    session.set(key, text);
  }
}

/** A small thing by its name; `fallback` where there is none or it can't be read. */
export function recall<T>(name: string, fallback: T): T {
  const text = read(PREFIX + name);
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}

export function retain(name: string, value: unknown): void {
  write(PREFIX + name, JSON.stringify(value));
}

/** One table; null where this device has never been there. Each has a place of its own, so tabs don't overwrite each other. */
export function myTable(table: string): MyTable | null {
  const found = recall<Partial<MyTable> | null>(`table.${table}`, null);
  if (found === null || typeof found !== 'object') return null;
  return { ...UNKNOWN, ...found, table };
}

/** All tables, the one last looked at first. */
export function myTables(): MyTable[] {
  const keys = new Set([...session.keys(), ...Object.keys(storage() ?? {})]);
  return [...keys]
    .filter((key) => key.startsWith(TABLE))
    .map((key) => myTable(key.slice(TABLE.length)))
    .filter((table) => table !== null)
    .sort((a, b) => b.visited - a.visited);
}

/** Of a key from a seat link, until the table has told which chair it is for. */
export const SOME_CHAIR = -1;

/** Keep what is known of a table; what is not given stays as it was. New keys replace those of their chairs. */
export function keepTable(table: string, known: Partial<Omit<MyTable, 'table'>>): MyTable {
  const before = myTable(table) ?? { ...UNKNOWN, table };
  const fresh = known.keys ?? [];
  const same = (a: ChairKey, b: ChairKey) => a.token === b.token || (a.chair === b.chair && a.chair !== SOME_CHAIR);
  const old = before.keys.filter((key) => !fresh.some((other) => same(key, other)));
  // a seat link of one's own, opened where its chair is known already, tells nothing new
  const ours = (key: ChairKey) => before.keys.find((other) => key.chair === SOME_CHAIR && other.token === key.token);
  const keys = [...old, ...fresh.map((key) => ours(key) ?? key)];
  const kept = { ...before, ...known, keys: keys.sort((a, b) => a.chair - b.chair) };
  retain(`table.${table}`, kept);
  return kept;
}

export function forgetTable(table: string): void {
  session.delete(TABLE + table);
  storage()?.removeItem(TABLE + table);
}

/** Tell the key from a seat link its chair, once the table shows on which chairs this device sits. */
export function settleChairs(table: string, chairs: readonly number[]): void {
  const keys = myTable(table)?.keys ?? [];
  const unsettled = keys.filter((key) => key.chair === SOME_CHAIR);
  const left = chairs.filter((chair) => !keys.some((key) => key.chair === chair));
  if (unsettled.length === 1 && left.length === 1) keepTable(table, { keys: [{ ...unsettled[0]!, chair: left[0]! }] });
}

/** The secrets that make this device sit on its chairs. */
export function tokensOf(table: string): string[] {
  return (myTable(table)?.keys ?? []).map((key) => key.token).filter((token) => token !== '');
}
