"""Playing many games: speed, simulation, balance."""
