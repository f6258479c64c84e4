/**
 * Motions: what an event looks like. One queue for a table plays them one after another, and shows
 * the position that belongs to them. Whatever the player does empties the queue: the table is then
 * as it is now. Without motion (a setting, or the system's) nothing is played at all.
 */
import type { Component } from 'svelte';
import type { Pace } from '$client/state/prefs.svelte';
import type { Happened } from '$client/wire';
import type { BoardContext } from './board_context';

const SLOWER: Record<Pace, number> = { calm: 1.7, normal: 1, fast: 0.55 };
const BETWEEN = 140; // ms from one motion to the next
const MOST_WAITING = 24; // after a lost line, or in a race of bots, only the end counts

/** What a motion may use. */
export interface Scene {
  /** The table, for its words and names. */
  readonly context: BoardContext;
  /** The position before the change, and after it. */
  readonly before: unknown;
  readonly after: unknown;
  /** Ends at once what is left of the motion when the player goes on. */
  readonly signal: AbortSignal;
  /** Returns how long something takes that takes `ms` at the normal pace. */
  ms(ms: number): number;
  /** Waits. At a reveal: `await scene.wait(900)`. */
  wait(ms: number): Promise<void>;
  /** Shows the position after the change already now; else it is shown after its last motion. */
  show(): Promise<void>;
  /** Returns the element that is a thing on the board: "#2", "@card-stop", "d4", "deck". */
  find(thing: string): Element | null;
  /** Plays keyframes on an element until their end. */
  animate(
    element: Element | null,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    ms: number,
    easing?: string,
  ): Promise<void>;
  /** Lets a picture of its own fly from one place to another, over everything. */
  fly(picture: Element, from: Element | null, to: Element | null, ms?: number): Promise<void>;
  /** Mounts a component over the table until it calls its `onend`. */
  stage<Props extends { onend: () => void }>(
    component: Component<Props>,
    props: Omit<Props, 'onend'>,
  ): Promise<void>;
}

/** Returns the motion of an event, or null if it has none: it is then only told. */
export type Motions = (event: Happened, scene: Scene) => Promise<unknown> | null;

/** One change of the table: its events, and how to show what is after it. */
export interface Step {
  events: readonly Happened[];
  /** Returns the motion of one event; null if there is none. */
  play: (event: Happened, signal: AbortSignal) => Promise<unknown> | null;
  show: () => void;
}

export function paced(ms: number, pace: Pace): number {
  return ms * SLOWER[pace];
}

export class MotionQueue {
  private steps: Step[] = [];
  private running: AbortController | null = null;

  /** `onidle` is called when everything is shown. */
  constructor(
    private pace: () => Pace,
    private onidle: () => void = () => undefined,
  ) {}

  get playing(): boolean {
    return this.running !== null;
  }

  /** Plays a change after those that wait already. */
  add(step: Step): void {
    this.steps.push(step);
    const waiting = this.steps.reduce((sum, one) => sum + one.events.length, 0);
    if (waiting > MOST_WAITING) this.skip();
    else if (!this.running) void this.run();
  }

  /** Ends the motion that is played and shows everything that waits, at once. */
  skip(): void {
    const { running, steps } = this;
    this.running = null;
    this.steps = [];
    running?.abort();
    for (const step of steps) step.show();
    if (running || steps.length) this.onidle();
  }

  private async run(): Promise<void> {
    const running = new AbortController();
    this.running = running;
    const { signal } = running;
    while (this.steps.length) {
      const step = this.steps[0]!;
      for (const event of step.events) {
        const motion = step.play(event, signal);
        if (!motion) continue;
        await until(motion, signal);
        if (!signal.aborted) await wait(paced(BETWEEN, this.pace()), signal);
        if (signal.aborted) return;
      }
      this.steps.shift();
      step.show();
    }
    this.running = null;
    this.onidle();
  }
}

/** Waits for a motion, or until it is not wanted any more. A motion that fails is only a picture. */
async function until(motion: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const quiet = motion.catch(() => undefined);
  await Promise.race([quiet, aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }));
}

/** Waits so many milliseconds, or until the motion is not wanted any more. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<void>((done) => (timer = setTimeout(done, ms)));
  await Promise.race([time, aborted(signal)]);
  clearTimeout(timer);
}
