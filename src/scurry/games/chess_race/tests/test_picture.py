"""Positions as text: what a person at a terminal sees, and the whole of it for bug reports."""

from __future__ import annotations

import re

import pytest

from scurry.games.chess_race import game as chess
from scurry.games.chess_race.tests.tables import begin, play, table
from scurry.kernel.dump import difference, dump
from scurry.kernel.rng import seeded
from scurry.words import LANGUAGES, Words

FIELD = """
    S.T
    .a.
    b.Z
    a: king rope*2
    b: cat
    deck: pawn*3
"""


def test_the_plain_picture_names_rows_and_columns_and_numbers_the_moves() -> None:
    """CHS-C4"""
    assert chess.picture(table(FIELD), 0) == (
        "      c    d    e\n"
        "  3   S   2·    T\n"
        "  4  7·    ·a  3·\n"
        "  5  6·b  5·   4Z\n"
        "round 1  turn a  deck 3\n"
        "a = 0*: d4  king, rope×2\n"
        "b = 1: c5  cards 1\n"
    )


def test_others_see_the_board_without_numbers_and_without_the_hand() -> None:
    """CR-05"""
    drawn = chess.picture(table(FIELD), 1)
    assert "king" not in drawn
    assert "b = 1*: c5  cat" in drawn
    assert "  4   ·    ·a   ·" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_speaks_the_players_language_and_is_coloured(lang: str) -> None:
    """CHS-C4"""
    say = Words(lang, chess).say
    drawn = chess.picture(table(FIELD), 0, say)
    assert "\x1b[" in drawn
    plain = re.sub("\x1b" + r"\[[0-9;]*m", "", drawn)
    assert say("card-rope") in plain
    assert say("label-legend").splitlines()[0] in plain


def test_more_than_two_pawns_on_a_cell_are_counted() -> None:
    """CHS-M9"""
    assert "S×4" in chess.picture(begin(4, board="circus"), None)
    assert "Sab" in chess.picture(begin(2, board="circus"), None)


def test_while_a_tile_is_put_down_the_picture_has_room_around_the_board() -> None:
    """CHS-E1"""
    game = play(table("S.a\n..Z\nturn: lifting\nevent: earthquake"), "0 lift d4")
    drawn = chess.picture(game, 0)
    assert drawn.splitlines()[0].split() == ["b", "c", "d", "e", "f"]
    assert "^" in drawn


def test_a_solo_picture_tells_turns_and_par() -> None:
    """CHS-B4"""
    assert "turns 1  par 14" in chess.picture(begin(1, board="arch"), 0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_any_position_of_a_random_game_survives_its_way_through_text(seats: int) -> None:
    game = begin(seats, seats)
    chance = seeded(seats)
    for _ in range(120):
        if not game.pending():
            break
        again = chess.lay(chess.spread(game), seeded(0))
        again.rng = game.rng
        assert difference(dump(game), dump(again)) is None
        mover = game.pending()[0]
        options = game.options(mover)
        game.apply(mover, options[chance.below(len(options))])
