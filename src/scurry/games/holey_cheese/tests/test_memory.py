"""A bot's memory: what it notes, how that fades, and how long it takes to answer. CHE-O4"""

from __future__ import annotations

import math
from statistics import median

import pytest

from scurry.bots.levels import LEVELS
from scurry.games.holey_cheese import game
from scurry.games.holey_cheese.cards import CHEESE, NAMES
from scurry.games.holey_cheese.notebook import UNKNOWN, Memory
from scurry.games.holey_cheese.picture import lay
from scurry.games.holey_cheese.state import Cheese
from scurry.kernel.message import Arg, Event, EventLog
from scurry.kernel.notebook import Wits
from scurry.kernel.options import Value
from scurry.kernel.rng import seeded
from scurry.testkit.checks import is_told
from scurry.testkit.positions import Deal, walk

RING = ("cabbage", "carrot", "corn", "cheese", "egg", "fish", "bread", "apple")
PERFECT = Wits(half_life=1e12, slowness=1.0, slips=0.0)
THREE_SIGMA_AND_MORE = 3.5


def memory(wits: Wits, seed: int = 0) -> Memory:
    """A notebook that has seen the ring of eight cards."""
    made = Memory(0, wits, seeded(seed))
    made.hear(Event("event-ring", {"cards": tuple(f"@product-{name}" for name in RING)}))
    return made


def roll(notes: Memory, number: int) -> None:
    args: dict[str, Arg] = {"round": number, "seat": "#0", "steps": 2}
    notes.hear(Event("event-roll", args))


def said(notes: Memory, product: str, place: int) -> None:
    """A right answer, and the mouse goes there."""
    notes.hear(Event("event-says-right", {"seat": "#1", "product": f"@product-{product}"}))
    notes.hear(Event("event-right", {"seat": "#1"}))
    notes.hear(Event("event-mouse", {"place": place}))


def covers(notes: Memory, place: int) -> None:
    notes.hear(Event("event-lays", {"seat": "#1", "place": place}))


def known(notes: Memory, place: int) -> str:
    kind = notes.known(place - 1)
    return "?" if kind == UNKNOWN else NAMES[kind]


@pytest.mark.parametrize("level", ["easy", "medium", "greedy"])
@pytest.mark.parametrize("rounds", [1, 4, 12])
def test_what_is_remembered_after_k_rounds_matches_the_curve(level: str, rounds: int) -> None:
    """A covered card is known after k rounds with probability 2^(-k / half-life). CHE-O4"""
    wits = LEVELS[level].wits
    notebooks = 4000
    kept = 0
    for seed in range(notebooks):
        notes = memory(wits, seed)
        roll(notes, 1)
        covers(notes, 2)
        roll(notes, 1 + rounds)
        kept += known(notes, 2) == "carrot"
    expected = 2 ** (-rounds / wits.half_life)
    spread = math.sqrt(expected * (1 - expected) / notebooks)
    assert abs(kept / notebooks - expected) < THREE_SIGMA_AND_MORE * spread


def test_what_is_forgotten_stays_forgotten() -> None:
    """CHE-O4"""
    for seed in range(200):
        notes = memory(LEVELS["easy"].wits, seed)
        roll(notes, 1)
        covers(notes, 2)
        last = "carrot"
        for number in range(2, 30):
            roll(notes, number)
            now = known(notes, 2)
            assert not (last == "?" and now == "carrot")
            last = now
        assert last == "?" or notes.until[1] >= 29


def test_an_open_card_is_never_forgotten() -> None:
    notes = memory(LEVELS["easy"].wits)
    roll(notes, 1000)
    assert known(notes, 5) == "egg"


def test_a_product_named_aloud_is_noted_afresh() -> None:
    """DS-33: the right answer names what lies under the burrow."""
    notes = memory(Wits(half_life=0.01, slowness=1.0, slips=0.0))
    roll(notes, 1)
    covers(notes, 2)
    roll(notes, 9)
    assert known(notes, 2) == "?"
    said(notes, "carrot", 2)
    covers(notes, 2)
    assert known(notes, 2) == "carrot"


