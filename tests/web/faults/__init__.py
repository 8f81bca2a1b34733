"""Faults: servers and databases are killed, paused and cut off while people play."""
