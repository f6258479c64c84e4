"""What a host may choose, and what each choice is called."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france import game as rats
from scurry.games.rat_de_france.rules import OPTIONS, Rules
from scurry.games.rat_de_france.tests.tables import begin
from scurry.kernel.dump import attributes
from scurry.kernel.options import BadOption, Value

VARIANTS: dict[str, tuple[Value, str]] = {  # rule options: the default and the clause
    "mode": ("race", "RF-73"),
    "track": ("short", "RAT-S2"),
    "wind": (False, "RAT-M3"),
    "places": (False, "RF-51"),
    "start_card": ("random", "RAT-S1"),
    "finish_card": ("random", "RAT-S1"),
    "section_1": ("random", "RAT-S7"),
    "turn_1": ("random", "RAT-S3"),
    "section_2": ("random", "RAT-S7"),
    "turn_2": ("random", "RAT-S3"),
    "section_3": ("random", "RF-63"),
    "turn_3": ("random", "RF-63"),
    "discards_secret": (False, "RF-03"),
    "bids_in_turn": (False, "RF-07"),
    "duplicate_acts": (False, "RF-09"),
    "pepper_by_speed": (False, "RF-11"),
    "straight_bends": (False, "RF-14"),
    "diagonal_bends": (False, "RF-15"),
    "sugar_step_in_line": (False, "RF-17"),
    "water_holds_sugar": (False, "RF-18"),
    "strict_corners": (False, "RF-23"),
    "walls_stop_thieves": (False, "RF-25"),
    "one_token_a_cell": (False, "RF-31"),
    "mud_holds_swaps": (False, "RF-38"),
    "seams_stop_wind": (False, "RF-54"),
    "partners": ("across", "RF-61"),
    "partners_safe": (False, "RF-62"),
    "hands_kept": (False, "RF-64"),
    "next_first": ("winner", "RF-65"),
    "last_gets_nothing": (False, "RF-66"),
    "row_reshuffled": (False, "RF-70"),
}
SETTINGS: dict[str, tuple[Value, str]] = {  # settings of the table around the rules
    "first": ("random", "RF-01"),
    "turn_seconds": (40, "RF-75"),
    "bid_seconds": (40, "RF-75"),
}


def test_every_house_option_is_off_unless_the_host_chooses_it() -> None:
    """RAT-S1 RAT-S2 RAT-S3 RAT-S7 RAT-M3 RF-03 RF-07 RF-09 RF-11 RF-14 RF-15 RF-17 RF-18 RF-23
    RF-25 RF-31 RF-38 RF-51 RF-54 RF-61 RF-62 RF-63 RF-64 RF-65 RF-66 RF-70 RF-73
    """
    found = {o.name: (o.default, o.clause) for o in OPTIONS if not o.setting}
    assert found == VARIANTS


def test_clocks_and_who_begins_are_settings_of_the_table() -> None:
    """RF-01 RF-75"""
    found = {o.name: (o.default, o.clause) for o in OPTIONS if o.setting}
    assert found == SETTINGS


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_changes_no_rule(name: str) -> None:
    """RF-01 RF-75"""
    plain = attributes(Rules(rats.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        assert attributes(Rules(rats.settled({name: value}))) == plain


@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "mode"])
def test_every_house_option_changes_one_rule(name: str) -> None:
    """RF-73"""
    plain = attributes(Rules(rats.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        rules = attributes(Rules(rats.settled({name: value})))
        assert sum(rules[field] != plain[field] for field in plain) == (value != option.default)


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"mode": "race"}, (False, False, False)),
        ({"mode": "race", "places": True, "track": "long"}, (True, True, False)),
        ({"mode": "teams", "places": True, "track": "long"}, (False, True, False)),
        ({"mode": "tournament", "track": "long"}, (True, False, True)),
    ],
)
def test_a_mode_overrules_what_it_does_not_go_with(
    options: dict[str, Value], wanted: tuple[bool, ...]
) -> None:
    """RF-73: teams do not play for places, a tournament always does, and on short tracks"""
    rules = Rules(rats.settled(options))
    assert (rules.places, rules.long, rules.tournament) == wanted


def test_an_unknown_card_is_no_option() -> None:
    """RAT-C4"""
    with pytest.raises(BadOption):
        rats.settled({"section_1": "25"})


def test_no_two_choices_have_the_same_name() -> None:
    """RF-71: and every cell of the long track has its own"""
    keys = [choice.key for choice in rats.vocabulary(rats.settled({}))]
    assert len(set(keys)) == len(keys)
    assert {
        *["place E1", "discard idea", "bid jump", "eat pepper", "keep pepper", "pass"],
        *["straight A1", "sugar diagonal E16", "clover step C9", "jump B2", "clover idea D4"],
        *["swap 3", "sugar swap 0", "clover swap 1", "take", "clover take", "sugar steal 2"],
        *["token keep", "token pepper", "token sugar", "token clover"],
    } <= {*keys}
    assert not {"sugar pass", "sugar take", "steal 1", "clover steal 1"} & {*keys}


@pytest.mark.parametrize("seed", range(4))
def test_the_vocabulary_knows_every_choice_that_is_ever_offered(seed: int) -> None:
    """RF-71"""
    words = {choice.key for choice in rats.vocabulary(rats.settled({}))}
    state = begin(2 + seed % 3, seed, track="long", straight_bends=True)
    while state.pending():
        seat = state.pending()[-1]
        options = state.options(seat)
        assert {option.key for option in options} <= words
        state.apply(seat, options[state.rng.below(len(options))])
