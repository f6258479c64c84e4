/** What the events of the game look like. */
import type { Happened, Scene, Sound } from '$client/board';
import { drawn, nameIn, seatArg, seatIn } from '$client/board';
import { isKind, type Kind, picture } from './cards';
import CrashScene from './CrashScene.svelte';
import type { View } from './view';

const WIDTH = 96; // of a card that flies
const READ = 550; // ms to see what was played
const A_HAND = 3; // so many cards stand for the whole hand of a driver who is out

const PLAYS = [
  'event-overtake',
  'event-parking',
  'event-traffic',
  'event-attention',
  'event-give-way',
  'event-pair',
  'event-mixed-pair',
  'event-triple',
  'event-lay',
];

export interface Flight {
  from: string;
  to: string;
  kind: Kind | null; // null: face down
}

export function kindOf(event: Happened): Kind | null {
  const name = nameIn(event, 'card');
  return name !== null && isKind(name) ? name : null;
}

/** Returns the cards that fly with an event; places are things of the board, "#2" is a driver. */
export function flightsOf(event: Happened): Flight[] {
  const at = (name: string): string => seatArg(seatIn(event, name) ?? 0);
  const kind = kindOf(event);
  switch (event.message) {
    case 'event-draws':
    case 'event-draws-card':
      return [{ from: 'deck', to: at('seat'), kind }];
    case 'event-passed':
    case 'event-passed-card':
    case 'event-hands-over':
      return [{ from: at('giver'), to: at('taker'), kind }];
    case 'event-take':
      return [{ from: 'discard', to: at('seat'), kind }];
    case 'event-boost':
      return [{ from: at('seat'), to: 'discard', kind: 'boost' }];
    case 'event-returned':
    case 'event-returned-at':
      return [{ from: 'middle', to: 'deck', kind: 'crash' }];
    case 'event-out':
      return Array<Flight>(A_HAND).fill({ from: at('seat'), to: 'discard', kind: null });
    default:
      return [];
  }
}

export function motions(event: Happened, scene: Scene): Promise<unknown> | null {
  if (event.message === 'event-draws-crash') return crash(event, scene);
  if (PLAYS.includes(event.message)) return laid(event, scene);
  if (event.message.startsWith('event-stop')) return stamped(scene);
  if (event.message === 'event-shuffled') return shuffled(scene);
  if (event.message.startsWith('event-peeks')) return peeked(scene);
  if (['event-name', 'event-has-none', 'event-cancelled'].includes(event.message))
    return scene.wait(READ);
  const flights = flightsOf(event);
  return flights.length ? flown(flights, scene) : null;
}

/** My own cards are in my hand, the others' drivers sit in their cars. */
function place(thing: string, scene: Scene): Element | null {
  const me = (scene.after as View).seat;
  const mine = me !== null && thing === seatArg(me) ? scene.find('hand') : null;
  return mine ?? scene.find(thing);
}

async function flown(flights: readonly Flight[], scene: Scene): Promise<void> {
  for (const { from, to, kind } of flights) {
    const symbol = kind ? `fc-card-${picture(kind)}` : 'fc-card-back';
    const card = drawn(symbol, WIDTH, WIDTH * 1.4, [250, 350]);
    await scene.fly(card, place(from, scene), place(to, scene));
  }
}

/** Played cards come from their driver and lie in the middle. */
async function laid(event: Happened, scene: Scene): Promise<void> {
  const from = place(seatArg(seatIn(event) ?? 0), scene)?.getBoundingClientRect();
  await scene.show();
  const middle = scene.find('middle');
  const to = middle?.getBoundingClientRect();
  if (from && to) {
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const start = { transform: `translate(${x}px, ${y}px) scale(0.3)` };
    await scene.animate(middle, [start, { transform: 'none' }], 420);
  }
  await scene.wait(READ);
}

async function stamped(scene: Scene): Promise<void> {
  await scene.show();
  const stamp = scene.find('newest-stop');
  const frames = [
    { scale: 2.6, opacity: 0 },
    { scale: 0.9, opacity: 1, offset: 0.7 },
    { scale: 1, opacity: 1 },
  ];
  await scene.animate(stamp, frames, 280, 'ease-in');
  await scene.wait(READ);
}

async function shuffled(scene: Scene): Promise<void> {
  const frames = [
    { transform: 'none' },
    { transform: 'translateX(-14px) rotate(-8deg)' },
    { transform: 'translateX(14px) rotate(8deg)' },
    { transform: 'translateX(-8px) rotate(-4deg)' },
    { transform: 'none' },
  ];
  await scene.animate(scene.find('deck'), frames, 620, 'ease-in-out');
}

async function peeked(scene: Scene): Promise<void> {
  const frames = [
    { transform: 'none' },
    { transform: 'translateY(-12px) rotate(-3deg)', offset: 0.3 },
    { transform: 'translateY(-12px) rotate(-3deg)', offset: 0.7 },
    { transform: 'none' },
  ];
  await scene.animate(scene.find('deck'), frames, 620, 'ease-in-out');
}

/** The card comes as slowly as any other, then it goes bang. */
async function crash(event: Happened, scene: Scene): Promise<void> {
  const { context } = scene;
  const text = context.say(event.message, event.args);
  await scene.stage(CrashScene, { context, text, ms: scene.ms(1400) });
}

export function sound(event: Happened): Sound | null {
  if (event.message === 'event-draws-crash') return 'crash';
  if (event.message.startsWith('event-stop')) return 'bell';
  if (/^event-(turn|start|wins|cancelled|nothing)/.test(event.message)) return null;
  return 'card';
}
