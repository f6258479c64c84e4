import { describe, expect, it } from 'vitest';
import { namesIn } from '$client/table/light_up';
import { sinceLastTurn, turnsOf } from '$client/table/since';
import type { Happened } from '$client/wire';

const event = (version: number, message: string, seat: number): Happened => ({
  version,
  message,
  args: { seat: `#${seat}` },
});
const LOG = [
  event(1, 'turn', 0),
  event(2, 'draws', 0),
  event(2, 'turn', 1),
  event(3, 'draws', 1),
  event(4, 'turn', 0),
];

describe('the log', () => {
  it('tells what happened since my last answer', () => {
    expect(sinceLastTurn(LOG, 0, 2).map((each) => each.version)).toEqual([3, 4]);
  });

  it('finds my last turn after a reload', () => {
    expect(sinceLastTurn(LOG.slice(0, 4), 0, 0).map((each) => each.message)).toEqual([
      'turn',
      'draws',
    ]);
  });

  it('is grouped by turns', () => {
    const turns = turnsOf(LOG, (each) => each.message === 'turn');
    expect(turns.map((turn) => [turn.opening!.version, turn.events.length])).toEqual([
      [1, 1],
      [2, 1],
      [4, 0],
    ]);
  });

  it('is grouped by players where the game says nothing of turns', () => {
    const turns = turnsOf(LOG, undefined);
    expect(turns.map((turn) => turn.events.length)).toEqual([2, 2, 1]);
  });

  it('names what its lines are about', () => {
    expect(namesIn({ args: { seat: '#1', card: '@card-stop', cards: ['d4'], place: 3 } })).toEqual([
      '#1',
      '@card-stop',
      'd4',
    ]);
  });
});
