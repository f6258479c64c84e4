/** The play rug, measured in pixels of the board: road, grass, piles, and places for cars. */
import type { Point } from '$client/board';

export interface Pile extends Point {
  width: number; // of a card there; x and y are its middle
}

export interface Rug {
  left: number;
  top: number;
  width: number;
  height: number;
  road: number; // how wide the road is
  radius: number; // of its outer edge
  car: number;
  deck: Pile;
  middle: Pile;
  discard: Pile;
  tight: boolean; // no room for words
}

const RATIO = 1.4;
const LOW = 320; // below this the deck's tabs lie on it
const TIGHT = 180; // below this there is room for cards only

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export function rugIn(boxWidth: number, boxHeight: number): Rug {
  const width = within(240, Math.min(boxWidth, boxHeight * 2.1), 1300);
  const height = Math.min(boxHeight, width * (width < 600 ? 1.1 : 0.72));
  const left = (boxWidth - width) / 2;
  const top = (boxHeight - height) / 2;
  const road = within(26, width * 0.066, 56);
  const wide = width - 2 * road;
  const high = height - 2 * road;
  const tight = height < TIGHT;
  const seen = tight ? 0 : height < LOW ? 18 : 44; // over the deck, for what was seen there
  const count = tight ? 0 : 30; // under a pile, for its number
  const room = high;
  const middle = within(40, Math.min(wide * 0.42, (room - count) / RATIO), 224);
  const pile = within(
    34,
    Math.min(wide * 0.285, middle * 0.8, (room - count - seen - 6) / RATIO),
    168,
  );
  const gap = within(0, (wide - middle - 2 * pile) / 5, 56);
  const x = boxWidth / 2;
  const y = top + road + room / 2;
  const aside = middle / 2 + gap + pile / 2;
  return {
    left,
    top,
    width,
    height,
    road,
    radius: Math.min(height / 2, width * 0.3),
    car: within(38, road * 1.16, 62),
    deck: { x: x - aside, y: y + (seen - count) / 2, width: pile },
    middle: { x, y: y + 8, width: middle },
    discard: { x: x + aside, y: y + (seen - count) / 2, width: pile },
    tight,
  };
}

/** The middle line of the road, from beside the deck, the way cars drive. */
export function lane(rug: Rug): string {
  const { left, top, right, bottom, radius: r, y } = bounds(rug);
  return (
    `M${left} ${y}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}H${right - r}` +
    `A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}Z`
  );
}

function bounds(rug: Rug) {
  const half = rug.road / 2;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    left: round(rug.left + half),
    top: round(rug.top + half),
    right: round(rug.left + rug.width - half),
    bottom: round(rug.top + rug.height - half),
    radius: round(rug.radius - half),
    y: round(rug.top + rug.height / 2),
  };
}

export interface Spot extends Point {
  angle: number; // 0 is to the right, clockwise
}

/** A point of the lane; 0 and 1 are beside the deck. */
export function onLane(rug: Rug, part: number): Spot {
  const { left, top, right, bottom, radius: r, y } = bounds(rug);
  const quarter = (Math.PI / 2) * r;
  const tall = bottom - top - 2 * r;
  const long = right - left - 2 * r;
  const whole = 2 * (tall + long) + 4 * quarter;
  let way = (((part % 1) + 1) % 1) * whole;
  const pieces: [number, (at: number) => Spot][] = [
    [y - top - r, (at) => ({ x: left, y: y - at, angle: -90 })],
    [quarter, (at) => bend(left + r, top + r, r, 180, at)],
    [long, (at) => ({ x: left + r + at, y: top, angle: 0 })],
    [quarter, (at) => bend(right - r, top + r, r, 270, at)],
    [tall, (at) => ({ x: right, y: top + r + at, angle: 90 })],
    [quarter, (at) => bend(right - r, bottom - r, r, 0, at)],
    [long, (at) => ({ x: right - r - at, y: bottom, angle: 180 })],
    [quarter, (at) => bend(left + r, bottom - r, r, 90, at)],
  ];
  for (const [length, spot] of pieces) {
    if (way <= length) return spot(way);
    way -= length;
  }
  return { x: left, y: bottom - r - way, angle: -90 };
}

function bend(x: number, y: number, radius: number, from: number, at: number): Spot {
  const turned = from + (at / radius) * (180 / Math.PI);
  const radians = (turned * Math.PI) / 180;
  const angle = turned + 90;
  return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians), angle };
}

/** Where on the lane each driver waits: whose turn it is beside the deck, the others behind. */
export function parts(order: readonly number[]): Map<number, number> {
  return new Map(order.map((seat, index) => [seat, index === 0 ? 0 : 1 - index / order.length]));
}

/** Cars drive forward only, unless the way back is short. Whole numbers are laps. */
export function drive(from: number, part: number): number {
  const ahead = (((part - from) % 1) + 1) % 1;
  return ahead > 0.8 ? from + ahead - 1 : from + ahead;
}

/** Beside the road, in the rug's four corners: where cars stand that are out. */
export function offRoad(rug: Rug, index: number): Point {
  const aside = (rug.radius * (1 - Math.SQRT1_2)) / 2 + 2;
  const right = index % 2 === 0;
  const low = index % 4 < 2;
  return {
    x: right ? rug.left + rug.width - aside : rug.left + aside,
    y: low ? rug.top + rug.height - aside : rug.top + aside,
  };
}
