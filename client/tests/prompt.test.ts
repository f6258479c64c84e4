import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { now } from '$client/model/now.svelte';
import { Sitting } from '$client/model/sitting.svelte';
import Prompt from '$client/table/Prompt.svelte';
import { shell } from '$client/words/shell.svelte';
import { Words } from '$client/words/words';
import { FakeSocket } from './socket';

beforeEach(async () => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  await shell.speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** One seat, asked in a race; who missed before is locked for a while. */
function racing(lock: number): void {
  const sitting = new Sitting('T1', { 0: 's' }, new Words('en', ['name-it = Name it!']), 'en');
  FakeSocket.all[0]!.greet();
  const question = { serial: 1, race: true, window: false, message: 'name-it', args: {}, lock };
  FakeSocket.all[0]!.say({
    type: 'update',
    version: 1,
    table: { status: 'playing', seats: [{ level: null, asked: true }] },
    asked: [{ ...question, seat: 0, seconds: null, options: [] }],
    events: [],
  });
  render(Prompt, { chair: sitting.chair, ui: null, sitting, onresult: () => undefined });
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
