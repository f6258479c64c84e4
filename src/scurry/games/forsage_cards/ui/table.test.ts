import { describe, expect, it } from 'vitest';
import { flightsOf, sound } from './motions';
import { AIR, context, event, option, seen } from './pretend';
import { shelf, shelfGrid } from './shelf';
import { lastOf, opensTurn } from './story';
import { aimedAt, order, played, racing, settled } from './table_view';

describe('the table', () => {
  it('shows what was played and at whom', () => {
    const air = { ...AIR, cards: ['kometa' as const, 'kometa' as const], target: 2, stops: 1 };
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
    expect(racing(view)).toEqual({ driving: 2, drivers: 3 });
    const end = seen({
      mover: 2,
      hands: [{ ...a!, place: 1 }, { ...b!, place: 2 }, view.hands[2]!],
    });
    expect(order(end)).toEqual([0]);
  });

  it('lays cards out to choose from', () => {
    const take = (card: string) => option('take', { card: `@card-${card}` });
    const offers = shelf(context([option('take-random'), take('stop'), take('boost')]));
    expect(offers.map((offer) => offer.kind)).toEqual(['boost', 'stop']);
    expect(shelf(context([option('back', { back: 1 })]))[0]!.kind).toBeNull();
    const [columns, card] = shelfGrid(12, 330, 360);
    expect(columns * card).toBeLessThanOrEqual(330);
    expect(card).toBeGreaterThan(44);
  });
});

describe('the story', () => {
  it('lets cards fly', () => {
    expect(flightsOf(event('event-draws', { seat: '#1' }))).toEqual([
      { from: 'deck', to: '#1', kind: null },
    ]);
    expect(
      flightsOf(event('event-passed-card', { giver: '#1', taker: '#0', card: '@card-stop' })),
    ).toEqual([{ from: '#1', to: '#0', kind: 'stop' }]);
    expect(flightsOf(event('event-turn', { seat: '#1' }))).toEqual([]);
  });

  it('marks the last move', () => {
    const news = [event('event-draws', { seat: '#1' }), event('event-turn', { seat: '#2' })];
    expect(lastOf(news, null)).toEqual({ seat: 1, pile: 'deck' });
    expect(lastOf([event('event-stop', { seat: '#2' })], null)?.pile).toBe('discard');
  });

  it('has turns and sounds', () => {
    expect(opensTurn(event('event-turn-again'))).toBe(true);
    expect(opensTurn(event('event-draws'))).toBe(false);
    expect(sound(event('event-draws-crash'))).toBe('crash');
    expect(sound(event('event-turn'))).toBeNull();
  });
});
