/**
 * Everybody who sits at this screen: one chair, or several who pass the screen on. A curtain hides
 * the table between players if one of them sees what another must not.
 */
import type { Language, Words } from '$client/words/words';
import { Chair } from './chair.svelte';

export class Sitting {
  chairs: Chair[];
  /** Whether the people at this screen see different things: safe until it is known. */
  secrets = $state(true);
  private at = $state(0);
  private shownTo = $state<number | null>(null); // who said "it is me"

  constructor(table: string, secrets: Record<string, string>, words: Words, language: Language) {
    const seats = Object.keys(secrets)
      .map(Number)
      .sort((a, b) => a - b);
    const compare = (): void => this.compare();
    this.chairs = seats.map(
      (seat) => new Chair(table, seat, secrets[seat]!, words, language, compare),
    );
    if (seats.length === 0) this.chairs = [new Chair(table, null, '', words, language)];
  }

  /** Whose eyes the screen has. */
  get chair(): Chair {
    return this.chairs[this.at]!;
  }

  get shared(): boolean {
    return this.chairs.length > 1;
  }

  /** Who must take the screen next; null if whoever has it keeps it. */
  get next(): number | null {
    if (!this.shared || this.chair.asked) return null;
    for (let step = 1; step < this.chairs.length; step++) {
      const index = (this.at + step) % this.chairs.length;
      if (this.chairs[index]!.asked) return index;
    }
    return null;
  }

  /** Whether everybody's place is known; before that nothing may be shown. */
  get ready(): boolean {
    return this.chairs.every((chair) => chair.update !== null);
  }

  /** Whether all have heard of the same moves: each hears of them on a line of its own. */
  get agreed(): boolean {
    return this.chairs.every((chair) => chair.version === this.chair.version);
  }

  /** While one is a move ahead of another, their views say nothing about secrets. */
  private compare(): void {
    if (!this.ready || !this.agreed) return;
    const views = this.chairs.map((chair) => {
      const view = chair.view as Record<string, unknown> | null;
      return JSON.stringify(view && { ...view, seat: null });
    });
    this.secrets = views.some((view) => view !== views[0]);
  }

  /** The seat the curtain waits for, or null when the table may be seen. */
  get curtain(): number | null {
    if (!this.shared || !this.secrets) return null;
    const playing = this.chair.update?.table.status === 'playing';
    if (!playing) return null;
    if (this.next !== null) return this.chairs[this.next]!.seat;
    if (this.shownTo !== this.chair.seat) return this.chair.seat;
    return null;
  }

  /** Where nothing is secret, the screen goes on by itself. */
  goOn(): void {
    if (this.next !== null && this.agreed && !this.secrets) this.show();
  }

  /** "It is me, show." */
  show(): void {
    if (this.next !== null) this.at = this.next;
    this.shownTo = this.chair.seat;
  }

  speak(words: Words, language: Language): void {
    for (const chair of this.chairs) chair.speak(words, language);
  }

  leave(): void {
    for (const chair of this.chairs) chair.leave();
  }
}
