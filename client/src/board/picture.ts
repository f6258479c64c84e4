/**
 * Parses a game's text picture so that it can be drawn as a board: grids of boxes, grids of single
 * signs, facts ("label: value"), and all other lines as they are.
 */

export interface Run {
  text: string;
  paint: string; // p1 … p5, dim, bold or nothing
}

export interface Cell {
  name: string; // "b4", as keys of choices have it; empty if the grid has no names
  runs: Run[];
  text: string;
  wallRight: boolean;
  wallBelow: boolean;
}

export interface Fact {
  seat: number | null;
  label: string;
  value: string;
}

export interface Sign {
  sign: string;
  means: string;
}

export type Block =
  | { kind: 'legend'; signs: Sign[] }
  | { kind: 'grid'; heads: string[][]; rows: { label: string; cells: Cell[] }[] }
  | { kind: 'signs'; rows: string[][] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'text'; lines: Run[][] };

// prettier-ignore
const COLOURS: Record<string, string> = {
  '91': 'p1', '93': 'p2', '92': 'p3', '94': 'p4', '95': 'p5', '2': 'dim',
  '41': 'flag', '32': 'leaf', '33': 'amber', '31': 'red', '37': 'grey',
};
// eslint-disable-next-line no-control-regex -- the terminal's colours begin with Escape
const ESCAPE = /\u001b\[([\d;]*)m/;

/** A line with the terminal's colours, as pieces of one colour each. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let paint = '';
  const parts = line.split(ESCAPE);
  parts.forEach((part, index) => {
    if (index % 2) {
      const codes = part.split(';');
      paint =
        codes.map((code) => COLOURS[code]).find(Boolean) ?? (part.includes('97') ? 'bold' : '');
    } else if (part) {
      runs.push({ text: part, paint });
    }
  });
  return runs;
}

export function plain(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/** The part of a line between two columns, with its colours. */
function slice(runs: readonly Run[], from: number, to: number): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text) found.push({ text, paint: run.paint });
    at += run.text.length;
  }
  return found;
}

export function parsePicture(picture: string): Block[] {
  const lines = picture.replace(/\s+$/, '').split('\n').map(runsOf);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const top = lines.findIndex((line, index) => index >= at && plain(line).includes('┌'));
    const heads = top >= 0 ? headLines(lines, at, top) : 0;
    if (top >= 0 && top - heads === at) {
      const [block, end] = grid(lines, at, top);
      blocks.push(block);
      at = end;
      continue;
    }
    const open = openGrid(lines, at);
    if (open) {
      blocks.push(open.block);
      at = open.end;
      continue;
    }
    const signs = signRows(lines, at);
    if (signs.length >= 3) {
      blocks.push({ kind: 'signs', rows: signs });
      at += signs.length;
      continue;
    }
    add(blocks, lines[at]!);
    at++;
  }
  return blocks;
}

/** How many lines above a grid name its columns. */
function headLines(lines: Run[][], from: number, top: number): number {
  const columns = [...plain(lines[top]!).matchAll(/[┌┬]/g)].length;
  let heads = 0;
  while (top - heads - 1 >= from) {
    const words = plain(lines[top - heads - 1]!)
      .trim()
      .split(/\s+/);
    if (words.length !== columns) break;
    heads++;
  }
  return heads;
}

function grid(lines: Run[][], from: number, top: number): [Block, number] {
  const edges = [...plain(lines[top]!).matchAll(/[┌┬┐]/g)].map((match) => match.index);
  const heads = lines.slice(from, top).map((line) => plain(line).trim().split(/\s+/));
  const names = heads[0] ?? [];
  const rows: { label: string; cells: Cell[] }[] = [];
  let at = top + 1;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const text = plain(line);
    if (text.includes('└')) return [{ kind: 'grid', heads, rows }, at + 1];
    if (/[├┼]/.test(text)) {
      rows.at(-1)?.cells.forEach((cell, index) => {
        cell.wallBelow = text.slice(edges[index]! + 1, edges[index + 1]).includes('━');
      });
      continue;
    }
    const label = text.slice(0, edges[0]).trim();
    const cells = edges.slice(0, -1).map((edge, index) => {
      const runs = slice(line, edge + 1, edges[index + 1]!);
      return {
        name: cellName(label, names[index] ?? ''),
        runs: runs.map((run) => ({ ...run, text: run.text.trim() })).filter((run) => run.text),
        text: plain(runs).trim(),
        wallRight: text[edges[index + 1]!] === '┃',
        wallBelow: false,
      };
    });
    rows.push({ label, cells });
  }
  return [{ kind: 'grid', heads, rows }, at];
}

/** A column and a row make a name, letters first: "c9". */
function cellName(row: string, column: string): string {
  if (!row || !column) return '';
  return (/^\d/.test(row) ? column + row : row + column).toLowerCase();
}

