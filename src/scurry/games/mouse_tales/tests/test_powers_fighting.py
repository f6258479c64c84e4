"""Abilities that help in a fight: boosts, reactions, attacks of their own. 4b.4"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    place,
    play,
    table,
    why,
    woes,
    wounds,
)


def test_an_accurate_shot_takes_two_dice_from_the_defender() -> None:
    """4b.4 accurate-shot, MM-126: a rat defends with two, so it rolls none"""
    tale = table(
        """
        3 . . L . . r
        turn: lily 2
        lily: cheese 2 knows accurate-shot
        """,
        "bow bow",
    )
    play(tale, "attack lilys-bow", "ability accurate-shot")
    assert foes(tale) == []
    assert cheese(tale, "lily") == 0
    assert left(tale) == 0


def test_an_aimed_shot_rolls_a_die_more() -> None:
    """4b.4 aimed-shot: three instead of two"""
    tale = table(
        """
        3 . . L . . r
        turn: lily 2
        lily: cheese 1 knows aimed-shot
        """,
        "sword* sword* bow sword* sword*",
    )
    play(tale, "attack lilys-bow", "ability aimed-shot")
    assert foes(tale) == []
    assert left(tale) == 0


def test_a_power_shot_doubles_the_battle_value_before_the_bow_adds_its_own() -> None:
    """4b.4 power-shot, MM-126: twice two and one for the long bow"""
    tale = table(
        """
        3 . . L . . r
        turn: lily 2
        lily: cheese 3 bare wears long-bow knows power-shot
        """,
        "sword* sword* sword* sword* bow sword* sword*",
    )
    play(tale, "attack long-bow", "ability power-shot")
    assert foes(tale) == []
    assert left(tale) == 0


def test_a_boost_for_bows_is_not_offered_with_a_blade_nor_the_other_way_round() -> None:
    """4b.4 MT-T3: what is not declared is not paid"""
    tale = table(
        """
        3 . . Lr . . .
        turn: lily 2
        lily: cheese 3 bare wears toothpick knows aimed-shot
        """,
        "shield shield cheese cheese",
    )
    play(tale, "attack toothpick")
    assert cheese(tale, "lily") == 3
    assert foes(tale) == []


def test_a_preemptive_shot_hits_those_who_just_came() -> None:
    """4b.4 preemptive-shot, MM-127: in another mouse's turn, on one of the minions just placed"""
    tale = table(
        """
        2 . . L . . .
        3 C . . . . .
        turn: collin 2
        lily: cheese 1 knows preemptive-shot
        deck: roach-nest
        """,
        "sword* bow bow sword*",
    )
    play(tale, "search", "at c1")
    assert asked(tale) == "ask-snap-shot"
    play(tale, "ability preemptive-shot")
    assert foes(tale) == ["roach-2"]
    assert cheese(tale, "lily") == 0
    assert left(tale) == 0


def test_one_ability_may_be_used_between_two_own_turns() -> None:
    """MM-68 MT-T3: who shot is not asked to react again"""
    tale = table(
        """
        2 . . L . . .
        3 C . . . . .
        turn: collin 2
        lily: cheese 2 knows preemptive-shot
        deck: roach-nest
        """,
        "sword* bow bow sword*",
    )
    play(tale, "search", "at c1", "ability preemptive-shot")
    assert tale.reacted >> 5 & 1


def test_a_backslash_strikes_another_minion_of_the_cell() -> None:
    """4b.4 backslash: right after a melee attack that defeated one, with the same weapon"""
    tale = table(
        """
        3 . . Crr r . .
        turn: collin 2
        collin: cheese 2 knows backslash
        """,
        "sword* sword* sword* cheese sword* sword* sword* sword* bow bow",
    )
    play(tale, "attack collins-sword", "foe rat-1")
    assert asked(tale) == "ask-backslash"
    play(tale, "ability backslash")
    assert foes(tale) == ["rat-3"]
    assert cheese(tale, "collin") == 0
    assert left(tale) == 0


