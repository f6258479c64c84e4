/** One seat at a live table (or a spectator's place): what it sees, is asked and answers. */
import { Line, type LineState, Refusal } from '$client/net/line';
import { t } from '$client/words/shell.svelte';
import type { Args, Language, Words } from '$client/words/words';
import type { Asked, Chat, FromServer, Happened, Option, Reason, Result } from '$client/wire';
import type { TableInfo, Update } from '$client/wire';
import { seatName } from './names';
import { prefs } from './prefs.svelte';
import type { Sight } from './sight';

export interface Bubble {
  at: Element;
  text: string;
  clause: string | null;
}

export class Chair implements Sight {
  update = $state.raw<Update | null>(null);
  news = $state.raw<readonly Happened[]>([]);
  log = $state.raw<Happened[]>([]);
  chat = $state.raw<Chat[]>([]);
  line = $state<LineState>('connecting');
  closed = $state(''); // the code, when the line is closed for good
  chosen = $state<string | null>(null);
  sending = $state(false);
  toast = $state('');
  bubble = $state.raw<Bubble | null>(null);
  words = $state.raw<Words>(null!);
  heardAt = $state(0); // when the newest update came, on this page's own clock

  private socket: Line;
  private shown = new Map<number, number>(); // by serial: since when it is on the screen
  private reasons = new Map<string, Reason>();
  private reasonsFor = -1;
  private fromStart = false; // the whole story is asked for again

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private secret: string,
    words: Words,
    private language: Language,
    private seen: () => void = () => undefined, // called after each update
  ) {
    this.words = words;
    this.socket = new Line(table, {
      hello: () => ({
        protocol: 1,
        seat: this.seat,
        secret: this.secret,
        version: this.fromStart ? 0 : (this.update?.version ?? 0),
        picture: this.language,
      }),
      heard: (message) => this.heard(message),
      state: (state, code) => {
        this.line = state;
        if (state === 'closed') this.closed = code || 'closed';
      },
    });
  }

  leave(): void {
    this.socket.close();
  }

  /** Another language: the pictures are asked for again, the words are here already. */
  speak(words: Words, language: Language): void {
    this.words = words;
    if (language === this.language) return;
    this.language = language;
    this.socket.again();
  }

  // What is seen.

  get info(): TableInfo {
    return this.update!.table;
  }

  get view(): unknown {
    return this.update?.view ?? null;
  }

  get picture(): string | null {
    return this.update?.picture ?? null;
  }

  get version(): number {
    return this.update?.version ?? 0;
  }

  get result(): Result | null {
    return this.update?.result ?? null;
  }

  get asked(): Asked | null {
    return this.update?.asked[0] ?? null;
  }

  options: ReadonlyMap<string, Option> = $derived(
    new Map((this.update?.asked[0]?.options ?? []).map((option) => [option.key, option])),
  );

  name(seat: number): string {
    return seatName(this.update?.table ?? null, seat);
  }

  say(message: string, args: Args = {}): string {
    return this.words.say(message, args, (seat) => this.name(seat));
  }

  /** Seconds that are left for the answer; null: no clock. */
  secondsLeft(now: number): number | null {
    const seconds = this.asked?.seconds ?? null;
    return seconds === null ? null : Math.max(0, seconds - (now - this.heardAt) / 1000);
  }

  private heard(message: FromServer): void {
    if (message.type === 'chat') {
      if (!this.chat.some((other) => other.version === message.version)) {
        this.chat = [...this.chat, message];
      }
    } else if (message.type === 'update') {
      this.see(message);
    }
  }

  private see(update: Update): void {
    const before = this.update;
    if (before && update.version < before.version) return;
    const undone = before?.table.proposal?.what === 'undo' && !update.table.proposal;
    if (undone && update.version > before.version) this.readAnew();
    const since = this.fromStart ? 0 : (before?.version ?? 0);
    const news = update.events.filter((event) => event.version > since);
    if (this.fromStart && news.length) {
      this.fromStart = false;
      this.log = [];
    }
    this.heardAt = performance.now();
    this.update = update;
    if (news.length) {
      this.news = news;
      this.log = [...this.log, ...news.filter((event) => !event.fleeting)];
      const words = news.filter((event) => event.fleeting);
      if (words.length) this.toast = words.map((e) => this.say(e.message, e.args)).join(' ');
    }
    const serial = update.asked[0]?.serial;
    if (serial !== before?.asked[0]?.serial) {
      this.chosen = null;
      this.bubble = null;
    }
    if (serial !== undefined && !this.shown.has(serial)) {
      this.shown = new Map([[serial, performance.now()]]);
    }
    this.seen();
  }

  /** Something was taken back: the story must forget it, too. */
  private readAnew(): void {
    this.fromStart = true;
    this.socket.again();
  }

  // What is answered.

  may(key: string): boolean {
    return this.options.has(key);
  }

  choose(key: string, at?: Element): void {
    this.hush();
    if (!this.may(key)) {
      if (at) this.why([key], at);
      return;
    }
    if (this.sending) return;
    const slips = prefs.confirm && !this.asked?.race && !this.asked?.window;
    if (slips && this.chosen !== key) this.chosen = key;
    else void this.send(key);
  }

  takeBack(): void {
    this.chosen = null;
  }

  confirm(): void {
    if (this.chosen !== null) void this.send(this.chosen);
  }

  /** Milliseconds until a race takes this seat's answer: who tries again after a miss waits. */
  lockLeft(now: number): number {
    const asked = this.asked;
    if (!asked?.race) return 0;
    const waited = now - (this.shown.get(asked.serial) ?? now);
    return Math.max(0, asked.lock - Math.max(0, waited)); // `now` may be a tick behind
  }

  private async send(key: string): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    this.chosen = key;
    this.sending = true;
    const now = performance.now();
    const since = this.shown.get(asked.serial) ?? now;
    const elapsed = asked.race ? Math.round(now - since) : null;
    try {
      await this.socket.ask({ type: 'submit', key, serial: asked.serial, elapsed });
    } catch (error) {
      this.refused(error);
    } finally {
      this.sending = false;
      if (this.asked?.serial === asked.serial) this.chosen = null;
    }
  }

  /** Says what stands in the way, in words of the rules if a rule does. */
  refused(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const { words, clause, code } = error.refused;
    if (words)
      this.toast = this.say(words.message, words.args ?? {}) + (clause ? ` (${clause})` : '');
    else if (this.words.has(`refused-${code}`)) this.toast = this.say(`refused-${code}`);
    else this.toast = t(`problem-${code}`);
  }

  // Why not?

  why(keys: readonly string[], at: Element): void {
    void this.explain(keys, at);
  }

  hush(): void {
    this.bubble = null;
  }

  private async explain(keys: readonly string[], at: Element): Promise<void> {
    if (this.seat === null) return;
    await this.learn();
    const reason = this.reasonFor(keys);
    if (reason) {
      const text = this.say(reason.message!, reason.args ?? {});
      this.bubble = { at, text, clause: reason.clause };
    } else if (!this.asked) {
      this.bubble = { at, text: this.say('refused-not-asked'), clause: null };
    }
  }

  /** The reason against one of these choices; or against one that names such a thing: a cell. */
  private reasonFor(keys: readonly string[]): Reason | undefined {
    const forbidden = [...this.reasons.values()].filter((reason) => reason.message !== null);
    return (
      forbidden.find((reason) => keys.includes(reason.key)) ??
      forbidden.find((reason) => reason.key.split(/[\s-]+/).some((word) => keys.includes(word)))
    );
  }

  /** Everything conceivable that is not possible now. */
  async forbidden(): Promise<Reason[]> {
    await this.learn();
    return [...this.reasons.values()].filter((reason) => reason.message !== null);
  }

  /** All reasons at once, anew whenever the table has changed. */
  private async learn(): Promise<void> {
    const version = this.version;
    if (this.reasonsFor === version) return;
    try {
      const done = await this.socket.ask({ type: 'why', key: null });
      this.reasons = new Map((done.reasons ?? []).map((reason) => [reason.key, reason]));
      this.reasonsFor = version;
    } catch {
      this.reasons = new Map(); // the game is over, or the line is: nothing to explain
    }
  }

  // Around the game.

  async tell(message: Parameters<Line['ask']>[0]): Promise<boolean> {
    try {
      await this.socket.ask(message);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }
}
