/** Keys of choices, read: `pair kometa 2` is two Comets against seat 2. See choices.py. */
import { isKind, type Kind } from './cards';

export type Verb =
  | 'card' // one card for what is printed on it
  | 'pair'
  | 'triple'
  | 'five'
  | 'lay'
  | 'give'
  | 'name'
  | 'take'
  | 'back'
  | 'place'
  | 'draw'
  | 'pass'
  | 'give up';

export interface Read {
  verb: Verb;
  cards: Kind[];
  seat: number | null; // at whom
  number: number | null; // a depth or a back
  random: boolean;
}

const COPIES: Partial<Record<Verb, number>> = { pair: 2, triple: 3 };

export function readKey(key: string): Read {
  const [first = '', second = '', third = ''] = key.split(' ');
  const read: Read = { verb: 'card', cards: [], seat: null, number: null, random: false };
  if (key === 'crash') return { ...read, verb: 'give up' };
  if (isKind(first)) return { ...read, cards: [first], seat: second ? Number(second) : null };
  read.verb = first as Verb;
  read.random = second === 'random';
  const kinds = second.split('+').filter(isKind);
  const copies = kinds.length === 1 ? (COPIES[read.verb] ?? 1) : 1;
  read.cards = kinds.flatMap((kind) => Array<Kind>(copies).fill(kind));
  if (third) read.seat = Number(third);
  else if (/^\d+$/.test(second)) read.number = Number(second);
  return read;
}
