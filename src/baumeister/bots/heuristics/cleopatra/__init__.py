"""The judgement of Kleopatra und die Baumeister."""
