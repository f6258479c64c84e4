"""A mouse's turn, who is asked, and what everybody sees. MT-T"""

from __future__ import annotations

from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    begin,
    cell,
    cheese,
    foes,
    keys,
    left,
    listen,
    play,
    points,
    say,
    table,
    told,
    why,
    wounds,
)
from scurry.games.mouse_tales.view import view
from scurry.kernel.question import WINDOW
from scurry.kernel.rng import seeded


def on_clock(tale: Mice, seat: int) -> tuple[str, str]:
    question = tale.question(seat)
    return question.message, question.clock


# Move, action, free actions. MT-T1 MT-T2


def test_a_turn_is_a_move_and_an_action_in_either_order() -> None:
    """MT-T1"""
    first = table("3 . . C . . .\nturn: collin 2", "bow")
    play(first, "go d3", "search")
    assert why(first, "go e3") == "MT-T1 why-move-over"
    assert why(first, "search") == "MT-T1 why-acted"
    after = table("3 . . C . . .\nturn: collin 2", "bow")
    play(after, "search", "go d3", "go e3")
    assert cell(after, "collin") == "e3"


def test_move_and_action_may_both_be_declined() -> None:
    """MT-T1: so may the whole turn, which is what silence means"""
    tale = table("3 . . CT . . .\nturn: collin 2", "bow")
    silence = tale.silence(0)
    assert silence is not None
    assert silence.key == "end turn"
    play(tale, "end turn")
    assert acting(tale) == "tilda"


def test_the_five_actions_are_there() -> None:
    """MT-T1: Scurry, Attack, Search, Recover, Explore, one of them a turn"""
    tale = table("3 . . Cr . . .\nturn: collin\ncollin: webbed")
    assert {"attack collins-sword", "search", "recover web"} <= set(keys(tale))
    calm = table("3 . . C . . .\nturn: collin")
    assert {"scurry", "search", "explore flip"} <= set(keys(calm))
    done = table("3 . . C . . .\nturn: collin acted")
    assert why(done, "scurry") == "MT-T1 why-acted"
    assert why(done, "explore flip") == "MT-T1 why-acted"


def test_each_free_action_is_done_once_a_turn() -> None:
    """MT-T2 MM-69: Trade, Equip, Level up"""
    tale = table("""
        3 . . CT . . .
        turn: collin 3
        collin: cheese 13 has leather-vest
        """)
    play(tale, "trade", "mouse tilda", "give-cheese", "done")
    play(tale, "equip", "done", "level up", "ability feint")
    for deed in ("trade", "equip", "level up"):
        assert why(tale, deed) == "MT-T2 why-free-done"
    assert cheese(tale, "collin") == 6


def test_free_actions_go_between_steps_but_not_into_another_action() -> None:
    """MT-T2: while an attack asks for its target nothing else is on offer"""
    tale = table("3 . . Crr T . .\nturn: collin\ncollin: cheese 6")
    play(tale, "attack collins-sword")
    assert asked(tale) == "ask-target"
    assert keys(tale) == ["foe rat-1", "foe rat-2"]


# Abilities. MT-T3 MM-68


def test_one_ability_a_turn_be_it_free_or_not() -> None:
    """MT-T3"""
    tale = table("""
        3 . . Tr C . .
        turn: tilda 3
        tilda: cheese 6 wounds 1 knows first-aid fortify major-heal
        """)
    play(tale, "use first-aid")
    assert why(tale, "use fortify") == "MT-T3 why-ability-used"
    assert why(tale, "use major-heal") == "MT-T3 why-ability-used"


def test_one_reaction_between_two_own_turns() -> None:
    """MM-68: the second rat's target finds no protector; by house rule each trigger has one"""
    text = """
        3 . . Trr C . .
        track: rats tilda collin
        turn: collin
        collin: cheese 2 knows protect
        """
    tale = table(text, "bow bow bow bow bow")
    play(tale, "end turn")
    assert asked(tale) == "ask-cover"
    play(tale, "ability protect")
    assert asked(tale) == "ask-turn"
    assert left(tale) == 0
    often = table(text, "bow bow bow bow bow", reactions_unlimited=True)
    play(often, "end turn", "ability protect")
    assert asked(often) == "ask-cover"
    play(often, "ability protect")
    assert cheese(often, "collin") == 0


