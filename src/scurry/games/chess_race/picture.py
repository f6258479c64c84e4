"""Positions as text, both ways.

turn: moving mover 1 round 3 …     the phase, and numbers that are not 0
a: c3 king*2 rope                  seat 0's pawn and hand
deck: king*5 flood                 left out, it is all that lies nowhere else
corner: c3                         the square of the first sign below
S.T.O                              the board, a sign a tile, _ for none
.aM..                              a letter in it is that pawn on a free cell
"""

from __future__ import annotations

from itertools import pairwise

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import card_stock
from scurry.games.chess_race.grid import LETTERS, grid
from scurry.games.chess_race.plans import outline, picture_of
from scurry.games.chess_race.routes import par_of
from scurry.games.chess_race.rules import OPTIONS, Rules
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.view import PHASES, Runner, view
from scurry.games.chess_race.words import (
    CARD_NAMES,
    CARDS,
    FRAME,
    FREE,
    HELD,
    INSURANCE,
    NAMES,
    NO_CARD,
    NO_TILE,
    OFF,
    SIGNS,
    SQUARES,
    square_of,
)
from scurry.kernel.game import Say
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded

NUMBERS = (
    "mover", "waiting", "events", "flight", "spent", "first", "round", "turns", "par", "still",
    "passes", "missing", "policies", "serial",
)  # fmt: skip
FLAGS = ("cycled", "extra", "moved")
SQUARE_LISTS = ("used", "dug")


# From a position to text.


def spread(race: Chess) -> str:
    top, _, left, _ = outline(race.board.tiles)
    turn = [f"turn: {PHASES[race.phase]}"]
    turn += [f"{name} {getattr(race, name)}" for name in NUMBERS]
    turn += [name for name in FLAGS if getattr(race, name)]
    lines = [" ".join(turn)]
    lines += [f"{LETTERS[seat]}: {runner_text(race, seat)}" for seat in range(race.seats)]
    lines.append("deck: " + cards_text(race.deck))
    lines.append("discard: " + cards_text(race.discard))
    for name in SQUARE_LISTS:
        lines.append(f"{name}: " + " ".join(NAMES[square] for square in getattr(race, name)))
    lines.append("arrived: " + " ".join(map(str, race.arrived)))
    lines.append("lifted: " + (NAMES[race.lifted] if race.lifted != OFF else ""))
    lines.append("drawn: " + (CARD_NAMES[race.drawn] if race.drawn != NO_CARD else ""))
    lines.append("event: " + (CARD_NAMES[race.event] if race.event != NO_CARD else ""))
    lines += [f"plan: {race.plan}", f"records: {race.records}"]
    lines.append(f"corner: {NAMES[top * FRAME + left]}")
    return "\n".join(line.rstrip() for line in lines) + "\n" + picture_of(race.board.tiles)


def runner_text(race: Chess, seat: int) -> str:
    hand = race.hands[seat * HELD : (seat + 1) * HELD]
    return f"{NAMES[race.pawns[seat]]} {cards_text(hand)}"


def cards_text(counts: list[int]) -> str:
    words = []
    for card, count in enumerate(counts):
        if count:
            words.append(CARD_NAMES[card] if count == 1 else f"{CARD_NAMES[card]}*{count}")
    return " ".join(words)


# From text to a position.


