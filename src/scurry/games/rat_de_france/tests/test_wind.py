"""The wind, which moves whoever has just acted."""

from __future__ import annotations

from collections import Counter

import pytest

from scurry.games.rat_de_france.picture import cell_of
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    begin,
    cells,
    listen,
    phase,
    play,
    rat,
    seen,
    table,
    told,
)
from scurry.games.rat_de_france.words import DIRECTIONS
from scurry.kernel.rng import seeded

ENDS = ["B3", "B4", "C4", "D4", "D3", "D2", "C2", "B2"]


def windy(drawing: str, wind: str, facts: str = "") -> Rats:
    """Rat a is to act, the wind blows; b is on the track too unless it is drawn."""
    return table(f"""{drawing}
        turn: acting round 1 wind {DIRECTIONS.index(wind)}
        winds: N N
        order: 0
        a: laid straight
        {facts}
        options: wind=on
    """)


OPEN = """
        . . . . . .
        . . . . . .
        . . a . . .
        . . . . . .
        . . . . . .
"""


@pytest.mark.parametrize(("wind", "end"), [*zip(DIRECTIONS, ENDS, strict=True)])
def test_after_its_turn_a_rat_is_moved_one_cell_the_way_the_wind_blows(wind: str, end: str) -> None:
    """RAT-M3 RF-60: north is the top edge; also when it has not moved"""
    game = windy(OPEN, wind, "b: A1")
    log = listen(game)
    play(game, "0 pass")
    assert cells(game) == [end, "A1"]
    assert told(log, 1)[1] == f"event-blown seat=#0 cell={end}"


def test_the_wind_blows_after_a_move_too() -> None:
    """RAT-M3"""
    game = play(windy(OPEN, "E", "b: A1"), "0 straight C4")
    assert cells(game)[0] == "C5"


def test_only_the_rat_that_has_acted_is_moved() -> None:
    """RF-57"""
    game = windy(OPEN, "S", "b: A1")
    game.order = [0, 1]
    game.laid[1] = 2
    play(game, "0 pass")
    assert cells(game) == ["D3", "A1"]
    play(game, "1 step A2")
    assert cells(game) == ["D3", "B2"]


def test_the_wind_moves_those_who_cannot_act_too() -> None:
    """RF-55 RF-09: a card that gives no action, or an action that is not possible"""
    game = table("""
        a . . . . .
        . . . . . .
        . . b . . .
        . . . . . .
        . . . . . .
        turn: bidding round 1 wind 4
        winds: N
        options: wind=on
    """)
    play(game, "0 bid idea", "1 bid jump")
    assert (game.round, cells(game)) == (2, ["B1", "D3"])
    game = table("""
        a . . . . .
        . b . . . .
        . . c . . .
        . . . d . .
        . . . . . .
        turn: bidding round 1 wind 4
        winds: N
        d: hand straight diagonal step
        options: wind=on
    """)
    play(game, "0 bid straight", "1 bid diagonal", "2 bid step", "3 bid step")
    play(game, "0 pass", "1 pass", "2 pass")
    assert cells(game) == ["B1", "C2", "D3", "E4"]


@pytest.mark.parametrize("row", [". . a b . .", ". . a|. . ."])
def test_a_rat_or_a_wall_in_the_way_keeps_it_where_it_is(row: str) -> None:
    """RAT-M3"""
    game = windy(OPEN.replace(". . a . . .", row), "E", "b:" if "b" in row else "b: A1")
    play(game, "0 pass")
    assert cells(game)[0] == "C3"


def test_nobody_is_blown_off_the_track() -> None:
    """RAT-M3 RF-47"""
    for start, winds in (("A1", "N NW W NE SW"), ("E1", "S SW W SE NW"), ("C1", "W NW SW")):
        for wind in winds.split():
            game = windy(OPEN, wind, "b: C4")
            game.rats[0] = cell_of(start)
            play(game, "0 pass")
            assert cells(game)[0] == start


