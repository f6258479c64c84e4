// Made by `python -m tools.typescript` from src/scurry/games/forsage_cards/view.py. Do not edit.

export type Kind = "attention" | "blyskavka" | "boost" | "crash" | "give-way" | "kometa" | "overtake" | "parking" | "pryvyd" | "stop" | "taifun" | "traffic" | "yaguaryk";

export type PhaseName = "gathering" | "giving" | "naming" | "picking" | "placing" | "rummaging" | "saving" | "window";

/** What is going on inside the turn. All of it is public. */
export interface Air {
  phase: PhaseName;
  cards: (Kind)[]; // played, and not yet done with
  target: number; // the driver they are about; -1: nobody in particular
  newest: number;
  stops: number;
  passed: (number)[];
  name: Kind | "";
}

/** A driver as others see it: how many cards, and those one happens to know. FC-52 */
export interface Hand {
  cards: number;
  known: (Kind)[];
  place: number; // 0 while driving
}

/** A card of the deck that this seat knows of, and between which depths it lies. FC-38 */
export interface Mark {
  card: Kind;
  least: number;
  greatest: number;
}

export interface View {
  seat: number | null;
  hand: (Kind)[];
  hands: (Hand)[];
  deck: number | null; // None if the table does not count it (FC-T4 FC-46)
  marks: (Mark)[];
  discard: (Kind)[]; // the top card last; only that one if the table says so (FC-45)
  removed: (Kind)[];
  mover: number;
  turns: number;
  overtaken: boolean;
  air: Air | null;
}
