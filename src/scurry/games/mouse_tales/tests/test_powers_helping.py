"""Abilities that help the party: healing, guarding, orders, moving, searching. 4b.4"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    place,
    play,
    poison,
    table,
    why,
    woes,
    wounds,
)


def test_first_aid_costs_a_healer_less() -> None:
    """4b.4 first-aid: two cheese, a healer one; one ordinary wound of a mouse here"""
    text = """
        3 . . TC . . .
        turn: {0} 2
        {0}: wounds 1 cheese {1} knows first-aid
        """
    assert why(table(text.format("collin", 1)), "use first-aid") == "MT-C10 why-no-cheese"
    for name, paid in (("collin", 2), ("tilda", 1)):
        tale = play(table(text.format(name, paid)), "use first-aid")
        assert wounds(tale, name) == 0
        assert cheese(tale, name) == 0


def test_first_aid_is_for_mice_here_with_ordinary_wounds() -> None:
    """4b.4 first-aid, MM-76: not next door, not poison"""
    tale = table("""
        3 . . T C . .
        turn: tilda 2
        tilda: poison 1 cheese 1 knows first-aid
        collin: wounds 1
        """)
    assert why(tale, "use first-aid") == "MM-76 why-not-wounded"


def test_one_ability_a_turn_even_if_others_are_free() -> None:
    """MT-T3"""
    tale = table("""
        3 . . TC . . .
        turn: tilda 2
        tilda: cheese 5 knows first-aid fortify
        collin: wounds 1
        """)
    play(tale, "use fortify")
    assert why(tale, "use first-aid") == "MT-T3 why-ability-used"
    assert cheese(tale, "tilda") == 3


def test_an_ability_that_nobody_taught_her_is_not_hers() -> None:
    """MT-C10"""
    tale = table("""
        3 . . T . . .
        turn: tilda 2
        tilda: cheese 5
        """)
    assert why(tale, "use fortify") == "MT-C10 why-not-known"


def test_a_free_ability_is_no_use_in_water_but_an_action_is() -> None:
    """MM-16 MT-M9"""
    tale = table("""
        side: 6
        3 . . T . . .
        turn: tilda
        tilda: wounds 1 cheese 5 knows fortify major-heal
        """)
    assert why(tale, "use fortify") == "MM-16 why-in-water"
    assert why(tale, "use major-heal") == ""


def test_a_stunned_mouse_may_use_free_abilities_only() -> None:
    """MM-70; by house rule not even those"""
    text = """
        3 . . T . . .
        turn: tilda 2
        tilda: stunned wounds 1 cheese 5 knows fortify major-heal
        """
    tale = table(text)
    assert why(tale, "use fortify") == ""
    assert why(tale, "use major-heal") == "MT-X3 why-stunned"
    strict = table(text, stunned_do_nothing=True)
    assert why(strict, "use fortify") == "MT-X3 why-stunned"


def test_caring_paws_heal_one_wound_more_on_her_cell() -> None:
    """4b.3: whenever something that Tilda uses heals; whose, she chooses"""
    tale = table("""
        3 . . TCN . . .
        turn: tilda 2
        tilda: cheese 1 knows first-aid
        collin: wounds 2
        nez: wounds 1
        """)
    play(tale, "use first-aid", "mouse collin")
    assert asked(tale) == "ask-care"
    play(tale, "mouse nez")
    assert (wounds(tale, "collin"), wounds(tale, "nez")) == (1, 0)


def test_paws_that_healed_nothing_do_not_care() -> None:
    """4b.3: taking off a web heals no wound"""
    tale = table("""
        3 . . TC . . .
        turn: tilda 2
        tilda: cheese 1 knows cure
        collin: wounds 1 webbed
        """)
    play(tale, "use cure")
    assert woes(tale, "collin") == set()
    assert wounds(tale, "collin") == 1


def test_cure_takes_one_thing_away_for_each_cheese() -> None:
    """4b.4 cure: poison wounds, stun, web and charm tokens of mice here, any split; up to three"""
    tale = table("""
        3 . . TC . N .
        turn: tilda 2
        tilda: poison 1 cheese 5 knows cure
        collin: poison 1 stunned webbed
        nez: poison 1
        """)
    play(tale, "use cure")
    assert why(tale, "mouse nez") == "MT-C10 why-not-her"
    assert "done" not in keys(tale)  # the first is paid for
    assert asked(tale) == "ask-cure"
    play(tale, "mouse collin")
    assert asked(tale) == "ask-cure-what"
    assert tale.question(0).args == {"mouse": "@mouse-collin"}
    assert keys(tale) == ["poison", "stun", "web"]
    assert why(tale, "charm") == "MT-X3 why-not-ailing"
    play(tale, "web")
    assert cheese(tale, "tilda") == 4
    play(tale, "mouse collin", "stun", "mouse tilda")
    assert cheese(tale, "tilda") == 2
    assert woes(tale, "collin") == set()
    assert (poison(tale, "tilda"), poison(tale, "collin")) == (0, 1)
    assert asked(tale) == "ask-turn"
    assert why(tale, "search") == "MT-T1 why-acted"


def test_cure_goes_no_further_than_the_cheese() -> None:
    """4b.4 cure: one to three"""
    tale = table("""
        3 . . TC . . .
        turn: tilda 2
        tilda: cheese 2 knows cure
        collin: poison 2 stunned
        """)
    play(tale, "use cure", "poison", "done")
    assert cheese(tale, "tilda") == 1
    assert poison(tale, "collin") == 1
    assert asked(tale) == "ask-turn"


def test_cure_needs_somebody_who_ails() -> None:
    """4b.4 cure"""
    tale = table("""
        3 . . TC . . .
        turn: tilda 2
        tilda: cheese 2 knows cure
        collin: wounds 2 lying
        """)
    assert why(tale, "use cure") == "MT-X3 why-not-ailing"


def test_fortify_gives_every_mouse_a_defence_die_until_her_next_turn() -> None:
    """4b.4 fortify, MM-143: Collin rolls one, the breastplate's, and hers"""
    tale = table(
        """
        2 . . . . . T
        3 . . Cr . . .
        track: rats collin tilda
        turn: tilda 2
        tilda: cheese 2 knows fortify
        """,
        "sword* sword* bow bow bow bow*",
    )
    play(tale, "use fortify", "end turn")
    assert wounds(tale, "collin") == 2
    assert left(tale) == 0


