import { describe, expect, test } from 'vitest';
import { type Answerer, LessonRun, selectorsOf } from '$client/lesson/lesson_run.svelte';
import type { LessonStep } from '$client/wire';

/** A seat that may give these answers, and notes those it gave. */
class Seat implements Answerer {
  given: string[] = [];
  stores = true;
  constructor(private keys: string[]) {}
  may(key: string): boolean {
    return this.keys.includes(key);
  }
  answer(key: string): Promise<boolean> {
    this.given.push(key);
    return Promise.resolve(this.stores);
  }
}

function begin(steps: LessonStep[], rival = new Seat(['pass'])): { run: LessonRun; rival: Seat } {
  const lesson = { id: 'first', game: 'toy', seats: 2, learner: 0, minutes: 3, steps };
  const seats = new Map([
    [0, new Seat([])],
    [1, rival],
  ]);
  return { run: new LessonRun(lesson, seats), rival };
}

const CHOICE: LessonStep = {
  text: 'choose',
  point: 'key=draw',
  right: ['draw', 'wait'],
  wrong: { '': 'any', pair: 'pairs', 'pair boost 1': 'this' },
};
const ANSWER: LessonStep = { seat: 1, answer: 'pass' };
const END: LessonStep = { text: 'end' };

describe('a sentence', () => {
  test('waits to be read, and lets nothing through meanwhile', () => {
    const { run } = begin([{ text: 'goal' }, CHOICE, END]);
    expect(run.reading).toBe(true);
    expect(run.lets('draw')).toBe(false);
    expect(run.wrong).toBe('wait');
    run.next();
    expect([run.text, run.wrong, run.reading, run.choosing]).toEqual(['choose', null, false, true]);
  });

  test('at the end is not to be passed', () => {
    const { run } = begin([END]);
    expect(run.atEnd).toBe(true);
    run.next();
    expect(run.text).toBe('end');
  });

  test('knows the players and how far one is', () => {
    const { run } = begin([{ text: 'goal' }, ANSWER, CHOICE, END]);
    expect(run.args).toEqual({ seat0: '#0', seat1: '#1' });
    expect(run.progress).toEqual({ step: 1, steps: 3 });
    run.next();
    expect(run.progress).toEqual({ step: 1, steps: 3 });
  });
});

describe('a choice', () => {
  test('goes on when a right answer is stored, not before', () => {
    const { run } = begin([CHOICE, END]);
    expect(run.lets('draw')).toBe(true);
    expect(run.index).toBe(0);
    run.answered('draw');
    expect(run.text).toBe('end');
  });

  test('may have several right answers', () => {
    const { run } = begin([CHOICE, END]);
    expect(run.lets('wait')).toBe(true);
  });

  test.each([
    ['stop', 'any'],
    ['pairs', 'any'],
    ['pair boost', 'pairs'],
    ['pair boost 1', 'this'],
  ])('keeps back %s with the sentence that fits best', (key, sentence) => {
    const { run } = begin([CHOICE, END]);
    expect(run.lets(key)).toBe(false);
    expect(run.wrong).toBe(sentence);
    expect(run.index).toBe(0);
  });

  test('is never passed by a press on next', () => {
    const { run } = begin([CHOICE, END]);
    run.next();
    expect(run.index).toBe(0);
  });
});

describe('an answer of another seat', () => {
  test('is given when its seat may, and the sentence before it stays', async () => {
    const { run, rival } = begin([{ text: 'goal' }, ANSWER, END]);
    expect(run.due).toBe(false);
    run.next();
    expect([run.due, run.text]).toEqual([true, 'goal']);
    await run.giveAnswer();
    expect(rival.given).toEqual(['pass']);
    expect(run.text).toBe('end');
  });

  test('is given once, however often it is asked for', async () => {
    const { run, rival } = begin([ANSWER, ANSWER, END]);
    await Promise.all([run.giveAnswer(), run.giveAnswer()]);
    expect(rival.given).toEqual(['pass']);
    expect(run.index).toBe(1);
  });

  test('waits while its seat is not asked', async () => {
    const { run, rival } = begin([ANSWER, END], new Seat([]));
    await run.giveAnswer();
    expect([run.due, rival.given, run.index]).toEqual([false, [], 0]);
  });

  test('that was not stored is given again', async () => {
    const { run, rival } = begin([ANSWER, END]);
    rival.stores = false;
    await run.giveAnswer();
    expect(run.index).toBe(0);
    rival.stores = true;
    await run.giveAnswer();
    expect(run.index).toBe(1);
  });

  test('with a sentence waits until that is read', async () => {
    const { run } = begin([{ ...ANSWER, text: 'look' }, END]);
    expect([run.reading, run.due]).toEqual([true, false]);
    run.next();
    expect([run.reading, run.due]).toEqual([false, true]);
    await run.giveAnswer();
    expect(run.text).toBe('end');
  });
});

test('a lesson points at things by their data', () => {
  expect(selectorsOf('thing=hand')).toEqual(['[data-thing~="hand"]']);
  expect(selectorsOf('key=pair taifun 1 | thing=@card-taifun')).toEqual([
    '[data-key="pair taifun 1"]',
    '[data-thing~="@card-taifun"]',
  ]);
});
