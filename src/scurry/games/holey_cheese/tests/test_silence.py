"""What time running out means in every prompt, and which clock runs."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    asked,
    begin,
    keys,
    phase,
    play,
    shows,
    silence,
    table,
)

STOCKS = "stock 0: tomato carrot\nstock 1: banana\n"
RING = "ring: cheese(m) apple/0.2 bread/1.3 corn/0.1 egg fish"
READY = f"{RING}\n{STOCKS}"
NUMBER = f"turn: dice clockwise 4\n{RING}\n{STOCKS}"
PAW = f"turn: dice clockwise paw\n{RING}\n{STOCKS}"
TAPPING = f"turn: phase tapping dice clockwise paw\n{RING}(c)\n{STOCKS}options: mode=advanced"
BUZZING = f"{NUMBER.replace('turn:', 'turn: phase buzzing')}options: pace=buzz"
BUZZ_TAP = f"{TAPPING.replace('phase tapping', 'phase buzzing')}\noptions: pace=buzz"


@pytest.mark.parametrize("pace", ["race", "turns"])
def test_silence_is_no_answer(pace: str) -> None:
    """DS-34: which is an open choice, too"""
    game = table(f"{NUMBER}options: pace={pace}\nrolls: paw")
    for seat in asked(game):
        assert silence(game, seat) == "pass"
        play(game, f"{seat} pass")
    shows(game, "ring: cheese apple/0.2 bread/1.3 corn/0.1 egg(m) fish")


def test_silence_is_no_slap_and_no_tap() -> None:
    """DS-34 DS-27 DS-50"""
    for text in (PAW, TAPPING):
        game = table(text)
        assert [silence(game, seat) for seat in asked(game)] == ["pass", "pass"]


def test_silence_is_no_buzz_and_after_a_buzz_no_answer() -> None:
    """DS-34 CHE-O5"""
    game = table(BUZZING)
    assert silence(game, 0) == "pass"
    assert silence(play(game, "1 buzz"), 1) == "pass"


def test_silence_declines_a_prize() -> None:
    """DS-34 DS-23"""
    game = play(table(PAW), "0 slap")
    assert silence(game, 0) == "decline"


def test_silence_takes_the_product_that_was_covered_first() -> None:
    """DS-34 DS-15"""
    game = play(table(NUMBER), "0 name egg")
    assert keys(game, 0) == ["take 2", "take 4", "take 5"]
    assert silence(game, 0) == "take 4"


def test_silence_takes_back_the_card_that_was_laid_last() -> None:
    """DS-34 DS-50"""
    game = play(table(TAPPING), "1 tap 1")
    assert keys(game, 0) == ["take back 2", "take back 4"]
    assert silence(game, 0) == "take back 2"
    game = play(table(TAPPING.replace("0.1", "0.5")), "1 tap 1")
    assert silence(game, 0) == "take back 4"


def test_who_says_nothing_before_a_roll_is_ready() -> None:
    """DS-34 DS-02"""
    assert silence(table(READY), 1) == "ready"
    game = begin(2, 1, manual_roll=True, first="seat-1")
    assert silence(game, 1) == "roll"


def test_silence_puts_the_mouse_where_it_would_begin_without_a_choice() -> None:
    """DS-34 DS-42: on the first of the farthest cheeses clockwise from the cat"""
    game = table("""
        turn: phase placing waiting 1
        ring: egg(m) cheese apple sausage(c) corn cheese fish
        options: mode=advanced roller_places_mouse=on
    """)
    assert keys(game, 0) == ["begin 2", "begin 6"]
    assert silence(game, 0) == "begin 6"


@pytest.mark.parametrize(
    ("text", "message", "clause", "clock"),
    [
        (READY, "ask-ready", "CHE-R1", "choice_seconds"),
        (NUMBER, "ask-name", "CHE-R2", "answer_seconds"),
        (PAW, "ask-slap", "CHE-R5", "slap_seconds"),
        (TAPPING, "ask-tap", "CHE-A4", "slap_seconds"),
        (BUZZING, "ask-buzz", "CHE-O5", "answer_seconds"),
        (BUZZING.replace("buzzing", "naming"), "ask-name", "CHE-O5", "buzz_seconds"),
        (BUZZ_TAP, "ask-buzz-tap", "CHE-O5", "slap_seconds"),
    ],
)
def test_every_question_has_its_words_its_clause_and_its_clock(
    text: str, message: str, clause: str, clock: str
) -> None:
    """DS-34 CHE-O5 CHE-R1 CHE-R2 CHE-R5 CHE-A4"""
    question = table(text).question(0)
    assert (question.message, question.clauses[0], question.clock) == (message, clause, clock)


def test_choices_have_a_longer_one() -> None:
    """DS-34"""
    assert play(table(PAW), "0 slap").question(0).clock == "choice_seconds"
    assert play(table(NUMBER), "0 name egg").question(0).clock == "choice_seconds"
    assert play(table(TAPPING), "1 tap 1").question(0).clock == "choice_seconds"


def test_at_the_pace_of_turns_everything_is_a_choice() -> None:
    """DS-34 CHE-O1"""
    for text in (NUMBER, PAW, f"{TAPPING}\n"):
        game = table(f"{text}options: pace=turns")
        assert {game.question(seat).clock for seat in asked(game)} == {"choice_seconds"}


@pytest.mark.parametrize("pace", ["race", "turns", "buzz"])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_table_of_sleepers_comes_to_an_end(mode: str, pace: str) -> None:
    """DS-34 DS-35"""
    game = begin(3, 2, mode=mode, pace=pace)
    while game.pending():
        seat = game.pending()[0]
        play(game, f"{seat} {silence(game, seat)}")
    assert phase(game) == "over"
