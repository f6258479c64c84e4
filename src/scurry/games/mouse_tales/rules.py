"""The variants a host may choose, one option a ruling, and what chapter is played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.content import everything
from scurry.kernel.options import Flag, Number, Option, Pick, Value

CHAPTER_NAMES: Final = tuple(chapter.name for chapter in everything().chapters)

# Laws of the ground, as bits.
ORTHOGONAL: Final = 1
MINIONS_REACH_ACROSS: Final = 2
FEATURES_BLOCK: Final = 4
MINIONS_CROSS_GAPS: Final = 8

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("chapter", CHAPTER_NAMES, "MT-S1", group="tale"),
    Pick("difficulty", ("standard", "story", "heroic"), "MT-W1", group="tale"),
    Flag("advised_party", False, "MT-S2", group="table"),
    Flag("campaign", False, "MT-W2", group="tale"),
    Flag("table_decides", False, "MM-42", group="table"),
    Flag("group_votes", False, "MM-154", group="table"),
    Flag("orthogonal", False, "MM-01", group="walking"),
    Flag("one_leads", False, "MM-02", group="table"),
    Flag("roll_to_move", False, "MM-03", group="walking"),
    Flag("split_moves", False, "MM-04", group="walking"),
    Flag("minion_ends_turn", False, "MM-07", group="fighting"),
    Flag("cat_holds_nobody", False, "MM-08", group="cat"),
    Flag("area_limit", False, "MM-11", group="walking"),
    Flag("minions_reach_across", False, "MM-14", group="fighting"),
    Flag("traps_snap_once", False, "MM-19", group="fighting"),
    Flag("surge_at_turn_end", False, "MM-24", group="table"),
    Flag("wheel_carries_over", False, "MM-25", group="table"),
    Flag("always_append", False, "MM-27", group="table"),
    Flag("finish_round_first", False, "MM-28", group="table"),
    Flag("last_stand", False, "MM-29", group="table"),
    Flag("lowest_active", False, "MM-30", group="table"),
    Flag("explorer_finishes", False, "MM-32", group="walking"),
    Flag("webbed_explore", False, "MM-35", group="walking"),
    Flag("tiles_not_sides", False, "MM-36", group="walking"),
    Flag("encounters_run_out", False, "MM-40", group="fighting"),
    Flag("one_die_a_card", False, "MM-45", group="fighting"),
    Flag("attacked_all_round", False, "MM-49", group="fighting"),
    Flag("features_block", False, "MM-52", group="walking"),
    Flag("search_in_peace", False, "MM-56", group="things"),
    Flag("equip_at_once", False, "MM-59", group="things"),
    Flag("absent_gear_boxed", False, "MM-62", group="things"),
    Flag("gear_stays", False, "MM-63", group="things"),
    Flag("one_card_trades", False, "MM-64", group="things"),
    Flag("cheese_runs_out", False, "MM-65", group="things"),
    Flag("shared_abilities", False, "MM-66", group="things"),
    Flag("learn_for_next_turn", False, "MM-67", group="things"),
    Flag("reactions_unlimited", False, "MM-68", group="fighting"),
    Flag("stunned_do_nothing", False, "MM-70", group="fighting"),
    Flag("strong_against_webs", False, "MM-72", group="fighting"),
    Flag("never_all_captured", False, "MM-79", group="table"),
    Flag("greedy_till_left", False, "MM-81", group="fighting"),
    Flag("steal_all_or_nothing", False, "MM-82", group="things"),
    Flag("disguise_plain_rats", False, "MM-83", group="fighting"),
    Flag("hook_anywhere", False, "MM-85", group="walking"),
    Flag("cat_leaps_by_track", False, "MM-99", group="cat"),
    Flag("no_personal", False, "MM-101", group="tale"),
    Flag("escape_in_place", False, "MM-103", group="walking"),
    Pick(
        "kept",
        ("one", "one-and-tricks", "three"),
        "MM-104",
        group="tale",
        only=({"campaign": (True,)},),
    ),
    Flag("latecomers_learn", False, "MM-107", group="tale", only=({"campaign": (False,)},)),
    Flag("loss_first", False, "MM-114", group="table"),
    Flag("many_trinkets", False, "MM-117", group="things"),
    Flag("no_resistance", False, "MM-118", group="fighting"),
    Flag("ambush_new_only", False, "MM-125", group="fighting"),
    Flag("cat_may_return", False, "MM-133", group="cat"),
    Flag("ability_each_chapter", False, "MM-149", group="tale", only=({"campaign": (True,)},)),
    Flag("absent_share", False, "MM-150", group="tale"),
    Flag("minions_cross_gaps", False, "MM-153", group="fighting"),
    Number("turn_seconds", 120, 5, 86400, "MM-116", setting=True, group="clock"),
    Number("window_seconds", 20, 3, 86400, "MM-116", setting=True, group="clock"),
)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rules:
    """The options that the rules themselves ask for, as plain fields."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.chapter: i64 = CHAPTER_NAMES.index(str(chosen["chapter"]))
        self.story = chosen["difficulty"] == "story"
        self.heroic = chosen["difficulty"] == "heroic"
        self.keep_three = chosen["kept"] == "three"
        self.keep_tricks = chosen["kept"] == "one-and-tricks"
        self.laws: i64 = (
            (ORTHOGONAL if chosen["orthogonal"] else 0)
            | (MINIONS_REACH_ACROSS if chosen["minions_reach_across"] else 0)
            | (FEATURES_BLOCK if chosen["features_block"] else 0)
            | (MINIONS_CROSS_GAPS if chosen["minions_cross_gaps"] else 0)
        )
        self.advised_party = bool(chosen["advised_party"])
        self.campaign = bool(chosen["campaign"])
        self.table_decides = bool(chosen["table_decides"])
        self.group_votes = bool(chosen["group_votes"])
        self.one_leads = bool(chosen["one_leads"])
        self.roll_to_move = bool(chosen["roll_to_move"])
        self.split_moves = bool(chosen["split_moves"])
        self.minion_ends_turn = bool(chosen["minion_ends_turn"])
        self.cat_holds_nobody = bool(chosen["cat_holds_nobody"])
        self.area_limit = bool(chosen["area_limit"])
        self.traps_snap_once = bool(chosen["traps_snap_once"])
        self.surge_at_turn_end = bool(chosen["surge_at_turn_end"])
        self.wheel_carries_over = bool(chosen["wheel_carries_over"])
        self.always_append = bool(chosen["always_append"])
        self.finish_round_first = bool(chosen["finish_round_first"])
        self.last_stand = bool(chosen["last_stand"])
        self.lowest_active = bool(chosen["lowest_active"])
        self.explorer_finishes = bool(chosen["explorer_finishes"])
        self.webbed_explore = bool(chosen["webbed_explore"])
        self.tiles_not_sides = bool(chosen["tiles_not_sides"])
        self.encounters_run_out = bool(chosen["encounters_run_out"])
        self.one_die_a_card = bool(chosen["one_die_a_card"])
        self.attacked_all_round = bool(chosen["attacked_all_round"])
        self.search_in_peace = bool(chosen["search_in_peace"])
        self.equip_at_once = bool(chosen["equip_at_once"])
        self.absent_gear_boxed = bool(chosen["absent_gear_boxed"])
        self.gear_stays = bool(chosen["gear_stays"])
        self.one_card_trades = bool(chosen["one_card_trades"])
        self.cheese_runs_out = bool(chosen["cheese_runs_out"])
        self.shared_abilities = bool(chosen["shared_abilities"])
        self.learn_for_next_turn = bool(chosen["learn_for_next_turn"])
        self.reactions_unlimited = bool(chosen["reactions_unlimited"])
        self.stunned_do_nothing = bool(chosen["stunned_do_nothing"])
        self.strong_against_webs = bool(chosen["strong_against_webs"])
        self.never_all_captured = bool(chosen["never_all_captured"])
        self.greedy_till_left = bool(chosen["greedy_till_left"])
        self.steal_all_or_nothing = bool(chosen["steal_all_or_nothing"])
        self.disguise_plain_rats = bool(chosen["disguise_plain_rats"])
        self.hook_anywhere = bool(chosen["hook_anywhere"])
        self.cat_leaps_by_track = bool(chosen["cat_leaps_by_track"])
        self.no_personal = bool(chosen["no_personal"])
        self.escape_in_place = bool(chosen["escape_in_place"])
        self.latecomers_learn = bool(chosen["latecomers_learn"])
        self.loss_first = bool(chosen["loss_first"])
        self.many_trinkets = bool(chosen["many_trinkets"])
        self.no_resistance = bool(chosen["no_resistance"])
        self.ambush_new_only = bool(chosen["ambush_new_only"])
        self.cat_may_return = bool(chosen["cat_may_return"])
        self.ability_each_chapter = bool(chosen["ability_each_chapter"])
        self.absent_share = bool(chosen["absent_share"])
