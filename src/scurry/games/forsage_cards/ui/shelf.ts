/** Cards laid out to choose one from: names for three of a kind, the discard, somebody's backs. */
import type { Sight } from '$client/model/sight';
import { type Kind, KINDS } from './cards';
import { readKey } from './keys';

export interface Offer {
  key: string;
  kind: Kind | null; // null: a back
}

export function shelf(sight: Sight): Offer[] {
  const offers: Offer[] = [];
  for (const key of sight.options.keys()) {
    const { verb, cards, random } = readKey(key);
    if (random || !['name', 'take', 'back'].includes(verb)) continue;
    offers.push({ key, kind: cards[0] ?? null });
  }
  const rank = (offer: Offer): number => (offer.kind ? KINDS.indexOf(offer.kind) : 0);
  return offers.sort((a, b) => rank(a) - rank(b));
}

const GAP = 10;

/** The widest cards that all fit, and how many stand in a row. */
export function shelfGrid(count: number, width: number, height: number): [number, number] {
  let best: [number, number] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const high = (height - GAP * (rows - 1)) / rows / 1.4;
    const card = Math.floor(Math.min(wide, high, 118));
    if (card > best[1]) best = [columns, card];
  }
  return best;
}
