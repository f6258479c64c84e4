/** A table made up for tests. */
import type { BoardContext, Happened, Option } from '$client/board';
import type { Air, View } from './view';

export const AIR: Air = {
  phase: 'window',
  cards: [],
  target: -1,
  newest: 0,
  stops: 0,
  passed: [],
  name: '',
};

export function seen(change: Partial<View> = {}): View {
  const driver = { cards: 5, known: [], place: 0 };
  return {
    seat: 0,
    hand: [],
    hands: [driver, driver, driver],
    deck: 20,
    marks: [],
    discard: [],
    removed: [],
    mover: 0,
    turns: 1,
    overtaken: false,
    air: null,
    ...change,
  };
}

/** An option, by the words and arguments of its choice. */
export function option(message: string, args: Option['args'] = {}): Option {
  return { key: [message, ...Object.values(args)].join(' '), message: `choice-${message}`, args };
}

export function context(options: readonly Option[], view: View = seen(), serial = 7): BoardContext {
  return {
    seat: 0,
    view,
    options: new Map(options.map((each) => [each.key, each])),
    asked: { serial },
    say: (message: string, args = {}) => [message, ...Object.values(args)].join(' '),
  } as unknown as BoardContext;
}

export function event(message: string, args: Happened['args'] = {}): Happened {
  return { version: 1, message, args };
}
