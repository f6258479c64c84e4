"""What a host may choose, and what each choice is called."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards import game as forsage
from scurry.games.forsage_cards.rules import OPTIONS, Rules
from scurry.kernel.dump import attributes
from scurry.kernel.options import BadOption, Value

VARIANTS: dict[str, tuple[Value, str]] = {  # rule options: the default and the clause
    "combinations": ("full", "FC-31"),
    "deal": ("7", "FC-47"),
    "boost_compulsory": (False, "FC-03"),
    "boost_ends_all": (False, "FC-06"),
    "triple_named": ("before", "FC-12"),
    "overtake_flat": (False, "FC-16"),
    "turns_passed_on": (False, "FC-17"),
    "empty_hand_targetable": (False, "FC-21"),
    "pick_a_back": (False, "FC-25"),
    "mixed_car_pairs": (False, "FC-29"),
    "cars_one_name": (False, "FC-30"),
    "no_stop_boost_pairs": (False, "FC-32"),
    "five_not_eligible": (False, "FC-33"),
    "five_unstoppable": (False, "FC-35"),
    "hand_removed": (False, "FC-36"),
    "marks_shown": (True, "FC-38"),
    "discard_shown": ("open", "FC-45"),
    "deck_counted": (True, "FC-46"),
    "author_may_stop": (False, "FC-49"),
}
SETTINGS: dict[str, tuple[Value, str]] = {  # settings of the table around the rules
    "first": ("random", "FC-43"),
    "turn_seconds": (60, "FC-44"),
    "absent": ("silence", "FC-44"),
    "boost_seconds": (15, "FC-03"),
    "give_seconds": (20, "FC-22"),
    "window_seconds": (5, "FC-49"),
    "window_more_seconds": (4, "FC-49"),
}


def test_every_house_option_is_off_unless_the_host_chooses_it() -> None:
    """FC-31 FC-47 FC-03 FC-06 FC-12 FC-16 FC-17 FC-21 FC-25 FC-29 FC-30 FC-32 FC-33 FC-35 FC-36
    FC-38 FC-45 FC-46 FC-49
    """
    found = {o.name: (o.default, o.clause) for o in OPTIONS if not o.setting}
    assert found == VARIANTS


def test_clocks_and_absence_are_settings_of_the_table() -> None:
    """FC-43 FC-44 FC-03 FC-22 FC-49"""
    found = {o.name: (o.default, o.clause) for o in OPTIONS if o.setting}
    assert found == SETTINGS


def test_an_absent_driver_is_silent_or_a_bot_drives() -> None:
    """FC-44"""
    assert forsage.settled({})["absent"] == "silence"
    assert forsage.settled({"absent": "bot"})["absent"] == "bot"
    with pytest.raises(BadOption):
        forsage.settled({"absent": "wait"})


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_changes_no_rule(name: str) -> None:
    """FC-44"""
    plain = attributes(Rules(forsage.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        assert attributes(Rules(forsage.settled({name: value}))) == plain


@pytest.mark.parametrize("name", VARIANTS)
def test_every_house_option_changes_one_rule(name: str) -> None:
    """FC-31 FC-47"""
    plain = attributes(Rules(forsage.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        rules = attributes(Rules(forsage.settled({name: value})))
        assert sum(rules[field] != plain[field] for field in plain) == (value != option.default)


def test_no_two_choices_have_the_same_name() -> None:
    """FC-C1: and every driver, card and place has its own"""
    keys = [choice.key for choice in forsage.vocabulary(forsage.settled({}))]
    assert len(set(keys)) == len(keys)
    assert {"draw", "pair taifun 4", "triple boost 0", "give random", "place 41", "back 44"} < {
        *keys
    }


def test_the_vocabulary_knows_every_choice_that_is_ever_offered() -> None:
    """FC-C1"""
    words = {choice.key for choice in forsage.vocabulary(forsage.settled({}))}
    for seed in range(5):
        state = forsage.start(2 + seed % 4, seed, mixed_car_pairs=True, pick_a_back=True)
        while state.pending():
            seat = state.pending()[-1]
            options = state.options(seat)
            assert {option.key for option in options} <= words
            state.apply(seat, options[state.rng.below(len(options))])
