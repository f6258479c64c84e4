/** One seat at a live table, or a spectator: what it sees, what it is asked, how it answers. */
import type { BoardContext } from '$client/board/board_context';
import { isAbout, type Thing } from '$client/board/things';
import { t } from '$client/i18n/shell.svelte';
import type { Args, Language, Words } from '$client/i18n/words';
import { type ConnectionState, type Message, Refusal, TableSocket } from '$client/net/table_socket';
import type { Asked, Chat, FromServer, Happened, Option, Reason, Result } from '$client/wire';
import type { TableInfo, Update } from '$client/wire';
import { hasBoard } from './games.svelte';
import { seatName } from './names';
import { prefs } from './prefs.svelte';

export interface Bubble {
  at: Element;
  text: string;
  clause: string | null;
}

/** Decides which answers are sent; a lesson lets only the right ones through. */
export interface AnswerGate {
  /** Whether this answer may be sent. */
  lets(key: string): boolean;
  /** Called when an answer of this seat was stored. */
  answered(key: string): void;
}

/** An update together with the table, which the server sends only when it has changed. */
export type WholeUpdate = Update & { table: TableInfo };

export class SeatSession implements BoardContext {
  update = $state.raw<WholeUpdate | null>(null);
  news = $state.raw<readonly Happened[]>([]);
  log = $state.raw<Happened[]>([]);
  chat = $state.raw<Chat[]>([]);
  connection = $state<ConnectionState>('connecting');
  closeCode = $state(''); // why the socket was closed for good; empty while it is not
  chosen = $state<string | null>(null);
  sending = $state(false);
  toast = $state('');
  bubble = $state.raw<Bubble | null>(null);
  words = $state.raw<Words>(null!);
  answeredAt = $state(0); // the version of this seat's last answer
  gate: AnswerGate | null = null;
  updatedAt = $state(0); // when the newest update came, by performance.now()

