"""What a seat, or a spectator, sees: built from nothing, so a new secret stays one."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct

from scurry.games.forsage_cards.cards import NAMES
from scurry.games.forsage_cards.choices import GiveWay, Pair, Play, Triple
from scurry.games.forsage_cards.memory import remember
from scurry.games.forsage_cards.phases import Gathering, Giving, Naming, Picking, Window
from scurry.games.forsage_cards.state import Forsage
from scurry.kernel.bag import items, size
from scurry.kernel.state import Choice, Phase

Kind = Literal[
    "crash", "boost", "stop", "overtake", "parking", "give-way", "traffic", "attention",
    "blyskavka", "taifun", "yaguaryk", "kometa", "pryvyd",
]  # fmt: skip
PhaseName = Literal[
    "window", "gathering", "naming", "giving", "picking", "rummaging", "saving", "placing"
]


class Hand(Struct, frozen=True):
    """A driver as others see it: how many cards, and those one happens to know. FC-52"""

    cards: int
    known: list[Kind]
    place: int  # 0 while driving


class Mark(Struct, frozen=True):
    """A card of the deck that this seat knows of, and between which depths it lies. FC-38"""

    card: Kind
    least: int
    greatest: int


class Air(Struct, frozen=True):
    """What is going on inside the turn. All of it is public."""

    phase: PhaseName
    cards: list[Kind] = []  # played, and not yet done with
    target: int = -1  # the driver they are about; -1: nobody in particular
    newest: int = -1
    stops: int = 0
    passed: list[int] = []
    name: Kind | Literal[""] = ""


class View(Struct, frozen=True):
    seat: int | None
    hand: list[Kind]
    hands: list[Hand]
    deck: int | None  # None if the table does not count it (FC-T4 FC-46)
    marks: list[Mark]
    discard: list[Kind]  # the top card last; only that one if the table says so (FC-45)
    removed: list[Kind]
    mover: int
    turns: int
    overtaken: bool
    air: Air | None


def view(game: Forsage, seat: int | None) -> View:
    shown = game.rules.discard_open
    return View(
        seat=seat,
        hand=[] if seat is None else names(game.hands[seat]),
        hands=[hand(game, seat, other) for other in range(game.seats)],
        deck=len(game.deck) if game.rules.deck_counted else None,
        marks=marks(game, seat),
        discard=[kind(card) for card in (game.pile if shown else game.pile[-1:])],
        removed=names(game.removed),
        mover=game.mover,
        turns=game.turns,
        overtaken=game.overtaken,
        air=air(game.stack[-1]) if game.stack else None,
    )


def kind(card: int) -> Kind:
    return cast(Kind, NAMES[card])


def names(bag: int) -> list[Kind]:
    return [kind(card) for card in items(bag)]


def hand(game: Forsage, me: int | None, other: int) -> Hand:
    row = game.seats if me is None else me
    known = 0 if other == me else game.known[row * game.seats + other]
    return Hand(
        cards=size(game.hands[other]),
        known=names(known),
        place=game.places >> (other * 4) & 15,
    )


def marks(game: Forsage, seat: int | None) -> list[Mark]:
    if seat is None or not game.rules.marks_shown or not game.alive >> seat & 1:
        return []
    memory = remember(game.story, seat)
    if memory is None:
        return []
    return [Mark(kind(card), least, greatest) for card, least, greatest in memory.marks()]


def air(phase: Phase) -> Air:
    what = cast(PhaseName, type(phase).__name__.lower())
    if isinstance(phase, Window):
        return Air(
            what,
            cards=names(phase.five) or played(phase.play),
            target=target(phase.play),
            newest=phase.newest,
            stops=phase.stops,
            passed=[seat for seat in range(8) if phase.passed >> seat & 1],
            name=kind(phase.name) if phase.name >= 0 else "",
        )
    if isinstance(phase, Gathering):
        return Air(what, cards=names(phase.laid))
    if isinstance(phase, Naming):
        return Air(what, cards=played(phase.play), target=target(phase.play))
    if isinstance(phase, Giving):
        return Air(what, target=phase.giver)
    if isinstance(phase, Picking):
        return Air(what, target=phase.target)
    return Air(what)


def played(play: Choice) -> list[Kind]:
    return [kind(card) for card in cast(Play, play).laid]


def target(play: Choice) -> int:
    if isinstance(play, GiveWay | Pair | Triple):
        return play.target
    return -1