def test_a_reaction_used_in_the_own_turn_is_the_one_of_that_turn() -> None:
    """MM-68 MT-T3: Lily explores, shoots at once, and has no ability left"""
    tale = table(
        """
        3 . . L . . .
        turn: lily 2
        track: lily
        lily: cheese 6 knows preemptive-shot keen-eye
        encounters: b4
        """,
        "bow* bow* bow* bow sword* sword* sword* bow",
        explorer_finishes=True,
        table_decides=True,
    )
    play(tale, "explore flip")
    assert asked(tale) == "ask-snap-shot"
    play(tale, "ability preemptive-shot")
    assert tale.ability_used


def test_what_lasts_until_her_next_turn_ends_when_it_begins() -> None:
    """MM-143: not with the round; a track laid anew in between changes nothing"""
    tale = table(
        """
        3 . . T C . .
        turn: tilda 3
        track: tilda collin
        tilda: cheese 2 knows fortify
        deck: roach-nest
        """,
        "bow sword* bow",
        table_decides=True,
    )
    play(tale, "use fortify", "end turn", "search")
    assert tale.guards
    assert tale.new_round
    tale.track = [0, 2, 8]
    play(tale, "end turn")
    assert acting(tale) == "collin"
    assert tale.guards
    tale.rng = table("3 . . C . . .", "bow").rng
    play(tale, "end turn")
    assert acting(tale) == "tilda"
    assert not tale.guards


def test_effects_of_a_captured_user_end() -> None:
    """MM-143"""
    tale = table(
        """
        3 . . Tr C . .
        track: rats tilda collin
        turn: tilda
        tilda: cheese 2 wounds 2 knows fortify
        """,
        "sword* sword* bow bow bow bow",
    )
    play(tale, "use fortify", "end turn")
    play(tale, "end turn")
    assert cell(tale, "tilda") == ""
    assert tale.guards == 0


# Who decides. MM-02 MM-116 MM-154


def test_mice_are_dealt_evenly_and_each_player_acts_for_her_own() -> None:
    """MM-02 MT-S1: two players, four mice"""
    tale = begin("bow bow", seats=2, chapter="maggie", advised_party=True)
    assert [int(tale.runner[mouse]) for mouse in (0, 1, 2, 5)] == [0, 1, 0, 1]
    assert tale.pending() == (0,)
    say(tale, 0, "end turn")
    assert (acting(tale), tale.pending()) == ("nez", (1,))


def test_by_house_rule_one_player_leads_all() -> None:
    """MM-02"""
    tale = begin("bow bow", seats=2, chapter="maggie", advised_party=True, one_leads=True)
    say(tale, 0, "end turn")
    assert (acting(tale), tale.pending()) == ("nez", (0,))


def test_minions_are_moved_by_the_player_of_the_lowest_mouse() -> None:
    """MM-116 MT-N1 MM-154: a short while, then the first way is taken"""
    tale = table(
        """
        seats: 2
        3 r . . C . r
        1 . N . . . .
        track: rats collin nez
        turn: nez
        """,
        "bow",
    )
    say(tale, 1, "end turn")
    assert asked_of(tale) == (1, "ask-which-minion")
    assert on_clock(tale, 1) == ("ask-which-minion", "window_seconds")
    silence = tale.silence(1)
    assert silence is not None
    assert silence.key == keys_of(tale, 1)[0]


def asked_of(tale: Mice) -> tuple[int, str]:
    (seat,) = tale.pending()
    return int(seat), tale.question(seat).message


def keys_of(tale: Mice, seat: int) -> list[str]:
    return [option.key for option in tale.options(seat)]


def test_a_mouses_turn_has_the_long_clock_and_windows_the_short_one() -> None:
    """MM-116"""
    tale = table(
        """
        3 . . Tr C . .
        track: rats tilda collin
        turn: collin
        collin: cheese 2 knows protect
        """,
        "bow",
    )
    assert on_clock(tale, 0) == ("ask-turn", "turn_seconds")
    play(tale, "end turn")
    assert on_clock(tale, 0) == ("ask-cover", "window_seconds")
    assert tale.question(0).kind == WINDOW


def test_a_choice_of_the_group_is_the_acting_players() -> None:
    """MM-154: where minions come is asked of who explores; by house rule of everybody"""
    text = """
        seats: 2
        3 . . NC . . .
        turn: nez
        track: nez collin
        encounters: b2
        """
    tale = table(text, "bow")
    say(tale, 1, "explore flip")
    assert asked_of(tale) == (1, "ask-place")
    votes = table(text, "bow", group_votes=True)
    say(votes, 1, "explore flip")
    assert votes.pending() == (0, 1)


