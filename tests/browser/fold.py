"""Nothing below the fold: whatever may be chosen is in the window, on top, and large enough.

Used by the tests of every board and by `make shots`:

    fold.check(page)              what is wrong with the table as it is shown now, in sentences
    fold.walk(person)             plays a game to its end and checks it before every choice
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.people import Person

# What offers an option: a button with its key, or a thing of the board that some option means.
OFFERS = "[data-key]:not(:disabled):not([aria-disabled=true]), [data-may]"
FINGER = 44  # px

CHECK = """([offers, finger]) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} px high`);
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  const covered = document.querySelector('dialog[open], .curtain');
  if (covered) return found;
  const touch = matchMedia('(any-pointer: coarse)').matches;
  const name = (node) => {
    const words = node.getAttribute('aria-label') || node.innerText || node.dataset.key;
    return `"${(words || node.outerHTML).trim().slice(0, 60)}"`;
  };
  // While it is asked which one is meant, that is what is offered: the rest comes back with Esc.
  const asked = document.querySelector('.bubble .chooser') ?? document;
  for (const node of asked.querySelectorAll(offers)) {
    const box = node.getBoundingClientRect();
    const frame = node.closest('[data-scrolls]');
    if (frame) node.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, right, bottom} = frame ? node.getBoundingClientRect() : box;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${name(node)} is outside the window: ` +
        [left, top, right, bottom].map(Math.round).join(' '));
      continue;
    }
    let rows = new Set(), columns = new Set(), other = null;
    const reach = touch ? 22 : 0; // hit areas may be larger than what is drawn
    for (let y = Math.max(1, top - reach); y < Math.min(innerHeight, bottom + reach); y += 6) {
      for (let x = Math.max(1, left - reach); x < Math.min(innerWidth, right + reach); x += 6) {
        const hit = document.elementFromPoint(x, y);
        const mine = hit && (hit === node || node.contains(hit));
        if (mine) { rows.add(y); columns.add(x); }
        else if (x > left && x < right && y > top && y < bottom) other = hit;
      }
    }
    if (!rows.size) {
      found.push(`${name(node)} lies under ${other?.className || other?.tagName}`);
    } else if (touch && (rows.size * 6 < finger - 4 || columns.size * 6 < finger - 4)) {
      found.push(`${name(node)} can be touched on ${columns.size * 6} x ${rows.size * 6} px only`);
    }
  }
  for (const node of document.querySelectorAll('.table *')) {
    if (node.closest('[data-scrolls], .notes, .drawer, .since, .seats')) continue;
    const over = node.scrollHeight > node.clientHeight + 1 && node.clientHeight > 0;
    if (over && /auto|scroll/.test(getComputedStyle(node).overflowY)) {
      found.push(`.${node.className} scrolls: ${node.scrollHeight} in ${node.clientHeight} px`);
    }
  }
  return found;
}"""


def check(page: Page) -> list[str]:
    """What of the offered choices cannot be seen or touched now."""
    found: list[str] = page.evaluate(CHECK, [OFFERS, FINGER])
    return found


def board_box(page: Page) -> tuple[int, ...]:
    """Where the board is: nothing that is said or asked may move it."""
    box = page.locator("main.board").bounding_box()
    assert box is not None
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def walk(
    person: Person, seconds: float = 300.0, look: Callable[[str], None] | None = None
) -> list[str]:
    """Play to the end; return everything that was wrong on the way, each with its question.

    `look` is called with each new kind of question, before it is answered.
    """
    page = person.page
    found: list[str] = []
    seen: set[str] = set()
    place: tuple[int, ...] | None = None
    checked = ""
    until = time.monotonic() + seconds
    while not person.is_over():
        assert time.monotonic() < until, "the game does not end"
        asked = page.locator(".prompt.mine .say b")
        if asked.count() and not page.locator(".curtain").count():
            question = kind_of(page)
            serial = f"{question} {page.locator('.prompt').first.get_attribute('data-serial')}"
            if serial == checked:
                person.act()
                continue
            checked = serial
            found += [f"{question}: {each}" for each in check(page)]
            now = board_box(page)
            if place is not None and now != place:
                found.append(f"{question}: the board moves from {place} to {now}")
            place = now
            if question not in seen:
                seen.add(question)
                if look:
                    look(question)
        if not person.act():
            page.wait_for_timeout(15)
    return sorted(set(found))


def kind_of(page: Page) -> str:
    """The kind of the question: its message, and what is half chosen."""
    kind = page.locator(".prompt").first.get_attribute("data-asked") or "asked"
    return f"{kind}, choosing" if page.locator(".bubble .chooser").count() else kind
