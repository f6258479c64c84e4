/** Options put together by what they are: those said with the same message. */
import type { Option } from '$client/wire';

export interface Labelled extends Option {
  label: string;
}

export interface Group {
  id: string;
  options: Labelled[];
}

export function groupsOf(options: readonly Option[], label: (option: Option) => string): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    let group = groups.find((other) => other.id === option.message);
    if (!group) groups.push((group = { id: option.message, options: [] }));
    group.options.push({ ...option, label: label(option) });
  }
  return groups;
}

/** A race's answers in the alphabetical order of their words, so that keys never move. */
export function padOf(options: readonly Labelled[], language: string): Labelled[] {
  return [...options].sort((a, b) => a.label.localeCompare(b.label, language));
}

const MANY = 6; // so many cells are better tapped on the board than read in a list

/** Cells of the board, each with one choice only: those who see can tap them. */
export function isForTapping(group: Group, all: ReadonlyMap<string, Option>): boolean {
  if (group.options.length <= MANY) return false;
  const named = new Map<string, number>();
  for (const option of all.values()) {
    const cell = option.args.cell;
    if (typeof cell === 'string') named.set(cell, (named.get(cell) ?? 0) + 1);
  }
  return group.options.every(
    (option) => typeof option.args.cell === 'string' && named.get(option.args.cell) === 1,
  );
}
