import { describe, expect, it } from 'vitest';
import { isAbout, optionsBy } from '$client/board';
import { captionFor } from './caption';
import { grouped, type Kind } from './cards';
import { cardsOf, inHand, isOffered } from './choices';
import { AIR, context, option, seen } from './pretend';

const ATTENTION = option('attention', { card: '@card-attention' });
const PAIRS = [1, 2].map((to) => option('pair', { card: '@card-kometa', to: `#${to}` }));
const MIXED = option('mixed-pair', { card: '@card-taifun', other: '@card-kometa', to: '#1' });
const TURN = [option('draw'), ATTENTION, ...PAIRS, MIXED];

describe('cards', () => {
  it('stacks equal cards in the order of the box', () => {
    const hand: Kind[] = ['kometa', 'boost', 'kometa', 'stop'];
    expect(grouped(hand)).toEqual([
      { kind: 'boost', count: 1 },
      { kind: 'stop', count: 1 },
      { kind: 'kometa', count: 2 },
    ]);
  });

  it('sets a name only where it can be read', () => {
    expect(captionFor('Парковка', 70)).toBeNull();
    expect(captionFor('Парковка', 96)).toMatchObject({ display: false });
    expect(captionFor('Стоп', 140)).toMatchObject({ display: true });
    expect(captionFor('Little Jaguar', 96)?.size ?? 13).toBeGreaterThanOrEqual(13);
  });
});

describe('a card of the hand', () => {
  const table = context(TURN);

  it('finds what it can be played for, as a partner of another, too', () => {
    expect(optionsBy(table, inHand(table, 'attention'))).toEqual([ATTENTION]);
    expect(optionsBy(table, inHand(table, 'kometa'))).toEqual([...PAIRS, MIXED]);
    expect(optionsBy(table, inHand(table, 'taifun'))).toEqual([MIXED]);
    expect(optionsBy(table, inHand(table, 'boost'))).toEqual([]);
  });

  it('is not meant by a card that is named or taken', () => {
    const naming = context([option('name', { card: '@card-stop' })]);
    expect(optionsBy(naming, inHand(naming, 'stop'))).toEqual([]);
  });

  it('is asked about by what it was meant for', () => {
    const gathering = context([], seen({ air: { ...AIR, phase: 'gathering' } }));
    const [first] = inHand(gathering, 'kometa') as { message: string }[];
    expect(first!.message).toBe('choice-lay');
    const giving = context([], seen({ air: { ...AIR, phase: 'giving', target: 0 } }));
    expect(isAbout(option('give', { card: '@card-stop' }), inHand(giving, 'stop'))).toBe(true);
  });

  it('shows the cards that a choice takes', () => {
    expect(cardsOf(PAIRS[0]!)).toEqual(['kometa', 'kometa']);
    expect(cardsOf(MIXED)).toEqual(['taifun', 'kometa']);
    expect(cardsOf(option('triple', { card: '@card-stop', to: '#2' }))).toHaveLength(3);
    expect(cardsOf(option('draw'))).toEqual([]);
  });
});

describe('the prompt', () => {
  it('offers only what nothing else does', () => {
    const covered = [
      ...TURN,
      option('five'),
      option('place', { place: 3 }),
      option('place-random'),
    ];
    for (const each of covered) expect(isOffered(each), each.message).toBe(true);
    const left = ['pass', 'crash', 'give-random', 'take-random'].map((each) => option(each));
    left.push(option('stop', { card: '@card-stop' }), option('boost', { card: '@card-boost' }));
    for (const each of left) expect(isOffered(each), each.message).toBe(false);
  });
});
