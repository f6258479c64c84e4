"""Records: written, read, replayed, verified; and every way they can be broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scurry import record as records
from scurry.kernel import catalogue
from scurry.kernel.dump import fingerprint
from scurry.kernel.record import BadRecord, Entry, Record, digest
from scurry.kernel.rng import KeyedRng, seeded
from scurry.testkit.contract import recorded
from scurry.testkit.positions import Deal
from scurry.testkit.toys import deck

catalogue.catalogue()
catalogue.add(deck.game)
STATE, TEXT = recorded(deck.game, Deal(2, 11, {}))
LINES = TEXT.splitlines()


def sealed(lines: list[str]) -> str:
    """The text with a digest that fits, as a careful forger would write it."""
    body = "".join(line + "\n" for line in lines if not line.startswith("digest"))
    return f"{body}digest {digest(body)}\n"


def trouble(text: str) -> str:
    with pytest.raises(BadRecord) as found:
        records.verify(records.parse(text))
    return str(found.value)


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return sealed(TEXT.replace(old, new, count).splitlines())


def number(start: str) -> int:
    return next(at for at, line in enumerate(LINES, 1) if line.startswith(start))


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    records.save(records.parse(TEXT), path)
    assert path.read_text() == TEXT
    assert records.load(path).text() == TEXT
    assert [file.name for file in tmp_path.iterdir()] == ["a.record"]


def test_a_finished_record_is_verified_down_to_each_draw() -> None:
    report = records.verify(records.parse(TEXT))
    assert (report.finished, report.fair) == (True, True)
    assert report.draws >= 9
    assert report.choices == sum(1 for line in LINES if line[0].isdigit())


def test_a_replay_stops_where_it_is_told() -> None:
    whole = records.parse(TEXT)
    half = records.replay(whole, upto=3)
    assert half.pending()
    full = records.replay(whole)
    full.rng = STATE.rng
    assert fingerprint(full) == fingerprint(STATE)


def test_an_unfinished_record_can_be_replayed_but_proves_nothing() -> None:
    unfinished = records.parse("\n".join(LINES[: number("end") - 2]) + "\n")
    report = records.verify(unfinished)
    assert (report.finished, report.fair) == (False, False)


def test_what_was_taken_back_does_not_count() -> None:
    record = records.parse("\n".join(LINES[: number("begin") + 1]) + "\n")
    record.entries += [Entry(-1, "", [], None, "undo 1")]
    assert records.choices_of(records.parse(record.text())) == []


def test_notes_survive() -> None:
    record = records.parse("\n".join(LINES[: number("begin")]) + "\n")
    for note in ("timeout 1", "bot 0 greedy", "human 0"):
        record.entries.append(Entry(-1, "", [], None, note))
    assert [entry.note for entry in records.parse(record.text()).entries] == [
        "timeout 1", "bot 0 greedy", "human 0",
    ]  # fmt: skip


def test_the_milliseconds_of_a_race_survive() -> None:
    record = Record("toy_deck", 1, 2)
    record.entries = [Entry(1, "draw", [4], 1250), Entry(0, "hide 3", [], 0)]
    lines = record.text().splitlines()
    assert lines[-2:] == ["1 draw @1250 [4]", "0 hide 3 @0"]
    again = records.parse(record.text())
    assert [entry.ms for entry in again.entries] == [1250, 0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: this is not a Scurry record"),
        ("PNG\n", "line 1: this is not a Scurry record"),
        ("scurry record 2\n", "line 1: this is not a Scurry record"),
        (TEXT[:-1], f"line {len(LINES)}: the file is cut off in the middle of this line"),
        (TEXT[:-80], "the file is cut off in the middle of this line"),
        ("\n".join(LINES[:-1]) + "\n", f"line {len(LINES) - 1}: the file is cut off: its digest"),
        ("\n".join(LINES[:4]) + "\n", "line 4: the file ends before the game begins"),
        (TEXT + "more\n", f"line {len(LINES) + 1}: there is something after the digest"),
        (TEXT.replace("draw", "drow", 1), "the digest does not fit: a line above was changed"),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(text: str, sentence: str) -> None:
    assert sentence in trouble(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed("game toy_deck", "game chess"), "line 2: there is no game 'chess'"),
        (changed("rules 1", "rules 7"), "line 3: this game was played under rules 7 of toy_deck"),
        (changed("rules 1", "rules one"), "line 3: a whole number should stand here, not 'one'"),
        (changed("seats 2", "seats 99"), "line 4: a game has 1 to 8 seats, not 99"),
        (changed("seats 2", "seats 7"), "places"),
        (changed("seats 2", "seats 2\nseats 2"), "line 5: a second 'seats' line"),
        (changed("seats 2", "seats 2\noption wind=on"), "line 5: there is no option 'wind'"),
        (changed("seats 2", "seats 2\nweather fine"), "line 5: 'weather' is not a line of"),
        (changed("begin [", "begin [99 "), "the setup does not fit"),
        (changed("begin [", "begin [x "), "a whole number should stand here, not 'x'"),
        (changed("0 draw", "0 fly"), "seat 0 may not 'fly' here"),
        (changed("0 draw", "9 draw"), "there is no seat 9 in a game of 2"),
        (changed("0 draw", "1 draw"), "seat 1 may not 'draw' here (TD-2)"),
        (changed("0 draw", "0 hide 2"), "seat 0 may not 'hide 2' here (TD-4)"),
        (changed("0 draw", "0 draw [1]"), "'draw' has more draws than it needs"),
        (changed("0 draw", "! nap 3\n0 draw"), "'nap 3' is not a note that a record may have"),
        (changed("0 draw", "! undo 5\n0 draw"), "5 choices cannot be taken back here"),
        (changed("end 1 2" if "end 1 2" in TEXT else "end 2 1", "end 1 1"), "the places are"),
        (changed("secret ", "secret f", 1), "64 hexadecimal digits should stand here"),
    ],
)
def test_a_forged_file_is_told_with_the_line(text: str, sentence: str) -> None:
    found = trouble(text)
    assert found.startswith("line ")
    assert sentence in found


def test_a_forged_draw_is_found_by_the_secret() -> None:
    opening = LINES[number("begin") - 1]
    first, second = opening.split("[")[1].split(" ")[:2]
    other = "0" if second != "0" else "1"
    forged = trouble(changed(f"[{first} {second}", f"[{first} {other}"))
    assert forged.startswith("line ")


def test_another_secret_is_not_the_committed_one() -> None:
    secret = LINES[number("secret") - 1]
    assert "not the secret that was committed to" in trouble(changed(secret, "secret " + "0" * 64))


def test_a_record_of_a_fast_game_has_no_secret_and_is_not_called_fair() -> None:
    scribe = records.Scribe(deck.game, 2, seeded(5))
    while scribe.state.pending():
        seat = scribe.state.pending()[0]
        scribe.write(seat, scribe.state.options(seat)[0])
    report = records.verify(records.parse(scribe.record.text()))
    assert (report.finished, report.fair) == (True, False)


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"scurry record 1\n\xff\xfe")
    with pytest.raises(BadRecord, match="line 2: this is not a text file"):
        records.load(path)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_no_damage_ever_gives_anything_but_a_clear_sentence(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    cut = data.draw(st.integers(0, 40))
    junk = data.draw(st.text(max_size=6))
    text = TEXT[:at] + junk + TEXT[at + cut :]
    if text != TEXT:
        assert trouble(text).startswith("line ")


def test_the_secret_of_a_live_table_is_written_only_at_the_end() -> None:
    scribe = records.Scribe(deck.game, 2, KeyedRng(bytes(32), ("a", "b")))
    while scribe.state.pending():
        assert "secret" not in scribe.record.text()
        seat = scribe.state.pending()[0]
        scribe.write(seat, scribe.state.options(seat)[0])
    assert f"secret {'00' * 32}" in scribe.record.text()
