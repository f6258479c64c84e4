"""The command `scurry`: reads the command line and hands over to scurry.terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from scurry._source import which
from scurry.kernel.catalogue import catalogue
from scurry.kernel.record import load
from scurry.lab.simulate import Plan
from scurry.terminal import checking, designs, inspecting, listing, playback, rulebooks, simulating
from scurry.terminal.command_line import (
    AsJson,
    AsPlain,
    GameId,
    Lang,
    NewRecord,
    OneGame,
    Options,
    RecordFile,
    Seats,
    Seed,
    SomeGames,
)
from scurry.terminal.front import Leave
from scurry.terminal.language import language
from scurry.terminal.menu import Menu
from scurry.terminal.resume import opened, reopened
from scurry.terminal.seating import bots_only, chosen, sitters
from scurry.terminal.sitting import console, on_screen, sit
from scurry.terminal.trouble import Trouble, game_called, sentence
from scurry.words import Words

BAD_INPUT = 2

app = typer.Typer(
    name="scurry",
    rich_markup_mode=None,  # plain help: lines stay as they are, and read well aloud
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def say_version(wanted: bool) -> None:
    """Also whether the rules are compiled: it is the first thing to know about a slow machine."""
    if wanted:
        print(f"scurry {version('scurry')}, {which()}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=say_version, is_eager=True, help="Which version this is."),
]


@app.callback(invoke_without_command=True)
def menu(context: typer.Context, lang: Lang = None, _version: Version = False) -> None:
    """Board games for people, bots and researchers.

    \b
    scurry                               choose a game from a menu
    scurry play forsage_cards            play against a bot
    scurry games                         what there is to play
    scurry COMMAND --help                examples of a command
    """
    if context.invoked_subcommand is not None:
        return
    if not on_screen():
        print(context.get_help())
        return
    words = Words(language(lang))
    chooser = Menu(words, console())
    try:
        game = chooser.game()
        who = chooser.seats(game)
    except (Leave, KeyboardInterrupt):
        print()
        return
    sit(*opened(game, who, {}, None, None), words.lang, False)


@app.command()
def games(
    game: OneGame = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """What there is to play, and each game's options.

    \b
    scurry games
    scurry games forsage_cards --lang uk
    scurry games --json
    """
    found = list(catalogue().values()) if game is None else [game_called(game)]
    if as_json:
        print(json.dumps([listing.as_dict(each) for each in found], ensure_ascii=False))
        return
    for number, each in enumerate(found):
        if number:
            print()
        listing.show(each, language(lang), console())


@app.command()
def play(
    game: GameId,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    lang: Lang = None,
    record: NewRecord = None,
    plain: AsPlain = False,
    server: Annotated[str | None, typer.Option("--server", help="Play there, not here.")] = None,
) -> None:
    """Play at this terminal: people, bots, or both.

    \b
    scurry play forsage_cards
    scurry play forsage_cards --seats human,greedy,random
    scurry play forsage_cards --seats human,human --lang uk     two people, one screen
    scurry play forsage_cards --option deal=4 --seed 7          repeatable
    scurry play forsage_cards --plain                           one fact a line
    scurry play forsage_cards --server http://127.0.0.1:8140    at a server's table

    Every game is written down. Leave with quit or Ctrl-C, go on with scurry resume FILE.
    Without --seed chance comes from a fresh secret; its hash is shown before the start, the
    secret at the end, and scurry verify FILE checks every draw.
    """
    found, spoken = game_called(game), language(lang)
    who = sitters(found, seats)
    if server is not None:
        from scurry.terminal.afar import play_afar

        play_afar(server, found, who, chosen(found, option or []), spoken)
        return
    table, keeper = opened(found, who, chosen(found, option or []), seed, record)
    sit(table, keeper, spoken, plain)


Folder = Annotated[Path | None, typer.Option("--data-dir", help="Where tables are kept.")]
Database = Annotated[
    str | None, typer.Option("--database", help="postgresql://…, or the path of an SQLite file.")
]


@contextmanager
def told_in_a_sentence() -> Iterator[None]:
    """What a store cannot do is something the user can put right."""
    from scurry.server.store.base import StoreFailed, TooNew

    try:
        yield
    except (StoreFailed, TooNew) as failed:
        raise Trouble(str(failed)) from None


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8140,
    lan: Annotated[bool, typer.Option("--lan", help="For phones in the room, too.")] = False,
    public_url: Annotated[str, typer.Option(help="How others reach it, behind a proxy.")] = "",
    database: Database = None,
    data_dir: Folder = None,
) -> None:
    """Serve tables to browsers and programs. Tables are kept, whatever happens.

    \b
    scurry serve                                          this machine only
    scurry serve --lan                                    everybody in the room, with a QR code
    scurry serve --database postgresql://user@host/scurry
    scurry serve --public-url https://games.example.org   behind a proxy, see docs/running.md
    """
    from scurry.server.serve import serve as start

    with told_in_a_sentence():
        start(host, port, lan, public_url, database, data_dir, which())


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data_dir: Folder = None,
) -> None:
    """Copy all tables into a file, while the server runs.

    \b
    scurry backup tables-2026-11-15.sqlite
    """
    from scurry.server.serve import back_up

    with told_in_a_sentence():
        back_up(target, data_dir)


@app.command()
def resume(file: RecordFile, seed: Seed = None, lang: Lang = None, plain: AsPlain = False) -> None:
    """Go on with a game that was left.

    \b
    scurry resume forsage_cards-20261104-193000.scurry
    scurry resume game.scurry --seed 7       if game.scurry.secret was lost

    Needs the file FILE.secret beside the record, which play left there.
    """
    spoken = language(lang)
    table, keeper = reopened(file, seed)
    if plain or not on_screen():
        table.story.forget()  # a program that comes back knows nothing any more
    sit(table, keeper, spoken, plain)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Seen from this seat.")] = None,
    lang: Lang = None,
    plain: AsPlain = False,
) -> None:
    """Watch a record again, step by step (all at once when it is piped).

    \b
    scurry replay game.scurry                as a spectator
    scurry replay game.scurry --seat 0       as seat 0 saw it
    scurry replay game.scurry --plain
    """
    record = load(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise Trouble(f"this game has the seats 0 to {record.seats - 1}, so there is no {seat}")
    words = Words(language(lang), game_called(record.game))
    if plain or not on_screen():
        playback.say_all(record, seat, words)
    else:
        playback.Player(record, seat, words, console()).run()


@app.command()
def verify(file: RecordFile, lang: Lang = None) -> int:
    """Check a record: every choice by the rules, the result, the draws. Exit 0: in order, 1: not.

    \b
    scurry verify game.scurry
    """
    return 0 if checking.check(file, Words(language(lang))) else 1


@app.command()
def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]")] = None,
    lang: Lang = None,
) -> None:
    """Read a game's rulebook, or one clause of it.

    \b
    scurry rules forsage_cards
    scurry rules forsage_cards FC-K4 --lang uk
    """
    rulebooks.show(game_called(game), language(lang), clause, console())


@app.command()
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="How many.")] = 1000,
    seats: Seats = None,
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same figures.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Many games of bots: wins by seat, length of games. Ctrl-C reports what was played so far.

    \b
    scurry simulate forsage_cards --games 100000 --jobs 2
    scurry simulate forsage_cards --seats greedy,random --games 500 --seed 3
    scurry simulate forsage_cards --option deal=4 --json
    """
    found = game_called(game)
    who = bots_only(found, seats)
    plan = Plan(found.id, who, games, seed, chosen(found, option or []))
    simulating.run(plan, jobs, as_json)


