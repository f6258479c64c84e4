import { describe, expect, test } from 'vitest';
import { changedCells, parsePicture, runsOf, withoutNumbers } from '$client/board/picture';

const RACE = `
    1   2   3
    ↑   ↓   ↑
  ┌───┬───┬───┐
A │ a │ · ┃ U │
  ├───┼━━━┼───┤
B │ b │ M │ ⚑ │
  └───┴───┴───┘
U sugar · M mud · ⚑ flag
round 2
a = 0: A1 hand: Step
b = 1*: B1 hand: ? ?`.slice(1);

describe('a picture in plain text', () => {
  const blocks = parsePicture(RACE);

  test('boxes become a grid whose cells have names and walls', () => {
    const grid = blocks[0]!;
    if (grid.kind !== 'grid') throw new Error('no grid');
    expect(grid.heads).toEqual([
      ['1', '2', '3'],
      ['↑', '↓', '↑'],
    ]);
    expect(grid.rows.map((row) => row.cells.map((cell) => cell.text))).toEqual([
      ['a', '·', 'U'],
      ['b', 'M', '⚑'],
    ]);
    expect(grid.rows[1]!.cells.map((cell) => cell.name)).toEqual(['b1', 'b2', 'b3']);
    expect(grid.rows[0]!.cells.map((cell) => cell.wallRight)).toEqual([false, true, false]);
    expect(grid.rows[0]!.cells.map((cell) => cell.wallBelow)).toEqual([false, true, false]);
  });

  test('a line that says what signs mean becomes a legend', () => {
    expect(blocks[1]).toEqual({
      kind: 'legend',
      signs: [
        { sign: 'U', means: 'sugar' },
        { sign: 'M', means: 'mud' },
        { sign: '⚑', means: 'flag' },
      ],
    });
  });

  test('columns and rows that are only named become a grid, holes and crowded cells too', () => {
    const board =
      '      c    d    e\n  9   Sab  M    ·\n  10 4·         Z\nS START  Z FINISH  M hill';
    const [grid, legend] = parsePicture(board);
    if (grid?.kind !== 'grid') throw new Error('no grid');
    expect(grid.rows.map((row) => row.cells.map((cell) => [cell.name, cell.text]))).toEqual([
      [['c9', 'Sab'], ['d9', 'M'], ['e9', '·']],
      [['c10', '4·'], ['d10', ''], ['e10', 'Z']],
    ]); // prettier-ignore
    expect(legend?.kind).toBe('legend');
  });

  test('lines about seats become facts of those seats', () => {
    const facts = blocks.at(-1)!;
    if (facts.kind !== 'facts') throw new Error('no facts');
    expect(facts.facts).toEqual([
      { seat: 0, label: '', value: 'A1 hand: Step' },
      { seat: 1, label: '', value: 'B1 hand: ? ?' },
    ]);
  });

  test('signs in every other column become a grid of signs, filled up to the right', () => {
    const [signs, facts] = parsePicture('  . o\n. a .\n. .\nTurn: 1 die 3');
    expect(signs).toEqual({
      kind: 'signs',
      rows: [
        [' ', '.', 'o'],
        ['.', 'a', '.'],
        ['.', '.', ' '],
      ],
    });
    expect(facts).toEqual({
      kind: 'facts',
      facts: [{ seat: null, label: 'Turn', value: '1 die 3' }],
    });
  });

  test("the terminal's colours become the seats' colours", () => {
    expect(runsOf('\u001b[1;91ma\u001b[0m x \u001b[2m·\u001b[0m')).toEqual([
      { text: 'a', paint: 'p1' },
      { text: ' x ', paint: '' },
      { text: '·', paint: 'dim' },
    ]);
  });

  test('what the last move changed is found', () => {
    const after = parsePicture(RACE.replace('│ a │ · ┃', '│ · │ a ┃'));
    expect([...changedCells(blocks, after)]).toEqual(['0 0 0', '0 0 1']);
    expect(changedCells([], after).size).toBe(0);
  });

  test('numbers of options are left out on the screen, numbers of pieces are not', () => {
    const runs = [
      { text: '7', paint: 'bold' },
      { text: 'S', paint: '' },
      { text: '×3', paint: '' },
    ];
    expect(withoutNumbers(runs).map((run) => run.text)).toEqual(['S', '×3']);
  });

  test('an empty picture has nothing in it', () => {
    expect(parsePicture('')).toEqual([]);
  });
});
