"""«Щур де Франс»: a race with hidden bids. Rules, content, texts and tests."""

from scurry.games.rat_de_france.game import RatDeFrance

game = RatDeFrance()
