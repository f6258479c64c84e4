"""The contract as tests. A game inherits it: `class TestMine(Contract): game = mine`."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scurry.kernel.dump import difference, dump
from scurry.kernel.game import Game
from scurry.kernel.message import EventLog
from scurry.kernel.reading import parse
from scurry.kernel.replay import Scribe, replay, verify
from scurry.kernel.rng import KeyedRng, seeded
from scurry.kernel.state import State
from scurry.testkit.checks import POSITION_CHECKS
from scurry.testkit.positions import Deal, deals, each_option_once, start, walk

LOOKS = 12  # positions of a random game that are examined in full, on the average


def patient(examples: int) -> settings:
    """No deadline (a machine may be busy), and the same game may be tried by many classes."""
    return settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    )


def examine(game: Game, deal: Deal, looks: int = LOOKS) -> int:
    """Play a random game and examine some of its positions; returns how many."""
    length = sum(1 for _ in walk(game, deal))
    chance = seeded(deal.seed + 2)
    inventory = start(game, deal).inventory()
    examined = 0
    for at, state in enumerate(walk(game, deal)):
        now = state.inventory()
        assert now == inventory, f"after {at} choices the inventory differs: {now}, not {inventory}"
        if chance.below(length) < looks or not state.pending():
            examined += 1
            for check in POSITION_CHECKS:
                check(game, state, seeded(chance.below(2**30)))
    return examined


class Contract:
    """Every game in the catalogue passes all of this, for every seat count and option."""

    game: Game

    @given(data=st.data())
    @patient(25)
    def test_every_position_keeps_the_contract(self, data: st.DataObject) -> None:
        examine(self.game, data.draw(deals(self.game)))

    def test_every_option_value_keeps_the_contract(self) -> None:
        for deal in each_option_once(self.game):
            examine(self.game, deal, looks=4)

    def test_a_beginners_options_can_be_played_by_any_number(self) -> None:
        for seats in range(self.game.fewest, self.game.most + 1):
            self.game.start(seats, seats, None, None, **self.game.beginner)

    def test_options_depend_on_values_that_other_options_have(self) -> None:
        values = {option.name: option.values() for option in self.game.options}
        for option in self.game.options:
            for condition in option.only:
                assert condition, f"{option.name} depends on nothing"
                assert option.name not in condition
                for name, fitting in condition.items():
                    assert set(fitting) <= set(values[name]), option.name

    def test_every_seat_count_keeps_the_contract(self) -> None:
        for seats in range(self.game.fewest, self.game.most + 1):
            for seed in range(3):
                examine(self.game, Deal(seats, seed, {}), looks=6)

    @given(data=st.data())
    @patient(15)
    def test_a_record_replays_to_the_same_state(self, data: st.DataObject) -> None:
        deal = data.draw(deals(self.game))
        state, text = recorded(self.game, deal)
        record = parse(text)
        assert record.text() == text
        again = replay(record)
        again.rng = state.rng
        found = difference(dump(state), dump(again))
        assert found is None, f"the replay ended differently: {found}"
        report = verify(record)
        assert report.finished
        assert report.fair

    @given(data=st.data())
    @patient(10)
    def test_a_listener_changes_nothing(self, data: st.DataObject) -> None:
        deal = data.draw(deals(self.game))
        silent, told = start(self.game, deal), start(self.game, deal)
        told.listener = EventLog()
        chance = seeded(deal.seed)
        while silent.pending():
            seat = silent.pending()[0]
            option = chance.below(len(silent.options(seat)))
            for state in (silent, told):
                state.apply(seat, state.options(seat)[option])
        assert difference(dump(silent), dump(told)) is None

    @given(data=st.data())
    @patient(10)
    def test_the_vocabulary_has_every_choice_once(self, data: st.DataObject) -> None:
        deal = data.draw(deals(self.game))
        words = self.game.vocabulary(self.game.settled(deal.options))
        keys = {word.key for word in words}
        assert len(keys) == len(words)
        for state in walk(self.game, deal):
            for seat in range(state.seats):
                unheard = {choice.key for choice in state.conceivable(seat)} - keys
                assert not unheard, f"not in the vocabulary: {unheard}"


def recorded(game: Game, deal: Deal) -> tuple[State, str]:
    """A random game on a live table's generator, and its record."""
    secret = deal.seed.to_bytes(32, "big")
    rng = KeyedRng(secret, tuple(f"nonce of {seat}" for seat in range(deal.seats)))
    scribe = Scribe(game, deal.seats, rng, None, None, **deal.options)
    chance = seeded(deal.seed)
    while scribe.state.pending():
        asked = scribe.state.pending()
        seat = asked[chance.below(len(asked))]
        options = scribe.state.options(seat)
        scribe.play(seat, options[chance.below(len(options))].key)
    return scribe.state, scribe.record.text()
