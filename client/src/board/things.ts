/**
 * What one can point at: a card, a cell, a player. A thing is known by the arguments of the choices
 * that mean it, so a tap finds its options without reading any key.
 *
 *   optionsBy(context, { cell: 'd4' })                          whatever is done at d4
 *   optionsBy(context, { card: '@card-stop', to: '#2' })        that card against seat 2
 *   optionsBy(context, { message: 'choice-draw' })              by the choice's own words
 */
import type { Option } from '$client/wire';
import type { BoardContext } from './board_context';

type Wanted = number | string | readonly (number | string)[]; // a list: any one of these

/** Names of arguments and what they must be; `message` is the id of the choice's words. Several
 *  things in a list: any one of them. */
export type OneThing = Readonly<Record<string, Wanted>>;
export type Thing = OneThing | readonly OneThing[];

interface Said {
  message: string;
  args?: Readonly<Record<string, number | string | readonly string[]>>;
}

/** Whether a choice, by its words, is about a thing. */
export function isAbout(said: Said, thing: Thing): boolean {
  if (isSeveral(thing)) return thing.some((one) => isAbout(said, one));
  return Object.entries(thing).every(([name, wanted]) =>
    fits(name === 'message' ? said.message : said.args?.[name], wanted),
  );
}

/** Returns the options that are about a thing. */
export function optionsBy(context: Pick<BoardContext, 'options'>, thing: Thing): Option[] {
  return [...context.options.values()].filter((option) => isAbout(option, thing));
}

/** Returns the values a thing is known by, for `data-thing`: motions and the log find it by them. */
export function valuesOf(thing: Thing): string[] {
  const all = isSeveral(thing) ? thing : [thing];
  const values = all.flatMap((one) =>
    Object.entries(one).flatMap(([name, wanted]) => (name === 'message' ? [] : wanted)),
  );
  return [...new Set(values.map(String))];
}

/** How messages name a player. */
export function seatArg(seat: number): string {
  return `#${seat}`;
}

/** Returns the seat named by an argument; null if it names none. */
export function seatIn(said: Pick<Said, 'args'>, name = 'seat'): number | null {
  const found = /^#(\d+)$/.exec(String(said.args?.[name] ?? ''));
  return found ? Number(found[1]) : null;
}

/** Returns what an argument like "@card-stop" names, without its kind: "stop" for "card"; null if it
 *  names nothing of that kind. */
export function nameIn(said: Pick<Said, 'args'>, kind: string, name = kind): string | null {
  const value = said.args?.[name];
  const start = `@${kind}-`;
  return typeof value === 'string' && value.startsWith(start) ? value.slice(start.length) : null;
}

function isSeveral(thing: Thing): thing is readonly OneThing[] {
  return Array.isArray(thing);
}

function fits(value: Wanted | undefined, wanted: Wanted): boolean {
  if (value === undefined) return false;
  const wantedOnes = listed(wanted);
  return listed(value).some((one) => wantedOnes.includes(one));
}

function listed(value: Wanted): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}
