"""The board workshop: check, random boards, quick races."""

from __future__ import annotations

import pytest

from scurry.games.chess_race import game as chess
from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import boxes_for, most_tiles, tile_stock
from scurry.games.chess_race.inspection import inspect, passes
from scurry.games.chess_race.making import WANTED, make_board
from scurry.games.chess_race.plans import code_of, parse_picture
from scurry.games.chess_race.routes import cheapest, crossed
from scurry.games.chess_race.tests.tables import begin
from scurry.games.chess_race.trial import race_once
from scurry.kernel.workshop import BadDesign, Trial, Workshop
from scurry.words import LANGUAGES, Words

GOOD = "S.T.O-..M..-.L..Z"
FILE = 'game = "chess_race"\nname = "mine"\npicture = """\nS.T.O\n..M..\n.L..Z\n"""\n'


def workshop() -> Workshop:
    found = chess.workshop()
    assert found is not None
    return found


def findings(picture: str) -> list[str]:
    board = Board(parse_picture(picture), 0)
    return [f"{found.clause} {found.message}" for found in inspect(board, tile_stock())]


def test_a_good_board_is_measured_and_shown_a_way() -> None:
    """CHS-B2 CHS-B4"""
    found = {finding.message: finding.args for finding in workshop().check(GOOD)}
    assert found == {
        "check-measures": {"tiles": 15, "bonus": 1, "obstacles": 3},
        "check-distance": {"distance": 4, "par": 6},
        "check-free-way": {},
        "check-route": {"cells": ("c3", "d4", "e5", "f4", "g5")},
    }


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        ("S....\n....Z", "check-few"),
        ("SS...\n.....\n....Z", "check-starts"),
        ("S....\n.....\n.....", "check-finishes"),
        ("S....\n.....\n.__.Z\n_____\n.....", "check-broken"),
        ("S..Z.\n.....\n.....", "check-near"),
        ("SAAAA\n.....\n....Z", "check-stock"),
    ],
)
def test_what_forbids_a_race_is_said(picture: str, message: str) -> None:
    """CHS-B2"""
    assert findings(picture) == [f"CHS-B2 {message}"]


def test_corners_alone_do_not_hold_a_board_together() -> None:
    """CHS-B2"""
    assert "CHS-B2 check-broken" in findings("S....\n.....\n_____\n_____\n.....\n....Z")
    assert "CHS-B2 check-broken" in findings("S.....\n......\n______.\n______Z")


def test_an_obstacle_that_cannot_be_walked_round_is_warned_of() -> None:
    """CHS-S1 CHS-B2: warned of, not forbidden"""
    narrow = "S..___\n...T..\n..._..\n_____Z"
    assert "CHS-S1 check-corridor" in findings(narrow)
    assert "CHS-S1 check-corridor" not in findings(narrow.replace("T", "."))


def test_the_items_of_the_easiest_way_are_named() -> None:
    """CHS-B2: those of the start first, others if need be"""
    board = "S..{0}..\n...{0}..\n...{0}.Z"
    assert "CHS-B2 check-basic-way" in findings(board.format("L"))
    assert "CHS-B2 check-hard-way" in findings("S..N..\n...N..\n...D.Z")
    (needs,) = [
        found
        for found in inspect(Board(parse_picture("S..N..\n...N..\n...D.Z"), 0), tile_stock())
        if found.message == "check-hard-way"
    ]
    assert needs.args == {"count": 1, "items": ("@means-torch",)}


def test_every_finding_has_words_in_every_language() -> None:
    """CHS-B2"""
    pictures = [
        "S..\n..Z", "SS...\n.....\n....Z", "S....\n.....\n.....", "S....\n.....\n_____\n....Z",
        "S..Z.\n.....\n.....", "SAAAA\n.....\n....Z", "S..N..\n...N..\n...D.Z",
        "S..L..\n...L..\n...L.Z", "S..___\n...T..\n..._..\n_____Z", "S.....\n......\n.....Z",
    ]  # fmt: skip
    said = set()
    for picture in pictures:
        for found in inspect(Board(parse_picture(picture), 0), tile_stock()):
            said.add(found.message)
            for lang in LANGUAGES:
                assert Words(lang, chess).say(found.message, found.args)
    assert len(said) == 13


# Random boards.