@app.command()
def bench(
    game: SomeGames = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="A game.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """How fast the rules run here.

    \b
    scurry bench
    scurry bench forsage_cards --seconds 5 --json
    """
    simulating.bench([game_called(name) for name in game or []], seconds, as_json)


content = typer.Typer(
    help="Boards of one's own: check, draw, make at random.", rich_markup_mode=None
)
app.add_typer(content, name="content")
Design = Annotated[str, typer.Argument(metavar="FILE", help="A board's file, or its code.")]
Maker = Annotated[str | None, typer.Option("--game", help="Whose board; there is mostly one.")]


@content.command("check")
def content_check(
    file: Annotated[
        str | None,
        typer.Argument(metavar="[FILE]", help="A board, its code, or a folder of content."),
    ] = None,
    game: Maker = None,
    races: Annotated[
        int, typer.Option("--races", min=0, max=100_000, help="Quick races to try it out.")
    ] = 0,
    seats: Annotated[int, typer.Option("--seats", min=1, max=4, help="Racers.")] = 2,
    lang: Lang = None,
) -> int:
    """What is good and bad about a board, or about a game's content. Exit 0: playable, 1: not.

    \b
    scurry content check                                all content that comes with the games
    scurry content check my-tales --game mouse_tales    a changed copy of a content folder
    scurry content check my-board.toml
    scurry content check my-board.toml --races 500      how long, and is it fair?
    scurry content check S.T.O-..M..-.L..Z --lang uk    by its code
    """
    if file is None or inspecting.is_folder(file):
        return 0 if inspecting.check(file, game, language(lang)) else 1
    return 0 if designs.check(file, game, races, seats, language(lang)) else 1


@content.command("show")
def content_show(file: Design, game: Maker = None) -> None:
    """Draw a board, and say its code: for links and for scurry play --option board_code=CODE.

    \b
    scurry content show my-board.toml
    """
    designs.show(file, game, console())


@content.command("random")
def content_random(
    game: GameId,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same board.")] = 0,
    size: Annotated[int, typer.Option("--size", help="How many tiles.")] = 48,
    difficulty: Annotated[str, typer.Option("--difficulty")] = "medium",
) -> None:
    """A random board, as the content of a file.

    \b
    scurry content random chess_race --seed 7 --difficulty easy > my-board.toml
    scurry content random chess_race --size 24 --difficulty hard
    """
    print(designs.make(game, seed, size, difficulty), end="")


def main() -> None:
    """Entry point of the program: no traceback for what the user can put right."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        code = app(prog_name="scurry", standalone_mode=False)
    except Exception as error:
        told = sentence(error)
        if told is None:
            raise
        print(f"scurry: {told}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
