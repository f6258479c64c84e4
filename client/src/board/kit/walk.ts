/** Arrow keys walk from thing to thing: put `onkeydown={walk}` on what is around them. */
import { arrowStep, nearestTowards } from './places';

export function walk(event: KeyboardEvent): void {
  const step = arrowStep(event.key);
  const here = document.activeElement;
  const around = event.currentTarget as Element;
  if (!step || !here || !around.contains(here)) return;
  const things = [...around.querySelectorAll('[data-thing]')].filter((each) => isReachable(each));
  const next = nearestTowards(here, things, step) as HTMLElement | null;
  if (!next) return;
  next.focus();
  event.preventDefault();
}

function isReachable(element: Element): boolean {
  return element.matches('button, [tabindex]');
}
