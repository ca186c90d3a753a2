/**
 * An id that nobody else makes, in no tab and after no reload. `crypto.randomUUID` exists only on https and localhost,
 * but a friend's phone comes by http to an address of the local network; random bytes are there everywhere.
 */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
