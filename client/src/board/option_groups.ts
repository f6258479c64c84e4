/** Options put together by what they are. */
import type { Option } from '$client/wire';

export interface Group<Each extends Option = Option> {
  id: string;
  options: Each[];
}

export function grouped<Each extends Option>(
  options: Iterable<Each>,
  idOf: (option: Each) => string = (option) => option.message,
): Group<Each>[] {
  const groups = new Map<string, Group<Each>>();
  for (const option of options) {
    const id = idOf(option);
    const group = groups.get(id) ?? { id, options: [] };
    group.options.push(option);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Puts options together that differ only in whom they are about. */
export function groupedByDeed(options: Iterable<Option>): Group[] {
  return grouped(options, ({ message, args }) => {
    const others = Object.entries(args).filter(([, value]) => !/^#\d+$/.test(String(value)));
    return JSON.stringify([message, others]);
  });
}

/** Returns the names of the arguments in which options differ. */
export function differing(options: readonly Option[]): string[] {
  const names = new Set(options.flatMap((option) => Object.keys(option.args)));
  const values = (name: string): Set<string> =>
    new Set(options.map((option) => JSON.stringify(option.args[name])));
  return [...names].filter((name) => values(name).size > 1);
}
