"""The command line: play, simulate, replay, draw and measure in a terminal."""
