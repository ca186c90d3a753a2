/** The server's HTTP answers. A request that can't be met throws a `Refusal` with a message to show. */
import type { Phrase } from './game';
import type { BoardInfo, BoardsInfo, ChairKey, Claim, GamesInfo, Made, NewAnalysis, NewTable, Problem } from './wire';

export class Refusal extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
  ) {
    super(phrase.id);
  }
}

/** The message of whatever went wrong. */
export function phraseOf(error: unknown): Phrase {
  return error instanceof Refusal ? error.phrase : { id: 'ui_fault', args: { text: String(error) } };
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ id: 'ui_no_server' }, 0);
  }
  if (response.ok) return response;
  let problem: Partial<Problem> | null = null;
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // not an answer of ours; the status has to do
  }
  throw new Refusal(problem?.message ?? { id: 'ui_server_status', args: { status: response.status } }, response.status);
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

const word = encodeURIComponent;

export const getGames = async () => (await (await ask('/api/games')).json()) as GamesInfo;
/** The boards of a game, and what boards are made of. */
export const getBoards = async (game: string) =>
  (await (await ask(`/api/games/${word(game)}/boards`)).json()) as BoardsInfo;
/** The board of this text as it is drawn; without a text one at random. */
export const askBoard = (game: string, text?: string) =>
  post<BoardInfo>(`/api/games/${word(game)}/board`, text === undefined ? {} : { text });
export const makeTable = (table: NewTable) => post<Made>('/api/tables', table);
export const makeAnalysis = (analysis: NewAnalysis) => post<Made>('/api/analysis', analysis);
export const claim = (table: string, body: Claim) => post<ChairKey>(`/api/tables/${word(table)}/claim`, body);
/** A Fluent catalogue; `_` is the one of the shared Python code. */
export const getTexts = async (lang: string, game: string) =>
  (await ask(`/api/texts/${word(lang)}/${word(game)}`)).text();
/** Of a game's texts what is said of it before it is opened. */
export const getFrontTexts = async (lang: string, game: string) =>
  (await ask(`/api/texts/${word(lang)}/${word(game)}?part=front`)).text();
/** The rules of a game, as a fragment of HTML. */
export const getRules = async (game: string, lang: string) =>
  (await ask(`/api/rules/${word(game)}/${word(lang)}`)).text();
export const recordUrl = (table: string) => `/api/tables/${word(table)}/record`;
