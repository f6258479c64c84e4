"""From chapter to chapter: what is kept, what is not, who learns. MT-W2"""

from __future__ import annotations

import json
from typing import Any

import pytest

from scurry.games.mouse_tales import game
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests.laid import (
    asked,
    begin,
    cheese,
    keys,
    known,
    place,
    places,
    play,
    table,
    track,
    why,
)
from scurry.games.mouse_tales.view import view

ENDING = """
    side: 1
    3 . . CoT . . .
    turn: collin
    track: collin tilda roaches
    placed: yes
    collin: {}
    tilda: {}
    """
WINS = "sword* bow bow bow"


def won(collin: str = "", tilda: str = "", **options: str | bool | int) -> Mice:
    tale = table(ENDING.format(collin, tilda), WINS, campaign=True, **options)
    return play(tale, "attack collins-sword")


def left_by(tale: Mice) -> dict[str, Any]:
    text = game.legacy(tale)
    assert text is not None
    found: dict[str, Any] = json.loads(text)
    return found


def legacy(**mice: dict[str, list[str]]) -> str:
    return json.dumps({"mice": mice, "achievements": ["lily"], "finished": [1]})


def learn_all(tale: Mice) -> None:
    while tale.pending() and asked(tale) == "ask-learn":
        play(tale, keys(tale)[0])


# What is kept. MT-W2 MM-104


def test_each_mouse_keeps_one_card_besides_her_starting_gear() -> None:
    """MT-W2 MM-104: by choice, from bag or body; abilities are kept, cheese is not"""
    tale = won("cheese 4 has salve rind wears acorn-cap knows inspire")
    assert asked(tale) == "ask-keep-card"
    assert set(keys(tale)) == {"done", "card salve", "card rind", "card acorn-cap"}
    play(tale, "card rind")
    learn_all(tale)
    assert tale.outcome() is not None
    mice = left_by(tale)["mice"]
    assert mice["collin"]["cards"] == ["rind"]
    assert "inspire" in mice["collin"]["abilities"]
    again = begin("bow", legacy=game.legacy(tale), campaign=True, chapter="archer",
                  advised_party=True)  # fmt: skip
    assert (place(again, "rind"), cheese(again, "collin")) == ("bag collin", 0)
    assert place(again, "collins-sword") == "worn collin"


def test_she_may_keep_nothing() -> None:
    """MT-W2"""
    tale = won("has salve")
    play(tale, "done")
    learn_all(tale)
    assert left_by(tale)["mice"]["collin"]["cards"] == []


def test_party_items_are_not_kept() -> None:
    """MT-W2 MM-155: nor offered"""
    tale = table(ENDING.format("has salve", "") + "\n    hoard: fork", WINS, campaign=True)
    play(tale, "attack collins-sword")
    assert set(keys(tale)) == {"done", "card salve"}


def test_by_house_rule_tricks_are_kept_too() -> None:
    """MM-104"""
    tale = won("has salve rind slip-away brazen-theft", kept="one-and-tricks")
    play(tale, "card salve")
    assert set(keys(tale)) == {"done", "card slip-away", "card brazen-theft"}
    play(tale, "card slip-away", "card brazen-theft")
    learn_all(tale)
    assert left_by(tale)["mice"]["collin"]["cards"] == ["salve", "slip-away", "brazen-theft"]


def test_by_house_rule_three_cards_are_kept() -> None:
    """MM-104"""
    tale = won("has salve rind match wears acorn-cap", kept="three")
    play(tale, "card salve", "card rind", "card match")
    assert asked(tale) != "ask-keep-card"


def test_story_achievements_are_kept() -> None:
    """MT-W2: with the chapters that were won"""
    tale = table(ENDING.format("", "") + "\n    achievements: catnip", WINS, campaign=True)
    play(tale, "attack collins-sword")
    learn_all(tale)
    told = left_by(tale)
    assert (told["achievements"], told["finished"]) == (["catnip"], [1])


def test_outside_a_campaign_nothing_is_handed_on() -> None:
    """MT-W2 MM-155"""
    tale = table(ENDING.format("has salve", ""), WINS)
    play(tale, "attack collins-sword")
    assert tale.outcome() is not None
    assert game.legacy(tale) is None


# Starting gear that was kept. MM-63


def test_a_kept_starting_card_counts_only_if_its_owner_stays_away() -> None:
    """MM-63: Tilda kept Filch's dagger; with Filch in the party both are his again"""
    told = legacy(tilda={"abilities": ["first-aid"], "cards": ["dagger"]})
    away = begin("bow", legacy=told, campaign=True, chapter="catnip", advised_party=True)
    assert "bag tilda" in places(away, "dagger")
    here = begin("bow", legacy=told, campaign=True, chapter="catnip")
    play(here, "mouse collin", "mouse nez", "mouse tilda", "mouse filch")
    learn_all(here)
    assert places(here, "dagger") == ["worn filch", "worn filch"]


# After a defeat. MM-105


