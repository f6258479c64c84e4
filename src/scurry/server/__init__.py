"""The server: the only place with network, time and disk. Tables that lose nothing."""
