"""Five Egyptian building games as rules you can play, search and study."""
