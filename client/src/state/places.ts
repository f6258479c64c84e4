/** Places in words: who plays together wins or loses together, and is never "second". */
import { t } from '$client/i18n/shell.svelte';

/** Whether all share one result: they played together, or it is a tie of everybody. */
export function shared(places: readonly number[]): boolean {
  return places.length > 1 && places.every((place) => place === places[0]);
}

/** Returns what a seat has reached, in words. */
export function placeText(places: readonly number[], seat: number): string {
  const won = places[seat] === 1;
  if (places.length === 1) return t(won ? 'won' : 'lost');
  if (shared(places)) return t(won ? 'won-together' : 'lost-together');
  return t('place', { place: places[seat]! });
}
