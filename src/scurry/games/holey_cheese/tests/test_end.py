"""The third product wins; a game that nobody furthers is ended."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.rounds import IDLE_ROUNDS
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.tests.tables import (
    asked,
    listen,
    phase,
    play,
    seen,
    table,
    together,
    told,
    why,
)

WINNING = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread corn/1.3 egg/1.2 fish/2.1
    stock 0: tomato
    stock 1: banana carrot
    stock 2: avocado
"""


def ended(game: Cheese) -> tuple[str, tuple[int, ...], tuple[float, ...] | None]:
    """Why it ended, the places, and the products."""
    outcome = game.outcome()
    assert outcome is not None
    assert game.pending() == ()
    assert all(game.options(seat) == [] for seat in range(game.seats))
    return outcome.reason, outcome.places, outcome.scores


def test_three_products_win() -> None:
    """CHE-T3: the others are ranked by products, then by cards on the ring"""
    game = play(table(WINNING), "1 name bread", "1 take 3")
    assert ended(game) == ("outcome-third", (3, 1, 2), (1.0, 3.0, 1.0))


def test_two_products_do_not() -> None:
    """CHE-T3"""
    game = play(table(WINNING), "2 name bread")
    assert seen(game).players[2].stock == ["avocado", "fish"]
    assert game.outcome() is None


def test_after_the_end_nothing_is_done() -> None:
    """CHE-T3"""
    game = play(table(WINNING), "1 name bread", "1 take 3")
    words = ["ready", "roll", "name corn", "slap", "pass", "buzz", "decline", "begin 1"]
    words += ["lay 1", "replace 1", "take 1", "take back 1", "tap 1"]
    for seat in range(3):
        assert [why(game, seat, key) for key in words] == ["CHE-T3 why-over"] * len(words)


IDLE = f"""
    turn: dice clockwise 2 idle {IDLE_ROUNDS - 1}
    ring: cheese(m) apple bread corn/1.3 egg/1.2 fish/2.1
    stock 0: tomato
    stock 1: banana carrot
    stock 2: avocado
"""


def test_a_hundred_rounds_without_a_card_laid_end_the_game() -> None:
    """DS-35: most products win, then most cards on the ring"""
    game = table(IDLE)
    log = listen(game)
    together(game, "pass")
    assert told(log)[-1] == "event-idle rounds=100"
    assert ended(game) == ("outcome-idle", (3, 1, 2), (1.0, 2.0, 1.0))


@pytest.mark.parametrize(
    ("stocks", "ring", "places"),
    [
        (("tomato", "banana"), "cheese(m) apple corn egg fish", (1, 1)),
        (("tomato", "banana"), "cheese(m) apple/0.1 corn egg fish/1.2", (1, 1)),
        (("tomato", "banana"), "cheese(m) apple/0.1 corn egg fish", (1, 2)),
        (("tomato", "banana carrot"), "cheese(m) apple/0.1 corn egg fish", (2, 1)),
    ],
)
def test_products_come_before_cards_and_equals_share(
    stocks: tuple[str, str], ring: str, places: tuple[int, ...]
) -> None:
    """DS-35"""
    game = table(f"""
        turn: dice clockwise 2 idle {IDLE_ROUNDS - 1}
        ring: {ring}
        stock 0: {stocks[0]}
        stock 1: {stocks[1]}
    """)
    assert ended(together(game, "pass"))[1] == places


def test_ninety_nine_rounds_are_not_enough() -> None:
    """DS-35"""
    game = together(table(IDLE.replace("idle 99", "idle 98")), "pass")
    assert (phase(game), seen(game).idle) == ("ready", 99)


def test_a_card_laid_begins_the_count_anew() -> None:
    """DS-35: also one that is taken at once"""
    game = play(table(IDLE), "0 name bread")
    assert (phase(game), seen(game).idle) == ("ready", 0)
    game = play(table(IDLE.replace("stock 0: tomato", "")), "0 name bread")
    assert (phase(game), seen(game).idle) == ("ready", 0)


def test_a_prize_that_is_declined_and_a_card_taken_back_further_nothing() -> None:
    """DS-35"""
    game = play(table(IDLE.replace("clockwise 2", "clockwise paw")), "0 slap", "0 decline")
    assert phase(game) == "over"
    game = play(
        table(f"{IDLE}\noptions: wrong_costs=on"),
        *["0 pass", "1 pass", "2 name egg", "2 take back 6"],
    )
    assert phase(game) == "over"


def test_only_what_was_laid_in_the_last_round_counts() -> None:
    """DS-35"""
    game = table(f"{IDLE}\nrolls: clockwise 3")
    play(game, "0 name bread")
    together(game, "ready")
    together(game, "pass")
    assert seen(game).idle == 1


def test_by_a_house_option_it_goes_on() -> None:
    """DS-35"""
    game = together(table(f"{IDLE}\noptions: endless=on"), "pass")
    assert (phase(game), seen(game).idle, asked(game)) == ("ready", 100, [0, 1, 2])
    assert game.outcome() is None
