"""«Форсаж»: the last driver standing wins. Rules, content, texts and tests of the card game."""

from scurry.games.forsage_cards.game import ForsageCards

game = ForsageCards()
