/**
 * Where one is, in the part of the address behind `#`, which no server and no log ever sees. So seat links may carry
 * their secrets there.
 *
 *     #/                    the lobby
 *     #/new/GAME            making a table
 *     #/t/TABLE             a table: on one's own chairs, or watching
 *     #/t/TABLE@PLY         a table, looking at the position after so many actions
 *     #/t/TABLE/INVITE      an invite, which may be taken once
 *     #/t/TABLE/TOKEN       a seat link: whoever opens it sits there
 *
 * An invite begins with `i`, a token with the number of its chair.
 */
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string; ply: number | null; invite: string; token: string }
  | { screen: 'nowhere' };

const WORD = /^[\w.:~-]+$/;
const AT = /^([\w.:~-]+)@(\d{1,6})$/;

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/');
  if (parts.join('') === '') return { screen: 'lobby' };
  const [screen, word = '', secret = '', ...rest] = parts;
  const at = AT.exec(word);
  if (at && screen === 't' && parts.length === 2)
    return { screen: 'table', table: at[1]!, ply: Number(at[2]), invite: '', token: '' };
  if (rest.length === 0 && WORD.test(word)) {
    if (screen === 'new' && secret === '') return { screen: 'new', game: word };
    if (screen === 't' && (secret === '' || WORD.test(secret))) {
      const invited = secret.startsWith('i');
      return { screen: 'table', table: word, ply: null, invite: invited ? secret : '', token: invited ? '' : secret };
    }
  }
  return { screen: 'nowhere' };
}

export const newHash = (game: string) => `#/new/${game}`;
/** A table; with a number, as it was after so many actions. */
export const tableHash = (table: string, ply: number | null = null) => `#/t/${table}${ply === null ? '' : `@${ply}`}`;
/** A link to a table with an invite to it, or with the token of a chair. */
export const secretHash = (table: string, secret: string) => `#/t/${table}/${secret}`;

/** The whole address of a hash, to be sent to somebody. */
export function link(hash: string, here: Pick<Location, 'origin' | 'pathname'> = location): string {
  return here.origin + here.pathname + hash;
}