@pytest.mark.parametrize("difficulty", sorted(WANTED))
def test_every_random_board_passes_the_check_and_a_race_on_it_ends(difficulty: str) -> None:
    """CHS-B3: 1,000 seeds in all, of every size"""
    options = chess.settled({})
    for seed in range(sorted(WANTED).index(difficulty), 1000, 3):
        size = 12 + seed * 7 % 37
        tiles = make_board(seed, size, difficulty, 1)
        board = Board(tiles, 0)
        assert len(board.laid) == size
        assert passes(board, tile_stock()), code_of(tiles)
        trial = Trial(2)
        race_once(trial, 2, seed, {**options, "board_code": code_of(tiles)})
        assert trial.games == 1


def test_the_same_seed_makes_the_same_board() -> None:
    """CHS-B3"""
    assert make_board(5, 48, "hard", 1) == make_board(5, 48, "hard", 1)
    assert make_board(5, 48, "hard", 1) != make_board(6, 48, "hard", 1)


def test_difficulty_says_how_many_obstacles_are_in_the_way() -> None:
    """CHS-B3"""
    means = {}
    for difficulty in WANTED:
        boards = [Board(make_board(seed, 48, difficulty, 1), 0) for seed in range(20)]
        ways = [(board, cheapest(board, basic_only=True)) for board in boards]
        means[difficulty] = sum(len(crossed(board, way)) for board, way in ways if way) / 20
    assert means["easy"] <= 1 < 2 <= means["medium"] <= 3 < means["hard"]


@pytest.mark.parametrize("size", [12, 13, 48, 94, 186])
def test_boards_of_every_size_use_no_more_than_their_boxes_hold(size: int) -> None:
    """CHS-C1 CHS-B3"""
    boxes = boxes_for(size)
    assert most_tiles(boxes) >= size > most_tiles(boxes - 1) or boxes == 1
    board = Board(make_board(1, size, "medium", boxes), 0)
    assert len(board.laid) == size
    assert passes(board, [count * boxes for count in tile_stock()])


# Designs as files and codes.


def test_a_design_is_a_file_or_a_code_and_can_be_played() -> None:
    """CHS-B1"""
    assert workshop().code(FILE) == workshop().code(GOOD) == GOOD
    assert workshop().options(FILE) == {"board_code": GOOD, "boxes": "1"}
    assert begin(2, 0, **workshop().options(FILE)).plan == GOOD
    assert "S" in workshop().draw(FILE)
    made = workshop().make(7, 60, "easy")
    assert workshop().options(made)["boxes"] == "2"
    assert not any(finding.is_fault for finding in workshop().check(made))
    assert workshop().options(workshop().code(made))["boxes"] == "2"


@pytest.mark.parametrize(
    ("design", "sentence"),
    [
        (FILE.replace(".L..Z", ".L.?Z"), "picture: row 3, square 4: '?' is no tile"),
        (FILE.replace("picture", "drawing"), "no field 'drawing'"),
        (FILE.replace("chess_race", "go"), "a board for go"),
        (FILE.replace('"""', ""), "this is no board file: .*line 3"),
        (FILE + "boxes = 9", "boxes must be a whole number from 1 to 4, not 9"),
        ("name = 'x'", "'picture' is missing"),
        ("S..Q", "'Q' is no tile"),
        ("x" * 20_000, "at most 10000 signs"),
    ],
)
def test_a_bad_design_is_refused_with_the_place(design: str, sentence: str) -> None:
    """CHS-B1"""
    with pytest.raises(BadDesign, match=sentence.replace("'?'", r"'\?'")):
        workshop().check(design)


@pytest.mark.parametrize(("size", "difficulty"), [(11, "easy"), (187, "easy"), (48, "mean")])
def test_what_cannot_be_made_is_said(size: int, difficulty: str) -> None:
    """CHS-B3"""
    with pytest.raises(BadDesign):
        workshop().make(1, size, difficulty)


# Quick races.


def test_quick_races_tell_length_and_fairness() -> None:
    """CHS-B2"""
    done: list[int] = []

    def progress(games: int) -> bool:
        done.append(games)
        return True

    trial = workshop().trial(GOOD, 3, 40, 1, progress)
    assert trial.games == 40
    assert done == list(range(1, 41))
    assert sum(trial.won) == pytest.approx(40.0)
    assert len(trial.lengths) == 40


def test_a_trial_can_be_stopped() -> None:
    """CHS-B2"""
    assert workshop().trial(GOOD, 2, 1000, 1, lambda games: games < 5).games == 5


def test_a_faulty_board_is_not_tried_out() -> None:
    """CHS-B2"""
    with pytest.raises(BadDesign, match="at least 12 tiles"):
        workshop().trial("S..Z", 2, 10, 1, lambda games: True)