def test_fortify_ends_as_her_next_turn_begins() -> None:
    """MM-143"""
    tale = table(
        """
        3 . . T . . C
        track: tilda collin
        turn: tilda 2
        tilda: cheese 2 knows fortify
        """,
        "bow* bow*",
    )
    play(tale, "use fortify", "end turn")
    assert tale.guards != 0
    play(tale, "end turn")
    assert acting(tale) == "tilda"
    assert tale.guards == 0


def test_a_major_heal_is_split_among_mice_near() -> None:
    """4b.4 major-heal: up to three ordinary wounds; then her paws care for one more"""
    tale = table("""
        3 . . T C . N
        turn: tilda 2
        tilda: wounds 2 cheese 3 knows major-heal
        collin: wounds 2
        nez: wounds 1
        """)
    play(tale, "use major-heal")
    assert why(tale, "mouse nez") == "MT-C10 why-not-her"
    play(tale, "mouse collin", "mouse collin", "mouse tilda")
    assert (wounds(tale, "tilda"), wounds(tale, "collin"), wounds(tale, "nez")) == (0, 0, 1)


def test_healing_may_stop_early() -> None:
    """4b.4 major-heal: up to"""
    tale = table("""
        3 . . T C . .
        turn: tilda 2
        tilda: cheese 3 knows major-heal
        collin: wounds 2
        """)
    play(tale, "use major-heal", "done")
    assert wounds(tale, "collin") == 1


def test_a_battle_leader_gives_every_other_mouse_an_attack_die() -> None:
    """4b.4 battle-leader, MM-143: two for battle, the sword's, none for himself"""
    tale = table(
        """
        3 . . T . C .
        2 . . r . r .
        track: collin tilda rats
        turn: collin 2
        collin: cheese 2 knows battle-leader
        """,
        "bow bow bow bow* bow bow bow",
    )
    play(tale, "use battle-leader", "attack collins-sword", "end turn", "attack tildas-mace")
    assert left(tale) == 0


