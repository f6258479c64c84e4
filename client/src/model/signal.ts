/** "It is my turn": in the tab's title and icon, by sound, and as a notification if permitted. */
import { t } from '$client/words/shell.svelte';
import { prefs } from './prefs.svelte';
import { sound } from './sounds';

const REMINDER = 20_000;
let reminder: ReturnType<typeof setTimeout> | undefined;
let note: Notification | undefined;

export function myTurn(title: string, what: string): void {
  show(`● ${t('title-turn')} · ${title}`, '/icon-my-turn.svg');
  sound('turn');
  clearTimeout(reminder);
  if (document.visibilityState === 'visible') return;
  reminder = setTimeout(() => document.hidden && sound('turn'), REMINDER);
  if (prefs.notify && 'Notification' in window && Notification.permission === 'granted') {
    note = new Notification(t('title-turn'), { body: what, icon: '/icon-192.png', tag: 'scurry' });
    note.onclick = () => window.focus();
  }
}

export function notMyTurn(title: string): void {
  show(title, '/icon.svg');
  clearTimeout(reminder);
  note?.close();
}

function show(title: string, icon: string): void {
  document.title = title ? `${title} · Scurry` : 'Scurry';
  document.getElementById('favicon')?.setAttribute('href', icon);
}

/** Asks the browser; true if it may. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
