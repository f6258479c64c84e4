"""What all boards share, on the card game: touch, motions, the story so far, the rulebook."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPerson
from tests.browser.people import Person

FIRST = {"first": "seat-0", "window_seconds": 30}  # it is my turn at once
SEVERAL = ".hand [data-may][aria-pressed]"  # a card that could mean more than one thing


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
    if (node.className === 'flight') window.flights += 1;
  }))).observe(document.body, {childList: true});
}"""


def sit(player: Person, seats: int = 3, **more: Any) -> str:
    """A card game in which it is my turn."""
    table = player.open_table(
        "forsage_cards", ["me", *["easy"] * (seats - 1)], options=FIRST, **more
    )
    player.visit(f"/table/{table}")
    expect(player.page.locator(".prompt[data-asked=ask-turn]")).to_be_visible()
    return table


def with_several(player: Person) -> Locator:
    """My turn, with a card that needs a second touch; hands are dealt until there is one."""
    for _ in range(20):
        sit(player, 4)
        card = player.page.locator(SEVERAL).first
        player.page.locator(".hand .held").first.wait_for()
        if card.count():
            return card
    raise AssertionError("no hand with a choice of targets in twenty deals")


def setting(player: Person, **prefs: object) -> None:
    player.visit("/about")
    player.page.evaluate(
        "(prefs) => localStorage.setItem('scurry-prefs', JSON.stringify(prefs))", prefs
    )


def test_a_card_that_cannot_be_played_says_why_at_the_spot_with_its_rule(
    person: NewPerson,
) -> None:
    player = person()
    sit(player)
    page = player.page
    boost = page.locator(".hand [data-thing~='@card-boost']")
    expect(boost).to_have_attribute("aria-disabled", "true")
    boost.click(force=True)  # it is a button for readers, too: disabled, but it answers
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("drawn a Crash")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    boost.click(force=True)  # it is a button for readers, too: disabled, but it answers
    bubble.locator(".cl").click()
    expect(page.locator(".book")).to_be_visible()


def test_pointing_at_a_thing_tells_what_it_is(person: NewPerson) -> None:
    player = person()
    sit(player)
    player.page.locator(".hand [data-thing~='@card-boost']").hover()
    told = player.page.locator(".bubble")
    expect(told).to_contain_text("Saves you when you draw a Crash")
    expect(told.locator("svg").first).to_be_visible()
    player.page.locator(".board [data-thing=deck]").hover()
    expect(told).to_contain_text("Crashes are hiding in it")
    player.page.mouse.move(2, 2)
    expect(told).to_be_hidden()


def test_a_half_made_choice_is_taken_back_by_esc_or_a_touch_elsewhere(person: NewPerson) -> None:
    player = person()
    card = with_several(player)
    chooser = player.page.locator(".chooser")
    ways: list[Callable[[], None]] = [
        lambda: player.page.keyboard.press("Escape"),
        lambda: player.page.locator(".bar .about").click(),
        lambda: chooser.get_by_role("button", name="Put it back").click(),
    ]
    for let_go in ways:
        card.click(position={"x": 20, "y": 40})
        expect(chooser).to_be_visible()
        assert chooser.locator("[data-key]").count() > 1
        let_go()
        expect(chooser).to_be_hidden()
    expect(player.page.locator(".prompt[data-asked=ask-turn]")).to_be_visible()


def test_a_seat_says_at_whom_a_card_is_played(person: NewPerson) -> None:
    player = person()
    card = with_several(player)
    card.click(position={"x": 20, "y": 40})
    seats = player.page.locator(".seats [data-may]")
    expect(seats.first).to_be_visible()
    seats.first.click()
    chooser = player.page.locator(".chooser [data-key]")
    if chooser.count():  # the card could still mean a single, a pair or three
        chooser.first.click()
    expect(player.page.locator(".prompt[data-asked=ask-turn]")).to_have_count(0)


