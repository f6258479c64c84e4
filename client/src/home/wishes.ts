/** Who shall sit where at a new table. */

export type Wish = string; // open, me, screen, or the level of a bot

/** The usual seats for a way to play: with friends, on this screen, or against bots. */
export function usualSeats(way: string, fewest: number, most: number, level: string): Wish[] {
  const count = Math.min(most, Math.max(fewest, way === 'screen' ? 2 : Math.min(4, most)));
  const other = way === 'screen' ? 'screen' : way === 'friends' ? 'open' : level;
  return ['me', ...Array<Wish>(count - 1).fill(other)];
}

/** So many seats: some are put there or taken away at the end. */
export function resized(seats: readonly Wish[], count: number, filler: Wish): Wish[] {
  return Array.from({ length: count }, (_, index) => seats[index] ?? filler);
}

/** Only what differs from the game as it lies in the box. */
export function changed<T>(values: Record<string, T>, usual: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => usual[name] !== value),
  );
}
