"""«Новые! Шахматные гонки»: a race with chess moves over a board of one's own making."""

from scurry.games.chess_race.game import ChessRace

game = ChessRace()
