"""The variants a host may choose, one option a ruling, the modes, and how the track is laid."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.options import Condition, Flag, Number, Option, Pick, Value

SECTION_WORDS: Final = ("random", *(str(number) for number in range(1, 25)))
END_WORDS: Final = ("random", "I", "II", "III", "IV", "V", "VI")
TURN_WORDS: Final = ("random", "0", "180")

LONG_OR_TOURNAMENT: Final[tuple[Condition, ...]] = (
    {"mode": ("race", "teams"), "track": ("long",)},
    {"mode": ("tournament",)},
)

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("mode", ("race", "teams", "tournament"), "RF-73", group="mode"),
    Pick("track", ("short", "long"), "RAT-S2", group="track", only=({"mode": ("race", "teams")},)),
    Flag("wind", False, "RAT-M3", group="running"),
    Flag("places", False, "RF-51", group="mode", only=({"mode": ("race",)},)),
    Pick("start_card", END_WORDS, "RAT-S1", group="track"),
    Pick("finish_card", END_WORDS, "RAT-S1", group="track"),
    Pick("section_1", SECTION_WORDS, "RAT-S7", group="track"),
    Pick("turn_1", TURN_WORDS, "RAT-S3", group="track"),
    Pick("section_2", SECTION_WORDS, "RAT-S7", group="track", only=LONG_OR_TOURNAMENT),
    Pick("turn_2", TURN_WORDS, "RAT-S3", group="track", only=LONG_OR_TOURNAMENT),
    Pick("section_3", SECTION_WORDS, "RF-63", group="track", only=({"mode": ("tournament",)},)),
    Pick("turn_3", TURN_WORDS, "RF-63", group="track", only=({"mode": ("tournament",)},)),
    Flag("discards_secret", False, "RF-03", group="cards"),
    Flag("bids_in_turn", False, "RF-07", group="cards"),
    Flag("duplicate_acts", False, "RF-09", group="cards"),
    Flag("pepper_by_speed", False, "RF-11", group="cards"),
    Flag("straight_bends", False, "RF-14", group="running"),
    Flag("diagonal_bends", False, "RF-15", group="running"),
    Flag("sugar_step_in_line", False, "RF-17", group="running"),
    Flag("water_holds_sugar", False, "RF-18", group="running"),
    Flag("strict_corners", False, "RF-23", group="running"),
    Flag("walls_stop_thieves", False, "RF-25", group="running"),
    Flag("one_token_a_cell", False, "RF-31", group="running"),
    Flag("mud_holds_swaps", False, "RF-38", group="running"),
    Flag("seams_stop_wind", False, "RF-54", group="running", only=({"wind": (True,)},)),
    Pick("partners", ("across", "beside"), "RF-61", group="mode", only=({"mode": ("teams",)},)),
    Flag("partners_safe", False, "RF-62", group="mode", only=({"mode": ("teams",)},)),
    Flag("hands_kept", False, "RF-64", group="cards", only=({"mode": ("tournament",)},)),
    Pick(
        "next_first",
        ("winner", "clockwise"),
        "RF-65",
        group="mode",
        only=({"mode": ("tournament",)},),
    ),
    Flag("last_gets_nothing", False, "RF-66", group="mode", only=({"mode": ("tournament",)},)),
    Flag("row_reshuffled", False, "RF-70", group="cards", only=({"mode": ("tournament",)},)),
    Pick(
        "first",
        ("random", "seat-0", "seat-1", "seat-2", "seat-3"),
        "RF-01",
        setting=True,
        group="start",
    ),
    Number("turn_seconds", 40, 5, 86400, "RF-75", setting=True, group="start"),
    Number("bid_seconds", 40, 5, 86400, "RF-75", setting=True, group="start"),
)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options that the rules themselves ask for, as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.teams = chosen["mode"] == "teams"
        self.tournament = chosen["mode"] == "tournament"
        self.long = chosen["track"] == "long" and not self.tournament  # RF-73
        self.wind = bool(chosen["wind"])
        self.places = self.tournament or (bool(chosen["places"]) and not self.teams)
        self.discards_secret = bool(chosen["discards_secret"])
        self.bids_in_turn = bool(chosen["bids_in_turn"])
        self.duplicate_acts = bool(chosen["duplicate_acts"])
        self.pepper_by_speed = bool(chosen["pepper_by_speed"])
        self.straight_bends = bool(chosen["straight_bends"])
        self.diagonal_bends = bool(chosen["diagonal_bends"])
        self.sugar_step_in_line = bool(chosen["sugar_step_in_line"])
        self.water_holds_sugar = bool(chosen["water_holds_sugar"])
        self.strict_corners = bool(chosen["strict_corners"])
        self.walls_stop_thieves = bool(chosen["walls_stop_thieves"])
        self.one_token_a_cell = bool(chosen["one_token_a_cell"])
        self.mud_holds_swaps = bool(chosen["mud_holds_swaps"])
        self.seams_stop_wind = bool(chosen["seams_stop_wind"])
        self.partners_beside = chosen["partners"] == "beside"
        self.partners_safe = bool(chosen["partners_safe"])
        self.hands_kept = bool(chosen["hands_kept"])
        self.winner_first = chosen["next_first"] == "winner"
        self.last_gets_nothing = bool(chosen["last_gets_nothing"])
        self.row_reshuffled = bool(chosen["row_reshuffled"])
        self.start_card = str(chosen["start_card"])
        self.finish_card = str(chosen["finish_card"])
        self.sections = [str(chosen[f"section_{number}"]) for number in (1, 2, 3)]
        self.turns = [str(chosen[f"turn_{number}"]) for number in (1, 2, 3)]
