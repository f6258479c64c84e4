"""The box and the boards, as their files say."""

from __future__ import annotations

from pathlib import Path

import pytest

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import (
    BOARD_NAMES,
    BadContent,
    card_stock,
    folder,
    layouts,
    read_counts,
    read_layouts,
    tile_stock,
)
from scurry.games.chess_race.inspection import passes
from scurry.games.chess_race.routes import cheapest, corridors, crossed, king_distance, par_of
from scurry.games.chess_race.words import (
    CARD_NAMES,
    DRAGON,
    FREE,
    HELD,
    PIECES,
    TILE_NAMES,
    is_bonus,
    is_obstacle,
)


def test_a_box_has_48_tiles_and_100_cards() -> None:
    """CHS-C1 CHS-C3 CR-01: a tile is a cell"""
    assert sum(tile_stock()) == 48
    assert sum(card_stock()) == 100


def test_there_are_pieces_items_and_events() -> None:
    """CHS-C5"""
    cards = card_stock()
    assert sum(cards[:PIECES]) == 46
    assert sum(cards[PIECES:HELD]) == 38
    assert sum(cards[HELD:]) == 16
    assert min(cards) >= 1


def test_there_are_free_cells_bonus_cells_and_obstacles() -> None:
    """CHS-C4"""
    tiles = tile_stock()
    assert tiles[FREE] == 18
    assert sum(count for tile, count in enumerate(tiles) if is_bonus(tile)) == 7
    assert sum(count for tile, count in enumerate(tiles) if is_obstacle(tile)) == 21


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_each_named_board_is_what_its_file_claims(name: str) -> None:
    """CHS-S2"""
    layout = layouts()[name]
    board = Board(layout.tiles, 0)
    route = cheapest(board, basic_only=True)
    assert route is not None
    assert king_distance(board) == layout.distance
    assert par_of(board) == layout.par
    assert len(crossed(board, route)) == layout.crossed
    assert passes(board, tile_stock())
    assert all(board.tiles[square] == FREE for square in corridors(board))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_on_named_boards_the_dragon_waits_in_the_second_half(name: str) -> None:
    """CHS-S2"""
    board = Board(layouts()[name].tiles, 0)
    (den,) = [square for square in board.laid if board.tiles[square] == DRAGON]
    assert board.from_start(den) >= board.to_finish(den)


BOX = (folder() / "box.toml").read_text(encoding="utf-8")
BOARDS = (folder() / "boards.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("king = 12", "king = 13", "box.toml, cards: 101 in all instead of 100"),
        ("king = 12", "jester = 12", "box.toml, cards: there is nothing called 'jester'"),
        ("king = 12", "king = -1", "box.toml, cards, king: -1 is no number of them"),
        ("[cards]", "[decks]", "box.toml: the table 'cards' is missing"),
        ("king = 12", "king 12", "box.toml: Expected '=' after a key"),
    ],
)
def test_a_wrong_box_is_refused_with_the_place(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    """CHS-C3"""
    path = tmp_path / "box.toml"
    path.write_text(BOX.replace(old, new), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        read_counts(path, "cards", CARD_NAMES, 100)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (".TLDTN..", ".TLDTNT.", "board 1, picture: 17 of free, not 18"),
        (".TLDTN..", ".TLDTN.x", "board 1, picture: row 1, square 8: 'x' is no tile"),
        ('name = "arch"', 'name = "snake"', "board 6, name: 'snake' is there twice"),
        ('name = "arch"', 'name = "ark"', "there must be exactly the boards arch"),
        ("par = 14", "pax = 14", "board 1: the field 'par' is missing"),
    ],
)
def test_a_wrong_board_file_is_refused_with_the_place(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    """CHS-S2"""
    path = tmp_path / "boards.toml"
    path.write_text(BOARDS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        read_layouts(path, tile_stock())
    assert sentence in str(refused.value)


def test_every_tile_has_a_name() -> None:
    """CHS-C4"""
    assert len(set(TILE_NAMES)) == 16
