/**
 * What a board is given: the table as one seat sees it, what that seat is asked, and a way to
 * answer. A SeatSession and a Replay both are a BoardContext, so one board shows both.
 */
import type { Component } from 'svelte';
import type { Args, Words } from '$client/i18n/words';
import type { Sound } from '$client/state/sounds';
import type { Asked, Happened, Option, Result, Story, TableInfo } from '$client/wire';
import type { Motions } from './motion';
import type { Thing } from './things';

export interface BoardContext {
  readonly info: TableInfo;
  readonly seat: number | null; // the seat that looks; null: a spectator
  readonly view: unknown; // the game's own; see its view.py
  readonly picture: string | null; // the same as plain text
  readonly version: number; // grows with every change
  readonly news: readonly Happened[]; // what happened with the last change; empty: nothing moved
  readonly asked: Asked | null;
  readonly options: ReadonlyMap<string, Option>; // what may be answered now, by key
  readonly chosen: string | null; // chosen, but not yet confirmed or not yet stored
  readonly result: Result | null;
  readonly words: Words;

  name(seat: number): string;
  /** Returns the text of one of the game's messages, with players' names filled in. */
  say(message: string, args?: Args): string;
  /** Whether `key` is an option now. */
  may(key: string): boolean;
  /** Answers the question with `key`. If it is no option, explains why, next to `at`. */
  choose(key: string, at?: Element): void;
  /** Shows next to `at` why nothing can be done with a thing now. */
  why(thing: Thing, at: Element): void;
  /** Takes the explanation away. */
  clearBubble(): void;
}

/** Something worth telling when a game is over: a number, what it counts, and whose it is. */
export interface EndFact {
  value: string;
  label: string;
  seat: number | null;
}

type Shown = Component<{ context: BoardContext }>;

/** The default export of a game's `ui/index.ts`. Only `board` is required. */
export interface GameUi {
  board: Shown;
  /** Shown below the prompt: cards in hand or other controls. Without it options are buttons. */
  hand?: Shown;
  /** A seat's facts, in words and signs, below its name: cards in hand, say. */
  plate?: Component<{ context: BoardContext; seat: number }>;
  /** What is worth seeing of the game when it is over; stands on the end sheet. */
  end?: Shown;
  /** The picture of an option, for the chooser that opens where one tap could mean several. Of
   *  options with the same words, `shared` wants what all have, `differs` what only this one has. */
  choice?: Component<{
    context: BoardContext;
    option: Option;
    shared?: boolean;
    differs?: boolean;
  }>;
  /** The picture of a thing of the glossary; `id` as in the text `about-<id>`. */
  picture?: Component<{ context: BoardContext; id: string }>;
  /** What events look like; see motion.ts. */
  motions?: Motions;
  /** Returns the sound of an event; null: none. */
  sound?: (event: Happened) => Sound | null;
  /** Returns one sentence: what one plays for, and how far everybody is. */
  goal?: (context: BoardContext) => string;
  /** Whether an event begins a turn: then the log begins a new group with it. */
  opensTurn?: (event: Happened) => boolean;
  /** Returns the argument that names a seat in choices against somebody: a tap on a seat's plate is
   *  a tap on that. Without it, `to`. */
  seatArgument?: string;
  /** Returns the buttons of a window (a short time in which several seats may react). Everybody
   *  who is asked gets the same ones, usable or not: a missing button would tell who holds what.
   *  Those that strike come first. */
  window?: (context: BoardContext) => { key: string; label: string; strikes?: boolean }[];
  /** Whether the board or the hand offers this option, so that the prompt need not. */
  covers?: (context: BoardContext, option: Option) => boolean;
  /** Returns facts for the end of a game, the most telling first; three are shown. Without it, or
   *  if there are fewer, the sheet tells what can be told of any game. */
  endFacts?: (context: BoardContext, story: Story) => EndFact[];
}
