"""Items and scrolls, played from the bag. 4c.1 MM-61"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.infos import CARD_INFOS
from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    listen,
    place,
    places,
    play,
    poison,
    table,
    track,
    why,
    woes,
    wounds,
)
from scurry.kernel.rng import seeded

# Items.


def test_a_salve_heals_up_to_two_wounds_of_one_mouse_here() -> None:
    """4c.1 salve: an action, and it is discarded"""
    tale = table("""
        3 . . CN . . .
        turn: collin 2
        collin: wounds 1 has salve
        nez: wounds 3
        """)
    play(tale, "play salve", "mouse nez")
    assert keys(tale) == ["mouse nez", "done"]
    play(tale, "mouse nez")
    assert (wounds(tale, "collin"), wounds(tale, "nez")) == (1, 1)
    assert place(tale, "salve") == "discard"
    assert why(tale, "search") == "MT-T1 why-acted"


def test_caring_paws_know_salve_too() -> None:
    """4b.3: an ability, item or scroll used by her"""
    tale = table("""
        3 . . TC . . .
        turn: tilda 2
        tilda: has salve
        collin: wounds 2
        """)
    play(tale, "play salve", "done")
    assert wounds(tale, "collin") == 0


def test_an_antidote_removes_all_poison_of_one_mouse_here() -> None:
    """4c.1 antidote, MT-X3: free; there are two of them"""
    tale = table("""
        3 . . CNT . . .
        turn: collin 2
        collin: poison 1 wounds 1 has antidote antidote
        nez: poison 2
        tilda: wounds 1
        """)
    play(tale, "play antidote")
    assert why(tale, "mouse tilda") == "MT-X3 why-not-poisoned"
    play(tale, "mouse nez")
    assert (poison(tale, "nez"), poison(tale, "collin")) == (0, 1)
    assert places(tale, "antidote") == ["discard", "bag collin"]
    play(tale, "play antidote")
    assert (poison(tale, "collin"), wounds(tale, "collin")) == (0, 1)
    assert places(tale, "antidote") == ["discard", "discard"]
    assert why(tale, "search") == ""


def test_no_antidote_for_the_healthy() -> None:
    """4c.1 antidote"""
    tale = table("""
        3 . . C N . .
        turn: collin 2
        collin: wounds 1 has antidote
        nez: poison 2
        """)
    assert why(tale, "play antidote") == "MT-X3 why-not-poisoned"


def test_a_rind_is_two_cheese() -> None:
    """4c.1 rind"""
    tale = table("""
        3 . . C . . .
        turn: collin 2
        collin: has rind
        """)
    play(tale, "play rind")
    assert cheese(tale, "collin") == 2
    assert place(tale, "rind") == "discard"


def test_a_thread_leads_over_one_red_line_and_stays() -> None:
    """4c.1 thread-ball, MT-M4: once a side; the table of side 3 is behind a red line"""
    tale = table("""
        side: 3
        3 . . C . . .
        turn: collin 3
        collin: has thread-ball
        """)
    assert why(tale, "go a1") == "MT-M4 why-red-line"
    play(tale, "play thread-ball", "go a1")
    assert cell(tale, "collin") == "a1"
    assert place(tale, "thread-ball") == "bag collin"
    assert why(tale, "go b3") == "MT-M4 why-red-line"
    assert why(tale, "play thread-ball") == "MM-61 why-used-here"


def test_a_thread_leads_over_one_gap_for_two_points() -> None:
    """4c.1 thread-ball: in a straight line, on side 15 from b4 over c4"""
    tale = table("""
        side: 15
        4 . C . . . .
        turn: collin 3
        collin: has thread-ball
        """)
    assert why(tale, "go d4") == "MT-M2 why-not-adjacent"
    play(tale, "play thread-ball", "go d4")
    assert cell(tale, "collin") == "d4"
    assert tale.question(0).args["points"] == 1


def test_a_match_fells_the_small_on_one_adjacent_cell() -> None:
    """4c.1 match: an action; the own cell is not adjacent"""
    tale = table("""
        3 . . Cr r . .
        2 . . ro . . .
        turn: collin 2
        collin: has match
        """)
    play(tale, "play match")
    assert keys(tale) == ["at c2", "at d3"]
    assert why(tale, "at c3") == "MT-X3 why-no-small-minion"
    play(tale, "at c2")
    assert woes(tale, "rat-3") == woes(tale, "roach-1") == {"lying"}
    assert woes(tale, "rat-2") == set()
    assert place(tale, "match") == "discard"


def test_a_match_is_wasted_on_nobody() -> None:
    """4c.1 match: large minions do not fall"""
    tale = table("""
        3 . . Cr s . .
        turn: collin 2
        collin: has match
        """)
    assert why(tale, "play match") == "MT-X3 why-no-small-minion"


def test_what_is_not_in_the_bag_is_not_played() -> None:
    """MM-61"""
    tale = table("""
        3 . . C . . .
        turn: collin 2
        """)
    assert why(tale, "play rind") == "MM-61 why-not-held"


# Scrolls.


def test_a_scroll_wants_lore() -> None:
    """4c.1 MT-C6: the number is the lore needed"""
    scrolls = [info for info in CARD_INFOS if info.name == "levitation"]
    assert len(scrolls) == 2
    text = """
        3 . . FM . . .
        turn: {} 2
        {}: has levitation
        """
    assert why(table(text.format("filch", "filch")), "play levitation") == "MT-C6 why-cannot-use"
    assert why(table(text.format("maginos", "maginos")), "play levitation") == ""


def test_scrolls_are_free_actions_and_none_in_water() -> None:
    """MM-16 MM-61"""
    tale = table("""
        side: 6
        3 . . C . . .
        turn: collin
        collin: wounds 1 has mending
        """)
    assert why(tale, "play mending") == "MM-16 why-in-water"


def test_the_bearer_of_the_brush_reads_no_scrolls() -> None:
    """4c.5 chapter 9"""
    text = """
        side: 13
        2 . . CM . . .
        carrier: {}
        tokens: brush
        turn: collin 2
        collin: wounds 1 has mending
        """
    bearer = table(text.format("collin"), chapter="brush")
    assert why(bearer, "play mending") == "MT-C13 why-brush"
    other = table(text.format("maginos"), chapter="brush")
    assert why(other, "play mending") == ""


def test_levitation_floats_over_lines_and_water() -> None:
    """4c.1 levitation: this turn; side 6's water neither stops her nor needs a roll"""
    tale = table("""
        side: 6
        2 . . C . . .
        turn: collin 3
        collin: has levitation
        """)
    play(tale, "play levitation", "go c3", "go c4")
    assert cell(tale, "collin") == "c4"
    assert tale.question(0).args["points"] == 1
    assert places(tale, "levitation") == ["discard", "deck"]


