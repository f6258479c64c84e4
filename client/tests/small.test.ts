import { describe, expect, test } from 'vitest';
import { changed, resized, usualSeats } from '$client/home/wishes';
import { hasCourse, sampled, turningPoints } from '$client/replay/turning';
import { clockText } from '$client/table/clock';
import { groupsOf, padOf } from '$client/table/groups';
import { seatIn } from '$client/table/story';

const standing = (...rows: number[][]): { standing: number[] }[] =>
  rows.map((row) => ({ standing: row }));

describe('a new table', () => {
  test('has the seats one expects of the way to play', () => {
    expect(usualSeats('friends', 2, 5, 'medium')).toEqual(['me', 'open', 'open', 'open']);
    expect(usualSeats('screen', 2, 4, 'medium')).toEqual(['me', 'screen']);
    expect(usualSeats('bots', 1, 1, 'medium')).toEqual(['me']);
    expect(usualSeats('screen', 3, 4, 'medium')).toEqual(['me', 'screen', 'screen']);
  });

  test('keeps its seats when there are more or fewer', () => {
    expect(resized(['me', 'easy'], 3, 'open')).toEqual(['me', 'easy', 'open']);
    expect(resized(['me', 'easy', 'open'], 2, 'open')).toEqual(['me', 'easy']);
  });

  test('says only what differs from the box', () => {
    expect(changed({ deal: '4', wind: false }, { deal: '7', wind: false })).toEqual({ deal: '4' });
  });
});

describe('the course of a game', () => {
  test('turns where positions change most; neighbours count once, the setup never', () => {
    const game = standing(
      [0, 0],
      [900, 0],
      [900, 0],
      [300, 700],
      [310, 690],
      [310, 690],
      [0, 1000],
    );
    expect(turningPoints(game)).toEqual([3, 6]);
    expect(turningPoints(game, 1)).toEqual([3]);
  });

  test('is worth a chart only if something changed before the end', () => {
    expect(hasCourse(standing([500, 500], [500, 500], [0, 1000]))).toBe(false);
    expect(hasCourse(standing([500, 500], [400, 600], [0, 1000]))).toBe(true);
  });

  test('is drawn with not too many points, first and last among them', () => {
    const points = sampled([...Array(1000).keys()], 50);
    expect(points).toHaveLength(50);
    expect([points[0], points.at(-1)]).toEqual([0, 999]);
  });
});

describe('small things', () => {
  test('a clock is read as people read it', () => {
    expect([7, 59.2, 61, 3723].map(clockText)).toEqual(['0:07', '1:00', '1:01', '1:02:03']);
  });

  test('options are put together by what they are', () => {
    const options = [
      { key: 'move 1', message: 'move', args: {} },
      { key: 'pass', message: 'pass', args: {} },
      { key: 'move 2', message: 'move', args: {} },
    ];
    const groups = groupsOf(options, (option) => option.key.toUpperCase());
    expect(groups.map((group) => group.options.map((option) => option.label))).toEqual([
      ['MOVE 1', 'MOVE 2'],
      ['PASS'],
    ]);
  });

  test("a race's keys stand in the alphabet of the language", () => {
    const key = (label: string) => ({ key: label, message: 'name', args: {}, label });
    const pad = padOf([key('яблуко'), key('ґудзик'), key('вишня'), key('груша')], 'uk');
    expect(pad.map((each) => each.label)).toEqual(['вишня', 'груша', 'ґудзик', 'яблуко']);
  });

  test('an event belongs to the first player named in it', () => {
    expect(seatIn({ args: { card: '@card-stop', by: '#2', to: '#0' } })).toBe(2);
    expect(seatIn({ args: { round: 3 } })).toBe(null);
  });
});