def test_a_card_is_dragged_onto_the_table(person: NewPerson) -> None:
    player = person()
    for _ in range(20):
        sit(player)
        player.page.locator(".hand .held").first.wait_for()
        plain = player.page.locator(".hand [data-may]:not([aria-pressed])")
        if plain.count():
            break
    page = player.page
    card = plain.first.bounding_box()
    board = page.locator(".board").bounding_box()
    assert card is not None
    assert board is not None
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=6)
    expect(page.locator(".held.dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".prompt[data-asked=ask-turn]")).to_have_count(0)
    assert page.locator(".bubble").count() == 0


def test_moves_are_played_one_after_another_and_a_touch_ends_the_show(person: NewPerson) -> None:
    player = person()
    setting(player, motion="full", pace="calm")
    sit(player)
    page = player.page
    page.evaluate(COUNT_FLIGHTS)
    page.locator(".board [data-thing=deck]").click()
    page.wait_for_function("() => window.flights > 0")
    page.keyboard.press("Shift")
    expect(page.locator(".flight")).to_have_count(0)


def test_without_motion_nothing_flies(person: NewPerson) -> None:
    player = person()
    sit(player)
    page = player.page
    before = page.locator(".log li").count()
    page.locator(".board [data-thing=deck]").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('.log li').length > before", arg=before
    )
    assert page.locator(".flight").count() == 0


def test_what_happened_since_my_turn_is_told_and_folds(person: NewPerson) -> None:
    player = person("en", PHONE)
    sit(player)
    page = player.page
    strip = page.locator(".since .strip")
    page.locator(".board [data-thing=deck]").click()
    for _ in range(200):  # a drawn Crash asks me again before anybody else does anything
        if strip.is_enabled():
            break
        player.act()
        page.wait_for_timeout(50)
    strip.click()
    lines = page.locator(".since .log li")
    expect(lines.first).to_be_visible()
    assert page.locator(".since").evaluate(
        "(node) => node.getBoundingClientRect().bottom < innerHeight"
    )
    strip.click()
    expect(lines).to_have_count(0)


def test_the_log_is_grouped_by_turns_and_lights_up_what_it_is_about(person: NewPerson) -> None:
    player = person()
    sit(player)
    heading = player.page.locator(".log li.round").first
    expect(heading).to_contain_text("begins")
    heading.hover()
    expect(player.page.locator(".seats .pointed-at")).to_have_count(1)
    player.page.mouse.move(2, 2)
    expect(player.page.locator(".pointed-at")).to_have_count(0)


def test_my_own_words_are_not_news_to_me(person: NewPerson) -> None:
    host, friend = person("en", PHONE), person("en", PHONE)
    table = host.open_table("forsage_cards", ["me", "open"])
    friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Begin the game").click()
    for each in (host, friend):
        expect(each.page.locator(".prompt")).to_be_visible()
    notes = host.page.get_by_role("button", name="Notes")
    notes.click()
    host.page.get_by_label("Say something at the table").fill("Hello!")
    host.page.get_by_role("button", name="Send").click()
    expect(host.page.locator(".pad .log")).to_contain_text("Hello!")
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".pad")).to_be_hidden()
    assert host.page.locator(".bar .dot").count() == 0
    badge = friend.page.locator(".bar .dot")
    expect(badge).to_have_text("1")
    friend.page.get_by_role("button", name="Notes").click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(badge).to_have_count(0)


def test_the_rulebook_leaves_the_board_free_and_closes_by_esc(person: NewPerson) -> None:
    player = person(size=(1280, 720))
    sit(player)
    page = player.page
    page.get_by_role("button", name="Rules").click()
    book = page.locator(".book")
    page.locator(".book h3").first.wait_for()
    assert overlap(page) == 0
    page.locator(".book .body").evaluate("(body) => body.scrollTo(0, 99999)")
    page.get_by_role("searchbox").fill("Boost")
    expect(page.locator(".book .head").first).to_be_visible()
    assert page.locator(".book .body").evaluate("(body) => body.scrollTop") == 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def overlap(page: Page) -> float:
    """How many px of the board's width the book covers."""
    width: float = page.evaluate(
        """() => Math.max(0, document.querySelector('main.board').getBoundingClientRect().right
          - document.querySelector('.book').getBoundingClientRect().left)"""
    )
    return width


def test_the_goal_is_always_in_sight(person: NewPerson) -> None:
    for size in (PHONE, (1280, 720)):
        player = person("en", size)
        sit(player)
        goal = player.page.locator(".bar .goal")
        expect(goal).to_have_text("3 of 3 still on the road: the last one wins.")
        assert goal.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")


def test_a_replay_moves_like_the_game(person: NewPerson) -> None:
    player = person()
    setting(player, motion="full", pace="calm")
    table = player.open_table("forsage_cards", ["easy", "easy"])
    for _ in range(200):
        if json.loads(player.page.evaluate(IS_OVER, table)):
            break
        player.page.wait_for_timeout(100)
    player.visit(f"/replay/{table}?step=1")
    player.page.locator(".transport").wait_for()
    player.page.evaluate(COUNT_FLIGHTS)
    for _ in range(12):
        player.page.get_by_role("button", name="One step on").click()
        player.page.wait_for_timeout(300)
        if player.page.evaluate("() => window.flights"):
            return
    raise AssertionError("no card flies in twelve steps")


IS_OVER = """async (table) => {
  const found = await (await fetch(`/api/tables/${table}`)).json();
  return JSON.stringify(found.status === 'over');
}"""
