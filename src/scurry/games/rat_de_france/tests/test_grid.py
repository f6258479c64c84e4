"""The track as a person sees it in the terminal."""

from __future__ import annotations

import re

from scurry.games.rat_de_france.picture import draw, lay

TABLE = """
track: I 1 II'
row: straight diagonal step swap jump idea
turn: acting round 1
order: 0 1
a: C5 hand step laid straight
b: A9 hand idea laid swap
"""


def shown(seat: int | None) -> list[str]:
    """The grid without colours, words as their ids."""
    coloured = draw(lay(TABLE), seat, say=lambda message: message)
    return re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines()


def test_walls_are_heavy_lines_and_rats_are_letters() -> None:
    """RAT-S4 RAT-C6"""
    assert shown(None)[7] == "C │ ⚑ │ · │ · │ · │ a │ · ┃ · │ · │ · │ · │ ⚑ │"


def test_reachable_cells_have_the_numbers_of_the_options() -> None:
    """RAT-A1"""
    race = lay(TABLE)
    for number, option in enumerate(race.options(0), 1):
        if option.key.startswith("straight "):
            row, column = option.key[9], int(option.key[10:])
            line = shown(0)[3 + 2 * "ABCDE".index(row)]
            assert line[3 + 4 * (column - 1) :].startswith(f"{number:>2}"), option.key


def test_nobody_elses_moves_are_numbered() -> None:
    """RAT-R6"""
    assert shown(1)[7] == shown(None)[7]


def test_every_column_shows_its_arrow() -> None:
    """RAT-R1"""
    assert shown(0)[1].split() == ["↑", "↓", "↑", "↑", "↓", "↑", "↓", "↑", "↓", "↑", "↓"]
