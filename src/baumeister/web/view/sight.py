"""What somebody sees of a table: through whose eyes, what is asked of them, what has happened.

Everything a page or push shows is made from a `Sight`: the masked state and the visible events of
one seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baumeister.core.action import Action
from baumeister.core.event import Event
from baumeister.core.state import CHANCE, AskSeat, State
from baumeister.web.table.store import PLAY
from baumeister.web.table.table import Table


@dataclass(frozen=True)
class Sight:
    seat: int  # PUBLIC for those who have none
    view: State
    legal: list[Action]
    log: Sequence[Event]
    pass_to: int | None  # the seat that must take the shared screen before it can go on
    is_urgent: bool  # somebody else's turn has come to a halt until this seat answers

    @property
    def final(self) -> list[Action]:
        """What gives something up for good, where something else could be done."""
        if len(self.legal) < 2:
            return []
        return [action for action in self.legal if self.view.throws_away(self.seat, action)]


def look(table: Table, person: str, at_screen: int | None = None) -> Sight:
    """What a person sees (the public's part, if they have no seat).

    Several people at one screen share a person: `at_screen` is the seat that has taken the screen.
    """
    seat = table.viewpoint(table.seats_of(person), at_screen)
    view = table.secrets.view(seat, table.match.state.mask(seat))
    asks = seat in table.asked() or table.secrets.is_changing(seat)
    is_asked = asks and not table.seats[seat].is_played_by_bot
    legal = table.offered(seat, table.secrets.legal(seat, view)) if is_asked else []
    return Sight(
        seat,
        view,
        legal,
        table.log_seen_from(seat),
        _pass_to(table, person, seat),
        bool(legal) and _holds_up_another(table, view, seat),
    )


def _pass_to(table: Table, person: str, seat: int) -> int | None:
    own = table.seats_of(person)
    asked = [n for n in table.asked() if n in own]
    if len(own) < 2 or not asked or seat in asked or not table.has_secrets(asked[0]):
        return None
    return asked[0]


def _holds_up_another(table: Table, view: State, seat: int) -> bool:
    """Another seat has answered last, and the question underneath is for another one, too."""
    if len(view.agenda) < 2:
        return False
    below = view.agenda[-2]
    if not isinstance(below, AskSeat) or below.seat == seat:
        return False
    answered = (line.seat for line in reversed(table.journal) if line.kind == PLAY)
    return next((who for who in answered if who != CHANCE), seat) != seat
