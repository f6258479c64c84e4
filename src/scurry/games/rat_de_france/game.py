"""Rat de France, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.rat_de_france.bots import Racer
from scurry.games.rat_de_france.rules import OPTIONS
from scurry.games.rat_de_france.setup import line_up, objection
from scurry.games.rat_de_france.state import WORDS, Rats
from scurry.games.rat_de_france.view import view
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class RatDeFrance(Game):
    def __init__(self) -> None:
        self.id = "rat_de_france"
        self.rules_version = 1
        self.titles = {"uk": "Щур де Франс", "ru": "Крыс де Франс", "en": "Rat de France"}
        self.fewest = 2
        self.most = 4
        self.minutes = 15
        self.age = 9
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

    def objection(self, seats: i64, options: dict[str, Value]) -> str | None:
        return objection(seats, options)

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return WORDS

    def view(self, state: State, seat: Seat | None) -> object:
        return view(cast(Rats, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.rat_de_france.picture import draw

        return draw(cast(Rats, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.rat_de_france.picture import spread

        return spread(cast(Rats, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.rat_de_france.picture import lay

        return lay(text, rng, **options)
