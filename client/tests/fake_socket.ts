/** A websocket in the hands of the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (event: { data: string }): void => void event;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.onclose();
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen();
    this.say({ type: 'done', id: 'hello', version: 1 });
  }
}
