/** The same people at a new table. Whoever asks first opens it, the others follow. */
import { call, nonce } from '$client/net/api';
import { mySeats } from '$client/state/my_seats.svelte';
import type { TableInfo } from '$client/wire';

/** Takes all my seats over to the rematch of a table, begins it if nobody is missing, and returns
 *  its id. */
export async function playAgain(info: TableInfo): Promise<string> {
  const table = { table: info.id };
  const fresh = await call('rematch', table);
  for (const [seat, secret] of Object.entries(mySeats.get(info.id)?.secrets ?? {})) {
    const follow = { seat: Number(seat), secret, nonce: nonce() };
    const opened = await call('follow', table, follow);
    mySeats.remember(fresh.id, info.game, opened.secrets);
  }
  const { seats } = await call('table', { table: fresh.id });
  const full = seats.every((sitter) => sitter.name || sitter.level);
  if (full) await call('begin', { table: fresh.id }).catch(() => undefined); // only its host may
  return fresh.id;
}
