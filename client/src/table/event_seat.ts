/** Returns the seat an event belongs to: the first player named in it. */
import type { Happened } from '$client/wire';

export function seatInEvent(event: Pick<Happened, 'args'>): number | null {
  for (const value of Object.values(event.args)) {
    const found = typeof value === 'string' ? /^#(\d+)$/.exec(value) : null;
    if (found) return Number(found[1]);
  }
  return null;
}
