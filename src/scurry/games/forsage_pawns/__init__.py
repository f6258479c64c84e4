"""«Форсаж»: four pawns round the track. Rules, content, texts and tests of the pawn race."""

from scurry.games.forsage_pawns.game import ForsagePawns

game = ForsagePawns()
