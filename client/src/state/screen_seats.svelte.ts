/**
 * The seats played on this screen: one, or several people who pass the screen on. A curtain hides
 * the table between two of them if one sees what another must not.
 */
import type { Language, Words } from '$client/i18n/words';
import { SeatSession } from './seat_session.svelte';

export class ScreenSeats {
  sessions: SeatSession[];
  /** Whether people at this screen see different things; true until the opposite is known. */
  secrets = $state(true);
  private index = $state(0); // of the session that is shown
  private revealedTo = $state<number | null>(null); // the seat that said "it is me"

  constructor(table: string, secrets: Record<string, string>, words: Words, language: Language) {
    const seats = Object.keys(secrets)
      .map(Number)
      .sort((a, b) => a - b);
    const compare = (): void => this.compareViews();
    this.sessions = seats.map(
      (seat) => new SeatSession(table, seat, secrets[seat]!, words, language, compare),
    );
    if (seats.length === 0) this.sessions = [new SeatSession(table, null, '', words, language)];
  }

  /** The session that is shown. */
  get current(): SeatSession {
    return this.sessions[this.index]!;
  }

  get shared(): boolean {
    return this.sessions.length > 1;
  }

  /** The index of the session that must take the screen next; null if the current one keeps it. */
  get next(): number | null {
    if (!this.shared || this.current.asked) return null;
    for (let step = 1; step < this.sessions.length; step++) {
      const index = (this.index + step) % this.sessions.length;
      if (this.sessions[index]!.asked) return index;
    }
    return null;
  }

  /** Whether every session has had an update; before that nothing may be shown. */
  get ready(): boolean {
    return this.sessions.every((session) => session.update !== null);
  }

  /** Whether all sessions are at the same version; each has a socket of its own. */
  get inStep(): boolean {
    return this.sessions.every((session) => session.version === this.current.version);
  }

  /** Finds out whether views differ. Views of different versions say nothing about secrets. */
  private compareViews(): void {
    if (!this.ready || !this.inStep) return;
    const views = this.sessions.map((session) => {
      const view = session.view as Record<string, unknown> | null;
      return JSON.stringify(view && { ...view, seat: null });
    });
    this.secrets = views.some((view) => view !== views[0]);
  }

  /** The seat the curtain waits for; null if the table may be seen. */
  get curtain(): number | null {
    if (!this.shared || !this.secrets) return null;
    const playing = this.current.update?.table.status === 'playing';
    if (!playing) return null;
    if (this.next !== null) return this.sessions[this.next]!.seat;
    if (this.revealedTo !== this.current.seat) return this.current.seat;
    return null;
  }

  /** Shows the next session by itself where nothing is secret. */
  passOn(): void {
    if (this.next !== null && this.inStep && !this.secrets) this.reveal();
  }

  /** Lifts the curtain: the player it waits for has pressed "It is me". */
  reveal(): void {
    if (this.next !== null) this.index = this.next;
    this.revealedTo = this.current.seat;
  }

  setLanguage(words: Words, language: Language): void {
    for (const session of this.sessions) session.setLanguage(words, language);
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
