"""Search: the star, the card, what becomes of it, and what chapters hide. MT-A8"""

from __future__ import annotations

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cheese,
    keys,
    left,
    place,
    places,
    play,
    table,
    why,
)
from scurry.games.mouse_tales.words import DISCARDED, IN_BOX

SEEKING = """
    side: 3
    1 C . . . . .
    turn: collin
    {}
    """


def test_a_star_brings_the_top_card_of_the_deck() -> None:
    """MT-A8: kept, it lies in the bag"""
    tale = table("3 . . C . . .\nturn: collin\ndeck: salve rind", "sword*")
    play(tale, "search")
    assert (asked(tale), keys(tale)) == ("ask-keep", ["keep", "sell"])
    play(tale, "keep")
    assert (place(tale, "salve"), place(tale, "rind")) == ("bag collin", "deck")
    assert left(tale) == 0


def test_without_a_star_nothing_is_found() -> None:
    """MT-A8: the action is spent, the tile may be searched again"""
    tale = table("3 . . C . . .\nturn: collin\ndeck: salve", "shield bow sword*")
    play(tale, "search")
    assert place(tale, "salve") == "deck"
    assert why(tale, "search") == "MT-T1 why-acted"
    play(tale, "end turn", "search", "keep")
    assert place(tale, "salve") == "bag collin"


def test_a_find_may_be_sold_at_once_for_a_cheese() -> None:
    """MT-A8 MM-58: items and tricks alike, never later"""
    for card in ("salve", "slip-away", "toothpick"):
        tale = table(f"3 . . C . . .\nturn: collin\ndeck: {card}", "sword*")
        play(tale, "search", "sell")
        assert cheese(tale, "collin") == 1
        assert "discard" in places(tale, card)
    kept = table("3 . . C . . .\nturn: collin\ndeck: salve", "sword*")
    play(kept, "search", "keep")
    assert not [key for key in keys(kept) if key.startswith("sell")]


def test_events_happen_and_party_items_are_hoarded_neither_is_sold() -> None:
    """MM-58 MT-A8 MT-P0"""
    event = table("3 . . CT . . .\nturn: collin\ndeck: cheese-stash", "sword*")
    play(event, "search")
    assert asked(event) == "ask-turn"
    assert (cheese(event, "collin"), cheese(event, "tilda")) == (1, 1)
    party = table("3 . . C . . .\nturn: collin\ndeck: fork", "sword*")
    play(party, "search")
    assert (asked(party), place(party, "fork")) == ("ask-turn", "hoard")


def test_one_success_a_mouse_and_place() -> None:
    """MT-A8 MM-57: an event is one too; another mouse may still search"""
    tale = table("3 . . CT . . .\nturn: collin\ndeck: cheese-stash rind", "sword* bow sword* bow")
    play(tale, "search", "end turn")
    assert why(tale, "search") == ""
    play(tale, "search", "keep", "end turn")
    assert why(tale, "search") == "MM-57 why-searched"


def test_a_tile_may_be_searched_among_minions_unless_the_house_wants_peace() -> None:
    """MM-56"""
    text = "3 . . C . r .\nturn: collin"
    assert why(table(text), "search") == ""
    assert why(table(text, search_in_peace=True), "search") == "MM-56 why-no-peace"
    special = SEEKING.format("").replace("1 C", "1 Cr")
    assert why(table(special), "seek fork") == ""
    assert why(table(special, search_in_peace=True), "seek fork") == "MM-56 why-no-peace"


def test_gear_that_was_found_goes_into_the_bag_unless_the_house_lets_it_be_worn() -> None:
    """MM-59: to equip is a free action of its own"""
    text = "3 . . C . . .\nturn: collin\ndeck: thimble-helm"
    tale = table(text, "sword*")
    play(tale, "search", "keep")
    assert (asked(tale), place(tale, "thimble-helm")) == ("ask-turn", "bag collin")
    house = table(text, "sword*", equip_at_once=True)
    play(house, "search", "keep")
    assert asked(house) == "ask-equip"
    play(house, "wear thimble-helm", "done")
    assert place(house, "thimble-helm") == "worn collin"
    assert why(house, "equip") == ""


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """MM-113"""
    tale = table("3 . . C . . .\nturn: collin\ndiscard: salve", "sword*")
    for card in tale.deck:
        tale.where[card] = IN_BOX
    tale.deck = []
    play(tale, "search", "keep")
    assert place(tale, "salve") == "bag collin"


