"""The All-terrain."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import cells, hand, play, reach, seen, table, why


def test_it_goes_two_tiles_in_any_of_eight_directions_whatever_they_are() -> None:
    """CHS-X6 CR-39"""
    reach(
        """
        M.F.K   x.x.x
        .TTT.   .....
        DTaB.   x...x
        .TLT.   .....
        W.N.O   x.x.x
        """,
        by="offroad",
    )


def test_both_squares_must_be_tiles_and_neither_start_nor_finish_is_an_end() -> None:
    """CHS-M4 CHS-M8 CR-39"""
    reach(
        """
        S._   ...
        _._   ...
        Z.a   ...
        ___   ...
        __.   ...
        """,
        by="offroad",
    )
    game = table("S.a.Z\na: offroad")
    assert why(game, 0, "offroad c3") == "CHS-M8 why-start"
    assert why(game, 0, "offroad g3") == "CHS-M4 why-finish-by-piece"
    assert why(game, 0, "offroad d3") == "CHS-X6 why-no-drive"


def test_start_and_finish_may_be_driven_over() -> None:
    """CR-39: the cell passed may be of any kind"""
    reach(
        """
        .ZaS.   x...x
        """,
        by="offroad",
    )


def test_by_house_options_it_jumps_a_gap_or_stops_after_one() -> None:
    """CR-39"""
    reach(
        """
        a_.   ..x
        options: offroad_over_holes=on
        """,
        by="offroad",
    )
    reach(
        """
        aM..   .xx.
        options: offroad_short=on
        """,
        by="offroad",
    )


def test_the_cell_of_arrival_gives_nothing() -> None:
    """CHS-X6 CR-16 CR-40"""
    for sign in "AOVBK":
        game = play(table(f"a.{sign}\nb: c3\na: offroad shovel"), "0 offroad e3")
        assert cells(game)[0] == "e3"
        assert seen(game, None).mover == 1
        assert hand(game, 0) == ["shovel"]
