"""Players that know no game: they ask the rules, the guide of the game, and imagined tables."""
