"""Boards as text: pictures and short codes, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scurry.games.chess_race.content import layouts
from scurry.games.chess_race.plans import (
    LONGEST_CODE,
    BadBoard,
    code_of,
    outline,
    parse_code,
    parse_picture,
    picture_of,
)
from scurry.games.chess_race.words import NO_TILE, SIGNS, WIDEST, square_of

PICTURES = st.lists(
    st.text(alphabet=SIGNS, min_size=1, max_size=WIDEST), min_size=1, max_size=WIDEST
).map("\n".join)


def test_a_code_is_short_and_reads_like_the_picture() -> None:
    """CHS-B1"""
    tiles = parse_picture("S.T__\n__M.Z\n_____\n....._")
    assert code_of(tiles) == "S.T-2M.Z--....."
    assert picture_of(parse_code("S.T-2M.Z--.....")) == "S.T__\n__M.Z\n_____\n.....\n"


@given(PICTURES)
def test_a_board_survives_its_way_through_code_and_picture(picture: str) -> None:
    """CHS-B1"""
    tiles = parse_picture(picture)
    if any(tile != NO_TILE for tile in tiles):
        again = parse_code(code_of(tiles))
        assert code_of(again) == code_of(tiles)
        assert picture_of(again) == picture_of(tiles)
        assert len(code_of(tiles)) <= LONGEST_CODE


@given(st.text(max_size=400))
def test_any_junk_is_either_a_board_or_refused_in_a_sentence(junk: str) -> None:
    """CHS-B1"""
    said = refusal_of(junk)
    assert said is None or 0 < len(said) < 250


def refusal_of(code: str) -> str | None:
    """What is said against a code; None if it can be read."""
    try:
        parse_code(code)
    except BadBoard as bad:
        return str(bad)
    return None


@pytest.mark.parametrize("name", list(layouts()))
def test_the_codes_of_the_named_boards_are_short(name: str) -> None:
    """CHS-B1 CHS-S2"""
    tiles = layouts()[name].tiles
    assert parse_code(code_of(tiles)) == tiles
    assert len(code_of(tiles)) <= 80


def test_every_board_is_laid_in_the_same_corner() -> None:
    """CHS-S1"""
    tiles = parse_code("__S-..Z")
    assert tiles[square_of("e3")] == SIGNS.index("S")
    assert outline(tiles) == (2, 3, 2, 4)


def test_too_many_rows_are_refused() -> None:
    """CHS-B1"""
    with pytest.raises(BadBoard, match="17 rows, but 16"):
        parse_picture("\n".join(["."] * 17))
