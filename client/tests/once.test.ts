import { describe, expect, test } from 'vitest';
import { once } from '$client/net/once';

describe('what is loaded once', () => {
  test('is shared by all who ask, at the same time or later', async () => {
    let calls = 0;
    const load = once(() => Promise.resolve(++calls));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  test('is tried again after a failure', async () => {
    let calls = 0;
    const load = once(() => (++calls === 1 ? Promise.reject(new Error()) : Promise.resolve(calls)));
    await expect(load()).rejects.toThrow();
    expect(await load()).toBe(2);
  });
});
