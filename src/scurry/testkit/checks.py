"""The contract, one check each: given a position, complain in a sentence or say nothing."""

from __future__ import annotations

import pickle

from scurry.kernel.door import admit
from scurry.kernel.dump import difference, dump
from scurry.kernel.game import Game
from scurry.kernel.message import Event, EventLog
from scurry.kernel.playout import playout
from scurry.kernel.rng import FastRng
from scurry.kernel.seats import SPECTATORS
from scurry.kernel.state import Choice, State

FORBIDDEN_IN_KEYS = "[]@!#\n"
SAMPLE = 400  # conceivable choices that are asked for a refusal at one position


def same(one: object, other: object, claim: str) -> None:
    """Both are equal once they are plain data."""
    found = difference(dump(one), dump(other))
    assert found is None, f"{claim}: {found}"


def check_clone(game: Game, state: State, rng: FastRng) -> None:
    """A clone is equal, has no listener, plays on alike, and leaves the original alone."""
    before = dump(state)
    twin, third = state.clone(), state.clone()
    same(state, twin, "a clone differs from its original")
    assert twin.listener is None, "a clone must not have a listener"
    playout(twin)
    found = difference(before, dump(state))
    assert found is None, f"playing a clone changed the original: {found}"
    playout(third)
    same(twin, third, "two clones played alike came out differently")


def check_options(game: Game, state: State, rng: FastRng) -> None:
    """The options are exactly the conceivable choices without a refusal, for every seat."""
    for seat in range(state.seats):
        options = state.options(seat)
        assert len(options) == len(set(options)), f"seat {seat} has an option twice"
        assert bool(options) == (seat in state.pending()), f"seat {seat}: asked without options"
        conceivable = state.conceivable(seat)
        missing = set(options) - set(conceivable)
        assert not missing, f"options that nobody could point at: {missing}"
        for choice in {*options, *sample(conceivable, rng)}:
            refusal = choice.refusal(state, seat)
            if choice in options:
                assert refusal is None, f"{choice} is an option of seat {seat}, yet: {refusal}"
            else:
                assert refusal is not None, f"{choice} is refused to seat {seat} without a reason"


def check_keys(game: Game, state: State, rng: FastRng) -> None:
    """A key finds its choice again, and fits into a record's line."""
    for seat in state.pending():
        serial = state.question(seat).serial
        for choice in state.options(seat):
            assert admit(state, seat, choice.key, serial) is choice
            assert choice.key.isprintable()
            assert choice.key == choice.key.strip()
            assert not set(choice.key) & set(FORBIDDEN_IN_KEYS), f"{choice.key!r} is no good key"


def check_silence(game: Game, state: State, rng: FastRng) -> None:
    """Silence is one of the options, or means waiting."""
    for seat in state.pending():
        silence = state.silence(seat)
        assert silence is None or silence in state.options(seat), f"silence is {silence}"


def check_imagine(game: Game, state: State, rng: FastRng) -> None:
    """An imagined table looks the same from that chair, in everything that can be asked."""
    for seat in range(state.seats):
        looks_alike(game, state, seat, rng)


def looks_alike(game: Game, state: State, seat: int, rng: FastRng) -> None:
    imagined = state.imagine(seat, rng.clone())
    assert imagined.listener is None, "an imagined table must not have a listener"
    looks = f"an imagined table looks different to seat {seat}"
    same(game.view(state, seat), game.view(imagined, seat), f"{looks}: view")
    assert imagined.pending() == state.pending(), f"{looks}: who is asked"
    for asked in state.pending():
        same(state.question(asked), imagined.question(asked), f"{looks}: question")
    assert imagined.options(seat) == state.options(seat), f"{looks}: options"
    pointed = sample(state.conceivable(seat), rng)
    same(refusals(state, seat, pointed), refusals(imagined, seat, pointed), f"{looks}: refusals")
    assert imagined.inventory() == state.inventory(), f"{looks}: inventory"
    for asked in imagined.pending():
        assert imagined.options(asked), f"at a table that seat {seat} imagines, {asked} is stuck"
    playout(imagined)


def refusals(state: State, seat: int, choices: list[Choice]) -> list[object]:
    return [choice.refusal(state, seat) for choice in choices]


