"""People in front of a browser. They do only what can be seen: press what is offered."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, Position

OFFERED = ", ".join(
    (
        ".hand button[data-key]:enabled",
        ".hand [data-may]",
        ".prompt .ways button:enabled",
        ".board button[data-key]:enabled:not([aria-disabled=true])",
        ".board [data-may]",
    )
)
CHOOSER = ".bubble .chooser .btn"  # what a touch could mean
OVER = "dialog .places"
CURTAIN = ".curtain button"
# [which of those that fit the selector, x, y] of each that can be pressed, and where in it: other
# things, such as the next card of a fan, may lie on the rest.
FREE = """(selector) => [...document.querySelectorAll(selector)].flatMap((each, index) => {
  let box = each.getBoundingClientRect();
  if (box.bottom > innerHeight || box.top < 0) {
    each.scrollIntoView({block: 'center'});
    box = each.getBoundingClientRect();
  }
  for (const across of [0.5, 0.12, 0.88])
    for (const down of [0.5, 0.12, 0.88]) {
      const [x, y] = [box.width * across, box.height * down];
      const on = document.elementFromPoint(box.left + x, box.top + y);
      if (on && each.contains(on)) return [[index, x, y]];
    }
  return [];
})"""


class Person:
    def __init__(self, page: Page, url: str, seed: int) -> None:
        self.page = page
        self.url = url
        self.rng = random.Random(seed)

    def visit(self, path: str) -> None:
        self.page.goto(self.url + path)

    def fetch(self, method: str, path: str, body: object = None) -> Any:
        """A call as the page would make it, with this person's cookie."""
        found = self.page.evaluate(
            """async ([method, path, body]) => {
              const sent = body === null ? {} : {body: JSON.stringify(body)};
              const answer = await fetch(path, {method, ...sent});
              return [answer.status, await answer.text()];
            }""",
            [method, path, body],
        )
        assert found[0] == 200, found
        return json.loads(found[1])

    def keep_seat(self, opened: Any) -> None:
        """Remember a seat as the page does."""
        table = opened["table"]
        mine = {"table": table["id"], "game": table["game"], "secrets": opened["secrets"],
                "names": [], "over": False, "touched": 0}  # fmt: skip
        self.page.evaluate(
            """(mine) => {
              const all = JSON.parse(localStorage.getItem('scurry-seats') ?? '[]');
              localStorage.setItem('scurry-seats', JSON.stringify([mine, ...all]));
            }""",
            mine,
        )

    def open_table(self, game: str, seats: list[str], **more: object) -> str:
        """A table of my own; it is begun if nobody is waited for."""
        if not self.page.url.startswith(self.url):
            self.visit("/about")
        opened = self.fetch("POST", "/api/tables", {"game": game, "seats": seats, **more})
        self.keep_seat(opened)
        table = str(opened["table"]["id"])
        if "open" not in seats:
            self.fetch("POST", f"/api/tables/{table}/begin")
        return table

    def sit_down(self, table: str) -> None:
        """Come by the link, and take the first free seat."""
        self.visit(f"/table/{table}")
        self.page.locator("li.empty button.act").first.click()
        self.page.locator("li.empty button.act").first.wait_for(state="detached")

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def act(self) -> bool:
        """Press something that is offered, if anything is. What is gone before the press lands
        was somebody else's doing."""
        for selector in (CURTAIN, CHOOSER, OFFERED):
            found = self.page.evaluate(FREE, selector)
            if found:
                index, x, y = self.rng.choice(found)
                return self.press(self.page.locator(selector).nth(index), Position(x=x, y=y))
        return False

    def press(self, target: Locator, position: Position) -> bool:
        try:
            target.click(position=position, timeout=400)
        except Error:
            return False
        return True


def play_to_the_end(*people: Person, seconds: float = 300.0) -> None:
    """Until everybody sees the result."""
    until = time.monotonic() + seconds
    while not all(person.is_over() for person in people):
        assert time.monotonic() < until, "the game does not end"
        acted = [person.act() for person in people if not person.is_over()]
        if not any(acted):
            people[0].page.wait_for_timeout(15)
