"""Attack and defence: hits, blocks, wounds, cheese, thieves, and the order of it all. MT-A2 … A7"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    play,
    table,
    track,
    why,
    woes,
    wounds,
)
from scurry.games.mouse_tales.words import CENTIPEDE_FIGURE, SPIDER_FIGURE

DUEL = "3 . . C{} . . .\nturn: collin\ncollin: {}"
STRUCK = "3 . . C{} . . .\nturn: collin\ntrack: {} collin\ncollin: {}"


# Melee. MT-A2


def test_swords_and_shields_hit_and_shields_block() -> None:
    """MT-A2 MT-C4: three hits of three dice, two blocked: a wound"""
    tale = table(DUEL.format("s", ""), "sword* shield shield* shield shield* bow")
    play(tale, "attack collins-sword")
    assert tale.hurt[SPIDER_FIGURE] == 1
    assert left(tale) == 0


def test_bows_and_cheese_are_no_melee_hits() -> None:
    """MT-A2 MM-22: without a hit nobody defends"""
    tale = table(DUEL.format("r", ""), "bow bow* cheese")
    play(tale, "attack collins-sword")
    assert foes(tale) == ["rat-1"]
    assert left(tale) == 0


def test_melee_reaches_the_own_and_adjacent_cells() -> None:
    """MT-A2"""
    tale = table("3 . . C r r .\nturn: collin", "bow bow bow")
    assert why(tale, "attack collins-sword") == ""
    play(tale, "attack collins-sword")
    assert asked(tale) == "ask-turn"
    far = table("3 . . C . r .\nturn: collin")
    assert why(far, "attack collins-sword") == "MT-A2 why-no-target"
    both = table("3 . . Cr r r .\nturn: collin")
    play(both, "attack collins-sword")
    assert why(both, "foe rat-3") == "MT-A2 why-not-near"


def test_without_hits_against_her_a_mouse_does_not_defend() -> None:
    """MM-22: so there is no cheese either"""
    tale = table(STRUCK.format("r", "rats", ""), "bow cheese bow")
    play(tale, "end turn")
    assert cheese(tale, "collin") == 0
    assert left(tale) == 0


def test_surplus_wounds_are_lost() -> None:
    """MM-23: three on a rat with one health, none on the next"""
    tale = table(DUEL.format("rr", ""), "sword* sword* sword* bow bow")
    play(tale, "attack collins-sword", "foe rat-1")
    assert foes(tale) == ["rat-2"]
    assert tale.hurt[1] == 0


def test_without_a_weapon_in_paw_there_is_no_attack() -> None:
    """MM-111 MT-C5: in the bag it does not help; a spell needs none"""
    tale = table(DUEL.format("r", "bare has toothpick"))
    assert not [key for key in keys(tale) if key.startswith("attack")]
    assert why(tale, "attack toothpick") == "MM-111 why-not-in-paw"
    spell = table("3 . . Mr . . .\nturn: maginos\nmaginos: bare cheese 1 knows mystic-bolt")
    assert why(spell, "use mystic-bolt") == ""


def test_one_weapon_an_attack() -> None:
    """MM-54: the other sword's bonus is ignored"""
    tale = table(DUEL.format("r", "wears needle-sword"), "bow bow bow")
    play(tale, "attack needle-sword")
    assert left(tale) == 0


# Cheese. MT-A3


def test_cheese_that_a_mouse_rolls_is_hers() -> None:
    """MT-A3: in attack and defence"""
    tale = table(DUEL.format("r", ""), "cheese cheese bow")
    play(tale, "attack collins-sword")
    assert cheese(tale, "collin") == 2
    hit = table(STRUCK.format("r", "rats", ""), "sword* bow cheese shield bow")
    play(hit, "end turn")
    assert (cheese(hit, "collin"), wounds(hit, "collin")) == (1, 0)


def test_cheese_that_a_minion_rolls_goes_on_the_wheel() -> None:
    """MT-A3: in attack and defence"""
    tale = table(DUEL.format("r", ""), "sword* bow bow cheese cheese")
    play(tale, "attack collins-sword")
    assert tale.wheel == 2
    hit = table(STRUCK.format("r", "rats", ""), "cheese bow bow")
    play(hit, "end turn")
    assert hit.wheel == 1


