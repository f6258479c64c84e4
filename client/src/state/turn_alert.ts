/** Tells that it is my turn: by the tab's title and icon, by sound, by a notification if allowed. */
import { t } from '$client/i18n/shell.svelte';
import { prefs } from './prefs.svelte';
import { playSound } from './sounds';

const REMINDER = 20_000;
let reminder: ReturnType<typeof setTimeout> | undefined;
let note: Notification | undefined;

export function alertTurn(title: string, what: string): void {
  show(`● ${t('title-turn')} · ${title}`, '/icon-my-turn.svg');
  playSound('turn');
  clearTimeout(reminder);
  if (document.visibilityState === 'visible') return;
  reminder = setTimeout(() => document.hidden && playSound('turn'), REMINDER);
  if (prefs.notify && 'Notification' in window && Notification.permission === 'granted') {
    note = new Notification(t('title-turn'), { body: what, icon: '/icon-192.png', tag: 'scurry' });
    note.onclick = () => window.focus();
  }
}

export function clearTurnAlert(title: string): void {
  show(title, '/icon.svg');
  clearTimeout(reminder);
  note?.close();
}

function show(title: string, icon: string): void {
  document.title = title ? `${title} · Scurry` : 'Scurry';
  document.getElementById('favicon')?.setAttribute('href', icon);
}

/** Asks the browser to allow notifications; returns whether it does. */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
