"""A finished game again: stepping, sharing a moment, what if, and the check of fairness."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person, play_to_the_end

MARKED = """() => [...document.querySelectorAll('.picture .cell, .picture .sign')]
  .flatMap((cell, index) => cell.classList.contains('last') ? [index] : [])"""  # by their number


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


def test_the_chart_tells_nothing_beforehand_unless_asked(watcher: Person) -> None:
    page = watcher.page
    line = page.locator(".course path.line").first
    expect(line).to_have_attribute("d", re.compile(r"^M[^L]*$"))
    marks = {each.get_attribute("x") for each in page.locator(".course svg.mk").all()}
    assert len(marks) == 1, "the marks stand where the lines end"
    expect(page.locator(".turns .chip")).to_have_count(0)
    page.get_by_role("slider").fill("9")
    expect(line).to_have_attribute("d", re.compile(r"^M[^L]*(L[^L]*){9}$"))
    page.get_by_role("switch", name="Show how it ends").check()
    expect(line).to_have_attribute("d", re.compile(r"^M[^L]*(L[^L]*){10,}$"))


def test_scrubbing_marks_what_the_last_move_changed_and_no_more(watcher: Person) -> None:
    page = watcher.page
    slider, on = page.get_by_role("slider"), page.get_by_role("button", name="One step on")
    stepped = {}
    for step in range(1, 31):  # every step is loaded now, so a jump shows at once
        on.click()
        page.locator(f".transport:has-text('step {step} of')").wait_for()
        page.wait_for_load_state("networkidle")
        stepped[step] = page.evaluate(MARKED)
    assert len({str(cells) for cells in stepped.values()}) > 3, "the game marks nothing"
    for step in range(5, 31):
        slider.fill(str(step - 4))
        slider.fill(str(step))
        moved = stepped[step]
        assert page.evaluate(MARKED) in (moved, []), f"step {step} marks more than its move"
        if moved != stepped[step - 1]:
            assert page.evaluate(MARKED) == moved


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
