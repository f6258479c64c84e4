"""Acting in turn, and getting one's cards back."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    laid,
    listen,
    play,
    rat,
    seen,
    table,
    told,
    why,
)


def test_actions_are_performed_in_turn_order() -> None:
    """RAT-R6: nobody may act earlier, or save its turn for later"""
    game = table("""
        . a . . . .
        . . b . . .
        c . . . . .
        . . . . . .
        . . . . . .
        turn: acting round 1
        a: laid straight
        b: laid step
        c: laid diagonal
    """)
    assert game.pending() == (2,)
    assert why(game, 0, "straight A3") == "RAT-R6 why-not-your-turn"
    assert why(game, 0, "pass") == "RAT-R6 why-not-your-turn"
    play(game, "2 pass")
    assert game.pending() == (0,)
    assert why(game, 2, "diagonal B2") == "RAT-R6 why-not-your-turn"


@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump", "idea"])
def test_no_action_is_compulsory_and_the_card_is_spent_all_the_same(card: str) -> None:
    """RAT-R6 RF-52"""
    game = table(f"""
        . . . . .
        S . . . .
        b . . . .
        . . . . .
        . . . . .
        a: B1 laid {card}
        b: hand
    """)
    log = listen(game)
    assert keys(game, 0)[0] == "pass"
    assert len(keys(game, 0)) > 1
    play(game, "0 pass")
    assert (cells(game)[0], told(log, 1)[0]) == ("B1", "event-passes seat=#0")
    assert card not in rat(game, 0).hand


def test_an_action_that_cannot_be_performed_is_a_pass() -> None:
    """RAT-R6 RAT-A4: its player is not even asked"""
    game = table("""
        a . . . .
        . . . . .
        . b . . .
        . . . . .
        . . . . .
        turn: bidding round 1
    """)
    play(game, "1 bid idea")
    log = listen(game)
    play(game, "0 bid swap")
    assert told(log, 1)[-3:-1] == ["event-cannot seat=#0", "event-cannot seat=#1"]
    assert (game.round, cells(game)) == (2, ["A1", "C2"])


@pytest.mark.parametrize(
    ("card", "token", "key"),
    [
        ("idea", "sugar", "sugar steal 1"),
        ("swap", "sugar", "sugar swap 2"),
        ("jump", "sugar", "sugar jump B4"),
        ("idea", "clover", "clover straight A1"),
        ("swap", "clover", "clover straight A1"),
    ],
)
def test_who_could_act_by_a_token_only_is_asked(card: str, token: str, key: str) -> None:
    """RAT-R6 RF-36"""
    game = table(f"""
        . . . . . .
        a . c . . .
        -
        b . . . . .
        . . . . . .
        . . . . . .
        turn: bidding round 1
        row: idea swap straight jump step diagonal
        order: 0 1 2
        a: {token}
        b: clover
    """)
    play(game, f"0 bid {card}", "1 bid diagonal", "2 bid step")
    assert game.pending() == (0,)
    assert key in keys(game, 0)
    assert not [other for other in keys(game, 0)[1:] if not other.startswith(token)]


def test_only_the_card_laid_can_be_used() -> None:
    """RAT-R6"""
    game = table("""
        a . . . .
        . b . . .
        . . . . .
        . . . . .
        . . . . .
        a: laid straight
    """)
    for key in ("step B1", "diagonal B2", "swap 1", "jump C3", "idea B1", "take"):
        assert why(game, 0, key) == "RAT-R6 why-other-card"


def test_four_cards_face_up_and_two_in_hand_come_all_back() -> None:
    """RAT-RT1 RF-53"""
    game = table("""
        . a . . .
        . . . . .
        . b . . .
        . . . . .
        . . . . .
        a: hand swap jump laid straight
        b: hand swap jump idea laid step
    """)
    log = listen(game)
    play(game, "0 pass")
    assert len(rat(game, 0).hand) == 2
    play(game, "1 pass")
    assert len(rat(game, 0).hand) == 6
    assert rat(game, 1).hand == ["swap", "jump", "idea"]
    assert laid(game) == ["", ""]
    assert [heard for heard in told(log, 1) if "refills" in heard] == ["event-refills seat=#0"]


def test_cards_come_back_at_the_end_of_a_round_only() -> None:
    """RF-53 RAT-RT1"""
    game = table("""
        . a . . .
        . . . . .
        . b . . .
        . . . . .
        . . . . .
        a: hand swap jump laid straight
        b: laid step
    """)
    play(game, "0 pass")
    assert rat(game, 0).hand == ["swap", "jump"]


def test_start_discards_count_toward_the_four() -> None:
    """RF-04 RAT-S9: the first of four players has all six back after one round"""
    game = table("""
        a . . . .
        b . . . .
        c . . . .
        d . . . .
        . . . . .
        turn: discarding
        a: owed 3
        b: owed 2
        c: owed 1
    """)
    play(game, "0 discard idea", "0 discard swap", "0 discard jump")
    play(game, "1 discard idea", "1 discard swap", "2 discard idea")
    play(game, "0 bid straight", "1 bid diagonal", "2 bid step", "3 bid jump")
    while game.round == 1:
        play(game, f"{game.pending()[0]} pass")
    assert [len(rat(game, seat).hand) for seat in range(4)] == [6, 3, 4, 5]


def test_cards_played_lie_open_so_hands_are_known_to_all() -> None:
    """RAT-RT1 RF-53"""
    game = table("""
        a . . . .
        b . . . .
        . . . . .
        . . . . .
        . . . . .
        a: hand swap jump idea laid step
        b: laid straight
    """)
    for viewer in (0, 1, None):
        assert seen(game, viewer).rats[0].hand == ["swap", "jump", "idea"]
        assert seen(game, viewer).rats[0].laid == "step"


def test_one_acts_only_when_actions_are_performed() -> None:
    """RAT-R6"""
    game = table("""
        a . . . .
        . b . . .
        . . . . .
        . . . . .
        . . . . .
        turn: bidding round 1
    """)
    for key in ("straight A2", "swap 1", "take", "sugar steal 1", "pass"):
        assert why(game, 0, key) == "RAT-R6 why-not-now"
