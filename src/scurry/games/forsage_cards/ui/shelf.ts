/** Cards laid out to choose one from, and how many of them stand in a row. */
import type { BoardContext, Option } from '$client/board';
import { type Kind, KINDS } from './cards';
import { cardsOf, laidOut } from './choices';

export interface Offer {
  option: Option;
  kind: Kind | null; // null: a back
}

export function shelf(context: BoardContext): Offer[] {
  const offers = laidOut(context).map((option) => ({ option, kind: cardsOf(option)[0] ?? null }));
  const rank = (offer: Offer): number => (offer.kind ? KINDS.indexOf(offer.kind) : 0);
  return offers.sort((a, b) => rank(a) - rank(b));
}

export const GAP = 6;

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
