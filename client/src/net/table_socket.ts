/**
 * One websocket to one table, as one seat or as a spectator. It reconnects by itself and sends
 * unanswered requests again with the same id; the server does nothing twice.
 */
import type { Done, FromClient, FromServer, Hello, Refused } from '$client/wire';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'restarting' | 'closed';

type WithoutId<M> = M extends FromClient ? Omit<M, 'id'> : never;
export type Message = WithoutId<FromClient>;

/** The server refused a request; `refused` says why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

interface Pending {
  frame: string;
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

export interface Listener {
  /** Returns the first message of each connection: which seat, and from which version on. */
  hello(): Omit<Hello, 'id' | 'type'>;
  onMessage(message: FromServer): void;
  /** `code` is the server's reason when the state is `closed`, otherwise empty. */
  onState(state: ConnectionState, code: string): void;
}

// After these codes the socket does not reconnect.
const FINAL = new Set([
  'kicked',
  'expired',
  'unknown-table',
  'flood',
  'wrong-seat',
  'no-spectators',
]);
const PAUSES = [200, 400, 800, 1600, 3000, 5000]; // ms before each next attempt

export class TableSocket {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private idPrefix = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private joined = false; // the server has accepted our hello
  private closed = false;
  private restarting = false;

  constructor(
    private table: string,
    private listener: Listener,
  ) {
    this.connect();
    window.addEventListener('online', this.connectNow);
    document.addEventListener('visibilitychange', this.connectNow);
  }

  /** Sends a message and returns its answer, however often the connection breaks meanwhile.
   *  Rejects with a Refusal, or with an Error once the socket is closed. */
  request(message: Message): Promise<Done> {
    const id = `${this.idPrefix}-${++this.count}`;
    const frame = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('closed'));
        return;
      }
      this.pending.set(id, { frame, resolve, reject });
      if (this.joined) this.socket?.send(frame);
    });
  }

  close(): void {
    this.closeWith('');
  }

  /** Opens a new connection at once, with a new `listener.hello()`: in another language, say. */
  reconnect(): void {
    if (this.closed) return;
    const socket = this.socket;
    clearTimeout(this.timer);
    this.joined = false;
    this.socket = null;
    socket?.close();
    this.connect();
  }

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
      if (socket === this.socket) this.onMessage(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.onClose();
    };
  }

  private onMessage(message: FromServer): void {
    switch (message.type) {
      case 'ping':
        this.socket?.send(JSON.stringify({ type: 'pong', id: 'pong', number: message.number }));
        return;
      case 'done':
        if (message.id === 'hello') this.onJoined();
        else this.takePending(message.id)?.resolve(message);
        return;
      case 'refused':
        if (message.id === 'hello') this.closeWith(message.code);
        else if (message.code === 'too-fast') this.resend(message.id);
        else this.takePending(message.id)?.reject(new Refusal(message));
        return;
      case 'bye':
        if (message.code === 'stopping') this.restarting = true;
        else if (FINAL.has(message.code)) this.closeWith(message.code);
        return;
      default:
        this.listener.onMessage(message);
    }
  }

  private onJoined(): void {
    this.joined = true;
    this.restarting = false;
    this.attempts = 0;
    this.listener.onState('open', '');
    for (const { frame } of this.pending.values()) this.socket?.send(frame);
  }

  private resend(id: string | null): void {
    const pending = id === null ? undefined : this.pending.get(id);
    if (pending) setTimeout(() => this.joined && this.socket?.send(pending.frame), 500);
  }

  private takePending(id: string | null): Pending | undefined {
    const pending = id === null ? undefined : this.pending.get(id);
    if (id !== null) this.pending.delete(id);
    return pending;
  }

  private onClose(): void {
    this.joined = false;
    this.socket = null;
    if (this.closed) return;
    this.listener.onState(this.restarting ? 'restarting' : 'lost', '');
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** The network is back or the page is visible again: do not wait out the pause. */
  private connectNow = (): void => {
    if (!this.closed && this.socket === null && document.visibilityState === 'visible') {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private closeWith(code: string): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.connectNow);
    document.removeEventListener('visibilitychange', this.connectNow);
    this.socket?.close();
    for (const { reject } of this.pending.values()) reject(new Error('closed'));
    this.pending.clear();
    this.listener.onState('closed', code);
  }
}