/** A grid without lines: columns named above at equal distances, rows named at the left. */
function openGrid(lines: Run[][], from: number): { block: Block; end: number } | null {
  const head = [...plain(lines[from]!).matchAll(/\S+/g)];
  const edges = head.map((match) => match.index);
  const step = edges.length > 2 ? edges[1]! - edges[0]! : 0;
  if (
    step < 3 ||
    head.some((match, i) => match[0].length > 2 || edges[i] !== edges[0]! + i * step)
  ) {
    return null;
  }
  const names = head.map((match) => match[0]);
  const rows: { label: string; cells: Cell[] }[] = [];
  let at = from + 1;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const label = /^ *(\w{1,2}) /.exec(plain(line))?.[1];
    if (!label || plain(line).indexOf(label) + label.length > edges[0]! - 2) break;
    if (legendOf(plain(line))) break;
    const cells = edges.map((edge, index) => {
      // A number before the sign belongs to the cell, too.
      const runs = slice(line, edge - 1, edge - 1 + step).map((run) => ({
        ...run,
        text: run.text.trim(),
      }));
      return {
        name: cellName(label, names[index]!),
        runs: runs.filter((run) => run.text),
        text: plain(runs),
        wallRight: false,
        wallBelow: false,
      };
    });
    rows.push({ label, cells });
  }
  return rows.length > 1 ? { block: { kind: 'grid', heads: [names], rows }, end: at } : null;
}

/** "S spring · M mud" and "S START  Z FINISH" say what signs mean. */
function legendOf(text: string): Sign[] | null {
  const parts = text.trim().split(/ {2,}| · /);
  const signs = parts.map((part) => /^(\S{1,3}) (\D.*)$/.exec(part));
  if (parts.length < 3 || signs.some((found) => !found)) return null;
  return signs.map((found) => ({ sign: found![1]!, means: found![2]! }));
}

/** Lines in which only every other column has a sign. */
function signRows(lines: Run[][], from: number): string[][] {
  const rows: string[][] = [];
  for (const line of lines.slice(from)) {
    const signs = [...plain(line)];
    if (signs.length < 3 || signs.some((sign, index) => index % 2 && sign !== ' ')) break;
    rows.push(signs.filter((_, index) => index % 2 === 0));
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill(' ')]);
}

const SEAT = /^(?:\S+ = )?(\d)\*?: ?(.*)$/;
const FACT = /^([^:│┃|]{1,40}): (.*)$/;

function add(blocks: Block[], line: Run[]): void {
  const text = plain(line);
  const last = blocks.at(-1);
  const legend = legendOf(text);
  if (legend) {
    if (last?.kind === 'legend') last.signs.push(...legend);
    else blocks.push({ kind: 'legend', signs: legend });
    return;
  }
  const seat = SEAT.exec(text);
  const fact = seat ? null : FACT.exec(text);
  if (seat || fact) {
    const found: Fact = seat
      ? { seat: Number(seat[1]), label: '', value: seat[2]! }
      : { seat: null, label: fact![1]!, value: fact![2]! };
    if (last?.kind === 'facts') last.facts.push(found);
    else blocks.push({ kind: 'facts', facts: [found] });
  } else if (last?.kind === 'text') {
    last.lines.push(line);
  } else if (text.trim()) {
    blocks.push({ kind: 'text', lines: [line] });
  }
}

/** A cell's signs without the numbers of options: on the screen one taps the cell itself. */
export function withoutNumbers(runs: readonly Run[]): Run[] {
  return runs
    .map((run) => ({ ...run, text: run.text.replace(/(?<!×)\d+/g, '').trim() }))
    .filter((run) => run.text);
}

function bare(cell: Cell): string {
  return plain(withoutNumbers(cell.runs));
}

/** Names of cells whose content differs between two pictures: what the last move changed. */
export function changedCells(before: readonly Block[], after: readonly Block[]): Set<string> {
  const known = new Map<string, string>();
  const each = (blocks: readonly Block[], visit: (id: string, text: string) => void): void => {
    blocks.forEach((block, number) => {
      if (block.kind === 'grid') {
        block.rows.forEach((row, y) =>
          row.cells.forEach((cell, x) => visit(`${number} ${y} ${x}`, bare(cell))),
        );
      } else if (block.kind === 'signs') {
        block.rows.forEach((row, y) =>
          row.forEach((sign, x) => visit(`${number} ${y} ${x}`, sign)),
        );
      }
    });
  };
  each(before, (id, text) => known.set(id, text));
  const changed = new Set<string>();
  each(after, (id, text) => {
    if (known.has(id) && known.get(id) !== text) changed.add(id);
  });
  return changed;
}
