import { describe, expect, it } from 'vitest';
import { heard, type Moment } from '../src/lib/notices.svelte';

const moment = (change: Partial<Moment>): Moment => ({ ply: 4, myTurn: false, over: false, ...change });

describe('what is heard', () => {
  it('is nothing on arriving, whoever is to act', () => {
    expect(heard(null, moment({ myTurn: true }))).toBeNull();
  });

  it('is the bell once when it becomes my turn, and not within it', () => {
    expect(heard(moment({}), moment({ ply: 5, myTurn: true }))).toBe('turn');
    expect(heard(moment({ myTurn: true }), moment({ ply: 5, myTurn: true }))).toBe('move');
    expect(heard(moment({ myTurn: true }), moment({ myTurn: true }))).toBeNull();
  });

  it('is wood for each action, and nothing for one taken back', () => {
    expect(heard(moment({}), moment({ ply: 5 }))).toBe('move');
    expect(heard(moment({}), moment({ ply: 3 }))).toBeNull();
  });

  it('is the trunk once at the end', () => {
    expect(heard(moment({}), moment({ ply: 5, over: true }))).toBe('end');
    expect(heard(moment({ over: true }), moment({ over: true }))).toBeNull();
  });
});
