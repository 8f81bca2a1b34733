"""The arena: bots play each other in numbers, and figures say who is better, and how surely."""
