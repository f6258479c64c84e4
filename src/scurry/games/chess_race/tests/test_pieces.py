"""How the six pieces move. Pictures: the board, and x wherever the piece gets to."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import keys, play, reach, seen, table, why


def test_a_king_moves_one_cell_in_any_of_eight_directions() -> None:
    """CHS-M1"""
    reach(
        """
        .....   .....
        .....   .xxx.
        ..a..   .x.x.
        .....   .xxx.
        .....   .....
        """,
        by="king",
    )


def test_a_rook_slides_straight_any_number_of_free_cells() -> None:
    """CHS-M1 CR-07"""
    reach(
        """
        .......   ..x....
        ..a....   xx.xxxx
        .......   ..x....
        .......   ..x....
        """,
        by="rook",
    )


def test_a_bishop_slides_diagonally() -> None:
    """CHS-M1"""
    reach(
        """
        .....   ....x
        .....   ...x.
        .....   x.x..
        .a...   .....
        .....   x.x..
        """,
        by="bishop",
    )


def test_a_queen_does_both() -> None:
    """CHS-M1"""
    reach(
        """
        .....   x.x.x
        .....   .xxx.
        ..a..   xx.xx
        """,
        by="queen",
    )


def test_a_pawn_moves_one_cell_straight_in_any_of_four_directions() -> None:
    """CHS-M3 CR-09"""
    reach(
        """
        ....   ..x.
        ..a.   .x.x
        ....   ..x.
        """,
        by="pawn",
    )


def test_a_knight_jumps_over_anything_and_holes_too() -> None:
    """CHS-M2 CR-08"""
    reach(
        """
        .....   .x.x.
        .MAM.   x...x
        .Ta_.   .....
        ._ZM.   x...x
        .....   .x.x.
        """,
        by="knight",
    )


def test_bonus_cells_obstacles_and_holes_end_a_line() -> None:
    """CHS-M1 CHS-M2 CR-06: a bonus cell may be the end, an obstacle only with its item"""
    reach(
        """
        ..B..   ..x..
        .....   ..x..
        _.a.M   .x.x.
        .....   ..x..
        ..O..   ..x..
        ..O..   .....
        """,
        by="rook",
    )


def test_a_line_ends_on_finish_and_before_start() -> None:
    """CHS-M8 CR-11 CR-42"""
    reach(
        """
        S.a.Z.   .x.xx.
        """,
        by="rook",
    )


def test_by_a_house_option_lines_cross_bonus_cells() -> None:
    """CR-06"""
    reach(
        """
        a.B.V.M.   .xxxxx..
        options: cross_bonus=on
        """,
        by="rook",
    )


def test_by_a_house_option_slides_are_four_cells_at_most() -> None:
    """CR-07"""
    reach(
        """
        a.......   .xxxx...
        options: short_slides=on
        """,
        by="queen",
    )


def test_by_a_house_option_a_pawn_enters_finish_diagonally_and_nothing_else() -> None:
    """CR-09"""
    reach(
        """
        ..Z   .xx
        .a.   x.x
        ...   .x.
        options: pawn_takes_finish=on
        """,
        by="pawn",
    )


def test_nobody_goes_back_to_start_unless_the_host_says_so() -> None:
    """CHS-M8 CR-11"""
    game = table("""
        Sa.
        a: king
    """)
    assert why(game, 0, "king c3") == "CHS-M8 why-start"
    reach(
        """
        Sa.   x.x
        options: start_allowed=on
        """,
        by="king",
    )


def test_a_diagonal_slips_between_two_obstacles() -> None:
    """CR-53"""
    reach(
        """
        aM.   ...
        T..   .x.
        _..   ..x
        """,
        by="bishop",
    )


def test_only_a_piece_enters_finish_and_any_piece_does() -> None:
    """CHS-M4"""
    for piece in ("king", "queen", "rook", "pawn"):
        game = play(table(f"aZ\na: {piece}"), f"0 {piece} d3")
        assert seen(game, None).phase == "over"


def test_nothing_is_captured() -> None:
    """CR-10: who is landed on stays where it is"""
    game = play(table("a.b\na: rook"), "0 rook e3")
    assert [runner.cell for runner in seen(game, None).runners] == ["e3", "e3"]


def test_what_a_piece_cannot_do_has_a_reason() -> None:
    """CHS-M1 CHS-M2 CHS-M3 CHS-M7"""
    game = table("""
        .M..
        .a..
        _...
        a: king knight pawn bishop
    """)
    assert why(game, 0, "king d3") == "CHS-M2 why-needs-item"
    assert why(game, 0, "king f4") == "CHS-M1 why-out-of-reach"
    assert why(game, 0, "knight e4") == "CHS-M2 why-out-of-reach"
    assert why(game, 0, "pawn e5") == "CHS-M3 why-out-of-reach"
    assert why(game, 0, "queen e4") == "CHS-M7 why-no-card"
    assert "king c5" not in keys(game, 0)
    assert why(game, 0, "king e4") == ""
