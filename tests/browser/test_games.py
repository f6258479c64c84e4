"""Every game of the catalogue, played to its end in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from scurry.kernel.catalogue import catalogue
from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.people import play_to_the_end

ALONE = [game.id for game in catalogue().values() if game.id != "holey_cheese"]


@pytest.mark.parametrize("game", ALONE)
def test_a_game_against_bots_is_played_to_its_end(person: NewPerson, game: str) -> None:
    player = person()
    table = player.open_table(game, ["me", "easy", "easy"])
    player.visit(f"/table/{table}")
    play_to_the_end(player)
    assert player.page.locator("dialog .places li").count() == 3


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_chess_race_is_run_on_a_board_given_by_link(
    person: NewPerson, size: tuple[int, int]
) -> None:
    player = person(size=size)
    player.visit("/new/chess_race?board_code=S.T.O-..M..-.L..Z")
    player.page.get_by_role("button", name="Begin the game").click()
    player.page.wait_for_url("**/table/**")
    rows = player.page.locator(".grid tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first.locator("td.cell")).to_have_count(5)
    play_to_the_end(player)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_first_chapter_of_mouse_tales_is_played_with_three_companions(
    person: NewPerson, size: tuple[int, int]
) -> None:
    player = person(size=size)
    options = {"chapter": "flight", "advised_party": True, "table_decides": True}
    table = player.open_table("mouse_tales", ["me", "easy", "easy", "easy"], options=options)
    player.visit(f"/table/{table}")
    rows = player.page.locator(".grid tbody tr")
    expect(rows).to_have_count(6)
    expect(rows.first.locator("td.cell")).to_have_count(6)
    play_to_the_end(player)


def test_a_board_that_cannot_be_played_is_refused_with_a_sentence(person: NewPerson) -> None:
    player = person()
    player.visit("/new/chess_race?board_code=S..............")
    player.page.get_by_role("button", name="Begin the game").click()
    expect(player.page.get_by_role("alert")).to_contain_text("board_code")


def test_three_people_play_forsage_cards_one_of_them_on_a_phone(person: NewPerson) -> None:
    people = [person(seed=1), person("uk", PHONE, seed=2), person("ru", theme="dark", seed=3)]
    host = people[0]
    table = host.open_table("forsage_cards", ["me", "open", "open"])
    for friend in people[1:]:
        friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Begin the game").click()
    play_to_the_end(*people, seconds=400)
    results = {str(person.page.locator("dialog .who b").all_inner_texts()) for person in people}
    assert len(results) == 1, "they see different results"
    phone = people[1].page
    phone.keyboard.press("Escape")
    tall = phone.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert tall[0] <= tall[1], "the page scrolls on a phone"


def test_four_people_race_in_holey_cheese_one_of_them_behind_a_slow_line(
    person: NewPerson,
) -> None:
    people = [person(seed=seed, size=PHONE if seed == 2 else (1440, 900)) for seed in range(4)]
    host = people[0]
    table = host.open_table("holey_cheese", ["me", "open", "open", "open"])
    slow = people[3]
    line = slow.page.context.new_cdp_session(slow.page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": 120,
            "downloadThroughput": 60_000,
            "uploadThroughput": 30_000,
        },
    )
    for friend in people[1:]:
        friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Begin the game").click()
    play_to_the_end(*people, seconds=400)
    results = {str(person.page.locator("dialog .who b").all_inner_texts()) for person in people}
    assert len(results) == 1, "they see different results"
