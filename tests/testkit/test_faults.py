"""The contract suite is tested by planting faults into toy games: it must find every one."""

from __future__ import annotations

from typing import cast

import pytest
from mypy_extensions import i64

from scurry.kernel.game import Game
from scurry.kernel.message import Event, Refusal
from scurry.kernel.question import Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State
from scurry.testkit.contract import examine
from scurry.testkit.peeking import check_bot
from scurry.testkit.positions import Deal
from scurry.testkit.toys import deck, window


def find_fault(game: Game) -> str:
    """What the suite says about a game, within a bounded number of random games."""
    for seed in range(100):
        try:
            examine(game, Deal(2 + seed % 2, seed, {}))
        except AssertionError as found:
            return str(found).splitlines()[0]
    return "nothing"


def replant(game: Game, table: type[State]) -> Game:
    """The same game, but its tables are of another class."""

    class Planted(type(game)):  # type: ignore[misc]
        def begin(
            self, seats: i64, rng: Rng, listener: object, legacy: object, options: object
        ) -> State:
            state = super().begin(seats, rng, listener, legacy, options)
            state.__class__ = table
            return cast(State, state)

    return cast(Game, Planted())


def test_the_toy_games_themselves_are_sound() -> None:
    assert find_fault(deck.game) == "nothing"
    assert find_fault(window.game) == "nothing"


class Forgetful(deck.Table):
    def clone(self) -> deck.Table:
        twin = super().clone()
        twin.lives = [2] * self.seats
        return twin


def test_a_field_forgotten_in_clone_is_found() -> None:
    assert "a clone differs from its original: state.lives" in find_fault(
        replant(deck.game, Forgetful)
    )


class Sharing(deck.Table):
    def clone(self) -> deck.Table:
        twin = super().clone()
        twin.points = self.points
        return twin


def test_a_field_shared_by_clones_is_found() -> None:
    assert "playing a clone changed the original" in find_fault(replant(deck.game, Sharing))


class Glass(deck.DeckGame):
    def view(self, state: State, seat: Seat | None) -> object:
        shown = cast(dict[str, object], super().view(state, seat))
        return {**shown, "top": cast(deck.Table, state).deck[-1:]}


def test_a_visible_deck_top_is_found() -> None:
    assert "looks different" in find_fault(Glass())


class Tactless(window.Table):
    def pending(self) -> tuple[i64, ...]:
        asked = super().pending()
        if not self.stack:
            return asked
        holders = tuple(seat for seat in asked if window.BLOCK in self.hands[seat])
        return holders or asked[:1]


def test_a_window_that_asks_only_holders_is_found() -> None:
    found = find_fault(replant(window.game, Tactless))
    assert "play by seat" in found
    assert "more than it is told" in found


class Telltale(deck.Table):
    def remember_hiding(self, seat: Seat, place: int) -> None:
        self.marks = [
            {depth + (depth >= place): card for depth, card in known.items()}
            for known in self.marks
        ]
        self.marks[seat][place] = deck.BOMB


found = find_fault(replant(deck.game, Telltale))


def test_a_mark_that_betrays_an_insertion_is_found() -> None:
    assert "more than it is told: state[0].marks" in found


class Strict(deck.Table):
    def options(self, seat: Seat) -> list[Choice]:
        return super().options(seat)[:1]


def test_a_refusal_that_disagrees_with_the_options_is_found() -> None:
    assert "is refused to seat 0 without a reason" in find_fault(replant(deck.game, Strict))


class Lenient(deck.Table):
    def options(self, seat: Seat) -> list[Choice]:
        return [*deck.WORDS[:2]] if super().options(seat) == [deck.DRAW] else super().options(seat)


def test_an_option_that_a_rule_forbids_is_found() -> None:
    assert "is an option of seat 0, yet: TD-2" in find_fault(replant(deck.game, Lenient))


class Chatty(deck.Table):
    def conceivable(self, seat: Seat) -> list[Choice]:
        return [*deck.WORDS, GOSSIP]


class Gossip(Choice):
    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return Refusal("TD-2", "why-not", {"top": int(cast(deck.Table, state).deck[-1])})


GOSSIP = Gossip("toy_gossip", "gossip", "choice-gossip", {})


def test_a_refusal_that_tells_a_secret_is_found() -> None:
    assert "refusals" in find_fault(replant(deck.game, Chatty))


class Leaky(deck.Table):
    def next(self) -> None:
        super().next()
        if len(self.deck) == 6 and self.deck[0] != deck.BOMB:
            self.deck.pop(0)


def test_a_card_that_vanishes_is_found() -> None:
    assert "the inventory differs" in find_fault(replant(deck.game, Leaky))


class Clairvoyant(deck.Table):
    def imagine(self, seat: Seat, rng: Rng) -> deck.Table:
        twin = super().imagine(seat, rng)
        if self.deck and not self.marks[seat]:
            twin.deck = self.deck[::-1]
        return twin


def test_imagining_by_the_true_deck_is_found() -> None:
    assert "used what it cannot know" in find_fault(replant(deck.game, Clairvoyant))


class Mute(deck.Table):
    def silence(self, seat: Seat) -> Choice | None:
        return deck.DRAW


def test_a_silence_that_is_no_option_is_found() -> None:
    assert find_fault(replant(deck.game, Mute)) == "silence is draw"


class Restless(window.Table):
    def question(self, seat: Seat) -> Question:
        asked = super().question(seat)
        return Question(len(self.pending()), asked.kind, asked.message, {}, asked.clauses)


def test_an_answer_that_voids_the_others_answers_is_found() -> None:
    assert "voids the answer" in find_fault(replant(window.game, Restless))


class Honest:
    """Takes the first option."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, table: State) -> Choice:
        return table.options(table.pending()[0])[0]


class Peeper(Honest):
    """Looks at the real top card before it draws."""

    def choose(self, table: State) -> Choice:
        options = table.options(table.pending()[0])
        return options[cast(deck.Table, table).deck[-1] % len(options)]


def test_a_bot_that_peeks_is_found() -> None:
    assert check_bot(deck.game, Deal(2, 1, {}), lambda seat: Honest()) > 10
    with pytest.raises(AssertionError, match="peeks"):
        check_bot(deck.game, Deal(2, 1, {}), lambda seat: Peeper())