def lay(text: str, rng: Rng | None = None, **options: Value) -> Chess:
    """The position that the text shows; what is left out is as on the first turn."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    facts = dict(line.split(":", 1) for line in lines if ":" in line)
    drawn = [line for line in lines if ":" not in line]
    corner = square_of(facts.get("corner", "c3").strip())
    rules = Rules(settle(OPTIONS, options))
    tiles, pawns = read_drawing(drawn, corner)
    seats = [letter for letter in LETTERS if letter in facts or letter in pawns]
    board = Board(tiles, rules.laws)
    race = Chess(len(seats), seeded(0) if rng is None else rng, None, rules, board)
    race.fresh()
    race.plan = facts.get("plan", board.code()).strip()
    race.records = facts.get("records", "").strip()
    for seat, letter in enumerate(seats):
        put_runner(race, seat, pawns.get(letter, board.start), facts.get(letter, "").split())
    put_cards(race, facts)
    put_turn(race, facts)
    return race


def read_drawing(rows: list[str], corner: int) -> tuple[list[int], dict[str, int]]:
    """The tiles, and the pawns drawn on free ones."""
    tiles, pawns = [NO_TILE] * SQUARES, {}
    for down, row in enumerate(rows):
        for right, sign in enumerate(row.replace(" ", "")):
            square = corner + down * FRAME + right
            if sign in LETTERS:
                pawns[sign] = square
                tiles[square] = FREE
            else:
                tiles[square] = SIGNS.index(sign)
    return tiles, pawns


def put_runner(race: Chess, seat: int, square: int, words: list[str]) -> None:
    race.pawns[seat] = square
    for word in words:
        if word in NAMES:
            race.pawns[seat] = square_of(word)
        else:
            card, count = counted(word)
            race.hands[seat * HELD + card] += count


def counted(word: str) -> tuple[int, int]:
    name, _, count = word.partition("*")
    return CARD_NAMES.index(name), int(count or "1")


def put_cards(race: Chess, facts: dict[str, str]) -> None:
    for word in facts.get("discard", "").split():
        card, count = counted(word)
        race.discard[card] += count
    if "deck" in facts:
        for word in facts["deck"].split():
            card, count = counted(word)
            race.deck[card] += count
    else:
        for card, count in enumerate(card_stock()):
            held = sum(race.holds(seat, card) for seat in range(race.seats)) if card < HELD else 0
            race.deck[card] = max(0, count - held - race.discard[card])
    race.deck_size, race.discard_size = sum(race.deck), sum(race.discard)
    in_hands = sum(race.holds(seat, INSURANCE) for seat in range(race.seats))
    race.policies = race.deck[INSURANCE] + race.discard[INSURANCE] + in_hands
    assert len(race.deck) == CARDS


def put_turn(race: Chess, facts: dict[str, str]) -> None:
    words = facts.get("turn", "moving").split()
    race.phase = PHASES.index(words[0])
    race.turns, race.par = 1, par_of(race.board)
    given = {name: int(value) for name, value in pairwise(words) if name in NUMBERS}
    for name, value in given.items():
        setattr(race, name, value)
    for name in FLAGS:
        setattr(race, name, name in words)
    for name in SQUARE_LISTS:
        setattr(race, name, [square_of(word) for word in facts.get(name, "").split()])
    race.arrived = [int(word) for word in facts.get("arrived", "").split()]
    race.lifted = square_of(facts["lifted"].strip()) if facts.get("lifted", "").strip() else OFF
    race.drawn = card_called(facts.get("drawn", ""))
    race.event = card_called(facts.get("event", ""))
    if "waiting" not in given and race.phase != PHASES.index("over"):
        race.waiting = 1 << race.mover


def card_called(name: str) -> int:
    return CARD_NAMES.index(name.strip()) if name.strip() else NO_CARD


# What one seat sees.


def draw(race: Chess, seat: int | None, say: Say | None = None) -> str:
    """The board with everybody on it, then whose turn it is, and the hands as far as seen."""
    seen = view(race, seat)
    lines = [*grid(race, seat, say is not None)]
    if say is not None:
        lines.append(say("label-legend"))
    lines.append(
        f"{named_as('label', 'round', say)} {seen.round}  {named_as('label', 'turn', say)} "
        f"{LETTERS[seen.mover]}  {named_as('label', 'deck', say)} {seen.deck}"
    )
    if race.seats == 1:
        lines.append(solo_line(race, say))
    lines += [runner_line(other, runner, seat, say) for other, runner in enumerate(seen.runners)]
    return "\n".join(lines) + "\n"


def solo_line(race: Chess, say: Say | None) -> str:
    turns = f"{named_as('label', 'turns', say)} {race.turns}"
    return f"{turns}  {named_as('label', 'par', say)} {race.par}"


def runner_line(other: int, runner: Runner, seat: int | None, say: Say | None) -> str:
    you = "*" if other == seat else ""
    line = f"{LETTERS[other]} = {other}{you}: {runner.cell}  "
    if runner.hand is None:
        return f"{line}{named_as('label', 'cards', say)} {runner.cards}"
    words = [
        named_as("card", card, say) + (f"×{count}" if count > 1 else "")
        for card, count in runner.hand.items()
    ]
    return (line + ", ".join(words)).rstrip()


def named_as(kind: str, name: str, say: Say | None) -> str:
    """A card or a label: its id, or the player's word for it."""
    return name if say is None else say(f"{kind}-{name}")
