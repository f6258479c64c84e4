"""What each weapon does. 4b.3 4c.1"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cheese,
    foes,
    keys,
    left,
    place,
    play,
    table,
    why,
    woes,
    wounds,
)


@pytest.mark.parametrize(
    ("who", "weapon", "dice"),
    [
        ("collin", "collins-sword", 3), ("nez", "nezs-hammer", 3), ("tilda", "tildas-mace", 2),
        ("maginos", "maginos-staff", 2), ("filch", "dagger", 2), ("lily", "lilys-bow", 2),
        ("lily", "long-bow", 3), ("collin", "hairpin-crossbow", 4), ("collin", "pea-sling", 2),
        ("collin", "toothpick", 2), ("collin", "needle-sword", 3), ("filch", "shard-knife", 2),
        ("collin", "skewer", 3), ("nez", "nutcracker-mallet", 4), ("tilda", "button-mace", 2),
        ("nez", "clockwork-saw", 4),
    ],
)  # fmt: skip
def test_a_weapon_adds_its_own_dice_to_the_battle_value(who: str, weapon: str, dice: int) -> None:
    """MM-54 4b.3 4c.1: so many dice against a rat next to her, none of which hits"""
    sign = who[0].upper()
    ranged = weapon in ("lilys-bow", "long-bow", "hairpin-crossbow", "pea-sling", "maginos-staff")
    worn = "" if weapon in ("collins-sword", "leather-breastplate") else f"bare wears {weapon}"
    tale = table(
        f"""
        3 . . {sign} r . .
        turn: {who}
        {who}: {worn}
        """,
        " ".join(["sword*" if ranged else "bow"] * dice),
    )
    play(tale, f"attack {weapon}")
    assert left(tale) == 0
    assert why(tale, "search") == "MT-T1 why-acted"


@pytest.mark.parametrize(
    ("who", "weapon"),
    [
        ("tilda", "collins-sword"), ("tilda", "nezs-hammer"), ("collin", "tildas-mace"),
        ("collin", "maginos-staff"), ("collin", "lilys-bow"), ("collin", "long-bow"),
        ("filch", "hairpin-crossbow"), ("tilda", "needle-sword"), ("collin", "shard-knife"),
        ("tilda", "nutcracker-mallet"), ("filch", "button-mace"), ("collin", "clockwork-saw"),
        ("collin", "clockwork-bow"),
    ],
)  # fmt: skip
def test_who_does_not_meet_its_requirement_cannot_attack_with_it(who: str, weapon: str) -> None:
    """MT-C6 MM-146"""
    sign = who[0].upper()
    bare = "" if weapon == "collins-sword" else "bare"
    tale = table(f"""
        3 . . {sign}r . . .
        turn: {who}
        {who}: {bare} wears {weapon}
        """)
    assert why(tale, f"attack {weapon}") == "MT-C6 why-cannot-use"


def test_the_hammer_takes_a_die_from_a_large_defender() -> None:
    """4b.3 nezs-hammer: a spider rolls two instead of three, a rat its two"""
    for foe in ("s", "r"):
        tale = table(
            f"""
            3 . . N {foe} . .
            turn: nez
            """,
            "sword* bow bow shield shield",
        )
        play(tale, "attack nezs-hammer")
        assert left(tale) == 0


def test_the_mace_strikes_for_every_other_wounded_mouse_here() -> None:
    """4b.3 tildas-mace: not for her own wounds, nor for those next door"""
    tale = table(
        """
        3 . . TCNr . L .
        turn: tilda
        tilda: wounds 1
        collin: wounds 1
        nez: poison 1
        lily: wounds 1
        """,
        "bow bow bow bow",
    )
    play(tale, "attack tildas-mace")
    assert left(tale) == 0


def test_the_staff_is_blunt_on_the_own_cell() -> None:
    """MM-141 maginos-staff: there swords hit, elsewhere bows; the bonus stays"""
    near = table(
        """
        3 . . Mr . . .
        turn: maginos
        """,
        "sword* sword* bow bow",
    )
    play(near, "attack maginos-staff")
    assert foes(near) == []
    far = table(
        """
        3 . . M . . r
        turn: maginos
        """,
        "sword* sword*",
    )
    play(far, "attack maginos-staff")
    assert foes(far) == ["rat-1"]


def test_a_dagger_is_worse_for_whoever_acts_later() -> None:
    """4b.3 dagger: a target lower on the track defends with a die fewer"""
    for track, dice in (("filch rats", "bow"), ("rats filch", "bow bow")):
        tale = table(
            f"""
            3 . . Fr . . .
            track: {track}
            turn: filch
            """,
            "sword* bow " + dice,
        )
        play(tale, "attack dagger")
        assert foes(tale) == []
        assert left(tale) == 0


def test_the_defenders_cheese_goes_to_lily() -> None:
    """4b.3 lilys-bow: instead of the wheel"""
    tale = table(
        """
        3 . . L . . r
        turn: lily
        """,
        "bow sword* cheese cheese",
    )
    play(tale, "attack lilys-bow")
    assert cheese(tale, "lily") == 2
    assert tale.wheel == 0


def test_a_long_bow_is_better_against_the_large() -> None:
    """4c.1 long-bow: another die"""
    tale = table(
        """
        3 . . L . . s
        turn: lily
        lily: bare wears long-bow
        """,
        "sword* sword* sword* sword*",
    )
    play(tale, "attack long-bow")
    assert left(tale) == 0


def test_a_crossbow_wants_a_steady_paw() -> None:
    """4c.1 hairpin-crossbow: not after moving, and no moving after"""
    text = """
        3 . . C . . r
        turn: collin 3
        collin: wears hairpin-crossbow
        """
    moved = play(table(text), "go c4")
    assert why(moved, "attack hairpin-crossbow") == "MT-C6 why-steady"
    fired = play(table(text, "sword* sword* sword* sword*"), "attack hairpin-crossbow")
    assert why(fired, "go c4") == "MT-C6 why-steady"


def test_a_pea_may_knock_its_target_down() -> None:
    """4c.1 pea-sling: a hit and a star in the roll, a small target that is still there"""
    for roll, fate in (("bow* sword*", {"lying"}), ("bow shield", set())):
        tale = table(
            """
            3 . . C . . r
            turn: collin
            collin: wears pea-sling
            """,
            f"{roll} shield shield",
        )
        play(tale, "attack pea-sling")
        assert woes(tale, "rat-1") == fate


def test_a_pea_does_not_fell_the_large() -> None:
    """4c.1 pea-sling, MT-X3"""
    tale = table(
        """
        3 . . C . . s
        turn: collin
        collin: wears pea-sling
        """,
        "bow* bow* shield shield shield",
    )
    play(tale, "attack pea-sling")
    assert woes(tale, "spider") == set()


def test_a_toothpick_defends_too() -> None:
    """4c.1 toothpick: one die more"""
    tale = table(
        """
        3 . . Tr . . .
        track: rats tilda
        turn: tilda
        tilda: bare wears toothpick
        """,
        "sword* bow bow bow bow*",
    )
    play(tale, "end turn")
    assert wounds(tale, "tilda") == 1
    assert left(tale) == 0


def test_a_shard_knife_ignores_one_block() -> None:
    """4c.1 shard-knife"""
    tale = table(
        """
        3 . . Fr . . .
        turn: filch
        filch: bare wears shard-knife
        """,
        "sword* bow shield bow",
    )
    play(tale, "attack shard-knife")
    assert foes(tale) == []


def test_a_skewer_reaches_two_cells_in_a_line() -> None:
    """4c.1 skewer: row, column or diagonal, not a knight's leap"""
    tale = table("""
        3 . . C . . .
        5 . . . r # r
        5 r . r . # .
        turn: collin
        collin: bare wears skewer
        """)
    play(tale, "attack skewer")
    assert keys(tale) == ["foe rat-3", "foe rat-4"]
    assert why(tale, "foe rat-1") == "MT-A2 why-not-near"


