"""Holey Cheese, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.holey_cheese.bots import Mouse
from scurry.games.holey_cheese.choices import WORDS
from scurry.games.holey_cheese.rules import OPTIONS, objection
from scurry.games.holey_cheese.setup import set_up
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.view import view
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class HoleyCheese(Game):
    def __init__(self) -> None:
        self.id = "holey_cheese"
        self.rules_version = 1
        self.titles = {"uk": "Діряві Сири", "ru": "Дырные Сыры", "en": "Holey Cheese"}
        self.fewest = 2  # DS-01
        self.most = 4
        self.minutes = 20
        self.age = 6
        self.options = OPTIONS
        self.beginner = {"pace": "turns"}
        self.folder = Path(__file__).parent
        self.guide = Mouse()

    def objection(self, seats: i64, options: dict[str, Value]) -> str | None:
        return objection(options)

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        return set_up(seats, rng, listener, options)

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return WORDS

    def view(self, state: State, seat: Seat | None) -> object:
        return view(cast(Cheese, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.holey_cheese.picture import draw

        return draw(cast(Cheese, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.holey_cheese.picture import spread

        return spread(cast(Cheese, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.holey_cheese.picture import lay

        return lay(text, rng, **options)