def test_after_a_defeat_the_chapter_begins_from_what_was_before_it() -> None:
    """MM-105 MT-W1: the same legacy gives the same start; or one goes on"""
    told = legacy(collin={"abilities": ["feint"], "cards": ["rind"]})
    first = begin("bow", legacy=told, campaign=True, chapter="archer", advised_party=True)
    again = begin("bow", legacy=told, campaign=True, chapter="archer", advised_party=True)
    assert view(first, 0) == view(again, 0)
    lost = table("3 . . C . . .\nturn: collin\npage: 5 wheel 5\ncollin: has salve", campaign=True)
    play(lost, "end turn", "card salve")
    assert lost.reason == "outcome-time"
    assert left_by(lost)["finished"] == []
    assert left_by(lost)["mice"]["collin"]["cards"] == ["salve"]


# Who sat out. MM-106 MM-150


def test_mice_that_sat_out_keep_their_cards_and_abilities() -> None:
    """MM-106: Filch is not in the party, what is his waits for him"""
    told = legacy(filch={"abilities": ["dodge"], "cards": ["rind"]})
    tale = begin("bow", legacy=told, campaign=True, chapter="archer", advised_party=True)
    assert place(tale, "rind") == "box"
    learn_all(tale)
    after = left_by(tale)["mice"]["filch"]
    assert after == {"abilities": ["dodge"], "cards": ["rind"]}


def test_what_an_absent_mouse_keeps_no_special_search_finds() -> None:
    """MM-106 MM-129: both antidotes are kept, so side 8 has none"""
    told = legacy(
        filch={"abilities": ["dodge"], "cards": ["antidote"]},
        maginos={"abilities": ["meeps"], "cards": ["antidote"]},
    )
    tale = begin("bow", legacy=told, campaign=True, chapter="skitter", advised_party=True)
    assert places(tale, "antidote") == ["box", "box"]
    tale.side = 7
    tale.at[0] = 12
    assert why(tale, "seek antidote") == "MM-129 why-found"


@pytest.mark.parametrize("house", [False, True])
def test_abilities_of_mice_sitting_out_are_theirs_unless_the_house_returns_them(
    house: bool,
) -> None:
    """MM-150 MM-106: by house rule cards and abilities go back to the pool"""
    told = legacy(nez={"abilities": ["feint"], "cards": ["rind"]})
    tale = begin(legacy=told, campaign=True, chapter="catnip", absent_share=house)
    play(tale, "mouse collin", "mouse tilda", "mouse filch", "mouse lily")
    assert asked(tale) == "ask-learn"
    assert why(tale, "ability feint") == ("" if house else "MM-66 why-ability-taken")
    tale.rng = table("3 C . . . . .", "bow").rng
    learn_all(tale)
    assert place(tale, "rind") == ("deck" if house else "box")


# Abilities at the start. MM-149


def test_in_a_campaign_only_who_has_none_takes_an_ability() -> None:
    """MM-149 MT-S3"""
    told = legacy(collin={"abilities": ["feint"], "cards": []})
    tale = begin(legacy=told, campaign=True, chapter="archer")
    play(tale, "mouse nez", "mouse tilda", "mouse filch")
    assert tale.question(0).args["mouse"] == "@mouse-nez"
    house = begin(legacy=told, campaign=True, chapter="archer", ability_each_chapter=True)
    play(house, "mouse nez", "mouse tilda", "mouse filch")
    assert house.question(0).args["mouse"] == "@mouse-collin"
    play(house, "ability protect")
    assert known(house, "collin") == ["feint", "protect"]


def test_lily_joins_a_campaign_once_she_is_free() -> None:
    """MT-S2 MT-W2 4c.5"""
    tale = begin(campaign=True, chapter="catnip")
    assert why(tale, "mouse lily") == "MT-S2 why-not-free"
    free = begin(legacy=legacy(), campaign=True, chapter="catnip")
    assert why(free, "mouse lily") == ""


# Rewards. MM-155


def test_in_the_first_chapter_a_party_without_captures_learns_one_more_each() -> None:
    """MM-155 4c.5: outside a campaign there is no such question"""
    tale = won()
    assert asked(tale) == "ask-learn"
    play(tale, "ability feint")
    assert asked(tale) == "ask-learn"
    play(tale, "ability cure")
    assert tale.outcome() is not None
    assert track(tale)
    caught = won("captures 1")
    assert caught.outcome() is not None


def test_two_cards_are_kept_once_where_a_chapter_says_so() -> None:
    """MM-155: of any kind; after a defeat it is one"""
    text = "side: 14\n3 . CK . . . .\nturn: collin\ntrack: collin skitter\ncollin: has salve rind"
    tale = table(text, "sword* sword* bow bow", chapter="skitter", campaign=True)
    tale.card_hurt[14] = 2
    play(tale, "attack collins-sword", "card salve", "card rind")
    assert tale.outcome() is not None
    assert left_by(tale)["mice"]["collin"]["cards"] == ["salve", "rind"]
    lost = table(
        "side: 14\n3 . C . . . .\nturn: collin\npage: 5 wheel 5\ncollin: has salve rind",
        chapter="skitter", campaign=True,
    )  # fmt: skip
    play(lost, "end turn", "card salve")
    assert lost.outcome() is not None
