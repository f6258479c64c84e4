"""One folder, one game. The catalogue is this directory."""