def test_diagonal_wind_passes_a_corner_as_a_rat_would() -> None:
    """RF-56 RF-23"""
    free = OPEN.replace(". . a . . .", ". . a|. . .")
    assert cells(play(windy(free, "SE", "b: A1"), "0 pass"))[0] == "D4"
    lines = free.strip("\n").split("\n")
    lines[3] = lines[3].replace(". . . . . .", ". . .|. . .")
    assert cells(play(windy("\n".join(lines), "SE", "b: A1"), "0 pass"))[0] == "C3"


@pytest.mark.parametrize("terrain", "MW")
def test_mud_and_water_neither_stop_nor_hold_the_wind(terrain: str) -> None:
    """RF-59 RAT-M3"""
    into = OPEN.replace(". . a . . .", f". . a {terrain} . .")
    assert cells(play(windy(into, "E", "b: A1"), "0 pass"))[0] == "C4"
    out = windy(into.replace("a", "."), "E", "b: A1\n        a: C4 laid straight")
    assert cells(play(out, "0 pass"))[0] == "C5"


def test_the_wind_may_carry_a_rat_over_the_finish() -> None:
    """RAT-M3 RAT-F1"""
    game = windy(OPEN, "E", "b: A1")
    play(game, "0 straight C5")
    assert (phase(game), rat(game, 0).place) == ("over", 1)


def test_a_rat_that_has_just_finished_is_not_blown_back() -> None:
    """RF-57 RAT-F1"""
    game = windy(OPEN.replace(". . a . . .", ". . . . a ."), "W", "b: A1")
    log = listen(game)
    play(game, "0 straight C6")
    assert not [heard for heard in told(log, 0) if "blown" in heard]
    assert rat(game, 0).place == 1


def test_seams_do_not_stop_the_wind_unless_the_host_says_so() -> None:
    """RF-54"""
    for option, wind, end in (
        ("off", 2, "C4"), ("on", 2, "C3"), ("on", 1, "C3"), ("on", 6, "C2"), ("on", 0, "B3"),
    ):  # fmt: skip
        game = table(f"""
            track: I 1 II'
            turn: acting round 1 wind {wind}
            winds: N
            order: 0
            a: C3 laid straight
            b: A1
            options: wind=on seams_stop_wind={option}
        """)
        assert cells(play(game, "0 pass"))[0] == end


def test_each_round_has_its_own_wind_and_the_next_is_not_known() -> None:
    """RAT-M3: a card is turned before each round"""
    game = windy(OPEN, "S", "b: A1").clone()
    game.winds = [0, 3, 5]
    log = listen(game)
    play(game, "0 pass")
    assert told(log, 0)[-1] == "event-wind wind=@wind-SW"
    assert log.events[-1].reveals
    view = seen(game, 0)
    assert (view.wind, view.winds_left) == ("SW", 2)
    assert {tuple(game.imagine(0, seeded(seed)).winds) for seed in range(9)} == {(0, 3), (3, 0)}
    twin = game.clone()
    twin.winds = [3, 0]
    for seed in range(9):
        assert twin.imagine(0, seeded(seed)).winds == game.imagine(0, seeded(seed)).winds


def test_the_sixteen_cards_are_shuffled_again_when_they_run_out() -> None:
    """RF-58"""
    game = table(f"""{OPEN}
        turn: acting round 16 wind 0
        chance: {" ".join(str(draw) for draw in range(15, 0, -1))}
        order: 0
        a: laid straight
        b: A1
        options: wind=on
    """)
    play(game, "0 pass")
    assert (seen(game, 0).wind, seen(game, 0).winds_left) == ("NW", 15)
    assert Counter([*game.winds, game.wind]) == dict.fromkeys(range(8), 2)


def test_without_the_wind_module_nothing_blows() -> None:
    """RAT-M3"""
    game = begin(2, 1)
    assert (seen(game, 0).wind, seen(game, 0).winds_left) == ("", 0)
    game = table(f"""{OPEN}
        turn: acting round 1 wind 2
        order: 0
        a: laid straight
        b: A1
    """)
    assert cells(play(game, "0 pass"))[0] == "C3"
