"""Three paces: a race in real time, turns without hurry, and a buzzer on one screen."""

from __future__ import annotations

from statistics import median

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.cards import NAMES
from scurry.games.holey_cheese.tests.tables import (
    asked,
    keys,
    listen,
    message,
    phase,
    play,
    seen,
    shows,
    table,
    together,
    told,
    why,
)
from scurry.kernel.notebook import Wits
from scurry.kernel.question import RACE, TURN
from scurry.kernel.rng import seeded

NUMBER = """
    turn: roller 1 dice clockwise 3
    ring: cheese(m) apple bread corn egg fish
    stock 0: tomato
    stock 1: banana
    stock 2: carrot
"""
PAW = NUMBER.replace("clockwise 3", "clockwise paw")
TAPPING = """
    turn: roller 1
    ring: cheese(m) apple/0.1 bread cheese egg(c) fish/1.2
    stock 0: tomato
    stock 1: banana
    stock 2: carrot
    options: mode=advanced
    rolls: paw
"""


def kinds(game_text: str) -> set[str]:
    game = table(game_text)
    return {game.question(seat).kind for seat in game.pending()}


# The race.


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_a_race_answers_count_in_the_order_they_come(first: int) -> None:
    """CHE-O1 DS-05: the server brings them in the order of the players' own clocks"""
    game = table(f"{NUMBER}\noptions: wait_for_all=on")
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        play(game, f"{seat} name corn")
    shows(game, f"ring: cheese apple bread corn/{first}.1(m) egg fish")


def test_what_is_raced_for_is_asked_as_a_race() -> None:
    """CHE-O1"""
    assert kinds(NUMBER) == kinds(PAW) == {RACE}
    assert kinds(TAPPING.replace("rolls: paw", "")) == {TURN}  # to be ready is no race
    tapping = together(table(TAPPING), "ready")
    assert {tapping.question(seat).kind for seat in range(3)} == {RACE}
    prize = play(table(PAW), "0 slap")
    assert prize.question(0).kind == TURN


def test_an_answer_voids_nobody_elses() -> None:
    """CHE-O1 CHE-O2: who still thinks is asked the same as before"""
    game = table(NUMBER)
    serial = game.question(2).serial
    play(game, "0 name egg", "1 pass")
    assert game.question(2).serial == serial


def test_an_old_answer_does_not_fit_a_new_question() -> None:
    """CHE-O1 CHE-O2: each has a serial of its own"""
    game = table(f"{NUMBER.replace('dice clockwise 3', '')}\nrolls: paw, clockwise 3")
    serials = [game.question(0).serial]
    together(game, "ready")
    serials.append(game.question(0).serial)
    play(game, "0 slap")
    serials.append(game.question(0).serial)
    play(game, "0 decline")
    serials.append(game.question(0).serial)
    together(game, "ready")
    serials.append(game.question(0).serial)
    assert len({*serials}) == 5


# Turns.


