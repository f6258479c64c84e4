"""Around a table: friends by link, one screen for several, lost lines, restarts, rematches."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person, play_to_the_end
from tests.server.hosting import hosted


def test_a_friend_comes_by_link_and_the_host_begins(person: NewPerson) -> None:
    host, friend = person(seed=1), person(seed=2)
    host.visit("/")
    host.page.locator(".box", has_text="pawns").click()
    host.page.get_by_role("link", name="With friends").click()
    host.page.locator("label", has_text="2").first.click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/**")
    begin = host.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_disabled()
    friend.visit(host.page.url.removeprefix(host.url))
    friend.page.get_by_role("button", name="Sit down").first.click()
    begin.click()
    expect(friend.page.locator(".prompt")).to_be_visible()
    play_to_the_end(host, friend)


def test_people_at_one_screen_never_see_each_others_cards(person: NewPerson) -> None:
    both = person()
    table = both.open_table("rat_de_france", ["me", "screen"], names=["Red", "Yellow"])
    both.visit(f"/table/{table}")
    curtain = both.page.locator(".curtain")
    for _ in range(200):  # nothing is secret until the first of them has laid a card face down
        if curtain.count():
            break
        if not both.act():
            both.page.wait_for_timeout(20)
    expect(curtain.locator("h2")).to_contain_text("The screen goes to")
    name = curtain.locator("h2").inner_text().rpartition(" ")[2]
    covered = both.page.locator(".board").bounding_box()
    assert covered is not None
    top = "([x, y]) => document.elementFromPoint(x, y).closest('.curtain') !== null"
    assert both.page.evaluate(top, [covered["x"] + 40, covered["y"] + 40]), "one sees through it"
    curtain.locator("button").click()
    expect(curtain).to_be_hidden()
    expect(both.page.locator(".prompt .say small")).to_have_text(name)
    play_to_the_end(both)


def test_without_secrets_the_screen_goes_on_by_itself(person: NewPerson) -> None:
    both = person()
    table = both.open_table("forsage_pawns", ["me", "screen"], names=["Red", "Yellow"])
    both.visit(f"/table/{table}")
    for _ in range(6):
        both.page.locator(".hand button[data-key]:enabled").first.click()
        assert both.page.locator(".curtain").count() == 0


def test_a_reload_in_the_middle_of_a_game_loses_nothing(person: NewPerson) -> None:
    player = person()
    table = player.open_table("rat_de_france", ["me", "easy"])
    player.visit(f"/table/{table}")
    player.page.locator(".hand button[data-key]:enabled").first.click()
    story = player.page.locator(".log li")
    expect(player.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    told = story.all_inner_texts()
    player.page.reload()
    expect(story.nth(len(told) - 1)).to_be_visible()
    assert story.all_inner_texts()[: len(told)] == told
    play_to_the_end(player)


def test_a_broken_line_is_told_and_mends_itself(person: NewPerson) -> None:
    player = person()
    lines: list[WebSocketRoute] = []
    player.page.route_web_socket("**/ws/*", lambda line: through(line, lines))
    table = player.open_table("forsage_pawns", ["me", "easy"])
    player.visit(f"/table/{table}")
    expect(player.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    lines[-1].close(code=1011)
    expect(player.page.get_by_text("The line dropped.")).to_be_visible()
    expect(player.page.get_by_text("The line dropped.")).to_be_hidden()
    play_to_the_end(player)


def through(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    line.connect_to_server()
    lines.append(line)


def test_a_restart_of_the_server_in_the_middle_of_a_game_is_survived(
    browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    with hosted(tmp_path) as first:
        port = int(first.url.rpartition(":")[2])
        player = Person(page, first.url, 3)
        table = player.open_table("rat_de_france", ["me", "easy"])
        player.visit(f"/table/{table}")
        player.page.locator(".hand button[data-key]:enabled").first.click()
        expect(page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    expect(page.get_by_text("The server is waking up. No move was lost.")).to_be_visible()
    with hosted(tmp_path, port=port):
        expect(page.get_by_text("The server is waking up")).to_be_hidden()
        play_to_the_end(player)
        page.context.close()


def test_after_the_end_the_same_people_play_again(person: NewPerson) -> None:
    host, friend = person(seed=4), person(seed=5)
    table = host.open_table("forsage_pawns", ["me", "open"])
    friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Begin the game").click()
    play_to_the_end(host, friend)
    host.page.get_by_role("button", name="Same again").click()
    host.page.wait_for_url(lambda url: table not in url)
    friend.page.get_by_role("button", name="You are asked to play again").click()
    friend.page.wait_for_url(lambda url: table not in url)
    begin = host.page.get_by_role("button", name="Begin the game")
    begin.or_(host.page.locator(".prompt")).first.wait_for()
    if begin.count():
        begin.click()
    expect(friend.page.locator(".prompt")).to_be_visible()
    expect(host.page.locator(".prompt")).to_be_visible()


def test_whoever_is_sent_away_before_the_start_is_told_so(person: NewPerson) -> None:
    host, friend = person(), person()
    table = host.open_table("forsage_pawns", ["me", "open"])
    friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Free this seat").click()
    expect(friend.page.get_by_role("alert")).to_have_text("The host has freed your seat.")
    expect(friend.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_full_table_can_be_watched(person: NewPerson) -> None:
    host, watcher = person(), person()
    table = host.open_table("rat_de_france", ["me", "easy"])
    watcher.visit(f"/table/{table}")
    expect(watcher.page.get_by_text("you are watching")).to_be_visible()
    assert watcher.page.locator(".hand button").count() == 0


def test_a_key_to_a_seat_opens_it_on_another_device(person: NewPerson) -> None:
    player, other = person(), person()
    table = player.open_table("rat_de_france", ["me", "easy"])
    mine = player.page.evaluate("() => JSON.parse(localStorage.getItem('scurry-seats'))[0].secrets")
    other.visit(f"/table/{table}#0.{mine['0']}")
    expect(other.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    assert "#" not in other.page.url, "the secret stays in the address"


def two_at_a_race(person: NewPerson) -> list[Person]:
    """The one who is to move first."""
    host, friend = person(), person()
    table = host.open_table("rat_de_france", ["me", "open"])
    friend.sit_down(table)
    host.visit(f"/table/{table}")
    host.page.get_by_role("button", name="Begin the game").click()
    expect(host.page.locator(".prompt")).to_be_visible()
    mover = next_to_move([host, friend])
    return [mover, friend if mover is host else host]


def move(mover: Person, waiting: Person) -> None:
    """Put a rat on the track; then the other one is to move."""
    mover.page.locator(".hand button[data-key]:enabled").first.click()
    expect(waiting.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    expect(waiting.page.locator(".log li.now")).to_contain_text("rat on")


def test_a_slip_is_taken_back_at_once_while_nobody_has_answered(person: NewPerson) -> None:
    mover, waiting = two_at_a_race(person)
    told = waiting.page.locator(".log li").all_inner_texts()
    move(mover, waiting)
    button = mover.page.get_by_role("button", name="Take my move back")
    expect(waiting.page.get_by_role("button", name="Take my move back")).to_have_count(0)
    button.click()
    expect(mover.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    expect(button).to_have_count(0)
    for each in (mover, waiting):
        expect(each.page.locator(".log li")).to_have_count(len(told))
        assert each.page.locator(".log li").all_inner_texts() == told


def test_a_move_is_taken_back_when_the_others_agree(person: NewPerson) -> None:
    mover, waiting = two_at_a_race(person)
    told = waiting.page.locator(".log li").all_inner_texts()
    move(mover, waiting)
    move(waiting, mover)
    expect(mover.page.get_by_role("button", name="Take my move back")).to_have_count(0)
    mover.page.get_by_role("button", name="Menu").click()
    mover.page.get_by_role("button", name="Ask to take a move back").click()
    waiting.page.get_by_role("button", name="Yes").click()
    expect(mover.page.locator(".hand button[data-key]:enabled").first).to_be_visible()
    for each in (mover, waiting):
        expect(each.page.locator(".log li")).to_have_count(len(told))
        assert each.page.locator(".log li").all_inner_texts() == told


def next_to_move(people: list[Person]) -> Person:
    for _ in range(500):
        for each in people:
            if each.page.locator(".hand button[data-key]:enabled").count():
                return each
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is to move")


def test_a_first_game_has_hints_at_real_choices_until_one_has_enough(person: NewPerson) -> None:
    player = person()
    player.visit("/")
    player.page.locator(".box", has_text="pawns").click()
    player.page.get_by_role("button", name="First game with hints").click()
    hints = player.page.locator(".guide")
    expect(hints).to_contain_text("bring all of yours home first")
    for words in ("what is wanted", "yellow ring", "why not now", "rules are always at hand"):
        player.page.get_by_role("button", name="Next", exact=True).click()
        expect(hints).to_contain_text(words)
        expect(hints).to_contain_text("The die is cast.")
    player.page.locator(".hand button[data-key]:enabled").first.click()
    player.page.get_by_role("button", name="No hints").click()
    expect(hints).to_be_hidden()
