/** The tables I sit at and the secrets of my seats, kept in this browser only. */

/** How a game ended, as the server told it. Times are in milliseconds since 1970. */
export interface MyFinish {
  places: number[]; // by seat
  began: number;
  ended: number;
}

export interface MyTable {
  table: string;
  game: string;
  secrets: Record<string, string>; // by seat
  names: string[]; // who sits there, for the list of my games
  over: boolean;
  touched: number; // milliseconds since 1970; 0: not known
  finish?: MyFinish; // once it is over and the server was asked
}

const KEY = 'scurry-seats';
const MOST = 200;

function load(): MyTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as MyTable[]) : [];
  } catch {
    return [];
  }
}

class MySeats {
  all = $state.raw<MyTable[]>(load());

  get(table: string): MyTable | undefined {
    return this.all.find((mine) => mine.table === table);
  }

  /** Adds a table, seats at a table I know, or facts about it (`more`). */
  remember(
    table: string,
    game: string,
    secrets: Record<string, string>,
    more: Partial<MyTable> = {},
  ): void {
    const known = this.get(table);
    const mine: MyTable = {
      table,
      game,
      names: known?.names ?? [],
      over: known?.over ?? false,
      ...(known?.finish && { finish: known.finish }),
      ...more,
      secrets: { ...known?.secrets, ...secrets },
      touched: Date.now(),
    };
    this.store([mine, ...this.all.filter((other) => other.table !== table)].slice(0, MOST));
  }

  /** Notes how a table's game ended. */
  keepFinish(table: string, finish: MyFinish, names: string[]): void {
    this.store(
      this.all.map((mine) =>
        mine.table === table
          ? { ...mine, over: true, finish, names: mine.names.length ? mine.names : names }
          : mine,
      ),
    );
  }

  /** Whether I have ever played this game to its end. */
  hasFinished(game: string): boolean {
    return this.all.some((mine) => mine.game === game && mine.over);
  }

  forget(table: string): void {
    this.store(this.all.filter((mine) => mine.table !== table));
  }

  /** Puts a table back into the list from which it was removed. */
  restore(mine: MyTable): void {
    const others = this.all.filter((other) => other.table !== mine.table);
    const at = others.findIndex((other) => other.touched < mine.touched);
    const newer = at < 0 ? others.length : at;
    this.store([...others.slice(0, newer), mine, ...others.slice(newer)]);
  }

  forgetSeat(table: string, seat: number): void {
    const known = this.get(table);
    if (!known) return;
    const secrets = { ...known.secrets };
    delete secrets[String(seat)];
    if (Object.keys(secrets).length === 0) this.forget(table);
    else this.store(this.all.map((mine) => (mine === known ? { ...known, secrets } : mine)));
  }

  private store(all: MyTable[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: the seat lasts as long as the page
    }
  }
}

export const mySeats = new MySeats();

// Another tab has changed the list: what is kept here must not overwrite it.
window.addEventListener('storage', (event) => {
  if (event.key === KEY) mySeats.all = load();
});
