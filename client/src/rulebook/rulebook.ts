/**
 * Parses rulebooks. Ours are Markdown with headings, paragraphs, lists and examples only; clause ids
 * follow a block as {#FC-T1}.
 */

export type Kind = 'h1' | 'h2' | 'h3' | 'p' | 'item' | 'step' | 'example';

export interface Block {
  kind: Kind;
  text: string;
  clauses: string[];
  number: string; // of a step
}

const ANCHOR = /\s*\{#([^}]*)\}/g;
const MARKS: [RegExp, Kind][] = [
  [/^### +/, 'h3'],
  [/^## +/, 'h2'],
  [/^# +/, 'h1'],
  [/^> ?/, 'example'],
  [/^[-*] +/, 'item'],
  [/^\d+\. +/, 'step'],
];

export function parseRulebook(text: string): Block[] {
  return text
    .split(/\n\s*\n|\n(?=(?:[-*]|\d+\.) )|\n(?=#)|(?<=^#[^\n]*)\n|(?<!^>[^\n]*)\n(?=>)/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const clauses = [...part.matchAll(ANCHOR)].map((match) => match[1]!);
  const bare = part.replace(ANCHOR, '');
  const [mark, kind] = MARKS.find(([pattern]) => pattern.test(bare)) ?? [/^/, 'p' as Kind];
  const text = bare.replace(mark, '').replace(/\n> ?/g, ' ').replace(/\s+/g, ' ').trim();
  return { kind, text, clauses, number: /^\d+/.exec(bare)?.[0] ?? '' };
}

/** Returns the block that has a clause's id; if it is a heading, also the text below it. */
export function blocksOfClause(book: readonly Block[], clause: string): Block[] {
  const at = book.findIndex((each) => each.clauses.includes(clause));
  if (at < 0) return [];
  const found = [book[at]!];
  if (found[0]!.kind.startsWith('h')) {
    for (const each of book.slice(at + 1)) {
      if (each.kind.startsWith('h') || each.kind === 'example' || each.clauses.length) break;
      found.push(each);
    }
  }
  return found;
}

/** Finds the blocks that have all the words, in any case, each with the heading above it. */
export function searchRulebook(
  book: readonly Block[],
  words: string,
): { head: string; block: Block }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: { head: string; block: Block }[] = [];
  let head = '';
  for (const each of book) {
    if (each.kind.startsWith('h')) head = each.text;
    const text = `${each.text} ${each.clauses.join(' ')}`.toLowerCase();
    if (wanted.every((word) => text.includes(word))) found.push({ head, block: each });
  }
  return found;
}
