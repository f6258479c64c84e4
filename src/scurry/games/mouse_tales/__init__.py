"""«Мишачі оповідки»: a co-operative adventure of mice, chapter by chapter."""

from scurry.games.mouse_tales.game import MouseTales

game = MouseTales()
