"""Where every cell of both loops lies on its grid."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.board import COLOURS, LONG, SHORT, Board, Point, board_of
from scurry.games.forsage_pawns.rules import OPTIONS, Rules
from scurry.games.forsage_pawns.tests.tables import expect, play, track
from scurry.kernel.options import settle

SHORT_LOOP: list[Point] = [
    (6, 0), (6, 1), (6, 2), (6, 3), (6, 4), (7, 4), (8, 4), (9, 4), (10, 4), (10, 5),
    (10, 6), (9, 6), (8, 6), (7, 6), (6, 6), (6, 7), (6, 8), (6, 9), (6, 10), (5, 10),
    (4, 10), (4, 9), (4, 8), (4, 7), (4, 6), (3, 6), (2, 6), (1, 6), (0, 6), (0, 5),
    (0, 4), (1, 4), (2, 4), (3, 4), (4, 4), (4, 3), (4, 2), (4, 1), (4, 0), (5, 0),
]  # fmt: skip
SHORT_LANES: list[list[Point]] = [
    [(5, 1), (5, 2), (5, 3), (5, 4)],
    [(9, 5), (8, 5), (7, 5), (6, 5)],
    [(5, 9), (5, 8), (5, 7), (5, 6)],
    [(1, 5), (2, 5), (3, 5), (4, 5)],
]
LONG_LOOP: list[Point] = [
    (8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5),
    (9, 6), (10, 6), (11, 6), (12, 6), (13, 6), (14, 6), (14, 7),
    (14, 8), (13, 8), (12, 8), (11, 8), (10, 8), (9, 8),
    (8, 9), (8, 10), (8, 11), (8, 12), (8, 13), (8, 14), (7, 14),
    (6, 14), (6, 13), (6, 12), (6, 11), (6, 10), (6, 9),
    (5, 8), (4, 8), (3, 8), (2, 8), (1, 8), (0, 8), (0, 7),
    (0, 6), (1, 6), (2, 6), (3, 6), (4, 6), (5, 6),
    (6, 5), (6, 4), (6, 3), (6, 2), (6, 1), (6, 0), (7, 0),
]  # fmt: skip
LONG_LANES: list[list[Point]] = [
    [(7, 1), (7, 2), (7, 3), (7, 4)],
    [(13, 7), (12, 7), (11, 7), (10, 7)],
    [(7, 13), (7, 12), (7, 11), (7, 10)],
    [(1, 7), (2, 7), (3, 7), (4, 7)],
]
SIZES = pytest.mark.parametrize(
    ("board", "loop", "lanes"),
    [
        pytest.param(SHORT, SHORT_LOOP, SHORT_LANES, id="40"),
        pytest.param(LONG, LONG_LOOP, LONG_LANES, id="52"),
    ],
)


@SIZES
def test_every_cell_of_the_loop_has_its_place(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-26"""
    assert board.loop == len(loop)
    assert board.cells == loop


@SIZES
def test_every_colour_has_four_finish_cells_of_its_own(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-26 FP-P9"""
    for colour in range(COLOURS):
        steps = range(board.loop, board.last + 1)
        assert [board.point(colour, step) for step in steps] == lanes[colour]


@SIZES
def test_a_pawn_goes_once_round_from_its_start_to_its_lane(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-P3 FP-P10 FP-26: the cell before the Start is the mouth of the lane"""
    for colour in range(COLOURS):
        start = len(loop) // 4 * colour
        assert board.start(colour) == start
        walked = [board.point(colour, step) for step in range(board.last + 1)]
        assert walked == loop[start:] + loop[:start] + lanes[colour]


@SIZES
def test_no_two_cells_share_a_place_and_all_fit_on_the_grid(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-26"""
    places = board.cells + board.lanes
    assert len(set(places)) == len(places) == len(loop) + 16
    assert {x for x, _ in places} == {y for _, y in places} == set(range(board.width))


@SIZES
def test_each_cell_touches_the_next(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-26: the long loop cuts its inner corners"""
    diagonal = 0
    for (x, y), (next_x, next_y) in zip(
        board.cells, board.cells[1:] + board.cells[:1], strict=True
    ):
        assert max(abs(next_x - x), abs(next_y - y)) == 1
        diagonal += abs(next_x - x) + abs(next_y - y) == 2
    assert diagonal == (4 if board is LONG else 0)


@SIZES
def test_a_lane_begins_beside_its_mouth(
    board: Board, loop: list[Point], lanes: list[list[Point]]
) -> None:
    """FP-C1 FP-26"""
    for colour in range(COLOURS):
        x, y = loop[len(loop) // 4 * colour - 1]
        for next_x, next_y in lanes[colour]:
            assert abs(next_x - x) + abs(next_y - y) == 1
            x, y = next_x, next_y


@pytest.mark.parametrize(("chosen", "board"), [("40", SHORT), ("52", LONG)])
def test_the_host_chooses_between_40_and_52_cells(chosen: str, board: Board) -> None:
    """FP-26"""
    race = track("turn: 0 die 1\npawns 0: 0 1 2 3\npawns 1: 4 5 6 7", loop=chosen)
    assert race.board is board
    assert race.board is board_of(int(chosen))


def test_the_loop_has_40_cells_unless_the_host_says_otherwise() -> None:
    """FP-26"""
    assert Rules(settle(OPTIONS, {})).loop == 40


def test_on_the_long_loop_colours_begin_13_cells_apart_and_turn_in_after_52() -> None:
    """FP-26 FP-P10"""
    race = track(
        """
        turn: 1 die 4
        pawns 0: home home home 47
        pawns 1: home home home 50
        pawns 2: home home home 24
        pawns 3: home home home 37
        """,
        3,
        loop="52",
    )
    play(race, "1 move 50")
    expect(race, "turn: 2 die 3", "pawns 1: 2 home home home")


@pytest.mark.parametrize(("seat", "mouth"), [(0, 51), (1, 12), (2, 25), (3, 38)])
def test_the_mouth_of_each_lane_on_the_long_loop(seat: int, mouth: int) -> None:
    """FP-26 FP-P8"""
    pawns = "\n".join(f"pawns {other}: {mouth} home home home" for other in range(4))
    after = (seat + 1) % 4
    race = track(f"turn: {seat} die 1\n{pawns}", 1, loop="52")
    play(race, f"{seat} move {mouth}")
    expect(race, f"turn: {after} die 1", f"pawns {seat}: lane 1 home home home")