# Ranged. MT-A4 MT-A5


def test_bows_hit_at_any_distance() -> None:
    """MT-A4: swords and shields do not"""
    tale = table("1 r . . . . .\n2 . . . . . L\nturn: lily", "bow shield bow bow*")
    play(tale, "attack lilys-bow")
    assert foes(tale) == []
    miss = table("1 r . . . . .\n2 . . . . . L\nturn: lily", "sword* shield")
    play(miss, "attack lilys-bow")
    assert left(miss) == 0


def test_a_minion_near_must_be_the_target() -> None:
    """MT-A4 MM-53"""
    tale = table("3 L r r r . .\nturn: lily", "bow bow bow bow")
    play(tale, "attack lilys-bow")
    assert foes(tale) == ["rat-2", "rat-3"]
    two = table("2 r . . . . .\n3 L r r . . .\nturn: lily")
    play(two, "attack lilys-bow")
    assert why(two, "foe rat-3") == "MT-A4 why-near-first"


def test_rock_bars_the_line_of_sight() -> None:
    """MT-A5: from centre to centre"""
    tale = table("4 . . . . L .\n6 . . . . r .\nturn: lily")
    assert why(tale, "attack lilys-bow") == "MT-A2 why-no-target"
    spell = table(
        "4 . . . . M .\n6 . . . . r .\nturn: maginos\nmaginos: cheese 2 knows mystic-blast"
    )
    assert why(spell, "use mystic-blast") != ""


def test_a_drawn_thing_blocks_nobodys_sight_unless_the_house_says_so() -> None:
    """MM-52 MT-A5: across the table of the dining hall"""
    text = "side: 7\n2 . L . . . .\n6 . r . . . .\nturn: lily"
    assert why(table(text, chapter="archer"), "attack lilys-bow") == ""
    blocked = table(text, chapter="archer", features_block=True)
    assert why(blocked, "attack lilys-bow") == "MT-A2 why-no-target"


# Wounds of minions. MT-A6 MT-A7


def test_a_wound_removes_an_ordinary_minion_and_with_the_last_its_card() -> None:
    """MT-A6 MT-I6"""
    tale = table(DUEL.format("rr", ""), "sword* bow bow bow bow")
    play(tale, "attack collins-sword", "foe rat-1")
    assert track(tale) == ["collin", "rats"]
    last = table(DUEL.format("r", ""), "sword* bow bow bow bow")
    play(last, "attack collins-sword")
    assert track(last) == ["collin"]


def test_wounds_of_tough_minions_are_counted() -> None:
    """MT-A6: a centipede has four"""
    tale = table("3 . . C c . .\nturn: collin\ncentipede: wounds 2\n", "sword* bow bow bow bow")
    play(tale, "attack collins-sword")
    assert tale.hurt[CENTIPEDE_FIGURE] == 3
    end = table("3 . . C c . .\nturn: collin\ncentipede: wounds 3\n", "sword* bow bow bow bow")
    play(end, "attack collins-sword")
    assert foes(end) == []


def test_each_wound_of_a_leader_is_put_on_one_of_its_cards() -> None:
    """MT-A7 MM-95: by the players' choice; with the last card it falls"""
    tale = table("3 . . CB . . .\nturn: collin", "sword* sword* sword* bow bow bow bow")
    play(tale, "attack collins-sword", "slot pounce", "slot pounce")
    assert track(tale) == ["collin", "prowl"]
    assert foes(tale) == ["paw"]
    assert tale.card_hurt[13] == 1
    last = table(
        "3 . . CB . . .\nturn: collin\ntrack: collin prowl", "sword* bow bow " + 4 * "bow "
    )
    last.card_hurt[13] = 1
    play(last, "attack collins-sword")
    assert foes(last) == []


# Resistance and modifiers. MM-118 MM-126


