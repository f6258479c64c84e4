import { describe, expect, test } from 'vitest';
import { parseRulebook, blocksOfClause, searchRulebook } from '$client/rulebook/rulebook';

const BOOK = parseRulebook(`# The game

Be the last driver. {#FC-T5}

## Setup

1. Shuffle the deck. {#FC-S1}
2. Deal seven cards. {#FC-S2}

### Crash {#FC-K1}

You are out. It is final.

- A Boost saves you. {#FC-K2}
> Example: Red draws a Crash
> and is out.
`);

describe('a rulebook', () => {
  test('is headings, paragraphs, steps, items and examples', () => {
    const kinds = ['h1', 'p', 'h2', 'step', 'step', 'h3', 'p', 'item', 'example'];
    expect(BOOK.map((block) => block.kind)).toEqual(kinds);
    expect(BOOK.at(-1)!.text).toBe('Example: Red draws a Crash and is out.');
    expect(BOOK[4]).toEqual({
      kind: 'step',
      text: 'Deal seven cards.',
      clauses: ['FC-S2'],
      number: '2',
    });
  });

  test('a clause is found where it is anchored; a heading brings its paragraphs', () => {
    expect(blocksOfClause(BOOK, 'FC-S1').map((block) => block.text)).toEqual(['Shuffle the deck.']);
    expect(blocksOfClause(BOOK, 'FC-K1').map((block) => block.text)).toEqual([
      'Crash',
      'You are out. It is final.',
    ]);
    expect(blocksOfClause(BOOK, 'FC-99')).toEqual([]);
  });

  test('is searched by words and by clauses, whatever their case', () => {
    expect(searchRulebook(BOOK, 'SEVEN cards').map((found) => found.head)).toEqual(['Setup']);
    expect(searchRulebook(BOOK, 'fc-k2').map((found) => found.block.text)).toEqual([
      'A Boost saves you.',
    ]);
    expect(searchRulebook(BOOK, '  ')).toEqual([]);
  });
});
