/** What can be done with a card of the hand, read from the options. */
import type { Sight } from '$client/model/sight';
import { faceOf, type Kind } from './cards';
import { readKey, type Verb } from './keys';
import { viewOf } from './view';

export interface Way {
  id: string;
  verb: Verb;
  other: Kind | null; // the partner of a mixed pair
  key: string | null; // when nobody need be chosen
  targets: Map<number, string>; // by seat, when somebody must be
}

const BY_HAND: readonly Verb[] = ['card', 'pair', 'triple', 'lay', 'give'];

export function waysOf(kind: Kind, keys: Iterable<string>): Way[] {
  const ways = new Map<string, Way>();
  for (const key of keys) {
    const { verb, cards, seat } = readKey(key);
    if (!BY_HAND.includes(verb) || !cards.includes(kind)) continue;
    const other = cards.find((card) => card !== kind) ?? null;
    const id = other ? `${verb} ${other}` : verb;
    const way = ways.get(id) ?? { id, verb, other, key: null, targets: new Map() };
    if (seat === null) way.key = key;
    else way.targets.set(seat, key);
    ways.set(id, way);
  }
  return [...ways.values()];
}

/** The only thing a card can do, if that needs no further question. */
export function plainKey(ways: readonly Way[]): string | null {
  return ways.length === 1 ? ways[0]!.key : null;
}

/** Keys that stand for a card, for "why not": the nearest to what was meant comes first. */
export function keysAbout(kind: Kind, sight: Sight): string[] {
  const { hands, air } = viewOf(sight);
  const others = hands.flatMap((driver, seat) =>
    seat !== sight.seat && driver.place === 0 ? [seat] : [],
  );
  const alone = kind === 'give-way' ? others.map((seat) => `give-way ${seat}`) : [kind as string];
  const pairs = others.map((seat) => `pair ${kind} ${seat}`);
  const first = air?.phase === 'gathering' ? [`lay ${kind}`] : [];
  if (air?.phase === 'giving' && air.asked === sight.seat) first.push(`give ${kind}`);
  return [...first, ...alone, ...pairs];
}

const ON_THE_BOARD: readonly Verb[] = ['draw', 'name', 'take', 'back', 'place', 'five'];

/** Whether board, hand or seats offer this option already. Stop and Boost are worth a button. A
 *  phone that lies on its side leaves the board no room: then the prompt offers its choices. */
export function offered(key: string, roomy = true): boolean {
  const { verb, cards, random } = readKey(key);
  if (!roomy && ON_THE_BOARD.includes(verb)) return false;
  if (random) return verb === 'place';
  if (verb === 'card') return cards[0] !== 'stop' && cards[0] !== 'boost';
  return BY_HAND.includes(verb) || ON_THE_BOARD.includes(verb);
}

const NAMES: Partial<Record<Verb, string>> = {
  card: 'ui-way-card',
  pair: 'ui-way-pair',
  triple: 'ui-way-triple',
  lay: 'ui-way-lay',
  give: 'ui-way-give',
};

export function wayName(way: Way, sight: Sight): string {
  if (way.other) return sight.say('ui-way-mixed', { card: faceOf(sight, way.other) });
  return sight.say(NAMES[way.verb]!);
}
