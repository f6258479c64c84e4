/** Who shall sit where at a new table, and with which options. */

export type SeatKind = string; // 'me', 'screen', 'open' or the level of a bot

/** Returns the usual seats for a way to play: 'friends', 'screen' or 'bots'. */
export function usualSeats(way: string, fewest: number, most: number, level: string): SeatKind[] {
  const count = Math.min(most, Math.max(fewest, way === 'screen' ? 2 : Math.min(4, most)));
  const other = way === 'screen' ? 'screen' : way === 'friends' ? 'open' : level;
  return ['me', ...Array<SeatKind>(count - 1).fill(other)];
}

/** Returns `count` seats: the first of `seats`, then `filler`. */
export function resizeSeats(
  seats: readonly SeatKind[],
  count: number,
  filler: SeatKind,
): SeatKind[] {
  return Array.from({ length: count }, (_, index) => seats[index] ?? filler);
}

/** Returns only the values that differ from the usual ones. */
export function changedOptions<T>(
  values: Record<string, T>,
  usual: Record<string, T>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => usual[name] !== value),
  );
}
