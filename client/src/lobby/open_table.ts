/** Opens new tables. */
import { call, nonce } from '$client/net/api';
import { mySeats } from '$client/state/my_seats.svelte';
import type { GameInfo, NewTable, TableInfo } from '$client/wire';

export const USUAL_LEVEL = 'medium';
const FIRST_LEVEL = 'easy'; // of bots for who has never finished a game of this kind

/** Opens a table, remembers my seats, and begins the game if no seat waits for a friend. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  const opened = await call('openTable', {}, { ...wanted, nonce: nonce() });
  mySeats.remember(opened.table.id, wanted.game, opened.secrets);
  if (!wanted.seats.includes('open')) await call('begin', { table: opened.table.id });
  return opened.table;
}

/** Returns the usual table against bots: me and up to three of them. Who is new to the game gets
 *  easy bots and the game's options for beginners. */
export function againstBots(game: GameInfo, newcomer: boolean): NewTable {
  const bots = Math.max(game.fewest - 1, Math.min(3, game.most - 1));
  const level = newcomer ? FIRST_LEVEL : USUAL_LEVEL;
  return {
    game: game.id,
    seats: ['me', ...Array<string>(bots).fill(level)],
    options: newcomer ? game.beginner : {},
  };
}
