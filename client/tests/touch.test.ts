import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardContext } from '$client/board/board_context';
import { isAbout, nameIn, optionsBy, seatIn, valuesOf } from '$client/board/things';
import { touchOf } from '$client/board/touch.svelte';
import type { Option } from '$client/wire';

const option = (message: string, args: Option['args'] = {}): Option => ({
  key: [message, ...Object.values(args)].join(' '),
  message,
  args,
});
const DRAW = option('draw');
const PAIRS = [1, 2].map((to) => option('pair', { card: '@card-kometa', to: `#${to}` }));
const TRIPLE = option('triple', { card: '@card-kometa', to: '#1' });
const LOOK = option('look', { card: '@card-look' });
const KOMETA = { card: '@card-kometa' };

function context(options: readonly Option[], serial = 1) {
  return {
    seat: 0,
    asked: { serial },
    options: new Map(options.map((each) => [each.key, each])),
    words: { has: (id: string) => id === 'about-mud' },
    say: (message: string) => message,
    choose: vi.fn(),
    why: vi.fn(),
    clearBubble: vi.fn(),
  };
}
const touching = (table: ReturnType<typeof context>) => touchOf(table as unknown as BoardContext);
const at = document.createElement('button');

describe('things', () => {
  const table = context([DRAW, ...PAIRS, TRIPLE, LOOK]);

  it('are found by the arguments of choices, by their words, by any of several', () => {
    expect(optionsBy(table as unknown as BoardContext, KOMETA)).toEqual([...PAIRS, TRIPLE]);
    expect(optionsBy(table as unknown as BoardContext, { message: 'draw' })).toEqual([DRAW]);
    expect(isAbout(LOOK, [{ cell: 'd4' }, { card: '@card-look' }])).toBe(true);
    expect(isAbout(PAIRS[0]!, { ...KOMETA, to: ['#1', '#3'] })).toBe(true);
    expect(isAbout(PAIRS[1]!, { ...KOMETA, to: ['#1', '#3'] })).toBe(false);
    expect(isAbout(option('go', { cell: 4 }), { cell: '4' })).toBe(true);
  });

  it('are known by values that others can find them by', () => {
    expect(valuesOf([{ card: '@card-look', message: 'x' }, { other: '@card-look' }])).toEqual([
      '@card-look',
    ]);
    expect([seatIn(PAIRS[1]!, 'to'), seatIn(LOOK, 'to')]).toEqual([2, null]);
    expect([nameIn(LOOK, 'card'), nameIn(LOOK, 'token', 'card')]).toEqual(['look', null]);
  });
});

describe('a touch', () => {
  it('chooses what only one option means', () => {
    const table = context([DRAW, LOOK]);
    touching(table).tap({ card: '@card-look' }, at);
    expect(table.choose).toHaveBeenCalledWith(LOOK.key, at);
  });

  it('says why not where none does', () => {
    const table = context([DRAW]);
    touching(table).tap(KOMETA, at);
    expect(table.why).toHaveBeenCalledWith(KOMETA, at);
    expect(table.choose).not.toHaveBeenCalled();
  });

  it('holds what several mean, until another thing says which', () => {
    const table = context([DRAW, ...PAIRS]);
    const touch = touching(table);
    expect(touch.wanted({ to: '#2' })).toBe(false);
    touch.tap(KOMETA, at);
    expect(touch.held!.options).toEqual(PAIRS);
    expect(touch.holds(KOMETA)).toBe(true);
    expect(touch.wanted({ to: '#2' })).toBe(true);
    expect(touch.wanted({ to: '#3' })).toBe(false);
    touch.tap({ to: '#2' }, at);
    expect(table.choose).toHaveBeenCalledWith(PAIRS[1]!.key, at);
    expect(touch.held).toBeNull();
  });

  it('narrows what is held as far as it can', () => {
    const table = context([...PAIRS, TRIPLE]);
    const touch = touching(table);
    touch.tap(KOMETA, at);
    touch.tap({ to: '#1' }, at);
    expect(touch.held!.options).toEqual([PAIRS[0], TRIPLE]);
  });

  it('lets go at a second touch, and at another thing', () => {
    const table = context([...PAIRS, LOOK]);
    const touch = touching(table);
    touch.tap(KOMETA, at);
    touch.tap(KOMETA, at);
    expect(touch.held).toBeNull();
    touch.tap(KOMETA, at);
    touch.tap({ card: '@card-look' }, at);
    expect(table.choose).toHaveBeenCalledWith(LOOK.key, at);
  });

  it('lets go when something else is asked', () => {
    const table = context(PAIRS);
    const touch = touching(table);
    touch.tap(KOMETA, at);
    table.asked.serial = 2;
    expect(touch.held).toBeNull();
  });

  it('of a thing dropped on another means both', () => {
    const table = context([...PAIRS, DRAW]);
    const touch = touching(table);
    touch.drop(KOMETA, at, ['#2']);
    expect(table.choose).toHaveBeenCalledWith(PAIRS[1]!.key, at);
    touch.drop(KOMETA, at, ['deck']);
    expect(touch.held!.options).toEqual(PAIRS);
  });

  it('knows seats as targets at once where every choice names one', () => {
    expect(touching(context(PAIRS)).wanted({ to: '#1' })).toBe(true);
  });
});

describe('pointing at a thing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells what it is, after a while', () => {
    const touch = touching(context([DRAW]));
    const { onpointerenter, onpointerleave } = touch.pointing({ about: 'mud' });
    const event = { pointerType: 'mouse', currentTarget: at } as unknown as PointerEvent;
    onpointerenter(event);
    expect(touch.told).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(touch.told?.id).toBe('mud');
    onpointerleave(event);
    expect(touch.told).toBeNull();
  });

  it('tells nothing the game has no words for', () => {
    const touch = touching(context([DRAW]));
    touch.tell('water', at);
    expect(touch.told).toBeNull();
  });
});
