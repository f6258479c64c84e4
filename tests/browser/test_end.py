"""After the last move: it is seen before the sheet comes, places fit the game, results are kept."""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person, play_to_the_end

NEVER = """
const real = window.setTimeout;
window.setTimeout = (work, ms, ...more) => real(work, ms === 2200 ? 1e9 : ms, ...more);
"""  # the pause before the sheet lasts until somebody ends it
SHEET = "dialog .places"
RESULT = ".prompt .ways button"


def play_to_the_last_move(player: Person, seconds: float = 300.0) -> None:
    """Until the prompt offers the result, without a press on it."""
    until = time.monotonic() + seconds
    while not player.page.get_by_role("button", name="Result").count():
        assert time.monotonic() < until, "the game does not end"
        if not player.act():
            player.page.wait_for_timeout(15)


def test_the_last_move_is_seen_before_the_sheet_comes(person: NewPerson) -> None:
    player = person()
    player.page.add_init_script(NEVER)
    table = player.open_table("forsage_pawns", ["me", "easy"])
    player.visit(f"/table/{table}")
    play_to_the_last_move(player)
    expect(player.page.locator(RESULT)).to_be_visible()
    assert player.page.locator(SHEET).count() == 0, "the sheet covers the last move"
    for _ in range(100):  # a press in the first moments is no wish for the sheet
        player.page.keyboard.press("x")
        if player.page.locator(SHEET).count():
            break
        player.page.wait_for_timeout(50)
    expect(player.page.locator(SHEET)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
    player.page.locator(RESULT).click()
    expect(player.page.locator(SHEET)).to_be_visible()
    player.page.reload()
    expect(player.page.locator(SHEET)).to_be_visible()


def test_the_sheet_comes_by_itself(person: NewPerson) -> None:
    player = person()
    table = player.open_table("forsage_pawns", ["me", "easy"])
    player.visit(f"/table/{table}")
    play_to_the_last_move(player)
    expect(player.page.locator(SHEET)).to_be_visible()
    expect(player.page.locator(".places li")).to_have_count(2)
    expect(player.page.locator("dialog .facts li")).to_have_count(3)
    expect(player.page.locator("dialog")).to_contain_text("The game took 1 min")


def test_a_rematch_keeps_the_colours_and_says_who_begins(person: NewPerson) -> None:
    player = person()
    table = player.open_table("forsage_pawns", ["me", "easy"], options={"first": "seat-1"})
    player.visit(f"/table/{table}")
    name = player.fetch("GET", "/api/me")["name"]
    play_to_the_end(player)
    expect(player.page.locator("dialog [role=status]")).to_have_text(
        f"Same colours; {name} begins."
    )
    player.page.get_by_role("button", name="Same again").click()
    player.page.wait_for_url(lambda url: table not in url)
    found = player.fetch("GET", "/api/tables/" + player.page.url.rpartition("/")[2])
    assert found["options"]["first"] == "seat-0"
    assert found["seats"][0]["name"] == name
    assert found["seats"][1]["level"] == "easy"


def test_who_plays_together_loses_together(person: NewPerson) -> None:
    player = person()
    table = player.open_table("mouse_tales", ["me", "easy"], options={"advised_party": True})
    ended = {"message": "outcome-time", "places": [2, 2], "scores": None, "teams": None}

    def lost(line) -> None:  # type: ignore[no-untyped-def]
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(as_lost(text, ended)))

    player.page.route_web_socket("**/ws/*", lost)
    player.visit(f"/table/{table}")
    player.page.locator(SHEET).wait_for()
    places = player.page.locator(".places")
    expect(places).to_contain_text("lost together")
    expect(places).not_to_contain_text("place")


def as_lost(text: str | bytes, ended: object) -> str:
    message = json.loads(text)
    if message["type"] == "update":
        message["result"] = ended
        message["asked"] = []
        message["table"]["status"] = "over"
    return json.dumps(message)


def test_my_games_keep_results_without_an_account(person: NewPerson) -> None:
    player = person()
    page = player.page
    going = player.open_table("rat_de_france", ["me", "easy"])
    table = player.open_table("forsage_pawns", ["me", "easy"])
    player.visit(f"/table/{table}")
    play_to_the_end(player)
    kept = f"""() => JSON.parse(localStorage.getItem('scurry-seats'))
      .find((mine) => mine.table === '{table}').finish"""
    page.wait_for_function(kept)
    finish = page.evaluate(kept)
    assert sorted(finish["places"]) == [1, 2]
    assert 0 < finish["began"] < finish["ended"]
    player.visit("/mine")
    rows = page.locator("main section li")
    expect(rows).to_have_count(2)
    assert "1970" not in page.locator("main").inner_text()
    past = rows.nth(1)
    won = finish["places"][0] == 1
    expect(past.locator(".chip")).to_have_text("first place" if won else "second place")
    expect(past).to_contain_text("with Latchkey")
    expect(past).to_contain_text(re.compile(r"\d{4}.* · 1 min"))
    expect(page.locator(".tallies li")).to_contain_text(f"won {int(won)} of 1")
    past.get_by_role("button", name="Remove from the list: Forsage: pawns").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put it back").click()
    expect(rows).to_have_count(2)
    rows.first.get_by_role("link", name="To the table").click()
    page.wait_for_url(f"**/table/{going}")
