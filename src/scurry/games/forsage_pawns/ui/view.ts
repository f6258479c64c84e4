// Made by `python -m tools.typescript` from src/scurry/games/forsage_pawns/view.py. Do not edit.

/** Where a pawn stands: at home, on a loop cell, or on a finish cell (counted from 1). */
export interface Pawn {
  step: number;
  cell: number | null;
  lane: number | null;
  x: number | null; // on the board's grid; None at home
  y: number | null;
}

export interface Team {
  colour: number;
  start: number;
  pawns: (Pawn)[];
  place: number; // 0 while racing
}

export interface View {
  seat: number | null;
  loop: number;
  width: number;
  teams: (Team)[];
  mover: number;
  die: number;
  extra: number;
  rolls: number;
}
