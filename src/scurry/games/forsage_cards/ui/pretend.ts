/** A table made up for tests. */
import type { Sight } from '$client/model/sight';
import type { Happened, Option } from '$client/wire';
import type { Air, View } from './view';

export const AIR: Air = {
  phase: 'window',
  play: '',
  newest: 0,
  stops: 0,
  passed: [],
  name: '',
  laid: [],
  asked: -1,
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

export function sight(keys: readonly string[], view: View = seen(), serial = 7): Sight {
  const options = new Map<string, Option>(
    keys.map((key) => [key, { key, message: `choice-${key}`, args: {} }]),
  );
  return {
    seat: 0,
    view,
    options,
    asked: { serial },
    say: (message: string, args = {}) => [message, ...Object.values(args)].join(' '),
  } as unknown as Sight;
}

export function event(message: string, args: Happened['args'] = {}): Happened {
  return { version: 1, message, args };
}
