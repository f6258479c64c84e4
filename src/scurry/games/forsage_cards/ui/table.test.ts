import { describe, expect, it } from 'vitest';
import { facts } from './facts';
import { AIR, event, seen, sight } from './pretend';
import { shelf, shelfGrid } from './shelf';
import { crashIn, flightsOf, lastOf, lineOf } from './story';
import { aimedAt, order, played, settled } from './view';

describe('the table', () => {
  it('shows what was played and at whom', () => {
    const air = { ...AIR, play: 'pair kometa 2', stops: 1 };
    expect(played(air)).toEqual(['kometa', 'kometa']);
    expect(aimedAt(air)).toBe(2);
    const view = seen({ air, discard: ['boost', 'kometa', 'kometa', 'stop'] });
    expect(settled(view)).toEqual(['boost']);
  });

  it('shows a drawn Crash until it is hidden', () => {
    expect(played({ ...AIR, phase: 'saving' })).toEqual(['crash']);
    expect(played(null)).toEqual([]);
  });

  it('lines up who drives, the mover first; the winner drives on', () => {
    const [a, b, c] = seen().hands;
    const view = seen({ mover: 1, hands: [a!, b!, { ...c!, place: 3 }] });
    expect(order(view)).toEqual([1, 0]);
    const end = seen({
      mover: 2,
      hands: [{ ...a!, place: 1 }, { ...b!, place: 2 }, view.hands[2]!],
    });
    expect(order(end)).toEqual([0]);
  });

  it('says how many cards and turns a driver has', () => {
    expect(facts(sight([], seen({ turns: 3 })), 0)).toEqual(['ui-cards 5 · 3×']);
    expect(facts(sight([], seen({ turns: 3 })), 1)).toEqual(['ui-cards 5']);
  });

  it('lays cards out to choose from', () => {
    const offers = shelf(sight(['take random', 'take stop', 'take boost', 'back 1']));
    expect(offers.map((offer) => offer.key)).toEqual(['back 1', 'take boost', 'take stop']);
    const [columns, card] = shelfGrid(12, 330, 360);
    expect(columns * card).toBeLessThanOrEqual(330);
    expect(card).toBeGreaterThan(44);
  });
});

describe('the story', () => {
  it('lets cards fly', () => {
    expect(flightsOf(event('event-draws', { seat: '#1' }))).toEqual([
      { from: 'deck', to: 1, kind: null },
    ]);
    expect(
      flightsOf(event('event-passed-card', { giver: '#1', taker: '#0', card: '@card-stop' })),
    ).toEqual([{ from: 1, to: 0, kind: 'stop' }]);
    expect(flightsOf(event('event-turn', { seat: '#1' }))).toEqual([]);
  });

  it('marks the last move and tells it', () => {
    const news = [event('event-draws', { seat: '#1' }), event('event-turn', { seat: '#2' })];
    expect(lastOf(news, null)).toEqual({ seat: 1, pile: 'deck' });
    expect(lineOf(news)!.message).toBe('event-draws');
    expect(lastOf([event('event-stop', { seat: '#2' })], null)?.pile).toBe('discard');
  });

  it('makes a scene of a Crash only', () => {
    expect(crashIn([event('event-draws')])).toBeNull();
    const news = [event('event-draws-crash'), event('event-out')];
    expect(crashIn(news)!.message).toBe('event-out');
  });
});
