"""«Дырные Сыры»: count, name, remember, slap. Rules, texts and tests of Holey Cheese."""

from scurry.games.holey_cheese.game import HoleyCheese

game = HoleyCheese()
