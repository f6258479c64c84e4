"""What armour and trinkets do. 4c.1"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    cheese,
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
    ("who", "armour", "dice"),
    [
        ("collin", "leather-breastplate", 2), ("collin", "thimble-helm", 2),
        ("collin", "rat-mail", 3), ("collin", "leather-vest", 2), ("collin", "button-shield", 2),
        ("collin", "coin-shield", 3), ("collin", "acorn-cap", 1), ("collin", "shell-greaves", 1),
    ],
)  # fmt: skip
def test_armour_adds_defence_dice(who: str, armour: str, dice: int) -> None:
    """MT-C7 4c.1: to the one of her own, against a rat's blade"""
    worn = "" if armour == "leather-breastplate" else f"bare wears {armour}"
    tale = table(
        f"""
        3 . . Cr . . .
        track: rats collin
        turn: {who}
        {who}: {worn}
        """,
        "sword* bow " + "bow " * dice + "bow*",
    )
    play(tale, "end turn")
    assert wounds(tale, who) == 1
    assert left(tale) == 0


def test_an_acorn_cap_helps_against_shots() -> None:
    """4c.1 acorn-cap: an elite rat shoots with three dice, two defend"""
    tale = table(
        """
        3 . . C . e .
        track: elites collin
        turn: collin
        collin: bare wears acorn-cap
        """,
        "bow sword* sword* shield bow bow*",
    )
    play(tale, "end turn")
    assert wounds(tale, "collin") == 0
    assert left(tale) == 0


def test_rat_mail_slows() -> None:
    """4c.1 rat-mail: movement one less"""
    tale = table(
        """
        3 . . C . . .
        turn: collin begins
        collin: bare wears rat-mail
        """,
        "bow*",
    )
    assert tale.question(0).args["points"] == 2


def test_a_movement_value_is_never_below_none() -> None:
    """MM-126 4c.1 rat-mail: Nez has one, mail and mallet take two"""
    tale = table(
        """
        3 . . N . . .
        turn: nez begins
        nez: bare wears rat-mail nutcracker-mallet
        """,
        "bow*",
    )
    assert tale.question(0).args["points"] == 1


def test_a_mystic_robe_is_lore() -> None:
    """4c.1 mystic-robe: lore +1, for a mystic"""
    tale = table("""
        3 . . MT . . .
        turn: maginos
        maginos: wears mystic-robe
        """)
    assert tale.lore(3) == 4
    tale = table("""
        3 . . MT . . .
        turn: tilda
        tilda: wears mystic-robe
        """)
    assert tale.lore(2) == 2


def test_no_two_paw_weapon_beside_a_coin_shield() -> None:
    """4c.1 coin-shield, MM-55"""
    tale = table("""
        3 . . C . . .
        turn: collin
        collin: bare wears coin-shield has toothpick needle-sword
        """)
    play(tale, "equip")
    assert why(tale, "wear toothpick") == "MM-55 why-no-paw"
    play(tale, "wear needle-sword", "done")
    assert place(tale, "needle-sword") == "worn collin"


def test_glove_boots_climb_once_a_turn_for_a_point() -> None:
    """4c.1 glove-boots, MT-M3: side 3's mop handle leads up from e3"""
    bare = table("""
        side: 3
        3 . . . . T .
        turn: tilda 2
        """)
    assert why(bare, "go a1") == "MT-M3 why-yellow-line"
    shod = table("""
        side: 3
        3 . . . . T .
        turn: tilda 2
        tilda: wears glove-boots
        """)
    play(shod, "go a1")
    assert cell(shod, "tilda") == "a1"
    assert shod.question(0).args["points"] == 1


def test_shell_greaves_keep_her_on_her_feet() -> None:
    """4c.1 shell-greaves, MT-M10: a trap still wounds and ends the turn"""
    for worn, fate in (("", {"lying"}), ("wears shell-greaves", set())):
        tale = table(
            f"""
            side: 2
            2 # . T . . #
            track: tilda collin
            traps: b2
            turn: tilda 3
            tilda: {worn}
            collin: captures 0
            """,
            "cheese cheese",
        )
        play(tale, "go b2")
        assert woes(tale, "tilda") == fate
        assert wounds(tale, "tilda") == 1


# Trinkets.


def test_shooters_name_others_before_a_shifting_cloak() -> None:
    """4c.1 shifting-cloak: Tilda is nearer, Collin is shot at"""
    tale = table(
        """
        3 C . T . . e
        track: elites collin tilda
        turn: tilda
        tilda: wears shifting-cloak
        """,
        "bow sword* sword* bow bow bow*",
    )
    play(tale, "end turn")
    assert (wounds(tale, "collin"), wounds(tale, "tilda")) == (1, 0)
    assert left(tale) == 0


