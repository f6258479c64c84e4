"""What a player is asked, on which clock, and what saying nothing means."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, keys, play, track


@pytest.mark.parametrize(
    ("die", "pawns", "silence"),
    [
        (6, "home home 5 12", "move 12"),
        (3, "home 5 12 lane 1", "move lane 1"),
        (4, "home 5 12 lane 1", "move 12"),  # the farther pawn cannot go
        (6, "home 6 12 38", "move 12"),
        (6, "home 6 lane 3 lane 4", "move 6"),
        (6, "home lane 2 lane 3 lane 4", "enter"),  # nothing else can go
    ],
)
@pytest.mark.parametrize("may_pass", [True, False])
def test_silence_moves_the_pawn_farthest_along_that_can_go(
    die: int, pawns: str, silence: str, may_pass: bool
) -> None:
    """FP-29: bringing one out is the last resort; silence never passes"""
    text = f"turn: 0 die {die}\npawns 0: {pawns}\npawns 1: home home home 25"
    race = track(text, may_pass=may_pass)
    choice = race.silence(0)
    assert choice is not None
    assert choice.key == silence
    assert choice.key == keys(race)[0]


def test_farthest_is_counted_from_ones_own_start() -> None:
    """FP-29: 5 is farther than 35 for the colour that starts on 20"""
    race = track(
        """
        turn: 1 die 3
        pawns 0: home home home 12
        pawns 1: home home 5 35
        """,
        1,
    )
    assert keys(race) == ["move 5", "move 35"]
    play(race, f"1 {race.silence(1)}")
    expect(race, "turn: 0 die 1", "pawns 1: 8 35 home home")


@pytest.mark.parametrize(
    ("die", "clauses"),
    [
        (5, ("FP-P3", "FP-P5", "FP-P8")),
        (6, ("FP-P3", "FP-P5", "FP-P8", "FP-P4", "FP-P2")),
    ],
)
def test_the_question_names_the_die_and_its_clauses(die: int, clauses: tuple[str, ...]) -> None:
    """FP-29 FP-P2 FP-P3 FP-P4 FP-P5 FP-P8"""
    race = track(f"""
        turn: 1 die {die} serial 3
        pawns 0: home home home 12
        pawns 1: home home home 35
    """)
    assert race.pending() == (1,)
    question = race.question(1)
    assert (question.kind, question.message, question.args) == ("turn", "ask-move", {"die": die})
    assert (question.clauses, question.clock, question.serial) == (clauses, "turn_seconds", 3)


def test_every_move_is_a_new_question() -> None:
    """FP-27: an answer to the roll before is stale, though the same player is asked"""
    race = track(
        """
        turn: 0 die 6
        pawns 0: home home home 12
        pawns 1: home home home 35
        """,
        3,
    )
    before = race.question(0).serial
    play(race, "0 move 12")
    assert race.pending() == (0,)
    assert race.question(0).serial == before + 1
