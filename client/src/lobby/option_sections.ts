/** The options of a game in groups, those that count only, and their values in words. */
import type { Words } from '$client/i18n/words';
import type { OptionInfo } from '$client/wire';

export type OptionValue = boolean | number | string;
export type OptionValues = Record<string, OptionValue>;

export interface OptionSection {
  group: string; // a group of the game's own, or 'rules' or 'settings'
  own: boolean; // whether the game names the group: its words are the game's
  options: OptionInfo[];
}

/** Whether an option makes a difference while the others have these values. */
export function counts(option: OptionInfo, values: OptionValues): boolean {
  if (!option.only.length) return true;
  return option.only.some((condition) =>
    Object.entries(condition).every(([name, fitting]) => fitting.includes(values[name]!)),
  );
}

/** Returns under which heading an option stands. */
export function groupOf(option: OptionInfo): string {
  return option.group || (option.setting ? 'settings' : 'rules');
}

/** Returns the options that count, in groups; groups stand in the order of their first options. */
export function optionSections(
  options: readonly OptionInfo[],
  values: OptionValues,
): OptionSection[] {
  const found = new Map<string, OptionSection>();
  for (const option of options) {
    const group = groupOf(option);
    if (!found.has(group)) found.set(group, { group, own: option.group !== '', options: [] });
    if (counts(option, values)) found.get(group)!.options.push(option);
  }
  return [...found.values()].filter((section) => section.options.length > 0);
}

/** Returns a value in words. `say` gives the shell's texts, `words` are the game's. */
export function valueText(
  option: OptionInfo,
  value: OptionValue,
  words: Words,
  say: (id: string) => string,
): string {
  if (option.kind === 'flag') return say(value ? 'yes' : 'no');
  if (option.kind === 'pick') return words.say(`option-${option.name}-${value}`);
  const text = String(value);
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
