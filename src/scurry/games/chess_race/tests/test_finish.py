"""How a race ends."""

from __future__ import annotations

from scurry.games.chess_race.race import MOST_STILL_ROUNDS
from scurry.games.chess_race.tests.tables import hand, listen, phase, play, seen, table, told, why


def test_the_first_on_finish_wins_at_once() -> None:
    """CHS-G1 CR-41: the others rank by king steps to FINISH"""
    game = play(table("b..\naZc\na: king"), "0 king d4")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "outcome-race"
    assert outcome.places == (1, 2, 2)
    assert game.pending() == ()
    assert why(game, 1, "draw") == "CHS-G1 why-over"


def test_a_slide_stops_on_finish() -> None:
    """CR-42"""
    game = table("aZ.\na: rook")
    assert why(game, 0, "rook e3") == "CHS-M1 why-out-of-reach"


def test_by_a_house_option_the_round_is_played_out_for_places() -> None:
    """CR-41 CR-52: who has arrived throws its hand and is touched by nothing"""
    game = table("""
        aZb
        c..
        M..
        a: king cat
        b: king
        turn: moving first 0
        deck: flood pawn*3
        chance: 3 0 0
        options: finish_round=on
    """)
    play(game, "0 king d3")
    assert phase(game) == "drawing"
    assert hand(game, 0) == []
    assert seen(game, None).runners[0].place == 1
    play(game, "1 draw")
    assert seen(game, None).runners[0].cell == "d3"
    play(game, "1 draw", "1 pass", "2 draw", "2 pass")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places[0] == 1
    assert phase(game) == "over"


def test_of_two_who_arrive_in_the_last_round_the_earlier_is_first() -> None:
    """CR-41"""
    game = table("aZb\nc..\na: king\nb: king\ndeck: cat*9\nchance: 0\noptions: finish_round=on")
    play(game, "0 king d3", "1 draw", "1 king d3")
    assert game.outcome() is None
    assert seen(game, None).runners[1].place == 2


def test_thirty_rounds_without_a_movement_end_the_race() -> None:
    """CR-57: the nearest to FINISH wins, ties are shared"""
    still = f"turn: moving mover 1 first 0 still {MOST_STILL_ROUNDS - 1}\n"
    game = table("a.b\n...\n.Z.\n" + still)
    log = listen(game)
    play(game, "1 pass")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "outcome-standstill"
    assert outcome.places == (1, 1)
    assert "event-standstill rounds=30" in told(log, 0)


def test_one_movement_by_card_starts_the_count_anew() -> None:
    """CR-57"""
    moved = f"turn: moving mover 1 first 0 still {MOST_STILL_ROUNDS - 1} moved\n"
    game = play(table("a.b\n...\n.Z.\n" + moved), "1 pass")
    assert phase(game) == "drawing"
    assert seen(game, None).still == 0


def test_by_a_house_option_there_is_no_such_end() -> None:
    """CR-57"""
    still = f"turn: moving mover 1 first 0 still {MOST_STILL_ROUNDS - 1}\n"
    game = play(table("a.b\n.Z.\n" + still + "options: no_round_limit=on"), "1 pass")
    assert phase(game) == "drawing"
