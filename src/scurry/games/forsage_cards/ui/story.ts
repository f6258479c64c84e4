/** Where the last move can be seen. */
import type { Happened } from '$client/board';
import { seatIn } from '$client/board';

export interface Last {
  seat: number;
  pile: 'deck' | 'discard';
}

/** At the deck if a card was drawn, else at the discard. `before`: what was marked until now. */
export function lastOf(news: readonly Happened[], before: Last | null): Last | null {
  let last = before;
  for (const event of news) {
    const seat = seatIn(event);
    if (seat === null || /^event-(turn|start|wins|cancelled|nothing)/.test(event.message)) continue;
    const deck = /^event-(draws|returned|shuffled|peeks)/.test(event.message);
    last = { seat, pile: deck ? 'deck' : 'discard' };
  }
  return last;
}

export function opensTurn(event: Happened): boolean {
  return /^event-(start|turn)/.test(event.message);
}