def test_a_vote_goes_to_the_majority_and_a_tie_to_the_acting_player() -> None:
    """MM-154: all see each vote before it is final"""
    tale = table(
        """
        seats: 2
        3 . . NC . . .
        turn: nez
        track: nez collin
        encounters: b2
        """,
        "bow",
        group_votes=True,
    )
    say(tale, 1, "explore flip")
    log = listen(tale)
    say(tale, 0, "at a1")
    assert told(log) == ["event-votes"]
    assert tale.pending() == (1,)
    assert foes(tale) == []
    say(tale, 1, "at f6")
    assert cell(tale, "roach-1") == "f6"


# What is seen. MM-108 MM-109 MM-110 MM-115


def test_all_is_open_to_every_seat_and_to_guests() -> None:
    """MM-110: hands, bags, dice; only the decks are not"""
    tale = table("seats: 2\n3 . . NC . . .\nturn: nez\nnez: has rind luck-of-the-brave")
    told_to = [view(tale, seat) for seat in (0, 1, None)]
    assert [each.mice for each in told_to].count(told_to[0].mice) == 3
    assert told_to[0].mice[1].tricks == ["luck-of-the-brave"]
    assert told_to[0].deck == len(tale.deck)


def test_an_imagined_table_differs_in_the_decks_only() -> None:
    """MM-110"""
    tale = table("3 . . NC . . .\nturn: nez\nnez: has rind")
    twin = tale.imagine(0, seeded(5))
    assert sorted(twin.deck) == sorted(tale.deck)
    assert twin.deck != tale.deck
    assert view(twin, 0) == view(tale, 0)


def test_dice_of_minions_are_rolled_by_the_table_and_told_to_all() -> None:
    """MM-109: nobody is asked for them"""
    tale = table("3 . . Cr . . .\nturn: collin\ntrack: rats collin", "bow bow bow")
    log = listen(tale)
    play(tale, "end turn")
    assert "event-minion-rolls" in told(log)
    assert asked(tale) == "ask-turn"


def test_more_than_five_dice_are_simply_rolled() -> None:
    """MM-108: two for battle, a sword, two by a squeak, one by a leader, one by a ribbon"""
    tale = table(
        """
        3 . . Cr N . .
        turn: collin
        track: nez collin rats
        collin: wounds 2 cheese 2 knows battle-squeak wears ribbon-of-courage
        """,
        "bow bow bow bow bow sword* bow bow",
    )
    play(tale, "attack collins-sword", "ability battle-squeak")
    assert foes(tale) == []
    assert left(tale) == 0


def test_choices_may_be_taken_back_until_a_die_falls() -> None:
    """MM-115: a step draws nothing, a search does"""
    tale = table("3 . . C . . .\nturn: collin 3", "bow")
    log = listen(tale)
    play(tale, "go d3")
    assert left(tale) == 1
    assert not any(event.reveals for event in log.events)
    play(tale, "search")
    assert left(tale) == 0


def test_a_card_that_was_seen_cannot_be_taken_back() -> None:
    """MM-115: drawn without a die, or opened before anybody chose"""
    meeps = table("3 . . M . . .\nturn: maginos\nmaginos: cheese 2 knows meeps")
    log = listen(meeps)
    play(meeps, "use meeps")
    assert [event.message for event in log.events if event.reveals] == ["event-draws"] * 2
    new = table("3 . . C . . .\nturn: collin\nhoard: disguise\nencounters: b1")
    log = listen(new)
    play(new, "explore flip")
    assert asked(new) == "ask-disguise"
    assert [event.message for event in log.events if event.reveals] == ["event-encounter"]


# When things are checked. MM-144


def test_victory_is_seen_after_every_single_thing() -> None:
    """MM-144: the last minion falls in the middle of a turn, and the chapter is won"""
    tale = table(
        """
        side: 1
        3 . . Co . . .
        turn: collin 3
        placed: yes
        """,
        "sword* sword* sword* bow",
    )
    play(tale, "attack collins-sword")
    assert tale.outcome() is not None
    assert tale.reason == "outcome-won"


def test_the_hourglass_loses_the_chapter_the_moment_it_is_moved() -> None:
    """MM-144: nobody comes out of that surge any more"""
    tale = table(
        """
        3 . . CT . . .
        turn: tilda
        page: 5 wheel 5
        face: b1
        """,
        "bow",
    )
    play(tale, "end turn")
    assert tale.reason == "outcome-time"
    assert foes(tale) == []
    assert wounds(tale, "collin") == 0


def test_points_are_told_with_the_question() -> None:
    """MT-T1 MT-M1"""
    assert points(table("3 . . C . . .\nturn: collin 3")) == 3
