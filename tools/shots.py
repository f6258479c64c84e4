"""Screenshots of every page and state, phone and desktop, day and night: `make shots`.

They are written to build/shots, to be looked at; none of them is committed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from scurry.kernel.catalogue import catalogue
from tests.browser import fold
from tests.browser.people import Person, play_to_the_end
from tests.server.hosting import hosted
from tools import browser as machine

TARGET: Final = Path("build/shots")
SIZES: Final = {"phone": (390, 844), "desktop": (1440, 900)}
ALL_SIZES: Final = ((1280, 720), (1440, 900), (768, 1024), (390, 844), (360, 640), (844, 390))
WITH_A_BOARD: Final = ("forsage_cards",)  # games whose own board must fit all sizes
THEMES: Final = ("light", "dark")
LANGUAGE: Final = {"phone": "uk", "desktop": "en"}
PAGES: Final = {
    "home": ("/", ".box"),
    "new-table": ("/new/forsage_cards?way=friends", "main section"),
    "new-table-screen": ("/new/rat_de_france?way=screen", "main section"),
    "about": ("/about", "main li"),
    "rules": ("/rules/forsage_cards", ".book h3"),
    "no-such-table": ("/table/nowhere", "h1"),
    "no-such-page": ("/nowhere", "h1"),
}


class Shooter:
    """One size and one theme."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.page: Page = person.page
        self.name = name

    def shoot(self, what: str) -> None:
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=TARGET / f"{what}-{self.name}.png")

    def pages(self) -> None:
        for what, (path, ready) in PAGES.items():
            self.person.visit(path)
            self.page.locator(ready).first.wait_for()
            self.shoot(what)

    def lobby(self) -> None:
        table = self.person.open_table("forsage_cards", ["me", "open", "easy"])
        self.person.visit(f"/table/{table}")
        self.page.locator(".qr").wait_for()
        self.shoot("lobby")

    def game(self, game: str) -> None:
        most = catalogue()[game].most
        table = self.person.open_table(game, ["me", *["medium"] * min(3, most - 1)])
        self.person.visit(f"/table/{table}?guide")
        self.page.locator(".prompt").wait_for()
        self.shoot(f"{game}-first")
        self.person.visit(f"/table/{table}")
        for number in range(12):
            self.one_choice()
            if number in (3, 7, 11):
                self.shoot(f"{game}-choice-{number}")
            if number == 3:
                self.around_the_table(game)
        play_to_the_end(self.person, seconds=300)
        self.shoot(f"{game}-end")
        self.person.visit(f"/replay/{table}?step=20")
        self.page.locator(".transport").wait_for()
        self.shoot(f"{game}-replay")
        self.page.goto(f"{self.person.url}/replay/{table}?check")
        self.page.locator("dialog").wait_for()
        self.shoot(f"{game}-fairness")

    def one_choice(self) -> None:
        for _ in range(300):
            if self.person.is_over() or self.person.act():
                return
            self.page.wait_for_timeout(20)

    def around_the_table(self, game: str) -> None:
        """The menu, the rulebook, the notes."""
        for label, what in (("i-menu", "menu"), ("i-book", "rulebook"), ("i-log", "notes")):
            button = self.page.locator(f".table > .bar button:has(use[href='#{label}'])")
            button.click()
            self.shoot(f"{game}-{what}")
            self.put_away()

    def put_away(self) -> None:
        self.page.keyboard.press("Escape")
        for selector in (".book header .ib", ".notes.open .close"):
            try:
                self.page.locator(selector).click(timeout=300)
            except Error:
                continue

    def one_screen(self) -> None:
        names = ["Леся", "Марко"] if LANGUAGE[self.name.split("-")[0]] == "uk" else ["Red", "Blue"]
        table = self.person.open_table("forsage_cards", ["me", "screen"], names=names)
        self.person.visit(f"/table/{table}")
        self.page.locator(".curtain").wait_for()
        self.shoot("curtain")

    def lists(self) -> None:
        for what, path in (("home-again", "/"), ("my-games", "/mine")):
            self.person.visit(path)
            self.page.locator("main").wait_for()
            self.shoot(what)


@contextmanager
def somebody(browser: Browser, url: str, size: str, theme: str) -> Iterator[Shooter]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGUAGE[size],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    yield Shooter(Person(context.new_page(), url, 1), f"{size}-{theme}")
    context.close()


def fits(browser: Browser, url: str, game: str, size: tuple[int, int]) -> list[str]:
    """Walk a game in one size, with a picture of every kind of question; what is wrong with it."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="uk",
        reduced_motion="reduce",
        has_touch=width < 1024,
    )
    person = Person(context.new_page(), url, 2)
    name = f"{game}-{width}x{height}"

    def look(question: str) -> None:
        what = question.replace(", ", "-")
        person.page.screenshot(path=TARGET / f"{name}-{what}.png")

    table = person.open_table(game, ["me", *["easy"] * min(3, catalogue()[game].most - 1)])
    person.visit(f"/table/{table}")
    found = fold.walk(person, look=look)
    context.close()
    return [f"{name}, {each}" for each in found]


def main(words: list[str]) -> int:
    """With names of games: only those games."""
    wrong: list[str] = []
    TARGET.mkdir(parents=True, exist_ok=True)
    games = words or [*catalogue()]
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        hosted(Path(folder), toys=False) as server,
    ):
        browser = playwright.chromium.launch(
            executable_path=machine.found(), args=["--no-sandbox", "--disable-gpu"]
        )
        for size in SIZES:
            for theme in THEMES:
                with somebody(browser, server.url, size, theme) as shooter:
                    steps: list[Callable[[], None]] = []
                    if not words:
                        steps = [shooter.pages, shooter.lobby, shooter.one_screen]
                    for step in steps:
                        step()
                    for game in games:
                        shooter.game(game)
                    shooter.lists()
                    print(f"{size}, {theme}: done", flush=True)
        for game in WITH_A_BOARD:
            if game in games:
                for size_in_px in ALL_SIZES:
                    wrong += fits(browser, server.url, game, size_in_px)
        browser.close()
    for each in wrong:
        print(each)
    print(f"{len([*TARGET.glob('*.png')])} pictures in {TARGET}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
