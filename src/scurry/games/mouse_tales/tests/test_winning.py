"""Victory and defeat, what each mouse may achieve, and the difficulties. MT-W1 MT-W3"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.infos import ENCOUNTER_INFOS
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests.laid import (
    asked,
    begin,
    cell,
    cheese,
    foes,
    left,
    play,
    poison,
    table,
    wounds,
)
from scurry.games.mouse_tales.view import view

LAST = """
    side: 1
    3 . . Co . . .
    turn: collin
    page: {}
    placed: yes
    """
STING = "3 . . C s . .\n6 . T . . . .\nturn: tilda\ntrack: tilda spider collin\ncollin: {}"


def expert(tale: Mice) -> dict[str, str]:
    return view(tale, None).experts


# Winning and losing. MT-W1


def test_a_chapter_is_won_by_its_goal_before_the_end() -> None:
    """MT-W1 MM-144: all players win together"""
    tale = table(LAST.format("5"), "sword* bow bow bow")
    play(tale, "attack collins-sword")
    outcome = tale.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("outcome-won", (1,))


def test_a_chapter_is_lost_when_the_hourglass_reaches_the_end() -> None:
    """MT-W1 MM-144: at once"""
    tale = table("3 . . C . . .\nturn: collin\npage: 5 wheel 5 end 6")
    play(tale, "end turn")
    outcome = tale.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("outcome-time", (2,))
    assert tale.pending() == ()


@pytest.mark.parametrize("loss_first", [False, True])
def test_victory_comes_before_a_surge_unless_the_house_puts_loss_first(loss_first: bool) -> None:
    """MM-114: the last roach falls, and its cheese is the sixth on the wheel"""
    tale = table(LAST.format("5 wheel 5"), "sword* sword* bow cheese", loss_first=loss_first)
    play(tale, "attack collins-sword")
    assert tale.reason == ("outcome-time" if loss_first else "outcome-won")


def test_a_goal_of_a_place_wants_its_setup_placed() -> None:
    """MT-W1: the yard is empty because nobody came yet"""
    tale = table("side: 1\n3 . . C . . .\nturn: collin 3")
    play(tale, "go c4")
    assert tale.outcome() is None


# Difficulty. 4c.6


def test_in_the_story_preset_the_end_is_a_page_later() -> None:
    """MT-W1 4c.6: or, if it is the last page already, a surge needs one more cheese"""
    tale = begin("bow", difficulty="story", advised_party=True, table_decides=True)
    assert (tale.end, tale.surge_limit()) == (7, 6)
    last = begin("bow", chapter="notes", difficulty="story", advised_party=True)
    assert (last.end, last.surge_limit()) == (8, 7)


def test_in_the_story_preset_one_defender_a_round_rolls_a_die_fewer() -> None:
    """MT-W1 4c.6"""
    tale = table(
        "3 . . Cr Tr . .\nturn: collin", "sword* bow bow shield bow sword* bow shield shield",
        difficulty="story",
    )  # fmt: skip
    play(tale, "attack collins-sword", "foe rat-1")
    assert asked(tale) == "ask-ease"
    play(tale, "yes")
    assert tale.eased
    assert left(tale) == 5


def test_in_the_story_preset_earlier_achievements_are_given() -> None:
    """MT-W1 4c.6"""
    tale = begin("bow", chapter="king", difficulty="story", advised_party=True)
    given = {"lily", "catnip", "horn", "claw", "maggie", "healthy", "brush"}
    assert set(view(tale, None).achievements) <= given
    assert {"catnip", "horn", "maggie", "brush"} <= set(view(tale, None).achievements)
    plain = begin("bow", chapter="king", advised_party=True)
    assert view(plain, None).achievements == []


def test_heroes_have_surges_at_five_and_redder_decks() -> None:
    """MT-W1 4c.6: two black cards are replaced"""
    tale = begin("bow", difficulty="heroic", advised_party=True, table_decides=True)
    assert tale.surge_limit() == 5
    reds = sum(1 for card in tale.enc_deck if ENCOUNTER_INFOS[card].red)
    assert (len(tale.enc_deck), reds) == (8, 2)


# Personal achievements. MT-W3 MM-101


def test_three_cheese_in_one_roll_make_a_cheese_expert() -> None:
    """MT-W3 MM-102 MM-101: the end is a page later; two are not enough"""
    tale = table("3 . . Cr . . .\nturn: collin", "cheese cheese cheese")
    play(tale, "attack collins-sword")
    assert (expert(tale), tale.end, cheese(tale, "collin")) == ({"cheese": "collin"}, 7, 3)
    two = table("3 . . Cr . . .\nturn: collin\ncollin: cheese 1", "cheese cheese bow")
    play(two, "attack collins-sword")
    assert (expert(two), two.end) == ({}, 6)


def test_a_cheese_experts_defence_feeds_everybody() -> None:
    """MT-W3: each roll with at least one; her own cheese is hers besides"""
    tale = table(
        "3 . . Cr T . .\nturn: collin\ntrack: rats collin tilda", "bow sword* bow cheese cheese bow"
    )
    tale.experts[0] = 0
    play(tale, "end turn", "end turn")
    assert (cheese(tale, "collin"), cheese(tale, "tilda")) == (3, 1)


def test_an_achievement_is_the_first_mouses_only() -> None:
    """MM-101"""
    tale = table("3 . . Cr . . .\nturn: collin", "cheese cheese cheese")
    tale.experts[0] = 2
    play(tale, "attack collins-sword")
    assert (expert(tale), tale.end) == ({"cheese": "tilda"}, 6)


def test_the_end_is_never_later_than_page_eight() -> None:
    """MM-101"""
    tale = table("3 . . Cr . . .\nturn: collin\npage: 1 end 8", "cheese cheese cheese")
    play(tale, "attack collins-sword")
    assert tale.end == 8


def test_by_house_rule_nobody_achieves_anything_for_herself() -> None:
    """MM-101"""
    tale = table("3 . . Cr . . .\nturn: collin", "cheese cheese cheese", no_personal=True)
    play(tale, "attack collins-sword")
    assert (expert(tale), tale.end) == ({}, 6)


def test_four_roaches_in_one_encounter_make_a_slayer() -> None:
    """MT-W3 MM-135: those of surges count, the page's end is later"""
    tale = table("3 . . Co . . .\nturn: collin", "sword* bow bow bow")
    tale.slain[0] = 3
    play(tale, "attack collins-sword")
    assert (expert(tale), tale.end) == ({"roach": "collin"}, 7)
    three = table("3 . . Co . . .\nturn: collin", "sword* bow bow bow")
    three.slain[0] = 2
    play(three, "attack collins-sword")
    assert expert(three) == {}


