"""The contract on every named board, on random ones and on ones that hypothesis draws."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scurry.games.chess_race import game
from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import BOARD_NAMES
from scurry.games.chess_race.plans import code_of, parse_picture
from scurry.kernel.options import Value
from scurry.testkit.contract import examine, patient
from scurry.testkit.positions import Deal

SIGNS = ".......AOVBTMLKDFNW"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_contract_holds_on_every_named_board(board: str, seats: int) -> None:
    """CHS-S2"""
    assert examine(game, Deal(seats, seats, {"board": board}), looks=3) > 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_the_contract_holds_on_random_boards(difficulty: str, seats: int) -> None:
    """CHS-B3"""
    for seed in range(2):
        options: dict[str, Value] = {"board": "random", "random_difficulty": difficulty}
        options["random_size"] = 30 + seed
        assert examine(game, Deal(seats, seed, options), looks=3) > 0


@st.composite
def codes(draw: st.DrawFn) -> str:
    """A small board of any shape, START in the first row and FINISH in the last."""
    rows = draw(st.integers(3, 6))
    width = draw(st.integers(5, 8))
    picture = [
        draw(st.text(alphabet=SIGNS + "__", min_size=width, max_size=width)) for _ in range(rows)
    ]
    picture[0] = "S" + picture[0][1:]
    picture[-1] = picture[-1][:-1] + "Z"
    return code_of(parse_picture("\n".join(picture)))


@given(code=codes(), seats=st.integers(1, 4), seed=st.integers(0, 999))
@patient(10)
def test_the_contract_holds_on_drawn_boards(code: str, seats: int, seed: int) -> None:
    """CHS-S1 CHS-B1"""
    options: dict[str, Value] = {"board_code": code, "boxes": 4}
    assume(game.objection(seats, game.settled(options)) is None)
    assert examine(game, Deal(seats, seed, options), looks=3) > 0


@given(code=codes(), seed=st.integers(0, 999))
def test_any_earthquake_leaves_the_board_in_one_piece(code: str, seed: int) -> None:
    """CHS-E1 CR-27"""
    assume(game.objection(1, game.settled({"board_code": code, "boxes": 4})) is None)
    state = game.start(1, seed, None, None, board_code=code, boxes=4)
    for choice in range(seed % 40):
        options = state.options(0)
        if not options:
            break
        state.apply(0, options[(seed + choice * 7) % len(options)])
        board = getattr(state, "board")  # noqa: B009
        assert isinstance(board, Board)
        assert board.is_whole()