def test_a_backslash_needs_a_defeat() -> None:
    """4b.4 backslash: who is only missed cannot be followed up"""
    tale = table(
        """
        3 . . Crr . . .
        turn: collin 2
        collin: cheese 2 knows backslash
        """,
        "bow bow bow",
    )
    play(tale, "attack collins-sword", "foe rat-1")
    assert asked(tale) == "ask-turn"
    assert cheese(tale, "collin") == 2


def test_a_battle_squeak_adds_two_dice() -> None:
    """4b.4 battle-squeak: two for battle, one for the sword, two more"""
    tale = table(
        """
        3 . . Cr . . .
        turn: collin 2
        collin: cheese 2 knows battle-squeak
        """,
        "bow bow bow bow sword* bow bow",
    )
    play(tale, "attack collins-sword", "ability battle-squeak")
    assert foes(tale) == []
    assert left(tale) == 0


def test_a_feint_leaves_the_defender_one_die() -> None:
    """4b.4 feint, MM-126: a cap, even for a spider's three"""
    tale = table(
        """
        3 . . C s . .
        turn: collin 2
        collin: cheese 1 knows feint
        """,
        "sword* sword* sword* shield",
    )
    play(tale, "attack collins-sword", "ability feint")
    assert tale.hurt[14] == 2
    assert left(tale) == 0