def test_a_battle_leader_needs_somebody_to_lead() -> None:
    """4b.4 battle-leader: every other mouse"""
    tale = table("""
        3 . . C . . .
        turn: collin 2
        collin: cheese 2 knows battle-leader
        """)
    assert why(tale, "use battle-leader") == "MT-C10 why-nobody-else"


def test_an_order_to_move_is_worth_her_movement_value() -> None:
    """4b.4 give-order: no die; her own turn is not touched"""
    tale = table("""
        3 . . C T . .
        turn: collin 2
        collin: cheese 2 knows give-order
        """)
    play(tale, "use give-order")
    assert asked(tale) == "ask-march"
    assert why(tale, "at f3") == "MT-M2 why-not-adjacent"
    play(tale, "at e3", "at f3")
    assert cell(tale, "tilda") == "f3"
    assert asked(tale) == "ask-turn"
    assert why(tale, "go c2") == ""


def test_an_order_to_move_may_end_early() -> None:
    """4b.4 give-order: up to"""
    tale = table("""
        3 . . C T . .
        turn: collin 2
        collin: cheese 2 knows give-order
        """)
    play(tale, "use give-order", "at e3", "done")
    assert cell(tale, "tilda") == "e3"


def test_an_order_to_attack_uses_no_ability_of_hers() -> None:
    """4b.4 give-order: one Attack with an equipped weapon, and nothing with it"""
    tale = table(
        """
        3 . . C . L .
        4 . . . . r .
        turn: collin 2
        collin: cheese 2 knows give-order
        lily: cheese 3 knows aimed-shot
        """,
        "bow bow cheese sword*",
    )
    play(tale, "use give-order")
    assert keys(tale) == ["move", "card lilys-bow"]
    play(tale, "card lilys-bow")
    assert foes(tale) == []
    assert cheese(tale, "lily") == 4  # the defender's goes to her (4b.3)
    assert left(tale) == 0


def test_who_lies_is_ordered_to_her_feet() -> None:
    """4b.4 give-order: only stands up"""
    tale = table("""
        3 . . C T . .
        turn: collin 2
        collin: cheese 2 knows give-order
        tilda: lying
        """)
    play(tale, "use give-order")
    assert woes(tale, "tilda") == set()
    assert cell(tale, "tilda") == "d3"
    assert asked(tale) == "ask-turn"


def test_who_can_do_neither_obeys_no_order() -> None:
    """4b.4 give-order: webbed no move, stunned no attack"""
    tale = table("""
        3 . . C Tr . .
        turn: collin 2
        collin: cheese 2 knows give-order
        tilda: webbed stunned
        """)
    assert why(tale, "use give-order") == "MT-C10 why-cannot-obey"


def test_the_leader_says_who_and_what() -> None:
    """4b.4 give-order: another mouse on the tile"""
    tale = table("""
        3 . . C T . L
        track: collin tilda lily nez maginos
        turn: collin 2
        collin: cheese 2 knows give-order
        maginos: webbed
        4 M . . . . r
        """)
    play(tale, "use give-order")
    assert asked(tale) == "ask-order"
    assert tale.question(0).args == {"mouse": "@mouse-collin"}
    assert why(tale, "mouse nez") == "MT-C10 why-not-her"
    assert why(tale, "mouse collin") == "MT-C10 why-not-her"
    play(tale, "mouse lily")
    assert asked(tale) == "ask-order-what"
    assert tale.question(0).args == {"mouse": "@mouse-lily"}
    play(tale, "move")
    assert asked(tale) == "ask-march"


def test_who_cannot_obey_is_not_to_be_chosen() -> None:
    """4b.4 give-order"""
    tale = table("""
        3 . . C T N L
        turn: collin 2
        collin: cheese 2 knows give-order
        tilda: webbed
        """)
    play(tale, "use give-order")
    assert why(tale, "mouse tilda") == "MT-C10 why-cannot-obey"


def test_there_is_nobody_to_order() -> None:
    """4b.4 give-order"""
    tale = table("""
        3 . . C . . .
        turn: collin 2
        collin: cheese 2 knows give-order
        """)
    assert why(tale, "use give-order") == "MT-C10 why-nobody-else"


