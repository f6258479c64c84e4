import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Words } from '$client/i18n/words';
import { ScreenSeats } from '$client/state/screen_seats.svelte';
import { FakeSocket } from './fake_socket';

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** Two people at one screen; each has a socket of its own. */
function two(): ScreenSeats {
  const screenSeats = new ScreenSeats('T1', { 0: 's', 1: 't' }, new Words('en', []), 'en');
  for (const socket of FakeSocket.all) socket.greet();
  return screenSeats;
}

function hears(seat: number, version: number, view: object, isAsked: boolean): void {
  const asked = isAsked ? [{ seat, serial: version, options: [] }] : [];
  const table = { status: 'playing' };
  const update = { type: 'update', version, seat, table, asked, events: [] };
  FakeSocket.all[seat]!.say({ ...update, view: { ...view, seat } });
}

describe('two people at one screen', () => {
  test('who hears of a move first has no secret for that', () => {
    const screenSeats = two();
    hears(0, 1, { pawns: 'a' }, true);
    hears(1, 1, { pawns: 'a' }, false);
    expect(screenSeats.curtain).toBeNull();
    hears(0, 2, { pawns: 'b' }, false);
    expect(screenSeats.curtain).toBeNull();
    hears(1, 2, { pawns: 'b' }, true);
    expect(screenSeats.curtain).toBeNull();
    screenSeats.passOn();
    expect(screenSeats.current.seat).toBe(1);
  });

  test('the screen does not go on before it is known that nothing is secret', () => {
    const screenSeats = two();
    hears(0, 1, {}, true);
    hears(1, 1, {}, true);
    hears(0, 2, { mine: 'seven' }, false); // the other is asked still, a move behind
    screenSeats.passOn();
    expect(screenSeats.current.seat).toBe(0);
    hears(1, 2, {}, true);
    screenSeats.passOn();
    expect(screenSeats.current.seat).toBe(0);
    expect(screenSeats.curtain).toBe(1);
    screenSeats.reveal();
    expect(screenSeats.current.seat).toBe(1);
    expect(screenSeats.curtain).toBeNull();
  });

  test('until both have been told, the curtain is down', () => {
    const screenSeats = two();
    hears(0, 2, {}, true);
    hears(1, 3, {}, true);
    expect(screenSeats.curtain).toBe(0);
  });
});
