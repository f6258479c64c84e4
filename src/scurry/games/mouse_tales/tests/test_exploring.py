"""From tile to tile: exits, flips, what waits there. MT-A10 MT-A11 MT-E1"""

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
    place,
    play,
    told,
    track,
    why,
)
from scurry.kernel.options import Value


def table(text: str, dice: str = "", **options: Value) -> Mice:
    return laid.table(text, dice + " bow" * 90, **options)


WAYS = [
    # chapter, side, picture, choice, the side it leads to
    ("flight", 5, "3 . . C . . .", "explore flip", 6),
    ("flight", 5, "3 . . . . . C", "explore east", 3),
    ("flight", 3, "5 . . . C . .", "explore flip", 4),
    ("flight", 4, "1 . . C . . .", "explore north", 10),
    ("flight", 10, "3 C . . . . .", "explore west", 2),
    ("flight", 6, "1 . . C . . .", "explore north", 2),
    ("flight", 2, "3 C . . . . .", "explore flip", 1),
    ("notes", 15, "3 . . . . . C", "explore east", 10),  # its blue exit
    ("claw", 4, "6 . . C . . .", "explore south", 14),
]


@pytest.mark.parametrize(("chapter", "side", "picture", "choice", "leads"), WAYS)
def test_exits_of_one_colour_continue_and_flip_cells_turn_the_tile(
    chapter: str, side: int, picture: str, choice: str, leads: int
) -> None:
    """MT-A10 MM-119"""
    text = f"side: {side}\nencounters: b1 b2\n{picture}\ntrack: collin\nturn: collin 3"
    tale = table(text, chapter=chapter, table_decides=True)
    play(tale, choice)
    if asked(tale) == "ask-arrive":
        play(tale, keys(tale)[0])
    assert tale.side == leads - 1


REFUSED = [
    ("flight", 5, "3 . . Cr . . .", "explore flip", "MT-A10 why-foes-here"),
    ("flight", 5, "3 . C . . . .", "explore flip", "MT-A10 why-not-on-flip"),
    ("flight", 5, "3 . . C . . .", "explore east", "MT-A10 why-not-at-exit"),
    ("flight", 5, "3 C . . . . .", "explore west", "MM-38 why-no-way-on"),
    ("archer", 5, "3 . . . . . C", "explore east", "MT-C13 why-locked"),
    ("horn", 2, "3 C . . . . .", "explore flip", "MT-C13 why-needs-flag"),
    ("catnip", 12, "1 C . . . . .", "explore flip", "MT-A11 why-needs-paws"),
]


@pytest.mark.parametrize(("chapter", "side", "picture", "choice", "reason"), REFUSED)
def test_what_stands_in_the_way_of_exploring_is_named(
    chapter: str, side: int, picture: str, choice: str, reason: str
) -> None:
    """MT-A10 MT-A11 MM-38"""
    text = f"side: {side}\n{picture}\ntrack: collin\nturn: collin 3"
    assert why(table(text, chapter=chapter), choice) == reason


def test_a_tinkerer_or_a_scamp_opens_the_special_flip() -> None:
    """MT-A11"""
    for sign, name in (("N", "nez"), ("F", "filch")):
        text = f"side: 12\n1 {sign} . . . . .\ntrack: {name}\nturn: {name} 3"
        assert why(table(text, chapter="catnip"), "explore flip") == ""


def test_a_webbed_mouse_cannot_explore_but_is_carried_along() -> None:
    """MM-34 MM-35"""
    text = (
        "side: 5\nencounters: b1\n3 . . CN . . .\ncollin: webbed stunned\n"
        "track: collin nez\nturn: {} 3"
    )
    assert why(table(text.format("collin").replace(" stunned", "")), "explore flip") == (
        "MM-35 why-webbed-stays"
    )
    free = text.format("collin").replace(" stunned", "")
    assert why(table(free, webbed_explore=True), "explore flip") == ""
    tale = play(table(text.format("nez"), table_decides=True), "explore flip")
    assert cell(tale, "collin") == "c3"
    assert laid.woes(tale, "collin") == {"webbed", "stunned"}


def test_the_explorer_picks_a_cell_by_the_exit_and_all_go_there() -> None:
    """MM-33 MM-120"""
    text = (
        "side: 5\nencounters: b1\n1 N . . . . .\n3 . . . . . C\n6 . . T . . .\n"
        "track: collin nez tilda\nturn: collin 3"
    )
    tale = play(table(text, table_decides=True), "explore east")
    assert asked(tale) == "ask-arrive"
    assert keys(tale) == ["at a3", "at a4"]
    play(tale, "at a4")
    assert {cell(tale, name) for name in ("collin", "nez", "tilda")} == {"a4"}


