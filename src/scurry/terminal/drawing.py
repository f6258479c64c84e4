"""The pieces of the screen, as rich draws them. All text is literal, never markup."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from scurry.kernel.message import Event
from scurry.kernel.question import Question
from scurry.kernel.state import Choice
from scurry.terminal.seating import HUMAN
from scurry.terminal.story import Viewer
from scurry.terminal.table import Table
from scurry.words import Words

FRAME_STYLE = "cyan"
KEY_STYLE = "dim"
PAD_ROWS = 6


def picture(table: Table, viewer: Viewer, words: Words) -> Panel:
    """The table from one chair, with everyone's name."""
    drawn = Text.from_ansi(table.game.picture(table.state, viewer, words.say).rstrip("\n"))
    title = table.game.titles[words.lang]
    if viewer is not None:
        title += f" · {words.name(viewer)}"
    names = " · ".join(f"{seat} {sitter(table, seat, viewer, words)}" for seat in seats(table))
    return Panel(
        drawn,
        title=Text(title, "bold"),
        subtitle=Text(names, KEY_STYLE),
        border_style=FRAME_STYLE,
        padding=(1, 2),
        box=box.ROUNDED,
    )


def seats(table: Table) -> range:
    return range(len(table.who))


def sitter(table: Table, seat: int, viewer: Viewer, words: Words) -> str:
    name = words.name(seat)
    if table.who[seat] != HUMAN:
        return words.say("seat-bot", {"seat": name, "level": table.who[seat]})
    return words.say("seat-you", {"seat": name}) if seat == viewer else name


def story(events: list[Event], words: Words) -> Text:
    return Text("\n").join(Text(f"  {words.event(event)}") for event in events)


def question(asked: Question, limit: int | None, words: Words) -> Text:
    """With the clauses that count, and in a race the time there is."""
    text = Text(words.question(asked), "bold")
    if asked.clauses:
        text.append(f"  {' '.join(asked.clauses)}", KEY_STYLE)
    if limit is not None:
        text.append(f"  {words.say('race-seconds', {'seconds': limit // 1000})}", KEY_STYLE)
    return text


def options(choices: list[Choice], words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold " + FRAME_STYLE)
    grid.add_column()
    grid.add_column(style=KEY_STYLE)
    for number, choice in enumerate(choices, 1):
        grid.add_row(Text(str(number)), Text(words.choice(choice)), Text(choice.key))
    return grid


def pad(choices: list[Choice], words: Words) -> Grid:
    """The options of a race, in columns: the table must stay in sight."""
    if len(choices) <= PAD_ROWS:
        return options(choices, words)
    grid = Grid.grid(padding=(0, 2))
    cells = [(str(number), words.choice(choice)) for number, choice in enumerate(choices, 1)]
    for _ in cells[::PAD_ROWS]:
        grid.add_column(justify="right", style="bold " + FRAME_STYLE)
        grid.add_column()
    for row in range(PAD_ROWS):
        grid.add_row(*(Text(text) for cell in cells[row::PAD_ROWS] for text in cell))
    return grid


def rule(clause_id: str, text: str) -> RenderableType:
    return Panel(
        Markdown(text),
        title=Text(clause_id),
        title_align="left",
        border_style="dim",
        box=box.SIMPLE,
    )


def named(choices: list[Choice], words: Words) -> Grid:
    """Choices that were asked about, without numbers."""
    grid = Grid.grid(padding=(0, 2))
    for choice in choices:
        grid.add_row(Text(f"  {words.choice(choice)}"), Text(choice.key, KEY_STYLE))
    return grid
