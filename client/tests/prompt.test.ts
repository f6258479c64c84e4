import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shell } from '$client/i18n/shell.svelte';
import { Words } from '$client/i18n/words';
import { now } from '$client/state/now.svelte';
import { ScreenSeats } from '$client/state/screen_seats.svelte';
import Prompt from '$client/table/Prompt.svelte';
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

/** One seat, asked in a race; who missed before is locked for a while. */
function racing(lock: number): void {
  const screenSeats = new ScreenSeats(
    'T1',
    { 0: 's' },
    new Words('en', ['name-it = Name it!']),
    'en',
  );
  FakeSocket.all[0]!.greet();
  const question = { serial: 1, race: true, window: false, message: 'name-it', args: {}, lock };
  FakeSocket.all[0]!.say({
    type: 'update',
    version: 1,
    table: { status: 'playing', seats: [{ level: null, asked: true }] },
    asked: [{ ...question, seat: 0, seconds: null, options: [] }],
    events: [],
  });
  render(Prompt, {
    session: screenSeats.current,
    ui: null,
    screenSeats,
    onresult: () => undefined,
  });
}

describe('the prompt of a race', () => {
  test('says after a miss how long one waits, and no longer than that', async () => {
    racing(2000);
    expect(screen.getByText('Name it!')).toBeTruthy();
    expect(screen.getByText('Missed. You may answer again in 2 s.')).toBeTruthy();
    now.ms += 2500;
    await tick();
    expect(screen.queryByText(/answer again/)).toBeNull();
  });

  test('says nothing of waiting before a miss', () => {
    racing(0);
    expect(screen.queryByText(/answer again/)).toBeNull();
  });
});
