"""Who sits where, who begins, and the first rolls."""

from __future__ import annotations

from typing import cast

import pytest

from scurry.games.forsage_pawns import game as forsage
from scurry.games.forsage_pawns.setup import MOST_ROUNDS
from scurry.games.forsage_pawns.state import Pawns
from scurry.games.forsage_pawns.tests.tables import expect, keys, loaded, play, told, track
from scurry.kernel.game import BadStart
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import ToldRng

HOME = "home home home home"


def begin(seats: int, *dice: int, log: EventLog | None = None, **options: Value) -> Pawns:
    return cast(Pawns, forsage.start(seats, loaded(*dice), log, None, **options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pawns_stand_in_their_home_circles_at_first(seats: int) -> None:
    """FP-S1 FP-C1"""
    race = begin(seats, 6, first="seat-0")
    expect(race, "turn: 0 die 6", *[f"pawns {seat}: {HOME}" for seat in range(seats)])
    assert race.inventory() == {f"pawns of {seat}": 4 for seat in range(seats)}


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """FP-C1: there are pawns of four colours"""
    with pytest.raises(BadStart, match="for 2 to 4 players"):
        forsage.start(seats, 1)


@pytest.mark.parametrize("loop", ["40", "52"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pawn_is_ever_lost(seats: int, loop: str) -> None:
    """FP-C1"""
    race = forsage.start(seats, seats, loop=loop)
    while race.pending():
        seat = race.pending()[0]
        options = race.options(seat)
        race.apply(seat, options[race.rng.below(len(options))])
        assert race.inventory() == {f"pawns of {other}": 4 for other in range(seats)}


def test_the_inventory_misses_a_pawn_that_is_nowhere() -> None:
    """FP-C1"""
    race = begin(2, 6, first="seat-0")
    race.pawns[4] = race.board.last + 1
    assert race.inventory() == {"pawns of 0": 4, "pawns of 1": 3}


@pytest.mark.parametrize(
    ("dice", "first"), [((6, 2, 3), 0), ((2, 5, 4), 1), ((1, 2, 3), 2)]
)  # fmt: skip
def test_the_highest_roll_begins(dice: tuple[int, ...], first: int) -> None:
    """FP-18"""
    expect(begin(3, *dice, 6), f"turn: {first} die 6")


def test_those_tied_for_the_highest_roll_again_and_the_others_do_not() -> None:
    """FP-18"""
    log = EventLog()
    race = begin(4, 2, 5, 3, 5, 4, 4, 1, 6, 6, log=log)
    expect(race, "turn: 3 die 6 rolls 1 first 3")
    assert told(log) == [
        "event-rolls-for-start seat=#0 die=2",
        "event-rolls-for-start seat=#1 die=5",
        "event-rolls-for-start seat=#2 die=3",
        "event-rolls-for-start seat=#3 die=5",
        "event-rolls-for-start seat=#1 die=4",
        "event-rolls-for-start seat=#3 die=4",
        "event-rolls-for-start seat=#1 die=1",
        "event-rolls-for-start seat=#3 die=6",
        "event-start seat=#3",
        "event-roll seat=#3 die=6",
    ]


def test_a_tie_without_end_is_settled_for_the_lowest_seat() -> None:
    """FP-18: so that a start cannot take for ever"""
    ties = [2, *[5, 5] * MOST_ROUNDS]
    expect(begin(3, *ties, 6), "turn: 1 die 6")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_by_a_house_option_chance_says_who_begins(seat: int) -> None:
    """FP-18"""
    race = cast(Pawns, forsage.start(3, ToldRng([seat, 5]), first="random"))
    expect(race, f"turn: {seat} die 6 first {seat}".replace(" first 0", ""))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_say_who_begins(seat: int) -> None:
    """FP-18"""
    expect(begin(4, 6, first=f"seat-{seat}"), f"turn: {seat} die 6")


def test_a_host_cannot_let_an_empty_chair_begin() -> None:
    """FP-18: the highest roll decides instead"""
    expect(begin(3, 1, 4, 2, 6, first="seat-3"), "turn: 1 die 6")
    expect(begin(3, 6, first="seat-2"), "turn: 2 die 6")


def test_the_first_rolls_are_made_until_somebody_can_do_something() -> None:
    """FP-27 FP-P1"""
    log = EventLog()
    race = begin(2, 3, 5, 6, log=log, first="seat-1")
    expect(race, "turn: 1 die 6 rolls 3")
    assert keys(race) == ["enter"]
    assert told(log) == [
        "event-start seat=#1",
        "event-roll seat=#1 die=3",
        "event-stuck seat=#1 die=3",
        "event-roll seat=#0 die=5",
        "event-stuck seat=#0 die=5",
        "event-roll seat=#1 die=6",
    ]


@pytest.mark.parametrize(
    ("seats", "options", "colours"),
    [
        (2, {}, [0, 2]),
        (2, {"two_sit": "beside"}, [0, 1]),
        (2, {"two_sit": "opposite"}, [0, 2]),
        (2, {"three_without": "0"}, [0, 2]),
        (3, {}, [0, 1, 2]),
        (3, {"three_without": "0"}, [1, 2, 3]),
        (3, {"three_without": "1"}, [0, 2, 3]),
        (3, {"three_without": "2"}, [0, 1, 3]),
        (3, {"two_sit": "beside"}, [0, 1, 2]),
        (4, {}, [0, 1, 2, 3]),
        (4, {"three_without": "2", "two_sit": "beside"}, [0, 1, 2, 3]),
    ],
)
def test_two_sit_opposite_and_three_leave_a_colour_out(
    seats: int, options: dict[str, Value], colours: list[int]
) -> None:
    """FP-22 FP-S1"""
    race = begin(seats, 6, log=None, first="seat-0", **options)
    assert race.colours == colours
    for seat in range(seats):
        race = begin(seats, 6, 1, log=None, first=f"seat-{seat}", **options)
        start = colours[seat] * 10
        play(race, f"{seat} enter")
        expect(race, f"pawns {seat}: {start} home home home")


def test_the_start_of_an_absent_colour_is_a_plain_cell() -> None:
    """FP-22"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home home home 8
        pawns 1: home home home 10
        """,
        1,
        start_safe=True,
    )
    play(race, "0 move 8")
    expect(race, "turn: 1 die 1", "pawns 0: 10 home home home", "pawns 1: 20 home home home")
