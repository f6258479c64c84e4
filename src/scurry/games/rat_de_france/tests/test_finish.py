"""Reaching the finish, playing for places, and the last round there is."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    listen,
    phase,
    play,
    rat,
    seen,
    table,
    told,
    why,
)


def places(game: Rats) -> list[int]:
    return [each.place for each in seen(game, None).rats]


RUSH = """
    . . . a . .
    . . . . . .
    . . b . . .
    . . . . . .
    . . . . c .
    turn: acting round 3
    order: 1 0 2
    a: laid straight
    b: laid step
    c: laid diagonal
"""


@pytest.mark.parametrize("row", "ABCDE")
def test_the_first_rat_on_any_finish_flag_wins_at_once(row: str) -> None:
    """RAT-F1 RF-72"""
    game = table(f"""
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        a: {row}4 laid straight
        b: C1 laid step
    """)
    log = listen(game)
    play(game, f"0 straight {row}5")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.winners()) == ("outcome-race", (1, 2), (0,))
    assert game.pending() == ()
    assert told(log, 1)[-1] == "event-finishes seat=#0 place=1"
    assert why(game, 1, "step C2") == "RAT-F1 why-over"


def test_before_the_end_there_is_no_outcome() -> None:
    """RAT-F1"""
    game = table(RUSH)
    assert game.outcome() is None
    play(game, "1 pass")
    assert game.outcome() is None


def test_only_the_flags_of_the_finish_card_count() -> None:
    """RAT-F1 RAT-S1: other cells of the finish card do not count"""
    game = table("""
        track: I 1 II'
        a: A9 laid straight
        b: C1
    """)
    play(game, "0 straight A10")
    assert game.outcome() is None


def test_without_places_the_others_are_ranked_as_they_stand() -> None:
    """RF-51 RF-72: who would act last ranks best"""
    game = play(table(RUSH), "1 pass", "0 straight A6")
    assert places(game) == [1, 3, 2]
    assert phase(game) == "over"


def test_of_two_who_finish_in_one_round_the_earlier_ranks_higher() -> None:
    """RF-49 RAT-F2"""
    game = play(table(RUSH + "    options: places=on"), "1 pass", "0 straight A6")
    assert (places(game), game.pending()) == ([1, 0, 0], (2,))
    play(game, "2 diagonal D6")
    assert places(game) == [1, 3, 2]
    assert phase(game) == "over"


def test_with_places_the_race_goes_on_until_one_is_left() -> None:
    """RAT-F2 RF-51"""
    game = play(table(RUSH + "    options: places=on"), "1 pass", "0 straight A6", "2 pass")
    assert (phase(game), game.pending()) == ("bidding", (1, 2))
    assert game.outcome() is None
    play(game, "1 bid straight", "2 bid jump")
    play(game, "1 straight C5", "1 bid diagonal", "2 bid straight", "2 pass", "1 diagonal B6")
    assert phase(game) == "over"
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2, 3)


def test_a_finished_rat_leaves_the_track_at_once() -> None:
    """RAT-F3 RF-50: nobody can swap with it or jump over it"""
    game = table("""
        . . . . .
        . . . a .
        . . . c .
        . . . . .
        . . . . .
        turn: acting round 1
        order: 0 1 2
        a: laid straight
        b: A1 laid step
        c: laid swap
        options: places=on
    """)
    play(game, "0 straight B5")
    assert cells(game)[0] == ""
    assert rat(game, 0).laid == "straight"
    play(game, "1 pass")
    assert game.round == 2  # c has nobody to change places with
    game = table("""
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . . . .
        turn: acting round 1 places 1
        order: 1
        a: off
        b: laid swap
        c: B4
        options: places=on
    """)
    assert why(game, 1, "swap 0") == "RAT-F3 why-rat-gone"
    assert why(game, 1, "swap 2") == ""


def test_a_finished_rat_bids_no_more() -> None:
    """RF-50"""
    game = play(table(RUSH + "    options: places=on"), "1 pass", "0 straight A6", "2 pass")
    assert keys(game, 0) == []
    assert why(game, 0, "bid step") == "RAT-R2 why-not-your-turn"


def test_a_finish_flag_ends_a_move_on_the_way() -> None:
    """RF-48"""
    game = table("""
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . a
        a: laid straight
        b: A1
    """)
    assert [key for key in keys(game, 0) if key[-1] == "5"] == ["straight D5"]
    game = table("""
        . . . . .
        . . . . .
        . . . a .
        . . . . .
        . . . . .
        a: sugar laid step
        b: A1
    """)
    assert {key for key in keys(game, 0) if key.startswith("sugar") and key.endswith("5")} == {
        f"sugar step {row}5" for row in "ABCDE"
    }


@pytest.mark.parametrize("options", ["", "places=on"])
def test_after_sixty_rounds_the_rats_are_ranked_as_they_stand(options: str) -> None:
    """RF-69: in the reverse of the order of the next round"""
    game = table(f"""
        . . d . . .
        . . . . . .
        . b . . . .
        . . . . . .
        . . a . . .
        turn: acting round 60
        order: 0
        a: laid straight
        c: C3
        options: {options}
    """)
    log = listen(game)
    play(game, "0 pass")
    assert (phase(game), places(game)) == ("over", [3, 4, 2, 1])
    assert told(log, 1) == ["event-passes seat=#0", "event-too-long rounds=60"]


def test_the_sixtieth_round_is_played() -> None:
    """RF-69"""
    game = play(table(RUSH.replace("round 3", "round 59")), "1 pass", "0 pass", "2 pass")
    assert (game.round, phase(game)) == (60, "bidding")


def test_the_cap_ranks_who_still_runs_behind_who_has_finished() -> None:
    """RF-69"""
    game = table("""
        . . b . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . a . . . .
        turn: acting round 60 places 256
        order: 0
        a: laid straight
        c: off
        options: places=on
    """)
    play(game, "0 pass")
    assert places(game) == [3, 2, 1]
