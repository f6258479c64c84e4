import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardContext, GameUi } from '$client/board/board_context';
import { shell } from '$client/i18n/shell.svelte';
import { opponents, tally } from '$client/lobby/my_results';
import type { MyTable } from '$client/state/my_seats.svelte';
import { placeText } from '$client/state/places';
import { endFacts } from '$client/table/end_facts';
import type { Chapter, Story } from '$client/wire';

const NOBODY = {} as BoardContext;

function table(game: string, secrets: Record<string, string>, places?: number[]): MyTable {
  const finish = places && { places, began: 0, ended: 60_000 };
  const names = ['Ada', 'Bo', 'Cy'];
  return {
    table: 't',
    game,
    secrets,
    names,
    over: !!places,
    touched: 1,
    ...(finish && { finish }),
  };
}

function chapter(chooser: number | null, standing: number[], draws = 0): Chapter {
  const drawn = Array.from({ length: draws }, () => ({ below: 6, value: 0 }));
  return { chooser, key: '', events: [], draws: drawn, standing };
}

function story(...chapters: Chapter[]): Story {
  return { chapters, nonces: [], secret: '', commitment: '', forked: false, result: null };
}

beforeAll(async () => {
  await shell.setLanguage('en');
  await shell.loadAll();
});

describe('a place', () => {
  test('is told by its number among rivals', () => {
    expect(placeText([2, 1], 0)).toBe('second place');
    expect(placeText([1, 2, 2], 2)).toBe('second place');
  });

  test('is shared by those who play together: they are never second', () => {
    expect(placeText([2, 2, 2], 1)).toBe('lost together');
    expect(placeText([1, 1], 0)).toBe('won together');
  });

  test('of one alone is a win or a loss', () => {
    expect(placeText([1], 0)).toBe('won');
    expect(placeText([2], 0)).toBe('lost');
  });
});

describe('my games', () => {
  test('are counted by game, without those of several people on this screen', () => {
    const all = [
      table('rats', { 0: 'x' }, [1, 2, 3]),
      table('rats', { 1: 'x' }, [1, 2, 3]),
      table('rats', { 0: 'x', 1: 'y' }, [1, 2, 3]),
      table('mice', { 0: 'x' }, [1, 1, 1]),
      table('mice', { 0: 'x' }),
    ];
    expect(tally(all)).toEqual([
      { game: 'rats', played: 2, won: 1 },
      { game: 'mice', played: 1, won: 1 },
    ]);
  });

  test('name the others, or all of us on one screen', () => {
    expect(opponents(table('rats', { 1: 'x' }))).toEqual(['Ada', 'Cy']);
    expect(opponents(table('rats', { 0: 'x', 1: 'y' }))).toEqual(['Ada', 'Bo', 'Cy']);
  });
});

describe('the facts at the end', () => {
  const played = story(
    chapter(null, [500, 500], 3),
    chapter(0, [600, 400]),
    chapter(1, [300, 700], 1),
    chapter(1, [250, 750]),
    chapter(1, [200, 800]),
    chapter(0, [1000, 0]),
  );

  test('tell of any game: the best choice, changes of the lead, the longest streak', () => {
    expect(endFacts(null, NOBODY, played)).toEqual([
      { value: 'no. 2', label: 'the step that gained most', seat: 1 },
      { value: '2', label: 'changes of the lead', seat: null },
      { value: '3', label: 'choices in a row', seat: 1 },
    ]);
  });

  test('are few where there is little to tell', () => {
    const still = story(
      chapter(null, [500, 500], 3),
      chapter(0, [500, 500]),
      chapter(1, [0, 1000]),
    );
    expect(endFacts(null, NOBODY, still)).toEqual([
      { value: '3', label: 'times chance decided', seat: null },
    ]);
  });

  test('are first of all those of the game', () => {
    const own = [1, 2].map((n) => ({ value: `${n}`, label: `own ${n}`, seat: 0 }));
    const found = endFacts({ endFacts: () => own } as unknown as GameUi, NOBODY, played);
    expect(found.map((fact) => fact.label)).toEqual([
      'own 1',
      'own 2',
      'the step that gained most',
    ]);
  });
});
