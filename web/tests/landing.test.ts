import { expect, it } from 'vitest';
import { depart, landing } from '../src/lib/landing';

function title(): HTMLElement {
  const h1 = document.body.appendChild(document.createElement('h1'));
  h1.tabIndex = -1;
  return h1;
}

it('gives the focus to the first title after a departure, and to no other', () => {
  const [first, second, third] = [title(), title(), title()];
  landing(first);
  expect(document.activeElement).toBe(document.body);
  depart();
  landing(second);
  expect(document.activeElement).toBe(second);
  landing(third);
  expect(document.activeElement).toBe(second);
});
