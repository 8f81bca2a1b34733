"""The judgement of Tal der Könige."""
