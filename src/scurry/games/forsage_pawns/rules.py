"""The variants a host may choose, one option a ruling, and the table's settings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.kernel.options import Flag, Number, Option, Pick, Value

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("captured_to", ("start", "home"), "FP-01"),
    Flag("three_tries", False, "FP-02"),
    Flag("entering_compulsory", False, "FP-03"),
    Flag("new_pawn_first", False, "FP-04"),
    Flag("unlimited_sixes", False, "FP-05"),
    Flag("idle_six_rolls_on", True, "FP-06"),
    Flag("may_pass", False, "FP-07"),
    Flag("capture_compulsory", False, "FP-08"),
    Flag("stacking", False, "FP-09"),
    Flag("pairs_block", False, "FP-10"),
    Flag("start_safe", False, "FP-11"),
    Flag("bounce", False, "FP-13"),
    Flag("lane_jumping", True, "FP-14"),
    Flag("deepest_first", False, "FP-15"),
    Pick(
        "first",
        ("highest", "random", "seat-0", "seat-1", "seat-2", "seat-3"),
        "FP-18",
        setting=True,
    ),
    Flag("stop_at_first", False, "FP-19"),
    Flag("three_sixes_penalty", False, "FP-21"),
    Pick("two_sit", ("opposite", "beside"), "FP-22"),
    Pick("three_without", ("3", "0", "1", "2"), "FP-22"),
    Pick("loop", ("40", "52"), "FP-26"),
    Number("turn_seconds", 30, 5, 86400, "FP-29", setting=True),
)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.captured_home = chosen["captured_to"] == "home"
        self.three_tries = bool(chosen["three_tries"])
        self.entering_compulsory = bool(chosen["entering_compulsory"])
        self.new_pawn_first = bool(chosen["new_pawn_first"])
        self.unlimited_sixes = bool(chosen["unlimited_sixes"])
        self.idle_six_rolls_on = bool(chosen["idle_six_rolls_on"])
        self.may_pass = bool(chosen["may_pass"])
        self.capture_compulsory = bool(chosen["capture_compulsory"])
        self.stacking = bool(chosen["stacking"])
        self.pairs_block = bool(chosen["pairs_block"])
        self.start_safe = bool(chosen["start_safe"])
        self.bounce = bool(chosen["bounce"])
        self.lane_jumping = bool(chosen["lane_jumping"])
        self.deepest_first = bool(chosen["deepest_first"])
        self.stop_at_first = bool(chosen["stop_at_first"])
        self.three_sixes_penalty = bool(chosen["three_sixes_penalty"])
        self.loop: i64 = int(chosen["loop"])
