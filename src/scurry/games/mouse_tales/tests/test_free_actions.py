"""Trade, Equip, Level up: the free actions and what hangs on them. MT-F"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cheese,
    keys,
    known,
    left,
    place,
    places,
    play,
    say,
    table,
    why,
)

TRADING = "3 . . CT . . .\nturn: collin 2\ncollin: {}\ntilda: {}"


# Trade. MT-F1


def test_cards_and_cheese_change_paws_with_a_mouse_near() -> None:
    """MT-F1 MM-64: any number, from bag and body, tricks too; gifts are allowed"""
    tale = table(TRADING.format("cheese 2 has salve slip-away wears thimble-helm", "has rind"))
    play(tale, "trade", "mouse tilda", "give salve", "give slip-away", "give thimble-helm")
    play(tale, "get rind", "give-cheese", "give-cheese", "done")
    assert place(tale, "salve") == place(tale, "thimble-helm") == "bag tilda"
    assert "bag tilda" in places(tale, "slip-away")
    assert place(tale, "rind") == "bag collin"
    assert (cheese(tale, "collin"), cheese(tale, "tilda")) == (0, 2)


def test_one_trades_with_one_mouse_on_the_same_or_an_adjacent_cell() -> None:
    """MT-F1"""
    assert why(table("3 . . C . T .\nturn: collin"), "trade") == "MT-F1 why-nobody-near"
    tale = table("3 . . CT N F .\nturn: collin")
    play(tale, "trade")
    assert why(tale, "mouse filch") == "MT-F1 why-nobody-near"
    play(tale, "mouse nez")
    assert "get tildas-mace" not in keys(tale)


def test_who_begins_a_trade_decides_alone() -> None:
    """MM-64: the other player is not asked"""
    tale = table("seats: 2\n3 . . CN . . .\nturn: collin\nnez: has rind")
    for word in ("trade", "mouse nez", "get rind", "done"):
        assert tale.pending() == (0,)
        say(tale, 0, word)
    assert place(tale, "rind") == "bag collin"


def test_by_house_rule_one_card_goes_each_way() -> None:
    """MM-64"""
    tale = table(TRADING.format("has salve rind", "has match thread-ball"), one_card_trades=True)
    play(tale, "trade", "mouse tilda", "give salve", "get match")
    assert why(tale, "give rind") == "MM-64 why-one-card"
    assert why(tale, "get thread-ball") == "MM-64 why-one-card"


def test_what_is_too_much_for_the_takers_bag_is_discarded() -> None:
    """MM-64 MM-60: when the trade is done; tricks take no room"""
    tale = table(TRADING.format("has salve slip-away", "has rind match thread-ball"))
    play(tale, "trade", "mouse tilda", "give salve", "give slip-away", "done")
    assert asked(tale) == "ask-discard"
    play(tale, "card match")
    assert place(tale, "match") == "discard"
    assert asked(tale) == "ask-turn"


def test_starting_gear_may_be_lent_unless_the_house_forbids_it() -> None:
    """MM-63"""
    text = TRADING.format("", "")
    tale = table(text)
    play(tale, "trade", "mouse tilda", "give collins-sword", "done")
    assert place(tale, "collins-sword") == "bag tilda"
    house = table(text, gear_stays=True)
    play(house, "trade", "mouse tilda")
    assert why(house, "give collins-sword") == "MM-63 why-gear-stays"


# Equip. MT-F2


def test_cards_go_between_bag_and_body() -> None:
    """MT-F2: either way"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: has thimble-helm")
    play(tale, "equip", "wear thimble-helm", "stow leather-breastplate", "done")
    assert place(tale, "thimble-helm") == "worn collin"
    assert place(tale, "leather-breastplate") == "bag collin"


def test_a_body_part_wears_one_card() -> None:
    """MT-F2 MT-C7"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: has leather-vest")
    play(tale, "equip")
    assert why(tale, "wear leather-vest") == "MT-F2 why-place-taken"
    play(tale, "stow leather-breastplate", "wear leather-vest", "done")
    assert place(tale, "leather-vest") == "worn collin"


def test_a_card_asks_for_class_or_value() -> None:
    """MT-C6 MT-C7 MT-F2 MT-C2: a mouse of two classes uses the gear of both"""
    tale = table("3 . . T . . .\nturn: tilda\ntilda: has needle-sword rat-mail button-mace")
    play(tale, "equip")
    assert why(tale, "wear needle-sword") == "MT-C6 why-cannot-use"
    assert why(tale, "wear rat-mail") == "MT-C6 why-cannot-use"
    assert why(tale, "wear button-mace") == ""
    nez = table("3 . . N . . .\nturn: nez\nnez: bare has needle-sword clockwork-saw")
    play(nez, "equip")
    assert why(nez, "wear needle-sword") == why(nez, "wear clockwork-saw") == ""


def test_two_paws_hold_two_things_or_one_that_needs_both() -> None:
    """MM-55 MT-F2 MT-C6"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: has button-shield toothpick")
    play(tale, "equip")
    assert why(tale, "wear toothpick") == "MM-55 why-no-paw"
    play(tale, "wear button-shield", "stow collins-sword")
    assert why(tale, "wear toothpick") == "MM-55 why-no-paw"


def test_a_tail_is_a_third_paw_for_a_knife() -> None:
    """MM-55 4b.3: a shield beside two daggers, or a dagger beside a two-paw weapon"""
    tale = table("3 . . F . . .\nturn: filch\nfilch: has button-shield toothpick")
    play(tale, "equip")
    assert why(tale, "wear toothpick") == "MM-55 why-no-paw"
    play(tale, "wear button-shield", "done")
    both = table("3 . . F . . .\nturn: filch\nfilch: has toothpick")
    play(both, "equip", "stow dagger", "wear toothpick", "done")
    assert place(both, "toothpick") == "worn filch"
    assert sorted(places(both, "dagger")) == ["bag filch", "worn filch"]


