"""Before the first turn: components, party, abilities, gear, tiles, decks. MT-C MT-S"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.content import abilities, cards, encounters, mice, minions, sides
from scurry.games.mouse_tales.infos import CARD_INFOS, ENCOUNTER_INFOS
from scurry.games.mouse_tales.rules import CHAPTER_NAMES
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    begin,
    cell,
    cheese,
    foes,
    keys,
    known,
    place,
    places,
    play,
    points,
    say,
    table,
    track,
    why,
)
from scurry.games.mouse_tales.words import (
    BLOCKS,
    CHEESE_FACE,
    FACE_NAMES,
    FIGURES,
    MELEE_HITS,
    PIPS,
    RANGED_HITS,
    STARS,
)

PARTY = ("mouse nez", "mouse tilda", "mouse maginos")
SKILLS = ("ability feint", "ability protect", "ability first-aid", "ability mystic-bolt")


def chosen(*more: str, boxed: bool = False) -> Mice:
    tale = begin("bow", table_decides=True, absent_gear_boxed=boxed)
    return play(tale, *PARTY, *more)


# Components. MT-C


def test_everything_is_in_the_box() -> None:
    """MT-C1 MT-C9 MT-C10 MT-C12: sixteen figures and the cat's paw, which takes no room"""
    assert len(mice()) == 6
    assert FIGURES == 16 + 1
    assert (len(cards()), len(abilities()), len(encounters())) == (71, 28, 18)
    assert len(sides()) == 16
    assert sum(1 for card in encounters() if card.red) == 8


def test_an_action_die_has_six_faces() -> None:
    """MT-C4 4b.1: one symbol and a number each, half of them a star"""
    assert FACE_NAMES == [
        "cheese-1", "sword-star-2", "shield-3", "shield-star-3", "bow-2", "bow-star-1",
    ]  # fmt: skip
    assert (list(PIPS), list(STARS)) == ([1, 2, 3, 3, 2, 1], [0, 1, 0, 1, 0, 1])
    assert (sum(MELEE_HITS), sum(RANGED_HITS), sum(BLOCKS)) == (3, 2, 2)
    assert CHEESE_FACE == 0


