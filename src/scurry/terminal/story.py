"""What each seat, and a spectator, has been told; and how much of it was shown already.

Not all that is told stays: words at a table are news once, and who comes back has missed them.
"""

from __future__ import annotations

from scurry.bots.arena import Ears
from scurry.kernel.message import KEPT, NEVER, Event, Listener
from scurry.kernel.seats import SPECTATORS

Viewer = int | None  # a seat; None is the spectator


def told(event: Event, viewer: Viewer) -> bool:
    if viewer is None:
        return bool(event.audience & SPECTATORS)
    return bool(event.audience >> viewer & 1)


def kept(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kept == KEPT]


class Story(Listener):
    """Sorts what happens by who may know it. Bots hear it through `ears`."""

    def __init__(self, seats: int) -> None:
        self.ears = Ears()
        self.logs: dict[Viewer, list[Event]] = {viewer: [] for viewer in [*range(seats), None]}
        self.shown: dict[Viewer, int] = dict.fromkeys(self.logs, 0)
        self.resumed: dict[Viewer, int] = dict.fromkeys(self.logs, 0)  # told before it was left
        self.public: dict[int, int] = {}  # by seat: how much of the spectator's log it knows

    def hear(self, event: Event) -> None:
        self.ears.hear(event)
        for viewer, log in self.logs.items():
            if told(event, viewer):
                log.append(event)

    def mark(self, viewer: Viewer) -> None:
        """All that this viewer was told up to now has been shown."""
        self.shown[viewer] = len(self.logs[viewer])
        if viewer is not None:
            self.public[viewer] = len(self.logs[None])

    def forget(self) -> None:
        """Nothing was shown to those who look now: they will be told everything again."""
        self.shown = dict.fromkeys(self.logs, 0)
        self.public = {}

    def news(self, viewer: Viewer) -> list[Event]:
        """What this viewer was told and not yet shown."""
        news = self.since(viewer, self.shown[viewer])
        self.mark(viewer)
        return news

    def since(self, viewer: Viewer, first: int) -> list[Event]:
        """What can be told from there on; of what was before the table was left, what is kept."""
        log, left = self.logs[viewer], self.resumed[viewer]
        return [*kept(log[first:left]), *log[max(first, left) :]]

    def resume(self) -> None:
        """The table was left, and all until now was told before that."""
        self.resumed = {viewer: len(log) for viewer, log in self.logs.items()}

    def log(self, viewer: Viewer) -> list[Event]:
        """What this viewer may look up while the game goes on."""
        return kept(self.logs[viewer])

    def whole(self, viewer: Viewer) -> list[Event] | None:
        """After the game: the log, with what had to wait for its end; None if nothing had to."""
        whole = [event for event in self.logs[viewer] if event.kept != NEVER]
        return whole if len(whole) > len(self.log(viewer)) else None

    def for_all(self) -> list[Event]:
        """The public part of what at least one of those who were shown something missed."""
        return self.since(None, min(self.public.values(), default=self.shown[None]))
