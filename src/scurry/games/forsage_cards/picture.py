"""Positions as text, both ways, for tests and bug reports; and as one seat sees them.

turn: 1 x2 overtaken         the mover, its turns, whether it works off an Overtake
deck: stop taifun/02 crash   the top card first; behind a slash, who has seen it
0: boost stop                hands
2: out 3                     left the race in third place
discard: parking overtake    the top card last
removed: crash boost         out of the game
known 0: 1 boost stop        seat 0 knows that seat 1 holds these ("known all": everybody does)
story: 0 peeked stop crash   the deck's story since the last shuffle, oldest first
window: pair taifun 1 by 0 stops 1 passed 2 4 name boost five …
"""

from __future__ import annotations

from scurry.games.forsage_cards import view as views
from scurry.games.forsage_cards.cards import CRASH, NAMES
from scurry.games.forsage_cards.phases import (
    Gathering,
    Giving,
    Naming,
    Picking,
    Placing,
    Rummaging,
    Saving,
    Window,
)  # fmt: skip
from scurry.games.forsage_cards.rules import OPTIONS, Rules
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.story import DRAWN, PEEKED, UNKNOWN_PLACE, Fact
from scurry.games.forsage_cards.table import KIND_BITS
from scurry.kernel.bag import bag_of, items
from scurry.kernel.game import Say
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded
from scurry.kernel.seats import members
from scurry.kernel.state import Phase, find_choice

GAME = "forsage_cards"
PLAIN = {"saving": Saving, "placing": Placing}


def names(bag: int) -> str:
    return " ".join(NAMES[card] for card in items(bag))


def cards(words: str) -> list[int]:
    return [NAMES.index(word) for word in words.split()]


# From a position to text.


