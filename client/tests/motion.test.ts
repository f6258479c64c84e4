import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MotionQueue, paced, type Step } from '$client/board/motion';
import type { Happened } from '$client/wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (message: string): Happened => ({ version: 1, message, args: {} });

/** A table that notes what is played and shown; every motion takes 100 ms. */
function table(idle: () => void = () => undefined) {
  const told: string[] = [];
  const queue = new MotionQueue(() => 'normal', idle);
  const step = (name: string, events: string[]): Step => ({
    events: events.map(event),
    play: (each) => {
      if (each.message === 'silent') return null;
      told.push(`play ${each.message}`);
      return new Promise((done) => setTimeout(done, 100));
    },
    show: () => told.push(`show ${name}`),
  });
  return { told, queue, step };
}

describe('the queue of motions', () => {
  it('plays one event after another and then shows what came of them', async () => {
    const { told, queue, step } = table();
    queue.add(step('a', ['one', 'two']));
    queue.add(step('b', ['three']));
    expect(told).toEqual(['play one']);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['play one', 'play two', 'show a', 'play three', 'show b']);
    expect(queue.playing).toBe(false);
  });

  it('shows at once what has no motion', async () => {
    const { told, queue, step } = table();
    queue.add(step('a', ['silent']));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['show a']);
  });

  it('jumps to the end when the player goes on', async () => {
    const idle = vi.fn();
    const { told, queue, step } = table(idle);
    queue.add(step('a', ['one', 'two']));
    queue.add(step('b', ['three']));
    queue.skip();
    expect(told).toEqual(['play one', 'show a', 'show b']);
    expect(queue.playing).toBe(false);
    expect(idle).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(told).toHaveLength(3);
  });

  it('plays on after a jump', async () => {
    const { told, queue, step } = table();
    queue.add(step('a', ['one']));
    queue.skip();
    queue.add(step('b', ['two']));
    await vi.runAllTimersAsync();
    expect(told).toEqual(['play one', 'show a', 'play two', 'show b']);
  });

  it('tells a motion that it is not wanted any more', () => {
    const { queue } = table();
    let signal: AbortSignal | null = null;
    const play = (_: Happened, given: AbortSignal) => {
      signal = given;
      return new Promise(() => undefined); // never ends by itself
    };
    queue.add({ events: [event('one')], play, show: () => undefined });
    expect(signal!.aborted).toBe(false);
    queue.skip();
    expect(signal!.aborted).toBe(true);
  });

  it('goes on after a motion that fails', async () => {
    const { told, queue, step } = table();
    const broken = { ...step('a', ['one']), play: () => Promise.reject(new Error('no picture')) };
    queue.add(broken);
    queue.add(step('b', ['two']));
    await vi.runAllTimersAsync();
    expect(told).toEqual(['show a', 'play two', 'show b']);
  });

  it('does not fall behind for long', () => {
    const { told, queue, step } = table();
    for (let number = 0; number < 30; number++) queue.add(step(String(number), ['one']));
    expect(told).toContain('show 20');
  });

  it('has three paces', () => {
    expect(paced(100, 'calm')).toBeGreaterThan(paced(100, 'normal'));
    expect(paced(100, 'fast')).toBeLessThan(paced(100, 'normal'));
  });
});
