"""A new table: options in groups, only those that count, and what differs from the box marked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

TALLEST = 2000  # pixels of the whole form with all groups folded


def test_options_come_in_groups_and_the_page_stays_short(person: NewPerson) -> None:
    host = person()
    for game, group in (
        ("mouse_tales", "Fights and minions"),
        ("rat_de_france", "How rats run"),
        ("chess_race", "Bonus cells"),
        ("holey_cheese", "Mouse, cheese and cat"),
        ("forsage_cards", "The rules"),
    ):
        host.visit(f"/new/{game}")
        expect(host.page.locator("summary", has_text=group)).to_be_visible()
        assert host.page.evaluate("document.documentElement.scrollHeight") < TALLEST, game
        host.page.locator("summary", has_text=group).click()
        assert host.page.locator("details[open] .field").count() > 2, game


def test_only_options_of_the_chosen_mode_are_shown_and_sent(person: NewPerson) -> None:
    host = person()
    page = host.page
    host.visit("/new/rat_de_france?way=bots")
    page.locator("summary", has_text="What is played").click()
    partners = page.get_by_text("Partners are not robbed")
    expect(partners).to_have_count(0)
    page.get_by_text("teams", exact=True).click()
    partners.click()
    expect(page.get_by_role("status")).to_have_text("2 rules changed")
    expect(page.locator(".field.changed")).to_have_count(2)
    expect(page.locator("summary", has_text="What is played")).to_contain_text("changed: 2")
    page.get_by_text("tournament", exact=True).click()
    expect(partners).to_have_count(0)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/table/**")
    found = host.fetch("GET", "/api/tables/" + page.url.rpartition("/")[2])
    assert found["options"] == {"mode": "tournament"}


def test_what_differs_from_the_box_is_marked_here_and_at_the_table(person: NewPerson) -> None:
    host = person()
    page = host.page
    host.visit("/new/forsage_cards?deal=4&marks_shown=off")
    changed = page.locator(".field.changed")
    expect(changed).to_have_count(2)
    expect(changed.first).to_contain_text("In the box: 7")
    changed.nth(1).get_by_role("button", name="Put it back").click()
    expect(changed).to_have_count(1)
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".changed-options li")).to_have_count(1)
    expect(page.locator(".changed-options")).to_contain_text("4")
    host.visit("/new/forsage_cards?deal=4")
    page.get_by_role("button", name="As in the box").click()
    expect(page.get_by_role("status")).to_have_text("all as in the box")
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_be_visible()
    expect(page.locator(".changed-options")).to_have_count(0)
