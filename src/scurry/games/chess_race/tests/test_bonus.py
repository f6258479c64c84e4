"""Bonus cells and the Treasure."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import (
    cells,
    hand,
    keys,
    listen,
    phase,
    play,
    reach,
    seen,
    table,
    targets,
    told,
    why,
)


def test_a_plane_flies_exactly_three_cells_with_turns_over_any_tile() -> None:
    """CHS-X1 CR-17: also round a corner, over obstacles, but never over a gap or the same tile"""
    reach(
        """
        ..M....   xx.x...
        A.L.__.   .x.x...
        ..M.._.   xx.x...
        a: c4
        turn: flying flight 3
        """,
        by="fly",
    )


def test_a_balloon_flies_exactly_two_cells() -> None:
    """CHS-X2 CR-20"""
    reach(
        """
        .....   xxx..
        O....   .xx..
        .....   xxx..
        a: c4
        turn: flying flight 2
        """,
        by="fly",
    )


@pytest.mark.parametrize(("sign", "steps"), [("A", 3), ("O", 2)])
def test_a_piece_that_comes_onto_plane_or_balloon_flies_at_once(sign: str, steps: int) -> None:
    """CHS-X1 CHS-X2 CHS-T1 CR-16"""
    game = play(table(f"a{sign}.....\nb: c3\na: king"), "0 king d3")
    assert phase(game) == "flying"
    end = "g" if steps == 3 else "f"
    assert targets(game, 0, "fly") == [f"{end}3"]
    play(game, f"0 fly {end}3")
    assert cells(game)[0] == f"{end}3"
    assert seen(game, None).mover == 1


def test_a_flight_may_be_declined_and_does_not_come_back() -> None:
    """CR-17 CR-19"""
    game = play(table("aA....\nb: c3\na: king"), "0 king d3", "0 stay")
    assert cells(game)[0] == "d3"
    assert seen(game, None).mover == 1


def test_a_plane_with_nowhere_to_land_keeps_its_pawn() -> None:
    """CR-19"""
    game = play(table("aAM\na: king"), "0 king d3")
    assert keys(game, 0) == ["stay"]


def test_a_flight_lands_on_an_obstacle_with_its_item() -> None:
    """CHS-X1 CR-18"""
    game = table("A..M\na: c3 rope\nturn: flying flight 3")
    assert keys(game, 0) == ["stay", "fly rope f3"]
    play(game, "0 fly rope f3")
    assert cells(game) == ["f3"]
    assert hand(game, 0) == []
    game = table("A..M\na: c3 cat\nturn: flying flight 3")
    assert why(game, 0, "fly f3") == "CHS-M2 why-needs-item"


def test_a_flight_ends_neither_on_start_nor_on_finish() -> None:
    """CHS-M4 CHS-M8 CR-18"""
    game = table("Z..A..S\na: f3\nturn: flying flight 3")
    assert keys(game, 0) == ["stay"]
    assert why(game, 0, "fly c3") == "CHS-M4 why-finish-by-piece"
    assert why(game, 0, "fly i3") == "CHS-M8 why-start"
    assert why(game, 0, "fly e3") == "CR-17 why-no-flight"


def test_by_a_house_option_a_flight_may_win() -> None:
    """CR-18"""
    game = table("A..Z\na: c3\nturn: flying flight 3\noptions: flight_to_finish=on")
    assert phase(play(game, "0 fly f3")) == "over"


def test_by_house_options_flights_are_shorter_or_cross_gaps() -> None:
    """CR-17"""
    game = table("A...._.\na: c3\nturn: flying flight 3\noptions: flight_up_to=on")
    assert targets(game, 0, "fly") == ["d3", "e3", "f3"]
    game = table("A_..\n____\n...M\na: c3\nturn: flying flight 3\noptions: flight_over_holes=on")
    assert targets(game, 0, "fly") == ["e3", "f3", "c5", "d5", "e5"]


def test_a_bonus_cell_at_the_end_of_a_flight_works_too() -> None:
    """CR-16"""
    field = "aO.B\nb: c3\na: king\ndeck: rook cat\nchance: 0 0\n"
    game = play(table(field), "0 king d3", "0 fly f3")
    assert sorted(hand(game, 0)) == ["cat", "rook"]
    game = play(table(field + "options: bonus_by_pieces_only=on"), "0 king d3", "0 fly f3")
    assert hand(game, 0) == []


def test_each_tile_works_once_a_turn_so_flights_cannot_loop() -> None:
    """CR-16"""
    game = play(table("aO.O\nb: c3\na: king"), "0 king d3", "0 fly f3", "0 fly d3")
    assert seen(game, None).mover == 1
    assert cells(game)[0] == "d3"


def test_a_bicycle_gives_one_more_movement_without_a_draw() -> None:
    """CHS-X3 CR-21"""
    game = play(table("aV..M\nb: c3\na: king*2 rook rope"), "0 king d3")
    assert phase(game) == "cycling"
    assert targets(game, 0, "king") == ["c3", "e3"]
    assert targets(game, 0, "rook") == ["c3", "e3", "f3"]
    assert why(game, 0, "draw") == "CHS-T1 why-not-now"
    play(game, "0 rook rope g3")
    assert seen(game, None).mover == 1


def test_the_ride_may_be_declined() -> None:
    """CR-21"""
    game = play(table("aV.\nb: c3\na: king*2"), "0 king d3", "0 pass")
    assert seen(game, None).mover == 1
    assert seen(game, None).runners[0].passes == 0


def test_bicycles_chain_unless_the_host_says_once() -> None:
    """CR-21"""
    field = "aVV.\nb: c3\na: king*3\n"
    game = play(table(field), "0 king d3", "0 king e3")
    assert phase(game) == "cycling"
    game = play(table(field + "options: bicycle=once"), "0 king d3", "0 king e3")
    assert seen(game, None).mover == 1


def test_by_a_house_option_a_bicycle_gives_a_whole_turn() -> None:
    """CR-21"""
    game = play(table("aV.\nb: c3\na: king\noptions: bicycle=turn"), "0 king d3")
    assert phase(game) == "drawing"
    assert seen(game, None).mover == 0
    assert seen(game, None).turns == 2


def test_a_bank_gives_two_cards_and_throws_events_unresolved() -> None:
    """CHS-X4 CR-22"""
    game = table("aB\nb: c3\na: king\ndeck: rook flood\nchance: 1 0")
    play(game, "0 king d3")
    assert hand(game, 0) == ["rook"]
    assert cells(game) == ["d3", "c3"]
    assert seen(game, None).discard == {"king": 1, "flood": 1}


def test_events_of_a_bank_are_thrown_after_all_cards_are_drawn() -> None:
    """CR-43: so they cannot come back within the same draw"""
    game = table("aB\nb: c3\na: king\ndeck: flood\nchance: 0 0")
    play(game, "0 king d3")
    assert hand(game, 0) == ["king"]
    assert seen(game, None).discard == {"flood": 1}


def test_finds_are_shown_to_their_owner_thrown_events_to_all() -> None:
    """CR-54"""
    field = "aB\nb: c3\na: king\ndeck: rook flood\nchance: 1 0\n"
    game = table(field)
    log = listen(game)
    play(game, "0 king d3")
    assert "event-keeps seat=#0 card=@card-rook" in told(log, 0)
    assert "event-keeps seat=#0 card=@card-rook" not in told(log, 1)
    assert "event-throws seat=#0 card=@card-flood" in told(log, 1)
    assert "event-collects seat=#0 cards=1" in told(log, 1)
    game = table(field + "options: bonus_cards_shown=on")
    log = listen(game)
    play(game, "0 king d3")
    assert "event-keeps seat=#0 card=@card-rook" in told(log, 1)


@pytest.mark.parametrize(
    ("field", "moves"),
    [
        ("aK\na: shovel", ["0 shovel d3"]),
        ("a.K\na: rook shovel", ["0 rook shovel e3"]),
        ("aO.K\na: king shovel", ["0 king d3", "0 fly shovel f3"]),
    ],
)
def test_a_treasure_entered_with_the_shovel_gives_three_cards(field: str, moves: list[str]) -> None:
    """CHS-X5 CR-23"""
    game = table(f"{field}\ndeck: queen*2 dog\nb: c3\nchance: 2 0 0")
    play(game, *moves)
    assert hand(game, 0) == ["queen", "queen"]
    assert "dog" in seen(game, None).discard


def test_a_treasure_gives_again_at_every_entry_unless_the_host_says_once() -> None:
    """CR-23"""
    field = "a: c3 shovel\nb: c3\nKK\ndeck: queen*9\nchance: 0 0 0\ndug: d3\n"
    assert len(hand(play(table(field), "0 shovel d3"), 0)) == 3
    once = table(field + "options: treasure_once=on")
    assert hand(play(once, "0 shovel d3"), 0) == []


def test_a_bonus_is_not_repeated_by_staying_on_it() -> None:
    """CR-16: only arrival counts"""
    game = table("B.\na: c3\nturn: drawing\ndeck: cat*3\nchance: 0")
    assert len(hand(play(game, "0 draw", "0 pass"), 0)) == 1