def test_a_mouse_of_two_classes_has_the_abilities_of_both() -> None:
    """MT-C2 MT-C10: Collin, a leader and a warrior"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: cheese 6")
    play(tale, "level up")
    assert why(tale, "ability inspire") == why(tale, "ability resolve") == ""
    assert why(tale, "ability cure") == "MT-F3 why-ability-class"


def test_initiative_cards_of_minions_say_what_they_can() -> None:
    """MT-C3: attack and defence dice, health"""
    told = {each.name: (each.battle, each.defence, each.health) for each in minions()}
    assert told["rats"] == (2, 2, 1)
    assert told["centipede"] == (3, 2, 4)


def test_search_cards_are_of_eight_kinds() -> None:
    """MT-C5 MT-C6 MT-C7 MT-C8: weapons, armour, trinkets, items, scrolls, tricks, events, party"""
    counts = [sum(1 for card in cards() if card.kind == kind) for kind in range(8)]
    assert counts == [18, 10, 7, 6, 9, 10, 7, 4]


def test_the_board_has_track_wheel_decks_and_hoard() -> None:
    """MT-C11 MT-C13: page one, the end as the chapter says, an empty wheel and hoard"""
    tale = chosen(*SKILLS)
    assert (tale.page, tale.end, tale.wheel) == (1, 6, 0)
    assert place(tale, "fork") == "deck"


# Setup. MT-S


@pytest.mark.parametrize("chapter", CHAPTER_NAMES)
def test_any_chapter_may_be_begun(chapter: str) -> None:
    """MT-S1 MT-S2: by the advised party, a player running several mice"""
    tale = begin("bow", chapter=chapter, advised_party=True, table_decides=True)
    assert asked(tale) == "ask-turn"
    assert bin(tale.party).count("1") == 4


def test_the_party_is_chosen_as_the_chapter_says() -> None:
    """MT-S2: Collin must come, Lily cannot yet"""
    tale = begin()
    assert asked(tale) == "ask-party"
    assert why(tale, "mouse collin") == "MT-S2 why-in-party"
    assert why(tale, "mouse lily") == "MT-S2 why-not-free"
    play(tale, *PARTY)
    assert asked(tale) == "ask-learn"


def test_players_choose_by_turns_and_run_whom_they_chose() -> None:
    """MT-S1 MT-S2 MM-02"""
    tale = begin(seats=3)
    for seat, word in ((1, "mouse nez"), (2, "mouse tilda"), (0, "mouse filch")):
        assert tale.pending() == (seat,)
        say(tale, seat, word)
    assert [int(tale.runner[mouse]) for mouse in (0, 1, 2, 4)] == [0, 1, 2, 0]


def test_each_mouse_takes_an_ability_of_her_class() -> None:
    """MT-S3 MM-66: no two the same"""
    tale = chosen()
    assert why(tale, "ability dodge") == "MT-F3 why-ability-class"
    play(tale, "ability feint")
    assert why(tale, "ability feint") == "MM-66 why-ability-taken"
    play(tale, *SKILLS[1:])
    assert [known(tale, name) for name in ("collin", "nez")] == [["feint"], ["protect"]]
    assert asked(tale) == "ask-turn"


def test_at_a_later_chapter_each_still_has_one_ability_unless_the_house_gives_more() -> None:
    """MM-107: by house rule one more for every two chapters skipped"""
    tale = begin(chapter="claw", advised_party=True, dice="bow", table_decides=True)
    assert len(known(tale, "collin")) == 1
    late = begin(chapter="claw", latecomers_learn=True)
    play(late, "mouse collin", "mouse nez", "mouse tilda", "mouse lily")
    play(late, "ability feint", "ability protect", "ability resolve")
    assert len(known(late, "collin")) == 3
    play(late, "ability set-trap")
    assert len(known(late, "collin")) == 3


def test_starting_gear_is_worn_at_once() -> None:
    """MT-S4 MT-C2"""
    tale = chosen(*SKILLS)
    assert place(tale, "collins-sword") == place(tale, "leather-breastplate") == "worn collin"
    assert place(tale, "nezs-hammer") == "worn nez"
    assert cheese(tale, "collin") == 0


def test_gear_of_absent_mice_is_in_the_deck_unless_the_house_boxes_it() -> None:
    """MM-62 MT-S8"""
    tale = chosen(*SKILLS)
    assert (place(tale, "lilys-bow"), places(tale, "dagger")) == ("deck", ["deck", "deck"])
    assert len(tale.deck) == 71 - 5
    house = chosen(*SKILLS, boxed=True)
    assert (place(house, "lilys-bow"), len(house.deck)) == ("box", 71 - 8)


def test_tiles_and_figures_are_laid_as_the_chapter_says() -> None:
    """MT-S5 MT-S6: all four on c3 of the guard room, three rats by E2"""
    tale = chosen(*SKILLS)
    assert [up + 1 for up in tale.ups] == [2, 10, 5, 3]
    assert tale.side == 4
    assert {cell(tale, name) for name in ("collin", "nez", "tilda", "maginos")} == {"c3"}
    assert foes(tale) == ["rat-1", "rat-2", "rat-3"]


def test_all_mice_and_all_kinds_of_minions_are_on_the_track() -> None:
    """MT-S7: then the first card acts"""
    tale = chosen(*SKILLS)
    assert track(tale) == ["collin", "nez", "tilda", "maginos", "rats"]
    assert (acting(tale), points(tale)) == ("collin", 4)


def test_decks_are_made_of_what_is_not_handed_out() -> None:
    """MT-S8 MT-S9 MT-C9: eight black encounter cards, the rest stays out"""
    tale = chosen(*SKILLS)
    assert len(tale.enc_deck) == 8
    assert not any(ENCOUNTER_INFOS[card].red for card in tale.enc_deck)
    assert len(tale.enc_out) == 10
    assert tale.face_up == -1
    held = {card for card in range(71) if tale.where[card] != 12}
    assert {CARD_INFOS[card].owner for card in held} == {0, 1, 2, 3}


def test_a_chapter_may_say_more() -> None:
    """MT-S10: with the king's thanks each begins the last one with two cheese"""
    legacy = '{"achievements": ["king", "lily"]}'
    tale = begin("bow", legacy=legacy, chapter="memories", campaign=True, advised_party=True)
    assert [cheese(tale, name) for name in ("collin", "nez", "tilda", "lily")] == [2] * 4
    plain = begin("bow", chapter="memories", advised_party=True)
    assert cheese(plain, "collin") == 0
    assert keys(plain)
