/** The card that was tapped but not yet played: it waits for a way, or for somebody. */
import type { Sight } from '$client/model/sight';
import type { Kind } from './cards';
import { type Way, waysOf } from './ways';

interface Held {
  seat: number | null;
  serial: number; // of the question: another question drops what is held
  kind: Kind;
  way: string | null;
}

let held = $state.raw<Held | null>(null);

export interface Picked {
  kind: Kind;
  ways: Way[];
  way: Way | null;
}

export function picked(sight: Sight): Picked | null {
  if (!held || held.seat !== sight.seat || held.serial !== sight.asked?.serial) return null;
  const { kind, way } = held;
  const ways = waysOf(kind, sight.options.keys());
  if (!ways.length) return null;
  return { kind, ways, way: ways.find((one) => one.id === way) ?? null };
}

/** Where there is only one way, it is taken at once. */
export function pick(sight: Sight, kind: Kind): void {
  const ways = waysOf(kind, sight.options.keys());
  const way = ways.length === 1 ? ways[0]!.id : null;
  held = { seat: sight.seat, serial: sight.asked?.serial ?? -1, kind, way };
}

export function pickWay(way: Way): void {
  if (held) held = { ...held, way: way.id };
}

export function drop(): void {
  held = null;
}

export function targetsOf(sight: Sight): Map<number, string> {
  return picked(sight)?.way?.targets ?? new Map();
}
