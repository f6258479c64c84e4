"""What is asked, for how long, and what saying nothing means."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import table

ROW = "row: jump idea straight swap step diagonal"


def silence(game: Rats, seat: int) -> str:
    choice = game.silence(seat)
    assert choice in game.options(seat)
    return choice.key


PLACING = f"""
    track: I 1 II'
    turn: placing first 1 at 1
    {ROW}
    a: off
    b: A1
"""
DISCARDING = f"""
    track: I 1 II'
    turn: discarding round 0
    {ROW}
    a: A1 hand step swap diagonal owed 2
    b: B1
"""
BIDDING = f"""
    track: I 1 II'
    turn: bidding round 3
    {ROW}
    a: A1 hand step swap diagonal
    b: B1
"""
PEPPER = f"""
    track: I 1 II'
    turn: pepper round 3
    {ROW}
    a: A1 pepper laid step
    b: B1 laid jump
"""
ACTING = f"""
    track: I 1 II'
    turn: acting round 3
    order: 0
    {ROW}
    a: A1 sugar laid step
    b: B1
"""
TOKEN = f"""
    track: I 1 II'
    turn: token places 18
    {ROW}
    a: off
    b: off
    options: mode=tournament
"""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (PLACING, "place B1"),  # the topmost free flag
        (DISCARDING, "discard swap"),  # the first card in the order row
        (BIDDING, "bid swap"),
        (PEPPER, "keep pepper"),
        (ACTING, "pass"),
        (TOKEN, "token sugar"),
        (TOKEN.replace("a: off", "a: off pepper"), "token keep"),
        (TOKEN.replace("a: off", "a: off sugar"), "token keep"),
    ],
)
def test_silence_has_a_meaning_at_every_question(text: str, meant: str) -> None:
    """RF-75"""
    assert silence(table(text), 0) == meant


@pytest.mark.parametrize(
    ("text", "message", "clock", "args"),
    [
        (PLACING, "ask-place", "turn_seconds", {"round": 0}),
        (DISCARDING, "ask-discard", "turn_seconds", {"round": 0, "count": 2}),
        (BIDDING, "ask-bid", "bid_seconds", {"round": 3}),
        (PEPPER, "ask-pepper", "turn_seconds", {"round": 3}),
        (ACTING, "ask-act", "turn_seconds", {"round": 3, "card": "@action-step"}),
        (TOKEN, "ask-token", "turn_seconds", {"round": 0}),
    ],
)
def test_every_question_has_a_clock(
    text: str, message: str, clock: str, args: dict[str, int | str]
) -> None:
    """RF-75"""
    question = table(text).question(0)
    assert (question.message, question.clock, question.args) == (message, clock, args)
    assert question.kind == ("window" if message == "ask-pepper" else "turn")
    assert question.clauses


@pytest.mark.parametrize("text", [PLACING, DISCARDING, BIDDING, PEPPER, ACTING])
def test_an_answer_makes_the_question_another_one(text: str) -> None:
    """RF-75: so a late answer to the old one is told apart"""
    game = table(text)
    old = game.question(0).serial
    choice = game.silence(0)
    assert choice is not None
    game.apply(0, choice)
    asked = game.pending()
    assert 0 not in asked or game.question(0).serial != old


def test_secret_discards_one_after_another_are_different_questions() -> None:
    """RF-03 RF-75: while another's discard changes nothing"""
    game = table(DISCARDING.replace("b: B1", "b: B1 owed 1") + "    options: discards_secret=on")
    mine, theirs = game.question(0).serial, game.question(1).serial
    choice = game.silence(0)
    assert choice is not None
    game.apply(0, choice)
    assert game.question(0).serial != mine
    assert game.question(1).serial == theirs
