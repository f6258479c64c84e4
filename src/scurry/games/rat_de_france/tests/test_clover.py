"""Clover: another action than the one on the card."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    laid,
    listen,
    play,
    rat,
    reach,
    table,
    tokens,
    told,
    why,
)

FIELD = """
. . . . . .
. . . . . .
a b . . . .
. . . . . .
. . . . . .
"""


@pytest.mark.parametrize(
    ("card", "verbs"),
    [
        ("straight", {"diagonal", "step"}),
        ("diagonal", {"step", "swap"}),
        ("step", {"swap", "jump"}),
        ("swap", {"jump"}),  # and Idea, which is of no use here
        ("jump", {"straight"}),
        ("idea", {"straight", "diagonal"}),
    ],
)
def test_clover_gives_either_of_the_next_two_actions_of_the_row(card: str, verbs: set[str]) -> None:
    """RAT-T-C1 RF-32: after the last card of the row comes the first"""
    game = table(f"""{FIELD}
row: straight diagonal step swap jump idea
a: clover laid {card}
b: laid swap
""")
    found = {key.split()[1] for key in keys(game, 0) if key.startswith("clover")}
    assert found == verbs


def test_the_row_decides_which_actions_come_next() -> None:
    """RF-32 RAT-S6"""
    reach(
        """
        . . . . . .     . . x . . .
        . . . . . .     . x . . . .
        a . . . . .     . . . . . .
        . . . . . .     . x . . . .
        . . . . . .     . . x . . .
        row: jump straight diagonal idea step swap
        a: clover laid straight
    """,
        by="clover",
    )


def test_an_action_by_clover_has_the_limits_of_that_action() -> None:
    """RF-32 RAT-A3"""
    reach(
        """
        . . . . . .     . . . . . .
        . M . . . .     x x . . . .
        a|b . . . .     . . . . . .
        . . . . . .     x x . . . .
        . . . . . .     . . . . . .
        row: straight step idea diagonal swap jump
        a: clover laid straight
    """,
        by="clover step",
    )


def test_the_card_laid_stays_the_one_laid() -> None:
    """RAT-T-C1 RF-36"""
    game = table(f"""{FIELD}
a: clover laid straight
b: laid swap
""")
    log = listen(game)
    play(game, "0 clover step D2")
    assert (cells(game)[0], tokens(game)[0], laid(game)[0]) == ("D2", "", "straight")
    assert "step" in rat(game, 0).hand
    assert told(log, 1) == ["event-eats seat=#0 token=@token-clover", "event-moves seat=#0 cell=D2"]


def test_an_action_that_another_performs_may_be_done_by_clover() -> None:
    """RF-32"""
    game = table(f"""{FIELD}
a: clover laid straight
b: laid step
""")
    assert why(game, 0, "clover step D2") == ""


def test_by_clover_one_may_change_places() -> None:
    """RAT-T-C1 RAT-A4"""
    game = table(f"""{FIELD}
a: clover laid step
""")
    play(game, "0 clover swap 1")
    assert (cells(game), tokens(game)) == (["C2", "C1"], ["", ""])


def test_by_clover_a_rat_gets_out_of_mud() -> None:
    """RF-33: if Idea is one of the two actions"""
    drawing = """
        . . . . .
        M . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 clover laid jump
        row: straight diagonal step swap jump idea
    """
    game = table(drawing)
    assert why(game, 0, "clover idea B2") == ""
    assert why(game, 0, "clover straight B2") == "RAT-X2 why-in-mud"
    game = table(drawing.replace("laid jump", "laid step"))
    assert keys(game, 0) == ["pass"]


def test_by_clover_a_token_may_be_taken() -> None:
    """RAT-T-C1 RAT-X4 RAT-X5"""
    game = table("""
        . . . . .
        P C . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 clover laid jump
        b: B2 clover laid swap
    """)
    play(game, "0 clover take")
    assert tokens(game) == ["pepper", "clover"]
    assert why(game, 1, "clover take") == "RF-30 why-held-already"


def test_by_clover_nothing_can_be_stolen() -> None:
    """RF-35: that needs sugar too, and a rat carries one token"""
    game = table(f"""{FIELD}
a: clover laid jump
b: pepper
""")
    assert not [key for key in keys(game, 0) if "steal" in key]
    assert why(game, 0, "sugar steal 1") == "RAT-T-S1 why-no-token"


def test_whose_card_gives_no_action_cannot_use_clover() -> None:
    """RF-34 RF-09"""
    game = table("""
        a . . . . .
        . b . . . .
        . . c . . .
        . . . d . .
        . . . . . .
        turn: bidding round 1
        d: clover hand straight diagonal step
    """)
    play(game, "0 bid straight", "1 bid diagonal", "2 bid step", "3 bid step")
    play(game, "0 pass", "1 pass", "2 pass")
    assert (game.round, tokens(game)[3]) == (2, "clover")


def test_clover_counts_from_the_card_that_replaced_the_first() -> None:
    """RF-32: the one on the table when all replacements are over"""
    game = table("""
        a . . . . .
        . b . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        turn: bidding round 1
        b: clover
        row: straight jump swap step diagonal idea
    """)
    play(game, "0 bid straight", "1 bid straight", "0 pass")
    assert laid(game)[1] == "jump"
    assert {key.split()[1] for key in keys(game, 1) if key.startswith("clover")} == {"swap", "step"}


@pytest.mark.parametrize(
    ("token", "key", "clause"),
    [
        ("clover", "clover straight C3", "RF-32 why-not-by-clover"),
        ("clover", "clover idea C3", "RF-32 why-not-by-clover"),
        ("sugar", "clover step D2", "RAT-T-C1 why-no-token"),
        ("", "clover step D2", "RAT-T-C1 why-no-token"),
        ("clover", "step D2", "RAT-R6 why-other-card"),
        ("clover", "clover step C2", "RAT-A3 why-rat"),
    ],
)
def test_clover_gives_no_other_action_and_only_to_who_has_it(
    token: str, key: str, clause: str
) -> None:
    """RAT-T-C1 RF-32"""
    game = table(f"""{FIELD}
a: {token} laid straight
""")
    assert why(game, 0, key) == clause
