"""Where minions are placed, their initiative, ambush, surges. MT-E MT-I"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.infos import ENCOUNTER_INFOS
from scurry.games.mouse_tales.initiative import ambush, lay_track
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.schema import band
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.surging import Surge
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
    wounds,
)
from scurry.games.mouse_tales.words import CELL_NAMES, FIGURES, KIND_NAMES, SLOT_NAMES
from scurry.kernel.options import Value

ALONE = "side: 5\n3 . . C . . .\ntrack: collin\nturn: collin 3"


def table(text: str, dice: str = "", **options: Value) -> Mice:
    return laid.table(text, dice + " bow" * 90, **options)


def come(tale: Mice, text: str, **more: bool) -> Mice:
    """Minions come now, as a card or a chapter would bring them."""
    placement = Placement(band(text, "test"))
    for name, value in more.items():
        setattr(placement, name, value)
    tale.waiting = 0
    tale.push(placement)
    tale.run()
    return tale


def surge(tale: Mice) -> Mice:
    tale.waiting = 0
    tale.push(Surge())
    tale.run()
    return tale


def stands(tale: Mice) -> dict[str, list[str]]:
    """By kind: the cells."""
    found: dict[str, list[str]] = {}
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0:
            kind = KIND_NAMES[tale.kind[figure]]
            found.setdefault(kind, []).append(CELL_NAMES[tale.spot[figure]])
    return {kind: sorted(cells) for kind, cells in found.items()}


# Placing. Side 5 has spawn cells c1 and a6, side 7 a1, f1, the table and f6.

PLACED = [
    # side, where Collin is, who comes, where they stand
    ("5", "3 . . C . . .", "2R", {"rat": ["a6", "c1"]}),  # spread as widely as possible
    ("5", "3 . . C . . .", "4R", {"rat": ["a6", "a6", "c1", "c1"]}),
    ("5", "1 . . . . C .", "2E", {"elite": ["a6", "a6"]}),  # all on the furthest
    ("5", "6 . C . . . .", "2E", {"elite": ["c1", "c1"]}),
    ("5", "1 . . . . C .", "Sp", {"spider": ["c1"]}),  # large: the nearest
    ("5", "6 . C . . . .", "Sp", {"spider": ["a6"]}),
    ("5", "6 . C . . . .", "Sp Ce", {"spider": ["a6"], "centipede": ["c1"]}),
    ("5", "6 . C . . . .", "Sp 2R", {"spider": ["a6"], "rat": ["c1", "c1"]}),
    ("7", "6 C . . . . .", "3E", {"elite": ["a3", "a3", "a3"]}),  # the table with its mark
    ("7", "6 C . . . . .", "4O", {"roach": ["a1", "a3", "f1", "f6"]}),
    ("9", "6 . . . . . C", "2E", {"elite": ["a1", "a1"]}),
]


@pytest.mark.parametrize(("side", "picture", "who", "where"), PLACED)
def test_minions_are_placed_by_their_kind(
    side: str, picture: str, who: str, where: dict[str, list[str]]
) -> None:
    """MT-E2 MT-E3 MM-43"""
    text = f"side: {side}\n{picture}\ntrack: collin\nturn: collin 3"
    chapter = {"5": "flight", "7": "archer", "9": "notes"}[side]
    tale = come(table(text, chapter=chapter, table_decides=True), who)
    assert stands(tale) == where


def test_where_several_spawn_cells_are_as_good_the_players_choose() -> None:
    """MT-E2 MM-42 MM-154"""
    tale = come(table(ALONE), "1R")
    assert asked(tale) == "ask-place"
    assert keys(tale) == ["at c1", "at a6"]
    play(tale, "at a6")
    assert stands(tale) == {"rat": ["a6"]}


def test_with_all_spawn_cells_full_the_nearest_land_takes_the_rest() -> None:
    """MM-112"""
    text = (
        "side: 5\n1 . . r4 . . .\n6 o4 . . . . .\n3 . . . . . C\n"
        "track: collin rats roaches\nturn: collin 3"
    )
    tale = come(table(text, table_decides=True), "1R")
    assert cell(tale, "rat-5") in ("b1", "d1", "b2", "c2", "d2", "a5", "b5", "b6")


def test_no_more_come_than_there_are_figures() -> None:
    """MT-E7 MM-41 MM-132"""
    tale = come(table(ALONE, table_decides=True), "6R")
    come(tale, "2R 2E")
    assert len(stands(tale)["rat"]) == 6
    assert "elite" not in stands(tale)


def test_there_are_four_tokens_for_elites() -> None:
    """MT-E3 MM-41"""
    tale = come(table(ALONE, table_decides=True), "6E")
    assert len(stands(tale)["elite"]) == 4


def test_greedy_roaches_make_all_roaches_greedy() -> None:
    """MT-E5"""
    tale = come(table(ALONE, table_decides=True), "2O")
    assert not tale.greedy
    come(tale, "1G")
    assert tale.greedy


# Initiative.


def test_without_minion_cards_all_initiative_is_drawn_anew_and_a_round_begins() -> None:
    """MT-I2 MT-I3 MM-27 MM-28"""
    tale = come(
        table("side: 5\n3 . . CN . . .\ntrack: nez collin\nturn: nez 3", table_decides=True),
        "1R 1O",
    )
    assert sorted(track(tale)) == ["collin", "nez", "rats", "roaches"]
    assert tale.new_round
    play(tale, "end turn")
    assert tale.rounds_here == 2


def test_captured_mice_are_drawn_too() -> None:
    """MT-I3"""
    tale = come(
        table(
            "side: 5\n3 . . C . . .\nnez: captures 1\ntrack: collin nez\nturn: collin 3",
            table_decides=True,
        ),
        "1R",
    )
    assert "nez" in track(tale)


def test_new_kinds_are_added_below_and_known_ones_keep_their_place() -> None:
    """MT-I4"""
    text = "side: 5\n3 . . C . . r\ntrack: rats collin\nturn: collin 3"
    tale = come(table(text, table_decides=True), "1R 1O")
    assert track(tale) == ["rats", "collin", "roaches"]
    assert not tale.new_round


def test_by_house_rule_cards_are_always_added() -> None:
    """MM-27"""
    tale = come(table(ALONE, always_append=True, table_decides=True), "1R")
    assert track(tale) == ["collin", "rats"]
    assert not tale.new_round


def test_by_house_rule_the_old_round_is_finished_first() -> None:
    """MM-28"""
    text = "side: 5\n3 . . CN . . .\ntrack: nez collin\nturn: nez 3"
    tale = come(table(text, finish_round_first=True, table_decides=True), "1R")
    play(tale, "end turn")
    assert SLOT_NAMES[tale.acting()] == "collin"
    assert tale.rounds_here == 1


def test_a_leader_of_two_cards_goes_to_the_end_with_both() -> None:
    """MT-I5"""
    text = "side: 7\n1 . . C . . r\ntrack: rats collin\nturn: collin 3"
    tale = table(text, chapter="catnip", table_decides=True)
    placement = Placement(band("", "test"))
    placement.fixed = [(6, 23, 1)]
    tale.waiting = 0
    tale.push(placement)
    tale.run()
    assert track(tale) == ["rats", "collin", "pounce", "prowl"]


def test_the_last_figure_takes_its_card_along() -> None:
    """MT-I6 MT-A6"""
    text = "side: 5\n3 . . Cr . . o\ntrack: rats collin roaches\nturn: collin"
    tale = play(table(text, "sword* sword* sword* bow"), "attack collins-sword")
    assert track(tale) == ["collin", "roaches"]
    assert SLOT_NAMES[tale.acting()] == "collin"


def test_an_ambush_moves_minion_cards_up_by_a_die_each() -> None:
    """MT-E6 MM-93 MM-125"""
    tale = table(
        "side: 5\n3 . . CNT . r o\ntrack: collin nez tilda rats roaches\nturn: collin 3",
        "sword* bow*",
    )
    ambush(tale, [])
    assert track(tale) == ["collin", "rats", "nez", "roaches", "tilda"]


def test_by_house_rule_only_new_cards_ambush() -> None:
    """MM-125"""
    text = "side: 5\n3 . . CNT . r o\ntrack: collin nez rats tilda roaches\nturn: collin 3"
    tale = table(text, "bow*", ambush_new_only=True)
    ambush(tale, [6])
    assert track(tale) == ["collin", "nez", "rats", "roaches", "tilda"]


def test_cards_jumping_above_the_acting_one_wait_for_the_next_round() -> None:
    """MM-124"""
    tale = table("side: 5\n3 . . CN . o .\ntrack: collin nez roaches\nturn: nez 3", "shield")
    ambush(tale, [])
    assert track(tale) == ["roaches", "collin", "nez"]
    log = listen(tale)
    play(tale, "end turn")
    assert told(log)[:3] == ["event-ends-turn", "event-round", "event-turn"]


def test_time_presses_when_the_lowest_mouse_ends_her_turn_in_peace() -> None:
    """MT-I7 MM-30 MM-122"""
    text = "side: 5\n3 . . CN . {} .\ntrack: collin nez{}\nturn: nez"
    assert play(table(text.format(".", "")), "end turn").wheel == 1
    assert play(table(text.format("o", " roaches")), "end turn").wheel == 0
    higher = "side: 5\n3 . . CN . . .\ntrack: collin nez\nturn: collin"
    assert play(table(higher), "end turn").wheel == 0


def test_captured_mice_count_as_the_lowest_unless_the_house_says_otherwise() -> None:
    """MM-30"""
    text = "side: 5\n3 . . CN . . .\ntilda: captures 1\ntrack: collin nez tilda\nturn: nez"
    assert play(table(text), "end turn").wheel == 0
    assert play(table(text, lowest_active=True), "end turn").wheel == 1


# Surges. MT-E7


def test_six_cheese_on_the_wheel_are_a_surge_once_the_attack_is_over() -> None:
    """MT-E7 MM-24: even if that minion was the last one"""
    text = "side: 5\npage: 1 wheel 5\nface: b1\n3 . . Cr . . .\ntrack: collin rats\nturn: collin"
    tale = table(text, "sword* sword* sword* cheese cheese", table_decides=True)
    log = listen(tale)
    play(tale, "attack collins-sword")
    order = [message for message in told(log) if message in ("event-defeated", "event-surge")]
    assert order == ["event-defeated", "event-surge"]
    assert (tale.page, tale.wheel) == (2, 0)
    assert stands(tale) == {"roach": ["a6", "c1"]}


def test_a_used_surge_is_discarded_and_later_ones_only_move_time() -> None:
    """MT-E7 MM-26"""
    tale = table(
        "side: 5\npage: 1 wheel 6\nface: b1\n3 . . C . . .\ntrack: collin\nturn: collin 3",
        table_decides=True,
    )
    surge(tale)
    assert len(foes(tale)) == 2
    surge(tale)
    assert len(foes(tale)) == 2
    assert tale.page == 3


def test_a_wheel_that_carries_over_keeps_what_is_beyond_six() -> None:
    """MM-25"""
    text = "side: 5\npage: 1 wheel 8\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    assert surge(table(text)).wheel == 0
    assert surge(table(text, wheel_carries_over=True)).wheel == 2


def test_by_house_rule_the_surge_waits_for_the_turns_end() -> None:
    """MM-24"""
    text = "side: 5\npage: 1 wheel 5\n3 . . Cr . . r\ntrack: collin rats\nturn: collin 2"
    tale = table(text, "sword* bow bow cheese bow", surge_at_turn_end=True, table_decides=True)
    play(tale, "attack collins-sword")
    assert tale.page == 1
    play(tale, "end turn")
    assert tale.page == 2


def test_the_hourglass_at_the_end_marker_is_defeat_before_anybody_comes() -> None:
    """MM-29 MT-W1"""
    text = "side: 5\npage: 5 wheel 6\nface: b1\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = surge(table(text))
    assert tale.reason == "outcome-time"
    assert foes(tale) == []


def test_by_house_rule_the_last_round_is_played_out() -> None:
    """MM-29"""
    text = "side: 5\npage: 5 wheel 6\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = surge(table(text, last_stand=True))
    assert tale.over == 0
    play(tale, "end turn")
    assert tale.reason == "outcome-time"


def test_a_surge_of_time_begins_a_new_round() -> None:
    """MM-31"""
    text = "side: 5\npage: 1 wheel 5\nface: b4\n3 . . C . . .\ntrack: collin\nturn: collin"
    tale = play(table(text, table_decides=True), "end turn")
    assert tale.page == 2
    assert "rats" in track(tale)


def test_a_place_s_special_surge_leaves_the_card_lying() -> None:
    """MT-E7 MM-39"""
    text = (
        "side: 9\npage: 1 wheel 6\nface: b1\nplaced: yes\n3 . . . M . V\n"
        "track: maginos vurst\nturn: maginos 3"
    )
    tale = surge(table(text, chapter="notes", table_decides=True))
    assert "elite" in stands(tale)
    assert tale.face_up == 0


def test_the_old_crow_swoops_on_a_lonely_mouse() -> None:
    """4c.5 MT-C13"""
    text = (
        "side: 1\npage: 1 wheel 6\nplaced: yes\n3 . . CN . T r\n"
        "track: collin nez tilda rats\nturn: collin 3"
    )
    tale = surge(table(text, "bow bow"))
    assert wounds(tale, "tilda") == 1
    assert wounds(surge(table(text, "bow bow*")), "tilda") == 0


# Disguise. MT-P1


def test_a_disguise_keeps_rats_of_an_encounter_card_away() -> None:
    """MT-P1 MM-83 MM-84"""
    text = "side: 5\nhoard: disguise\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = come(table(text, table_decides=True), "2R 1E 2O", by_card=True, arrival=True)
    assert asked(tale) == "ask-disguise"
    play(tale, "yes")
    assert list(stands(tale)) == ["roach"]
    assert place(tale, "disguise") == "deck"
    surprised = come(table(text, table_decides=True), "2R", arrival=True)
    assert "rat" in stands(surprised)


def test_by_house_rule_a_disguise_fools_plain_rats_only() -> None:
    """MM-83"""
    text = "side: 5\nhoard: disguise\n3 . . C . . .\ntrack: collin\nturn: collin 3"
    tale = come(
        table(text, disguise_plain_rats=True, table_decides=True),
        "2R 1E",
        by_card=True,
        arrival=True,
    )
    play(tale, "yes")
    assert list(stands(tale)) == ["elite"]


# Every encounter card, each row and its surge. 4c.2


@pytest.mark.parametrize("number", range(len(ENCOUNTER_INFOS)))
@pytest.mark.parametrize(("page", "row"), [(2, 0), (3, 1), (5, 2)])
def test_every_encounter_card_brings_its_row_and_then_its_surge(
    number: int, page: int, row: int
) -> None:
    """MT-C9 MT-E1 MT-E4 4c.2: the hourglass's page picks the row"""
    info = ENCOUNTER_INFOS[number]
    text = f"""
    side: 5
    page: {page} end 8
    encounters: {info.name}
    3 . . C . . .
    track: collin
    turn: collin 3
    """
    tale = play(table(text, table_decides=True), "explore flip")  # side 6 is new
    wanted = {KIND_NAMES[kind]: n for kind, n in enumerate(info.rows[row].counts) if n}
    assert {kind: len(cells) for kind, cells in stands(tale).items()} == wanted
    assert tale.greedy == info.rows[row].greedy
    assert tale.face_up == number


def test_a_card_s_own_ambush_does_not_count_for_its_surge() -> None:
    """MT-E6"""
    text = (
        "side: 5\npage: 1 wheel 6\nface: b4\n3 . . CNT . o .\n"
        "track: collin nez tilda roaches\nturn: collin 3"
    )
    tale = surge(table(text, "shield shield", table_decides=True))
    assert track(tale)[-1] == "rats"


def test_lay_track_keeps_mice_of_the_party_only() -> None:
    """MT-S7"""
    tale = table("side: 5\n3 . . CN . . .\ntrack: collin nez\nturn: collin 3")
    lay_track(tale, True)
    assert sorted(track(tale)) == ["collin", "nez"]
