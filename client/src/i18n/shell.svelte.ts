/** The texts of everything around the games, in the chosen language: `t('home-title')`. */
import { call } from '$client/net/api';
import { type Args, type Language, type NameOf, Words } from './words';

type Load = () => Promise<{ default: string[] }>;

const first: Record<Language, Load> = {
  uk: () => import('../texts/uk'),
  ru: () => import('../texts/ru'),
  en: () => import('../texts/en'),
};
const more: Record<Language, Load> = {
  uk: () => import('../texts/uk_more'),
  ru: () => import('../texts/ru_more'),
  en: () => import('../texts/en_more'),
};

class Shell {
  words = $state.raw<Words | null>(null);
  private wanted: Language = 'en';
  private all = false; // the texts of every page are wanted, not only those of the first

  /** Loads the texts of a language; the page follows. */
  async setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    await this.load();
  }

  /** Loads the texts of all pages; the first one can do without. */
  async loadAll(): Promise<void> {
    if (this.all && this.words?.has('who-plays')) return;
    this.all = true;
    await this.load();
  }

  private async load(): Promise<void> {
    for (;;) {
      const { wanted, all } = this;
      const files = await Promise.all([first[wanted](), ...(all ? [more[wanted]()] : [])]);
      if (wanted !== this.wanted || all !== this.all) continue; // something else is wanted by now
      this.words = new Words(
        wanted,
        files.flatMap((file) => file.default),
      );
      document.documentElement.lang = wanted;
      return;
    }
  }

  get language(): Language {
    return this.words?.language ?? 'en';
  }
}

export const shell = new Shell();

/** Returns a text of the shell; empty before a language is loaded. */
export function t(id: string, args: Args = {}, name?: NameOf): string {
  return shell.words?.say(id, args, name) ?? '';
}

const loaded = new Map<string, Promise<Words>>();

/** Loads a game's texts together with those that all games share. */
export function gameWords(game: string, language: Language): Promise<Words> {
  const key = `${game} ${language}`;
  let found = loaded.get(key);
  if (!found) {
    found = Promise.all([call('frameTexts', { language }), call('texts', { game, language })]).then(
      (texts) => new Words(language, texts, game),
    );
    found.catch(() => loaded.delete(key)); // the next one tries again
    loaded.set(key, found);
  }
  return found;
}
