"""The cat pounces and prowls: pictures. MT-N7"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests import laid
from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    foes,
    keys,
    listen,
    play,
    told,
    track,
    why,
    wounds,
)
from scurry.kernel.options import Value


def table(text: str, dice: str = "", **options: Value) -> Mice:
    return laid.table(text, dice + " bow" * 90, chapter="claw", **options)


POUNCES = [
    # picture of side 7, where the paw ends
    ("1 . C . . . B\n6 . . . NT . .", "d6"),  # the most figures
    ("1 . CN . . . B\n6 . . . NT . .".replace("CN", "C"), "d6"),
    ("1 . C . . . B\n6 . . . N . .", "b1"),  # a tie: the highest on the track
    ("1 . C . . . B\n6 . . . rrr . .", "d6"),  # minions count
    ("1 . C . . . NB\n6 . . . . . .", "f1"),  # its own cell among the tied ones: it stays
    ("1 . . . . . CB\n6 . . . . . .", "f1"),  # nobody elsewhere
]


@pytest.mark.parametrize(("picture", "end"), POUNCES)
def test_the_cat_pounces_on_the_cell_with_the_most_figures(picture: str, end: str) -> None:
    """MT-N7 MM-97 MM-99"""
    mice = " ".join(
        name for name, sign in (("collin", "C"), ("nez", "N"), ("tilda", "T")) if sign in picture
    )
    rats = " rats" if "r" in picture else ""
    text = f"side: 7\n{picture}\ntrack: {mice} pounce{rats} prowl\nturn: {mice.split()[-1]}"
    tale = table(text, table_decides=True)
    log = listen(tale)
    play(tale, "end turn")
    (leap,) = [event for event in log.events if event.message == "event-cat-pounces"][:1]
    assert leap.args["cell"] == end


def test_by_house_rule_a_tie_with_its_own_cell_is_broken_by_the_track() -> None:
    """MM-99"""
    text = "side: 7\n1 . C . . . NB\ntrack: collin nez pounce\nturn: nez"
    tale = table(text, cat_leaps_by_track=True)
    play(tale, "end turn")
    assert cell(tale, "paw") == "b1"


def test_its_one_roll_is_defended_by_every_figure_there_minions_too() -> None:
    """MT-N7 MM-97 MM-98 MM-145"""
    text = "side: 7\n1 . CNr . . . B\ntrack: collin nez pounce rats\nturn: nez"
    tale = table(text, "sword* bow bow")
    play(tale, "end turn")
    assert (wounds(tale, "collin"), wounds(tale, "nez")) == (1, 1)
    assert foes(tale) == ["paw"]
    assert tale.wheel == 0


def test_the_cat_s_own_cheese_does_nothing_but_the_defenders_counts() -> None:
    """MT-N7 MM-97"""
    text = "side: 7\n1 . C . . . B\ntrack: collin pounce\nturn: collin"
    tale = table(text, "sword* cheese cheese cheese bow")
    play(tale, "end turn")
    assert tale.wheel == 0
    assert tale.cheese[0] == 1


def test_prowling_it_goes_from_mouse_to_mouse_and_swipes_at_all_it_crossed() -> None:
    """MT-N7 MM-100 MM-133"""
    text = "side: 7\n1 B C . N . .\ntrack: collin nez prowl\nturn: nez"
    tale = table(text, "sword* bow* sword* bow bow", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "paw") == "d1"
    assert (wounds(tale, "collin"), wounds(tale, "nez")) == (1, 1)


def test_with_all_active_mice_in_its_cell_it_stays_and_attacks_there() -> None:
    """MT-N7 MM-133"""
    text = "side: 7\n1 B . CN . . .\ntrack: collin nez prowl\nturn: nez".replace(
        "B . CN", ". . CNB"
    )
    tale = table(text, "bow bow sword* bow bow")
    play(tale, "end turn")
    assert cell(tale, "paw") == "c1"
    assert wounds(tale, "collin") == 1


def test_several_shortest_ways_of_the_cat_are_the_players_choice() -> None:
    """MT-N7 MM-154"""
    text = "side: 7\n1 B . . . . .\n2 . . . . . .\n6 . . . . C .\ntrack: collin prowl\nturn: collin"
    tale = table(text, "shield shield")
    play(tale, "end turn")
    assert asked(tale) == "ask-cat-way"
    assert len(keys(tale)) > 1


def test_a_prowl_may_return_to_a_mouse_by_house_rule() -> None:
    """MM-133"""
    text = "side: 7\n1 CB N . . . .\ntrack: collin nez prowl\nturn: nez"
    for back, end in ((False, "b1"), (True, "a1")):
        tale = table(text, "bow* bow*", cat_may_return=back, table_decides=True)
        play(tale, "end turn")
        assert cell(tale, "paw") == end


def test_the_cat_takes_no_room_and_holds_one_mouse_less_than_it_seems() -> None:
    """MM-08 MM-97"""
    text = "side: 7\n1 . CB . . . .\ntrack: collin pounce prowl\nturn: collin 3"
    assert why(table(text), "go c1") == ""
    two = "side: 7\n1 . CBr . . . .\ntrack: collin pounce prowl rats\nturn: collin 3"
    assert why(table(two), "go c1") == "MT-M8 why-held"
    assert why(table(two, cat_holds_nobody=True), "go c1") == ""


def test_a_wound_of_a_leader_goes_on_one_of_its_cards_by_choice() -> None:
    """MT-A7 MM-95"""
    text = "side: 7\n1 . CB . . . .\ntrack: collin pounce prowl\nturn: collin"
    tale = table(text, "sword* bow bow")
    play(tale, "attack collins-sword")
    assert asked(tale) == "ask-leader-wound"
    assert keys(tale) == ["slot pounce", "slot prowl"]
    play(tale, "slot prowl")
    assert tale.card_hurt[13] == 1


def test_a_card_at_its_health_is_gone_and_with_the_last_one_the_leader_falls() -> None:
    """MT-A7 MT-N6 MM-96"""
    text = "side: 7\n1 . CB . . r .\ntrack: collin prowl rats\nturn: collin"
    tale = table(text, "sword* sword* bow")
    tale.card_hurt[13] = 0
    play(tale, "attack collins-sword")
    assert "prowl" not in track(tale)
    assert foes(tale) == ["rat-1"] or tale.over


def test_lulled_by_catnip_it_skips_two_turns() -> None:
    """4c.5"""
    text = "side: 7\nachievements: catnip\n1 . C . . . B\ntrack: collin pounce prowl\nturn: collin"
    tale = table(text)
    log = listen(tale)
    play(tale, "give catnip", "end turn")
    assert told(log).count("event-cat-lulled") == 2
    assert cell(tale, "paw") == "f1"