def test_levitation_ignores_traps_and_passes_gaps() -> None:
    """4c.1 levitation: a point for each gap, not stopping on one"""
    tale = table("""
        side: 15
        3 . . C . . .
        traps: d4
        turn: collin 4
        collin: has levitation
        """)
    play(tale, "play levitation", "go d4")
    assert cell(tale, "collin") == "d4"
    assert why(tale, "go e4") == "MT-M5 why-no-cell"
    play(tale, "go f4")
    assert tale.question(0).args["points"] == 1


def test_a_golem_fights_with_four_and_defends_with_three() -> None:
    """4c.1 cheddar-golem: melee without a weapon, equipped cards are ignored"""
    tale = table(
        """
        3 . . Mr . . .
        track: rats maginos
        turn: maginos 2
        maginos: wears leather-vest has cheddar-golem
        """,
        "bow bow bow bow sword* bow bow bow bow bow*",
    )
    play(tale, "play cheddar-golem")
    assert why(tale, "attack maginos-staff") == "MM-111 why-not-in-paw"
    play(tale, "attack golem", "end turn")
    assert wounds(tale, "maginos") == 1
    assert left(tale) == 0
    assert tale.golems == 0  # her next turn has begun


def test_fire_breath_burns_every_minion_on_one_adjacent_cell() -> None:
    """4c.1 fire-breath, MM-128: two automatic hits, mice are spared, each minion defends"""
    tale = table(
        """
        3 . . M rrC . .
        turn: maginos 2
        maginos: has fire-breath
        """,
        "shield shield bow shield",
    )
    play(tale, "play fire-breath")
    assert foes(tale) == ["rat-1"]
    assert wounds(tale, "collin") == 0
    assert left(tale) == 0
    assert why(tale, "search") == ""  # a free action


def test_fire_breath_does_not_burn_the_own_cell() -> None:
    """4c.1 fire-breath: adjacent"""
    tale = table("""
        3 . . Mr . . .
        turn: maginos 2
        maginos: has fire-breath
        """)
    assert why(tale, "play fire-breath") == "MT-C10 why-no-foe-beside"


def test_slumber_lets_a_card_skip_its_turn() -> None:
    """4c.1 slumber, MM-148: all its figures, once"""
    tale = table(
        """
        3 . . Mrr . o .
        track: rats roaches maginos
        turn: maginos 2
        maginos: has slumber
        """,
        "cheese bow*",
    )
    play(tale, "play slumber")
    assert why(tale, "slot maginos") == "MM-148 why-no-ordinary-card"
    assert why(tale, "slot spider") == "MT-I1 why-not-on-track"
    play(tale, "slot rats")
    assert woes(tale, "rat-1") == woes(tale, "rat-2") == {"skips"}
    assert woes(tale, "roach-1") == set()


def test_slumber_does_not_touch_leaders() -> None:
    """4c.1 slumber: an ordinary card"""
    tale = table("""
        3 . . M . V .
        turn: maginos 2
        maginos: has slumber
        """)
    assert why(tale, "play slumber") == "MM-148 why-no-ordinary-card"


def test_sleepers_lose_one_turn() -> None:
    """MM-148: the rat on her cell does not attack"""
    tale = table(
        """
        3 . . Mr . . .
        track: rats maginos
        turn: maginos 2
        maginos: has slumber
        """,
        "bow*",
    )
    play(tale, "play slumber", "end turn")
    assert acting(tale) == "maginos"
    assert wounds(tale, "maginos") == 0
    assert woes(tale, "rat-1") == set()


