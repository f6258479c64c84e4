/** The words of the shell in the language of the moment: `t('home-title')`. */
import { call } from '$client/net/api';
import { type Args, type Language, type NameOf, Words } from './words';

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  uk: () => import('../texts/uk'),
  ru: () => import('../texts/ru'),
  en: () => import('../texts/en'),
};

class Shell {
  words = $state.raw<Words | null>(null);

  async speak(language: Language): Promise<void> {
    const texts = (await files[language]()).default;
    this.words = new Words(language, texts);
    document.documentElement.lang = language;
  }

  get language(): Language {
    return this.words?.language ?? 'en';
  }
}

export const shell = new Shell();

export function t(id: string, args: Args = {}, name?: NameOf): string {
  return shell.words?.say(id, args, name) ?? '';
}

const games = new Map<string, Promise<Words>>();

/** A game's words together with those that all games share. */
export function gameWords(game: string, language: Language): Promise<Words> {
  const key = `${game} ${language}`;
  let found = games.get(key);
  if (!found) {
    found = Promise.all([call('frameTexts', { language }), call('texts', { game, language })]).then(
      (texts) => new Words(language, texts),
    );
    found.catch(() => games.delete(key)); // the next one tries again
    games.set(key, found);
  }
  return found;
}
