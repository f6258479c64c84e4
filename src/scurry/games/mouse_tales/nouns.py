"""What a player points at: cells, figures, mice, cards, and a few words. Scenes say what for.

Every decision is a short list of these; what choosing one means, the scene on top of the stack
knows, and so does it know the clause that forbids it.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    ABILITY_ARGS,
    ABILITY_INFOS,
    CARD_ARGS,
    CARD_INFOS,
    FIGURE_ARGS,
    MOUSE_ARGS,
    SLOT_ARGS,
)
from scurry.games.mouse_tales.tale import GAME, Tale
from scurry.games.mouse_tales.words import (
    CARDS,
    CELL_NAMES,
    CELLS,
    FIGURE_NAMES,
    FIGURES,
    MICE,
    MOUSE_NAMES,
    NONE,
    SLOT_NAMES,
    SLOTS,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

OVER: Final = Refusal("MT-W1", "why-over")
NOT_YOU: Final = Refusal("MT-I1", "why-not-you")
NOT_NOW: Final = Refusal("MT-I1", "why-not-now")
MOST_DICE: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Said(Choice):
    """A choice that is an answer to the scene on top of the stack."""

    def apply(self, state: State, seat: Seat) -> None:
        cast(Tale, state).answered(seat, self)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        tale = cast(Tale, state)
        if tale.waiting == 0:
            return OVER
        if not tale.waiting >> seat & 1:
            return NOT_YOU
        return tale.top().objection(tale, self)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class At(Said):
    """A cell of the tile."""

    def __init__(self, cell: i64) -> None:
        super().__init__(GAME, f"at {CELL_NAMES[cell]}", "choice-at", {"cell": CELL_NAMES[cell]})
        self.cell: i64 = cell


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Foe(Said):
    """A minion."""

    def __init__(self, figure: i64) -> None:
        args: dict[str, Arg] = {"figure": FIGURE_ARGS[figure]}
        super().__init__(GAME, f"foe {FIGURE_NAMES[figure]}", "choice-foe", args)
        self.figure: i64 = figure


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Friend(Said):
    """A mouse."""

    def __init__(self, mouse: i64) -> None:
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[mouse]}
        super().__init__(GAME, f"mouse {MOUSE_NAMES[mouse]}", "choice-mouse", args)
        self.mouse: i64 = mouse


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Said):
    """A search card; copies are one choice."""

    def __init__(self, card: i64) -> None:
        name = CARD_INFOS[card].name
        super().__init__(GAME, f"card {name}", "choice-card", {"card": CARD_ARGS[card]})
        self.card: i64 = card


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Said):
    """An ability card."""

    def __init__(self, ability: i64) -> None:
        name = ABILITY_INFOS[ability].name
        args: dict[str, Arg] = {"ability": ABILITY_ARGS[ability]}
        super().__init__(GAME, f"ability {name}", "choice-ability", args)
        self.ability: i64 = ability


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class OnTrack(Said):
    """An initiative card."""

    def __init__(self, slot: i64) -> None:
        args: dict[str, Arg] = {"slot": SLOT_ARGS[slot]}
        super().__init__(GAME, f"slot {SLOT_NAMES[slot]}", "choice-slot", args)
        self.slot: i64 = slot


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Nth(Said):
    """A die of a roll, a card of several: by its number."""

    def __init__(self, number: i64) -> None:
        super().__init__(GAME, f"number {number + 1}", "choice-number", {"number": int(number + 1)})
        self.number: i64 = number


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Said):
    """An answer in a word."""

    def __init__(self, key: str) -> None:
        super().__init__(GAME, key, f"choice-{key}", {})


AT: Final[list[At]] = [At(cell) for cell in range(CELLS)]
FOES: Final[list[Foe]] = [Foe(figure) for figure in range(FIGURES)]
FRIENDS: Final[list[Friend]] = [Friend(mouse) for mouse in range(MICE)]
FIRST_COPY: Final[list[i64]] = [
    min(other for other in range(CARDS) if CARD_INFOS[other].name == CARD_INFOS[card].name)
    for card in range(CARDS)
]


LAST_COPY: Final[list[i64]] = [
    max(other for other in range(CARDS) if CARD_INFOS[other].name == CARD_INFOS[card].name)
    for card in range(CARDS)
]


def copy_at(tale: Tale, card: i64, place: i64) -> i64:
    """A copy of that card which lies there, or NONE; copies are neighbours in the content."""
    for other in range(FIRST_COPY[card], LAST_COPY[card] + 1):
        if tale.where[other] == place:
            return other
    return NONE


def kept_choices() -> list[Kept]:
    """By card; copies share one."""
    made: dict[int, Kept] = {}
    for card in range(CARDS):
        first = int(FIRST_COPY[card])
        if first not in made:
            made[first] = Kept(first)
    return [made[int(FIRST_COPY[card])] for card in range(CARDS)]


KEPT: Final[list[Kept]] = kept_choices()
SKILLS: Final[list[Skill]] = [Skill(ability) for ability in range(len(ABILITY_INFOS))]
ON_TRACK: Final[list[OnTrack]] = [OnTrack(slot) for slot in range(SLOTS)]
NTH: Final[list[Nth]] = [Nth(number) for number in range(MOST_DICE)]
NO: Final = Word("no")
YES: Final = Word("yes")
DONE: Final = Word("done")
KEEP: Final = Word("keep")
SELL: Final = Word("sell")
ALL_CELLS: Final[list[Choice]] = list(AT)
ALL_FOES: Final[list[Choice]] = list(FOES)
ALL_FRIENDS: Final[list[Choice]] = list(FRIENDS)
ALL_SLOTS: Final[list[Choice]] = list(ON_TRACK)
ALL_SKILLS: Final[list[Choice]] = list(SKILLS)
ALL_CARDS: Final[list[Choice]] = [KEPT[card] for card in range(CARDS) if FIRST_COPY[card] == card]
NOUNS: Final[list[Choice]] = [
    *ALL_CELLS, *ALL_FOES, *ALL_FRIENDS, *ALL_CARDS, *ALL_SKILLS, *ALL_SLOTS, *NTH,
    NO, YES, DONE, KEEP, SELL,
]  # fmt: skip
