"""What a host may choose, and what each choice is called."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.rules import OPTIONS, Rules
from scurry.games.holey_cheese.tests.tables import begin
from scurry.kernel.dump import attributes
from scurry.kernel.game import BadStart
from scurry.kernel.options import BadOption, Value

VARIANTS: dict[str, tuple[Value, str]] = {  # rule options: the default and the clause
    "mode": ("basic", "CHE-A1"),
    "pace": ("race", "CHE-O1"),
    "manual_roll": (False, "DS-02"),
    "many_answers": (False, "DS-03"),
    "wrong_costs": (False, "DS-04"),
    "wait_for_all": (False, "DS-05"),
    "mouse_waits": (False, "DS-06"),
    "cheese_stays": (False, "DS-10"),
    "sizes_hidden": (False, "DS-12"),
    "large_earliest": (False, "DS-15"),
    "prize_replaces": (False, "DS-23"),
    "false_slap_costs": (False, "DS-25"),
    "answers_unsaid": (False, "DS-33"),
    "endless": (False, "DS-35"),
    "cheese_anywhere": (False, "DS-41"),
    "roller_places_mouse": (False, "DS-42"),
    "stop_before_cat": (False, "DS-44"),
    "share_with_cat": (False, "DS-46"),
    "skip_rivals": (False, "DS-47"),
    "covered_cheese_out": (False, "DS-51"),
    "cat_rests": (False, "DS-53"),
    "mouse_flees": (False, "DS-55"),
}
SETTINGS: dict[str, tuple[Value, str]] = {  # settings of the table around the rules
    "first": ("random", "CHE-S5"),
    "full_log_after": (False, "DS-28"),
    "answer_seconds": (15, "DS-34"),
    "slap_seconds": (4, "DS-34"),
    "buzz_seconds": (4, "CHE-O5"),
    "choice_seconds": (30, "DS-34"),
}


def test_every_house_option_is_off_unless_the_host_chooses_it() -> None:
    """CHE-A1 CHE-O1 DS-02 DS-03 DS-04 DS-05 DS-06 DS-10 DS-12 DS-15 DS-23 DS-25 DS-33 DS-35 DS-41
    DS-42 DS-44 DS-46 DS-47 DS-51 DS-53 DS-55
    """
    found = {o.name: (o.default, o.clause) for o in OPTIONS if not o.setting}
    assert found == VARIANTS


def test_clocks_logs_and_who_begins_are_settings_of_the_table() -> None:
    """CHE-S5 CHE-O5 DS-28 DS-34"""
    found = {o.name: (o.default, o.clause) for o in OPTIONS if o.setting}
    assert found == SETTINGS


@pytest.mark.parametrize("name", [name for name in SETTINGS if name != "full_log_after"])
def test_a_setting_changes_no_rule(name: str) -> None:
    """CHE-S5 CHE-O5 DS-34"""
    plain = attributes(Rules(cheese.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        assert attributes(Rules(cheese.settled({name: value}))) == plain


@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "mode"])
def test_every_house_option_changes_one_rule(name: str) -> None:
    """CHE-O1"""
    plain = attributes(Rules(cheese.settled({})))
    option = next(option for option in OPTIONS if option.name == name)
    for value in option.values():
        rules = attributes(Rules(cheese.settled({name: value})))
        assert sum(rules[field] != plain[field] for field in plain) == (value != option.default)


def test_in_the_advanced_game_no_cheese_is_taken_whatever_the_host_says() -> None:
    """DS-10 CHE-A5"""
    for chosen in (False, True):
        rules = Rules(cheese.settled({"mode": "advanced", "cheese_stays": chosen}))
        assert (rules.advanced, rules.cheese_stays) == (True, True)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"wait_for_all": True, "pace": "turns"}, "wait_for_all is for pace=race"),
        ({"wait_for_all": True, "pace": "buzz"}, "wait_for_all is for pace=race"),
        ({"many_answers": True, "pace": "turns"}, "many_answers needs a hurry"),
        ({"many_answers": True, "wait_for_all": True}, "do not go together"),
    ],
)
def test_some_options_do_not_go_together(options: dict[str, Value], reason: str) -> None:
    """DS-03 DS-05"""
    with pytest.raises(BadStart, match=reason):
        begin(2, 1, None, **options)


@pytest.mark.parametrize(
    "options",
    [
        {"wait_for_all": True},
        {"many_answers": True},
        {"many_answers": True, "pace": "buzz"},
        {"pace": "turns"},
    ],
)
def test_others_do(options: dict[str, Value]) -> None:
    """DS-03 DS-05"""
    assert begin(2, 1, None, **options).pending()


@pytest.mark.parametrize(
    ("name", "value"),
    [("mode", "expert"), ("pace", "slow"), ("first", "seat-4"), ("answer_seconds", 2)],
)
def test_a_host_cannot_choose_what_there_is_not(name: str, value: Value) -> None:
    """CHE-A1 CHE-O1 CHE-S5 DS-34"""
    with pytest.raises(BadOption):
        cheese.settled({name: value})


def test_no_two_choices_have_the_same_name() -> None:
    """CHE-O3: cards of the ring are called by their number, never by what they hide"""
    keys = [choice.key for choice in cheese.vocabulary(cheese.settled({}))]
    assert len(set(keys)) == len(keys) == 6 + 16 + 6 * 18
    assert {"ready", "roll", "slap", "pass", "buzz", "decline", "name cheese"} < {*keys}
    for verb in ("begin", "lay", "replace", "take", "take back", "tap"):
        assert {f"{verb} 1", f"{verb} 18"} < {*keys}


@pytest.mark.parametrize("pace", ["race", "turns", "buzz"])
def test_the_vocabulary_knows_every_choice_that_is_ever_offered(pace: str) -> None:
    """CHE-O3 CHE-A1"""
    words = {choice.key for choice in cheese.vocabulary(cheese.settled({}))}
    for seed in range(4):
        mode = "advanced" if seed % 2 else "basic"
        game = begin(4 - seed % 3, seed, mode=mode, pace=pace, prize_replaces=True)
        while game.pending():
            seat = game.pending()[-1]
            options = game.options(seat)
            assert {option.key for option in options} <= words
            game.apply(seat, options[game.rng.below(len(options))])