def test_a_cloak_does_not_help_her_who_is_alone() -> None:
    """4c.1 shifting-cloak: no other legal target"""
    tale = table(
        """
        3 . . T . . e
        track: elites tilda
        turn: tilda
        tilda: wears shifting-cloak
        """,
        "bow sword* sword* bow bow*",
    )
    play(tale, "end turn")
    assert wounds(tale, "tilda") == 1


def test_a_copper_ring_tears_webs() -> None:
    """4c.1 copper-ring: a die more"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: webbed wears copper-ring
        """,
        "cheese sword*",
    )
    play(tale, "recover web")
    assert woes(tale, "collin") == set()
    assert left(tale) == 0


def test_a_crumb_necklace_pays_for_every_success() -> None:
    """4c.1 crumb-necklace"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: wears crumb-necklace
        deck: salve
        """,
        "sword*",
    )
    play(tale, "search", "keep")
    assert cheese(tale, "collin") == 1


def test_a_monocle_searches_with_a_die_more() -> None:
    """4c.1 monocle: for who has the lore"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: wears monocle
        deck: salve
        """,
        "cheese sword*",
    )
    play(tale, "search", "sell")
    assert place(tale, "salve") == "discard"
    assert left(tale) == 0
    tale = table(
        """
        3 . . F . . .
        turn: filch
        filch: wears monocle
        """,
        "cheese",
    )
    play(tale, "search")
    assert left(tale) == 0


def test_a_whistle_makes_another_mouse_step() -> None:
    """4c.1 bone-whistle: anywhere on the tile, once a side and chapter, kept"""
    tale = table("""
        3 C . . . T .
        turn: collin 2
        collin: wears bone-whistle
        """)
    play(tale, "play bone-whistle", "mouse tilda", "at f4")
    assert cell(tale, "tilda") == "f4"
    assert place(tale, "bone-whistle") == "worn collin"
    assert why(tale, "play bone-whistle") == "MM-61 why-used-here"


def test_a_whistle_must_be_worn_and_by_a_leader() -> None:
    """MT-C8 MM-146 4c.1 bone-whistle"""
    text = """
        3 C . . . T .
        turn: {} 2
        {}: {} bone-whistle
        """
    bag = table(text.format("collin", "collin", "has"))
    assert why(bag, "play bone-whistle") == "MT-C8 why-not-worn"
    healer = table(text.format("tilda", "tilda", "wears"))
    assert why(healer, "play bone-whistle") == "MT-C6 why-cannot-use"
    alone = table("""
        3 C . . . . .
        turn: collin 2
        collin: wears bone-whistle
        """)
    assert why(alone, "play bone-whistle") == "MT-C8 why-nobody-steps"


def test_a_ribbon_gives_courage_to_her_who_is_nearly_captured() -> None:
    """4c.1 ribbon-of-courage: a die while exactly one wound short"""
    for hurt, dice in ((1, 3), (2, 4)):
        tale = table(
            f"""
            3 . . Cr . . .
            turn: collin
            collin: wounds {hurt} wears ribbon-of-courage
            """,
            "bow " * dice,
        )
        play(tale, "attack collins-sword")
        assert left(tale) == 0


def test_a_ribbon_helps_spells_too() -> None:
    """4c.1 ribbon-of-courage, MM-126: a bolt is an attack"""
    tale = table(
        """
        3 . . M . r .
        turn: maginos
        maginos: wounds 2 cheese 1 wears ribbon-of-courage knows mystic-bolt
        """,
        "sword* sword* sword* sword*",
    )
    play(tale, "use mystic-bolt")
    assert left(tale) == 0


def test_a_belt_pouch_holds_two_more() -> None:
    """4c.1 belt-pouch: without it the surplus is discarded at once"""
    tale = table("""
        3 . . C . . .
        turn: collin
        collin: wears belt-pouch has salve rind match thread-ball
        """)
    assert asked(tale) == "ask-turn"
    play(tale, "equip", "stow belt-pouch", "done")
    assert asked(tale) == "ask-discard"
    assert keys(tale) == [
        "card belt-pouch", "card salve", "card rind", "card thread-ball", "card match",
    ]  # fmt: skip
    play(tale, "card match", "card belt-pouch")
    assert asked(tale) == "ask-turn"
    assert place(tale, "belt-pouch") == "discard"
