/** Groups options for the list of buttons: those with the same message belong together. */
import { grouped, type Group } from '$client/board/option_groups';
import type { Option } from '$client/wire';

export interface Labelled extends Option {
  label: string;
}

export function groupOptions(
  options: readonly Option[],
  label: (option: Option) => string,
): Group<Labelled>[] {
  return grouped(options.map((option) => ({ ...option, label: label(option) })));
}

/** Sorts a race's answers by their labels, so that buttons never move. */
export function sortForPad(options: readonly Labelled[], language: string): Labelled[] {
  return [...options].sort((a, b) => a.label.localeCompare(b.label, language));
}

const MANY = 6; // so many cells are better tapped on the board than read in a list

/** Whether a group is many cells with one choice each: easier to tap on the board. */
export function isForTapping(group: Group<Labelled>, all: ReadonlyMap<string, Option>): boolean {
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