def test_skitter_clak_resists_what_is_sharp() -> None:
    """MM-118: a die fewer; by house rule not"""
    text = "3 . . C K . .\nturn: collin"
    tale = table(text, "bow bow")
    play(tale, "attack collins-sword")
    assert left(tale) == 0
    house = table(text, "bow bow bow", no_resistance=True)
    play(house, "attack collins-sword")
    assert left(house) == 0
    blunt = table("3 . . N K . .\nturn: nez", "bow bow bow")
    play(blunt, "attack nezs-hammer")
    assert left(blunt) == 0


def test_an_attack_has_at_least_one_die() -> None:
    """MM-126 MM-118: Maginos with a toothpick against Skitter-Clak"""
    tale = table("3 . . M K . .\nturn: maginos\nmaginos: bare wears toothpick", "bow")
    play(tale, "attack toothpick")
    assert left(tale) == 0


def test_values_are_replaced_then_doubled_then_added_to_then_taken_from() -> None:
    """MM-126: twice two for a power shot, one for the long bow"""
    tale = table(
        "3 L . . K . .\nturn: lily\nlily: bare cheese 3 wears long-bow knows power-shot",
        "sword* sword* sword* sword* sword* sword*",
    )
    play(tale, "attack long-bow", "ability power-shot")
    assert left(tale) == 0


def test_a_defence_is_never_below_no_dice() -> None:
    """MM-126: a roach has one, an accurate shot takes two"""
    tale = table("3 L . . o . .\nturn: lily\nlily: cheese 2 knows accurate-shot", "bow sword*")
    play(tale, "attack lilys-bow", "ability accurate-shot")
    assert foes(tale) == []
    assert left(tale) == 0


def test_a_weapon_works_only_while_its_requirement_is_met() -> None:
    """MM-141 MM-146: checked at the moment of the attack"""
    tale = table("3 . . Tr . . .\nturn: tilda\ntilda: wears needle-sword")
    assert why(tale, "attack needle-sword") == "MT-C6 why-cannot-use"
    assert why(tale, "attack tildas-mace") == ""


# Windows. MM-127 MM-128


def test_the_windows_of_an_attack_come_in_their_order() -> None:
    """MM-127: protect, dodge, the dice, resolve, the defence, a last effort"""
    tale = table(
        """
        3 . . Fr C . .
        track: rats collin filch
        turn: filch
        collin: cheese 1 knows protect
        filch: wounds 2 cheese 1 has luck-of-the-brave last-effort knows dodge
        """,
        "sword* sword* bow bow bow",
    )
    play(tale, "end turn")
    heard = []
    while asked(tale) != "ask-turn":
        heard.append(asked(tale))
        play(tale, "no" if heard[-1] != "ask-endure" else "card last-effort")
    assert heard == ["ask-cover", "ask-dodge", "ask-reroll", "ask-endure"]
    assert wounds(tale, "filch") == 2


def test_in_a_window_only_those_are_asked_who_can_and_are_able_to_pay() -> None:
    """MM-127: only who knows how to protect; without cheese nobody is asked"""
    text = """
        3 . . Tr CN . .
        track: rats {} tilda
        turn: tilda
        collin: cheese {} knows protect
        nez: cheese 1 knows resolve
        """
    tale = table(text.format("nez collin", 1), "bow bow bow")
    play(tale, "end turn")
    assert tale.question(0).args["mouse"] == "@mouse-collin"
    poor = table(text.format("nez collin", 0), "bow bow bow")
    play(poor, "end turn")
    assert asked(poor) == "ask-turn"


def test_shared_protectors_are_asked_down_the_track() -> None:
    """MM-127"""
    text = """
        3 . . Tr CN . .
        track: rats {} tilda
        turn: tilda
        collin: cheese 1 knows protect
        nez: cheese 1 knows protect
        """
    for order in ("collin nez", "nez collin"):
        tale = table(text.format(order), "bow bow bow", shared_abilities=True)
        play(tale, "end turn")
        assert tale.question(0).args["mouse"] == f"@mouse-{order.split()[0]}"