def test_a_mallet_slows_its_bearer() -> None:
    """4c.1 nutcracker-mallet: movement one less"""
    tale = table(
        """
        3 . . C . . .
        turn: collin begins
        collin: bare wears nutcracker-mallet
        """,
        "bow*",
    )
    assert tale.question(0).args["points"] == 2


@pytest.mark.parametrize("woe", ["lying", "hushed", "skips"])
def test_a_button_mace_is_hard_on_the_helpless(woe: str) -> None:
    """4c.1 button-mace: one die fewer for who lies or has lost an attack or turn"""
    tale = table(
        f"""
        3 . . Tr . . .
        turn: tilda
        tilda: bare wears button-mace
        rat-1: {woe}
        """,
        "sword* bow bow",
    )
    play(tale, "attack button-mace")
    assert foes(tale) == []
    assert left(tale) == 0


def test_a_saw_jams_on_two_cheese() -> None:
    """4c.1 clockwork-saw: after the attack it goes to the bag"""
    tale = table(
        """
        3 . . Nr . . .
        turn: nez
        nez: bare wears clockwork-saw
        """,
        "cheese cheese sword* bow bow bow",
    )
    play(tale, "attack clockwork-saw")
    assert foes(tale) == []
    assert place(tale, "clockwork-saw") == "bag nez"


def test_a_saw_that_jams_may_overfill_the_bag() -> None:
    """4c.1 clockwork-saw, MM-60"""
    tale = table(
        """
        3 . . Nr . . .
        turn: nez
        nez: bare wears clockwork-saw has salve rind match
        """,
        "cheese cheese bow bow",
    )
    play(tale, "attack clockwork-saw")
    assert asked(tale) == "ask-discard"
    play(tale, "card match")
    assert place(tale, "match") == "discard"


def test_a_clockwork_bow_shoots_twice() -> None:
    """4c.1 clockwork-bow: two attacks at a die less, same or different targets"""
    tale = table(
        """
        3 . . N . r r
        turn: nez
        nez: bare wears clockwork-bow
        """,
        "bow bow bow bow bow bow",
    )
    play(tale, "attack clockwork-bow", "foe rat-1")
    assert foes(tale) == []
    assert left(tale) == 0


def test_without_a_weapon_nobody_attacks() -> None:
    """MM-111 MT-C5"""
    tale = table("""
        3 . . Cr . . .
        turn: collin
        collin: bare
        """)
    assert why(tale, "attack collins-sword") == "MM-111 why-not-in-paw"
    assert why(tale, "attack golem") == "MM-111 why-no-weapon"