def test_the_owner_who_names_its_own_burrow_reminds_the_others_of_it() -> None:
    """DS-17: the new card lies farther on, the product named lies where the mouse stands."""
    notes = memory(PERFECT)
    roll(notes, 1)
    covers(notes, 2)
    notes.until[1] = 0.0
    said(notes, "carrot", 2)
    covers(notes, 3)
    assert [known(notes, 2), known(notes, 3)] == ["carrot", "corn"]


def test_a_tap_on_a_covered_cheese_is_noted() -> None:
    """DS-33"""
    notes = memory(PERFECT)
    roll(notes, 1)
    covers(notes, 4)
    notes.until[3] = 0.0
    assert known(notes, 4) == "?"
    notes.hear(Event("event-tap-holds", {"seat": "#1", "place": 4}))
    assert notes.known(3) == CHEESE


def test_the_notes_close_up_with_the_ring() -> None:
    """DS-09"""
    notes = memory(PERFECT)
    roll(notes, 1)
    covers(notes, 5)
    notes.hear(Event("event-takes", {"seat": "#1", "place": 2, "product": "@product-carrot"}))
    assert known(notes, 4) == "egg"
    assert len(notes.kinds) == len(RING) - 1


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_perfect_memory_knows_every_burrow_from_what_it_is_told(mode: str) -> None:
    """Fed by the events of its seat alone, without a look at the table. CHE-O4"""
    covered = 0
    for seed in range(12):
        notes = Memory(1, PERFECT, seeded(seed))
        log = EventLog()
        state = game.start(3, seed, log, None, mode=mode)
        chance = seeded(seed + 1)
        while state.pending():
            asked = state.pending()
            seat = asked[chance.below(len(asked))]
            options = state.options(seat)
            state.apply(seat, options[chance.below(len(options))])
            for event in log.take():
                if is_told(event, 1):
                    notes.hear(event)
            assert isinstance(state, Cheese)
            for place, burrow in enumerate(state.burrows):
                if burrow:
                    covered += 1
                    assert notes.known(place) == state.ring[place]
    assert covered > 1000


def test_recalling_puts_what_is_known_into_an_imagined_table() -> None:
    table = lay("""
        turn: dice clockwise 2
        ring: cabbage(m) carrot/1.1 corn/0.2 cheese egg/1.3 fish bread apple
        stock 0: banana
        stock 1: grapes avocado
    """)
    notes = memory(PERFECT)
    roll(notes, 1)
    for place in (2, 3, 5):
        covers(notes, place)
    for seed in range(20):
        imagined = table.imagine(0, seeded(seed))
        notes.recall(imagined)
        assert imagined.ring == table.ring


def test_what_is_forgotten_is_guessed_among_what_is_not_accounted_for() -> None:
    table = lay("""
        turn: dice clockwise 2
        ring: cabbage(m) carrot/1.1 corn/0.2 cheese egg/1.3 fish bread apple
        stock 0: banana
        stock 1: grapes avocado
    """)
    notes = memory(PERFECT)
    roll(notes, 1)
    for place in (2, 3, 5):
        covers(notes, place)
    notes.until[2] = notes.until[4] = 0.0
    guessed = set()
    for seed in range(40):
        imagined = table.imagine(0, seeded(seed))
        notes.recall(imagined)
        assert imagined.ring[1] == NAMES.index("carrot")
        guessed.add(NAMES[imagined.ring[2]])
    assert guessed == {"corn", "egg"}


FORGOTTEN = """
    turn: dice clockwise 2
    ring: cabbage(m) carrot corn/1.1 cheese egg/0.2 fish bread apple
    stock 0: banana
    stock 1: grapes avocado
"""


def replies(text: str, phase: str, **options: Value) -> set[str]:
    """What a seat says that has forgotten all, and slips never."""
    table = lay(text.replace("turn:", f"turn: phase {phase}"), None, **options)
    notes = Memory(0, PERFECT, seeded(0))
    notes.look(table)
    said = {notes.reply(table.imagine(0, seeded(seed)), seeded(seed)) for seed in range(20)}
    return {"" if reply is None else reply.key for reply in said}


