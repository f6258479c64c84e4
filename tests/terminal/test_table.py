"""Rounds: all who are asked at once answer to the same position, whatever the others said."""

from __future__ import annotations

from pathlib import Path

import pytest

from scurry.kernel.catalogue import FOUND, catalogue
from scurry.kernel.game import Game
from scurry.kernel.record import load
from scurry.kernel.replay import verify
from scurry.terminal.chance import Seed
from scurry.terminal.front import Front, Leave
from scurry.terminal.host import host
from scurry.terminal.keeper import Keeper
from scurry.terminal.resume import reopened
from scurry.terminal.table import Answer, Table
from scurry.testkit.toys import TOYS

LAST = -1


@pytest.fixture(autouse=True)
def toys_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in [*catalogue().values(), *TOYS]:
        monkeypatch.setitem(FOUND, game.id, game)


class Notebook(Front):
    """Answers with the nth option, and notes what each seat was shown."""

    def __init__(self, picks: dict[int, int], leave_after: int = 10_000) -> None:
        self.picks = picks
        self.left_to_ask = leave_after
        self.shown: list[tuple[int, str]] = []

    def opening(self, table: Table, path: Path) -> None:
        pass

    def put(self, table: Table, seat: int) -> None:
        pass

    def now(self) -> float:
        return 0.0  # nobody thinks here

    def news(self, table: Table, seat: int) -> None:
        pass

    def over(self, table: Table, seat: int, serial: int) -> None:
        pass

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        if not self.left_to_ask:
            raise Leave
        self.left_to_ask -= 1
        told = [repr(event) for event in table.story.news(seat)]
        view = table.game.view(table.state, seat)
        self.shown.append((seat, f"{view} {told} {sorted(table.late)}"))
        table.late.pop(seat, None)
        options = table.options(seat)
        return table.answer(seat, options[self.picks.get(seat, 0) % len(options)])

    def watch(self, table: Table) -> None:
        pass

    def ending(self, table: Table, path: Path) -> None:
        pass

    def left(self, table: Table, path: Path) -> None:
        pass


def people(game: Game) -> tuple[str, ...]:
    return ("human",) * min(3, game.most)


def sit(game: Game, folder: Path, front: Front, who: tuple[str, ...] = ()) -> Table:
    table = Table(game, who or people(game), Seed(6), {})
    keeper = Keeper(folder / "game")
    keeper.begin(table.chance.line())
    host(table, front, keeper)
    return table


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_who_is_asked_later_learns_nothing_of_an_earlier_answer(game: Game, tmp_path: Path) -> None:
    """Whatever the first of a round answers, the others are shown the same."""
    asked = Table(game, people(game), Seed(6), {}).state.pending()
    seen = []
    for number, pick in enumerate((0, LAST)):
        front = Notebook({asked[0]: pick}, leave_after=len(asked))
        folder = tmp_path / str(number)
        folder.mkdir()
        sit(game, folder, front)
        assert [seat for seat, _ in front.shown] == list(asked)
        seen.append(front.shown)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_toy_can_be_played_by_people_and_by_people_with_bots(
    game: Game, tmp_path: Path
) -> None:
    for name, who in (("people", people(game)), ("mixed", ("human", "greedy", "random"))):
        (tmp_path / name).mkdir()
        table = sit(game, tmp_path / name, Notebook({}), who[: game.most])
        assert table.state.outcome() is not None
        assert verify(load(tmp_path / name / "game")).finished


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_table_left_at_any_question_ends_as_without_the_pause(game: Game, tmp_path: Path) -> None:
    whole = sit(game, tmp_path, Notebook({})).scribe.record.text()
    for asked in range(0, 12, 3):
        folder = tmp_path / str(asked)
        folder.mkdir()
        sit(game, folder, Notebook({}, leave_after=asked))
        if load(folder / "game").places is None:
            host(*reopened_with(folder / "game"))
        assert (folder / "game").read_text(encoding="utf-8") == whole


def reopened_with(path: Path) -> tuple[Table, Front, Keeper]:
    table, keeper = reopened(path, None)
    return table, Notebook({}), keeper


def test_an_answer_whose_question_has_changed_does_not_count(tmp_path: Path) -> None:
    """Of several who answer at once, some find that the table has moved on."""
    late = 0
    for game in TOYS:
        (tmp_path / game.id).mkdir()
        front = Notebook(dict.fromkeys(range(8), LAST))
        sit(game, tmp_path / game.id, front)
        late += sum(not view.endswith("[]") for _, view in front.shown)
    assert late > 0
