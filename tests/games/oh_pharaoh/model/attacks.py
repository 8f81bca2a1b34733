"""Thieves, tax collectors, and what pharaohs do about them."""

from __future__ import annotations

from tests.games.course import Alone, Course, ask, ask_chance, ask_together
from tests.games.oh_pharaoh.model import legal
from tests.games.oh_pharaoh.model.pyramids import (
    Laid,
    has_pyramid_within,
    is_pyramid,
    steps,
    widths,
)
from tests.games.oh_pharaoh.model.table import Table

DIE = range(1, 7)


def defend(table: Table, seat: int) -> Alone[bool]:
    """Whoever has a card is asked, with or without a pharaoh."""
    options = {"endure", "play_pharaoh"} if table.hands[seat]["pharaoh"] else {"endure"}
    return (yield from ask(seat, options)) == "play_pharaoh"


def send_thief(table: Table, seat: int, victim: int, place: int) -> Course[None]:
    table.move("thief", table.hands[seat], table.discard)
    if table.size(victim) and (yield from defend(table, victim)):
        table.move("pharaoh", table.hands[victim], table.discard)
        return
    laid = table.pyramids[victim][place]
    rolled = yield from ask_chance({f"roll {eyes}": 1 for eyes in DIE})
    if int(rolled.split()[1]) < steps(laid):
        return
    answer = yield from ask(seat, legal.stealing(table, laid))
    if answer != "take_nothing":
        take_out(table, seat, laid, answer)
        yield from mend(table, victim, laid)


def take_out(table: Table, seat: int, laid: Laid, answer: str) -> None:
    """A card of a pyramid goes to somebody's hand."""
    words = answer.split()
    laid.remove((words[1], int(words[-1])))
    table.hands[seat][words[1]] += 1


def mend(table: Table, owner: int, laid: Laid) -> Course[None]:
    """A broken pyramid goes back to the hand, save a part that is one (Ruling OP-9)."""
    if is_pyramid(widths(laid)):
        return
    answer = ""
    while has_pyramid_within(laid) and answer not in ("keep", "take_all"):
        options = {f"take_back {legal.named(card, number)}" for card, number in laid}
        options.add("take_all")
        if is_pyramid(widths(laid)):
            options.add("keep")
        answer = yield from ask(owner, options)
        if answer.startswith("take_back"):
            take_out(table, owner, laid, answer)
    if answer != "keep":
        table.hands[owner].update(card for card, _ in laid)
        laid.clear()


def send_tax_collector(table: Table, seat: int) -> Course[None]:
    table.move("tax", table.hands[seat], table.discard)
    asked = [other for other in table.others(seat) if table.size(other)]
    safe = yield from ask_together({other: defend(table, other) for other in asked})
    for other in asked:
        if safe[other]:
            table.move("pharaoh", table.hands[other], table.discard)
    yield from collect(table, seat, [other for other in asked if not safe[other]])


def collect(table: Table, seat: int, taxed: list[int]) -> Course[None]:
    """From all, from some one by one, or from none; as a variant from all (Ruling OP-10)."""
    answer = "collect_all" if table.variants["must_take"] == "on" else ""
    while taxed and answer != "take_nothing":
        if answer != "collect_all":
            options = {f"collect {other}" for other in taxed} | {"take_nothing"}
            if len(taxed) > 1:
                options.add("collect_all")
            answer = yield from ask(seat, options)
        if answer == "take_nothing":
            return
        other = taxed[0] if answer == "collect_all" else int(answer.split()[1])
        taxed.remove(other)
        hand = table.hands[other]
        drawn = yield from ask_chance({f"draw {card}": number for card, number in hand.items()})
        table.move(drawn.split()[1], hand, table.hands[seat])
