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
const SMALLEST = 76;
const ROOM_ABOVE = 32; // a chosen card rises, and wears its number
const SAG = 10; // how much lower the ends of a fan lie
const ROOM_BELOW = 12; // the corners of leaning cards
const STRIP = 52; // of the row behind that can be seen

export function fan(count: number, width: number, height: number): Fan {
  if (count <= 0 || width <= 0) return { card: SMALLEST, places: [] };
  const tallest = Math.min(LARGEST, (height - ROOM_ABOVE - SAG - ROOM_BELOW) / RATIO);
  const widest = width - 2 * edge(count) - FINGER * (count - 1);
  const card = Math.min(tallest, widest);
  if (card >= Math.min(SMALLEST, tallest)) {
    return { card, places: row(count, width, card, ROOM_ABOVE, 6) };
  }
  const strip = Math.max(FINGER, Math.min(STRIP, height * 0.3));
  const small = Math.max(48, Math.min(LARGEST, (height - 20 - strip - ROOM_BELOW) / RATIO));
  const behind = Math.ceil(count / 2);
  return {
    card: small,
    places: [
      ...row(behind, width, small, 20, 3),
      ...row(count - behind, width, small, 20 + strip, 3),
    ],
  };
}

/** Beside a fan: leaning cards need it, but many cards need the room more. */
function edge(count: number): number {
  return count > 6 ? 2 : 10;
}

function row(count: number, width: number, card: number, top: number, tilt: number): Place[] {
  const room = Math.max(0, width - 2 * edge(count) - card);
  const step = count > 1 ? Math.min(card * 0.84, room / (count - 1)) : 0;
  const left = (width - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const aside = count > 1 ? (2 * index) / (count - 1) - 1 : 0; // from -1 to 1
    const lean = tilt * Math.min(1, count / 5);
    const sag = (tilt > 3 ? SAG : 4) * Math.min(1, count / 5);
    return { x: left + index * step, y: top + aside * aside * sag, angle: aside * lean };
  });
}
