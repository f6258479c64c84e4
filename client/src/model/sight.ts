/**
 * What a board is given: the table as one seat sees it, what it is asked, and a way to answer.
 * A live chair and a replay both are one, so the same board shows both.
 */
import type { Component } from 'svelte';
import type { Args, Words } from '$client/words/words';
import type { Asked, Happened, Option, Result, TableInfo } from '$client/wire';

export interface Sight {
  readonly info: TableInfo;
  readonly seat: number | null; // whose eyes; null: a spectator's
  readonly view: unknown; // the game's own; see its view.py
  readonly picture: string | null; // the same as plain text
  readonly version: number; // grows with every change
  readonly news: readonly Happened[]; // what happened with the last change
  readonly asked: Asked | null;
  readonly options: ReadonlyMap<string, Option>; // what may be answered now, by key
  readonly chosen: string | null; // picked, but not yet confirmed or not yet stored
  readonly result: Result | null;
  readonly words: Words;

  name(seat: number): string;
  /** A message of the game with names filled in. */
  say(message: string, args?: Args): string;
  may(key: string): boolean;
  /** Answers the question. What is not an option is explained instead. */
  choose(key: string, at?: Element): void;
  /** Shows why a choice is not possible, next to what was pointed at. Of several keys that all
   *  stand for this thing, the first with a reason counts. */
  why(keys: readonly string[], at: Element): void;
  hush(): void;
}

/** What a game's folder `ui` gives as its default export, from `index.ts`. */
export interface GameUi {
  board: Component<{ sight: Sight }>;
  /** Below the prompt: cards in hand or other controls. Without it options are buttons. */
  hand?: Component<{ sight: Sight }>;
  /** A line or two about a seat for its plate: cards in hand, say. */
  facts?: (sight: Sight, seat: number) => string[];
  /** Seats that a tap would choose now, with the key of that choice. */
  targets?: (sight: Sight) => Map<number, string>;
  /** The buttons that a window shows to everybody who is asked, able to press them or not: what is
   *  missing must not tell who holds what. The ones that strike come first. */
  window?: (sight: Sight) => { key: string; label: string; strikes?: boolean }[];
  /** Options that the board or the hand offers already, so that the prompt need not. */
  covers?: (sight: Sight, key: string) => boolean;
}
