/** A finished game step by step, as a BoardContext: any board can show it. */
import { tick } from 'svelte';
import type { BoardContext } from '$client/board/board_context';
import type { Args, Language, Words } from '$client/i18n/words';
import { call } from '$client/net/api';
import { seatName } from '$client/state/names';
import type { Happened, Option, Result, Step, Story, TableInfo } from '$client/wire';

export class Replay implements BoardContext {
  story = $state.raw<Story>(null!);
  current = $state.raw<Step>(null!);
  seat = $state<number | null>(null);
  step = $state(0);
  words = $state.raw<Words>(null!);
  readonly asked = null;
  readonly options: ReadonlyMap<string, Option> = new Map();
  readonly chosen = null;

  private settling = $state(false); // the step before is laid, so that only one move is news
  private fetched = new Map<string, Promise<Step>>();
  private requests = 0; // how often a step was asked for: only the last one is shown

  constructor(
    readonly info: TableInfo,
    words: Words,
    private language: Language,
  ) {
    this.words = words;
  }

  get steps(): number {
    return this.story.chapters.length - 1;
  }

  get view(): unknown {
    return this.current.view;
  }

  get picture(): string | null {
    return this.current.picture;
  }

  get version(): number {
    return this.current.step;
  }

  get news(): readonly Happened[] {
    return this.settling ? [] : this.current.events;
  }

  get result(): Result | null {
    return this.current.result;
  }

  /** The events up to the step that is shown. */
  get log(): Happened[] {
    return this.story.chapters.slice(0, this.current.step + 1).flatMap((chapter) => chapter.events);
  }

  async open(step: number, seat: number | null): Promise<void> {
    this.seat = seat;
    this.story = await this.load();
    this.step = Math.max(0, Math.min(step, this.steps));
    this.current = await this.fetch(this.step);
  }

  /** Shows a step, unless another one is asked for before it is loaded. A board marks what the last
   *  move has changed: so, after a jump, it gets the step before first. */
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    const number = ++this.requests;
    const before = this.step > 0 && this.current.step !== this.step - 1 ? this.step - 1 : null;
    const [found, laid] = await Promise.all([
      this.fetch(this.step),
      before === null ? null : this.fetch(before),
    ]);
    if (number !== this.requests) return;
    if (laid) {
      this.settling = true;
      this.current = laid;
      await tick();
      this.settling = false;
    }
    if (number === this.requests) this.current = found;
    if (this.step < this.steps) void this.fetch(this.step + 1).catch(() => undefined);
  }

  /** Shows the game as another seat (null: a spectator) sees it. */
  async viewFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    this.story = await this.load();
    await this.go(this.step);
  }

  async setLanguage(words: Words, language: Language): Promise<void> {
    this.words = words;
    if (language === this.language) return;
    this.language = language;
    this.fetched.clear();
    await this.go(this.step);
  }

  private load(): Promise<Story> {
    return call('story', { table: this.info.id }, null, { seat: this.seat });
  }

  private fetch(step: number): Promise<Step> {
    const key = `${step} ${this.seat}`;
    let found = this.fetched.get(key);
    if (!found) {
      const query = { step, seat: this.seat, language: this.language };
      found = call('replay', { table: this.info.id }, null, query);
      found.catch(() => this.fetched.delete(key));
      this.fetched.set(key, found);
    }
    return found;
  }

  name(seat: number): string {
    return seatName(this.info, seat);
  }

  say(message: string, args: Args = {}): string {
    return this.words.say(message, args, (seat) => this.name(seat));
  }

  may(): boolean {
    return false;
  }

  choose(): void {} // the past cannot be changed

  why(): void {}

  clearBubble(): void {}
}
