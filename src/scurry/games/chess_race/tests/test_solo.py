"""The game for one: par, stars, and the best result of each board."""

from __future__ import annotations

import pytest

from scurry.games.chess_race import game as chess
from scurry.games.chess_race.race import MOST_STILL_ROUNDS
from scurry.games.chess_race.tests.tables import begin, play, seen, table
from scurry.kernel.game import BadStart
from scurry.kernel.rng import seeded

CODE = "S.T.O-..M..-.L..Z"


@pytest.mark.parametrize(
    ("turns", "stars"),
    [(1, "three-stars"), (6, "three-stars"), (7, "two-stars"), (8, "one-star")],
)
def test_stars_go_by_turns_against_par(turns: int, stars: str) -> None:
    """CHS-B4: par 6 here, up to 1.3 times par two stars"""
    game = play(table(f"S..aZ\na: king\nturn: moving turns {turns} par 6"), "0 king g3")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == f"outcome-{stars}"
    assert outcome.places == (1,)
    assert outcome.scores == (float(turns),)


def test_par_is_one_and_a_half_times_the_king_distance_rounded_up() -> None:
    """CHS-B4"""
    assert seen(begin(1, board_code=CODE), 0).par == 6
    assert seen(begin(1, board="arch"), 0).par == 14


def test_events_within_a_turn_do_not_count_as_turns() -> None:
    """CHS-B4"""
    game = table("S.a\nturn: drawing\ndeck: flood dog king\nchance: 1 1")
    assert seen(play(game, "0 draw", "0 draw"), 0).turns == 1


def test_par_stays_that_of_the_board_as_it_was_laid() -> None:
    """CHS-B4"""
    game = table("S.a\n..Z\nturn: lifting par 9\nevent: earthquake")
    assert seen(play(game, "0 lift c4", "0 put b3"), 0).par == 9


def test_who_does_not_get_there_has_lost() -> None:
    """CHS-B4 CR-57"""
    game = play(table(f"S.aZ\nturn: moving still {MOST_STILL_ROUNDS - 1}"), "0 pass")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "outcome-lost"
    assert outcome.places == (2,)
    assert outcome.value(0) == 0.0


def test_the_best_result_of_each_board_is_carried_on() -> None:
    """CHS-B4"""
    done = play(table(f"S..aZ\na: king\nplan: {CODE}\nturn: moving turns 9"), "0 king g3")
    assert chess.legacy(done) == f"{CODE} 9"
    again = chess.start(1, seeded(1), None, f"{CODE} 9 S..Z 4", board_code=CODE)
    assert chess.view(again, 0).best == 9  # type: ignore[attr-defined]
    worse = table(f"S..aZ\na: king\nplan: {CODE}\nrecords: {CODE} 7\nturn: moving turns 9")
    assert chess.legacy(play(worse, "0 king g3")) == f"{CODE} 7"
    better = table(f"S..aZ\na: king\nplan: {CODE}\nrecords: {CODE} 12 A 1\nturn: moving turns 9")
    assert chess.legacy(play(better, "0 king g3")) == f"A 1 {CODE} 9"


def test_a_race_of_several_carries_nothing_on() -> None:
    """CHS-B4"""
    assert chess.legacy(play(table("S.baZ\na: king"), "0 king g3")) is None


@pytest.mark.parametrize("junk", ["CODE", "A 1 B", "A soon", "x " * 40_000])
def test_results_that_cannot_be_read_are_refused_in_a_sentence(junk: str) -> None:
    """CHS-B4"""
    with pytest.raises(BadStart, match="cannot be read"):
        chess.start(1, 1, None, junk)