def test_with_no_card_left_a_search_yields_a_cheese() -> None:
    """MM-113"""
    tale = table("3 . . C . . .\nturn: collin", "sword*")
    for card in tale.deck:
        tale.where[card] = IN_BOX
    tale.deck = []
    play(tale, "search")
    assert cheese(tale, "collin") == 1
    assert asked(tale) == "ask-turn"


def test_cards_not_chosen_are_discarded_and_party_items_go_back() -> None:
    """MM-142: an event may be refused by choosing another card"""
    tale = table("3 . . M . . .\nturn: maginos\ndeck: rustle-of-paws salve", "sword*")
    play(tale, "search", "card salve", "keep")
    assert (place(tale, "rustle-of-paws"), tale.wheel) == ("discard", 0)
    party = table("3 . . M . . .\nturn: maginos\ndeck: fork salve", "sword*")
    play(party, "search", "card salve", "keep")
    assert place(party, "fork") == "deck"
    assert not cheese(party, "maginos")


# Special searches. MM-129


def test_a_special_search_finds_what_the_chapter_names_on_its_cells() -> None:
    """MM-129 MT-C13: with a star; a party item goes to the hoard"""
    tale = table(SEEKING.format("deck: salve"), "sword*")
    play(tale, "seek fork")
    assert (place(tale, "fork"), place(tale, "salve")) == ("hoard", "deck")
    miss = table(SEEKING.format(""), "bow")
    play(miss, "seek fork")
    assert place(miss, "fork") == "deck"
    off = table("side: 3\n3 C . . . . .\nturn: collin")
    assert why(off, "seek fork") == "MM-129 why-not-here"


def test_a_named_card_comes_from_deck_discard_or_box() -> None:
    """MM-129"""
    tale = table(SEEKING.format("discard: fork"), "sword*")
    play(tale, "seek fork")
    assert place(tale, "fork") == "hoard"
    boxed = table(SEEKING.format("discard: fork"), "sword*")
    boxed.where[69] = IN_BOX
    play(boxed, "seek fork")
    assert place(boxed, "fork") == "hoard"


def test_a_named_card_in_play_is_not_there_to_be_found() -> None:
    """MM-129"""
    assert why(table(SEEKING.format("hoard: fork")), "seek fork") == "MM-129 why-found"


def test_of_two_copies_the_one_not_in_play_is_found() -> None:
    """MM-129: Tilda has an antidote, there is another one"""
    tale = table(
        "side: 8\n3 C . . . . .\n4 T . . . . .\nturn: collin\ntilda: has antidote",
        "sword*",
        chapter="skitter",
    )
    play(tale, "seek antidote")
    assert places(tale, "antidote") == ["bag tilda", "bag collin"]


def test_a_special_search_is_found_once_a_chapter() -> None:
    """MM-129: even if the card comes back into the deck"""
    tale = table(SEEKING.format(""), "sword* bow")
    play(tale, "seek fork")
    tale.where[69] = DISCARDED
    play(tale, "end turn")
    assert why(tale, "seek fork") == "MM-129 why-found"


def test_a_special_search_is_her_one_success_there() -> None:
    """MM-57 MM-129: with the star only; who had one seeks no card any more"""
    tale = table(SEEKING.format(""), "sword* bow")
    play(tale, "seek fork", "end turn")
    assert why(tale, "search") == "MM-57 why-searched"
    had = table(SEEKING.format("collin: searched"))
    assert why(had, "seek fork") == "MM-57 why-searched"


def test_who_had_her_success_may_still_seek_a_token_of_the_chapter() -> None:
    """MM-129: no goal is ever lost that way"""
    tale = table("3 . . . . . C\nturn: collin\ncollin: searched", "sword*", chapter="archer")
    assert why(tale, "search") == "MM-57 why-searched"
    play(tale, "seek key")
    assert tale.tokens == 1


def test_of_several_named_cards_one_is_taken_by_choice() -> None:
    """MM-129 4c.5: chapter 4, the king's bed"""
    text = "side: 11\n5 . . . C . .\nturn: collin\ntilda: {}\n1 . . T . . ."
    tale = table(text.format(""), "sword*", chapter="catnip")
    play(tale, "seek salve")
    assert (asked(tale), keys(tale)) == ("ask-which-find", ["card salve", "card antidote"])
    play(tale, "card antidote")
    assert "bag collin" in places(tale, "antidote")
    taken = table(text.format("has salve"), "sword*", chapter="catnip")
    play(taken, "seek salve")
    assert keys(taken) == ["card antidote"]
