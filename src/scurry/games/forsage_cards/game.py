"""The card game of the Forsage box, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.forsage_cards.bots import Driver
from scurry.games.forsage_cards.offers import vocabulary
from scurry.games.forsage_cards.rules import OPTIONS
from scurry.games.forsage_cards.setup import deal
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.view import view
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class ForsageCards(Game):
    def __init__(self) -> None:
        self.id = "forsage_cards"
        self.rules_version = 1
        self.titles = {"uk": "Форсаж: карти", "ru": "Форсаж: карты", "en": "Forsage: cards"}
        self.fewest = 2
        self.most = 5
        self.minutes = 15
        self.age = 7
        self.options = OPTIONS
        self.folder = Path(__file__).parent
        self.guide = Driver()

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        return deal(seats, rng, listener, legacy, options)

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return vocabulary()

    def view(self, state: State, seat: Seat | None) -> object:
        return view(cast(Forsage, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.forsage_cards.picture import draw

        return draw(cast(Forsage, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.forsage_cards.picture import spread

        return spread(cast(Forsage, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.forsage_cards.picture import lay

        return lay(text, rng, **options)

    def legacy(self, state: State) -> str | None:
        """The winner may begin the next game. FC-43"""
        outcome = state.outcome()
        return None if outcome is None else str(outcome.winners()[0])
