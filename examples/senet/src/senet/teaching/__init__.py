"""What teaches Senet: its card on the start page. The rules are told in the README."""

from baumeister.core.text import mark as _
from baumeister.teaching import Card, Teaching

IDEA = _("The race of the ancient Egyptians: throw the sticks, swap places, mind the water.")
TEACHING = Teaching(Card(IDEA, minutes=25, seed=3, answers=120))
