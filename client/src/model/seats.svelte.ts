/** My seats: the tables I sit at and their secrets, kept in this browser only. */

export interface Mine {
  table: string;
  game: string;
  secrets: Record<string, string>; // by seat
  names: string[]; // who sits there, for the list of my games
  over: boolean;
  touched: number;
}

const KEY = 'scurry-seats';
const MOST = 60;

function load(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Mine[]) : [];
  } catch {
    return [];
  }
}

class Seats {
  all = $state.raw<Mine[]>(load());

  of(table: string): Mine | undefined {
    return this.all.find((mine) => mine.table === table);
  }

  /** Adds seats of a table, or facts about it. */
  keep(
    table: string,
    game: string,
    secrets: Record<string, string>,
    more: Partial<Mine> = {},
  ): void {
    const known = this.of(table);
    const mine: Mine = {
      table,
      game,
      names: known?.names ?? [],
      over: known?.over ?? false,
      ...more,
      secrets: { ...known?.secrets, ...secrets },
      touched: Date.now(),
    };
    this.store([mine, ...this.all.filter((other) => other.table !== table)].slice(0, MOST));
  }

  forget(table: string): void {
    this.store(this.all.filter((mine) => mine.table !== table));
  }

  forgetSeat(table: string, seat: number): void {
    const known = this.of(table);
    if (!known) return;
    const secrets = { ...known.secrets };
    delete secrets[String(seat)];
    if (Object.keys(secrets).length === 0) this.forget(table);
    else this.store(this.all.map((mine) => (mine === known ? { ...known, secrets } : mine)));
  }

  private store(all: Mine[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: the seat lasts as long as the page
    }
  }
}

export const seats = new Seats();