def test_to_protect_is_to_become_the_target_instead() -> None:
    """4b.4 protect, MM-127: another mouse near; nobody moves"""
    tale = table(
        """
        3 . . Tr C . .
        track: rats collin tilda
        turn: tilda 2
        collin: cheese 1 knows protect
        """,
        "sword* bow bow bow bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-cover"
    play(tale, "ability protect")
    assert (wounds(tale, "tilda"), wounds(tale, "collin")) == (0, 1)
    assert cell(tale, "collin") == "d3"
    assert left(tale) == 0


def test_who_protects_must_be_near() -> None:
    """4b.4 protect: two cells away is not"""
    tale = table(
        """
        3 . . Tr . C .
        track: rats collin tilda
        turn: tilda 2
        collin: cheese 1 knows protect
        """,
        "sword* bow bow bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"
    assert wounds(tale, "tilda") == 1


def test_resolve_adds_two_dice_once_the_hits_are_known() -> None:
    """4b.4 resolve, MM-127: one for defence, one for the breastplate, two more"""
    tale = table(
        """
        3 . . Cr . . .
        track: rats collin
        turn: collin 2
        collin: cheese 2 knows resolve
        """,
        "sword* sword* bow bow shield shield bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-brace"
    play(tale, "ability resolve")
    assert wounds(tale, "collin") == 0
    assert left(tale) == 0


def test_resolve_is_not_asked_for_when_nothing_hits() -> None:
    """4b.4 resolve, MM-22: no hit, no defence"""
    tale = table(
        """
        3 . . Cr . . .
        track: rats collin
        turn: collin 2
        collin: cheese 2 knows resolve
        """,
        "bow bow bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"
    assert cheese(tale, "collin") == 2


def test_a_dodge_may_leave_the_attack_without_its_target() -> None:
    """4b.4 dodge: out of a melee minion's reach the attack is lost"""
    tale = table(
        """
        3 . . F r . .
        track: rats filch
        turn: filch 2
        filch: cheese 1 knows dodge
        rat-1: lying
        """,
        "bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-dodge"
    play(tale, "ability dodge")
    assert why(tale, "at d3") == "MM-127 why-no-sidestep"
    play(tale, "at b3")
    assert cell(tale, "filch") == "b3"
    assert wounds(tale, "filch") == 0
    assert left(tale) == 0


def test_nobody_dodges_while_lying_or_webbed() -> None:
    """4b.4 dodge"""
    for woe in ("lying", "webbed"):
        tale = table(
            f"""
            3 . . Fr . . .
            track: rats filch
            turn: filch 2
            filch: cheese 1 {woe} knows dodge
            """,
            "bow bow bow*",
        )
        play(tale, "end turn")
        assert asked(tale) == "ask-turn"


def test_a_knife_strike_is_one_attack_with_each_knife() -> None:
    """4b.4 knife-strike: a target lower on the track defends with one die (4b.3)"""
    tale = table(
        """
        3 . . Frr . . .
        turn: filch 2
        filch: cheese 2 knows knife-strike
        """,
        "sword* bow bow sword* bow bow",
    )
    play(tale, "use knife-strike", "foe rat-1")
    assert foes(tale) == []
    assert cheese(tale, "filch") == 2  # two pilfered
    assert left(tale) == 0


def test_the_order_of_unlike_knives_is_the_strikers() -> None:
    """4b.4 knife-strike: the tail holds a third one (4b.3)"""
    tale = table(
        """
        3 . . Fs . . .
        turn: filch 2
        filch: cheese 2 wears shard-knife knows knife-strike
        """,
        "sword* bow shield bow bow bow bow bow bow",
    )
    play(tale, "use knife-strike")
    assert keys(tale) == ["card dagger", "card shard-knife"]
    play(tale, "card shard-knife")
    assert tale.hurt[14] == 1  # its one block is ignored
    assert left(tale) == 0


def test_without_a_knife_there_is_no_knife_strike() -> None:
    """4b.4 knife-strike, MM-141"""
    tale = table("""
        3 . . Fr . . .
        turn: filch 2
        filch: cheese 2 bare knows knife-strike
        """)
    assert why(tale, "use knife-strike") == "MM-111 why-no-weapon"
    tale = table("""
        3 . . F . r .
        turn: filch 2
        filch: cheese 2 knows knife-strike
        """)
    assert why(tale, "use knife-strike") == "MT-A2 why-no-target"


# Spells.


def test_a_mystic_bolt_needs_no_sight_and_rolls_lore() -> None:
    """4b.4 mystic-bolt: round the corner, three dice, no staff"""
    tale = table(
        """
        side: 2
        3 . . # # r .
        4 M . # # . .
        turn: maginos 2
        maginos: cheese 1 bare knows mystic-bolt
        """,
        "bow cheese sword* sword* bow",
    )
    assert why(tale, "use mystic-bolt") == ""
    play(tale, "use mystic-bolt")
    assert foes(tale) == []
    assert cheese(tale, "maginos") == 1  # paid one, rolled one
    assert left(tale) == 0


def test_a_spell_must_take_a_minion_that_is_near() -> None:
    """MT-A4 MM-53: the bolt's duty too"""
    tale = table("""
        3 . . Mr r . r
        turn: maginos 2
        maginos: cheese 1 knows mystic-bolt
        """)
    play(tale, "use mystic-bolt")
    assert keys(tale) == ["foe rat-1", "foe rat-2"]
    assert why(tale, "foe rat-3") == "MT-A4 why-near-first"


def test_a_mystic_robe_lends_the_bolt_a_die() -> None:
    """4c.1 mystic-robe: lore +1; MM-126"""
    tale = table(
        """
        3 . . M . . r
        turn: maginos 2
        maginos: cheese 1 wears mystic-robe knows mystic-bolt
        """,
        "sword* sword* sword* sword*",
    )
    play(tale, "use mystic-bolt")
    assert left(tale) == 0


def test_chain_lightning_leaps_from_minion_to_minion() -> None:
    """4b.4 chain-lightning: up to lore targets, one roll of battle + 1, each defends"""
    tale = table(
        """
        3 M . . r r r
        5 . . . . # r
        turn: maginos 2
        maginos: cheese 3 bare knows chain-lightning
        """,
        "bow sword* bow bow shield bow bow bow",
    )
    play(tale, "use chain-lightning", "foe rat-1")
    assert why(tale, "foe rat-1") == "MT-C10 why-struck-already"
    assert why(tale, "foe rat-3") == "MT-C10 why-no-link"
    play(tale, "foe rat-2", "foe rat-3")
    assert foes(tale) == ["rat-2", "rat-4"]
    assert left(tale) == 0


def test_the_first_link_must_be_seen() -> None:
    """4b.4 chain-lightning, MT-A5: and it must be there"""
    tale = table("""
        side: 2
        2 # M . r r #
        5 # . . . r #
        turn: maginos 2
        maginos: cheese 3 knows chain-lightning
        """)
    play(tale, "use chain-lightning")
    assert asked(tale) == "ask-chain"
    assert why(tale, "foe rat-3") == "MT-A5 why-not-seen"
    assert why(tale, "foe roach-1") == "MT-A2 why-no-minion"
    play(tale, "foe rat-2")
    assert asked(tale) == "ask-chain-on"
    assert why(tale, "foe roach-1") == "MT-A2 why-no-minion"
    assert why(tale, "foe rat-1") == ""


def test_in_the_dark_spells_do_not_go_far() -> None:
    """4c.5 chapter 8: two cells on side 14"""
    text = """
        side: 14
        2 M . {} {} . .
        turn: maginos 2
        maginos: cheese 3 knows mystic-bolt
        """
    near = table(text.format("r", "."), chapter="skitter")
    assert why(near, "use mystic-bolt") == ""
    far = table(text.format(".", "r"), chapter="skitter")
    assert why(far, "use mystic-bolt") == "MT-A4 why-no-prey"


@pytest.mark.parametrize("spell", ["mystic-blast", "chain-lightning"])
def test_who_casts_a_spell_is_seen(spell: str) -> None:
    """4b.4 invisibility: it ends early if she attacks"""
    tale = table(
        f"""
        3 M . . r . .
        turn: maginos 2
        maginos: cheese 3 knows {spell}
        """,
        "sword* sword*",
    )
    tale.hidden_by[3] = 5
    play(tale, f"use {spell}")
    assert tale.hidden_by[3] == -1


def test_a_chain_may_be_short() -> None:
    """4b.4 chain-lightning: up to lore"""
    tale = table(
        """
        3 M . . r r .
        turn: maginos 2
        maginos: cheese 3 bare knows chain-lightning
        """,
        "bow bow sword* sword*",
    )
    play(tale, "use chain-lightning", "foe rat-1", "done")
    assert foes(tale) == ["rat-2"]
    assert left(tale) == 0


def test_a_mystic_blast_hits_every_figure_of_the_cell_mice_too() -> None:
    """4b.4 mystic-blast, MM-128 MM-145: two automatic hits, mice first, in track order"""
    tale = table(
        """
        3 M . . Crr . .
        turn: maginos 2
        maginos: cheese 2 knows mystic-blast
        """,
        "shield shield bow bow shield shield",
    )
    play(tale, "use mystic-blast")
    assert wounds(tale, "collin") == 0
    assert foes(tale) == ["rat-2"]
    assert tale.fighting == 0
    assert left(tale) == 0


def test_a_blast_with_minions_near_goes_to_one_of_their_cells() -> None:
    """4b.4 mystic-blast, MT-A4"""
    tale = table("""
        3 M r . r . .
        2 . r . . . .
        turn: maginos 2
        maginos: cheese 2 knows mystic-blast
        """)
    play(tale, "use mystic-blast")
    assert keys(tale) == ["at b2", "at b3"]
    assert why(tale, "at d3") == "MT-A4 why-no-prey"


def test_an_area_attack_opens_no_window_for_its_targets() -> None:
    """MM-127: neither Protect nor Dodge"""
    tale = table(
        """
        3 M . . Fr C . .
        turn: maginos 2
        maginos: cheese 2 knows mystic-blast
        filch: cheese 1 knows dodge
        collin: cheese 1 knows protect
        """,
        "bow bow bow",
    )
    play(tale, "use mystic-blast")
    assert asked(tale) == "ask-turn"
    assert wounds(tale, "filch") == 2
    assert cell(tale, "filch") == "d3"


@pytest.mark.parametrize("spell", ["mystic-bolt", "mystic-blast", "chain-lightning"])
def test_a_spell_without_a_minion_is_refused_and_not_paid_for(spell: str) -> None:
    """MT-A4"""
    tale = table(f"""
        3 M . . . . .
        turn: maginos 2
        maginos: cheese 3 knows {spell}
        """)
    assert why(tale, f"use {spell}") == "MT-A4 why-no-prey"


def test_a_spell_is_an_attack_and_takes_the_action() -> None:
    """4b.4 MT-T1 MM-70"""
    text = """
        3 M . . r . .
        turn: maginos 2{}
        maginos: cheese 1{} knows mystic-bolt
        """
    assert why(table(text.format(" acted", "")), "use mystic-bolt") == "MT-T1 why-acted"
    assert why(table(text.format("", " stunned")), "use mystic-bolt") == "MT-X3 why-stunned"
    tale = table(text.format("", ""), "sword* sword* sword*")
    play(tale, "use mystic-bolt")
    assert why(tale, "search") == "MT-T1 why-acted"


# Knocking down, and other cruelties.


def test_a_thundersqueak_fells_and_hushes_small_minions_near() -> None:
    """4b.4 thundersqueak, MM-74 MM-148: in its next turn a rat stands up and does not attack"""
    tale = table(
        """
        3 . . Tr r s r
        track: rats tilda
        turn: tilda 2
        tilda: cheese 3 knows thundersqueak
        """,
        "cheese bow*",
    )
    play(tale, "use thundersqueak")
    assert woes(tale, "rat-1") == woes(tale, "rat-2") == {"lying", "hushed"}
    assert woes(tale, "spider") == set()
    assert woes(tale, "rat-3") == set()
    play(tale, "end turn")
    while asked(tale) != "ask-turn":
        play(tale, keys(tale)[0])
    assert wounds(tale, "tilda") == 0
    assert woes(tale, "rat-1") == woes(tale, "rat-2") == set()


def test_a_snare_takes_the_first_small_minion() -> None:
    """4b.4 set-trap: on a near land cell without figures; it is gone with the minion"""
    tale = table(
        """
        side: 15
        3 . N . . r .
        track: rats nez
        turn: nez 2
        nez: cheese 2 knows set-trap
        """,
        "shield bow*",
    )
    play(tale, "use set-trap")
    assert why(tale, "at d3") == "MT-C10 why-no-snare-cell"
    assert why(tale, "at b3") == "MT-C10 why-no-snare-cell"
    play(tale, "at c3", "end turn", "at d3")
    assert foes(tale) == []
    assert tale.snares == 0
    assert left(tale) == 0


def test_what_falls_into_a_snare_is_the_setters() -> None:
    """4b.4 set-trap: the credit, MM-135"""
    tale = table(
        """
        side: 15
        3 . N . . o .
        track: roaches nez
        turn: nez 2
        nez: cheese 2 knows set-trap
        """,
        "shield bow*",
    )
    play(tale, "use set-trap", "at c3", "end turn", "at d3")
    assert foes(tale) == []
    assert tale.slain[1] == 1


def test_at_most_two_snares_lie_at_a_time() -> None:
    """4b.4 set-trap"""
    tale = table("""
        3 . N . . . .
        turn: nez 2
        nez: cheese 2 knows set-trap
        snares: a1 b1
        """)
    assert why(tale, "use set-trap") == "MT-C10 why-no-snare-left"


def test_meeps_finds_without_a_roll() -> None:
    """4b.4 meeps: his innate applies, two cards are drawn"""
    tale = table("""
        3 . M . . . .
        turn: maginos 2
        maginos: cheese 2 knows meeps
        deck: salve rind
        """)
    play(tale, "use meeps")
    assert keys(tale) == ["card salve", "card rind"]
    play(tale, "card rind", "keep")
    assert place(tale, "rind") == "bag maginos"
    assert place(tale, "salve") == "discard"
    assert why(tale, "search") == "MT-T1 why-acted"
