"""Mouse Tales, as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from scurry.games.mouse_tales.bots import Companion
from scurry.games.mouse_tales.content import BadContent, Content, folder
from scurry.games.mouse_tales.inspection import faults
from scurry.games.mouse_tales.legacy import read_legacy, write_legacy
from scurry.games.mouse_tales.rules import OPTIONS, Rules
from scurry.games.mouse_tales.setup import Opening, inherit
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.vocabulary import VOCABULARY
from scurry.kernel.game import Game, Say
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class MouseTales(Game):
    def __init__(self) -> None:
        self.id = "mouse_tales"
        self.rules_version = 1
        self.titles = {
            "uk": "Мишачі оповідки",
            "ru": "Мышиные истории",
            "en": "Mouse Tales",
        }
        self.fewest = 1
        self.most = 4
        self.minutes = 90
        self.age = 7
        self.options = OPTIONS
        self.beginner = {"advised_party": True, "table_decides": True}
        self.folder = Path(__file__).parent
        self.guide = Companion()

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        tale = Mice(seats, rng, listener, Rules(options))
        inherit(tale, read_legacy(legacy))
        tale.push(Opening())
        tale.run()
        return tale

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return VOCABULARY

    def legacy(self, state: State) -> str | None:
        tale = cast(Mice, state)
        return write_legacy(tale) if tale.rules.campaign else None

    def inspect(self, content: Path | None = None) -> list[str]:
        try:
            return faults(Content(folder() if content is None else content))
        except BadContent as bad:
            return [str(bad)]

    def view(self, state: State, seat: Seat | None) -> object:
        from scurry.games.mouse_tales.view import view

        return view(cast(Mice, state), seat)

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        from scurry.games.mouse_tales.picture import draw

        return draw(cast(Mice, state), seat, say)

    def spread(self, state: State) -> str:
        from scurry.games.mouse_tales.whole import spread

        return spread(cast(Mice, state))

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        from scurry.games.mouse_tales.positions import lay

        return lay(text, rng, **options)