@pytest.mark.parametrize(("roller", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_at_the_pace_of_turns_the_roller_comes_first(roller: int, winner: int) -> None:
    """CHE-O1: all answer in secret, and the order is clockwise from the roller"""
    text = NUMBER.replace("roller 1", f"roller {roller}")
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = table(f"{text}\noptions: pace=turns\nrolls: paw")
        play(game, *(f"{seat} name corn" for seat in order))
        shows(game, f"ring: cheese apple bread corn/{winner}.1(m) egg fish")


def test_at_the_pace_of_turns_the_next_who_is_right_wins() -> None:
    """CHE-O1 DS-05"""
    game = table(f"{NUMBER}\noptions: pace=turns\nrolls: paw")
    log = listen(game)
    play(game, "0 name corn", "2 name corn", "1 name egg")
    shows(game, "ring: cheese apple bread corn/2.1(m) egg fish")
    assert told(log)[:7] == [
        "event-answered seat=#0",
        "event-answered seat=#2",
        "event-answered seat=#1",
        "event-says-wrong seat=#1 product=@product-egg",
        "event-says-right seat=#2 product=@product-corn",
        "event-says-right seat=#0 product=@product-corn",
        "event-right seat=#2",
    ]


def test_at_the_pace_of_turns_a_slap_is_won_by_the_roller_or_the_next() -> None:
    """CHE-O1 DS-22 CHE-R5"""
    game = table(f"{PAW}\noptions: pace=turns")
    play(game, "0 slap", "2 slap")
    assert asked(game) == [1]
    assert asked(play(game, "1 slap")) == [1]
    game = play(table(f"{PAW}\noptions: pace=turns"), "0 slap", "2 slap", "1 pass")
    assert (message(game), asked(game)) == ("ask-prize", [2])


def test_at_the_pace_of_turns_cheeses_are_tapped_one_after_the_other() -> None:
    """CHE-O1 CHE-A4: from the roller on"""
    game = table(f"{TAPPING.replace('roller 1', 'roller 0 dice clockwise 2')}\noptions: pace=turns")
    together(game, "pass")
    assert (phase(game), seen(game).roller, asked(game)) == ("tapping", 1, [1])
    assert why(game, 2, "tap 1") == "CHE-A4 why-not-you"
    play(game, "1 tap 2")
    assert asked(game) == [1]  # a second try
    assert why(game, 1, "tap 2") == "DS-51 why-tapped"
    play(game, "1 tap 3")
    assert asked(game) == [2]
    play(game, "2 tap 1")
    assert asked(game) == [0]
    play(game, "0 tap 1")
    assert asked(game) == [0]
    play(game, "0 tap 4")
    assert (message(game), asked(game)) == ("ask-take-back", [1])


def test_at_the_pace_of_turns_nothing_is_a_race_and_nothing_is_locked() -> None:
    """CHE-O1"""
    turns = "\noptions: pace=turns"
    assert kinds(NUMBER + turns) == kinds(PAW + turns) == {TURN}
    game = table(f"{TAPPING.replace('roller 1', 'roller 0 dice clockwise 2')}{turns}")
    together(game, "pass")
    play(game, "1 tap 2")
    assert (game.question(1).kind, game.question(1).lock) == (TURN, 0)


# The buzzer.


BUZZ = f"{NUMBER.replace('turn:', 'turn: phase buzzing')}\noptions: pace=buzz"


def test_on_one_screen_one_buzzes_first_and_then_names() -> None:
    """CHE-O5"""
    game = table(
        f"{NUMBER.replace('dice clockwise 3', '')}\noptions: pace=buzz\nrolls: clockwise 3"
    )
    together(game, "ready")
    assert (phase(game), message(game), asked(game)) == ("buzzing", "ask-buzz", [0, 1, 2])
    assert [keys(game, seat) for seat in range(3)] == [["buzz", "pass"]] * 3
    assert game.question(0).args == {"round": 1, "direction": "@direction-clockwise", "steps": 3}
    log = listen(game)
    play(game, "2 buzz")
    assert told(log) == ["event-buzzes seat=#2"]
    assert (phase(game), message(game), asked(game)) == ("naming", "ask-name", [2])
    assert keys(game, 2) == [*(f"name {name}" for name in NAMES), "pass"]
    assert (seen(game).winner, game.question(2).kind) == (2, TURN)
    play(game, "2 name corn")
    shows(game, "ring: cheese apple bread corn/2.1(m) egg fish")


def test_after_a_wrong_answer_the_next_buzz_counts() -> None:
    """CHE-O5 CHE-O2 DS-03"""
    game = play(table(BUZZ), "2 buzz", "2 name egg")
    assert (phase(game), asked(game), seen(game).winner) == ("buzzing", [0, 1], None)
    assert why(game, 2, "buzz") == "CHE-O2 why-answered"
    assert why(game, 2, "name corn") == "CHE-O2 why-answered"
    play(game, "0 buzz", "0 name corn")
    shows(game, "ring: cheese apple bread corn/0.1(m) egg fish")


def test_to_buzz_and_to_name_are_two_questions_each_with_its_own_clock() -> None:
    """CHE-O5 CHE-O1: and the next buzz is a third"""
    game = table(BUZZ)
    asked_first = game.question(2)
    asked_then = play(game, "2 buzz").question(2)
    asked_again = play(game, "2 name egg").question(1)
    assert len({q.serial for q in (asked_first, asked_then, asked_again)}) == 3
    clocks = [q.clock for q in (asked_first, asked_then, asked_again)]
    assert clocks == ["answer_seconds", "buzz_seconds", "answer_seconds"]


def test_no_answer_after_a_buzz_is_a_wrong_one() -> None:
    """CHE-O5 DS-34"""
    game = play(table(BUZZ), "2 buzz", "2 pass")
    assert (phase(game), asked(game)) == ("buzzing", [0, 1])


def test_by_a_house_option_no_answer_after_a_buzz_costs_a_card_as_a_wrong_one_does() -> None:
    """CHE-O5 DS-04: or one could keep others from answering for nothing"""
    text = BUZZ.replace("egg fish", "egg/0.1 fish/2.2").replace("corn", "corn/1.3")
    game = table(f"{text}\noptions: wrong_costs=on")
    log = listen(game)
    play(game, "2 buzz", "2 pass", "0 pass", "1 buzz", "1 name corn")
    assert (message(game), asked(game)) == ("ask-take-back", [2])
    assert "event-says-right seat=#1 product=@product-corn" in told(log)
    assert not any("says-wrong" in line for line in told(log))


def test_nobody_has_to_buzz() -> None:
    """CHE-O5 CHE-R6"""
    game = play(table(BUZZ), "2 pass", "0 pass")
    assert (phase(game), asked(game)) == ("buzzing", [1])
    play(game, "1 buzz", "1 name egg")
    shows(game, "ring: cheese apple bread corn(m) egg fish")
    assert phase(game) == "ready"


def test_one_answers_only_after_the_own_buzz() -> None:
    """CHE-O5"""
    game = table(BUZZ)
    assert why(game, 0, "name corn") == "CHE-O5 why-buzz-first"
    assert why(game, 0, "slap") == "CHE-O5 why-buzz-only"
    play(game, "1 buzz")
    assert why(game, 0, "name corn") == "CHE-O5 why-other-buzzed"
    assert why(game, 0, "buzz") == "CHE-O5 why-other-buzzed"
    assert why(game, 1, "slap") == "CHE-O5 why-buzz-only"
    assert why(game, 0, "pass") == "DS-34 why-not-you"


def test_by_a_house_option_one_may_buzz_again() -> None:
    """CHE-O5 DS-03"""
    game = table(f"{BUZZ}\noptions: many_answers=on")
    play(game, "2 buzz", "2 name egg")
    assert (phase(game), asked(game)) == ("buzzing", [0, 1, 2])
    assert [game.question(seat).lock for seat in range(3)] == [0, 0, 2000]
    play(game, "2 buzz")
    assert game.question(2).lock == 0  # it has waited before it buzzed
    assert why(game, 2, "name egg") == "DS-03 why-named"
    play(game, "2 name fish", "0 buzz", "0 name egg", "2 buzz", "2 name corn")
    shows(game, "ring: cheese apple bread corn/2.1(m) egg fish")


def test_the_paw_is_slapped_without_a_buzz() -> None:
    """CHE-O5 CHE-R5: the own key is the slap"""
    game = table(f"{NUMBER.replace('dice clockwise 3', '')}\noptions: pace=buzz\nrolls: paw")
    together(game, "ready")
    assert (phase(game), keys(game, 0)) == ("racing", ["slap", "pass"])
    play(game, "1 slap")
    assert (message(game), asked(game)) == ("ask-prize", [1])


def test_a_cheese_is_tapped_after_a_buzz() -> None:
    """CHE-O5 CHE-A4 DS-51"""
    game = table(f"{TAPPING}\noptions: pace=buzz")
    together(game, "ready")
    assert (phase(game), message(game), asked(game)) == ("buzzing", "ask-buzz-tap", [0, 1, 2])
    assert why(game, 0, "tap 1") == "CHE-O5 why-buzz-first"
    assert why(game, 0, "slap") == "CHE-A4 why-tap-cheese"
    play(game, "2 buzz")
    assert (phase(game), asked(game), game.question(2).kind) == ("tapping", [2], TURN)
    assert why(game, 0, "tap 1") == "CHE-A4 why-not-you"
    assert why(game, 0, "buzz") == "CHE-O5 why-other-buzzed"
    play(game, "2 tap 2")
    assert (phase(game), asked(game), seen(game).winner) == ("buzzing", [0, 1, 2], None)
    assert [game.question(seat).lock for seat in range(3)] == [0, 0, 1000]
    play(game, "0 buzz", "0 tap 1")
    assert (phase(game), asked(game), seen(game).safe) == ("buzzing", [1, 2], [0])
    play(game, "1 pass", "2 buzz")
    assert game.question(2).lock == 0
    play(game, "2 tap 3")
    assert (message(game), asked(game)) == ("ask-take-back", [1])


def test_who_buzzes_for_a_cheese_and_taps_none_is_out() -> None:
    """CHE-O5 DS-34"""
    game = together(table(f"{TAPPING}\noptions: pace=buzz"), "ready")
    play(game, "0 buzz", "0 pass")
    assert (phase(game), asked(game)) == ("buzzing", [1, 2])


@pytest.mark.parametrize("pace", ["race", "turns"])
def test_at_another_pace_nobody_buzzes(pace: str) -> None:
    """CHE-O5"""
    assert why(table(f"{NUMBER}\noptions: pace={pace}"), 0, "buzz") == "CHE-O5 why-no-buzzing"


# Bots.


def answer_time(text: str, slowness: float = 1.0) -> float:
    """How long a bot takes, half of the times."""
    game = table(text)
    notebook = cheese.guide.notebook(0, Wits(8.0, slowness, 0.0), seeded(1))
    return median(notebook.seconds(game, seeded(seed)) for seed in range(200))


def test_a_bot_takes_its_time_as_people_do() -> None:
    """CHE-O4: by the step, more for what is covered, little for a slap, and by its level"""
    usual = answer_time(NUMBER)
    assert 2.6 < usual < 4.2
    assert answer_time(NUMBER.replace("clockwise 3", "clockwise 6")) > usual
    assert answer_time(NUMBER.replace("corn", "corn/1.1")) > usual
    assert answer_time(PAW) < usual / 2
    assert answer_time(NUMBER, 2.0) > 1.5 * usual
