"""How a race stands, as the bots see it."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns import game as forsage
from scurry.games.forsage_pawns.bots import hunters, worth
from scurry.games.forsage_pawns.tests.tables import play, track


@pytest.mark.parametrize(
    ("rivals", "found"),
    [
        ("home home home 4", 1),
        ("home home 4 9", 2),
        ("home home home 3", 0),  # seven behind
        ("home home home 10", 0),  # on the same cell
        ("home home home 12", 0),  # ahead
        ("home home home lane 1", 0),
    ],
)
def test_hunters_are_one_to_six_cells_behind(rivals: str, found: int) -> None:
    race = track(f"turn: 0 die 1\npawns 0: home home home 10\npawns 1: {rivals}")
    assert hunters(race, 0, 10) == found


def test_a_rival_that_turns_into_its_lane_first_is_no_hunter() -> None:
    """FP-P10: the pawn on 18 leaves the loop after 19"""
    race = track("turn: 0 die 1\npawns 0: home home home 22\npawns 1: home home home 18")
    assert hunters(race, 0, 22) == 0


def test_own_pawns_do_not_hunt() -> None:
    race = track("turn: 0 die 1\npawns 0: home home 8 10\npawns 1: home home home home")
    assert hunters(race, 0, 10) == 0


def test_a_pawn_is_worth_more_the_farther_and_the_safer_it_is() -> None:
    def of(pawns: str, rival: str = "home") -> float:
        return worth(track(f"turn: 0 die 1\npawns 0: {pawns}\npawns 1: {rival} home home home"), 0)

    assert of("home home home home") == 10.0
    assert of("home home home 0") == 30.0
    assert of("home home home 7") == 37.0
    assert of("home home home lane 1") == 90.0
    assert of("home home home 7", "5") < of("home home home 7")


def test_the_guide_shares_the_race_between_the_players_and_knows_its_end() -> None:
    """FP-P11"""
    race = track("turn: 0 die 4\npawns 0: lane 1 lane 2 lane 3 39\npawns 1: 30 home home home")
    scores = [forsage.guide.score(race, seat) for seat in range(2)]
    assert sum(scores) == pytest.approx(1.0)
    assert scores[0] > scores[1]
    play(race, "0 move 39")
    assert [forsage.guide.score(race, seat) for seat in range(2)] == [1.0, 0.0]
