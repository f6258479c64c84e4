/**
 * Words for messages: the same Fluent files as the server's.
 *
 * An argument that is a number is a number. "#2" is the player in seat 2, "@card-stop" is the text
 * of another message, a list is a list of such; any other string is itself.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'uk' | 'ru' | 'en';
export const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en'];

export type Arg = number | string | readonly string[];
export type Args = Readonly<Record<string, Arg>>;
export type NameOf = (seat: number) => string;

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** Whether there is such a message (or attribute, as `card-stop.face`). */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The text. A message that is missing shows its id, so that nothing is silently empty. */
  say(id: string, args: Args = {}, name: NameOf = (seat) => `#${seat + 1}`): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) given[key] = this.word(value, name);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, given, errors);
  }

  private pattern(id: string): NonNullable<Message['value']> | null {
    const [message, attribute] = id.split('.', 2);
    const found = this.bundle.getMessage(message!);
    if (!found) return null;
    return (attribute ? found.attributes[attribute] : found.value) ?? null;
  }

  private word(value: Arg, name: NameOf): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return value.map((part) => this.word(part, name)).join(', ');
    const seat = /^#(\d+)$/.exec(value);
    if (seat) return name(Number(seat[1]));
    return value.startsWith('@') ? this.say(value.slice(1), {}, name) : value;
  }
}

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

/** The best of our languages for what the browser speaks. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language;
    if (short === 'be' || short === 'kk') return 'ru';
  }
  return 'en';
}
