"""Random games for the contract: how they are drawn, and walking through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.rng import seeded
from scurry.kernel.state import State

MOST_CHOICES = 100_000  # a random game that takes longer is taken for endless


@dataclass(frozen=True)
class Deal:
    """Everything that decides a random game."""

    seats: int
    seed: int
    options: dict[str, Value]


def deals(game: Game) -> st.SearchStrategy[Deal]:
    """Any seat count, any seed; mostly the rules of the box, else any mix of options."""
    each = {option.name: st.sampled_from(option.values()) for option in game.options}
    box: st.SearchStrategy[dict[str, Value]] = st.just({})
    options = st.one_of(box, st.fixed_dictionaries({}, optional=each))
    seats = st.integers(game.fewest, game.most)
    drawn = st.builds(Deal, seats, st.integers(0, 2**32), options)
    return drawn.filter(lambda deal: possible(game, deal))


def possible(game: Game, deal: Deal) -> bool:
    return game.objection(deal.seats, game.settled(deal.options)) is None


def each_option_once(game: Game) -> list[Deal]:
    """Every value of every option, one at a time, with the seat counts in turn."""
    values = [(option.name, value) for option in game.options for value in option.values()]
    return [one_way(game, number, {name: value}) for number, (name, value) in enumerate(values)]


def one_way(game: Game, number: int, options: dict[str, Value]) -> Deal:
    """With a seat count that these options allow, another one for each number."""
    counts = range(game.fewest, game.most + 1)
    for shift in range(len(counts)):
        deal = Deal(counts[(number + shift) % len(counts)], number, options)
        if possible(game, deal):
            return deal
    raise AssertionError(f"no number of players can play {game.id} with {options}")


def start(game: Game, deal: Deal) -> State:
    return game.start(deal.seats, deal.seed, None, None, **deal.options)


def walk(game: Game, deal: Deal) -> Iterator[State]:
    """The positions of a random game, one object that moves on: look, do not keep."""
    state = start(game, deal)
    chance = seeded(deal.seed + 1)
    for _ in range(MOST_CHOICES):
        yield state
        asked = state.pending()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        options = state.options(seat)
        assert options, f"seat {seat} is asked, but has no option"
        state.apply(seat, options[chance.below(len(options))])
    raise AssertionError(f"the game did not end within {MOST_CHOICES} choices")
