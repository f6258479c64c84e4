/**
 * One websocket to one table, as one seat (or as a spectator). It comes back by itself, and says
 * again, with the same id, what was not answered: the server does nothing twice.
 */
import type { Done, FromClient, FromServer, Hello, Refused } from '$client/wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'restarting' | 'closed';

type Unsent<M> = M extends FromClient ? Omit<M, 'id'> : never;
export type Message = Unsent<FromClient>;

/** Not done; says why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

interface Waiting {
  frame: string;
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

export interface Listener {
  hello(): Omit<Hello, 'id' | 'type'>;
  heard(message: FromServer): void;
  state(state: LineState, code: string): void;
}

const FINAL = new Set([
  'kicked',
  'expired',
  'unknown-table',
  'flood',
  'wrong-seat',
  'no-spectators',
]);
const PAUSES = [200, 400, 800, 1600, 3000, 5000];

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private session = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private restarting = false;

  constructor(
    private table: string,
    private listener: Listener,
  ) {
    this.connect();
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Sends a message; the promise is its answer, however often the line breaks meanwhile. */
  ask(message: Message): Promise<Done> {
    const id = `${this.session}-${++this.count}`;
    const frame = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      if (this.over) {
        reject(new Error('closed'));
        return;
      }
      this.waiting.set(id, { frame, resolve, reject });
      if (this.greeted) this.socket?.send(frame);
    });
  }

  close(): void {
    this.end('closed', '');
  }

  /** Says hello anew, as `listener.hello` has it now: another language, say. */
  again(): void {
    if (!this.over) this.drop();
  }

  private greeted = false;

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.listener.hello(), type: 'hello', id: 'hello' }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'ping':
        this.socket?.send(JSON.stringify({ type: 'pong', id: 'pong', number: message.number }));
        return;
      case 'done':
        if (message.id === 'hello') this.welcome();
        else this.settle(message.id)?.resolve(message);
        return;
      case 'refused':
        if (message.id === 'hello') this.end('closed', message.code);
        else if (message.code === 'too-fast') this.resend(message.id);
        else this.settle(message.id)?.reject(new Refusal(message));
        return;
      case 'bye':
        if (message.code === 'stopping') this.restarting = true;
        else if (FINAL.has(message.code)) this.end('closed', message.code);
        return;
      default:
        this.listener.heard(message);
    }
  }

  private welcome(): void {
    this.greeted = true;
    this.restarting = false;
    this.tries = 0;
    this.listener.state('open', '');
    for (const { frame } of this.waiting.values()) this.socket?.send(frame);
  }

  private resend(id: string | null): void {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (waiting) setTimeout(() => this.greeted && this.socket?.send(waiting.frame), 500);
  }

  private settle(id: string | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (id !== null) this.waiting.delete(id);
    return waiting;
  }

  private lost(): void {
    this.greeted = false;
    this.socket = null;
    if (this.over) return;
    this.listener.state(this.restarting ? 'restarting' : 'lost', '');
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    const socket = this.socket;
    clearTimeout(this.timer);
    this.greeted = false;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  /** The network or the page is back: no need to wait out the pause. */
  private hurry = (): void => {
    if (!this.over && this.socket === null && document.visibilityState === 'visible') {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private end(state: LineState, code: string): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Error('closed'));
    this.waiting.clear();
    this.listener.state(state, code);
  }
}