def test_a_golem_obeys_with_bare_paws() -> None:
    """4b.4 give-order, 4c.1 cheddar-golem: its paws are its weapon"""
    tale = table(
        """
        3 . . C Mr . .
        track: maginos collin rats
        turn: maginos
        maginos: has cheddar-golem
        collin: cheese 2 knows give-order
        """,
        "bow* bow bow bow bow",
    )
    play(tale, "play cheddar-golem", "end turn", "use give-order")
    assert keys(tale) == ["move", "bare"]
    play(tale, "bare")
    assert left(tale) == 0


def test_inspire_sells_each_mouse_one_more_action() -> None:
    """4b.4 inspire: at the start of his turn, before the die; one cheese each, once each"""
    tale = table(
        """
        3 . . C T . .
        track: collin tilda
        turn: collin begins
        collin: cheese 3 knows inspire
        tilda: cheese 1
        """,
        "bow* cheese cheese bow* cheese cheese",
    )
    assert asked(tale) == "ask-inspire"
    play(tale, "ability inspire")
    assert why(tale, "act again") == "MT-T1 why-act-first"
    play(tale, "search", "act again", "search")
    assert why(tale, "act again") == "MT-T1 why-not-inspired"
    play(tale, "end turn", "search", "act again", "search")
    assert (cheese(tale, "collin"), cheese(tale, "tilda")) == (0, 0)
    assert left(tale) == 0


def test_inspire_ends_with_the_round() -> None:
    """4b.4 inspire, MM-143"""
    tale = table(
        """
        3 . . C T . .
        track: tilda collin
        turn: collin begins
        collin: cheese 3 knows inspire
        tilda: cheese 1
        """,
        "bow* bow* cheese",
    )
    play(tale, "ability inspire", "end turn", "search")
    assert why(tale, "act again") == "MT-T1 why-not-inspired"


def test_minions_leave_an_invisible_mouse_alone() -> None:
    """4b.4 invisibility: they go for another one while there is another one"""
    tale = table(
        """
        3 . M r . . C
        track: rats collin maginos
        turn: maginos 2
        maginos: cheese 2 knows invisibility
        """,
        "bow* bow*",
    )
    play(tale, "use invisibility", "mouse maginos", "end turn")
    while asked(tale) != "ask-turn":
        play(tale, keys(tale)[0])
    assert cell(tale, "rat-1") in ("d2", "d3", "d4")
    assert left(tale) == 0


def test_invisibility_ends_when_she_attacks() -> None:
    """4b.4 invisibility"""
    tale = table(
        """
        3 . M . L . r
        track: maginos lily rats
        turn: maginos 2
        maginos: cheese 2 knows invisibility
        """,
        "bow* sword* sword*",
    )
    play(tale, "use invisibility")
    assert why(tale, "mouse nez") == "MT-C10 why-not-her"
    play(tale, "mouse lily")
    assert tale.hidden_by[5] == 3
    play(tale, "end turn", "attack lilys-bow")
    assert tale.hidden_by[5] == -1


def test_meeps_may_take_a_card_from_the_discard_but_no_event() -> None:
    """4b.4 meeps: kept, not sold"""
    tale = table("""
        3 . M . . . .
        turn: maginos 2
        maginos: cheese 2 searched knows meeps
        discard: draught salve needle-sword
        """)
    play(tale, "use meeps")
    assert keys(tale) == ["card needle-sword", "card salve"]
    assert why(tale, "card draught") == "MT-C10 why-not-discarded"
    assert why(tale, "rummage") == "MM-57 why-searched"
    play(tale, "card needle-sword")
    assert place(tale, "needle-sword") == "bag maginos"


def test_meeps_offers_both_if_both_can_be_done() -> None:
    """4b.4 meeps: a search without a roll, or a card of the discard"""
    tale = table("""
        3 . M . . . .
        turn: maginos 2
        maginos: cheese 2 knows meeps
        discard: salve
        """)
    play(tale, "use meeps")
    assert keys(tale) == ["rummage", "card salve"]


