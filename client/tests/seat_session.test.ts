import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shell } from '$client/i18n/shell.svelte';
import { Words } from '$client/i18n/words';
import { ScreenSeats } from '$client/state/screen_seats.svelte';
import type { SeatSession } from '$client/state/seat_session.svelte';
import TakeBack from '$client/table/TakeBack.svelte';
import { FakeSocket } from './fake_socket';

beforeEach(async () => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  await shell.setLanguage('en');
  await shell.loadAll();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sit(game = 'forsage_cards', seats: Record<string, string> = { 0: 's' }): ScreenSeats {
  const screenSeats = new ScreenSeats('T1', seats, new Words('en', [], game), 'en');
  for (const socket of FakeSocket.all) socket.greet();
  return screenSeats;
}

const sitter = { name: 'Ann', level: null, asked: false, bank: null };
const table = { status: 'playing', proposal: null, seats: [sitter, { ...sitter, name: 'Bo' }] };

function hears(version: number, more: object, seat = 0): void {
  const update = { type: 'update', version, table: null, seat, view: {}, asked: [], events: [] };
  FakeSocket.all[seat]!.say({ ...update, ...more });
}

function told(version: number): object {
  return { version, message: `event-${version}`, args: {} };
}

function log(session: SeatSession): string[] {
  return session.log.map((event) => event.message);
}

describe('an update without its table', () => {
  test('has the last one, with who is asked and the banks as they are now', () => {
    const session = sit().current;
    hears(1, { table, pending: [0] });
    hears(2, { pending: [1], banks: [12.5, null] });
    expect(session.info.seats.map((one) => one.asked)).toEqual([false, true]);
    expect(session.info.seats.map((one) => one.bank)).toEqual([12.5, null]);
    expect(session.name(1)).toBe('Bo');
    expect(session.update!.table.status).toBe('playing');
  });

  test('is nothing before the first table has come', () => {
    const session = sit().current;
    hears(1, {});
    expect(session.update).toBeNull();
  });
});

describe('a picture in text', () => {
  test('is asked for only where the game has no board', () => {
    sit('forsage_cards');
    sit('an_outside_game');
    expect(FakeSocket.all.map((socket) => socket.sent[0]!.picture)).toEqual(['', 'en']);
    expect(FakeSocket.all[0]!.sent[0]!.protocol).toBe(2);
  });

  test('comes in the new language', () => {
    const own = sit('forsage_cards');
    const outside = sit('an_outside_game');
    own.setLanguage(new Words('uk', [], 'forsage_cards'), 'uk');
    outside.setLanguage(new Words('uk', [], 'an_outside_game'), 'uk');
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.all[2]!.onopen();
    expect(FakeSocket.all[2]!.sent[0]!.picture).toBe('uk');
  });
});

describe('moves that are undone', () => {
  test('leave the log without a new connection', () => {
    const session = sit().current;
    hears(1, { table, events: [told(1)] });
    hears(2, { events: [told(2)] });
    hears(3, { events: [told(3)] });
    hears(4, { log_from: 2 });
    expect(log(session)).toEqual(['event-1']);
    hears(5, { events: [told(5)] });
    expect(log(session)).toEqual(['event-1', 'event-5']);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the button to take an answer back', () => {
  test('is there for as long as the server would grant it', async () => {
    const screenSeats = sit();
    hears(1, { table, takeback: true });
    render(TakeBack, { screenSeats });
    screen.getByRole('button', { name: 'Take my move back' }).click();
    expect(FakeSocket.all[0]!.sent.at(-1)).toMatchObject({ type: 'propose', what: 'undo' });
    hears(2, {});
    await tick();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('on a shared screen is there for who answered, unless something is secret', async () => {
    const screenSeats = sit('forsage_cards', { 0: 's', 1: 't' });
    const asked = [{ seat: 1, serial: 1, options: [] }];
    hears(1, { table, takeback: true });
    hears(1, { table, asked }, 1);
    screenSeats.passOn();
    expect(screenSeats.current.seat).toBe(1);
    render(TakeBack, { screenSeats });
    screen.getByRole('button').click();
    expect(FakeSocket.all[0]!.sent.at(-1)).toMatchObject({ type: 'propose', what: 'undo' });
    hears(2, { view: { hand: 'mine' }, takeback: true });
    hears(2, { view: { hand: 'another' }, asked }, 1);
    await tick();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
