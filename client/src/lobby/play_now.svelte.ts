/** Starting a game against bots with one press, from a box or from the button below it. */
import { errorText } from '$client/i18n/errors';
import { mySeats } from '$client/state/my_seats.svelte';
import { route } from '$client/state/route.svelte';
import type { GameInfo } from '$client/wire';
import { againstBots, openTable } from './open_table';

class PlayNow {
  busy = $state(false);
  trouble = $state('');

  /** Opens the table and goes there; `guide`: with hints. While one is being opened, nothing. */
  async start(game: GameInfo, guide = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const table = await openTable(againstBots(game, !mySeats.hasFinished(game.id)));
      route.go(`/table/${table.id}${guide ? '?guide' : ''}`);
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.busy = false;
    }
  }
}

export const playNow = new PlayNow();
