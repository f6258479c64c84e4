"""The first position."""

from __future__ import annotations

import pytest

from scurry.games.chess_race import game as chess
from scurry.games.chess_race.tests.tables import begin, cells, hand, seen
from scurry.kernel.game import BadStart
from scurry.kernel.options import BadOption, Value

START_SET = ["king", "knight", "cat", "rope", "boat"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_on_start_with_the_same_five_cards(seats: int) -> None:
    """CHS-S3 CHS-S4 CHS-C2"""
    game = begin(seats, 1)
    start = cells(game)[0]
    assert cells(game) == [start] * seats
    assert game.board.start == game.pawns[0]
    assert all(hand(game, seat) == START_SET for seat in range(seats))
    assert seen(game, None).deck == 100 - 5 * seats


def test_start_cards_of_absent_players_are_in_the_deck_or_in_the_box() -> None:
    """CR-45"""
    assert seen(begin(2), None).deck == 90
    assert seen(begin(2, absent_boxed=True), None).deck == 80
    assert seen(begin(4, absent_boxed=True), None).deck == 80


def test_chance_or_the_host_says_who_begins() -> None:
    """CHS-S4 CR-46"""
    assert {seen(begin(4, seed), None).mover for seed in range(40)} == {0, 1, 2, 3}
    assert seen(begin(4, 1, first="seat-2"), None).mover == 2
    assert seen(begin(2, 1, first="seat-3"), None).mover in (0, 1)


def test_further_boxes_bring_cards_only_if_the_host_says_so() -> None:
    """CR-56: start sets are dealt once"""
    assert seen(begin(2, boxes=3), None).deck == 90
    assert seen(begin(2, boxes=3, deck_per_box=True), None).deck == 290
    assert hand(begin(2, boxes=3, deck_per_box=True), 0) == START_SET


def test_by_a_house_option_there_are_two_of_each_unusual_card() -> None:
    """CHS-C3"""
    usual, more = begin(2).inventory(), begin(2, unusual_twice=True).inventory()
    assert (usual["offroad"], usual["insurance"], usual["honey"], usual["torch"]) == (1, 1, 3, 3)
    assert (more["offroad"], more["insurance"], more["honey"], more["torch"]) == (2, 2, 2, 2)
    assert seen(begin(2, unusual_twice=True), None).policies == 2


def test_a_board_is_given_by_name_by_code_or_by_chance() -> None:
    """CHS-S1 CHS-S2 CHS-B3"""
    assert seen(begin(2, board="circus"), None).code.startswith("3LZ-2VWT.")
    assert seen(begin(2, board_code="S.T.O-..M..-.L..Z"), None).code == "S.T.O-..M..-.L..Z"
    codes = {seen(begin(2, seed, board="random"), None).code for seed in range(5)}
    assert len(codes) == 5
    small = begin(2, 3, board="random", random_size=20, random_difficulty="easy")
    assert len(small.board.laid) == 20
    huge = begin(2, 3, board="random", random_size=186, boxes=2)
    assert len(huge.board.laid) == 94  # two boxes have no more


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"board_code": "S....Z"}, "at least 12 tiles, not 6"),
        ({"board_code": "S.....-......-....SZ"}, "exactly one START, not 2"),
        ({"board_code": "S.....-......"}, "exactly one FINISH, not 0"),
        ({"board_code": "S.....-......-3..Z-8."}, "hang together"),
        ({"board_code": "......-SZ...."}, "1 king steps from START"),
        ({"board_code": "S.DD..-......Z"}, "2 tiles of the kind dragon, but only 1"),
        ({"board_code": "S.T.x"}, "'x' is no tile"),
        ({"board_code": "99S"}, "wider than any board"),
        ({"board_code": "-" * 20}, "cannot be empty"),
        ({"board_code": "." * 17}, "17 squares wide, but 16"),
    ],
)
def test_a_board_nobody_can_race_on_is_refused_in_a_sentence(
    options: dict[str, Value], sentence: str
) -> None:
    """CHS-S1 CHS-B2"""
    with pytest.raises(BadStart, match="board_code: ") as refused:
        chess.start(2, 1, None, None, **options)
    assert sentence in str(refused.value)


def test_a_huge_code_is_refused_before_it_is_read() -> None:
    """CHS-B1"""
    with pytest.raises(BadOption, match="at most 272 signs") as refused:
        begin(2, board_code="S" * 1_000_000)
    assert len(str(refused.value)) < 200


def test_further_boxes_allow_more_tiles_of_a_kind() -> None:
    """CHS-C1"""
    assert begin(2, board_code="S.DD..-......Z", boxes=2).board.laid
