"""Options: typed, checked, with defaults."""

from __future__ import annotations

import pytest

from scurry.kernel.options import BadOption, Flag, Number, Option, Pick, Text, Value, settle

OPTIONS: tuple[Option, ...] = (
    Flag("wind", False, "X-1"),
    Pick("track", ("short", "long"), "X-2"),
    Number("seconds", 60, 5, 600, "X-3", setting=True),
)


def test_what_is_not_given_has_its_default() -> None:
    assert settle(OPTIONS, {}) == {"wind": False, "track": "short", "seconds": 60}


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({"wind": "on"}, True), ({"wind": True}, True), ({"wind": "no"}, False),
        ({"track": "long"}, "long"), ({"seconds": "90"}, 90), ({"seconds": 5}, 5),
    ],
)  # fmt: skip
def test_values_come_as_text_or_as_themselves(given: dict[str, Value], settled: Value) -> None:
    (name,) = given
    assert settle(OPTIONS, given)[name] == settled


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"wnd": True}, "there is no option 'wnd'; there are: seconds, track, wind"),
        ({"wind": "maybe"}, "option wind must be on or off, not 'maybe'"),
        ({"track": "round"}, "option track must be one of short, long, not 'round'"),
        ({"seconds": 3}, "option seconds must be a whole number from 5 to 600, not 3"),
        ({"seconds": "soon"}, "option seconds must be a whole number from 5 to 600, not 'soon'"),
        ({"seconds": True}, "option seconds must be a whole number from 5 to 600, not True"),
    ],
)
def test_a_bad_option_is_refused_in_a_sentence(given: dict[str, Value], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        settle(OPTIONS, given)
    assert str(refused.value) == sentence


def test_a_text_is_one_line_without_spaces_around_it() -> None:
    plan: tuple[Option, ...] = (Text("plan", ("S.Z",), 12, "X-4"),)
    assert settle(plan, {}) == {"plan": ""}
    assert settle(plan, {"plan": "  S..Z "}) == {"plan": "S..Z"}
    assert plan[0].values() == ["", "S.Z"]


@pytest.mark.parametrize("text", ["x" * 13, "x" * 1_000_000, "a\nb", "a\x1b[31m", True])
def test_a_long_or_broken_text_is_refused_without_repeating_it_all(text: Value) -> None:
    with pytest.raises(BadOption, match="option plan must be one line of at most 12") as refused:
        settle((Text("plan", (), 12, "X-4"),), {"plan": text})
    assert len(str(refused.value)) < 200
