/** Where the cards of a hand lie: one fan, or two where one would leave no room for a finger. */
export interface Place {
  x: number; // of the card's middle
  y: number; // of its upper edge
  angle: number;
}

export interface Fan {
  card: number; // its width
  places: Place[];
}

export const RATIO = 1.4; // height to width
const FINGER = 44;
const LARGEST = 136;
const SMALLEST = 48;
const ROOM_ABOVE = 32; // a chosen card rises, and wears its number
const SAG = 10; // how much lower the ends of a fan lie
const ROOM_BELOW = 12; // the corners of leaning cards
const STRIP = 52; // of the row behind that can be seen

export function fan(count: number, width: number, height: number): Fan {
  if (count <= 0 || width <= 0) return { card: SMALLEST, places: [] };
  const tallest = Math.min(LARGEST, (height - ROOM_ABOVE - SAG - ROOM_BELOW) / RATIO);
  const single = Math.min(tallest, width - 2 * edge(count) - FINGER * (count - 1));
  const low = height < 180;
  const top = low ? 8 : 20;
  const strip = low ? FINGER : STRIP;
  const double = Math.min(LARGEST, (height - top - strip - (low ? 4 : ROOM_BELOW)) / RATIO);
  if (single >= Math.min(double, tallest)) {
    const spare = ((tallest - single) * RATIO) / 2;
    return { card: single, places: row(count, width, single, ROOM_ABOVE + spare, 6) };
  }
  const behind = Math.ceil(count / 2);
  return {
    card: double,
    places: [
      ...row(behind, width, double, top, 2),
      ...row(count - behind, width, double, top + strip, 2),
    ],
  };
}

/** Beside a fan: leaning cards need it, but many cards need the room more. */
function edge(count: number): number {
  return count > 6 ? 2 : 10;
}

function row(count: number, width: number, card: number, top: number, tilt: number): Place[] {
  const room = Math.max(0, width - 2 * edge(count) - card);
  const step = count > 1 ? Math.min(card * (tilt > 3 ? 0.84 : 1), room / (count - 1)) : 0;
  const left = (width - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const aside = count > 1 ? (2 * index) / (count - 1) - 1 : 0; // from -1 to 1
    const lean = tilt * Math.min(1, count / 5);
    const sag = (tilt > 3 ? SAG : 2) * Math.min(1, count / 5);
    return { x: left + index * step, y: top + aside * aside * sag, angle: aside * lean };
  });
}
