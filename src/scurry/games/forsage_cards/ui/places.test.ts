import { describe, expect, it } from 'vitest';

import { drive, onLane, parts, rugIn } from './rug';

describe('the road', () => {
  it('comes back to where it began, beside the deck', () => {
    const rug = rugIn(374, 400);
    const start = onLane(rug, 0);
    expect(start.x).toBeLessThan(rug.deck.x);
    expect(onLane(rug, 1)).toEqual(start);
    expect(onLane(rug, 0.999).y).toBeGreaterThan(start.y);
    expect(onLane(rug, 0.5).x).toBeGreaterThan(rug.discard.x);
  });

  it('keeps everything on the rug', () => {
    for (const [width, height] of [
      [374, 400],
      [344, 230],
      [826, 500],
      [1220, 640],
      [450, 330],
    ]) {
      const rug = rugIn(width!, height!);
      expect(rug.deck.x - rug.deck.width / 2).toBeGreaterThan(rug.left);
      expect(rug.deck.y - rug.deck.width * 0.7).toBeGreaterThan(rug.top);
      expect(rug.deck.y + rug.deck.width * 0.7).toBeLessThan(rug.top + rug.height - rug.road);
    }
  });

  it('lets the next driver come up to the deck, forward', () => {
    expect([...parts([2, 0, 1, 3])]).toEqual([
      [2, 0],
      [0, 0.75],
      [1, 0.5],
      [3, 0.25],
    ]);
    expect(drive(0.75, 0)).toBeCloseTo(1);
    expect(drive(1, 0.25)).toBeCloseTo(1.25);
    expect(drive(0.5, 0.4)).toBeCloseTo(0.4);
  });
});
