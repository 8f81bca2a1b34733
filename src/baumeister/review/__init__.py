"""The review of a game: what each seat could know, what it made of that, and what was luck."""
