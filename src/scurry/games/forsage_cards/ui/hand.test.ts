import { describe, expect, it } from 'vitest';
import { captionFor } from './caption';
import { grouped, type Kind } from './cards';
import { readKey } from './keys';
import { drop, pick, picked, pickWay, targetsOf } from './pick.svelte';
import { AIR, seen, sight } from './pretend';
import { keysAbout, offered, plainKey, waysOf } from './ways';

const TURN = ['draw', 'attention', 'give-way 1', 'give-way 2', 'pair kometa 1', 'pair kometa 2'];

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

describe('keys of choices', () => {
  it.each([
    ['draw', 'draw', [], null],
    ['overtake', 'card', ['overtake'], null],
    ['give-way 2', 'card', ['give-way'], 2],
    ['pair kometa 1', 'pair', ['kometa', 'kometa'], 1],
    ['pair blyskavka+taifun 3', 'pair', ['blyskavka', 'taifun'], 3],
    ['triple stop 2', 'triple', ['stop', 'stop', 'stop'], 2],
    ['lay boost', 'lay', ['boost'], null],
    ['crash', 'give up', [], null],
  ])('reads %s', (key, verb, cards, at) => {
    expect(readKey(key)).toMatchObject({ verb, cards, seat: at });
  });

  it('reads numbers and chance', () => {
    expect(readKey('place 12').number).toBe(12);
    expect(readKey('back 0').number).toBe(0);
    expect(readKey('place random')).toMatchObject({ random: true, number: null });
  });
});

describe('what a card can do', () => {
  it('plays a card at once if there is only one thing to do with it', () => {
    expect(plainKey(waysOf('attention', TURN))).toBe('attention');
    expect(plainKey(waysOf('give-way', TURN))).toBeNull();
    expect(plainKey(waysOf('kometa', TURN))).toBeNull();
    expect(waysOf('boost', TURN)).toEqual([]);
  });

  it('offers single, pair and triple as ways of their own, with their targets', () => {
    const keys = ['traffic', 'pair traffic 1', 'pair traffic 2', 'triple traffic 2'];
    const ways = waysOf('traffic', keys);
    expect(ways.map((way) => way.id)).toEqual(['card', 'pair', 'triple']);
    expect(ways[0]!.key).toBe('traffic');
    expect([...ways[1]!.targets.keys()]).toEqual([1, 2]);
    expect(ways[2]!.targets.get(2)).toBe('triple traffic 2');
  });

  it('keeps unlike partners apart', () => {
    const keys = ['pair blyskavka+taifun 1', 'pair blyskavka+kometa 1', 'pair kometa 1'];
    expect(waysOf('blyskavka', keys).map((way) => way.other)).toEqual(['taifun', 'kometa']);
    expect(waysOf('kometa', keys).map((way) => way.id)).toEqual(['pair blyskavka', 'pair']);
  });

  it('leaves only to the prompt what nothing else offers', () => {
    for (const key of [...TURN, 'five', 'place 3', 'place random', 'name stop', 'give stop']) {
      expect(offered(key), key).toBe(true);
    }
    for (const key of ['stop', 'pass', 'boost', 'crash', 'give random', 'take random']) {
      expect(offered(key), key).toBe(false);
    }
  });

  it('leaves the choices of the board to the prompt where there is no board to see', () => {
    expect(offered('draw', false)).toBe(false);
    expect(offered('kometa 1', false)).toBe(true);
  });

  it('asks about a card by what it was meant for', () => {
    expect(keysAbout('parking', sight([]))[0]).toBe('parking');
    expect(keysAbout('give-way', sight([]))[0]).toBe('give-way 1');
    expect(keysAbout('kometa', sight([]))).toContain('pair kometa 2');
    const gathering = seen({ air: { ...AIR, phase: 'gathering' } });
    expect(keysAbout('kometa', sight([], gathering))[0]).toBe('lay kometa');
  });
});

describe('a card that was tapped', () => {
  it('goes straight to whom, if there is one way only', () => {
    const table = sight(TURN);
    pick(table, 'kometa');
    expect([...targetsOf(table)]).toEqual([
      [1, 'pair kometa 1'],
      [2, 'pair kometa 2'],
    ]);
    drop();
    expect(targetsOf(table).size).toBe(0);
  });

  it('waits for a way, if there are several', () => {
    const table = sight(['traffic', 'pair traffic 1']);
    pick(table, 'traffic');
    expect(targetsOf(table).size).toBe(0);
    pickWay(picked(table)!.ways[1]!);
    expect([...targetsOf(table).keys()]).toEqual([1]);
  });

  it('is let go when the question has changed', () => {
    pick(sight(TURN), 'kometa');
    expect(picked(sight(TURN, seen(), 8))).toBeNull();
  });
});
