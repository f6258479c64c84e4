/** My tables, and at which of them I am asked something. */
import { seats, type Mine } from '$client/model/seats.svelte';
import { call } from '$client/net/api';

class MyTables {
  asked = $state.raw<ReadonlySet<string>>(new Set());

  get going(): Mine[] {
    return seats.all.filter((mine) => !mine.over);
  }

  get past(): Mine[] {
    return seats.all.filter((mine) => mine.over);
  }

  /** Asks the server; tables that are gone are forgotten, finished ones noted. */
  async look(): Promise<void> {
    const mine = this.going.slice(0, 25);
    const all = mine.flatMap(({ table, secrets }) =>
      Object.entries(secrets).map(([seat, secret]) => ({ table, seat: Number(seat), secret })),
    );
    if (!all.length) return;
    const turns = await call('turns', {}, { seats: all.slice(0, 50) });
    this.asked = new Set(turns.asked);
    for (const table of turns.gone) seats.forget(table);
    for (const table of turns.over) {
      const known = seats.of(table);
      if (known && !known.over) seats.keep(table, known.game, {}, { over: true });
    }
  }
}

export const myTables = new MyTables();
