/** What the list of my games tells: my result at a table, and wins by game. */
import type { MyTable } from '$client/state/my_seats.svelte';

export interface Tally {
  game: string;
  played: number;
  won: number;
}

/** Returns my seats at a table. */
export function seatsOf(mine: MyTable): number[] {
  return Object.keys(mine.secrets).map(Number);
}

/** Returns the names of all but me; of all if several of us play on this screen. */
export function opponents(mine: MyTable): string[] {
  const seats = seatsOf(mine);
  if (seats.length !== 1) return mine.names;
  return mine.names.filter((_, seat) => seat !== seats[0]);
}

/** Returns how often I played each game to its end and won, the most played first. A game of
 *  several people on this screen is nobody's and does not count. */
export function tally(tables: readonly MyTable[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const mine of tables) {
    const seats = seatsOf(mine);
    if (!mine.finish || seats.length !== 1) continue;
    const sum = found.get(mine.game) ?? { game: mine.game, played: 0, won: 0 };
    sum.played++;
    if (mine.finish.places[seats[0]!] === 1) sum.won++;
    found.set(mine.game, sum);
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}
