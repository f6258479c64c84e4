"""The table in the terminal: for people, for screen readers, and for programs (`--plain`)."""
