"""Scrolls that touch the track and the decks: slumber, fate swap, foresight. 4c.1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.effects import Effect
from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    ENCOUNTER_INFOS,
    MINION_INFOS,
    MOUSE_ARGS,
    SLOT_ARGS,
)
from scurry.games.mouse_tales.initiative import set_place
from scurry.games.mouse_tales.nouns import (
    ALL_SLOTS,
    NOT_NOW,
    NTH,
    ON_TRACK,
    Nth,
    OnTrack,
    Word,
)
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import (
    FIGURES,
    KIND_OF,
    NONE,
    RAT_CARD,
    SKIPS,
    Slot,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NO_ORDINARY: Final = Refusal("MM-148", "why-no-ordinary-card")
NOT_ON_TRACK: Final = Refusal("MT-I1", "why-not-on-track")
SAME_CARD: Final = Refusal("MM-124", "why-same-card")
ONE_CARD: Final = Refusal("MM-124", "why-single-card")
NO_DECK: Final = Refusal("MT-C11", "why-no-deck")
SEARCH_DECK: Final = Word("search-deck")
ENCOUNTER_DECK: Final = Word("encounter-deck")


# Slumber.


def ordinary_slots(tale: Tale) -> list[i64]:
    """The cards of ordinary minions on the track. MM-148"""
    return [slot for slot in tale.track if slot >= RAT_CARD and not MINION_INFOS[slot].leader]


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SlumberEffect(Effect):
    """One ordinary minion card skips its next turn."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if ordinary_slots(tale) else NO_ORDINARY

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Slumber(turn.mouse))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Slumber(Scene):
    """Which card. 4c.1 MM-148"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Slumber:
        return self

    def go(self, tale: Tale) -> None:
        slots = ordinary_slots(tale)
        if len(slots) == 1:
            self.lull(tale, slots[0])
        else:
            tale.ask_mouse(self.mouse)

    def lull(self, tale: Tale, slot: Slot) -> None:
        tale.pop()
        tale.tell("event-slumbers", {"slot": SLOT_ARGS[slot]})
        for figure in range(FIGURES):
            if tale.spot[figure] >= 0 and tale.kind[figure] == KIND_OF[slot]:
                tale.plight[figure] |= SKIPS

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-slumber", ("MM-148",)

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [ON_TRACK[slot] for slot in ordinary_slots(tale)]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_SLOTS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, OnTrack):
            return NOT_NOW
        if choice.slot not in tale.track:
            return NOT_ON_TRACK
        return None if choice.slot in ordinary_slots(tale) else NO_ORDINARY

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, OnTrack)
        self.lull(tale, choice.slot)


# Fate swap.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SwapEffect(Effect):
    """Any two initiative cards change places; who still acts: MM-124."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if len(tale.track) > 1 else ONE_CARD

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(FateSwap(turn.mouse))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FateSwap(Scene):
    """One card, then the other. MM-124"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.first: i64 = NONE

    def clone(self) -> FateSwap:
        twin = FateSwap(self.mouse)
        twin.first = self.first
        return twin

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-fate" if self.first == NONE else "ask-fate-with"), ("MM-124",)

    def args(self, tale: Tale) -> dict[str, Arg]:
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse]}
        if self.first != NONE:
            args["slot"] = SLOT_ARGS[self.first]
        return args

    def candidates(self, tale: Tale) -> list[Choice]:
        return [ON_TRACK[slot] for slot in tale.track if slot != self.first]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_SLOTS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, OnTrack):
            return NOT_NOW
        if choice.slot not in tale.track:
            return NOT_ON_TRACK
        return SAME_CARD if choice.slot == self.first else None

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, OnTrack)
        if self.first == NONE:
            self.first = choice.slot
            tale.say_mouse("event-points", self.mouse, {"slot": SLOT_ARGS[choice.slot]})
            return
        tale.pop()
        swap_places(tale, self.first, choice.slot)
        args: dict[str, Arg] = {"slot": SLOT_ARGS[self.first], "other": SLOT_ARGS[choice.slot]}
        tale.tell("event-fate", args)


def swap_places(tale: Tale, one: Slot, other: Slot) -> None:
    """The engine follows cards, not places. MM-124"""
    first, second = tale.rank(one), tale.rank(other)
    set_place(tale, one, second)
    set_place(tale, other, first)


# Foresight.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class ForeseeEffect(Effect):
    """The top n cards of a deck are seen and put back in any order."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if tale.deck or tale.enc_deck else NO_DECK

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Foresight(turn.mouse, power.n))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Foresight(Scene):
    """Which deck; then, from the top down, which of the cards seen lies there. 4c.1

    All see them: nothing between mice is hidden (MM-110).
    """

    def __init__(self, mouse: i64, many: i64) -> None:
        self.mouse: i64 = mouse
        self.many: i64 = many
        self.looking = False
        self.encounters = False
        self.laid: i64 = 0  # so many of them have their place

    def clone(self) -> Foresight:
        twin = Foresight(self.mouse, self.many)
        twin.looking = self.looking
        twin.encounters = self.encounters
        twin.laid = self.laid
        return twin

    def go(self, tale: Tale) -> None:
        if self.looking:
            if self.laid >= self.many - 1:
                tale.pop()
            else:
                tale.ask_mouse(self.mouse)
        elif not tale.deck or not tale.enc_deck:
            self.look(tale, not tale.deck)
        else:
            tale.ask_mouse(self.mouse)

    def pile(self, tale: Tale) -> list[i64]:
        return tale.enc_deck if self.encounters else tale.deck

    def look(self, tale: Tale, encounters: bool) -> None:
        self.looking = True
        self.encounters = encounters
        pile = self.pile(tale)
        if len(pile) < self.many:
            self.many = len(pile)
        if encounters:
            tale.enc_known = self.many if self.many > tale.enc_known else tale.enc_known
        else:
            tale.known = self.many if self.many > tale.known else tale.known
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse], "cards": self.shown(tale)}
        message = "event-foresees-encounters" if encounters else "event-foresees"
        tale.tell(message, args, reveals=True)

    def shown(self, tale: Tale) -> tuple[str, ...]:
        """The cards seen, the topmost first."""
        pile = self.pile(tale)
        found: list[str] = []
        for at in range(self.many):
            card = pile[len(pile) - 1 - at]
            name = (
                f"@encounter-{ENCOUNTER_INFOS[card].name}" if self.encounters else CARD_ARGS[card]
            )
            found.append(name)
        return tuple(found)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-foresee-order" if self.looking else "ask-foresee"), ("MT-C11", "MM-110")

    def args(self, tale: Tale) -> dict[str, Arg]:
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse]}
        if self.looking:
            args["cards"] = self.shown(tale)
            args["place"] = int(self.laid + 1)
        return args

    def candidates(self, tale: Tale) -> list[Choice]:
        if not self.looking:
            return [SEARCH_DECK, ENCOUNTER_DECK]
        return [NTH[at] for at in range(self.laid, self.many)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if not isinstance(choice, Nth):
            self.look(tale, choice is ENCOUNTER_DECK)
            return
        pile = self.pile(tale)
        top = len(pile) - 1
        card = pile.pop(top - choice.number)
        pile.insert(top - self.laid, card)
        self.laid += 1
        args: dict[str, Arg] = {"cards": self.shown(tale), "place": int(self.laid)}
        tale.say_mouse("event-arranges", self.mouse, args)
