/** What happened since a seat's last turn. */
import type { Happened } from '$client/wire';
import { seatInEvent } from './event_seat';

/** Returns the events after this seat's last answer (`answeredAt`: its version; 0 if the page was
 *  loaded since, then after the last event that this seat is the subject of). */
export function sinceLastTurn(
  log: readonly Happened[],
  seat: number | null,
  answeredAt: number,
): readonly Happened[] {
  if (answeredAt > 0) {
    const own = log.filter((event) => event.version <= answeredAt).length;
    return log.slice(own);
  }
  const last = log.findLastIndex((event) => seatInEvent(event) === seat);
  return log.slice(last + 1);
}

export interface Turn {
  opening: Happened | null; // the event that began it
  events: Happened[];
}

/** Groups a log by turns. A game that does not say when one begins has one group a player. */
export function turnsOf(
  log: readonly Happened[],
  opens: ((event: Happened) => boolean) | undefined,
): Turn[] {
  const turns: Turn[] = [];
  let seat: number | null = null;
  for (const event of log) {
    const who = seatInEvent(event);
    const begins = opens ? opens(event) : who !== null && who !== seat;
    if (who !== null) seat = who;
    if (begins && opens) turns.push({ opening: event, events: [] });
    else if (begins || !turns.length) turns.push({ opening: null, events: [event] });
    else turns.at(-1)!.events.push(event);
  }
  return turns;
}
