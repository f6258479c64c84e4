/** A finished game, step by step: the same sight that a live chair gives, but of the past. */
import { call } from '$client/net/api';
import { seatName } from '$client/model/names';
import type { Sight } from '$client/model/sight';
import type { Args, Language, Words } from '$client/words/words';
import type { Happened, Option, Result, Step, Story, TableInfo } from '$client/wire';

export class Replay implements Sight {
  story = $state.raw<Story>(null!);
  current = $state.raw<Step>(null!);
  seat = $state<number | null>(null);
  step = $state(0);
  words = $state.raw<Words>(null!);
  readonly asked = null;
  readonly options: ReadonlyMap<string, Option> = new Map();
  readonly chosen = null;

  private known = new Map<string, Promise<Step>>();
  private wanted = 0;

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
    return this.current.events;
  }

  get result(): Result | null {
    return this.current.result;
  }

  /** What had been told up to the step of the moment. */
  get log(): Happened[] {
    return this.story.chapters.slice(0, this.current.step + 1).flatMap((chapter) => chapter.events);
  }

  async open(step: number, seat: number | null): Promise<void> {
    this.seat = seat;
    this.story = await this.load();
    this.step = Math.max(0, Math.min(step, this.steps));
    this.current = await this.fetch(this.step);
  }

  /** Shows a step; if another was asked for meanwhile, that one counts. */
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    const number = ++this.wanted;
    const found = await this.fetch(this.step);
    if (number === this.wanted) this.current = found;
    if (this.step < this.steps) void this.fetch(this.step + 1).catch(() => undefined);
  }

  /** From another chair. */
  async sit(seat: number | null): Promise<void> {
    this.seat = seat;
    this.story = await this.load();
    await this.go(this.step);
  }

  async speak(words: Words, language: Language): Promise<void> {
    this.words = words;
    if (language === this.language) return;
    this.language = language;
    this.known.clear();
    await this.go(this.step);
  }

  private load(): Promise<Story> {
    return call('story', { table: this.info.id }, null, { seat: this.seat });
  }

  private fetch(step: number): Promise<Step> {
    const key = `${step} ${this.seat}`;
    let found = this.known.get(key);
    if (!found) {
      const query = { step, seat: this.seat, language: this.language };
      found = call('replay', { table: this.info.id }, null, query);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
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

  hush(): void {}
}
