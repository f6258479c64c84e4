"""For everyone: three languages, keyboard alone, and no serious finding of axe-core on any page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.people import Person, play_to_the_end

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TITLES = {
    "uk": "Яку коробку знімаємо з полиці?",
    "ru": "Какую коробку снимаем с полки?",
    "en": "Which box comes off the shelf?",
}


def serious(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{page.url} {each['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("language", TITLES)
def test_the_first_page_speaks_the_browsers_language(person: NewPerson, language: str) -> None:
    visitor = person(language)
    visitor.visit("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_the_language_changes_in_the_middle_of_a_game(person: NewPerson) -> None:
    player = person("uk")
    table = player.open_table("rat_de_france", ["me", "easy"])
    player.visit(f"/table/{table}")
    expect(player.page.locator(".board")).to_contain_text("прапорець")
    player.page.get_by_role("button", name="Меню").click()
    player.page.get_by_role("button", name="Налаштування").click()
    player.page.get_by_text("English").click()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".board")).to_contain_text("flag")
    expect(player.page.locator(".seats")).to_contain_text("Latchkey")


def test_a_game_is_played_by_keyboard_alone(person: NewPerson) -> None:
    player = person()
    player.visit("/")
    page = player.page
    focus(page, "button.box:has-text('Rat de France')")
    page.keyboard.press("Space")
    expect(page.locator("section.pick h2")).to_have_text("Rat de France")
    focus(page, ".ways button.act")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    for _ in range(4000):
        if player.is_over():
            break
        if not press_by_keyboard(page):
            page.wait_for_timeout(15)
    assert player.is_over()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def focus(page: Page, selector: str) -> None:
    """Tab until it has the focus."""
    target = page.locator(selector)
    target.wait_for()
    for _ in range(60):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def press_by_keyboard(page: Page) -> bool:
    if page.locator(".hand button[data-key]:enabled").count() == 0:
        return False
    for _ in range(80):
        if page.evaluate("() => document.activeElement?.matches('.hand [data-key]')"):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    return False


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_quiet_page_keeps_anybody_out(person: NewPerson, theme: str) -> None:
    visitor = person("uk", DESKTOP, theme)
    page = visitor.page
    visitor.open_table("rat_de_france", ["me", "easy"])
    table = visitor.open_table("forsage_pawns", ["me", "easy"])
    visitor.visit(f"/table/{table}")
    play_to_the_end(visitor)
    page.locator("dialog .facts").wait_for()
    found = serious(page)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for path, ready in (
            ("/", ".note"),
            ("/new/rat_de_france?mode=teams&way=friends", "details[open] .field"),
            ("/mine", "main section li"),
            ("/rules/rat_de_france", ".book h3"),
            ("/about", "main li"),
            (f"/replay/{table}?step=5", ".transport"),
        ):
            visitor.visit(path)
            page.locator(ready).first.wait_for()
            found += serious(page)
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_no_page_keeps_anybody_out(person: NewPerson, theme: str, size: tuple[int, int]) -> None:
    visitor = person("uk", size, theme)
    page = visitor.page
    found: list[str] = []
    for path, ready in (
        ("/", ".box"),
        ("/new/forsage_cards?way=friends", "main section"),
        ("/mine", "main section"),
        ("/about", "main li"),
        ("/rules/rat_de_france", ".book h3"),
        ("/table/nowhere", "h1"),
    ):
        visitor.visit(path)
        page.locator(ready).first.wait_for()
        found += serious(page)
    lobby = visitor.open_table("forsage_pawns", ["me", "open"])
    visitor.visit(f"/table/{lobby}")
    page.locator(".qr").wait_for()
    found += serious(page)
    for game in ("chess_race", "forsage_cards", "forsage_pawns", "holey_cheese", "rat_de_france"):
        table = visitor.open_table(game, ["me", "easy", "easy"])
        visitor.visit(f"/table/{table}")
        page.locator(".hand button").first.wait_for()
        found += serious(page)
    found += dialogs(visitor, size)
    play_to_the_end(visitor)
    found += serious(page)
    visitor.visit(page.url.replace("/table/", "/replay/").removeprefix(visitor.url))
    page.locator(".transport").wait_for()
    found += serious(page)
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)


def dialogs(visitor: Person, size: tuple[int, int]) -> list[str]:
    """The table's menu, the rulebook beside the board, the notepad."""
    page = visitor.page
    page.get_by_role("button", name="Меню").click()
    found = serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Правила").click()
    page.locator(".book h3").first.wait_for()
    found += serious(page)
    page.locator(".book").get_by_role("button", name="Закрити").click()
    if size == PHONE:
        page.get_by_role("button", name="Нотатки").click()
        found += serious(page)
        page.locator(".pad .close").click()
    return found