def spread(game: Forsage) -> str:
    """The whole position, nothing hidden."""
    lines = [f"turn: {game.mover} x{game.turns}" + (" overtaken" if game.overtaken else "")]
    lines.append("deck: " + " ".join(entry_text(entry) for entry in reversed(game.deck)))
    for seat in range(game.seats):
        place = game.places >> (seat * 4) & 15
        out = f"out {place}" if place > 1 else ""
        lines.append(f"{seat}: {out or names(game.hands[seat])}")
    lines.append("discard: " + " ".join(NAMES[card] for card in game.pile))
    lines.append("removed: " + names(game.removed))
    lines += known_lines(game)
    lines += [f"story: {fact_text(fact)}" for fact in facts(game.story)]
    lines += [phase_text(phase) for phase in game.stack]
    lines.append(f"serial: {game.serial}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def entry_text(entry: int) -> str:
    seen = entry >> 4
    seats = "".join(str(seat) for seat in range(8) if seen >> seat & 1)
    return NAMES[entry & KIND_BITS] + (f"/{seats}" if seats else "")


def known_lines(game: Forsage) -> list[str]:
    lines = []
    for knower in range(game.seats + 1):
        who = "all" if knower == game.seats else str(knower)
        for seat in range(game.seats):
            bag = game.known[knower * game.seats + seat]
            if bag:
                lines.append(f"known {who}: {seat} {names(bag)}")
    return lines


def facts(story: Fact | None) -> list[Fact]:
    found: list[Fact] = []
    while story is not None:
        found.insert(0, story)
        story = story.before
    return found


def fact_text(fact: Fact) -> str:
    if fact.what == DRAWN:
        return f"{fact.seat} drew {'crash' if fact.crash else 'something'}"
    if fact.what == PEEKED:
        return f"{fact.seat} peeked " + " ".join(NAMES[card] for card in fact.cards)
    return f"{fact.seat} returned" + (f" {fact.place}" if fact.place >= 0 else "")


def phase_text(phase: Phase) -> str:
    what = type(phase).__name__.lower()
    if isinstance(phase, Window):
        words = [f"{phase.play.key} by {phase.newest} stops {phase.stops} passed"]
        words += [str(seat) for seat in range(8) if phase.passed >> seat & 1]
        words += ["name", NAMES[phase.name]] if phase.name >= 0 else []
        return f"{what}: " + " ".join([*words, "five", names(phase.five)])
    if isinstance(phase, Gathering):
        return f"{what}: {names(phase.laid)}"
    if isinstance(phase, Naming):
        return f"{what}: {phase.play.key}" + ("" if phase.stoppable else " after")
    if isinstance(phase, Giving):
        return f"{what}: {phase.giver}"
    if isinstance(phase, Picking):
        return f"{what}: {phase.target}"
    if isinstance(phase, Rummaging):
        return f"{what}: {names(phase.barred)}"
    return f"{what}:"


# From text to a position.


def lay(text: str, rng: Rng | None = None, **options: Value) -> Forsage:
    """The position that the text shows. Lines that are left out are empty."""
    lines = [line.strip().partition(":") for line in text.strip().splitlines()]
    seats = sum(1 for name, _, _ in lines if name.isdigit())
    rules = Rules(settle(OPTIONS, options))
    game = Forsage(seats, seeded(0) if rng is None else rng, None, rules)
    game.hands = [0] * seats
    game.known = [0] * (seats * (seats + 1))
    for name, _, rest in lines:
        put(game, name, rest.strip())
    if game.turns == 0:
        game.places |= 1 << (members(game.alive)[0] * 4)
    number_facts(game)
    return game


def put(game: Forsage, name: str, rest: str) -> None:
    if name.isdigit():
        put_hand(game, int(name), rest)
    elif name == "turn":
        words = rest.split()
        game.mover = int(words[0])
        game.turns = int(words[1][1:]) if len(words) > 1 else 1
        game.overtaken = "overtaken" in words
    elif name == "deck":
        game.deck = [entry(word) for word in reversed(rest.split())]
    elif name == "discard":
        game.pile = bytes(cards(rest))
        game.discard = bag_of(cards(rest))
    elif name == "removed":
        game.removed = bag_of(cards(rest))
    elif name.startswith("known "):
        row = game.seats if name == "known all" else int(name[6:])
        seat, _, held = rest.partition(" ")
        game.known[row * game.seats + int(seat)] = bag_of(cards(held))
    elif name == "story":
        game.story = fact(game.story, rest.split())
    elif name == "serial":
        game.serial = int(rest)
    else:
        game.stack.append(phase_from(name, rest))


def put_hand(game: Forsage, seat: int, rest: str) -> None:
    if not rest.startswith("out"):
        game.hands[seat] = bag_of(cards(rest))
        return
    game.alive &= ~(1 << seat)
    game.places |= int(rest[3:] or 0) << (seat * 4)


def entry(word: str) -> int:
    name, _, seats = word.partition("/")
    return NAMES.index(name) | sum(1 << (int(seat) + 4) for seat in seats)


def fact(before: Fact | None, words: list[str]) -> Fact:
    what = {"drew": 0, "peeked": 1, "returned": 2}[words[1]]
    made = Fact(before, what, int(words[0]), 0, 0)
    if what == DRAWN:
        made.crash = words[2] == "crash"
    elif what == PEEKED:
        made.cards = cards(" ".join(words[2:]))
    else:
        made.place = int(words[2]) if len(words) > 2 else UNKNOWN_PLACE
    return made


def number_facts(game: Forsage) -> None:
    """The size of the deck and its Crashes at each fact, counted back from now."""
    size = len(game.deck)
    crashes = sum(1 for card in game.deck if card & KIND_BITS == CRASH)
    for told in reversed(facts(game.story)):
        if told.what == DRAWN:
            size += 1
            crashes += told.crash
        elif told.what != PEEKED:
            size -= 1
            crashes -= 1
        told.size = size
        told.crashes = crashes


def phase_from(name: str, rest: str) -> Phase:
    if name == "window":
        return window_from(rest)
    if name == "naming":
        play = find_choice(GAME, rest.removesuffix(" after"))
        return Naming(play, not rest.endswith(" after"))
    if name == "gathering":
        return Gathering(bag_of(cards(rest)))
    if name == "rummaging":
        return Rummaging(bag_of(cards(rest)))
    if name == "giving":
        return Giving(int(rest))
    if name == "picking":
        return Picking(int(rest))
    return PLAIN[name]()


def window_from(rest: str) -> Window:
    play, _, rest = rest.partition(" by ")
    rest, _, five = rest.partition(" five")
    rest, _, name = rest.partition(" name ")
    rest, _, passed = rest.partition(" passed")
    newest, _, stops = rest.partition(" stops ")
    asked = NAMES.index(name) if name else -1
    window = Window(find_choice(GAME, play), int(newest), asked, bag_of(cards(five)))
    window.stops = int(stops or 0)
    window.passed = sum(1 << int(seat) for seat in passed.split())
    return window


# What one seat sees.


def draw(game: Forsage, seat: int | None, say: Say | None = None) -> str:
    """The position from one chair; a question mark is a card one does not know."""
    seen = views.view(game, seat)
    lines = [f"{label('turn', say)} {seen.mover} x{seen.turns}"]
    lines[0] += f" {label('overtaken', say, '')}" if seen.overtaken else ""
    marks = [f"{card_name(mark.card, say)}@{depth(mark)}" for mark in seen.marks]
    deck = "?" if seen.deck is None else str(seen.deck)
    lines.append(" ".join([label("deck", say), deck, *marks]))
    for other, hand in enumerate(seen.hands):
        known = seen.hand if other == seat else hand.known
        shown = [card_name(card, say) for card in known]
        shown += ["?"] * (hand.cards - len(known))
        you = "*" if other == seat else ""
        out = f"{label('out', say, '')} {hand.place}" if hand.place > 1 else ""
        lines.append(f"{other}{you}: {out or ' '.join(shown)}")
    if seen.discard:
        pile = [card_name(card, say) for card in seen.discard]
        lines.append(" ".join([label("discard", say), *pile]))
    if say is None:
        lines += [phase_text(phase) for phase in game.stack]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def label(name: str, say: Say | None, end: str = ":") -> str:
    return (name if say is None else say(f"label-{name}")) + end


def card_name(card: str, say: Say | None) -> str:
    return card if say is None else say(f"card-{card}")


def depth(mark: views.Mark) -> str:
    """Counted from 1, the top card."""
    if mark.least == mark.greatest:
        return str(mark.least + 1)
    return f"{mark.least + 1}-{mark.greatest + 1}"
