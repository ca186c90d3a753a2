/** Tables for trying things out. */
import { makeAnalysis } from './api';
import { keepTable } from './memory';
import { tableHash } from './route';
import type { NewAnalysis } from './wire';

/** Open one and go there. Throws a Refusal where the server has something against it. */
export async function tryOut(from: NewAnalysis): Promise<void> {
  const made = await makeAnalysis(from);
  keepTable(made.table, { keys: made.keys, analysis: true, visited: Date.now() });
  location.hash = tableHash(made.table);
}
