/** REST calls by name, with the server's own types. */
import { type Calls, ROUTES } from '$client/wire';

export class Problem extends Error {
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

export async function call<N extends Name>(
  name: N,
  path: Record<string, string> = {},
  body: Calls[N]['body'] | null = null,
  query: Query = {},
): Promise<Calls[N]['answer']> {
  const [method, pattern] = ROUTES[name];
  let url = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (asked.length) {
    url += '?' + new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
  }
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      body: body === null ? null : JSON.stringify(body),
      headers: body === null ? {} : { 'content-type': 'application/json' },
    });
  } catch {
    throw new Problem('offline', 'The server cannot be reached.');
  }
  const text = await response.text();
  if (!response.ok) throw problemOf(text, response.status);
  const plain = !(response.headers.get('content-type') ?? '').includes('json');
  return (plain ? text : JSON.parse(text)) as Calls[N]['answer'];
}

function problemOf(text: string, status: number): Problem {
  try {
    const said = JSON.parse(text) as { code: string; sentence: string };
    return new Problem(said.code, said.sentence, status);
  } catch {
    return new Problem('offline', `The server answers ${status}.`, status);
  }
}

/** Something nobody can foretell, to be mixed into a table's chance. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
