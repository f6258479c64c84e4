/** Moments at which a game turned, and whether its course is worth a chart. */
import type { Chapter } from '$client/wire';

type Standing = Pick<Chapter, 'standing'>;

/** The steps after which positions had changed most, in order; near neighbours count once. */
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

/** False if nothing ever changed before the end: then there is nothing to draw. */
export function hasCourse(chapters: readonly Standing[]): boolean {
  const middle = chapters.slice(0, -1);
  return middle.some((chapter) => chapter.standing.some((v, s) => v !== middle[0]!.standing[s]));
}

/** At most so many points for a line, the last one always among them. */
export function sampled<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
