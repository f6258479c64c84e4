/** A line about a driver for its plate. */
import type { Sight } from '$client/model/sight';
import { isOut, viewOf } from './view';

export function facts(sight: Sight, seat: number): string[] {
  const view = viewOf(sight);
  const driver = view.hands[seat];
  if (!driver) return [];
  if (isOut(driver)) return [sight.say('ui-out')];
  const cards = sight.say('ui-cards', { cards: driver.cards });
  return [seat === view.mover && view.turns > 1 ? `${cards} · ${view.turns}×` : cards];
}
