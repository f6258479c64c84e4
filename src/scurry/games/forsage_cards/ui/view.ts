/** The view that view.py builds, and what can be read from it at a glance. */
import type { Sight } from '$client/model/sight';
import type { Kind } from './cards';
import { readKey } from './keys';

export interface Driver {
  cards: number;
  known: Kind[];
  place: number; // 0 while driving
}

/** A card of the deck that this seat knows of; depths count from 0, the top. */
export interface Mark {
  card: Kind;
  least: number;
  greatest: number;
}

export interface Air {
  phase:
    'window' | 'gathering' | 'naming' | 'giving' | 'picking' | 'rummaging' | 'saving' | 'placing';
  play: string;
  newest: number;
  stops: number;
  passed: number[];
  name: Kind | '';
  laid: Kind[];
  asked: number;
}

export interface View {
  seat: number | null;
  hand: Kind[];
  hands: Driver[];
  deck: number | null;
  marks: Mark[];
  discard: Kind[]; // the top card last
  removed: Kind[];
  mover: number;
  turns: number;
  overtaken: boolean;
  air: Air | null;
}

export function viewOf(sight: Sight): View {
  return sight.view as View;
}

/** The cards that lie in the middle of the table now. */
export function played(air: Air | null): Kind[] {
  if (!air) return [];
  if (air.phase === 'saving' || air.phase === 'placing') return ['crash'];
  if (air.phase === 'giving') return ['give-way'];
  if (air.laid.length) return air.laid;
  return air.play ? readKey(air.play).cards : [];
}

/** At whom the play is aimed. */
export function aimedAt(air: Air): number | null {
  if (air.asked >= 0) return air.asked;
  return air.play ? readKey(air.play).seat : null;
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
