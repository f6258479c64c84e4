/** The stage on which motions are played: finds things, lets pictures fly, mounts whole scenes. */
import { type Component, mount, tick, unmount } from 'svelte';
import '$client/style/table.css';
import type { Pace } from '$client/state/prefs.svelte';
import type { BoardContext } from './board_context';
import { paced, type Scene, wait } from './motion';

const EASE_OUT = 'cubic-bezier(.2,.7,.3,1)';
const FLIGHT = 400; // ms, whatever flies: nobody can tell by the time it takes

export interface SceneParts {
  context: BoardContext;
  before: unknown;
  after: unknown;
  pace: Pace;
  signal: AbortSignal;
  show: () => void;
}

export function makeScene({ context, before, after, pace, signal, show }: SceneParts): Scene {
  const ms = (time: number): number => paced(time, pace);

  async function animate(
    element: Element | null,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    time: number,
    easing = EASE_OUT,
  ): Promise<void> {
    if (!element || signal.aborted) return;
    const animation = element.animate(frames, { duration: ms(time), easing });
    const end = (): void => animation.cancel();
    signal.addEventListener('abort', end, { once: true });
    await animation.finished.catch(() => undefined);
    signal.removeEventListener('abort', end);
  }

  async function fly(
    picture: Element,
    from: Element | null,
    to: Element | null,
    time = FLIGHT,
  ): Promise<void> {
    if (!from || !to || signal.aborted) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const layer = document.createElement('div');
    layer.className = 'flight';
    layer.append(picture);
    document.body.append(layer);
    const { width, height } = layer.getBoundingClientRect();
    const at = (box: DOMRect): string => {
      const size = Math.min(1, Math.max(0.3, Math.min(box.width / width, box.height / height)));
      const x = box.left + (box.width - width) / 2;
      const y = box.top + (box.height - height) / 2;
      return `translate(${x}px, ${y}px) scale(${size})`;
    };
    try {
      await animate(layer, { transform: [at(start), at(end)], opacity: [1, 1, 0.2] }, time);
    } finally {
      layer.remove();
    }
  }

  async function stage<Props extends { onend: () => void }>(
    component: Component<Props>,
    props: Omit<Props, 'onend'>,
  ): Promise<void> {
    if (signal.aborted) return;
    let shown: Record<string, unknown> | null = null;
    await new Promise<void>((done) => {
      signal.addEventListener('abort', () => done(), { once: true });
      const all = { ...props, onend: done } as unknown as Props;
      shown = mount(component, { target: document.body, props: all });
    });
    if (shown) await unmount(shown);
  }

  return {
    context,
    before,
    after,
    signal,
    ms,
    wait: (time) => wait(ms(time), signal),
    show: async () => {
      show();
      await tick();
    },
    find: (thing) => find(thing),
    animate,
    fly,
    stage,
  };
}

/** Returns the element that is a thing: on the board if it is there, else anywhere at the table. */
export function find(thing: string): Element | null {
  const selector = `[data-thing~="${CSS.escape(thing)}"]`;
  return document.querySelector(`.board ${selector}`) ?? document.querySelector(selector);
}

/** Draws a symbol of a game's sprite as an element of its own, to let it fly. */
export function drawn(symbol: string, width: number, height: number, box = [64, 64]): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', `0 0 ${box[0]} ${box[1]}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}
