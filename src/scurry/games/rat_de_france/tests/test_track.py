"""How the cards make a track."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.content import ends, sections
from scurry.games.rat_de_france.picture import lay
from scurry.games.rat_de_france.tests.tables import begin, reach, seen, shows, table, told_rng
from scurry.games.rat_de_france.track import Track, impassable, track_of
from scurry.kernel.options import Value

EMPTY = "a: off\nb: off"


def plan(seats: int, *draws: int, **options: Value) -> str:
    """The track of a game that seat 0 begins; the row is not mixed, and all draws are used."""
    rng = told_rng([*draws, 5, 4, 3, 2, 1])
    state = begin(seats, rng, first="seat-0", **options)
    assert rng.left() == 0
    return state.track.plan


def test_a_short_track_has_one_section_and_a_long_one_two() -> None:
    """RAT-S2 RAT-S1"""
    cards = {"start_card": "I", "finish_card": "II", "section_1": "7", "turn_1": "0"}
    assert plan(2, **cards) == "I 7 II'"
    both = {**cards, "section_2": "9", "turn_2": "180"}
    assert plan(2, **both) == "I 7 II'"
    assert plan(2, **both, track="long") == "I 7 9' II'"
    assert [track_of("I 7 II'").columns, track_of("I 7 9' II'").columns] == [11, 16]


def test_chance_lays_what_the_host_does_not_choose() -> None:
    """RAT-S7 RAT-S1 RAT-S3: no card twice"""
    assert plan(2, 0, 0, 0, 0) == "I 1 II'"
    assert plan(2, 5, 4, 23, 1) == "VI 24' V'"
    assert plan(2, 0, 0, 0, 0, 0, 1, track="long") == "I 1 2' II'"
    assert (
        plan(2, 0, 0, 1, finish_card="I", track="long", section_2="1", turn_1="0") == "II 2 1' I'"
    )


def test_any_start_card_may_be_the_finish_and_the_other_way_round() -> None:
    """RAT-S1"""
    for first in ends():
        for last in ends():
            if first != last:
                track = track_of(f"{first} 1 {last}'")
                assert track.columns == 11


def test_a_finish_card_lies_with_its_flags_outward() -> None:
    """RAT-S3 RAT-S1: the last column is the finish, whatever the card"""
    shows(
        lay(f"track: VI 1 IV'\n{EMPTY}"),
        """
        . . . . . . . . .|. .
        .|. . . . .|. . . . .
        . P . . . .|. . . W .
        .|. . . . .|. . . . .
        . . . . . . . . .|. .
        """,
    )
    track = track_of("VI 1 IV'")
    assert [cell for cell in range(track.cells) if track.is_finish(cell)] == [50, 51, 52, 53, 54]


def test_a_section_may_be_laid_either_way() -> None:
    """RAT-S3"""
    shows(
        lay(f"track: I 16 II'\n{EMPTY}"),
        """
        . . . . . .|. . . . .
        . . . . . .|. C .|. .
                    -
        . . . . . . . . . . .
                -   -
        . . . .|. . S . .|. .
        . . . .|. . . . . . .
        """,
    )
    shows(
        lay(f"track: I 16' II'\n{EMPTY}"),
        """
        . . . . . . .|. . . .
        . . . . S . .|. .|. .
                -   -
        . . . . . . . . . . .
                -
        . . . C .|. . . .|. .
        . . . . .|. . . . . .
        """,
    )


def test_turning_a_card_twice_changes_nothing() -> None:
    """RAT-S3"""
    for card in [*sections().values(), *ends().values()]:
        twice = card.turned().turned()
        assert (twice.terrain, twice.right, twice.under) == (card.terrain, card.right, card.under)


def test_every_column_has_an_arrow_and_turning_a_card_turns_them() -> None:
    """RAT-R1 RAT-S3 RF-05: the signs are up and down"""
    assert arrows("I 7 II'") == "^v^ ^v^v^ v^v"
    assert arrows("I 7' II'") == "^v^ v^v^v v^v"
    assert arrows("I 7 8' II'") == "^v^ ^v^v^ v^v^v v^v"


def arrows(cards: str) -> str:
    """With a gap after each card."""
    track = track_of(cards)
    ends = ["^" if up > 0 else "v" for up in track.arrows]
    return "".join(sign + " " * seam for sign, seam in zip(ends, track.seams, strict=True)).rstrip()


def test_a_seam_is_no_wall() -> None:
    """RAT-S4: rats pass from card to card"""
    game = table("""
        track: I 1 II'
        a: C3 laid straight
        b: A1
    """)
    assert "straight C5" in [option.key for option in game.options(0)]
    track = track_of("I 24 20' II'")
    seams = [at for at, seam in enumerate(track.seams) if seam]
    assert seams == [2, 7, 12, 15]
    assert not any(track.right[at * 5 + row] for at in seams for row in range(5))


def test_there_is_nothing_outside_the_track() -> None:
    """RF-47"""
    reach("""
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . x x
        . . . . a     . . . x .
        a: laid step
    """)


@pytest.mark.parametrize("turn", ["", "'"])
def test_on_every_track_each_cell_has_a_way_to_the_finish_without_mud(turn: str) -> None:
    """RAT-S4 RAT-C4"""
    pairs = [(first, last) for first in ends() for last in ends() if first != last]
    for number in sections():
        for first, last in pairs:
            assert not impassable(Track(f"{first} {number}{turn} {last}'"))


def test_under_strict_corners_three_sections_can_be_walked_only_through_mud() -> None:
    """RF-23"""
    shut = [number for number in sections() if impassable(Track(f"I {number} II' strict"))]
    assert shut == ["18", "22", "23"]


def test_everybody_sees_the_whole_track() -> None:
    """RAT-S1"""
    game = table("""
        track: I 13 II'
        a: C3
        b: A1
    """)
    view = seen(game, None)
    assert (view.plan, view.columns, len(view.terrain)) == ("I 13 II'", 11, 55)
    assert view.low_walls == ["A5", "B5", "D5", "A6", "B6", "C6", "D6", "A7", "C7", "D7"]
    assert view.right_walls == ["B9", "D9"]
    assert [at for at, sign in enumerate(view.terrain) if sign == "P"] == [25]
    assert view.arrows == [1, -1, 1, 1, -1, 1, -1, 1, -1, 1, -1]
