/** How many logs lie in each row of a pile, from the bottom: a heap that can be counted at a glance. */
export function rows(logs: number): number[] {
  let base = 0;
  while ((base * (base + 1)) / 2 < logs) base++;
  const found: number[] = [];
  for (let left = logs; left > 0; base--) {
    const row = Math.min(base, left);
    found.push(row);
    left -= row;
  }
  return found;
}
