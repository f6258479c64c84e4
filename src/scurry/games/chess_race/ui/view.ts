// Made by `python -m tools.typescript` from src/scurry/games/chess_race/view.py. Do not edit.

export interface Runner {
  cell: string;
  cards: number;
  hand: Record<string, number> | null; // by card; None if this viewer may not see it
  place: number; // on FINISH; 0 while running
  misses: boolean; // its next turn, by house option
  passes: number; // turns in a row without a movement
}

export interface View {
  seat: number | null;
  phase: string;
  code: string; // of the board as it was laid
  rows: (string)[]; // the board as it lies, a sign a square
  corner: string; // the name of the first square of the first row
  runners: (Runner)[];
  mover: number;
  first: number;
  round: number;
  turns: number;
  par: number;
  best: number; // solo: the fewest turns on this board so far, 0 if none
  drawn: string;
  event: string;
  events: number;
  asked: (number)[];
  deck: number;
  discard: Record<string, number>;
  flight: number;
  lifted: string;
  used: (string)[];
  dug: (string)[];
  cycled: boolean;
  extra: boolean;
  spent: number;
  moved: boolean;
  still: number;
  policies: number;
  open_hands: boolean;
}
