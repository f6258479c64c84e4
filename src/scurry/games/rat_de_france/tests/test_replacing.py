"""Equal actions: who keeps its card, and what the others lay instead."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    laid,
    listen,
    phase,
    play,
    rat,
    seen,
    table,
    told,
)

TRACK = """
    a . . . . .
    . b . . . .
    . . c . . .
    . . . d . .
    . . . . . .
    turn: bidding round 1
"""


def after(row: str, bids: list[str], hands: str = "") -> Rats:
    """Four rats, acting in the order a b c d, have bid."""
    game = table(f"{TRACK}    row: {row}\n{hands}")
    return play(game, *(f"{seat} bid {card}" for seat, card in enumerate(bids)))


def test_the_books_example_of_replacing() -> None:
    """RAT-R4 RF-08: red a keeps 6, yellow b gets 1, green c gets 3, blue d gets 2"""
    game = after(
        "swap step idea jump diagonal straight",
        ["straight", "straight", "swap", "straight"],
        "    c: hand swap idea jump diagonal straight",
    )
    assert laid(game) == ["straight", "swap", "idea", "step"]
    assert "straight" in rat(game, 1).hand
    assert sorted(rat(game, 2).hand) == ["diagonal", "jump", "straight", "swap"]
    assert "straight" in rat(game, 3).hand
    assert "step" not in rat(game, 3).hand


def test_different_actions_stay_as_they_are() -> None:
    """RAT-R5"""
    game = after("straight diagonal step swap jump idea", ["step", "jump", "idea", "swap"])
    assert laid(game) == ["step", "jump", "idea", "swap"]
    assert (phase(game), game.pending()) == ("acting", (0,))


def test_all_four_equal_become_four_different() -> None:
    """RAT-R4 RAT-R5: after the sixth order card comes the first"""
    game = after("straight diagonal step swap jump idea", ["jump", "jump", "jump", "jump"])
    assert laid(game) == ["jump", "idea", "straight", "diagonal"]


def test_cards_of_later_players_do_not_restrict_earlier_ones() -> None:
    """RF-08: b takes what c has bid, so c must give way"""
    game = after("straight diagonal step swap jump idea", ["step", "step", "swap", "idea"])
    assert laid(game) == ["step", "swap", "jump", "idea"]


def test_the_search_begins_after_ones_own_card() -> None:
    """RF-08 RAT-S6"""
    game = after("idea jump swap step diagonal straight", ["swap", "idea", "swap", "idea"])
    assert laid(game) == ["swap", "idea", "step", "jump"]


def test_nobody_chooses_a_replacement() -> None:
    """RF-10: it is told to all, and acting begins at once"""
    game = table(f"{TRACK}    row: straight diagonal step swap jump idea")
    play(game, "0 bid step", "1 bid jump", "2 bid idea")
    log = listen(game)
    play(game, "3 bid step")
    assert told(log, 0)[-1] == "event-replaces seat=#3 card=@action-swap"
    assert sum(event.message == "event-replaces" for event in log.events) == 1
    assert game.pending() == (0,)


def stuck(options: str = "") -> Rats:
    """Rat d has three cards, and the others lock just those."""
    return after(
        "straight diagonal step swap jump idea",
        ["straight", "diagonal", "step", "diagonal"],
        f"    d: hand straight diagonal step\n    options: {options}",
    )


def test_who_has_no_other_card_leaves_its_own_and_passes() -> None:
    """RAT-R5 RF-09"""
    game = stuck()
    assert laid(game) == ["straight", "diagonal", "step", "diagonal"]
    assert seen(game, None).idle == [3]
    log = listen(game)
    play(game, "0 pass", "1 pass", "2 pass")
    assert told(log, 0)[3] == "event-cannot seat=#3"
    assert (game.round, cells(game)[3]) == (2, "D4")


def test_a_card_that_gives_no_action_is_spent_all_the_same() -> None:
    """RF-09 RAT-RT1: here it is the fourth, so all come back"""
    log = listen(game := stuck())
    play(game, "0 pass", "1 pass", "2 pass")
    assert "event-refills seat=#3" in told(log, 0)


def test_by_a_house_option_the_same_action_is_done_twice() -> None:
    """RF-09"""
    game = stuck("duplicate_acts=on")
    assert laid(game) == ["straight", "diagonal", "step", "diagonal"]
    assert seen(game, None).idle == []
    play(game, "0 pass", "1 pass", "2 pass")
    assert game.pending() == (3,)
    assert {key.split()[0] for key in keys(game, 3)} == {"pass", "diagonal"}


def test_to_be_idle_lasts_one_round() -> None:
    """RF-09"""
    game = play(stuck(), "0 pass", "1 pass", "2 pass")
    play(game, "0 bid step", "1 bid swap", "2 bid idea", "3 bid straight")
    assert seen(game, None).idle == []


@pytest.mark.parametrize("card", ["straight", "diagonal", "step"])
def test_three_cards_are_enough_if_one_of_them_is_free(card: str) -> None:
    """RAT-R5"""
    others = [other for other in ("straight", "diagonal", "step") if other != card]
    game = after(
        "straight diagonal step swap jump idea",
        [*others, "idea", others[0]],
        "    d: hand straight diagonal step",
    )
    assert laid(game)[3] == card
