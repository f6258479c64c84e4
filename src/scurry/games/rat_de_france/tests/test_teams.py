"""Two against two."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import keys, phase, play, seen, table, why

TRACK = """
    . . . a . .
    . . b . . .
    . . c . . .
    . . d . . .
    . . . . . .
    a: sugar laid idea
    b: pepper
    c: pepper
    d: laid straight
"""


@pytest.mark.parametrize(
    ("partners", "teams", "places"),
    [("across", (0, 1, 0, 1), (1, 2, 1, 2)), ("beside", (0, 0, 1, 1), (1, 1, 2, 2))],
)
def test_a_team_wins_as_soon_as_one_of_it_finishes(
    partners: str, teams: tuple[int, ...], places: tuple[int, ...]
) -> None:
    """RAT-M1 RF-61"""
    game = table(f"""
        . . . a . .
        . . b . . .
        . . c . . .
        . . d . . .
        . . . . . .
        a: laid straight
        b: laid step
        options: mode=teams partners={partners}
    """)
    assert tuple(each.team for each in seen(game, None).rats) == teams
    play(game, "0 straight A6")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.teams, outcome.places) == ("outcome-teams", teams, places)
    assert phase(game) == "over"


def test_teams_never_play_for_places() -> None:
    """RF-73"""
    game = table("""
        . . . a . .
        . . b . . .
        . . c . . .
        . . d . . .
        . . . . . .
        a: laid straight
        options: mode=teams places=on
    """)
    play(game, "0 straight A6")
    assert phase(game) == "over"


def test_after_sixty_rounds_the_team_of_the_foremost_rat_wins() -> None:
    """RF-69 RAT-M1"""
    game = table("""
        . . . . . .
        . . b . . .
        . . c . . .
        . . . . d .
        . . . a . .
        turn: acting round 60
        order: 0
        a: laid straight
        options: mode=teams
    """)
    play(game, "0 pass")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 2, 1)


def test_partners_may_be_robbed_and_swapped_like_anybody() -> None:
    """RF-62"""
    game = table(
        TRACK.replace("b: pepper", "b: clover") + "    options: mode=teams partners=beside"
    )
    assert why(game, 0, "sugar steal 1") == ""
    game = table(TRACK.replace("sugar laid idea", "laid swap") + "    options: mode=teams")
    assert why(game, 0, "swap 1") == ""


def test_by_a_house_option_partners_are_not_robbed() -> None:
    """RF-62"""
    beside = table(TRACK + "    options: mode=teams partners=beside partners_safe=on")
    assert why(beside, 0, "sugar steal 1") == "RF-62 why-partner"
    across = table(TRACK + "    options: mode=teams partners_safe=on")
    assert why(across, 0, "sugar steal 1") == ""


def test_without_teams_nobody_has_a_partner() -> None:
    """RF-62 RAT-M1"""
    game = table(TRACK + "    options: partners=beside partners_safe=on")
    assert "sugar steal 1" in keys(game, 0)
    assert {each.team for each in seen(game, None).rats} == {None}
