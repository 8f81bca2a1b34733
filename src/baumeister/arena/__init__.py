"""The arena: bots play each other many times, and figures say which is better, and how surely."""
