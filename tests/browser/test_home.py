"""The first page: everything in sight on a laptop, and a game one press away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person

SEEN = """(element) => {
  const box = element.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
    return `outside: ${JSON.stringify(box)}`;
  }
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(top) ? '' : `covered by ${top?.outerHTML.slice(0, 80)}`;
}"""


def seen(target: Locator) -> list[str]:
    """What is wrong with the sight of these elements: each wholly in the window, none covered."""
    target.first.wait_for()
    return [fault for each in target.all() if (fault := each.evaluate(SEEN))]


def without_toys(route: Route) -> None:
    """The server of these tests also knows games that are no games."""
    answer = route.fetch()
    found = answer.json()
    found["games"] = [game for game in found["games"] if not game["id"].startswith("toy_")]
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
def test_a_laptop_shows_all_boxes_in_a_row_and_all_ways_to_play(
    person: NewPerson, size: tuple[int, int], language: str
) -> None:
    visitor = person(language, size)
    page = visitor.page
    for game in ("rat_de_france", "forsage_cards", "forsage_pawns", "holey_cheese"):
        visitor.open_table(game, ["me", "easy", "open"], public=True)
    page.route("**/api/games", without_toys)
    visitor.visit("/")
    boxes = page.locator("button.box")
    expect(boxes).to_have_count(6)
    notes = page.locator(".note")
    expect(notes).to_have_count(2)
    expect(notes.nth(1).locator(".row")).to_have_count(3)
    tops = {round(each.evaluate("(box) => box.offsetTop")) for each in boxes.all()}
    assert len(tops) == 1, "the boxes are not in one row"
    for box in boxes.all():
        box.click()
        assert seen(page.locator(".ways .btn")) == []
        assert seen(page.locator(".more > *")) == []
    assert seen(boxes) == []
    assert seen(notes.locator("h3")) == []
    assert seen(notes.locator(".btn")) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def levels(player: Person) -> list[str]:
    """The bots at the table that was just opened."""
    player.page.wait_for_url("**/table/**")
    found = player.fetch("GET", "/api/tables/" + player.page.url.rpartition("/")[2])
    return [seat["level"] for seat in found["seats"] if seat["level"]]


def test_a_double_click_on_a_box_plays(person: NewPerson) -> None:
    player = person()
    player.visit("/")
    player.page.locator(".box", has_text="pawns").dblclick()
    player.page.locator(".prompt").wait_for()
    expect(player.page.locator("h1")).to_have_text("Forsage: pawns")
    kept = "JSON.parse(localStorage.getItem('scurry-seats')).length"
    assert player.page.evaluate(kept) == 1, "the double click has opened two tables"


def test_enter_on_a_box_plays_and_space_only_chooses(person: NewPerson) -> None:
    player = person()
    player.visit("/")
    box = player.page.locator(".box", has_text="Rat de France")
    box.focus()
    player.page.keyboard.press("Space")
    expect(player.page.locator(".pick h2")).to_have_text("Rat de France")
    expect(box).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/table/**")
    expect(player.page.locator("h1")).to_have_text("Rat de France")


def test_a_newcomer_plays_easy_bots_and_who_has_finished_a_game_medium_ones(
    person: NewPerson,
) -> None:
    player = person()
    player.visit("/")
    player.page.locator(".box", has_text="pawns").click()
    expect(player.page.locator(".ways .act small")).to_have_text("against 3 easy bots")
    player.page.locator(".ways .act").click()
    assert levels(player) == ["easy"] * 3
    player.visit("/about")  # a table in play would write its own list
    player.page.evaluate(
        """() => {
          const all = JSON.parse(localStorage.getItem('scurry-seats'));
          localStorage.setItem('scurry-seats', JSON.stringify([{...all[0], over: true}]));
        }"""
    )
    player.visit("/")
    player.page.locator(".box", has_text="pawns").click()
    expect(player.page.locator(".ways .act small")).to_have_text("against 3 bots")
    player.page.locator(".ways .act").click()
    assert levels(player) == ["medium"] * 3


def test_a_table_opened_in_another_tab_is_not_forgotten(person: NewPerson) -> None:
    player = person()
    player.visit("/mine")
    other = Person(player.page.context.new_page(), player.url, 1)
    other.open_table("rat_de_france", ["me", "easy"])
    expect(player.page.locator("main section li")).to_have_count(1)
    other.page.close()


def test_a_newcomer_gets_the_options_for_beginners(person: NewPerson) -> None:
    player = person()
    player.visit("/")
    player.page.locator(".box", has_text="Mouse Tales").dblclick()
    player.page.wait_for_url("**/table/**")
    found = player.fetch("GET", "/api/tables/" + player.page.url.rpartition("/")[2])
    assert found["options"] == {"advised_party": True, "table_decides": True}


def test_open_tables_are_on_the_first_page(person: NewPerson) -> None:
    visitor, host = person(), person()
    visitor.visit("/")
    expect(visitor.page.locator(".note")).to_contain_text("No free seat just now")
    table = host.open_table("forsage_pawns", ["me", "open"], public=True)
    visitor.page.reload()
    visitor.page.locator(".note").get_by_role("link", name="Sit down").click()
    visitor.page.wait_for_url(f"**/table/{table}")
