/** How a card's name is set on a card of that width; null: too small, a sign stands for it. */
export interface Caption {
  display: boolean; // the display face, for 17 px and more
  size: number; // in px on the screen
}

const LEAST = 13;
const LEAST_DISPLAY = 17;

export function captionFor(text: string, width: number): Caption | null {
  if (width < 80 || !text) return null;
  const room = width * 0.89;
  const display = Math.min(width * 0.136, room / (text.length * 0.74), 34);
  if (display >= LEAST_DISPLAY) return { display: true, size: display };
  const plain = Math.min(16, width * 0.16, room / (text.length * 0.58));
  return plain >= LEAST ? { display: false, size: plain } : null;
}
