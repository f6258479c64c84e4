/** What the newest events look like on the table: cards that fly, a mark that stays, a line. */
import type { Happened } from '$client/wire';
import { isKind, type Kind } from './cards';

export type End = 'deck' | 'discard' | 'middle' | number; // a number is a seat

export interface Flight {
  from: End;
  to: End;
  kind: Kind | null; // null: face down
}

export function seatOf(event: Happened, name = 'seat'): number | null {
  const found = /^#(\d+)$/.exec(String(event.args[name] ?? ''));
  return found ? Number(found[1]) : null;
}

export function cardOf(event: Happened): Kind | null {
  const name = String(event.args.card ?? '').replace(/^@card-/, '');
  return isKind(name) ? name : null;
}

const A_HAND = 3; // so many cards stand for the whole hand of a driver who is out

export function flightsOf(event: Happened): Flight[] {
  const seat = seatOf(event);
  const giver = seatOf(event, 'giver');
  const taker = seatOf(event, 'taker');
  const kind = cardOf(event);
  switch (event.message) {
    case 'event-draws':
    case 'event-draws-card':
      return [{ from: 'deck', to: seat!, kind }];
    case 'event-passed':
    case 'event-passed-card':
    case 'event-hands-over':
      return [{ from: giver!, to: taker!, kind }];
    case 'event-take':
      return [{ from: 'discard', to: seat!, kind }];
    case 'event-boost':
      return [{ from: seat!, to: 'discard', kind: 'boost' }];
    case 'event-returned':
    case 'event-returned-at':
      return [{ from: 'middle', to: 'deck', kind: 'crash' }];
    case 'event-out':
      return Array<Flight>(A_HAND).fill({ from: seat!, to: 'discard', kind: null });
    default:
      return [];
  }
}

export interface Last {
  seat: number;
  pile: 'deck' | 'discard';
}

/** Where the last move can be seen: at the deck if a card was drawn, else at the discard. */
export function lastOf(news: readonly Happened[], before: Last | null): Last | null {
  let last = before;
  for (const event of news) {
    const seat = seatOf(event);
    if (seat === null || /^event-(turn|start|wins|cancelled|nothing)/.test(event.message)) continue;
    const deck = /^event-(draws|returned|shuffled|peeks)/.test(event.message);
    last = { seat, pile: deck ? 'deck' : 'discard' };
  }
  return last;
}

/** The events worth a line: whose turn it is now can be seen anyway. */
export function lineOf(news: readonly Happened[]): Happened | null {
  const told = news.filter((event) => !/^event-turn/.test(event.message));
  const main = told.findLast((event) => !/^event-wins/.test(event.message));
  return main ?? told.at(-1) ?? news.at(-1) ?? null;
}

/** The Crash to make a scene of, if one was drawn; who did not get away is told at once. */
export function crashIn(news: readonly Happened[]): Happened | null {
  if (!news.some((event) => event.message === 'event-draws-crash')) return null;
  return (
    news.find((event) => event.message === 'event-out') ??
    news.find((event) => event.message === 'event-draws-crash')!
  );
}
