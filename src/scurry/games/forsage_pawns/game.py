"""The pawn race of the Forsage box, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.forsage_pawns.bots import Racer
from scurry.games.forsage_pawns.choices import WORDS
from scurry.games.forsage_pawns.rules import OPTIONS
from scurry.games.forsage_pawns.setup import line_up
from scurry.games.forsage_pawns.state import Pawns
from scurry.games.forsage_pawns.view import view
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class ForsagePawns(Game):
    def __init__(self) -> None:
        self.id = "forsage_pawns"
        self.rules_version = 1
        self.titles = {"uk": "Форсаж: фішки", "ru": "Форсаж: фишки", "en": "Forsage: pawns"}
        self.fewest = 2
        self.most = 4
        self.minutes = 40
        self.age = 5
        self.options = OPTIONS
        self.folder = Path(__file__).parent
        self.guide = Racer()

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        return line_up(seats, rng, listener, options)

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return WORDS

    def view(self, state: State, seat: Seat | None) -> object:
        return view(cast(Pawns, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.forsage_pawns.picture import draw

        return draw(cast(Pawns, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.forsage_pawns.picture import spread

        return spread(cast(Pawns, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.forsage_pawns.picture import lay

        return lay(text, rng, **options)
