"""Who arrives when, and how a race that will not end is ranked."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.race import MOST_ROLLS
from scurry.games.forsage_pawns.state import Pawns
from scurry.games.forsage_pawns.tests.tables import expect, listen, play, told, track, why

LAST_STEP = """
    turn: 0 die 1
    pawns 0: lane 2 lane 3 lane 4 39
    pawns 1: home home home 15
    pawns 2: home home 22 27
    pawns 3: home home home 35
"""
DONE = "lane 4 lane 3 lane 2 lane 1"


def ended(race: Pawns) -> tuple[str, tuple[int, ...]]:
    """Why it ended, and the places."""
    outcome = race.outcome()
    assert outcome is not None
    assert race.pending() == ()
    assert all(race.options(seat) == [] for seat in range(race.seats))
    return outcome.reason, outcome.places


def test_the_first_with_four_pawns_at_the_finish_wins_and_the_others_go_on() -> None:
    """FP-P11 FP-19"""
    race = track(LAST_STEP, 2)
    log = listen(race)
    play(race, "0 move 39")
    expect(race, "turn: 1 die 2", f"pawns 0: {DONE} place 1")
    assert race.outcome() is None
    assert told(log)[1] == "event-arrives seat=#0 place=1"


def test_three_pawns_at_the_finish_are_not_enough() -> None:
    """FP-P11"""
    race = play(track(LAST_STEP.replace("39", "38"), 2), "0 move 38")
    expect(race, "turn: 1 die 2", "pawns 0: lane 4 lane 3 lane 2 39")


def test_places_are_taken_in_the_order_of_arriving_and_the_last_by_itself() -> None:
    """FP-P11 FP-19"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: lane 2 lane 3 lane 4 39
        pawns 1: lane 2 lane 3 lane 4 9
        pawns 2: home home home 23
        pawns 3: lane 2 lane 3 lane 4 29
        """,
        2, 1, 1,
    )  # fmt: skip
    log = listen(race)
    play(race, "1 move 9", "2 move 23", "3 move 29", "0 move 39")
    expect(
        race,
        f"pawns 0: {DONE} place 3",
        f"pawns 1: {DONE} place 1",
        "pawns 2: 25 home home home place 4",
        f"pawns 3: {DONE} place 2",
    )
    assert ended(race) == ("outcome-all-home", (3, 1, 4, 2))
    assert [line for line in told(log) if "place" in line] == [
        "event-arrives seat=#1 place=1",
        "event-arrives seat=#3 place=2",
        "event-arrives seat=#0 place=3",
        "event-ranked seat=#2 place=4",
    ]


def test_between_two_the_first_to_arrive_ends_the_race() -> None:
    """FP-P11 FP-19"""
    race = track("""
        turn: 1 die 4
        pawns 0: lane 1 lane 2 lane 3 39
        pawns 1: lane 1 lane 2 lane 3 19
    """)
    play(race, "1 move 19")
    expect(race, f"pawns 1: {DONE} place 1")
    assert ended(race) == ("outcome-all-home", (2, 1))


def test_the_score_is_the_way_all_pawns_have_gone() -> None:
    """FP-28 FP-P11: nothing for a pawn at home, one for the Start, one for each cell after it"""
    race = track("""
        turn: 0 die 4
        pawns 0: lane 1 lane 2 lane 3 39
        pawns 1: home 20 27 lane 1
    """)
    play(race, "0 move 39")
    outcome = race.outcome()
    assert outcome is not None
    assert outcome.scores == (41.0 + 42.0 + 43.0 + 44.0, 0.0 + 1.0 + 8.0 + 41.0)


def test_after_the_end_nobody_moves() -> None:
    """FP-P11"""
    race = play(track(LAST_STEP, stop_at_first=True), "0 move 39")
    for key in ("enter", "move 15", "pass"):
        assert why(race, key, seat=1) == "FP-P11 why-over"
        assert why(race, key, seat=0) == "FP-P11 why-over"


def test_by_a_house_option_the_race_stops_at_the_first() -> None:
    """FP-19 FP-28: the others are ranked by the way their pawns have gone"""
    race = track(LAST_STEP, stop_at_first=True)
    log = listen(race)
    play(race, "0 move 39")
    expect(race, f"pawns 0: {DONE} place 1")
    assert ended(race) == ("outcome-all-home", (1, 3, 2, 4))
    assert told(log)[1:] == [
        "event-arrives seat=#0 place=1",
        "event-ranked seat=#2 place=2",
        "event-ranked seat=#1 place=3",
        "event-ranked seat=#3 place=4",
    ]


def test_without_that_option_the_race_does_not_stop() -> None:
    """FP-19"""
    race = play(track(LAST_STEP, 2, stop_at_first=False), "0 move 39")
    assert race.pending() == (1,)


@pytest.mark.parametrize("unlimited", [True, False])
def test_a_six_that_brings_the_last_pawn_in_gives_no_extra_roll(unlimited: bool) -> None:
    """FP-20"""
    text = LAST_STEP.replace("die 1", "die 6").replace("39", "34")
    race = play(track(text, 2, unlimited_sixes=unlimited), "0 move 34")
    expect(race, "turn: 1 die 2", f"pawns 0: {DONE} place 1")


def test_after_too_many_rolls_the_race_ends() -> None:
    """FP-28"""
    text = LAST_STEP.replace("die 1", f"die 1 rolls {MOST_ROLLS}").replace("39", "37")
    race = track(text)
    log = listen(race)
    play(race, "0 move 37")
    assert ended(race) == ("outcome-too-long", (1, 3, 2, 4))
    assert told(log)[1:] == [
        "event-too-long rolls=10000",
        "event-ranked seat=#0 place=1",
        "event-ranked seat=#2 place=2",
        "event-ranked seat=#1 place=3",
        "event-ranked seat=#3 place=4",
    ]


def test_the_last_roll_that_is_allowed_is_made() -> None:
    """FP-28: the ten thousandth"""
    text = LAST_STEP.replace("die 1", f"die 1 rolls {MOST_ROLLS - 1}").replace("39", "37")
    race = play(track(text, 2), "0 move 37")
    expect(race, "turn: 1 die 2 rolls 10000")
    assert race.pending() == (1,)
    play(race, "1 move 15")
    assert ended(race) == ("outcome-too-long", (1, 3, 2, 4))


def test_rolls_that_move_nothing_count_towards_the_end() -> None:
    """FP-28 FP-27"""
    race = track(
        f"""
        turn: 0 die 1 rolls {MOST_ROLLS - 2}
        pawns 0: home home home 5
        pawns 1: home home home home
        pawns 2: home home home home
        """,
        4, 5,
    )  # fmt: skip
    play(race, "0 move 5")
    expect(race, "pawns 0: 6 home home home place 1")
    assert ended(race) == ("outcome-too-long", (1, 2, 3))


def test_who_had_arrived_keeps_its_place() -> None:
    """FP-28: the others come after, however far they are"""
    race = track(f"""
        turn: 0 die 1 rolls {MOST_ROLLS}
        pawns 0: home home home 5
        pawns 1: {DONE} place 1
        pawns 2: lane 2 lane 3 lane 4 18
    """)
    play(race, "0 move 5")
    assert ended(race) == ("outcome-too-long", (3, 1, 2))


@pytest.mark.parametrize(
    ("first", "places"),
    [(0, (2, 3, 1, 4)), (1, (4, 2, 1, 3)), (2, (3, 4, 1, 2)), (3, (3, 4, 1, 2))],
)
def test_ties_go_by_the_order_of_play_from_the_first_player(
    first: int, places: tuple[int, ...]
) -> None:
    """FP-28"""
    race = track(f"""
        turn: 2 die 1 rolls {MOST_ROLLS} first {first}
        pawns 0: home home home 5
        pawns 1: home home home 15
        pawns 2: home home 20 28
        pawns 3: home home home 35
    """)
    play(race, "2 move 28")
    assert ended(race) == ("outcome-too-long", places)


def test_a_pawn_brought_out_is_farther_than_one_at_home() -> None:
    """FP-28: the Start is a step"""
    race = track(f"""
        turn: 2 die 1 rolls {MOST_ROLLS}
        pawns 0: home home home home
        pawns 1: home home home 10
        pawns 2: home home 20 28
    """)
    play(race, "2 move 28")
    assert ended(race) == ("outcome-too-long", (3, 2, 1))


def test_a_race_that_ends_with_its_last_roll_was_not_cut_short() -> None:
    """FP-28"""
    race = track("""
        turn: 0 die 1 rolls 10000
        pawns 0: lane 2 lane 3 lane 4 39
        pawns 1: home home home 25
    """)
    play(race, "0 move 39")
    outcome = race.outcome()
    assert outcome is not None
    assert outcome.reason == "outcome-all-home"
