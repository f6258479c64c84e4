/** Pointing at a line of the log lights up what it is about: seats, cards, cells by their names. */
import type { Attachment } from 'svelte/attachments';
import type { Happened } from '$client/wire';

export function lightUp(event: Pick<Happened, 'args'>): Attachment {
  return (line) => {
    let lit: Element[] = [];
    const off = (): void => {
      for (const element of lit) element.classList.remove('pointed-at');
      lit = [];
    };
    const on = (): void => {
      off();
      lit = namesIn(event).flatMap((name) => [
        ...document.querySelectorAll(`[data-thing~="${CSS.escape(name)}"]`),
      ]);
      for (const element of lit) element.classList.add('pointed-at');
    };
    line.addEventListener('pointerenter', on);
    line.addEventListener('pointerleave', off);
    line.addEventListener('focusin', on);
    line.addEventListener('focusout', off);
    return off;
  };
}

/** The names by which things are found; numbers name nothing. */
export function namesIn(event: Pick<Happened, 'args'>): string[] {
  return Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value !== '');
}
