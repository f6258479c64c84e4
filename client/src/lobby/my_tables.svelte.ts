/** My tables: at which of them I am asked something, and how finished games ended. */
import { call } from '$client/net/api';
import { seatName } from '$client/state/names';
import { mySeats, type MyTable } from '$client/state/my_seats.svelte';

const AT_ONCE = 20; // finished games that are asked about on one visit

class MyTables {
  asked = $state.raw<ReadonlySet<string>>(new Set());

  get going(): MyTable[] {
    return mySeats.all.filter((mine) => !mine.over);
  }

  get past(): MyTable[] {
    return mySeats.all.filter((mine) => mine.over);
  }

  /** Asks the server how a finished game ended, and keeps it; without an answer, next time. */
  async keepFinish(table: string): Promise<void> {
    if (mySeats.get(table)?.finish || !mySeats.get(table)) return;
    try {
      const [end, info] = await Promise.all([call('finish', { table }), call('table', { table })]);
      const names = info.seats.map((_, seat) => seatName(info, seat));
      const times = { began: end.began * 1000, ended: end.ended * 1000 };
      mySeats.keepFinish(table, { places: end.result.places, ...times }, names);
    } catch {
      // the table was put away, or its rules are gone
    }
  }

  /** Asks for all that is not known yet of finished games, the newest first. */
  async keepFinishes(): Promise<void> {
    const unknown = this.past.filter((mine) => !mine.finish);
    for (const mine of unknown.slice(0, AT_ONCE)) await this.keepFinish(mine.table);
  }

  /** Asks the server where it is my turn; forgets tables that are gone, marks finished ones. */
  async refresh(): Promise<void> {
    const mine = this.going.slice(0, 25);
    const all = mine.flatMap(({ table, secrets }) =>
      Object.entries(secrets).map(([seat, secret]) => ({ table, seat: Number(seat), secret })),
    );
    if (!all.length) return;
    const turns = await call('turns', {}, { seats: all.slice(0, 50) });
    this.asked = new Set(turns.asked);
    for (const table of turns.gone) mySeats.forget(table);
    for (const table of turns.over) {
      const known = mySeats.get(table);
      if (known && !known.over) mySeats.remember(table, known.game, {}, { over: true });
      await this.keepFinish(table);
    }
  }
}

export const myTables = new MyTables();
