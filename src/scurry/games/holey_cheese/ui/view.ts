// Made by `python -m tools.typescript` from src/scurry/games/holey_cheese/view.py. Do not edit.

/** A card of the ring. A burrow hides its product; sizes may be hidden too (DS-12). */
export interface Card {
  product: string | null;
  owner: number | null;
  size: number | null;
}

export interface Player {
  stock: (string)[];
  size: number; // of the burrow that is due: 1, 2 or 3
  laid: number; // its cards on the ring
  in_hand: number; // its cards in hand
}

export interface View {
  seat: number | null;
  advanced: boolean;
  phase: string;
  round: number;
  roller: number;
  clockwise: boolean;
  steps: number; // 0 is the paw
  ring: (Card)[];
  mouse: number;
  cat: number | null;
  players: (Player)[];
  waiting: (number)[];
  still: (number)[]; // may yet act in this round
  winner: number | null;
  safe: (number)[]; // have a hand on a cheese
  idle: number;
}
