/** This person's settings, kept in this browser. */
import { type Language, languageFor } from '$client/i18n/words';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'normal' | 'fast';
export type Motion = 'auto' | 'less' | 'full';

interface Prefs {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace; // of motions
  sound: boolean;
  volume: number;
  confirm: boolean; // ask again before a choice is sent
  notify: boolean;
  notepad: boolean; // log and chat stand beside the board
  guided: string[]; // games whose first-game guide was seen
}

const KEY = 'scurry-prefs';

function load(): Prefs {
  const usual: Prefs = {
    language: languageFor(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    sound: true,
    volume: 0.7,
    confirm: false,
    notify: false,
    notepad: true,
    guided: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return usual;
  }
}

export const prefs = $state<Prefs>(load());

/** Stores every change and sets theme and motion of the page. Call once, from a component. */
export function persistPrefs(): void {
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

/** Whether animations may run. */
export function motionAllowed(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
