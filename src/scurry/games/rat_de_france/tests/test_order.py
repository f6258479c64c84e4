"""Who acts when."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import listen, play, seen, table, told


def next_order(text: str) -> list[int]:
    """The order of the next round, once rat a has passed as the last of this one."""
    game = play(table(text), "0 pass")
    return seen(game, None).order


def test_who_is_nearest_the_start_goes_first_and_the_leader_last() -> None:
    """RAT-R1"""
    assert next_order("""
        . . . a . .
        . d . . . .
        c . . . . .
        . . . . . .
        . . b . . .
        a: laid straight
    """) == [2, 3, 1, 0]


def test_the_books_example_of_two_columns() -> None:
    """RAT-R1: a is yellow, b red, c blue, d green; the third column's arrow points up"""
    assert next_order("""
        . . . . . .
        . . a . . .
        . . . d . .
        . . b . . .
        . . . c . .
        a: laid straight
    """) == [1, 0, 3, 2]


@pytest.mark.parametrize(("track", "order"), [("I 1 II'", [2, 1, 0]), ("I 1' II'", [2, 1, 0])])
def test_on_the_start_column_the_lowest_rat_is_first(track: str, order: list[int]) -> None:
    """RF-05"""
    assert (
        next_order(f"""
        track: {track}
        a: A1 laid straight
        b: C1
        c: E1
    """)
        == order
    )


@pytest.mark.parametrize(("track", "order"), [("I 1 II'", [2, 1, 0]), ("I 1' II'", [0, 1, 2])])
def test_turning_a_card_turns_the_order_in_a_column(track: str, order: list[int]) -> None:
    """RAT-R1 RF-05 RAT-S3"""
    assert (
        next_order(f"""
        track: {track}
        a: A4 laid straight
        b: C4
        c: E4
    """)
        == order
    )


def test_the_order_does_not_change_within_a_round() -> None:
    """RF-06 RAT-R6"""
    game = table("""
        a . . . . .
        . b . . . .
        . . c . . .
        . . . . . .
        . . . . . .
        turn: acting round 1
        a: laid straight
        b: laid diagonal
        c: laid step
    """)
    play(game, "0 straight A3")
    assert (game.pending(), seen(game, None).order) == ((1,), [0, 1, 2])
    play(game, "1 pass", "2 step D2")
    assert seen(game, None).order == [1, 2, 0]


def test_a_finished_rat_is_in_no_order() -> None:
    """RF-50 RAT-F3"""
    game = table("""
        . . a . .
        . b . . .
        c . . . .
        . . . . .
        . . . . .
        turn: acting round 1
        order: 0
        a: laid straight
        options: places=on
    """)
    play(game, "0 straight A5")
    assert (game.round, seen(game, None).order) == (2, [2, 1])


def test_everybody_is_told_of_the_round_and_its_order() -> None:
    """RAT-R1"""
    game = table("""
        . . a . .
        . b . . .
        . . . . .
        . . . . .
        . . . . .
        turn: acting round 4
        order: 0
        a: laid straight
    """)
    log = listen(game)
    play(game, "0 pass")
    assert told(log, 1) == ["event-passes seat=#0", "event-round round=5 order=('#1', '#0')"]