def test_the_bag_holds_three_and_the_rest_is_discarded_by_choice() -> None:
    """MT-F2 MM-60 MT-C5"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: has salve rind match", "bow")
    play(tale, "equip", "stow collins-sword", "done")
    assert asked(tale) == "ask-discard"
    assert keys(tale) == ["card collins-sword", "card salve", "card rind", "card match"]
    play(tale, "card rind")
    assert place(tale, "rind") == "discard"
    full = table(
        "3 . . C . . .\nturn: collin\ncollin: has salve rind match\ndeck: antidote", "bow*"
    )
    play(full, "search", "keep")
    assert asked(full) == "ask-discard"


def test_a_full_bag_and_a_full_body_may_swap_cards() -> None:
    """MM-60: nothing is lost on the way"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: has leather-vest rind match")
    play(tale, "equip", "stow leather-breastplate", "wear leather-vest", "done")
    assert asked(tale) == "ask-turn"
    assert place(tale, "leather-breastplate") == "bag collin"


def test_items_and_scrolls_work_from_the_bag() -> None:
    """MM-61 MT-C5: a scroll is discarded as soon as it is used"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: wounds 1 has mending rind")
    play(tale, "play rind", "play mending")
    while asked(tale) != "ask-turn":
        play(tale, keys(tale)[0])
    assert cheese(tale, "collin") == 2
    assert "discard" in places(tale, "mending")


def test_a_place_wears_one_trinket_unless_the_house_says_any_number() -> None:
    """MM-117 MT-C8: no body part, so armour and paws are not in the way"""
    text = (
        "3 . . C . . .\nturn: collin\ncollin: wears crumb-necklace has bone-whistle shifting-cloak"
    )
    tale = table(text)
    play(tale, "equip")
    assert why(tale, "wear bone-whistle") == "MT-F2 why-place-taken"
    assert why(tale, "wear shifting-cloak") == ""
    house = table(text, many_trinkets=True)
    play(house, "equip")
    assert why(house, "wear bone-whistle") == ""


def test_a_card_whose_requirement_is_lost_stays_on_but_does_not_work() -> None:
    """MM-146: a monocle asks for lore two, Filch has one"""
    tale = table("3 . . F . . .\nturn: filch\nfilch: wears monocle", "bow")
    play(tale, "search")
    assert left(tale) == 0
    assert place(tale, "monocle") == "worn filch"
    tilda = table("3 . . T . . .\nturn: tilda\ntilda: wears monocle", "bow bow")
    play(tilda, "search")
    assert left(tilda) == 0


# Level up. MT-F3


def test_six_cheese_buy_an_ability_of_the_own_class() -> None:
    """MT-F3 MT-C10"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: cheese 7")
    play(tale, "level up")
    assert why(tale, "ability dodge") == "MT-F3 why-ability-class"
    assert why(tale, "ability meeps") == "MT-F3 why-ability-class"
    play(tale, "ability inspire")
    assert (cheese(tale, "collin"), known(tale, "collin")) == (1, ["inspire"])
    poor = table("3 . . C . . .\nturn: collin\ncollin: cheese 5")
    assert why(poor, "level up") == "MT-F3 why-six-cheese"


def test_an_ability_is_one_mouses_alone_unless_the_house_shares_them() -> None:
    """MM-66"""
    text = """
        3 . . CN . . .
        turn: collin
        collin: cheese 6 knows protect
        nez: knows feint
        """
    tale = table(text)
    play(tale, "level up")
    assert why(tale, "ability feint") == "MM-66 why-ability-taken"
    assert why(tale, "ability protect") == "MM-66 why-ability-known"
    house = table(text, shared_abilities=True)
    play(house, "level up")
    assert why(house, "ability feint") == ""


def test_with_no_card_of_her_class_left_she_cannot_level_up() -> None:
    """MM-66"""
    tale = table("""
        3 . . LF . . .
        turn: lily
        lily: cheese 6 knows first-aid accurate-shot aimed-shot power-shot preemptive-shot
        filch: knows keen-eye
        """)
    assert why(tale, "level up") == "MM-66 why-none-to-learn"


@pytest.mark.parametrize("later", [False, True])
def test_a_new_ability_works_at_once_or_by_house_rule_from_the_next_turn(later: bool) -> None:
    """MM-67: if none was used this turn"""
    tale = table("3 . . T . . .\nturn: tilda\ntilda: wounds 1 cheese 8", learn_for_next_turn=later)
    play(tale, "level up", "ability first-aid")
    assert why(tale, "use first-aid") == ("MM-67 why-just-learned" if later else "")


def test_nobody_levels_up_twice_in_a_turn() -> None:
    """MM-69 MT-T2"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: cheese 12")
    play(tale, "level up", "ability feint")
    assert why(tale, "level up") == "MT-T2 why-free-done"


# The supply. MM-65


def test_cheese_never_runs_out_unless_the_house_has_but_24() -> None:
    """MM-65: on the wheel and with the mice"""
    text = "3 . . Cr . . .\nturn: collin\ncollin: cheese 20\npage: 1 wheel {}"
    tale = table(text.format(4), "cheese cheese bow")
    play(tale, "attack collins-sword")
    assert cheese(tale, "collin") == 22
    house = table(text.format(3), "cheese cheese bow", cheese_runs_out=True)
    play(house, "attack collins-sword")
    assert cheese(house, "collin") == 21
