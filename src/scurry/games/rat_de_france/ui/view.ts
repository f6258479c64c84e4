// Made by `python -m tools.typescript` from src/scurry/games/rat_de_france/view.py. Do not edit.

export interface Rat {
  cell: string; // "" when it is not on the track
  token: string;
  hand: (string)[]; // what is not face up, as far as this viewer can tell
  laid: string; // the card of this round; "" if none, "?" if face down
  owed: number; // start discards still to make
  place: number; // in this race; 0 while running
  cheese: number;
  team: number | null;
}

export interface View {
  seat: number | null;
  phase: string;
  plan: string;
  columns: number;
  terrain: string; // by cell, column after column, the signs of the cards
  right_walls: (string)[];
  low_walls: (string)[];
  arrows: (number)[];
  row: (string)[];
  rats: (Rat)[];
  order: (number)[];
  acting: number;
  idle: (number)[];
  round: number;
  race: number;
  wind: string;
  winds_left: number;
  used: (string)[];
  first: number;
}
