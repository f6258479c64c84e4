/** HTTP calls by name, typed by the server's own types. */
import { type Calls, ROUTES } from '$client/wire';

/** A call failed. `code` is the server's, or "offline" if it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

type Name = keyof Calls;
type Query = Record<string, string | number | null | undefined>;

/** Calls a route of `wire.ts` by name; throws ApiError. `path` fills the {…} of its address. */
export async function call<N extends Name>(
  name: N,
  path: Record<string, string> = {},
  body: Calls[N]['body'] | null = null,
  query: Query = {},
): Promise<Calls[N]['answer']> {
  const [method, pattern] = ROUTES[name];
  let url = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (given.length) {
    url += '?' + new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  }
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      body: body === null ? null : JSON.stringify(body),
      headers: body === null ? {} : { 'content-type': 'application/json' },
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached.');
  }
  const text = await response.text();
  if (!response.ok) throw errorFrom(text, response.status);
  const plain = !(response.headers.get('content-type') ?? '').includes('json');
  return (plain ? text : JSON.parse(text)) as Calls[N]['answer'];
}

function errorFrom(text: string, status: number): ApiError {
  try {
    const said = JSON.parse(text) as { code: string; sentence: string };
    return new ApiError(said.code, said.sentence, status);
  } catch {
    return new ApiError('offline', `The server answers ${status}.`, status);
  }
}

/** Returns random hex digits: a player's own share in the table's dice and shuffles. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
