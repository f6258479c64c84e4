/** Where a bubble goes: next to its thing, inside the window, over as few legal targets as can be. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placed {
  left: number;
  top: number;
  side: Side;
}

const GAP = 12;
const EDGE = 8;

export function placeBubble(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  targets: readonly Box[] = [],
): Placed {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const spots: Placed[] = [
    { side: 'above', left: middle.x - size.width / 2, top: thing.top - size.height - GAP },
    { side: 'below', left: middle.x - size.width / 2, top: thing.top + thing.height + GAP },
    { side: 'right', left: thing.left + thing.width + GAP, top: middle.y - size.height / 2 },
    { side: 'left', left: thing.left - size.width - GAP, top: middle.y - size.height / 2 },
  ];
  const inside = spots.map((spot) => ({
    ...spot,
    left: within(EDGE, spot.left, window.width - size.width - EDGE),
    top: within(EDGE, spot.top, window.height - size.height - EDGE),
  }));
  const cost = (spot: Placed): number => {
    const box = { ...spot, ...size };
    return 3 * shared(box, thing) + targets.reduce((sum, target) => sum + shared(box, target), 0);
  };
  return inside.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
