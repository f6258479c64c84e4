/** Opening tables: with the usual bots at once, or as the host wishes. */
import { call, nonce } from '$client/net/api';
import type { GameInfo, NewTable, TableInfo } from '$client/wire';
import { seats } from './seats.svelte';

export const USUAL_LEVEL = 'medium';

/** Opens a table, keeps my seats, and begins if nobody is waited for. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  const opened = await call('openTable', {}, { ...wanted, nonce: nonce() });
  seats.keep(opened.table.id, wanted.game, opened.secrets);
  if (!wanted.seats.includes('open')) await call('begin', { table: opened.table.id });
  return opened.table;
}

/** Me against so many bots as make a good game. */
export function againstBots(game: GameInfo): NewTable {
  const bots = Math.max(game.fewest - 1, Math.min(3, game.most - 1));
  return { game: game.id, seats: ['me', ...Array<string>(bots).fill(USUAL_LEVEL)] };
}
