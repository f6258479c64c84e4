"""New Chess Race, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.chess_race.bots import Pathfinder
from scurry.games.chess_race.offers import WORDS
from scurry.games.chess_race.results import with_result
from scurry.games.chess_race.rules import OPTIONS
from scurry.games.chess_race.setup import line_up, objection
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.view import view
from scurry.games.chess_race.workshop import BoardWorkshop
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State
from scurry.kernel.workshop import Workshop


class ChessRace(Game):
    def __init__(self) -> None:
        self.id = "chess_race"
        self.rules_version = 1
        self.titles = {
            "uk": "Нові! Шахові перегони",
            "ru": "Новые! Шахматные гонки",
            "en": "New! Chess Race",
        }
        self.fewest = 1
        self.most = 4
        self.minutes = 30
        self.age = 4
        self.options = OPTIONS
        self.folder = Path(__file__).parent
        self.guide = Pathfinder()

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        return line_up(seats, rng, listener, legacy, options)

    def objection(self, seats: i64, options: dict[str, Value]) -> str | None:
        return objection(seats, options)

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return WORDS

    def legacy(self, state: State) -> str | None:
        return with_result(cast(Chess, state))

    def workshop(self) -> Workshop:
        return BoardWorkshop()

    def view(self, state: State, seat: Seat | None) -> object:
        return view(cast(Chess, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.chess_race.picture import draw

        return draw(cast(Chess, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.chess_race.picture import spread

        return spread(cast(Chess, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.chess_race.picture import lay

        return lay(text, rng, **options)
