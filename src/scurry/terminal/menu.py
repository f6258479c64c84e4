"""`scurry` alone: which game, how many players, how many people; then play."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from scurry.bots.levels import LEVELS
from scurry.kernel.catalogue import catalogue
from scurry.kernel.game import Game
from scurry.terminal.front import Leave
from scurry.terminal.listing import facts
from scurry.terminal.seating import HUMAN, RIVAL, Sitters
from scurry.words import Words


class Menu:
    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def game(self) -> Game:
        games = list(catalogue().values())
        self.title("menu-games")
        lines = [(game.titles[self.words.lang], facts(game, self.words)) for game in games]
        self.list(lines)
        return games[self.number(1, len(games), 1) - 1]

    def seats(self, game: Game) -> Sitters:
        players = game.fewest
        if game.fewest < game.most:
            self.title("menu-players")
            players = self.number(game.fewest, game.most, max(game.fewest, min(2, game.most)))
        people = 1
        if players > 1:
            self.title("menu-people")
            people = self.number(0, players, 1)
        bots = players - people
        return (*[HUMAN] * people, *[self.level() if bots else HUMAN] * bots)

    def level(self) -> str:
        levels = list(LEVELS)
        self.title("menu-level")
        self.list([(level, "") for level in levels])
        return levels[self.number(1, len(levels), levels.index(RIVAL) + 1) - 1]

    def title(self, message: str) -> None:
        self.console.print(Text(f"\n{self.words.say(message)}", "bold"))

    def list(self, rows: list[tuple[str, str]]) -> None:
        grid = Grid.grid(padding=(0, 2))
        for number, (name, more) in enumerate(rows, 1):
            grid.add_row(Text(str(number), "bold cyan"), Text(name), Text(more, "dim"))
        self.console.print(grid)

    def number(self, low: int, high: int, usual: int) -> int:
        """A number in a range; Enter means the usual one."""
        bounds = {"low": low, "high": high}
        while True:
            prompt = self.words.say("choose-between", {**bounds, "usual": usual})
            try:
                typed = self.console.input(Text(f"{prompt} ", "bold")).strip()
            except EOFError:
                raise Leave from None
            if typed in ("q", "quit", self.words.say("command-quit")):
                raise Leave
            if not typed:
                return usual
            if typed.isdecimal() and low <= int(typed) <= high:
                return int(typed)
            self.console.print(Text(self.words.say("not-between", {**bounds})))
