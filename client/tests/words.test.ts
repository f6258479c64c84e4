import { describe, expect, test } from 'vitest';
import { languageFor, Words } from '$client/i18n/words';

const words = new Words('uk', [
  'moved = { $who } веде щура: { $what }',
  'card-stop = «Стоп»\n    .face = Стоп',
  `cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }`,
]);
const name = (seat: number): string => ['Оля', 'Марко'][seat]!;

describe('words', () => {
  test('a seat is named, a message is quoted, a list is joined', () => {
    const args = { who: '#1', what: ['@card-stop', 'щось'] };
    expect(words.say('moved', args, name)).toBe('Марко веде щура: «Стоп», щось');
  });

  test('an attribute is a message of its own', () => {
    expect(words.say('card-stop.face')).toBe('Стоп');
    expect(words.has('card-stop.face')).toBe(true);
    expect(words.has('card-stop.back')).toBe(false);
  });

  test('Ukrainian counts in three ways', () => {
    expect([1, 3, 5, 21].map((count) => words.say('cards', { count }))).toEqual([
      '1 карта',
      '3 карти',
      '5 карт',
      '21 карта',
    ]);
  });

  test('what has no words shows its id, never nothing', () => {
    expect(words.say('unheard-of')).toBe('unheard-of');
  });
});

describe('the first language', () => {
  test('is the first of the browser that we speak', () => {
    expect(languageFor(['de-DE', 'ru-RU', 'uk'])).toBe('ru');
    expect(languageFor(['uk-UA', 'en'])).toBe('uk');
  });

  test('is English when we speak none', () => {
    expect(languageFor(['de', 'fr'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });
});
