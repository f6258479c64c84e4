/** What this person likes, kept in this browser. */
import { type Language, languageFor } from '$client/words/words';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less' | 'full';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  confirm: boolean; // ask again before a choice is sent
  notify: boolean;
  notepad: boolean; // log and chat stand beside the board
  guided: string[]; // games whose first-game guide was seen
}

const KEY = 'scurry-prefs';

function load(): Kept {
  const usual: Kept = {
    language: languageFor(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    volume: 0.7,
    confirm: false,
    notify: false,
    notepad: true,
    guided: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const prefs = $state<Kept>(load());

/** Call once: whatever is changed is kept, and the page follows. */
export function keepPrefs(): void {
  $effect(() => {
    const text = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing
    }
    const root = document.documentElement;
    if (prefs.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
    if (prefs.motion === 'auto') delete root.dataset.motion;
    else root.dataset.motion = prefs.motion;
  });
}

export function isDark(): boolean {
  if (prefs.theme !== 'auto') return prefs.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
