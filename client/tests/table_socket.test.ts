import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket, type ConnectionState, Refusal } from '$client/net/table_socket';
import type { FromServer } from '$client/wire';
import { FakeSocket } from './fake_socket';

let states: [ConnectionState, string][];
let heard: FromServer[];

function connect(): TableSocket {
  return new TableSocket('T1', {
    hello: () => ({ protocol: 1, seat: 0, secret: 's', version: heard.length, picture: 'uk' }),
    onMessage: (message) => heard.push(message),
    onState: (state, code) => states.push([state, code]),
  });
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  states = [];
  heard = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket to a table', () => {
  test('says hello first, and keeps messages until it is welcome', () => {
    const one = connect();
    one.request({ type: 'say', text: 'hi' }).catch(() => undefined);
    last().onopen();
    expect(last().sent.map((frame) => frame.type)).toEqual(['hello']);
    last().say({ type: 'done', id: 'hello', version: 1 });
    expect(last().sent.map((frame) => frame.type)).toEqual(['hello', 'say']);
    expect(states).toEqual([['open', '']]);
    one.close();
  });

  test('an answer goes to whoever asked', async () => {
    const one = connect();
    last().greet();
    const first = one.request({ type: 'submit', key: 'draw', serial: 1 });
    const second = one.request({ type: 'submit', key: 'stop', serial: 2 });
    const [a, b] = last().sent.slice(1);
    last().say({ type: 'refused', id: b!.id, code: 'illegal', sentence: 'No.' });
    last().say({ type: 'done', id: a!.id, version: 7 });
    await expect(first).resolves.toMatchObject({ version: 7 });
    await expect(second).rejects.toBeInstanceOf(Refusal);
    one.close();
  });

  test('what was not answered is said again with the same id after the line broke', () => {
    const one = connect();
    last().greet();
    one.request({ type: 'submit', key: 'draw', serial: 1 }).catch(() => undefined);
    const before = last().sent.at(-1);
    last().onclose();
    expect(states.at(-1)).toEqual(['lost', '']);
    vi.advanceTimersByTime(250);
    last().greet();
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().sent.at(-1)).toEqual(before);
    one.close();
  });

  test('waits longer and longer while nobody answers, but never gives up', () => {
    const one = connect();
    for (const pause of [200, 400, 800, 1600, 3000, 5000, 5000]) {
      const tried = FakeSocket.all.length;
      last().onclose();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tried + 1);
    }
    one.close();
  });

  test('a server that stops says so, and is waited for', () => {
    const one = connect();
    last().greet();
    last().say({ type: 'bye', code: 'stopping', sentence: '' });
    last().onclose();
    expect(states.at(-1)).toEqual(['restarting', '']);
    one.close();
  });

  test.each(['wrong-seat', 'no-spectators'])('a hello refused as %s ends it', (code) => {
    connect();
    last().onopen();
    last().say({ type: 'refused', id: 'hello', code, sentence: '' });
    expect(states.at(-1)).toEqual(['closed', code]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('whoever waits is told when it ends', async () => {
    const one = connect();
    last().greet();
    const asked = one.request({ type: 'say', text: 'hi' });
    last().say({ type: 'bye', code: 'kicked', sentence: '' });
    await expect(asked).rejects.toThrow('closed');
  });

  test('a ping is answered at once with its number', () => {
    const one = connect();
    last().greet();
    last().say({ type: 'ping', number: 5 });
    expect(last().sent.at(-1)).toMatchObject({ type: 'pong', number: 5 });
    expect(heard).toEqual([]);
    one.close();
  });

  test('told that it is too fast, it waits and says the same again', () => {
    const one = connect();
    last().greet();
    one.request({ type: 'say', text: 'hi' }).catch(() => undefined);
    const said = last().sent.at(-1)!;
    last().say({ type: 'refused', id: said.id, code: 'too-fast', sentence: '' });
    vi.advanceTimersByTime(500);
    expect(last().sent.filter((frame) => frame.id === said.id)).toHaveLength(2);
    one.close();
  });
});
