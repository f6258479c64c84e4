"""Earthquake: which tile, where to."""

from __future__ import annotations

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import BOARD_NAMES
from scurry.games.chess_race.quake import places
from scurry.games.chess_race.tests.tables import (
    begin,
    cells,
    keys,
    phase,
    play,
    seen,
    shows,
    table,
    targets,
    why,
)
from scurry.games.chess_race.words import MOUNTAIN, PIECES, TREE, square_of
from scurry.kernel.rng import seeded

SHAKING = "\nturn: lifting\nevent: earthquake\n"


def test_an_earthquake_asks_which_tile_then_where_to_then_the_turn_goes_on() -> None:
    """CHS-E1 CHS-T2"""
    game = table("""
        S..
        ab.
        ..Z
        turn: drawing
        deck: earthquake king
        chance: 1
    """)
    play(game, "0 draw")
    assert phase(game) == "lifting"
    play(game, "0 lift c5", "0 put f3")
    assert phase(game) == "drawing"
    assert seen(game, None).mover == 0
    shows(
        game,
        """
        S...
        ..._
        _.Z_
        """,
    )


def test_start_finish_and_tiles_with_pawns_stay() -> None:
    """CR-27"""
    game = table("S.\na.\n.Z" + SHAKING)
    assert targets(game, 0, "lift") == ["d3", "d4", "c5"]
    assert why(game, 0, "lift c3") == "CR-27 why-fixed"
    assert why(game, 0, "lift c4") == "CR-27 why-fixed"


def test_a_tile_that_holds_the_board_together_stays() -> None:
    """CHS-E1 CR-27: edges count, corners do not"""
    game = table("S.a.\n_._.\n___Z" + SHAKING)
    assert targets(game, 0, "lift") == ["d4"]
    assert why(game, 0, "lift d3") == "CHS-E1 why-breaks"
    assert why(game, 0, "lift f4") == "CHS-E1 why-breaks"


def test_the_tile_goes_where_it_touches_another_by_an_edge_beyond_the_outline_too() -> None:
    """CR-27: a square of its own will not do"""
    game = play(table("Sa.\n_.Z" + SHAKING), "0 lift d4")
    places = targets(game, 0, "put")
    assert places == ["c2", "d2", "e2", "b3", "f3", "c4", "f4", "e5"]
    assert why(game, 0, "put d4") == "CR-27 why-square-taken"


def test_a_tile_that_touches_only_itself_is_apart() -> None:
    """CHS-E1 CR-27"""
    game = play(table("S.a.\nZ..T" + SHAKING), "0 lift f4")
    assert "put g4" not in keys(game, 0)
    assert "put f5" not in keys(game, 0)
    assert "put g3" in keys(game, 0)
    assert why(game, 0, "put g4") == "CHS-E1 why-apart"


def test_the_frame_ends_the_growth() -> None:
    """CR-27: the table ends somewhere"""
    game = play(table("corner: a1\nSa\n.Z\n.." + SHAKING), "0 lift a3")
    assert targets(game, 0, "put") == ["c1", "c2", "c3", "b4"]


def test_an_earthquake_is_compulsory_unless_the_host_says_so() -> None:
    """CR-28"""
    field = "S.a\n..Z" + SHAKING
    assert why(table(field), 0, "leave") == "CR-28 why-must-shake"
    game = play(table(field + "options: quake_optional=on"), "0 leave")
    assert phase(game) == "drawing"


def test_an_earthquake_that_can_move_nothing_does_nothing() -> None:
    """CR-28"""
    game = play(table("SaZ\nturn: drawing\ndeck: earthquake king\nchance: 1"), "0 draw")
    assert phase(game) == "drawing"


def test_by_a_house_option_any_tile_moves_and_pawns_go_with_it() -> None:
    """CR-27"""
    game = table("S.\na.\n.Z" + SHAKING + "options: quake_any_tile=on")
    assert targets(game, 0, "lift") == ["c3", "d3", "c4", "d4", "c5", "d5"]
    play(game, "0 lift c4", "0 put e3")
    assert cells(game) == ["e3"]
    game = table("S.\na.\n.Z" + SHAKING + "options: quake_any_tile=on")
    play(game, "0 lift d5", "0 put b4")
    assert game.board.finish == 3 * 20 + 1


def test_lines_and_distances_follow_the_new_board() -> None:
    """CHS-E1"""
    game = table("""
        a.M..
        ....Z
        turn: lifting
        event: earthquake
        deck: rook
        chance: 0
    """)
    assert game.board.to_finish(square_of("c3")) == 4
    play(game, "0 lift e3", "0 put c5", "0 draw")
    assert targets(game, 0, "rook") == ["d3", "c4"]
    assert game.board.nearest(MOUNTAIN, square_of("c3")) == [square_of("c5")]


def test_what_was_worked_out_before_an_earthquake_is_right_after_it() -> None:
    """CHS-E1: boards share what they know of squares out of sight of the moved tile"""
    for seed in range(12):
        game = begin(1, seed, board=BOARD_NAMES[seed % 11])
        chance = seeded(seed)
        board = game.board
        for _ in range(4):
            look_around(board)
            source = board.loose()[chance.below(len(board.loose()))]
            game.board, game.lifted = board, source
            goals = places(game, source)
            board = board.moved(source, goals[chance.below(len(goals))])
            assert look_around(board) == look_around(Board(board.tiles, board.laws))


def look_around(board: Board) -> list[object]:
    """Every line, flight and obstacle from every cell."""
    found: list[object] = []
    for square in board.laid:
        for piece in range(PIECES):
            line = board.line(piece, square)
            found.append([line.plain, line.hard])
        found += [board.flights(2, square), board.flights(3, square), board.rough(square)]
        found.append([board.nearest(MOUNTAIN, square), board.nearest(TREE, square)])
    return found
