"""The first position: which board, which cards, who begins. CHS-S1 … CHS-S4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import card_stock, layouts, most_tiles, tile_stock
from scurry.games.chess_race.inspection import faults
from scurry.games.chess_race.making import make_board
from scurry.games.chess_race.plans import BadBoard, parse_code
from scurry.games.chess_race.results import read_results
from scurry.games.chess_race.routes import par_of
from scurry.games.chess_race.rules import Rules
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.turns import begin_turn
from scurry.games.chess_race.words import (
    BOAT,
    CARDS,
    CAT,
    HELD,
    HONEY,
    INSURANCE,
    KING,
    KNIGHT,
    OFFROAD,
    ROPE,
    TORCH,
)
from scurry.kernel.message import Listener, seat_arg
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng

START_SET: Final[list[i64]] = [KING, KNIGHT, CAT, ROPE, BOAT]  # CHS-S3
MOST_SEATS: Final = 4
SEEDS: Final = 1 << 30
KEPT_BOARDS: Final = 64
BOARDS: Final[dict[str, Board]] = {}  # by laws and code; boards never change


def line_up(
    seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: dict[str, Value]
) -> Chess:
    rules = Rules(options)
    board = chosen_board(rng, rules, options)
    race = Chess(seats, rng, listener, rules, board)
    race.fresh()
    race.plan = board.code()
    race.par = par_of(board)
    race.records = read_results(legacy)
    race.pawns = [board.start] * seats
    deal(race)
    wish = str(options["first"])
    chosen = wish.startswith("seat-") and int(wish[5:]) < seats
    race.first = int(wish[5:]) if chosen else rng.below(seats)
    race.mover = race.first
    if race.listener is not None:
        race.tell("event-begins", {"seat": seat_arg(race.first), "par": race.par})
    begin_turn(race)
    return race


def chosen_board(rng: Rng, rules: Rules, options: dict[str, Value]) -> Board:
    """By its code, by its name, or a random one, for which one number is drawn. CHS-B3"""
    code = str(options["board_code"])
    name = str(options["board"])
    if not code and name == "random":
        size = min(int(options["random_size"]), most_tiles(rules.boxes))
        tiles = make_board(rng.below(SEEDS), size, str(options["random_difficulty"]), rules.boxes)
        return Board(tiles, rules.laws)
    key = f"{rules.laws} {code or name}"
    if key not in BOARDS:
        if len(BOARDS) >= KEPT_BOARDS:
            BOARDS.clear()
        BOARDS[key] = Board(parse_code(code) if code else layouts()[name].tiles, rules.laws)
    return BOARDS[key]


def deal(race: Chess) -> None:
    """A start set each; all else is the deck. CHS-S3 CHS-S4 CR-45 CR-56"""
    decks = race.rules.boxes if race.rules.deck_per_box else 1
    race.deck = [count * decks for count in card_stock()]
    if race.rules.unusual_twice:
        race.deck[OFFROAD] += decks
        race.deck[INSURANCE] += decks
        race.deck[HONEY] -= decks
        race.deck[TORCH] -= decks
    race.policies = race.deck[INSURANCE]
    for seat in range(race.seats):
        for card in START_SET:
            race.deck[card] -= 1
            race.hands[seat * HELD + card] += 1
    if race.rules.absent_boxed:
        for card in START_SET:
            race.deck[card] -= MOST_SEATS - race.seats
    race.deck_size = 0
    for card in range(CARDS):
        race.deck_size += race.deck[card]


def objection(seats: i64, options: dict[str, Value]) -> str | None:
    """Why a board given by its code cannot be raced on. CHS-S1"""
    code = str(options["board_code"])
    if not code:
        return None
    try:
        board = Board(parse_code(code), 0)
    except BadBoard as bad:
        return f"board_code: {bad}"
    found = faults(board, [count * int(options["boxes"]) for count in tile_stock()])
    return f"board_code: {found[0]}" if found else None
