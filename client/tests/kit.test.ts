import { describe, expect, it } from 'vitest';
import { fan } from '$client/board/kit/fan';
import { cellSize, ringSpots, trackSpots } from '$client/board/kit/places';
import { placeBubble } from '$client/board/place';

describe('the fan', () => {
  it.each([1, 5, 8, 12])('leaves room for a finger on each of %i cards', (count) => {
    const { places, card } = fan(count, 390, 204);
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      const next = places[index + 1];
      if (next && next.x > place.x) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
      expect(place.y + card * 1.4).toBeLessThanOrEqual(204);
      expect(Math.abs(place.angle)).toBeLessThanOrEqual(6);
    }
  });

  it('fits a low hand', () => {
    const { places, card } = fan(12, 360, 146);
    expect(Math.max(...places.map((place) => place.y)) + card * 1.4).toBeLessThanOrEqual(146);
  });
});

describe('places', () => {
  it('makes cells as large as fits', () => {
    expect(cellSize(5, 2, { width: 100, height: 100 })).toBe(20);
    expect(cellSize(5, 2, { width: 100, height: 30 }, 2)).toBe(14);
  });

  it('goes round clockwise from the top', () => {
    const [top, right] = ringSpots(4, { x: 10, y: 10 }, { x: 5, y: 5 });
    expect([top!.x, top!.y]).toEqual([10, 5]);
    expect(right!.x).toBeCloseTo(15);
  });

  it('turns cells of a track towards the next one', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(trackSpots(cells).map((spot) => spot.angle)).toEqual([0, 90, 90]);
  });
});

describe('a bubble', () => {
  const room = { width: 390, height: 844 };
  const size = { width: 200, height: 100 };

  it('stands above its thing, inside the window', () => {
    const thing = { left: 0, top: 400, width: 60, height: 60 };
    expect(placeBubble(thing, size, room)).toEqual({ side: 'above', left: 8, top: 288 });
  });

  it('goes below where there is no room above', () => {
    const thing = { left: 100, top: 20, width: 60, height: 60 };
    expect(placeBubble(thing, size, room).side).toBe('below');
  });

  it('keeps off what may be touched', () => {
    const thing = { left: 100, top: 400, width: 60, height: 60 };
    const target = { left: 100, top: 300, width: 60, height: 60 };
    expect(placeBubble(thing, size, room, [target]).side).not.toBe('above');
  });
});
