"""The variants a host may choose, one option a ruling, and what board is laid."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.content import BOARD_NAMES
from scurry.games.chess_race.lines import (
    CROSS_BONUS,
    FLIGHT_OVER_HOLES,
    FLIGHT_TO_FINISH,
    FLIGHT_UP_TO,
    PAWN_TAKES_FINISH,
    SHORT_SLIDES,
    START_ALLOWED,
    STRAIGHT_DISTANCE,
)
from scurry.games.chess_race.plans import LONGEST_CODE
from scurry.kernel.options import Flag, Number, Option, Pick, Text, Value

EXAMPLE: Final = "S.T.O-..M..-.L..Z"  # a small board by its code, for tests and menus
MOST_BOXES: Final = 4
MOST_TILES: Final = 186  # of four boxes: one START and one FINISH are enough

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("board", (*BOARD_NAMES, "random"), "CHS-S2", group="board"),
    Text("board_code", (EXAMPLE,), LONGEST_CODE, "CHS-S1", group="board"),
    Number(
        "random_size", 48, 12, MOST_TILES, "CHS-B3", group="board", only=({"board": ("random",)},)
    ),
    Pick(
        "random_difficulty",
        ("medium", "easy", "hard"),
        "CHS-B3",
        group="board",
        only=({"board": ("random",)},),
    ),
    Number("boxes", 1, 1, MOST_BOXES, "CHS-C1", group="board"),
    Flag("deck_per_box", False, "CR-56", group="cards"),
    Flag("unusual_twice", False, "CHS-C3", group="cards"),
    Flag("absent_boxed", False, "CR-45", group="cards"),
    Flag("open_hands", False, "CR-05", group="cards"),
    Flag("bonus_cards_shown", False, "CR-54", group="cards"),
    Flag("one_pawn_a_cell", False, "CR-02", group="moves"),
    Flag("unlimited_moves", False, "CR-03", group="moves"),
    Flag("cross_bonus", False, "CR-06", group="bonuses"),
    Flag("short_slides", False, "CR-07", group="moves"),
    Flag("pawn_takes_finish", False, "CR-09", group="moves"),
    Flag("start_allowed", False, "CR-11", group="moves"),
    Flag("bonus_by_pieces_only", False, "CR-16", group="bonuses"),
    Flag("flight_up_to", False, "CR-17", group="bonuses"),
    Flag("flight_over_holes", False, "CR-17", group="bonuses"),
    Flag("flight_to_finish", False, "CR-18", group="bonuses"),
    Pick("bicycle", ("again", "once", "turn"), "CR-21", group="bonuses"),
    Flag("treasure_once", False, "CR-23", group="bonuses"),
    Flag("three_events", False, "CR-25", group="events"),
    Flag("trap_next_turn", False, "CR-26", group="events"),
    Flag("quake_any_tile", False, "CR-27", group="events"),
    Flag("quake_optional", False, "CR-28", group="events"),
    Flag("straight_distance", False, "CR-31", group="events"),
    Flag("drawer_exempt", False, "CR-32", group="events"),
    Flag("quake_insured", False, "CR-37", group="events"),
    Flag("offroad_over_holes", False, "CR-39", group="bonuses"),
    Flag("offroad_short", False, "CR-39", group="bonuses"),
    Flag("finish_round", False, "CR-41", group="start"),
    Flag("hand_limit", False, "CR-44", group="cards"),
    Flag("exchange", False, "CR-47", group="cards"),
    Flag("no_round_limit", False, "CR-57", group="start"),
    Pick(
        "first",
        ("random", "seat-0", "seat-1", "seat-2", "seat-3"),
        "CR-46",
        setting=True,
        group="start",
    ),
    Number("turn_seconds", 60, 5, 86400, "CR-55", setting=True, group="start"),
    Number("window_seconds", 20, 3, 86400, "CR-55", setting=True, group="start"),
)

LAWS: Final[dict[str, int]] = {
    "cross_bonus": CROSS_BONUS,
    "short_slides": SHORT_SLIDES,
    "pawn_takes_finish": PAWN_TAKES_FINISH,
    "start_allowed": START_ALLOWED,
    "flight_up_to": FLIGHT_UP_TO,
    "flight_over_holes": FLIGHT_OVER_HOLES,
    "flight_to_finish": FLIGHT_TO_FINISH,
    "straight_distance": STRAIGHT_DISTANCE,
}


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options that the rules themselves ask for, as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.laws: i64 = sum(law for name, law in LAWS.items() if chosen[name])
        self.boxes: i64 = int(chosen["boxes"])
        self.deck_per_box = bool(chosen["deck_per_box"])
        self.unusual_twice = bool(chosen["unusual_twice"])
        self.absent_boxed = bool(chosen["absent_boxed"])
        self.open_hands = bool(chosen["open_hands"])
        self.bonus_cards_shown = bool(chosen["bonus_cards_shown"])
        self.one_pawn_a_cell = bool(chosen["one_pawn_a_cell"])
        self.unlimited_moves = bool(chosen["unlimited_moves"])
        self.bonus_by_pieces_only = bool(chosen["bonus_by_pieces_only"])
        self.bicycle_once = chosen["bicycle"] == "once"
        self.bicycle_turn = chosen["bicycle"] == "turn"
        self.treasure_once = bool(chosen["treasure_once"])
        self.three_events = bool(chosen["three_events"])
        self.trap_next_turn = bool(chosen["trap_next_turn"])
        self.quake_any_tile = bool(chosen["quake_any_tile"])
        self.quake_optional = bool(chosen["quake_optional"])
        self.drawer_exempt = bool(chosen["drawer_exempt"])
        self.quake_insured = bool(chosen["quake_insured"])
        self.offroad_over_holes = bool(chosen["offroad_over_holes"])
        self.offroad_short = bool(chosen["offroad_short"])
        self.finish_round = bool(chosen["finish_round"])
        self.hand_limit = bool(chosen["hand_limit"])
        self.exchange = bool(chosen["exchange"])
        self.no_round_limit = bool(chosen["no_round_limit"])
