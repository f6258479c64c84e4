/** Dragging with mouse or finger: the element follows, and falls on what is under it. */
const FAR = 10; // px before a press becomes a drag

export interface Dragging {
  onstart: () => void;
  /** `on`: what lies under the pointer; null outside the page. */
  ondrop: (on: Element | null) => void;
}

/** Follows a press. The element should have `touch-action: none`. */
export function dragged(element: HTMLElement, press: PointerEvent, to: Dragging): void {
  let moving = false;
  const events = new AbortController();
  const listen = { signal: events.signal };

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!moving && Math.hypot(x, y) < FAR) return;
    if (!moving) {
      moving = true;
      to.onstart();
      element.classList.add('dragged');
    }
    element.style.translate = `${x}px ${y}px`;
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    events.abort();
    if (!moving) return;
    element.style.pointerEvents = 'none';
    const on = document.elementFromPoint(event.clientX, event.clientY);
    element.style.pointerEvents = '';
    element.style.translate = '';
    element.classList.remove('dragged');
    if (event.type === 'pointerup') to.ondrop(on);
  }

  addEventListener('pointermove', move, listen);
  addEventListener('pointerup', end, listen);
  addEventListener('pointercancel', end, listen);
}
