import { describe, expect, test } from 'vitest';
import { againstBots } from '$client/lobby/open_table';
import { optionSections, valueText } from '$client/lobby/option_sections';
import { changedOptions, resizeSeats, usualSeats } from '$client/lobby/seat_plan';
import { sampled, spread, standingsChange, turningPoints } from '$client/replay/standings';
import { clockText } from '$client/table/clock';
import { seatInEvent } from '$client/table/event_seat';
import { groupOptions, sortForPad } from '$client/table/option_groups';
import { Words } from '$client/i18n/words';
import type { GameInfo, OptionInfo } from '$client/wire';

const GAME: GameInfo = {
  id: 'rats', titles: {}, fewest: 2, most: 4, minutes: 15, age: 9, rules: 1, about: {}, options: [],
  beginner: {}, lessons: [],
}; // prettier-ignore
const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  ...{ name, kind: 'flag', default: false, clause: '', setting: false, values: null },
  ...{ low: null, high: null, group: '', only: [] },
  ...more,
});
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
    expect(resizeSeats(['me', 'easy'], 3, 'open')).toEqual(['me', 'easy', 'open']);
    expect(resizeSeats(['me', 'easy', 'open'], 2, 'open')).toEqual(['me', 'easy']);
  });

  test('says only what differs from the box', () => {
    expect(changedOptions({ deal: '4', wind: false }, { deal: '7', wind: false })).toEqual({
      deal: '4',
    });
  });
});

describe('a game at once', () => {
  const game = { ...GAME, fewest: 2, most: 5, beginner: { calm: true } };

  test('is against easy bots, with options for beginners, for who is new to it', () => {
    expect(againstBots(game, true)).toEqual({
      game: 'rats',
      seats: ['me', 'easy', 'easy', 'easy'],
      options: { calm: true },
    });
    expect(againstBots(game, false).seats).toEqual(['me', 'medium', 'medium', 'medium']);
    expect(againstBots(game, false).options).toEqual({});
  });

  test('has no bot where one plays alone', () => {
    expect(againstBots({ ...game, fewest: 1, most: 1 }, true).seats).toEqual(['me']);
  });
});

describe('the options of a game', () => {
  const options = [
    option('mode', { kind: 'pick', default: 'race', group: 'what' }),
    option('long', { group: 'track', only: [{ mode: ['race'] }] }),
    option('third', {
      group: 'track',
      only: [{ mode: ['race'], long: [true] }, { mode: ['cup'] }],
    }),
    option('plain', {}),
    option('seconds', { kind: 'number', default: 40, setting: true }),
  ];
  const names = (values: Record<string, boolean | number | string>): string[] =>
    optionSections(options, values).map(
      (section) => `${section.group}: ${section.options.map((each) => each.name).join(' ')}`,
    );

  test('come in groups, those without one as rules or settings', () => {
    expect(names({ mode: 'race', long: true })).toEqual([
      'what: mode',
      'track: long third',
      'rules: plain',
      'settings: seconds',
    ]);
  });

  test('are only those that count with the others chosen so', () => {
    expect(names({ mode: 'race', long: false })[1]).toBe('track: long');
    expect(names({ mode: 'cup', long: false })[1]).toBe('track: third');
    expect(names({ mode: 'duel', long: false })).not.toContain('track');
  });

  test('have values in words', () => {
    const words = new Words('en', ['option-mode-cup = a cup\n']);
    const said = (one: OptionInfo, value: boolean | number | string): string =>
      valueText(one, value, words, (id) => id);
    expect(said(options[0]!, 'cup')).toBe('a cup');
    expect(said(options[1]!, true)).toBe('yes');
    expect(said(options[4]!, 15)).toBe('15');
    expect(said(option('code', { kind: 'text' }), 'x'.repeat(50))).toBe(`${'x'.repeat(23)}…`);
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

  test('is worth a chart only if something changedOptions before the end', () => {
    expect(standingsChange(standing([500, 500], [500, 500], [0, 1000]))).toBe(false);
    expect(standingsChange(standing([500, 500], [400, 600], [0, 1000]))).toBe(true);
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
    const groups = groupOptions(options, (option) => option.key.toUpperCase());
    expect(groups.map((group) => group.options.map((option) => option.label))).toEqual([
      ['MOVE 1', 'MOVE 2'],
      ['PASS'],
    ]);
  });

  test("a race's keys stand in the alphabet of the language", () => {
    const key = (label: string) => ({ key: label, message: 'name', args: {}, label });
    const pad = sortForPad([key('яблуко'), key('ґудзик'), key('вишня'), key('груша')], 'uk');
    expect(pad.map((each) => each.label)).toEqual(['вишня', 'груша', 'ґудзик', 'яблуко']);
  });

  test('an event belongs to the first player named in it', () => {
    expect(seatInEvent({ args: { card: '@card-stop', by: '#2', to: '#0' } })).toBe(2);
    expect(seatInEvent({ args: { round: 3 } })).toBe(null);
  });
});

describe('the marks of a chart', () => {
  test('keep apart, as near to their lines as they can', () => {
    expect(spread([50, 50, 10], 18, 8, 112)).toEqual([50, 68, 10]);
    expect(spread([112, 112], 18, 8, 112)).toEqual([94, 112]);
    expect(spread([0, 0], 18, 8, 112)).toEqual([8, 26]);
  });
});
