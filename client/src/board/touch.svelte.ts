/**
 * What a touch does, the same on every board. A thing that one option means is chosen. One that
 * several mean is held: the chooser opens there, and another thing (a seat, a cell) says which is
 * meant. One that none means says why not. Esc or a touch elsewhere lets go of what is held.
 * Pointing at a thing for a while (hover, focus, long press) tells what it is.
 *
 *   const touch = touchOf(context);
 *   <button {...touch.on({ cell: 'd4' }, { about: 'mud' })}>…</button>
 */
import type { Option } from '$client/wire';
import type { BoardContext } from './board_context';
import { dragged } from './drag';
import { isAbout, optionsBy, type Thing, valuesOf } from './things';

/** A choice that is half made. */
export interface Held {
  thing: Thing;
  at: Element;
  options: readonly Option[]; // two or more
  quiet: boolean; // no chooser: the board shows what may be touched next
  byKey: boolean; // it was chosen by keyboard
  serial: number; // of the question: another question lets go
}

export interface How {
  /** The thing's id in the glossary: the text `about-<id>`. */
  about?: string | undefined;
  /** What the thing is, for readers; if exactly one option means it, that option's sentence is said. */
  label?: string | undefined;
  /** The thing can be dragged onto the table or onto another thing. */
  drag?: boolean;
  /** No chooser opens: other things on the board say which option is meant. */
  quiet?: boolean;
}

const POINTING = 500; // ms until a thing tells what it is
const PRESSING = 450;

export class Touch {
  /** The thing that tells what it is now. */
  told = $state.raw<{ id: string; at: Element } | null>(null);
  private half = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private swallow = false; // the click that ends a long press or a drag is none

  constructor(private context: BoardContext) {}

  get held(): Held | null {
    const { half, context } = this;
    return half && half.serial === context.asked?.serial ? half : null;
  }

  /** Whether a touch on the thing would lead on: with what is held, or by itself. */
  may(thing: Thing): boolean {
    return this.meant(thing).length > 0;
  }

  /** Whether the thing is what is asked for now: something is held that it would complete, or every
   *  option names such a thing. Seats glow only then. */
  wanted(thing: Thing): boolean {
    if (this.held) return this.held.options.some((option) => isAbout(option, thing));
    const names = Object.keys(Array.isArray(thing) ? (thing[0] as object) : thing);
    const { options } = this.context;
    return (
      [...options.values()].every((option) => names.every((name) => name in option.args)) &&
      this.may(thing)
    );
  }

  /** Whether this very thing is held. */
  holds(thing: Thing): boolean {
    return this.held !== null && valuesOf(this.held.thing).join() === valuesOf(thing).join();
  }

  tap(thing: Thing, at: Element, how: { quiet?: boolean; byKey?: boolean } = {}): void {
    this.hush();
    const options = this.meant(thing);
    if (this.holds(thing)) this.letGo();
    else this.take(thing, at, options, how);
  }

  /** A thing was dropped: on another one (its `data-thing` values), or just on the table. */
  drop(thing: Thing, at: Element, on: readonly string[]): void {
    this.letGo();
    const options = optionsBy(this.context, thing);
    const there = options.filter((option) =>
      Object.values(option.args).some((value) => on.includes(String(value))),
    );
    this.take(thing, at, there.length ? there : options, {});
  }

  letGo(): void {
    this.half = null;
  }

  /** Chooses one of the held options. */
  choose(option: Option, at?: Element): void {
    this.letGo();
    this.hush();
    this.context.choose(option.key, at);
  }

  /** Tells what a thing is, next to it. */
  tell(id: string, at: Element): void {
    if (this.held || !this.context.words.has(`about-${id}`)) return;
    this.told = { id, at };
  }

  /** Takes away what was told. */
  hush(): void {
    clearTimeout(this.timer);
    this.told = null;
  }

  /** Returns the attributes that make an element a thing. */
  on(thing: Thing, how: How = {}) {
    const options = this.meant(thing);
    const sentence =
      options.length === 1 ? this.context.say(options[0]!.message, options[0]!.args) : how.label;
    return {
      'data-thing': valuesOf(thing).join(' '),
      'data-may': options.length ? true : undefined,
      'aria-label': sentence,
      'aria-disabled': options.length === 0,
      onclick: (event: MouseEvent) => {
        if (this.swallow && event.detail > 0) this.swallow = false;
        else this.tap(thing, event.currentTarget as Element, { ...how, byKey: event.detail === 0 });
      },
      ...this.pointing(how),
      onpointerdown: (event: PointerEvent) => this.press(thing, how, event),
    };
  }

  /** Returns the attributes of an element that only tells what it is. */
  pointing({ about }: How) {
    const later = (event: Event, ms: number): void => {
      clearTimeout(this.timer);
      const at = event.currentTarget as Element;
      if (about) this.timer = setTimeout(() => this.tell(about, at), ms);
    };
    return {
      onpointerenter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && later(event, POINTING),
      // a finger that is lifted leaves, too; what a long press tells stays until the next touch
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.hush(),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(':focus-visible') && later(event, POINTING),
      onblur: () => this.hush(),
      oncontextmenu: (event: Event) => this.swallow && event.preventDefault(),
    };
  }

  private press(thing: Thing, how: How, event: PointerEvent): void {
    const at = event.currentTarget as HTMLElement;
    this.swallow = false;
    this.hush();
    if (event.button !== 0) return;
    if (how.about && event.pointerType !== 'mouse') {
      const { about } = how;
      this.timer = setTimeout(() => {
        this.swallow = true;
        this.tell(about, at);
      }, PRESSING);
      const end = (): void => clearTimeout(this.timer);
      at.addEventListener('pointerup', end, { once: true });
      at.addEventListener('pointercancel', end, { once: true });
    }
    if (!how.drag) return;
    dragged(at, event, {
      onstart: () => {
        this.hush();
        this.context.clearBubble();
        this.swallow = true;
      },
      ondrop: (on) => {
        const place = on?.closest('[data-thing], [data-drop]');
        if (!place) return;
        const values = (place.getAttribute('data-thing') ?? '').split(' ');
        this.drop(thing, place.hasAttribute('data-thing') ? place : at, values);
      },
    });
  }

  private meant(thing: Thing): readonly Option[] {
    const found = optionsBy(this.context, thing);
    const { held } = this;
    if (!held) return found;
    const narrower = held.options.filter((option) => isAbout(option, thing));
    return narrower.length ? narrower : found;
  }

  private take(
    thing: Thing,
    at: Element,
    options: readonly Option[],
    { quiet = false, byKey = false }: { quiet?: boolean; byKey?: boolean },
  ): void {
    const { context } = this;
    context.clearBubble();
    if (options.length === 1) return this.choose(options[0]!, at);
    if (options.length === 0) {
      this.letGo();
      if (context.asked || context.seat !== null) context.why(thing, at);
      return;
    }
    const serial = context.asked?.serial ?? -1;
    this.half = { thing, at, options, quiet, byKey, serial };
  }
}

const touches = new WeakMap<BoardContext, Touch>();

/** Returns the one Touch of a table. */
export function touchOf(context: BoardContext): Touch {
  let touch = touches.get(context);
  if (!touch) touches.set(context, (touch = new Touch(context)));
  return touch;
}
