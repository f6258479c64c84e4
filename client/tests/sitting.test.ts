import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Sitting } from '$client/model/sitting.svelte';
import { Words } from '$client/words/words';
import { FakeSocket } from './socket';

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** Two people at one screen; what each hears comes on a line of its own. */
function two(): Sitting {
  const sitting = new Sitting('T1', { 0: 's', 1: 't' }, new Words('en', []), 'en');
  for (const socket of FakeSocket.all) socket.greet();
  return sitting;
}

function hears(seat: number, version: number, view: object, isAsked: boolean): void {
  const asked = isAsked ? [{ seat, serial: version, options: [] }] : [];
  const table = { status: 'playing' };
  const update = { type: 'update', version, seat, table, asked, events: [] };
  FakeSocket.all[seat]!.say({ ...update, view: { ...view, seat } });
}

describe('two people at one screen', () => {
  test('who hears of a move first has no secret for that', () => {
    const sitting = two();
    hears(0, 1, { pawns: 'a' }, true);
    hears(1, 1, { pawns: 'a' }, false);
    expect(sitting.curtain).toBeNull();
    hears(0, 2, { pawns: 'b' }, false);
    expect(sitting.curtain).toBeNull();
    hears(1, 2, { pawns: 'b' }, true);
    expect(sitting.curtain).toBeNull();
    sitting.goOn();
    expect(sitting.chair.seat).toBe(1);
  });

  test('the screen does not go on before it is known that nothing is secret', () => {
    const sitting = two();
    hears(0, 1, {}, true);
    hears(1, 1, {}, true);
    hears(0, 2, { mine: 'seven' }, false); // the other is asked still, a move behind
    sitting.goOn();
    expect(sitting.chair.seat).toBe(0);
    hears(1, 2, {}, true);
    sitting.goOn();
    expect(sitting.chair.seat).toBe(0);
    expect(sitting.curtain).toBe(1);
    sitting.show();
    expect(sitting.chair.seat).toBe(1);
    expect(sitting.curtain).toBeNull();
  });

  test('until both have been told, the curtain is down', () => {
    const sitting = two();
    hears(0, 2, {}, true);
    hears(1, 3, {}, true);
    expect(sitting.curtain).toBe(0);
  });
});
