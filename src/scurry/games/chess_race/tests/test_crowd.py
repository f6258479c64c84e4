"""Pawns on one cell."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import cells, play, reach, table, targets, why


def test_pawns_share_cells_and_are_never_in_the_way() -> None:
    """CHS-M9 CR-02"""
    reach(
        """
        ab.c.   .xxxx
        """,
        by="rook",
    )
    game = play(table("ab\na: king"), "0 king d3")
    assert cells(game) == ["d3", "d3"]


def test_by_a_house_option_a_pawn_blocks_cell_and_line_but_no_knight_flight_or_all_terrain() -> (
    None
):
    """CR-02"""
    alone = "options: one_pawn_a_cell=on\n"
    game = table("a.b..\na: rook offroad\n" + alone)
    assert targets(game, 0, "rook") == ["d3"]
    assert why(game, 0, "rook e3") == "CR-02 why-taken"
    assert why(game, 0, "rook f3") == "CR-02 why-pawn-between"
    assert why(game, 0, "offroad e3") == "CR-02 why-taken"
    game = table("ab.\n..c\na: knight offroad\n" + alone)
    assert targets(game, 0, "offroad") == ["e3"]
    assert why(game, 0, "knight e4") == "CR-02 why-taken"
    game = table("Ab.c\na: c3\nturn: flying flight 3\n" + alone)
    assert why(game, 0, "fly f3") == "CR-02 why-taken"
    game = table("ab..\n....\na: knight\n" + alone)
    assert targets(game, 0, "knight") == ["e4"]


def test_under_that_option_start_and_what_events_bring_together_are_shared() -> None:
    """CR-02"""
    game = table("S..\na: c3 king\nb: c3\noptions: one_pawn_a_cell=on")
    assert targets(game, 0, "king") == ["d3"]
    game = table("Sa.\nb: c3\na: king\noptions: one_pawn_a_cell=on start_allowed=on")
    assert targets(game, 0, "king") == ["c3", "e3"]
    game = table("""
        aMb
        turn: drawing
        deck: flood king
        chance: 1
        options: one_pawn_a_cell=on
    """)
    assert cells(play(game, "0 draw")) == ["d3", "d3"]


def test_under_that_option_an_item_does_not_climb_onto_a_taken_cell() -> None:
    """CR-02"""
    game = table("aM\nb: d3\na: rope\noptions: one_pawn_a_cell=on")
    assert why(game, 0, "rope d3") == "CR-02 why-taken"
