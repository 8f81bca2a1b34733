"""Tables: games in progress with the people and bots around them, in memory and on disk."""