  private socket: TableSocket;
  private shownSince = new Map<number, number>(); // question serial -> performance.now()
  private reasons = new Map<string, Reason>();
  private reasonsVersion = -1; // the version for which `reasons` were loaded

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private secret: string,
    words: Words,
    private language: Language,
    private onUpdate: () => void = () => undefined,
  ) {
    this.words = words;
    this.socket = new TableSocket(table, {
      hello: () => ({
        protocol: 2,
        seat: this.seat,
        secret: this.secret,
        version: this.update?.version ?? 0,
        picture: this.drawnByServer ? this.language : '',
      }),
      onMessage: (message) => this.onMessage(message),
      onState: (state, code) => {
        this.connection = state;
        if (state === 'closed') this.closeCode = code || 'closed';
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Shows everything in another language; text pictures must be sent again for that. */
  setLanguage(words: Words, language: Language): void {
    this.words = words;
    if (language === this.language) return;
    this.language = language;
    if (this.drawnByServer) this.socket.reconnect();
  }

  /** Whether the table is shown as the server's picture in text, since the game has no board. */
  private get drawnByServer(): boolean {
    return !hasBoard(this.words.game);
  }

  // What the seat sees.

  get info(): TableInfo {
    return this.update!.table;
  }

  /** Whether the server would let this seat take back its last answer without asking anybody. */
  get mayTakeBack(): boolean {
    return this.update?.takeback ?? false;
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

  /** Returns the seconds left for the answer, or null if no clock runs. `now`: performance.now(). */
  secondsLeft(now: number): number | null {
    const seconds = this.asked?.seconds ?? null;
    return seconds === null ? null : Math.max(0, seconds - (now - this.updatedAt) / 1000);
  }

  private onMessage(message: FromServer): void {
    if (message.type === 'chat') {
      if (!this.chat.some((other) => other.version === message.version)) {
        this.chat = [...this.chat, message];
      }
    } else if (message.type === 'update') {
      this.applyUpdate(message);
    }
  }

  /** Shows an update; one older than what is shown is ignored. */
  private applyUpdate(update: Update): void {
    const before = this.update;
    const table = update.table ?? (before && tableNow(before.table, update));
    if (!table || (before && update.version < before.version)) return;
    const since = before?.version ?? 0;
    const news = update.events.filter((event) => event.version > since);
    const cut = update.log_from ?? null;
    if (cut !== null) this.log = this.log.filter((event) => event.version < cut);
    this.updatedAt = performance.now();
    this.update = { ...update, table };
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
    if (serial !== undefined && !this.shownSince.has(serial)) {
      this.shownSince = new Map([[serial, performance.now()]]);
    }
    this.onUpdate();
  }

  // How the seat answers.

  may(key: string): boolean {
    return this.options.has(key);
  }

  choose(key: string, at?: Element): void {
    this.clearBubble();
    if (!this.may(key)) {
      if (at) void this.explain((all) => all.find((reason) => reason.key === key), at);
      return;
    }
    if (this.sending || this.gate?.lets(key) === false) return;
    const confirms = prefs.confirm && !this.asked?.race && !this.asked?.window;
    if (confirms && this.chosen !== key) this.chosen = key;
    else void this.send(key);
  }

  cancelChoice(): void {
    this.chosen = null;
  }

  confirmChoice(): void {
    if (this.chosen !== null) void this.send(this.chosen);
  }

  /** Returns the milliseconds until a race takes this seat's answer: after a miss one must wait. */
  lockLeft(now: number): number {
    const asked = this.asked;
    if (!asked?.race) return 0;
    const waited = now - (this.shownSince.get(asked.serial) ?? now);
    return Math.max(0, asked.lock - Math.max(0, waited)); // `now` may be a tick behind
  }

  /** Sends an answer as it is, without confirming; returns whether it was stored. */
  answer(key: string): Promise<boolean> {
    return this.send(key);
  }

  private async send(key: string): Promise<boolean> {
    const asked = this.asked;
    if (!asked) return false;
    this.chosen = key;
    this.sending = true;
    const now = performance.now();
    const since = this.shownSince.get(asked.serial) ?? now;
    const elapsed = asked.race ? Math.round(now - since) : null;
    try {
      const done = await this.socket.request({
        type: 'submit', key, serial: asked.serial, elapsed,
      }); // prettier-ignore
      this.answeredAt = done.version;
      this.gate?.answered(key);
      return true;
    } catch (error) {
      this.showRefusal(error);
      return false;
    } finally {
      this.sending = false;
      if (this.asked?.serial === asked.serial) this.chosen = null;
    }
  }

  /** Shows a refusal as a toast: in the words of the game if a rule is the reason. */
  private showRefusal(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const { words, clause, code } = error.refused;
    if (words)
      this.toast = this.say(words.message, words.args ?? {}) + (clause ? ` (${clause})` : '');
    else if (this.words.has(`refused-${code}`)) this.toast = this.say(`refused-${code}`);
    else this.toast = t(`problem-${code}`);
  }

  // Why a choice is not possible.

  why(thing: Thing, at: Element): void {
    void this.explain((reason) => this.reasonAbout(reason, thing), at);
  }

  clearBubble(): void {
    this.bubble = null;
  }

  /** Shows the reason that `find` picks from those against everything that is not possible. */
  private async explain(
    find: (forbidden: readonly Reason[]) => Reason | undefined,
    at: Element,
  ): Promise<void> {
    if (this.seat === null) return;
    const reason = find(await this.forbidden());
    if (reason) {
      const text = this.say(reason.message!, reason.args ?? {});
      this.bubble = { at, text, clause: reason.clause };
    } else if (!this.asked) {
      this.bubble = { at, text: this.say('refused-not-asked'), clause: null };
    }
  }

  /** Finds a reason against a choice about a thing; of several things the first that has one. */
  private reasonAbout(forbidden: readonly Reason[], thing: Thing): Reason | undefined {
    const things = Array.isArray(thing) ? thing : [thing];
    for (const one of things) {
      const found = forbidden.find((reason) => isAbout(reason.choice, one));
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the reasons against everything conceivable that is not possible now. */
  async forbidden(): Promise<Reason[]> {
    await this.loadReasons();
    return [...this.reasons.values()].filter((reason) => reason.message !== null);
  }

  /** Loads the reasons against all impossible choices, once for each version of the table. */
  private async loadReasons(): Promise<void> {
    const version = this.version;
    if (this.reasonsVersion === version) return;
    try {
      const done = await this.socket.request({ type: 'why', key: null });
      this.reasons = new Map((done.reasons ?? []).map((reason) => [reason.key, reason]));
      this.reasonsVersion = version;
    } catch {
      this.reasons = new Map(); // the game is over or the socket closed: nothing to explain
    }
  }

  // Chat, votes, standing answers.

  /** Takes back this seat's last answer; if that needs the others' consent now, asks for it. */
  takeBack(): Promise<boolean> {
    return this.request({ type: 'propose', what: 'undo' });
  }

  /** Sends a message; returns false after showing the refusal. */
  async request(message: Message): Promise<boolean> {
    try {
      await this.socket.request(message);
      return true;
    } catch (error) {
      this.showRefusal(error);
      return false;
    }
  }
}

/** The table as it was, with what every answer changes: who is asked, and the seats' banks. */
function tableNow(table: TableInfo, update: Update): TableInfo {
  const seats = table.seats.map((sitter, seat) => ({
    ...sitter,
    asked: update.pending?.includes(seat) ?? false,
    bank: update.banks?.[seat] ?? null,
  }));
  return { ...table, seats };
}
