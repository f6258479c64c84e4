// Made by `python -m tools.typescript` from src/scurry/server. Do not edit.

/** Yes or no to what is proposed. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** What a seat is asked. `seconds` are left on its clock; None: there is none. */
export interface Asked {
  seat: number;
  serial: number;
  race: boolean;
  window: boolean;
  message: string;
  args: Record<string, number | string | (string)[]>;
  clauses: (string)[];
  options: (Option)[];
  seconds: number | null;
  lock: number;
}

/** The server closes the connection: stopping (come back soon), kicked, flood, expired. */
export interface Bye {
  type: "bye";
  code: string;
  sentence: string;
}

export interface Change {
  public?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
}

/** One choice and what came of it. `standing`: how good each seat's position is then, as a bot who sees everything would judge it, from 0 (lost) to 1000 (won). */
export interface Chapter {
  chooser: number | null;
  key: string | null;
  events: (Happened)[];
  draws: (Draw)[];
  standing: (number)[];
}

export interface Chat {
  type: "chat";
  version: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** none: nobody hurries. decision: each question has its own seconds (the game's settings). bank: `seconds` for all one's turns and `increment` after each; windows and races as before. */
export interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/** Stored for good, if there was anything to store. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  reasons?: (Reason)[] | null;
}

/** One draw of chance: `value` of the numbers from 0 up to, not including, `below`. */
export interface Draw {
  below: number;
  value: number;
}

/** How a game ended, when it began and ended (seconds since 1970), and who begins a rematch. */
export interface Finish {
  result: Result;
  began: number;
  ended: number;
  choices: number;
  first_again: number | null;
}

export interface Follow {
  seat: number;
  secret: string;
  nonce?: string;
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  fewest: number;
  most: number;
  minutes: number;
  age: number;
  rules: number;
  about: Record<string, string>;
  options: (OptionInfo)[];
  beginner: Record<string, boolean | number | string>;
  lessons: (LessonInfo)[];
}

/** `share` is the address friends can reach; empty: the one this page was opened with. */
export interface Games {
  games: (GameInfo)[];
  levels: (string)[];
  avatars: (string)[];
  clocks: (string)[];
  share: string;
}

export interface GuestInfo {
  name: string;
  avatar: string;
}

export interface Happened {
  version: number;
  message: string;
  args: Record<string, number | string | (string)[]>;
  fleeting?: boolean;
}

/** The first message. Without a seat one watches. `version` is the last one seen, or 0. A screen that several people share opens one socket a seat. With a language in `picture` updates bring the table as a picture in plain text, too. With protocol 2 an update has no `table` where that is as it was in the last one. */
export interface Hello {
  type: "hello";
  id: string;
  protocol?: number;
  seat?: number | null;
  secret?: string;
  version?: number;
  picture: "" | "en" | "ru" | "uk";
}

/** `nonce` is mixed into the table's chance: send something nobody can foretell. */
export interface Join {
  seat?: number | null;
  nonce?: string;
}

/** As the client gets it. */
export interface Lesson {
  id: string;
  game: string;
  seats: number;
  learner: number;
  minutes: number;
  steps: (LessonStep)[];
}

/** A line about a lesson, for the shelf. */
export interface LessonInfo {
  id: string;
  minutes: number;
}

/** One of three: a sentence to read; a choice of the learner (`right`); a scripted answer of any seat (`seat` and `answer`). */
export interface LessonStep {
  text?: string | null;
  point?: string;
  right?: (string)[];
  wrong?: Record<string, string>;
  seat?: number | null;
  answer?: string;
}

export interface Me {
  name: string;
  avatar?: string;
}

/** Chat from a seat (None: from spectators) is not sent to this viewer any more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number | null;
  on: boolean;
}

export interface MySeat {
  table: string;
  seat: number;
  secret: string;
}

export interface MySeats {
  seats: (MySeat)[];
}

/** Each seat is `open`, `me`, `screen` (somebody on my screen) or the level of a bot. `names` are for people on my screen, by seat; `nonce` is mixed into the table's chance for my seats. */
export interface NewTable {
  game: string;
  seats: (string)[];
  names?: (string)[];
  nonce?: string;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  clock?: Clock;
}

/** It is done. */
export interface Nothing {
  version: number;
}

export interface OneSeat {
  seat: number;
}

/** The table, and the secrets of the seats that are mine now. */
export interface Opened {
  table: TableInfo;
  secrets: Record<string, string>;
}

export interface Option {
  key: string;
  message: string;
  args: Record<string, number | string | (string)[]>;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string;
  clause: string;
  setting: boolean;
  values: (string)[] | null;
  low: number | null;
  high: number | null;
  group: string;
  only: (Record<string, (boolean | number | string)[]>)[];
}

export interface Ping {
  type: "ping";
  number: number;
}

/** Answers a ping at once, with its number: so the server knows how long the line is. */
export interface Pong {
  type: "pong";
  id: string;
  number: number;
}

export interface Proposal {
  what: string;
  seat: number;
  agreed: (number)[];
  waiting: (number)[];
}

/** undo, pause or resume: done when everybody else at the table agrees. */
export interface Propose {
  type: "propose";
  id: string;
  what: string;
}

/** Whether a choice could be made now. `choice` are its own words; `clause`, `message` and `args` say what forbids it. */
export interface Reason {
  key: string;
  choice: Said;
  clause: string | null;
  message: string | null;
  args?: Record<string, number | string | (string)[]>;
}

/** Not done, and why: a code, a sentence in English, and, where a rule forbids it, its clause and the words for it. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  clause?: string | null;
  words?: Said | null;
}

export interface Result {
  message: string;
  places: (number)[];
  scores: (number)[] | null;
  teams: (number)[] | null;
}

/** Words by message id: the texts are in the game's Fluent files. */
export interface Said {
  message: string;
  args?: Record<string, number | string | (string)[]>;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface SeatABot {
  seat: number;
  level: string;
}

export interface SeatKey {
  seat: number;
  secret: string;
}

/** Who is in a seat: a person, a bot (`level`), or nobody. */
export interface Sitter {
  name: string | null;
  avatar: string | null;
  level: string | null;
  here: boolean;
  asked: boolean;
  bank: number | null;
  standing: boolean;
}

/** A standing pass: windows are answered with silence until one's next turn. */
export interface Standing {
  type: "standing";
  id: string;
  on: boolean;
}

/** `names` are for the seats that the lesson plays, by seat. */
export interface StartLesson {
  names?: (string)[];
}

/** The table after `step` choices, as a seat (or a spectator) saw it. */
export interface Step {
  step: number;
  steps: number;
  chooser: number | null;
  key: string | null;
  view: unknown;
  picture: string | null;
  events: (Happened)[];
  result: Result | null;
  secret: string;
  commitment: string;
}

/** A finished game from beginning to end; the first chapter is the setup. With the draws, their ranges and the nonces anybody can compute the game's chance again from its secret. */
export interface Story {
  chapters: (Chapter)[];
  nonces: (string)[];
  secret: string;
  commitment: string;
  forked: boolean;
  result: Result | null;
}

/** An answer to question `serial`. In a race `elapsed` is how many milliseconds ago, on the client's own clock, the question was shown. */
export interface Submit {
  type: "submit";
  id: string;
  key: string;
  serial: number;
  elapsed?: number | null;
}

/** What a list of tables shows; stored beside the stream, replaced with any entry. */
export interface Summary {
  id: string;
  game: string;
  status: string;
  public: boolean;
  seats: number;
  free: number;
  touched: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  status: string;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  clock: string;
  commitment: string;
  host: number | null;
  seats: (Sitter)[];
  paused: boolean;
  proposal: Proposal | null;
  again: string | null;
  before: string | null;
  readable: boolean;
  lesson?: string | null;
}

export interface Tables {
  open: (Summary)[];
  playing: (Summary)[];
}

/** Every answer that is not 200: a code for programs, a sentence for people. */
export interface Trouble {
  code: string;
  sentence: string;
}

/** Tables where one of my seats is asked something: a client may turn that into a signal. */
export interface Turns {
  asked: (string)[];
  over: (string)[];
  gone: (string)[];
}

/** Everything this viewer may know, as of `version`. `table` is None for who speaks protocol 2 if it is as in the update before, apart from `asked` and `bank` of its seats: these follow from `pending` and `banks`. */
export interface Update {
  type: "update";
  version: number;
  table: TableInfo | null;
  seat: number | null;
  view: unknown;
  picture: string | null;
  asked: (Asked)[];
  events: (Happened)[];
  result: Result | null;
  secret: string | null;
  pending?: (number)[];
  banks?: (number | null)[] | null;
  log_from?: number | null;
  takeback?: boolean;
}

export interface WhatIf {
  step: number;
  seats: (string)[];
}

/** What stands in the way of a choice? Without a key: of everything one could point at. */
export interface Why {
  type: "why";
  id: string;
  key?: string | null;
}

export type FromClient = Hello | Submit | Why | Pong | Say | Propose | Agree | Standing | Mute;

export type FromServer = Update | Chat | Ping | Done | Refused | Bye;

/** Every REST call by its name. */
export interface Calls {
  games: { method: "GET"; path: "/api/games"; body: null; answer: Games };
  me: { method: "GET"; path: "/api/me"; body: null; answer: GuestInfo };
  setMe: { method: "POST"; path: "/api/me"; body: Me; answer: GuestInfo };
  turns: { method: "POST"; path: "/api/turns"; body: MySeats; answer: Turns };
  tables: { method: "GET"; path: "/api/tables"; body: null; answer: Tables };
  openTable: { method: "POST"; path: "/api/tables"; body: NewTable; answer: Opened };
  table: { method: "GET"; path: "/api/tables/{table}"; body: null; answer: TableInfo };
  join: { method: "POST"; path: "/api/tables/{table}/join"; body: Join; answer: Opened };
  leave: { method: "POST"; path: "/api/tables/{table}/leave"; body: SeatKey; answer: Nothing };
  kick: { method: "POST"; path: "/api/tables/{table}/kick"; body: OneSeat; answer: Nothing };
  begin: { method: "POST"; path: "/api/tables/{table}/begin"; body: null; answer: Nothing };
  seatBot: { method: "POST"; path: "/api/tables/{table}/bot"; body: SeatABot; answer: Nothing };
  takeBack: { method: "POST"; path: "/api/tables/{table}/back"; body: SeatKey; answer: Nothing };
  handOver: { method: "POST"; path: "/api/tables/{table}/host"; body: OneSeat; answer: Nothing };
  change: { method: "POST"; path: "/api/tables/{table}/change"; body: Change; answer: Nothing };
  finish: { method: "GET"; path: "/api/tables/{table}/finish"; body: null; answer: Finish };
  rematch: { method: "POST"; path: "/api/tables/{table}/rematch"; body: null; answer: TableInfo };
  follow: { method: "POST"; path: "/api/tables/{table}/follow"; body: Follow; answer: Opened };
  whatIf: { method: "POST"; path: "/api/tables/{table}/what-if"; body: WhatIf; answer: Opened };
  record: { method: "GET"; path: "/api/tables/{table}/record"; body: null; answer: string };
  ownLog: { method: "POST"; path: "/api/tables/{table}/log"; body: SeatKey; answer: string };
  replay: { method: "GET"; path: "/api/tables/{table}/replay"; body: null; answer: Step };
  story: { method: "GET"; path: "/api/tables/{table}/story"; body: null; answer: Story };
  frameTexts: { method: "GET"; path: "/api/texts/{language}"; body: null; answer: string };
  texts: { method: "GET"; path: "/api/games/{game}/texts/{language}"; body: null; answer: string };
  rulebook: { method: "GET"; path: "/api/games/{game}/rulebook/{language}"; body: null; answer: string };
  lesson: { method: "GET"; path: "/api/games/{game}/lessons/{lesson}"; body: null; answer: Lesson };
  startLesson: { method: "POST"; path: "/api/games/{game}/lessons/{lesson}"; body: StartLesson; answer: Opened };
}

/** Where each call goes. */
export const ROUTES = {
  games: ["GET", "/api/games"],
  me: ["GET", "/api/me"],
  setMe: ["POST", "/api/me"],
  turns: ["POST", "/api/turns"],
  tables: ["GET", "/api/tables"],
  openTable: ["POST", "/api/tables"],
  table: ["GET", "/api/tables/{table}"],
  join: ["POST", "/api/tables/{table}/join"],
  leave: ["POST", "/api/tables/{table}/leave"],
  kick: ["POST", "/api/tables/{table}/kick"],
  begin: ["POST", "/api/tables/{table}/begin"],
  seatBot: ["POST", "/api/tables/{table}/bot"],
  takeBack: ["POST", "/api/tables/{table}/back"],
  handOver: ["POST", "/api/tables/{table}/host"],
  change: ["POST", "/api/tables/{table}/change"],
  finish: ["GET", "/api/tables/{table}/finish"],
  rematch: ["POST", "/api/tables/{table}/rematch"],
  follow: ["POST", "/api/tables/{table}/follow"],
  whatIf: ["POST", "/api/tables/{table}/what-if"],
  record: ["GET", "/api/tables/{table}/record"],
  ownLog: ["POST", "/api/tables/{table}/log"],
  replay: ["GET", "/api/tables/{table}/replay"],
  story: ["GET", "/api/tables/{table}/story"],
  frameTexts: ["GET", "/api/texts/{language}"],
  texts: ["GET", "/api/games/{game}/texts/{language}"],
  rulebook: ["GET", "/api/games/{game}/rulebook/{language}"],
  lesson: ["GET", "/api/games/{game}/lessons/{lesson}"],
  startLesson: ["POST", "/api/games/{game}/lessons/{lesson}"],
} as const;