def test_a_new_encounter_begins_the_count_anew_a_surge_does_not() -> None:
    """MM-135"""
    tale = table("3 . . C . . .\nturn: collin\nencounters: b1", "bow", table_decides=True)
    tale.slain[0] = 3
    play(tale, "explore flip")
    assert tale.slain[0] == 0
    surge = table(
        "3 . . C . . .\nturn: collin\nface: b1\npage: 1 wheel 5", "bow bow", table_decides=True
    )
    surge.slain[0] = 3
    play(surge, "end turn")
    assert foes(surge) == ["roach-1", "roach-2"]
    assert surge.slain[0] == 3


def test_roaches_of_snares_and_grape_shots_count_for_their_mouse() -> None:
    """MM-135 MM-90"""
    shot = table("3 . . C . o .\nturn: collin\nfork: c3\nhoard: grape", "squashed bow")
    play(shot, "shoot grape")
    assert shot.slain[0] == 1
    snare = table(
        "3 C . . o . .\nturn: collin\ntrack: roaches collin\nsnares: c2 c3 c4", "shield bow",
        table_decides=True,
    )  # fmt: skip
    snare.snare_by = 1
    play(snare, "end turn")
    assert (foes(snare), snare.slain[0]) == ([], 1)


def test_on_the_slayers_tile_no_roach_is_greedy() -> None:
    """MT-W3 MM-134"""
    tale = table(
        "3 . . Co . . .\nturn: collin\ntrack: roaches collin\npage: 1 greedy\ncollin: cheese 2",
        "sword* bow bow bow bow",
    )
    tale.experts[1] = 0
    play(tale, "end turn")
    assert (cheese(tale, "collin"), tale.wheel) == (1, 0)


def test_who_was_captured_with_poison_in_her_is_an_expert_of_it() -> None:
    """MT-W3: from then on poison counts as ordinary wounds"""
    tale = table(STING.format("poison 2"), "bow sword* bow bow bow bow")
    play(tale, "end turn")
    assert (cell(tale, "collin"), expert(tale)) == ("", {"poison": "collin"})
    again = table(STING.format(""), "bow sword* bow bow bow bow bow")
    again.experts[2] = 0
    play(again, "end turn")
    assert (wounds(again, "collin"), poison(again, "collin")) == (1, 0)
    plain = table(STING.format("wounds 2").replace("s . .", "r . ."), "bow")
    assert expert(plain) == {}


def test_captured_twice_she_is_a_master_of_escapes() -> None:
    """MT-W3 MM-103: the end is a page later"""
    tale = table(
        "3 . . Cr . . .\n6 . T . . . .\nturn: tilda\ntrack: tilda rats collin\n"
        "collin: wounds 2 captures 1",
        "sword* bow bow bow bow",
    )
    play(tale, "end turn")
    assert (expert(tale), tale.end, tale.page) == ({"escape": "collin"}, 7, 2)


def test_who_beats_the_cat_weakens_large_minions() -> None:
    """MT-W3: they roll a die fewer against her"""
    tale = table(
        "3 . . CB . . .\nturn: collin\ntrack: collin prowl", "sword* sword* bow bow bow bow bow"
    )
    play(tale, "attack collins-sword")
    assert expert(tale) == {"cat": "collin"}
    large = table("3 . . C s . .\nturn: collin", "sword* bow bow bow bow")
    large.experts[4] = 0
    play(large, "attack collins-sword")
    assert left(large) == 0


def test_achievements_of_a_mouse_end_with_the_chapter() -> None:
    """MM-101 MT-W3: a new one knows none"""
    tale = begin("bow", legacy='{"mice": {}}', campaign=True, advised_party=True,
                 table_decides=True)  # fmt: skip
    assert expert(tale) == {}
