/** What the players at a table are called. Bots are wind-up mice with names of their own. */
import { t } from '$client/words/shell.svelte';
import type { TableInfo } from '$client/wire';

export function seatName(info: TableInfo | null, seat: number): string {
  const sitter = info?.seats[seat];
  if (sitter?.level) return t(`bot-name-${(seat % 5) + 1}`);
  return sitter?.name ?? t('seat-empty', { number: seat + 1 });
}

/** The class that carries a seat's colour, and the number of its mark. */
export function paint(seat: number): string {
  return `p${(seat % 5) + 1}`;
}
