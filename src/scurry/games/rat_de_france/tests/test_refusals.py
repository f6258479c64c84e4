"""Why not? Every cell one may point at has an answer."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import table, why

TRACK = """
    . . . . . . .
    . M . . . . .
    . . a|b . . .
        -
    . W . . . . .
    . . . . . . .
    b: pepper
"""


@pytest.mark.parametrize(
    ("card", "key", "clause"),
    [
        ("straight", "straight C2", ""),
        ("straight", "straight C4", "RAT-A1 why-rat"),
        ("straight", "straight D3", "RAT-S4 why-wall"),
        ("straight", "straight E3", "RAT-A1 why-out-of-reach"),
        ("straight", "straight B2", "RAT-A1 why-out-of-reach"),
        ("straight", "straight C3", "RF-71 why-same-cell"),
        ("straight", "straight C8", "RF-47 why-off-track"),
        ("diagonal", "diagonal B2", ""),
        ("diagonal", "diagonal A1", "RAT-A2 why-out-of-reach"),
        ("diagonal", "diagonal D4", "RF-23 why-wall"),
        ("diagonal", "diagonal D3", "RAT-A2 why-out-of-reach"),
        ("diagonal", "diagonal C4", "RAT-A2 why-rat"),
        ("step", "step D2", ""),
        ("step", "step D4", "RF-23 why-wall"),
        ("step", "step D3", "RAT-S4 why-wall"),
        ("step", "step C4", "RAT-A3 why-rat"),
        ("step", "step C1", "RAT-A3 why-out-of-reach"),
        ("swap", "swap 0", "RAT-A4 why-yourself"),
        ("swap", "swap 1", "RAT-A4 why-not-beside"),
        ("swap", "swap 2", "RAT-F3 why-rat-gone"),
        ("swap", "sugar swap 1", "RAT-T-S1 why-no-token"),
        ("jump", "jump C5", "RAT-A5 why-out-of-reach"),
        ("jump", "jump D3", "RAT-A5 why-out-of-reach"),
        ("jump", "jump C4", "RAT-A5 why-rat"),
        ("idea", "idea C2", "RAT-A6 why-no-idea"),
        ("idea", "take", "RAT-X4 why-no-token-cell"),
        ("idea", "sugar steal 1", "RAT-T-S1 why-no-token"),
        ("idea", "straight C2", "RAT-R6 why-other-card"),
    ],
)
def test_what_a_rat_on_a_plain_cell_cannot_do_has_a_reason(
    card: str, key: str, clause: str
) -> None:
    """RAT-A1 RAT-A2 RAT-A3 RAT-A4 RAT-A5 RAT-A6 RAT-S4 RF-23 RF-47 RF-71"""
    assert why(table(f"{TRACK}    a: laid {card}"), 0, key) == clause


@pytest.mark.parametrize(
    ("card", "key", "clause"),
    [
        ("straight", "straight B3", "RAT-X2 why-in-mud"),
        ("step", "step B3", "RAT-X2 why-in-mud"),
        ("jump", "jump B3", "RAT-X2 why-in-mud"),
        ("idea", "idea B3", ""),
        ("idea", "idea B4", "RAT-X2 why-out-of-reach"),
    ],
)
def test_what_a_rat_in_mud_cannot_do_has_a_reason(card: str, key: str, clause: str) -> None:
    """RAT-X2 RF-39"""
    assert why(table(f"{TRACK.replace('a', '.')}    a: B2 laid {card}"), 0, key) == clause


@pytest.mark.parametrize(
    ("card", "key", "clause"),
    [
        ("straight", "straight D3", ""),
        ("straight", "straight D4", "RAT-X3 why-in-water"),
        ("diagonal", "diagonal B4", "RAT-X3 why-in-water"),
        ("step", "step D4", "RAT-A3 why-out-of-reach"),
        ("jump", "jump D4", "RAT-A5 why-out-of-reach"),
        ("idea", "idea D3", "RAT-X3 why-out-of-reach"),
    ],
)
def test_what_a_rat_in_water_cannot_do_has_a_reason(card: str, key: str, clause: str) -> None:
    """RAT-X3"""
    assert why(table(f"{TRACK.replace('a', '.')}    a: D2 laid {card}"), 0, key) == clause


@pytest.mark.parametrize(
    ("sign", "key", "clause"),
    [
        ("S", "idea C7", "RAT-X1 why-out-of-reach"),
        ("S", "take", "RAT-X4 why-no-token-cell"),
        ("P", "idea C2", "RAT-A6 why-no-idea"),
        ("P", "take", ""),
    ],
)
def test_what_a_rat_on_a_special_cell_cannot_do_has_a_reason(
    sign: str, key: str, clause: str
) -> None:
    """RAT-X1 RAT-X4"""
    assert why(table(f"{TRACK.replace('a', sign)}    a: C3 laid idea"), 0, key) == clause


@pytest.mark.parametrize(
    ("card", "key", "clause"),
    [
        ("straight", "sugar straight A3", ""),
        ("straight", "sugar straight D3", "RAT-S4 why-wall"),
        ("straight", "sugar straight C3", "RF-71 why-same-cell"),
        ("straight", "sugar step C2", "RAT-R6 why-other-card"),
        ("jump", "sugar jump C6", "RAT-A5 why-out-of-reach"),
        ("swap", "sugar swap 1", "RF-19 why-not-beside"),
        ("idea", "sugar idea C2", "RF-26 why-sugar-idea"),
        ("idea", "sugar steal 1", ""),
        ("idea", "clover take", "RAT-T-C1 why-no-token"),
    ],
)
def test_what_sugar_does_not_allow_has_a_reason(card: str, key: str, clause: str) -> None:
    """RAT-T-S1 RF-19 RF-26"""
    assert why(table(f"{TRACK}    a: sugar laid {card}"), 0, key) == clause


def test_a_refusal_names_the_rat_in_the_way() -> None:
    """RAT-A1"""
    game = table(f"{TRACK}    a: laid straight")
    (choice,) = (each for each in game.conceivable(0) if each.key == "straight C4")
    refusal = choice.refusal(game, 0)
    assert refusal is not None
    assert refusal.args == {"seat": "#1"}


@pytest.mark.parametrize(
    ("turn", "key", "clause"),
    [
        ("acting", "place A1", "RAT-S8 why-not-now"),
        ("acting", "discard step", "RAT-S9 why-not-now"),
        ("acting", "bid step", "RAT-R2 why-not-now"),
        ("acting", "eat pepper", "RAT-T-P1 why-no-token"),
        ("acting", "token sugar", "RAT-M2 why-not-now"),
        ("bidding", "pass", "RAT-R6 why-not-now"),
        ("over", "pass", "RAT-F1 why-over"),
        ("over", "bid step", "RAT-F1 why-over"),
    ],
)
def test_everything_has_its_time(turn: str, key: str, clause: str) -> None:
    """RAT-S8 RAT-S9 RAT-R2 RAT-R6 RAT-M2 RAT-F1"""
    laid = "laid straight" if turn == "acting" else ""
    game = table(f"{TRACK}    a: {laid}\n    turn: {turn}\n    order: 0")
    assert why(game, 0, key) == clause
