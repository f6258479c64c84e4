/** Names and colours of the seats at a table. */
import { t } from '$client/i18n/shell.svelte';
import type { TableInfo } from '$client/wire';

/** Returns the player's name, a bot's own name, or "Seat 2" for an empty seat. */
export function seatName(info: TableInfo | null, seat: number): string {
  const sitter = info?.seats[seat];
  if (sitter?.level) return t(`bot-name-${(seat % 5) + 1}`);
  return sitter?.name ?? t('seat-empty', { number: seat + 1 });
}

/** Returns the CSS class that sets a seat's colour: p1 … p5. */
export function seatColour(seat: number): string {
  return `p${(seat % 5) + 1}`;
}
