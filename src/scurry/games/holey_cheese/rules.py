"""The variants a host may choose, one option a ruling, and the table's settings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.options import Flag, Number, Option, Pick, Value

DAY: Final = 86400

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("mode", ("basic", "advanced"), "CHE-A1", group="game"),
    Pick("pace", ("race", "turns", "buzz"), "CHE-O1", group="game"),
    Pick(
        "first",
        ("random", "seat-0", "seat-1", "seat-2", "seat-3"),
        "CHE-S5",
        setting=True,
        group="game",
    ),
    Flag("manual_roll", False, "DS-02", group="answers"),
    Flag("many_answers", False, "DS-03", group="answers", only=({"pace": ("race", "buzz")},)),
    Flag("wrong_costs", False, "DS-04", group="answers"),
    Flag("wait_for_all", False, "DS-05", group="answers", only=({"pace": ("race",)},)),
    Flag("mouse_waits", False, "DS-06", group="mouse"),
    Flag("cheese_stays", False, "DS-10", group="mouse", only=({"mode": ("basic",)},)),
    Flag("sizes_hidden", False, "DS-12", group="answers"),
    Flag("large_earliest", False, "DS-15", group="answers"),
    Flag("prize_replaces", False, "DS-23", group="slaps"),
    Flag("false_slap_costs", False, "DS-25", group="slaps"),
    Flag("full_log_after", False, "DS-28", setting=True, group="clock"),
    Flag("answers_unsaid", False, "DS-33", group="answers"),
    Flag("endless", False, "DS-35", group="game"),
    Flag("cheese_anywhere", False, "DS-41", group="mouse", only=({"mode": ("advanced",)},)),
    Flag("roller_places_mouse", False, "DS-42", group="mouse", only=({"mode": ("advanced",)},)),
    Flag("stop_before_cat", False, "DS-44", group="mouse", only=({"mode": ("advanced",)},)),
    Flag("share_with_cat", False, "DS-46", group="slaps", only=({"mode": ("advanced",)},)),
    Flag("skip_rivals", False, "DS-47", group="mouse"),
    Flag("covered_cheese_out", False, "DS-51", group="mouse", only=({"mode": ("advanced",)},)),
    Flag("cat_rests", False, "DS-53", group="mouse", only=({"mode": ("advanced",)},)),
    Flag("mouse_flees", False, "DS-55", group="mouse", only=({"mode": ("advanced",)},)),
    Number("answer_seconds", 15, 3, DAY, "DS-34", setting=True, group="clock"),
    Number("slap_seconds", 4, 1, DAY, "DS-34", setting=True, group="clock"),
    Number(
        "buzz_seconds",
        4,
        1,
        DAY,
        "CHE-O5",
        setting=True,
        group="clock",
        only=({"pace": ("buzz",)},),
    ),
    Number("choice_seconds", 30, 5, DAY, "DS-34", setting=True, group="clock"),
)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.advanced = chosen["mode"] == "advanced"
        self.turns = chosen["pace"] == "turns"
        self.buzz = chosen["pace"] == "buzz"
        self.manual_roll = bool(chosen["manual_roll"])
        self.many_answers = bool(chosen["many_answers"])
        self.wrong_costs = bool(chosen["wrong_costs"])
        self.wait_for_all = bool(chosen["wait_for_all"])
        self.mouse_waits = bool(chosen["mouse_waits"])
        self.cheese_stays = self.advanced or bool(chosen["cheese_stays"])
        self.sizes_hidden = bool(chosen["sizes_hidden"])
        self.large_earliest = bool(chosen["large_earliest"])
        self.prize_replaces = bool(chosen["prize_replaces"])
        self.false_slap_costs = bool(chosen["false_slap_costs"])
        self.full_log_after = bool(chosen["full_log_after"])
        self.answers_unsaid = bool(chosen["answers_unsaid"])
        self.endless = bool(chosen["endless"])
        self.cheese_anywhere = bool(chosen["cheese_anywhere"])
        self.roller_places_mouse = bool(chosen["roller_places_mouse"])
        self.stop_before_cat = bool(chosen["stop_before_cat"])
        self.share_with_cat = bool(chosen["share_with_cat"])
        self.skip_rivals = bool(chosen["skip_rivals"])
        self.covered_cheese_out = bool(chosen["covered_cheese_out"])
        self.cat_rests = bool(chosen["cat_rests"])
        self.mouse_flees = bool(chosen["mouse_flees"])


def objection(options: dict[str, Value]) -> str | None:
    """Why these options do not go together. DS-03 DS-05"""
    if options["pace"] != "race":
        if options["wait_for_all"]:
            return "wait_for_all is for pace=race: at any other pace nobody can be too late"
        if options["many_answers"] and options["pace"] == "turns":
            return "many_answers needs a hurry: with pace=turns everyone would find the answer"
    elif options["many_answers"] and options["wait_for_all"]:
        return "many_answers and wait_for_all do not go together: the first right answer ends it"
    return None
