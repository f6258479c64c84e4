"""Hands are hidden after the draw: no view, question, option or reason tells of them. CR-05"""

from __future__ import annotations

from scurry.games.chess_race import game as chess
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.tests.tables import begin, hand, play, seen, table
from scurry.games.chess_race.words import HELD, INSURANCE, ROOK
from scurry.kernel.dump import dump
from scurry.kernel.rng import seeded


def looks(game: Chess, viewer: int | None) -> object:
    """All that a viewer can look at or ask."""
    mine = viewer if viewer is not None else 0
    asked = [] if viewer is None else [c.refusal(game, mine) for c in game.conceivable(mine)]
    return dump([
        chess.view(game, viewer), chess.picture(game, viewer), list(game.pending()),
        [game.question(seat) for seat in game.pending()], asked,
    ])  # fmt: skip


def swapped(game: Chess, seat: int) -> Chess | None:
    """The same table, but this seat and the deck have exchanged two different cards."""
    twin = game.clone()
    held = [card for card in range(HELD) if twin.holds(seat, card) and card != twin.drawn]
    other = [card for card in range(HELD) if twin.deck[card] and card not in held]
    if not held or not other:
        return None
    twin.hands[seat * HELD + held[0]] -= 1
    twin.deck[held[0]] += 1
    twin.hands[seat * HELD + other[-1]] += 1
    twin.deck[other[-1]] -= 1
    return twin


def test_nothing_that_others_can_look_at_tells_what_a_hand_holds() -> None:
    """CR-05 CR-37: not even who is asked about an Insurance"""
    compared = 0
    for seed in range(3):
        game = begin(3, seed)
        chance = seeded(seed)
        for _ in range(60):
            if not game.pending():
                break
            for seat in range(3):
                twin = swapped(game, seat)
                if twin is not None:
                    compared += 1
                    for viewer in [None, *(other for other in range(3) if other != seat)]:
                        assert looks(game, viewer) == looks(twin, viewer)
            mover = game.pending()[0]
            options = game.options(mover)
            game.apply(mover, options[chance.below(len(options))])
    assert compared > 300


def test_an_event_asks_the_same_people_whoever_holds_the_policy() -> None:
    """CR-37"""
    for event in ("flood", "dog", "mate", "avalanche", "storm"):
        asked = set()
        for holder in "abc":
            hands = "\n".join(
                f"{letter}: e3 {'insurance' if letter == holder else 'rook'} cat"
                for letter in "abc"
            )
            field = f"S.M.T\n..L..\nZ....\n{hands}\n"
            game = table(field + f"turn: drawing\ndeck: {event} pawn\nchance: 1")
            play(game, "0 draw")
            asked.add(game.pending())
        assert len(asked) == 1, event


def test_the_card_shown_this_turn_is_known_until_it_may_be_gone() -> None:
    """CR-05 CHS-T1"""
    game = table("a...b\na: king*2\nb: cat*3\nturn: drawing\ndeck: rook pawn*40\nchance: 0")
    play(game, "0 draw")
    for seed in range(30):
        assert game.imagine(1, seeded(seed)).holds(0, ROOK) == 1
    assert seen(game, 1).drawn == "rook"
    play(game, "0 rook d3")
    assert seen(game, 1).drawn == ""
    field = "a..b\na: king\nturn: drawing\ndeck: rook pawn*9\nchance: 0\n"
    game = play(table(field + "options: unlimited_moves=on"), "0 draw")
    assert seen(play(game.clone(), "0 king d3"), 1).drawn == "rook"
    assert seen(play(game, "0 rook d3"), 1).drawn == ""


def test_other_hands_are_imagined_from_all_that_is_not_seen() -> None:
    """CR-05: pieces and items only, in the right numbers"""
    game = table("ab\na: king\nb: cat boat\ndeck: insurance flood*9")
    found = set()
    for seed in range(60):
        guess = game.imagine(0, seeded(seed))
        assert len(hand(guess, 1)) == 2
        assert hand(guess, 0) == ["king"]
        assert guess.inventory() == game.inventory()
        found.add(tuple(hand(guess, 1)))
    assert found == {("cat", "boat"), ("cat", "insurance"), ("boat", "insurance")}


def test_with_open_hands_all_is_seen_and_nothing_imagined() -> None:
    """CR-05"""
    game = begin(2, 3, open_hands=True)
    assert seen(game, None).runners[1].hand == seen(game, 1).runners[1].hand
    assert game.imagine(0, seeded(1)).hands == game.hands
    assert seen(begin(2, 3), None).runners[1].hand is None
    assert seen(begin(2, 3), 0).runners[1].cards == 5


def test_policies_on_the_discard_pile_are_seen_by_all() -> None:
    """CR-37"""
    game = table("ab\ndiscard: insurance")
    assert seen(game, 1).discard == {"insurance": 1}
    assert game.discard[INSURANCE] == game.policies == 1
