// Made by `python -m tools.typescript` from src/scurry/games/mouse_tales/view.py. Do not edit.

export interface MinionView {
  figure: string;
  kind: string;
  cell: string;
  wounds: number;
  plight: (string)[];
}

export interface MouseView {
  name: string;
  seat: number;
  cell: string;
  wounds: number;
  poison: number;
  health: number;
  cheese: number;
  woes: (string)[];
  captured: boolean;
  abducted: boolean;
  captures: number;
  abilities: (string)[];
  worn: (string)[];
  bag: (string)[];
  tricks: (string)[];
  searched: (number)[]; // sides, by printed number
  hidden: boolean;
  golem: boolean;
}

export interface TurnView {
  mouse: string;
  points: number;
  acted: boolean;
  moved: boolean;
  traded: boolean;
  equipped: boolean;
  levelled: boolean;
  ability_used: boolean;
}

export interface View {
  seat: number | null;
  chapter: string;
  side: number;
  ups: (number)[];
  place: number;
  visited: (number)[];
  page: number;
  end: number;
  wheel: number;
  surge_at: number;
  round: number;
  track: (string)[];
  acting: string;
  acted: (string)[];
  card_wounds: Record<string, number>;
  mice: (MouseView)[];
  minions: (MinionView)[];
  greedy: boolean;
  traps: (string)[];
  snares: (string)[];
  hook: (string)[];
  fork: string;
  grape: string;
  hoard: (string)[];
  tokens: (string)[];
  carrier: string;
  stars: (number)[];
  achievements: (string)[];
  experts: Record<string, string>;
  encounter: string;
  encounters: number;
  deck: number;
  known: (string)[];
  discard: (string)[];
  enc_discard: (string)[];
  turn: TurnView | null;
  over: number;
  reason: string;
}
