"""What time running out means in every prompt, and which clock runs."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import expect, keys, play, table, unstopped
from scurry.kernel.rng import ToldRng

TABLE = """
        turn: 0
        deck: taifun stop crash
        0: boost stop parking kometa pryvyd
        1: stop parking
        discard: attention
"""
PROMPTS = {  # the phase: who is asked, the message, the clock, and what silence means
    "": (0, "ask-turn", "turn_seconds", "draw"),
    "window: parking by 0": (1, "ask-window-parking", "window_seconds", "pass"),
    "saving:": (0, "ask-save", "boost_seconds", "boost"),
    "placing:": (0, "ask-place", "boost_seconds", "place random"),
    "giving: 1": (1, "ask-give", "give_seconds", "give random"),
    "naming: triple taifun 1": (0, "ask-name", "turn_seconds", "name boost"),
    "gathering: taifun": (0, "ask-lay", "turn_seconds", "lay boost"),
    "picking: 1": (0, "ask-back", "turn_seconds", "back 0"),
    "rummaging:": (0, "ask-take", "turn_seconds", "take random"),
}


@pytest.mark.parametrize("phase", PROMPTS)
def test_every_prompt_has_a_clock_and_an_answer_for_silence(phase: str) -> None:
    """FC-03 FC-22 FC-44 FC-56"""
    seat, message, clock, silence = PROMPTS[phase]
    game = table(TABLE + phase)
    assert game.pending() == (seat,)
    question = game.question(seat)
    assert (question.message, question.clock) == (message, clock)
    choice = game.silence(seat)
    assert choice is not None
    assert choice.key == silence
    assert silence in keys(game, seat)


def test_who_says_nothing_on_its_turn_draws() -> None:
    """FC-44"""
    game = table(TABLE)
    play(game, f"0 {game.silence(0)}")
    expect(game, "turn: 1 x1", "0: boost stop parking taifun kometa pryvyd")


def test_an_absent_driver_uses_its_boost_and_lets_chance_place_the_crash() -> None:
    """FC-03 FC-44 FC-56"""
    game = table(f"chance: 2\n{TABLE}saving:")
    play(game, f"0 {game.silence(0)}")
    play(game, f"0 {game.silence(0)}")
    expect(game, "turn: 1 x1", "deck: taifun stop crash crash", "discard: attention boost")


def test_a_giver_who_says_nothing_gives_a_random_card() -> None:
    """FC-22"""
    game = table(f"chance: 1\n{TABLE}giving: 1")
    play(game, f"1 {game.silence(1)}")
    expect(game, "1: stop")


def test_a_window_that_nobody_answers_lets_the_card_stand() -> None:
    """FC-56"""
    game = play(table(TABLE), "0 parking")
    play(game, f"1 {game.silence(1)}")
    expect(game, "turn: 1 x1")


def test_who_does_not_choose_from_the_discard_gets_a_random_card() -> None:
    """FC-56"""
    game = table(f"chance: 0\n{TABLE}rummaging:")
    play(game, f"0 {game.silence(0)}")
    expect(game, "0: boost stop parking attention kometa pryvyd", "discard:")


def test_silence_itself_draws_no_chance() -> None:
    """FC-22 FC-56: random is an option, and only choosing it draws"""
    for phase, (seat, _, _, _) in PROMPTS.items():
        game = table(TABLE + phase)
        game.rng = ToldRng([])
        assert game.silence(seat) is game.silence(seat)


def test_a_window_names_the_author_of_the_newest_card() -> None:
    """FC-49"""
    game = table(TABLE)
    play(game, "0 parking", "1 stop")
    assert game.question(0).args == {"author": "#1"}
    assert game.question(0).clauses == ("FC-K3", "FC-49", "FC-41")


def test_a_giver_is_told_who_gets_the_card() -> None:
    """FC-K6"""
    game = unstopped(table(TABLE.replace("0: ", "0: give-way ")), "0 give-way 1")
    assert game.question(1).args == {"turns": 1, "to": "#0"}
    assert game.question(1).clauses == ("FC-K6", "FC-22", "FC-23")
