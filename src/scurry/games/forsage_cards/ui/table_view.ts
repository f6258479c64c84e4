/** What can be read from the view of view.py at a glance. */
import type { BoardContext } from '$client/board';
import type { Air, Hand, Kind, View } from './view';

export type Driver = Hand;

export function viewOf(context: BoardContext): View {
  return context.view as View;
}

/** The cards that lie in the middle of the table now. */
export function played(air: Air | null): Kind[] {
  if (!air) return [];
  if (air.phase === 'saving' || air.phase === 'placing') return ['crash'];
  if (air.phase === 'giving') return ['give-way'];
  return air.cards;
}

/** At whom the play is aimed. */
export function aimedAt(air: Air): number | null {
  return air.target >= 0 ? air.target : null;
}

/** The discard without what still lies in the middle: played cards count as discarded at once. */
export function settled(view: View): Kind[] {
  const { air, discard } = view;
  if (!air) return discard;
  let above = 0;
  if (air.phase === 'window') above = played(air).length + air.stops;
  else if (air.phase === 'naming' || air.phase === 'gathering') above = played(air).length;
  else if (air.phase === 'giving' && discard.at(-1) === 'give-way') above = 1;
  return discard.slice(0, Math.max(0, discard.length - above));
}

/** Drivers still on the road, whose turn it is first, then as turns will come. */
export function order(view: View): number[] {
  const seats = view.hands.map((_, index) => (view.mover + index) % view.hands.length);
  return seats.filter((seat) => !isOut(view.hands[seat]!));
}

/** The winner drives on, too. */
export function isOut(driver: Driver): boolean {
  return driver.place > 1;
}

/** Returns how many drive still, and how many began. */
export function racing(view: View): { driving: number; drivers: number } {
  const driving = view.hands.filter((driver) => !isOut(driver)).length;
  return { driving, drivers: view.hands.length };
}
