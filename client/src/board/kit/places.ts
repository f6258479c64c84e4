/** Where things lie: cells of a grid, spots of a ring or a track, cards of a fan. No drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  angle: number; // 0 is to the right, clockwise, in degrees
}

/** Returns the largest side of a square cell with which so many columns and rows fit. */
export function cellSize(
  columns: number,
  rows: number,
  box: { width: number; height: number },
  gap = 0,
): number {
  const wide = (box.width - gap * (columns - 1)) / columns;
  const high = (box.height - gap * (rows - 1)) / rows;
  return Math.max(0, Math.floor(Math.min(wide, high)));
}

/** Spreads so many spots on an ellipse, clockwise; 0 is on top. */
export function ringSpots(count: number, middle: Point, radius: Point): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return {
      x: middle.x + radius.x * Math.cos(turn),
      y: middle.y + radius.y * Math.sin(turn),
      angle: (turn * 180) / Math.PI + 90,
    };
  });
}

/** Turns each cell of a track towards the next one. */
export function trackSpots(cells: readonly Point[], closed = false): Spot[] {
  return cells.map((cell, index) => {
    const next = cells[index + 1] ?? (closed ? cells[0] : undefined);
    const before = cells[index - 1];
    const [from, to] = next ? [cell, next] : [before ?? cell, cell];
    return { ...cell, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
}

/** Which way an arrow key goes on a grid; null for any other key. */
export function arrowStep(key: string): Point | null {
  const steps: Record<string, Point> = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
    ArrowUp: { x: 0, y: -1 },
  };
  return steps[key] ?? null;
}

/** Returns the element nearest to another in the direction of an arrow key; null if there is none. */
export function nearestTowards(
  from: Element,
  others: readonly Element[],
  step: Point,
): Element | null {
  const middle = (element: Element): Point => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const start = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const end = middle(other);
    const along = (end.x - start.x) * step.x + (end.y - start.y) * step.y;
    const aside = Math.abs((end.x - start.x) * step.y) + Math.abs((end.y - start.y) * step.x);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (far < least) [least, best] = [far, other];
  }
  return best;
}
