"""How minions move and whom they attack: pictures before and after. MT-N"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests import laid
from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    cheese,
    foes,
    keys,
    listen,
    place,
    play,
    poison,
    told,
    track,
    woes,
    wounds,
)
from scurry.kernel.options import Value

MISS = "bow bow"  # of a rat's two dice


def table(text: str, dice: str = "", **options: Value) -> Mice:
    """All dice after those given are bows without a star: nobody with a blade hits anything."""
    return laid.table(text, dice + " bow" * 90, **options)


def attacked(tale: Mice) -> list[str]:
    """Who was attacked, in order; the listener has to be there before."""
    log = tale.listener
    assert log is not None
    events = getattr(log, "events")  # noqa: B009
    return [
        str(event.args["target"]).removeprefix("@mouse-")
        for event in events
        if event.message == "event-minion-attacks"
    ]


# Moves of melee minions: roaches, which do not press on up the track. A die, then the attack.

WAYS = [
    # picture, die, where the roach ends
    ("3 o . . . . C", "sword*", "c"),  # two of five steps: somewhere in column c
    ("3 o . . . . C", "bow*", "b"),
    ("3 o . . . . C", "shield", "d"),
    ("3 o . C . . .", "shield", "c3"),  # into the mouse's cell, no further
    ("3 . . Co . . .", "", "c3"),  # already with a mouse: no die at all
    ("3 o . C . . N", "shield", "c3"),  # the nearer of two
    ("3 C . o . N .", "sword*", "a3"),  # equally near: the higher on the track
    ("3 N . o . C .", "sword*", "e3"),
    ("3 o N C . . .", "shield", "b3"),  # stops with the first mouse on its way
]


@pytest.mark.parametrize(("picture", "die", "end"), WAYS)
def test_a_melee_minion_goes_for_the_nearest_mouse(picture: str, die: str, end: str) -> None:
    """MT-N3 MM-43 MM-46"""
    mice = "collin nez" if "N" in picture else "collin"
    text = f"side: 5\n{picture}\ntrack: {mice} roaches\nturn: {mice.split()[-1]}"
    tale = table(text, f"{die} {MISS} bow", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "roach-1").startswith(end)


def test_a_full_cell_is_not_entered_and_the_minion_attacks_from_beside_it() -> None:
    """MT-M6 MM-10 MM-47"""
    tale = table(
        """
        side: 5
        3  .  .  CNTM  .  .  r
        track: collin nez tilda maginos rats
        turn: maginos
        """,
        f"shield {MISS} bow",
        table_decides=True,
    )
    log = listen(tale)
    play(tale, "end turn")
    assert cell(tale, "rat-1") in ("d2", "d3", "d4")
    assert "event-minion-attacks" in told(log)


def test_a_large_minion_fights_from_beside_since_it_needs_an_empty_cell() -> None:
    """MM-10 MM-47"""
    tale = table(
        "side: 5\n3 . . C . . s\ntrack: collin spider\nturn: collin",
        "shield bow bow bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert cell(tale, "spider") in ("d2", "d3", "d4")


def test_several_shortest_ways_are_the_controllers_choice() -> None:
    """MM-48 MM-116 MT-N1"""
    tale = table(
        "side: 5\n1 o . . . . .\n3 . . . . C .\ntrack: collin roaches\nturn: collin", "sword*"
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-minion-way"
    assert keys(tale) == ["at c1", "at c2", "at c3"]


def test_the_table_may_decide_ties_by_itself() -> None:
    """MM-42 MM-48"""
    text = "side: 5\n1 o . . . . .\n3 . . . . C .\ntrack: collin roaches\nturn: collin"
    tale = table(text, "sword* bow bow", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "roach-1") == "c1"


def test_minions_ignore_lines_water_and_traps() -> None:
    """MT-N2 MM-14: over the red line by the kitchen table, through the gutter"""
    tale = table(
        "side: 3\n3 . r . . . .\n1 C . . . . .\ntrack: collin rats\nturn: collin",
        f"sword* {MISS} bow",
        chapter="archer",
        table_decides=True,
    )
    play(tale, "end turn")
    assert cell(tale, "rat-1") == "a1"
    tale = table(
        "side: 6\n2 . . r . . .\n4 . . C . . .\ntraps: c4\ntrack: collin rats\nturn: collin",
        f"sword* {MISS} bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert cell(tale, "rat-1") == "c4"


def test_a_minion_does_not_strike_across_a_red_line() -> None:
    """MM-13 MM-14"""
    text = "side: 3\n1 C . . . . .\n3 . No . . . .\ntrack: collin nez roaches\nturn: nez"
    tale = table(text, "bow bow bow", chapter="archer", table_decides=True)
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == ["nez"]


def test_by_house_rule_minions_reach_across_red_lines() -> None:
    """MM-14"""
    text = (
        "side: 3\n1 C . . . . .\n3 . . o . . .\nroach-1: lying\ntrack: collin roaches\nturn: collin"
    )
    for across, victims in ((False, []), (True, ["collin"])):
        tale = table(text, "bow bow bow", chapter="archer", minions_reach_across=across)
        listen(tale)
        play(tale, "end turn")
        assert attacked(tale) == victims


def test_gaps_are_closed_to_minions_feet_but_not_to_their_shots() -> None:
    """MM-153"""
    text = "side: 15\n1 . o . . . C\ntrack: collin roaches\nturn: collin"
    tale = table(text, "shield bow bow", chapter="notes", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "roach-1")[1] == "3"  # round by the third row
    shot = table(
        "side: 15\n1 . . e . C .\ntrack: collin elites nez\nnez: captures 1\nturn: collin",
        "sword* sword* sword*",
        chapter="notes",
    )
    listen(shot)
    play(shot, "end turn")
    assert attacked(shot)[0] == "collin"


def test_by_house_rule_minions_cross_gaps() -> None:
    """MM-153"""
    text = "side: 15\n1 . . o . C .\ntrack: collin roaches\nturn: collin"
    for cross, end in ((True, "e1"), (False, "c1")):
        tale = table(
            text, "sword* bow bow", chapter="notes", minions_cross_gaps=cross, table_decides=True
        )
        play(tale, "end turn")
        assert (cell(tale, "roach-1") == end) == cross or not cross


def test_a_minion_without_a_free_way_goes_as_near_as_it_can() -> None:
    """MM-136"""
    tale = table(
        """
        side: 8
        1  .  .  C  .  .  .
        2  .  .  .  .  .  .
        3  o4 .  .  .  .  .
        4  r  .  .  .  .  .
        track: collin rats roaches
        turn: collin
        """,
        f"sword* {MISS} bow bow bow bow bow bow bow bow bow bow bow bow bow bow",
        chapter="archer",
        table_decides=True,
    )
    play(tale, "end turn")
    assert cell(tale, "rat-1") != ""


# Ranged minions.


@pytest.mark.parametrize(
    ("picture", "dice", "end"),
    [
        ("3 C . . . . e", "bow bow bow bow", "f3"),  # sees: no move, shoots
        ("1 . . . . . .\n5 . . . C . e", "bow* bow bow bow bow", "e6"),
    ],
)
def test_a_ranged_minion_moves_only_while_it_sees_nobody(picture: str, dice: str, end: str) -> None:
    """MT-N4 MM-51"""
    text = f"side: 5\n{picture}\ntrack: collin elites\nturn: collin"
    tale = table(text, dice + " bow bow bow", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "rat-1") in (end, "e4", "f4")


def test_a_ranged_minion_beside_a_mouse_must_attack_there() -> None:
    """MM-50"""
    text = "side: 5\n3 C . . N e .\ntrack: collin nez elites\nturn: nez"
    tale = table(text, "bow* bow* bow* bow bow", table_decides=True)
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == ["nez"]


# Whom they attack.


def test_each_figure_of_a_card_attacks_somebody_not_yet_attacked() -> None:
    """MT-N5 MM-44 MM-49"""
    text = "side: 5\n3 . . CNr2 . . .\ntrack: collin nez rats\nturn: nez"
    tale = table(text, f"{MISS} {MISS} bow", table_decides=True)
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == ["collin", "nez"]


def test_when_all_were_attacked_the_highest_on_the_track_is_next() -> None:
    """MT-N5"""
    text = "side: 5\n3 . . CNr3 . . .\ntrack: nez collin rats\nturn: collin"
    tale = table(text, f"{MISS} {MISS} {MISS} bow", table_decides=True)
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == ["nez", "collin", "nez"]


def test_by_house_rule_the_attacked_are_spared_all_round() -> None:
    """MM-49"""
    text = "side: 5\n3 . . CNro . . .\ntrack: collin nez rats roaches\nturn: nez"
    for all_round, second in ((False, "collin"), (True, "nez")):
        tale = table(text, f"{MISS} {MISS} bow", attacked_all_round=all_round, table_decides=True)
        listen(tale)
        play(tale, "end turn")
        assert attacked(tale) == ["collin", second]


def test_a_minion_tells_why_it_goes_and_whom_it_chooses() -> None:
    """MT-N3 MT-N5"""
    tale = table("side: 5\n3 r . C . . .\ntrack: collin rats\nturn: collin", f"shield {MISS} bow")
    log = listen(tale)
    play(tale, "end turn")
    found = {event.message: event.args for event in log.events}
    assert found["event-hunts"]["mouse"] == "@mouse-collin"
    assert found["event-hunts"]["steps"] == 2
    assert found["event-hunts"]["clause"] == "MT-N3"
    assert found["event-chooses"]["clause"] == "MT-N5"


def test_the_nearest_figures_of_a_card_act_first_and_ties_are_asked() -> None:
    """MM-44 MT-N1"""
    text = "side: 5\n3 r . C . r .\n1 . . . . . .\ntrack: collin rats\nturn: collin"
    tale = table(text, f"sword* {MISS}")
    play(tale, "end turn")
    assert asked(tale) == "ask-which-minion"
    assert keys(tale) == ["foe rat-1", "foe rat-2"]
    play(tale, "foe rat-2")
    assert cell(tale, "rat-2") == "c3"


def test_by_house_rule_one_die_moves_all_figures_of_a_card() -> None:
    """MM-45"""
    text = "side: 5\n1 r . . . . .\n3 . . . . . C\n6 r . . . . .\ntrack: collin rats\nturn: collin"
    one = table(text, "bow* bow bow", one_die_a_card=True, table_decides=True)
    play(one, "end turn")
    each = table(text, "bow* sword* bow bow", table_decides=True)
    play(each, "end turn")
    assert cell(one, "rat-2") != cell(each, "rat-2")


# What their attacks do. 4b.2


def test_aggressive_rats_press_on_up_the_track_after_their_turn() -> None:
    """MM-94 MM-124: the card pushed down does not act again"""
    text = "side: 5\n3 . . CNr . . .\ntrack: collin rats nez\nturn: collin"
    tale = table(text, f"{MISS} bow")
    play(tale, "end turn")
    assert track(tale) == ["rats", "collin", "nez"]
    assert tale.turn_mouse == 1


def test_roaches_steal_cheese_before_they_wound() -> None:
    """MM-82 MM-134"""
    text = "side: 5\n3 . . Co . . .\ncollin: cheese 1\ntrack: collin roaches\nturn: collin"
    tale = table(text, "sword* sword* bow bow bow")
    play(tale, "end turn")
    assert (cheese(tale, "collin"), wounds(tale, "collin")) == (0, 1)


def test_by_house_rule_roaches_steal_all_or_nothing() -> None:
    """MM-82"""
    text = "side: 5\n3 . . Co . . .\ncollin: cheese 1\ntrack: collin roaches\nturn: collin"
    tale = table(text, "sword* sword* bow bow bow", steal_all_or_nothing=True)
    play(tale, "end turn")
    assert (cheese(tale, "collin"), wounds(tale, "collin")) == (1, 2)


def test_greedy_roaches_feed_the_wheel_with_what_they_steal() -> None:
    """MT-E5 MM-134"""
    text = (
        "side: 5\npage: 1 {}\n3 . . Co . . .\ncollin: cheese 2\ntrack: collin roaches\nturn: collin"
    )
    for greedy, wheel in (("", 0), ("greedy", 2)):
        tale = table(text.format(greedy), "sword* sword* bow bow bow")
        play(tale, "end turn")
        assert tale.wheel == wheel


def test_greed_ends_with_the_last_roach_unless_the_house_says_otherwise() -> None:
    """MM-81"""
    text = "side: 5\npage: 1 greedy\n3 . . Co . r .\ntrack: collin roaches rats\nturn: collin"
    for till_left in (False, True):
        tale = table(text, "sword* sword* sword* bow", greedy_till_left=till_left)
        play(tale, "attack collins-sword")
        assert foes(tale) == ["rat-1"]
        assert tale.greedy == till_left


def test_a_spider_poisons_and_a_centipede_stuns() -> None:
    """MT-X3 MM-76"""
    text = "side: 5\n3 . . C {} . .\ntrack: collin {}\nturn: collin"
    tale = table(text.format("s", "spider"), "bow sword*")
    play(tale, "end turn")
    assert (poison(tale, "collin"), wounds(tale, "collin")) == (1, 0)
    tale = table(text.format("c", "centipede"), "bow sword*")
    play(tale, "end turn")
    assert woes(tale, "collin") == {"stunned"}


def test_a_pistoleer_shoots_once_more_if_the_first_shot_shows_cheese() -> None:
    """4b.2 MM-95: and never a third time; his cheese feeds nobody"""
    text = "side: 5\n3 . . C . V .\ntrack: collin vurst\nturn: collin"
    tale = table(text, "cheese bow sword* bow bow cheese bow sword* bow bow bow")
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == ["collin", "collin"]
    assert tale.wheel == 0


def test_against_skitter_clak_no_defence_is_rolled() -> None:
    """4b.2 MM-118 MM-132"""
    text = "side: 14\n4 . . C K . .\ntrack: collin skitter\nturn: collin"
    tale = table(text, "bow sword*", chapter="skitter")
    play(tale, "end turn")
    assert wounds(tale, "collin") == 1


@pytest.mark.parametrize(("slot", "woe"), [("charm", "charmed"), ("web", "webbed")])
def test_vanestras_cards_charm_and_web(slot: str, woe: str) -> None:
    """4b.2 MT-X3: she acts by the card whose turn it is"""
    text = f"side: 13\n4 . C . . Q .\ntrack: collin {slot} sting\nturn: collin"
    tale = table(text, "bow* bow bow sword* sword* bow bow bow bow bow bow bow", chapter="memories")
    log = listen(tale)
    play(tale, "end turn")
    assert f"event-{woe}" in told(log)


def test_vanestra_calls_a_rat_before_she_moves() -> None:
    """4b.2"""
    text = "side: 13\n4 . C . . Q .\ntrack: collin call\nturn: collin"
    tale = table(
        text, "bow* bow bow bow bow bow bow bow bow", chapter="memories", table_decides=True
    )
    play(tale, "end turn")
    assert "rat-1" in foes(tale)
    assert "rats" in track(tale)


# Helpless minions.


def test_a_lying_minion_stands_up_and_then_attacks() -> None:
    """MM-74"""
    text = "side: 5\n3 . . Co . . .\nroach-1: lying\ntrack: collin roaches\nturn: collin"
    tale = table(text, f"{MISS} bow")
    listen(tale)
    play(tale, "end turn")
    assert woes(tale, "roach-1") == set()
    assert attacked(tale) == ["collin"]


def test_a_hushed_minion_attacks_nobody_once_and_one_that_skips_does_nothing() -> None:
    """MM-148"""
    text = (
        "side: 5\n3 o . Co . . .\nroach-2: hushed\nroach-1: skips\n"
        "track: collin roaches\nturn: collin"
    )
    tale = table(text, "bow bow", table_decides=True)
    listen(tale)
    play(tale, "end turn")
    assert attacked(tale) == []
    assert cell(tale, "roach-1") == "a3"
    assert all(woes(tale, name) == set() for name in ("roach-1", "roach-2"))


# The grape. MT-P4


def test_roaches_go_for_the_grape_and_are_gone_with_it() -> None:
    """MT-P4 MM-89"""
    text = "side: 5\n3 C . . . o .\ngrape: d3\ntrack: collin roaches\nturn: collin"
    tale = table(text, "bow* bow")
    play(tale, "end turn")
    assert foes(tale) == []
    assert place(tale, "grape") == "deck"


def test_a_rat_on_the_grape_throws_it_at_the_fullest_cell() -> None:
    """MT-P4 MM-91"""
    text = "side: 5\n3 C NT . . r .\ngrape: e3\ntrack: collin nez tilda rats\nturn: tilda"
    tale = table(text, "whole bow bow bow")
    play(tale, "end turn")
    assert woes(tale, "nez") == {"lying"} == woes(tale, "tilda")
    assert cell(tale, "rat-1") == "e3"
    assert tale.grape == 13


# A mouse under a charm. MM-75


def test_a_charmed_mouse_attacks_the_nearest_other_one_with_bare_values() -> None:
    """MT-X3 MM-75 MM-137"""
    text = "side: 5\n3 C . N . . .\nnez: charmed\ntrack: collin nez\nturn: collin"
    tale = table(text, "sword* sword* bow bow bow bow bow", table_decides=True)
    play(tale, "end turn")
    assert cell(tale, "nez") == "a3"
    assert wounds(tale, "collin") == 1
    assert "charmed" not in woes(tale, "nez")


def test_alone_a_charmed_mouse_does_nothing_and_webbed_she_does_not_move() -> None:
    """MM-75 MM-137"""
    alone = table(
        "side: 5\n3 . . N . . r\nnez: charmed\ntrack: rats nez\nturn: nez begins", "bow bow"
    )
    assert cell(alone, "nez") == "c3"
    text = "side: 5\n3 C . N . . .\nnez: charmed webbed\ntrack: collin nez\nturn: collin"
    webbed = table(text, "bow bow bow")
    play(webbed, "end turn")
    assert cell(webbed, "nez") == "c3"


def test_with_a_snare_about_the_way_itself_is_the_controllers_choice() -> None:
    """MM-48 4b.4 set-trap: through the snare, or round it"""
    text = "side: 5\nsnares: b2\n1 o . . . . .\n3 . . . C . .\ntrack: collin roaches\nturn: collin"
    tale = play(table(text, "shield"), "end turn")
    assert asked(tale) == "ask-minion-way"
    assert "at b2" in keys(tale)
    assert foes(play(tale, "at b2")) == []


def test_a_minion_goes_on_past_a_snare_it_was_led_round() -> None:
    """MM-48"""
    text = "side: 5\nsnares: b2\n1 o . . . . .\n3 . . . C . .\ntrack: collin roaches\nturn: collin"
    tale = play(table(text, "shield"), "end turn")
    while asked(tale) == "ask-minion-way":
        play(tale, next(key for key in keys(tale) if key != "at b2"))
    assert cell(tale, "roach-1") == "d3"
    assert tale.snares
