"""Nothing of a card game is below the fold, whatever is asked, on a phone and on a small laptop."""

from __future__ import annotations

import pytest

from tests.browser import fold
from tests.browser.conftest import PHONE, NewPerson

LAPTOP = (1280, 720)
FULL = {"pick_a_back": True, "mixed_car_pairs": True, "window_seconds": 30}


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_card_game_never_leaves_the_window(person: NewPerson, size: tuple[int, int]) -> None:
    player = person("uk", size, seed=1)
    table = player.open_table("forsage_cards", ["me", "easy", "easy", "easy"], options=FULL)
    player.visit(f"/table/{table}")
    found = fold.walk(player)
    assert not found, "\n".join(found)


def test_the_check_sees_what_is_outside_below_or_too_small(person: NewPerson) -> None:
    """The check itself can fail."""
    player = person("en", PHONE)
    table = player.open_table("forsage_cards", ["me", "easy"])
    player.visit(f"/table/{table}")
    player.page.locator("[data-may]").first.wait_for()
    assert not fold.check(player.page)
    player.page.evaluate(
        """() => {
          const put = (name, css) => {
            const button = document.createElement('button');
            button.dataset.key = name;
            button.textContent = name;
            Object.assign(button.style, {position: 'fixed', ...css});
            document.body.append(button);
          };
          put('away', {left: '0', top: '2000px', width: '60px', height: '60px'});
          put('under', {left: '0', top: '0', width: '60px', height: '60px', zIndex: -1});
          put('tiny', {left: '100px', top: '300px', width: '20px', height: '20px', zIndex: 99});
        }"""
    )
    found = "\n".join(fold.check(player.page))
    assert '"away" is outside the window' in found
    assert '"under" lies under' in found
    assert '"tiny" can be touched on' in found
