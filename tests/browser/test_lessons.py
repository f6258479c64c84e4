"""A lesson is played through in a real browser: on a phone, on a screen, and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import PHONE, NewPerson

SCREEN = (1280, 720)
EDGE = Position(x=16, y=50)  # of a card: others may lie on the rest of it


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def says(page: Page, words: str) -> None:
    expect(coach(page).locator(".words")).to_contain_text(words)


def go_on(page: Page) -> None:
    coach(page).locator("button.act").click()


def pointed_at(page: Page, target: str) -> Locator:
    """What the lesson points at, to be pressed."""
    found = page.locator(target).first
    expect(found).to_be_visible()
    expect(page.locator(".pointer")).to_have_count(1)
    return found


# By language: words of each sentence.
WORDS = {
    "uk": ["двоє", "ваші карти", "торкніться колоди", "грає «Обжени»", "два ходи поспіль", "Увагу",
           "наступна карта", "Тайфуна", "здобич", "сміливо", "їдьте далі", "Урятувалися",
           "це перемога"],
    "en": ["last driver", "your cards", "touch the deck", "plays Overtake", "in a row",
           "Attention", "next card is a Crash", "Typhoon", "What a catch", "be brave",
           "you drive on", "hide the Crash", "you have won"],
}  # fmt: skip


@pytest.mark.parametrize(("language", "size"), [("uk", PHONE), ("en", SCREEN)])
def test_the_first_lesson_of_the_card_game_can_be_played_through(
    person: NewPerson, language: str, size: tuple[int, int]
) -> None:
    learner = person(language=language, size=size)
    page = learner.page
    words = iter(WORDS[language])
    learner.visit("/")
    page.locator(".box").first.wait_for()
    learner.visit("/learn/forsage_cards/first")
    says(page, next(words))
    go_on(page)
    says(page, next(words))
    go_on(page)
    says(page, next(words))
    pointed_at(page, "[data-thing=deck]").click()
    says(page, next(words))
    page.locator("[data-key=pass]").click()  # a wrong choice is not sent, and answered
    says(page, next(words))
    pointed_at(page, "[data-key=stop]").click()
    says(page, next(words))
    pointed_at(page, "[data-thing~='@card-attention']").click(position=EDGE)
    says(page, next(words))
    go_on(page)
    says(page, next(words))
    pointed_at(page, "[data-thing~='@card-taifun']").click(position=EDGE)
    says(page, next(words))
    go_on(page)
    says(page, next(words))
    pointed_at(page, "[data-thing=deck]").click()
    says(page, next(words))
    pointed_at(page, "[data-thing~='@card-boost']").click(position=EDGE)
    says(page, next(words))
    pointed_at(page, "[data-thing=depth]").locator("input").fill("0")
    pointed_at(page, "[data-key='place 0']").click()
    says(page, next(words))
    go_on(page)  # play now: no sheet about the end lies over it
    page.wait_for_url("**/table/**")
    expect(page.locator(".prompt")).to_be_visible()
    mine = page.evaluate("JSON.parse(localStorage.getItem('scurry-seats') ?? '[]').length")
    assert mine == 1, "a lesson is none of my games"


def test_a_lesson_is_on_the_shelf_and_can_be_left(person: NewPerson) -> None:
    learner = person()
    page = learner.page
    learner.visit("/")
    page.locator(".box", has_text="cards").click()
    page.get_by_role("link", name="Learn in 3 minutes").click()
    page.wait_for_url("**/learn/forsage_cards/first")
    expect(coach(page).get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "your cards")
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_url(learner.url + "/")


def test_an_unknown_lesson_has_a_page_that_says_so(person: NewPerson) -> None:
    learner = person()
    learner.visit("/learn/forsage_cards/nothing")
    expect(learner.page.locator("main h1, main h2").first).to_be_visible()
    expect(coach(learner.page)).to_have_count(0)
