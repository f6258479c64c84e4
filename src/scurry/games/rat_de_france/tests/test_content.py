"""What is in the box, and what is said of a card that is drawn wrongly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from scurry.games.rat_de_france import game as rats
from scurry.games.rat_de_france.content import BadContent, Card, ends, read_cards, sections
from scurry.games.rat_de_france.picture import LETTERS
from scurry.games.rat_de_france.tests.printed import END_CARDS, SECTION_CARDS
from scurry.games.rat_de_france.view import View
from scurry.games.rat_de_france.words import (
    ACTION_NAMES,
    DIRECTIONS,
    ROW_NAMES,
    SIGNS,
    TOKEN_NAMES,
)

PLAIN_CARD = ". . .\n\n. . .\n\n. . .\n\n. . .\n\n. . .\n"


def described(card: Card) -> str:
    """Walls on right sides (v) and below (h), then what is special, each cell after the other."""
    found: dict[str, list[str]] = {}
    for row, column in sorted(card.terrain):
        name = f"{ROW_NAMES[row]}{column + 1}"
        what = SIGNS[card.terrain[row, column]]
        for kind, here in (
            ("v", (row, column) in card.right),
            ("h", (row, column) in card.under),
            (what, what != "."),
        ):
            if here:
                found.setdefault(kind, []).append(name)
    kinds = [kind for kind in "vh" + SIGNS if kind in found]
    return " ".join(f"{kind}:{','.join(found[kind])}" for kind in kinds)


def test_every_section_card_is_as_printed() -> None:
    """RAT-C4: 24 of them, numbered"""
    assert {number: described(card) for number, card in sections().items()} == SECTION_CARDS
    assert [*sections()] == [str(number) for number in range(1, 25)]
    assert len({card.name for card in sections().values()}) == 24


def test_every_start_and_finish_card_is_as_printed() -> None:
    """RAT-C3"""
    assert {number: described(card) for number, card in ends().items()} == END_CARDS
    assert [*ends()] == ["I", "II", "III", "IV", "V", "VI"]


def test_the_sections_hold_so_much_of_each_terrain() -> None:
    """RAT-C4"""
    found = Counter(SIGNS[kind] for card in sections().values() for kind in card.terrain.values())
    assert found == {"W": 36, "M": 24, "S": 14, "P": 9, "U": 9, "C": 9, ".": 24 * 25 - 101}


def test_cards_are_five_rows_high_and_five_or_three_columns_wide() -> None:
    """RAT-C3 RAT-C4"""
    for cards, width in ((sections(), 5), (ends(), 3)):
        for card in cards.values():
            assert set(card.terrain) == {(row, at) for row in range(5) for at in range(width)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_card_of_each_action_and_there_is_an_order_card_for_each(
    seats: int,
) -> None:
    """RAT-C1 RAT-C2 RAT-C6"""
    view = rats.view(rats.start(seats, 1), None)
    assert isinstance(view, View)
    assert ACTION_NAMES == ["straight", "diagonal", "step", "swap", "jump", "idea"]
    assert sorted(view.row) == sorted(ACTION_NAMES)
    assert [sorted(rat.hand) for rat in view.rats] == [sorted(ACTION_NAMES)] * seats


def test_there_are_four_rats_and_three_kinds_of_tokens() -> None:
    """RAT-C6 RAT-C7"""
    assert len(LETTERS) == rats.most == 4
    assert {*TOKEN_NAMES.values()} == {"pepper", "sugar", "clover"}


def test_the_wind_has_two_cards_of_each_direction() -> None:
    """RAT-C5"""
    state = rats.start(2, 1, wind=True)
    lines = rats.spread(state).splitlines()
    winds = next(line for line in lines if line.startswith("winds:")).split()[1:]
    assert Counter(winds) == dict.fromkeys(DIRECTIONS, 2)


def card(number: str = '"X"', picture: str = PLAIN_CARD, name: str = 'name = "x"') -> str:
    return f'[[end]]\nnumber = {number}\n{name}\npicture = """\n{picture}"""\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (card(name=""), "cards.toml, end 1: the field 'name' is missing"),
        ('[[end]]\nname = "x"\n', "cards.toml, end 1: the field 'number' is missing"),
        (
            '[[end]]\nname = "x"\nnumber = "X"\n',
            "cards.toml, end 1: the field 'picture' is missing",
        ),
        (card(picture=". . .\n"), "cards.toml, end 1, picture: 1 lines instead of 9"),
        (
            card(picture=PLAIN_CARD.replace(". . .", ". . . .", 1)),
            "cards.toml, end 1, picture, line 1: longer than 3 cells",
        ),
        (
            card(picture=PLAIN_CARD.replace(". . .", ". Q .", 1)),
            "cards.toml, end 1, picture, line 1: 'Q' cannot stand at column 3",
        ),
        (
            card(picture=PLAIN_CARD.replace(". . .", ". .-.", 1)),
            "cards.toml, end 1, picture, line 1: '-' cannot stand at column 4",
        ),
        (
            card(picture=PLAIN_CARD.replace("\n\n", "\n|\n", 1)),
            "cards.toml, end 1, picture, line 2: '|' cannot stand at column 1",
        ),
        (
            card(picture=PLAIN_CARD.replace("\n\n", "\n -\n", 1)),
            "cards.toml, end 1, picture, line 2: '-' cannot stand at column 2",
        ),
        (card() + card(), "cards.toml, end 2, number: X is there twice"),
        (card(), "cards.toml: 1 entries of 'end' instead of 2"),
        ("", "cards.toml: 0 entries of 'end' instead of 2"),
    ],
)
def test_a_card_that_cannot_be_used_is_told_with_file_entry_and_field(
    text: str, sentence: str, tmp_path: Path
) -> None:
    """RAT-C3 RAT-C4"""
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        read_cards(path, "end", 2, 3)
    assert str(caught.value) == sentence


def test_a_file_that_is_no_toml_is_told_with_its_name(tmp_path: Path) -> None:
    """RAT-C4"""
    path = tmp_path / "cards.toml"
    path.write_text("number = \n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"cards\.toml: .*line 1"):
        read_cards(path, "end", 2, 3)


def test_good_cards_are_read(tmp_path: Path) -> None:
    """RAT-C3"""
    path = tmp_path / "cards.toml"
    drawn = ". W|.\n  -\n. . .\n\n. . .\n\n. . .\n\n. . M\n"
    path.write_text(card() + card('"Y"', drawn), encoding="utf-8")
    found = read_cards(path, "end", 2, 3)
    assert described(found["Y"]) == "v:A2 h:A2 M:E3 W:A2"
