/** How the players stood during a game: its turning points, and points for a chart. */
import type { Chapter } from '$client/wire';

type Standing = Pick<Chapter, 'standing'>;

/** Returns the steps at which the standings changed most, in order; near neighbours count once. */
export function turningPoints(chapters: readonly Standing[], most = 5): number[] {
  const swings = chapters.map((chapter, step) => {
    const before = chapters[step - 1]?.standing ?? chapter.standing;
    return {
      step,
      size: sum(chapter.standing.map((value, seat) => Math.abs(value - before[seat]!))),
    };
  });
  const found: number[] = [];
  for (const { step, size } of swings.sort((a, b) => b.size - a.size)) {
    if (size < 50 || found.length === most) break;
    if (step < 2) continue; // the setup is no turn
    if (found.every((other) => Math.abs(other - step) > 2)) found.push(step);
  }
  return found.sort((a, b) => a - b);
}

/** Whether standings changed before the end; otherwise a chart has nothing to show. */
export function standingsChange(chapters: readonly Standing[]): boolean {
  const middle = chapters.slice(0, -1);
  return middle.some((chapter) => chapter.standing.some((v, s) => v !== middle[0]!.standing[s]));
}

/** Returns at most `most` of the points, evenly spaced, the last one always among them. */
export function sampled<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!,
  );
}

/** Returns heights for marks beside each other's lines: as near to `wanted` as they can be without
 *  being less than `gap` apart, all between `low` and `high`. */
export function spread(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let least = low;
  for (const index of order) {
    found[index] = Math.max(wanted[index]!, least);
    least = found[index]! + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index]! - gap;
  }
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