def test_automatic_hits_roll_no_attack_dice() -> None:
    """MM-128: so there is no cheese of an attack; each figure hit defends"""
    tale = table(
        """
        3 . . C rr . .
        turn: collin
        collin: has fire-breath
        """,
        "shield shield bow cheese",
    )
    play(tale, "play fire-breath")
    assert foes(tale) == ["rat-1"]
    assert (tale.wheel, cheese(tale, "collin")) == (1, 0)
    assert left(tale) == 0


# Thieves. MM-81 MM-82 MM-134


def test_a_roach_takes_a_cheese_instead_of_each_wound() -> None:
    """MM-82 MM-134: what cheese does not cover are wounds; it returns to the supply"""
    tale = table(STRUCK.format("o", "roaches", "cheese 1"), "sword* sword* bow bow bow")
    play(tale, "end turn")
    assert (cheese(tale, "collin"), wounds(tale, "collin"), tale.wheel) == (0, 1, 0)


def test_by_house_rule_a_roach_takes_all_or_nothing() -> None:
    """MM-82"""
    text = STRUCK.format("o", "roaches", "cheese {}")
    tale = table(text.format(1), "sword* sword* bow bow bow", steal_all_or_nothing=True)
    play(tale, "end turn")
    assert (cheese(tale, "collin"), wounds(tale, "collin")) == (1, 2)
    rich = table(text.format(2), "sword* sword* bow bow bow", steal_all_or_nothing=True)
    play(rich, "end turn")
    assert (cheese(rich, "collin"), wounds(rich, "collin")) == (0, 0)


def test_cheese_of_her_defence_is_stolen_too() -> None:
    """MM-134: first she takes it, then the roach does"""
    tale = table(STRUCK.format("o", "roaches", ""), "sword* sword* cheese cheese bow")
    play(tale, "end turn")
    assert (cheese(tale, "collin"), wounds(tale, "collin")) == (0, 0)


def test_what_a_greedy_roach_steals_goes_on_the_wheel() -> None:
    """MM-134 MT-E5: and may bring a surge once that roach's attack is over"""
    text = STRUCK.format("o", "roaches", "cheese 3")
    tale = table(f"{text}\npage: 1 wheel 2 greedy", "sword* sword* bow bow bow")
    play(tale, "end turn")
    assert (cheese(tale, "collin"), tale.wheel, tale.page) == (1, 4, 1)
    surge = table(f"{text}\npage: 1 wheel 4 greedy", "sword* sword* bow bow bow")
    play(surge, "end turn")
    assert (cheese(surge, "collin"), surge.wheel, surge.page) == (1, 0, 2)


@pytest.mark.parametrize("house", [False, True])
def test_greed_ends_with_the_last_roach_or_by_house_rule_with_the_tile(house: bool) -> None:
    """MM-81"""
    tale = table(
        "3 . . Co . . .\nturn: collin 2\npage: 1 greedy\nencounters: b1",
        "sword* bow bow bow bow",
        greedy_till_left=house,
        table_decides=True,
        split_moves=True,
    )
    play(tale, "attack collins-sword")
    assert tale.greedy == house
    tale.rng = table("3 C . . . . .", "bow bow bow").rng
    play(tale, "end turn", "explore flip")
    assert not tale.greedy


# Markers. MM-148


def test_who_makes_no_attack_is_marked_for_one_turn() -> None:
    """MM-148: each figure for itself"""
    tale = table(
        """
        3 . . Crr . . .
        turn: collin
        track: rats collin
        rat-1: hushed
        """,
        "sword* bow bow bow bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert wounds(tale, "collin") == 1
    assert woes(tale, "rat-1") == set()


def test_leaders_do_not_lose_their_attack() -> None:
    """MM-148: Vurst falls by a thundersqueak, but shoots"""
    tale = table(
        """
        3 . . Cr V . .
        turn: collin
        collin: cheese 3 knows thundersqueak
        """
    )
    play(tale, "use thundersqueak")
    assert woes(tale, "rat-1") == {"lying", "hushed"}
    assert woes(tale, "rat-2") == {"lying"}
    assert cell(tale, "rat-2") == "d3"
