"""The variants a host may choose, one option a ruling, and the table's settings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.options import Flag, Number, Option, Pick, Value

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("combinations", ("full", "first-game"), "FC-31"),
    Pick("deal", ("7", "4"), "FC-47"),
    Flag("boost_compulsory", False, "FC-03"),
    Flag("boost_ends_all", False, "FC-06"),
    Pick("triple_named", ("before", "after"), "FC-12"),
    Flag("overtake_flat", False, "FC-16"),
    Flag("turns_passed_on", False, "FC-17"),
    Flag("empty_hand_targetable", False, "FC-21"),
    Flag("pick_a_back", False, "FC-25"),
    Flag("mixed_car_pairs", False, "FC-29"),
    Flag("cars_one_name", False, "FC-30"),
    Flag("no_stop_boost_pairs", False, "FC-32"),
    Flag("five_not_eligible", False, "FC-33"),
    Flag("five_unstoppable", False, "FC-35"),
    Flag("hand_removed", False, "FC-36"),
    Flag("marks_shown", True, "FC-38"),
    Pick("discard_shown", ("open", "top"), "FC-45"),
    Flag("deck_counted", True, "FC-46"),
    Flag("author_may_stop", False, "FC-49"),
    Pick(
        "first",
        ("random", "winner", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4"),
        "FC-43",
        setting=True,
    ),
    Number("turn_seconds", 60, 5, 86400, "FC-44", setting=True),
    Pick("absent", ("silence", "bot"), "FC-44", setting=True),
    Number("boost_seconds", 15, 5, 86400, "FC-03", setting=True),
    Number("give_seconds", 20, 5, 86400, "FC-22", setting=True),
    Number("window_seconds", 5, 2, 86400, "FC-49", setting=True),
    Number("window_more_seconds", 4, 1, 86400, "FC-49", setting=True),
)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options that the rules themselves ask for, as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.all_sets = chosen["combinations"] == "full"
        self.deal = int(chosen["deal"])
        self.boost_compulsory = bool(chosen["boost_compulsory"])
        self.boost_ends_all = bool(chosen["boost_ends_all"])
        self.named_after = chosen["triple_named"] == "after"
        self.overtake_flat = bool(chosen["overtake_flat"])
        self.turns_passed_on = bool(chosen["turns_passed_on"])
        self.empty_hand_targetable = bool(chosen["empty_hand_targetable"])
        self.pick_a_back = bool(chosen["pick_a_back"])
        self.mixed_car_pairs = bool(chosen["mixed_car_pairs"])
        self.cars_one_name = bool(chosen["cars_one_name"])
        self.no_stop_boost_pairs = bool(chosen["no_stop_boost_pairs"])
        self.five_not_eligible = bool(chosen["five_not_eligible"])
        self.five_unstoppable = bool(chosen["five_unstoppable"])
        self.hand_removed = bool(chosen["hand_removed"])
        self.marks_shown = bool(chosen["marks_shown"])
        self.discard_open = chosen["discard_shown"] == "open"
        self.deck_counted = bool(chosen["deck_counted"])
        self.author_may_stop = bool(chosen["author_may_stop"])
