/**
 * Texts of messages, from the same Fluent files as the server's.
 *
 * Arguments of a message: a number; "#2", the player in seat 2; "@card-stop", the text of another
 * message; a list of these; any other string stands for itself.
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
    readonly game = '', // whose texts these are; empty: not a game's
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** Whether there is such a message, or attribute of one (`card-stop.face`). */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** Returns the text of a message; its id if it is missing, so that nothing is silently empty. */
  say(id: string, args: Args = {}, name: NameOf = (seat) => `#${seat + 1}`): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) given[key] = this.word(value, name);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, given, errors);
  }

  /** Returns arguments as they are said inside a sentence, with commas between them. */
  spoken(args: readonly (Arg | undefined)[], name: NameOf): string {
    const given = args.filter((arg): arg is Arg => arg !== undefined);
    return given.map((arg) => String(this.word(arg, name))).join(', ');
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

/** Picks one of our languages by the browser's list (`navigator.languages`). */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language;
    if (short === 'be' || short === 'kk') return 'ru';
  }
  return 'en';
}
