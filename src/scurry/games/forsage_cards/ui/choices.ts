/** Which choices belong to what lies on the table. Choices are known by their words; see choices.py. */
import type { BoardContext, OneThing, Option, Thing } from '$client/board';
import { isAbout, nameIn, optionsBy } from '$client/board';
import { isKind, type Kind } from './cards';
import { viewOf } from './table_view';

const ALONE = [
  'choice-overtake',
  'choice-parking',
  'choice-traffic',
  'choice-attention',
  'choice-give-way',
  'choice-stop',
  'choice-boost',
];
const TOGETHER = ['choice-pair', 'choice-mixed-pair', 'choice-triple'];

export const DRAW: Thing = { message: 'choice-draw' };
export const FIVE: Thing = { message: 'choice-five' };
export const PLACE_RANDOM: Thing = { message: 'choice-place-random' };
const LAID_OUT = ['choice-name', 'choice-take', 'choice-back'];

/** A card of the hand: what it can be played, given or laid down for. What was most likely meant
 *  comes first: "why not" speaks of that. */
export function inHand(context: BoardContext, kind: Kind): Thing {
  const card = `@card-${kind}`;
  const { air } = viewOf(context);
  const now: OneThing[] = [];
  if (air?.phase === 'gathering') now.push({ card, message: 'choice-lay' });
  if (air?.phase === 'giving' && air.target === context.seat)
    now.push({ card, message: 'choice-give' });
  return [
    ...now,
    { card, message: ALONE },
    { card, message: TOGETHER },
    { other: card, message: TOGETHER },
    { card, message: ['choice-lay', 'choice-give'] },
  ];
}

/** The kinds of the cards that an option plays, as many as it takes. */
export function cardsOf(option: Option): Kind[] {
  const card = nameIn(option, 'card');
  if (card === null || !isKind(card)) return [];
  const other = nameIn(option, 'card', 'other');
  if (other !== null && isKind(other)) return [card, other];
  const copies = { 'choice-pair': 2, 'choice-triple': 3 }[option.message] ?? 1;
  return Array<Kind>(copies).fill(card);
}

/** Where the Crash may go: the option for each depth. */
export function places(context: BoardContext): Option[] {
  return optionsBy(context, { message: 'choice-place' });
}

/** Whether board, hand or seats offer this option already. Stop and Boost are worth a button. */
export function isOffered(option: Option): boolean {
  const { message } = option;
  if (message === 'choice-stop' || message === 'choice-boost') return false;
  return [...ALONE, ...TOGETHER, ...LAID_OUT].includes(message) || isAbout(option, ON_THE_TABLE);
}

const ON_THE_TABLE: Thing = {
  message: [
    'choice-draw',
    'choice-five',
    'choice-lay',
    'choice-give',
    'choice-place',
    'choice-place-random',
  ],
};

/** Cards laid out to choose one from: names for three of a kind, the discard, somebody's backs. */
export function laidOut(context: BoardContext): Option[] {
  return optionsBy(context, { message: LAID_OUT });
}
