"""What a host may choose, and what each choice is called."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns import game as forsage
from scurry.games.forsage_pawns.choices import REASONS, WORDS
from scurry.games.forsage_pawns.rules import OPTIONS, Rules
from scurry.games.forsage_pawns.ways import MUST_CAPTURE
from scurry.kernel.dump import attributes
from scurry.kernel.options import BadOption, Value

VARIANTS: dict[str, tuple[Value, str]] = {  # rule options: the default and the clause
    "captured_to": ("start", "FP-01"),
    "three_tries": (False, "FP-02"),
    "entering_compulsory": (False, "FP-03"),
    "new_pawn_first": (False, "FP-04"),
    "unlimited_sixes": (False, "FP-05"),
    "idle_six_rolls_on": (True, "FP-06"),
    "may_pass": (False, "FP-07"),
    "capture_compulsory": (False, "FP-08"),
    "stacking": (False, "FP-09"),
    "pairs_block": (False, "FP-10"),
    "start_safe": (False, "FP-11"),
    "bounce": (False, "FP-13"),
    "lane_jumping": (True, "FP-14"),
    "deepest_first": (False, "FP-15"),
    "stop_at_first": (False, "FP-19"),
    "three_sixes_penalty": (False, "FP-21"),
    "two_sit": ("opposite", "FP-22"),
    "three_without": ("3", "FP-22"),
    "loop": ("40", "FP-26"),
}
SETTINGS: dict[str, tuple[Value, str]] = {  # settings of the table around the rules
    "first": ("highest", "FP-18"),
    "turn_seconds": (30, "FP-29"),
}
SEATING = {"two_sit", "three_without"}  # they say who sits where and change no other rule


def test_every_house_option_is_off_unless_the_host_chooses_it() -> None:
    """FP-01 FP-02 FP-03 FP-04 FP-05 FP-06 FP-07 FP-08 FP-09 FP-10 FP-11 FP-13 FP-14 FP-15 FP-19
    FP-21 FP-22 FP-26
    """
    found = {o.name: (o.default, o.clause) for o in OPTIONS if not o.setting}
    assert found == VARIANTS


def test_who_begins_and_the_clock_are_settings_of_the_table() -> None:
    """FP-18 FP-29"""
    found = {o.name: (o.default, o.clause) for o in OPTIONS if o.setting}
    assert found == SETTINGS


@pytest.mark.parametrize("name", [*SETTINGS, *sorted(SEATING)])
def test_a_setting_changes_no_rule(name: str) -> None:
    """FP-18 FP-22 FP-29"""
    plain = attributes(Rules(forsage.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        assert attributes(Rules(forsage.settled({name: value}))) == plain


@pytest.mark.parametrize("name", [name for name in VARIANTS if name not in SEATING])
def test_every_house_option_changes_one_rule(name: str) -> None:
    """FP-01 FP-26"""
    plain = attributes(Rules(forsage.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        rules = attributes(Rules(forsage.settled({name: value})))
        assert sum(rules[field] != plain[field] for field in plain) == (value != option.default)


@pytest.mark.parametrize(
    ("name", "value"),
    [("loop", "44"), ("first", "seat-4"), ("turn_seconds", 4), ("captured_to", "jail")],
)
def test_a_host_cannot_choose_what_there_is_not(name: str, value: Value) -> None:
    """FP-26 FP-18 FP-29 FP-01"""
    with pytest.raises(BadOption):
        forsage.settled({name: value})


def test_no_two_choices_have_the_same_name() -> None:
    """FP-C1: every cell of the longer loop and every finish cell has its own"""
    keys = [choice.key for choice in forsage.vocabulary(forsage.settled({}))]
    assert len(set(keys)) == len(keys) == 1 + 52 + 4 + 1
    assert {"enter", "move 0", "move 51", "move lane 1", "move lane 4", "pass"} < {*keys}
    assert all(choice.key.startswith(("enter", "move", "pass")) for choice in WORDS)


def test_every_obstacle_has_a_clause_and_a_message_of_its_own() -> None:
    """FP-P4 FP-P1 FP-P7 FP-P8 FP-13 FP-14 FP-15 FP-09 FP-11 FP-10 FP-03 FP-04 FP-08"""
    assert len(REASONS) == len(set(REASONS)) == MUST_CAPTURE + 1


@pytest.mark.parametrize("loop", ["40", "52"])
def test_the_vocabulary_knows_every_choice_that_is_ever_offered(loop: str) -> None:
    """FP-C1 FP-26"""
    words = {choice.key for choice in forsage.vocabulary(forsage.settled({}))}
    for seed in range(3):
        race = forsage.start(2 + seed, seed, loop=loop, stacking=True, may_pass=True)
        while race.pending():
            seat = race.pending()[0]
            options = race.options(seat)
            assert {option.key for option in options} <= words
            race.apply(seat, options[race.rng.below(len(options) - 1)])  # never the pass
