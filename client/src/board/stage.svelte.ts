/**
 * A table as it is shown: behind the newest position by as many motions as still play. It is a
 * BoardContext itself, so boards, hands and plates draw it without knowing of motions. What is asked
 * is always the newest: one may answer at once, and that ends the show.
 */
import { untrack } from 'svelte';
import { motionAllowed, prefs } from '$client/state/prefs.svelte';
import { playSound } from '$client/state/sounds';
import type { Asked, Happened, Option, Result, TableInfo } from '$client/wire';
import type { Args, Words } from '$client/i18n/words';
import type { BoardContext, GameUi } from './board_context';
import { MotionQueue } from './motion';
import { makeScene } from './scene';
import type { Thing } from './things';

interface Position {
  view: unknown;
  picture: string | null;
  version: number;
  news: readonly Happened[];
  result: Result | null;
}

const NEAR = 4; // so many versions ahead, the events still follow on what was shown

type Moving = Pick<GameUi, 'motions' | 'sound'>;

export class Stage implements BoardContext {
  playing = $state(false);
  telling = $state.raw<Happened | null>(null); // the event whose motion is played
  private shown = $state.raw<Position>(null!);
  private queue: MotionQueue;
  private newest: Position;

  constructor(
    readonly source: BoardContext,
    private ui: () => Moving | null,
  ) {
    this.newest = this.shown = positionOf(source);
    this.queue = new MotionQueue(
      () => prefs.pace,
      () => {
        this.playing = false;
        this.telling = null;
      },
    );
  }

  /** Follows the table; whatever the player does ends what is played. Call once, from a component.
   *  While `hidden` nothing is played. */
  follow(hidden: () => boolean = () => false): void {
    $effect(() => {
      const skip = (): void => this.skip();
      addEventListener('pointerdown', skip, true);
      addEventListener('keydown', skip, true);
      return () => {
        removeEventListener('pointerdown', skip, true);
        removeEventListener('keydown', skip, true);
      };
    });
    $effect.pre(() => {
      void [this.source.version, this.source.view, this.source.picture, this.source.result];
      untrack(() => this.take(hidden()));
    });
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.queue.skip();
  }

  private take(hidden: boolean): void {
    const before = this.newest;
    const after = positionOf(this.source);
    if (after.version === before.version && after.view === before.view) return;
    this.newest = after;
    const events = after.news.filter((event) => event.version > before.version);
    const onward = events.length > 0 && events[0]!.version <= before.version + NEAR;
    const still = hidden || document.hidden || !motionAllowed() || this.source.asked?.race === true;
    if (onward) this.hear(events, still);
    if (still || !onward || !this.ui()?.motions) {
      this.queue.skip();
      this.shown = after;
      return;
    }
    const show = (): void => {
      if (this.shown.version <= after.version) this.shown = after;
    };
    this.playing = true;
    this.queue.add({
      events,
      show,
      play: (event, signal) => {
        const [then, now] = [before.view, after.view];
        const scene = makeScene({
          context: this, before: then, after: now, pace: prefs.pace, signal, show,
        }); // prettier-ignore
        const motion = this.ui()?.motions?.(event, scene) ?? null;
        if (motion) this.telling = event;
        const sound = motion && this.ui()?.sound?.(event);
        if (sound) playSound(sound);
        return motion;
      },
    });
    this.playing = this.queue.playing;
  }

  /** Plays the sound of what nothing moves for: of several events the first that has one. */
  private hear(events: readonly Happened[], still: boolean): void {
    if (this.ui()?.motions && !still) return;
    for (const event of events) {
      const sound = this.ui()?.sound?.(event);
      if (sound) return playSound(sound);
    }
    playSound('card');
  }

  get view(): unknown {
    return this.shown.view;
  }
  get picture(): string | null {
    return this.shown.picture;
  }
  get version(): number {
    return this.shown.version;
  }
  get news(): readonly Happened[] {
    return this.shown.news;
  }
  get result(): Result | null {
    return this.shown.result;
  }

  get info(): TableInfo {
    return this.source.info;
  }
  get seat(): number | null {
    return this.source.seat;
  }
  get asked(): Asked | null {
    return this.source.asked;
  }
  get options(): ReadonlyMap<string, Option> {
    return this.source.options;
  }
  get chosen(): string | null {
    return this.source.chosen;
  }
  get words(): Words {
    return this.source.words;
  }
  name(seat: number): string {
    return this.source.name(seat);
  }
  say(message: string, args?: Args): string {
    return this.source.say(message, args);
  }
  may(key: string): boolean {
    return this.source.may(key);
  }
  choose(key: string, at?: Element): void {
    this.skip();
    this.source.choose(key, at);
  }
  why(thing: Thing, at: Element): void {
    this.source.why(thing, at);
  }
  clearBubble(): void {
    this.source.clearBubble();
  }
}

function positionOf(source: BoardContext): Position {
  const { view, picture, version, news, result } = source;
  return { view, picture, version, news, result };
}