def test_a_fifth_mouse_stands_beside_the_others() -> None:
    """MM-33"""
    text = (
        "side: 8\nencounters: b1\n1 . . CNTML . . .\n"
        "track: collin nez tilda maginos lily\nturn: collin 3"
    )
    tale = play(table(text, chapter="archer", table_decides=True), "explore flip")
    cells = [cell(tale, name) for name in ("collin", "nez", "tilda", "maginos", "lily")]
    assert sorted(cells.count(each) for each in set(cells)) == [1, 4]


def test_on_a_first_visit_the_explorers_turn_ends_and_a_round_begins() -> None:
    """MT-E1 MM-32 MM-151"""
    text = "side: 5\nencounters: b2\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = table(text, table_decides=True)
    log = listen(tale)
    play(tale, "explore flip")
    assert "event-round" in told(log)
    assert len(foes(tale)) == 4


def test_by_house_rule_the_explorer_may_finish_her_move() -> None:
    """MM-32"""
    text = "side: 5\nencounters: b2\n3 . . . . . C\ntrack: collin\nturn: collin 3"
    tale = play(table(text, explorer_finishes=True, table_decides=True), "explore east", "at a3")
    assert "go b3" in keys(tale)


def test_on_a_visited_side_nothing_comes_and_the_turn_goes_on() -> None:
    """MM-32 MM-36 MM-151"""
    text = "side: 6\nencounters: b2\n1 . . C . . .\n3 . . . . . .\ntrack: collin\nturn: collin 3"
    tale = table(text)
    tale.visited |= 1 << 4
    tale.at[0] = 14
    tale.waiting = 0
    tale.ask(0)
    play(tale, "explore flip")
    assert tale.side == 4
    assert foes(tale) == []
    assert "end turn" in keys(tale)


def test_by_house_rule_both_sides_of_a_tile_are_one_place() -> None:
    """MM-36"""
    text = "side: 5\nencounters: b2\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = play(table(text, tiles_not_sides=True), "explore flip")
    assert foes(tale) == []


def test_a_quiet_side_brings_nobody() -> None:
    """MM-32 4c.5"""
    text = "side: 4\nencounters: b2\n6 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = play(table(text, chapter="horn"), "explore south", "at c1")
    assert tale.side == 5
    assert foes(tale) == []


def test_a_setup_comes_instead_of_a_card_and_the_old_card_stays() -> None:
    """MM-39 MT-C13"""
    text = "side: 2\nencounters: b2\nface: b5\n3 C . . . . .\ntrack: collin\nturn: collin 3"
    tale = play(table(text, table_decides=True), "explore flip")
    assert len(foes(tale)) == 6
    assert tale.face_up == 4


def test_an_empty_encounter_deck_is_made_of_the_discards() -> None:
    """MM-40"""
    text = "side: 5\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = table(text, table_decides=True)
    tale.enc_discard, tale.enc_out = [1], [card for card in tale.enc_out if card != 1]
    play(tale, "explore flip")
    assert len(foes(tale)) == 4
    dry = table(text, encounters_run_out=True)
    dry.enc_discard = [1]
    play(dry, "explore flip")
    assert foes(dry) == []


def test_armed_sides_have_their_traps_at_the_first_visit() -> None:
    """MT-E4 4c.5"""
    text = "side: 6\nencounters: b1\n1 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = play(table(text, table_decides=True), "explore north")
    if asked(tale) == "ask-arrive":
        play(tale, keys(tale)[0])
    assert bin(tale.traps[1]).count("1") == 2


def test_party_tokens_left_behind_are_shuffled_into_the_deck_and_snares_go() -> None:
    """MM-92 MM-37 MT-P2"""
    text = (
        "side: 5\nencounters: b2\nhook: a1 c1\nfork: b2\nsnares: d4\n3 . . C . . .\n"
        "track: collin\nturn: collin 3"
    )
    tale = play(table(text, table_decides=True), "explore flip")
    assert (place(tale, "hook"), place(tale, "fork")) == ("deck", "deck")
    assert tale.snares == 0


def test_set_into_water_by_a_flip_she_has_no_move_left() -> None:
    """MM-123"""
    text = "side: 5\nencounters: b2\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = table(text, explorer_finishes=True, table_decides=True)
    play(tale, "explore flip")
    assert cell(tale, "collin") == "c3"
    assert not [key for key in keys(tale) if key.startswith("go ")]


def test_rounds_are_counted_from_the_arrival() -> None:
    """MM-152"""
    text = "side: 5\nencounters: b2\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = play(table(text, table_decides=True), "explore flip")
    assert tale.rounds_here == 1
    assert "roaches" in track(tale)