@pytest.mark.parametrize(("phase", "pace"), [("racing", "race"), ("buzzing", "buzz")])
def test_where_a_guess_may_cost_a_card_who_has_forgotten_is_silent(phase: str, pace: str) -> None:
    """DS-04 CHE-O5: before it buzzes, since silence after a buzz costs as much"""
    costs: dict[str, Value] = {"pace": pace, "wrong_costs": True}
    assert replies(FORGOTTEN, phase, **costs) == {"pass"}
    assert "pass" not in replies(FORGOTTEN, phase, pace=pace)
    assert "pass" not in replies(FORGOTTEN.replace("egg/0.2", "egg"), phase, **costs)
    assert "pass" not in replies(FORGOTTEN.replace("corn/1.1", "corn"), phase, **costs)


def test_who_has_buzzed_guesses_rather_than_say_nothing() -> None:
    """DS-04 CHE-O5"""
    found = replies(FORGOTTEN, "naming", pace="buzz", wrong_costs=True)
    assert found == {"name corn", "name egg"}


def test_who_comes_late_knows_what_lies_open_and_no_more() -> None:
    for state in walk(game, Deal(3, 7, {})):
        if not state.pending() or not any(state.burrows):  # type: ignore[attr-defined]
            continue
        assert isinstance(state, Cheese)
        notes = Memory(0, PERFECT, seeded(0))
        notes.look(state.imagine(0, seeded(1)))
        for place, burrow in enumerate(state.burrows):
            expected = UNKNOWN if burrow else state.ring[place]
            assert notes.known(place) == expected


def times(level: str, turn: str, ring: str, **options: str) -> float:
    """The median of many reaction times."""
    text = f"turn: dice {turn}\nring: {ring}\nstock 0: banana\nstock 1: grapes\n"
    table = lay(text, None, **options)
    notes = Memory(0, LEVELS[level].wits, seeded(0))
    rng = seeded(5)
    return median(notes.seconds(table, rng) for _ in range(2001))


OPEN = "cheese(m) cabbage carrot corn egg fish bread apple tomato"
COVERED = "cheese(m) cabbage/1.1 carrot/1.2 corn egg fish bread apple tomato"


def test_every_step_takes_a_quarter_of_a_second_more() -> None:
    """CHE-O4"""
    two, six = times("greedy", "clockwise 2", OPEN), times("greedy", "clockwise 6", OPEN)
    assert two == pytest.approx(3.1, rel=0.04)
    assert six == pytest.approx(4.1, rel=0.04)


def test_remembering_takes_longer_than_reading() -> None:
    seen, recalled = times("greedy", "clockwise 2", OPEN), times("greedy", "clockwise 2", COVERED)
    assert recalled == pytest.approx(seen + 0.8, rel=0.04)


def test_weaker_levels_are_slower() -> None:
    medians = [times(level, "clockwise 4", OPEN) for level in ("greedy", "medium", "easy")]
    assert medians == sorted(medians)
    assert medians[2] == pytest.approx(1.35 * medians[0], rel=0.06)


def test_a_slap_is_quicker_than_a_count() -> None:
    assert times("greedy", "clockwise paw", OPEN) == pytest.approx(0.55, rel=0.04)


def test_times_scatter_like_those_of_people() -> None:
    """Log-normal: most are near the median, a few take twice as long."""
    table = lay(f"turn: dice clockwise 2\nring: {OPEN}\nstock 0:\nstock 1:\n")
    notes = Memory(0, LEVELS["greedy"].wits, seeded(0))
    rng = seeded(3)
    logs = [math.log(notes.seconds(table, rng) / 3.1) for _ in range(4000)]
    spread = math.sqrt(sum(x * x for x in logs) / len(logs))
    assert spread == pytest.approx(0.35, abs=0.02)