def test_by_house_rule_meeps_searches_in_peace_only() -> None:
    """MM-56: the discard is open all the same"""
    tale = table(
        """
        3 . M . . . r
        turn: maginos 2
        maginos: cheese 2 knows meeps
        discard: salve rind
        """,
        search_in_peace=True,
    )
    play(tale, "use meeps")
    assert why(tale, "rummage") == "MM-56 why-no-peace"


def test_by_house_rule_what_meeps_takes_may_be_worn_at_once() -> None:
    """MM-59"""
    tale = table(
        """
        3 . M . . . .
        turn: maginos 2
        maginos: cheese 2 searched knows meeps
        discard: leather-vest
        """,
        equip_at_once=True,
    )
    play(tale, "use meeps")
    assert asked(tale) == "ask-equip"


def test_meeps_needs_something_to_find() -> None:
    """4b.4 meeps: searched here, and nothing discarded"""
    tale = table("""
        3 . M . . . .
        turn: maginos 2
        maginos: cheese 2 searched knows meeps
        discard: draught
        """)
    assert why(tale, "use meeps") == "MT-C10 why-nothing-to-rummage"


def test_an_energy_rush_adds_three_points() -> None:
    """4b.4 energy-rush: also in the middle of the move"""
    tale = table("""
        3 F . . . . .
        turn: filch 1
        filch: cheese 1 knows energy-rush
        """)
    play(tale, "use energy-rush", "go b3", "go c3", "go d3", "go e3")
    assert cell(tale, "filch") == "e3"
    assert why(tale, "go f3") == "MT-T1 why-move-over"


def test_a_move_that_is_over_cannot_be_rushed() -> None:
    """4b.4 energy-rush: before or during a move; a Scurry may be rushed again"""
    tale = table(
        """
        3 F . . . . .
        turn: filch 1
        filch: cheese 1 knows energy-rush
        """,
        "bow*",
    )
    play(tale, "halt")
    assert why(tale, "use energy-rush") == "MT-T1 why-move-over"
    play(tale, "scurry", "use energy-rush")
    assert tale.question(0).args["points"] == 7


def test_keen_eyes_search_with_three_dice() -> None:
    """4b.4 keen-eye: one star is enough, still one card"""
    tale = table(
        """
        3 F . . . . .
        turn: filch 1
        filch: cheese 1 knows keen-eye
        deck: salve
        """,
        "cheese bow sword*",
    )
    play(tale, "search", "ability keen-eye", "keep")
    assert place(tale, "salve") == "bag filch"
    assert left(tale) == 0


def test_find_draws_two_more_and_resolves_one_of_the_three() -> None:
    """4b.4 find, MM-142: the others are discarded, a party item goes back into the deck"""
    tale = table(
        """
        3 F . . . . .
        turn: filch 1
        filch: cheese 2 knows find
        deck: draught salve hook
        """,
        "sword*",
    )
    play(tale, "search")
    assert asked(tale) == "ask-find"
    play(tale, "ability find")
    assert keys(tale) == ["card draught", "card salve", "card hook"]
    play(tale, "card salve", "keep")
    assert place(tale, "salve") == "bag filch"
    assert place(tale, "draught") == "discard"
    assert place(tale, "hook") == "deck"


@pytest.mark.parametrize("name", ["energy-rush", "fortify", "give-order"])
def test_cheese_is_paid_on_declaring(name: str) -> None:
    """4b.4: and never returned"""
    prices = {"energy-rush": 1, "fortify": 2, "give-order": 2}
    user = {"energy-rush": "filch", "fortify": "tilda", "give-order": "collin"}[name]
    tale = table(f"""
        3 FTC . . . . .
        turn: {user} 2
        {user}: cheese 2 knows {name}
        """)
    play(tale, f"use {name}")
    assert cheese(tale, user) == 2 - prices[name]


def test_by_house_rule_a_new_ability_waits_a_turn() -> None:
    """MM-67: else it may be used at once"""
    text = """
        3 . . T . . .
        turn: tilda 2
        tilda: cheese 8
        """
    tale = play(table(text), "level up", "ability fortify")
    assert why(tale, "use fortify") == ""
    tale = play(table(text, learn_for_next_turn=True), "level up", "ability fortify")
    assert why(tale, "use fortify") == "MM-67 why-just-learned"