def sample(choices: list[Choice], rng: FastRng) -> list[Choice]:
    """All of a short list; of a long one so many at random, others at the next position."""
    if len(choices) <= SAMPLE:
        return choices
    return [choices[rng.below(len(choices))] for _ in range(SAMPLE)]


def check_imagining_again(game: Game, state: State, rng: FastRng) -> None:
    """Imagining depends only on what the seat knows, so imagining twice changes nothing."""
    for seat in range(state.seats):
        imagines_by_knowledge(state, seat, rng)


def imagines_by_knowledge(state: State, seat: int, rng: FastRng) -> None:
    other = FastRng(rng.word ^ 0x5DEECE66D)
    once = state.imagine(seat, rng.clone())
    twice = state.imagine(seat, other).imagine(seat, rng.clone())
    same(once, twice, f"imagining for seat {seat} used what it cannot know")


def check_told(game: Game, state: State, rng: FastRng) -> None:
    """Who is told the same sees the same: no view may change by a secret choice or draw.

    Two choices of one seat, or the same on an imagined table, may differ in what nobody else
    is told. Then nothing that another viewer can look at may differ either.
    """
    for actor in state.pending():
        options = state.options(actor)
        some = [options[rng.below(len(options))] for _ in range(min(4, len(options)))]
        for viewer in [*range(state.seats), None]:
            if viewer == actor:
                continue
            seen: dict[str, object] = {}
            for table in tables_like(state, viewer, rng):
                for choice in some:
                    compare_told(game, table, actor, choice, viewer, seen)


def tables_like(state: State, viewer: int | None, rng: FastRng) -> list[State]:
    return [state] if viewer is None else [state, state.imagine(viewer, rng.clone())]


def compare_told(
    game: Game,
    state: State,
    actor: int,
    choice: Choice,
    viewer: int | None,
    seen: dict[str, object],
) -> None:
    if choice not in state.options(actor):
        return  # an imagined hand may not allow it
    twin = state.clone()
    log = EventLog()
    twin.listener = log
    twin.apply(actor, choice)
    told = repr([event for event in log.events if is_told(event, viewer)])
    looks = dump([game.view(twin, viewer), list(twin.pending())])
    found = difference(seen.setdefault(told, looks), looks)
    who = "a spectator" if viewer is None else f"seat {viewer}"
    assert found is None, f"{choice} by seat {actor} shows {who} more than it is told: {found}"


def is_told(event: Event, viewer: int | None) -> bool:
    return bool(event.audience & (SPECTATORS if viewer is None else 1 << viewer))


def check_serials(game: Game, state: State, rng: FastRng) -> None:
    """A serial changes exactly when what this seat is asked changes."""
    asked = state.pending()
    actor = asked[rng.below(len(asked))] if asked else -1
    for choice in state.options(actor) if asked else []:
        twin = state.clone()
        twin.apply(actor, choice)
        for seat in set(asked) & set(twin.pending()) - {actor}:
            was, now = state.question(seat), twin.question(seat)
            alike = dump([was.kind, was.message, was.args]) == dump(
                [now.kind, now.message, now.args]
            )
            alike = alike and state.options(seat) == twin.options(seat)
            if not alike:
                assert was.serial != now.serial, f"seat {seat} is asked anew under an old serial"
            elif len(twin.pending()) == len(asked) - 1:
                assert was.serial == now.serial, f"{choice} by {actor} voids the answer of {seat}"


def check_pickle(game: Game, state: State, rng: FastRng) -> None:
    """A pickled state comes back equal."""
    same(state.clone(), pickle.loads(pickle.dumps(state.clone())), "a pickle lost something")


def check_outcome(game: Game, state: State, rng: FastRng) -> None:
    """There is an outcome exactly when nobody is asked, with a place for everyone."""
    outcome = state.outcome()
    assert (outcome is None) == bool(state.pending()), "over, or not over?"
    if outcome is not None:
        assert len(outcome.places) == state.seats, "a place for everyone"
        assert min(outcome.places) == 1 or len(set(outcome.places)) == 1, outcome.places
        for seat in range(state.seats):
            assert 0.0 <= outcome.value(seat) <= 1.0


POSITION_CHECKS = (
    check_clone, check_options, check_keys, check_silence, check_imagine, check_imagining_again,
    check_told, check_serials, check_pickle, check_outcome,
)  # fmt: skip
