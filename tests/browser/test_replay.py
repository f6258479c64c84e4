"""A finished game again: stepping, sharing a moment, what if, and the check of fairness."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person, play_to_the_end


@pytest.fixture
def watcher(person: NewPerson) -> Person:
    """Somebody who has just played a game, at its replay."""
    player = person()
    table = player.open_table("rat_de_france", ["me", "easy"], nonce="salt")
    player.visit(f"/table/{table}")
    play_to_the_end(player)
    player.page.get_by_role("link", name="Watch again").click()
    player.page.wait_for_url("**/replay/**")
    return player


def test_a_replay_steps_scrubs_and_plays(watcher: Person) -> None:
    page = watcher.page
    where = page.locator(".transport [role=status]")
    expect(where).to_have_text(re.compile(r"step 0 of \d+"))
    page.get_by_role("button", name="One step on").click()
    expect(where).to_have_text(re.compile(r"step 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log li.now").last).to_be_visible()
    steps = int(where.inner_text().split()[-1])
    page.get_by_role("slider").fill(str(steps // 2))
    expect(where).to_have_text(f"step {steps // 2} of {steps}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).to_have_text(re.compile(rf"step {steps // 2 + 2} of"))


def test_a_moment_is_shared_by_its_address(watcher: Person, person: NewPerson) -> None:
    watcher.page.get_by_role("slider").fill("7")
    watcher.page.locator(".eyes select").select_option("1")
    watcher.page.wait_for_url(re.compile(r"step=7&seat=1"))
    friend = person()
    friend.visit(watcher.page.url.removeprefix(watcher.url))
    expect(friend.page.locator(".transport [role=status]")).to_have_text(re.compile("step 7 of"))
    expect(friend.page.locator(".eyes select")).to_have_value("1")


def test_fairness_is_checked_in_the_browser(watcher: Person) -> None:
    page = watcher.page
    page.get_by_role("button", name="Check fairness").click()
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("A fair game. We recomputed it here, in your browser.")
    expect(dialog).to_contain_text("1 player mixed in a number")


def test_a_forged_draw_is_found_out(watcher: Person) -> None:
    page = watcher.page

    def forge(route, request):  # type: ignore[no-untyped-def]
        answer = route.fetch()
        story = answer.json()
        drawn = next(chapter for chapter in story["chapters"] if chapter["draws"])
        first = drawn["draws"][0]
        first["value"] = (first["value"] + 1) % first["below"]
        route.fulfill(response=answer, json=story)

    page.route("**/story*", forge)
    page.reload()
    page.get_by_role("button", name="Check fairness").click()
    expect(page.locator("dialog")).to_contain_text("1 draw is not what it had to be")


def test_one_goes_on_from_a_moment_of_the_past(watcher: Person) -> None:
    page = watcher.page
    page.get_by_role("slider").fill("5")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/**")
    play_to_the_end(watcher)


def test_the_record_is_downloaded(watcher: Person) -> None:
    with watcher.page.expect_download() as waiting:
        watcher.page.get_by_role("link", name="Download the record").click()
    text = waiting.value.path().read_text(encoding="utf-8")
    assert text.startswith("scurry record 1\ngame rat_de_france\n")
    assert "\nsecret " in text