def test_mending_reaches_all_over_the_tile() -> None:
    """4c.1 mending: up to two ordinary wounds, any split, out of sight; there are two scrolls"""
    tale = table("""
        side: 2
        2 # . C . . #
        5 # . N . . #
        turn: collin 2
        collin: wounds 1 has mending mending
        nez: wounds 2
        """)
    play(tale, "play mending", "mouse nez", "mouse collin")
    assert (wounds(tale, "collin"), wounds(tale, "nez")) == (0, 1)
    play(tale, "play mending")
    assert wounds(tale, "nez") == 0
    assert places(tale, "mending") == ["discard", "discard"]


def test_foresight_orders_the_top_of_the_search_deck() -> None:
    """4c.1 foresight: three cards, all see them (MM-110)"""
    tale = table(
        """
        3 C . . . . .
        turn: collin 2
        collin: has foresight
        deck: draught salve rind
        encounters: b1 b2
        """,
        "sword*",
    )
    log = listen(tale)
    play(tale, "play foresight")
    assert asked(tale) == "ask-foresee"
    assert tale.question(0).args == {"mouse": "@mouse-collin"}
    play(tale, "search-deck")
    assert asked(tale) == "ask-foresee-order"
    assert tale.question(0).args["place"] == 1
    seen = log.events[-1]
    assert seen.message == "event-foresees"
    assert seen.args["cards"] == ("@card-draught", "@card-salve", "@card-rind")
    assert seen.reveals
    play(tale, "number 3", "number 3")
    assert asked(tale) == "ask-turn"
    names = [CARD_INFOS[card].name for card in tale.deck[-3:]]
    assert names == ["draught", "salve", "rind"]  # the top is the end
    assert tale.known == 3
    play(tale, "search", "keep")
    assert place(tale, "rind") == "bag collin"
    assert tale.known == 2


def test_foresight_may_look_at_the_encounters() -> None:
    """4c.1 foresight: the face-down deck; here it has but two"""
    tale = table("""
        3 C . . . . .
        turn: collin 2
        collin: has foresight
        encounters: b1 b2
        """)
    play(tale, "play foresight", "encounter-deck")
    assert keys(tale) == ["number 1", "number 2"]
    play(tale, "number 2")
    assert asked(tale) == "ask-turn"
    assert list(tale.enc_deck) == [0, 1]
    assert tale.enc_known == 2


def test_what_was_foreseen_is_no_longer_a_secret() -> None:
    """MM-110: an imagined table has the same cards on top"""
    tale = table("""
        3 C . . . . .
        turn: collin 2
        collin: has foresight
        deck: draught salve rind
        """)
    play(tale, "play foresight", "number 2", "number 2")
    twin = tale.imagine(0, seeded(1))
    assert twin.deck[-3:] == tale.deck[-3:]
    assert twin.deck[:-3] != tale.deck[:-3]


def test_fate_swap_exchanges_two_cards() -> None:
    """4c.1 fate-swap, MM-124: who moved above the acting card waits for the next round"""
    tale = table(
        """
        3 C . T . . M
        6 . . . . . r
        track: collin maginos tilda rats
        turn: maginos 2
        maginos: has fate-swap
        """,
        "bow*",
    )
    play(tale, "play fate-swap")
    assert asked(tale) == "ask-fate"
    assert why(tale, "slot spider") == "MT-I1 why-not-on-track"
    play(tale, "slot tilda")
    assert asked(tale) == "ask-fate-with"
    assert tale.question(0).args == {"mouse": "@mouse-maginos", "slot": "@slot-tilda"}
    assert why(tale, "slot tilda") == "MM-124 why-same-card"
    play(tale, "slot collin")
    assert track(tale) == ["tilda", "maginos", "collin", "rats"]
    assert acting(tale) == "maginos"
    play(tale, "go e3")
    assert acting(tale) == "maginos"


def test_fate_swap_may_move_the_acting_card() -> None:
    """MM-124: cards are followed, not places; each acts once a round"""
    tale = table(
        """
        3 C . T . . M
        track: maginos collin tilda
        turn: maginos 2
        maginos: has fate-swap
        """,
        "bow* bow*",
    )
    play(tale, "play fate-swap", "slot maginos", "slot tilda")
    assert track(tale) == ["tilda", "collin", "maginos"]
    assert acting(tale) == "maginos"
    play(tale, "end turn")
    assert acting(tale) == "tilda"  # the round is over: nobody is below


@pytest.mark.parametrize("scroll", ["levitation", "mending", "slumber", "fire-breath"])
def test_a_scroll_is_gone_once_it_is_used(scroll: str) -> None:
    """MT-C5 MM-61"""
    tale = table(
        f"""
        3 . . M rC . .
        track: maginos collin rats
        turn: maginos 2
        maginos: has {scroll}
        collin: wounds 1
        """,
        "shield shield",
    )
    play(tale, f"play {scroll}")
    assert places(tale, scroll)[0] == "discard"
