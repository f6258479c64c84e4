"""Positions as text, both ways; and what one seat is shown."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.picture import draw, lay, spread
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import begin, play, table
from scurry.kernel.dump import dump
from scurry.kernel.options import Value

WAYS: list[dict[str, Value]] = [
    {},
    {"mode": "tournament", "wind": True, "one_token_a_cell": True},
    {"track": "long", "places": True, "pepper_by_speed": True},
    {"mode": "teams", "discards_secret": True, "strict_corners": True},
]


@pytest.mark.parametrize("options", WAYS)
def test_a_position_is_the_same_after_writing_and_reading_it(options: dict[str, Value]) -> None:
    """RAT-C1 RAT-C6"""
    state = begin(4, 5, **options)
    for _ in range(300):
        twin = lay(spread(state), state.rng.clone(), **options)
        assert dump(twin) == dump(state)
        if not state.pending():
            break
        seat = state.pending()[-1]
        choices = state.options(seat)
        state.apply(seat, choices[state.rng.below(len(choices))])


def test_a_drawn_track_is_written_and_read_too() -> None:
    """RAT-S4"""
    game = table("""
        . a|. . .
          -
        . W b . .
        . . . . .
        . . . . .
        . . . . .
        a: sugar laid step
    """)
    twin = lay(spread(game), game.rng.clone())
    assert dump(twin) == dump(game)


def test_the_picture_shows_the_track_with_arrows_and_everybodys_cards() -> None:
    """RAT-R1 RAT-R2: but no card that lies face down"""
    game = table("""
        track: I 1 II'
        turn: bidding round 2
        a: C3 sugar hand step swap
        b: A1
    """)
    play(game, "0 bid step")
    shown = draw(game, 1).splitlines()
    assert shown[:4] == [
        "  1 2 3 4 5 6 7 8 9 0 1",
        "  ^ v ^ ^ v ^ v ^ v ^ v",
        "A b . . . . . . . . . .",
        "",
    ]
    assert "C . . a . . .|. . . . ." in shown
    assert any(line.startswith("a = 0: C3 sugar") and line.endswith("?") for line in shown)
    assert any(line.startswith("b = 1*: A1") for line in shown)
    assert any(line.startswith("a = 0*") and line.endswith(" step") for line in lines_of(game, 0))


def lines_of(game: Rats, seat: int) -> list[str]:
    return draw(game, seat).splitlines()


@pytest.mark.parametrize("options", WAYS)
def test_a_clone_goes_its_own_way(options: dict[str, Value]) -> None:
    """RAT-C1"""
    state = begin(4, 3, **options)
    for _ in range(60):
        seat = state.pending()[0]
        twin = state.clone()
        before = dump(state)
        assert dump(twin) == before
        state.apply(seat, state.options(seat)[-1])
        assert dump(twin) == before


def test_a_clone_has_all_that_the_original_has() -> None:
    """RAT-C1 RF-11 RF-09"""
    game = table("""
        . a . . .
        . U b . .
        . . . . .
        . . . . .
        . . . . .
        turn: acting at 1 first 1 declined 2 idle 2 round 7 wind 3 race 1 places 256 serial 9
        row: jump idea straight swap step diagonal
        order: 1 0
        winds: N SE
        used: B2
        a: sugar hand step swap laid jump owed 1 cheese 3
        c: off
    """)
    assert dump(game.clone()) == dump(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_six_cards_and_at_most_one_token_all_the_time(seats: int) -> None:
    """RAT-C1 RAT-X5 RAT-C7"""
    state = begin(seats, seats, mode="tournament")
    while state.pending():
        assert state.inventory() == {"rats": seats, "bad tokens": 0, "bad hands": 0}
        seat = state.pending()[0]
        choices = state.options(seat)
        state.apply(seat, choices[state.rng.below(len(choices))])
