/** How many lines of the chat this seat has not read; its own it has. */
import type { SeatSession } from '$client/state/seat_session.svelte';

export class Unread {
  private read = $state(0); // the version of the last line that was seen

  constructor(private session: () => SeatSession) {}

  get count(): number {
    const { chat, seat } = this.session();
    return chat.filter((said) => said.version > this.read && (seat === null || said.seat !== seat))
      .length;
  }

  /** Everything said so far was seen. */
  clear(): void {
    this.read = Math.max(this.read, ...this.session().chat.map((said) => said.version));
  }
}
