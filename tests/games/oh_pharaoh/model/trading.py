"""Offers, answers to them, and counteroffers (Rulings OP-13 and OP-14)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.course import Alone, Course, ask, ask_together
from tests.games.oh_pharaoh.model import legal
from tests.games.oh_pharaoh.model.table import Table


@dataclass
class Terms:
    """What the one who offers gives and gets."""

    give: Counter[str] = field(default_factory=Counter)
    want: Counter[str] = field(default_factory=Counter)

    def is_whole(self) -> bool:
        return bool(self.give.total() and self.want.total())

    def add(self, answer: str) -> None:
        word, card = answer.split()
        (self.give if word == "give" else self.want)[card] += 1


def offer(table: Table, seat: int) -> Course[None]:
    table.offers += 1
    terms, answer = Terms(), ""
    while not answer.startswith(("propose", "drop")):
        answer = yield from ask(seat, composing(table, seat, terms))
        if answer.startswith(("give", "want")):
            terms.add(answer)
    if answer == "drop":
        return
    everybody = [other for other in table.others(seat) if table.size(other)]
    partners = everybody if answer == "propose_all" else [int(answer.split()[1])]
    said = yield from ask_together(
        {other: respond(table, other, seat, terms) for other in partners}
    )
    yield from conclude(table, seat, terms, said)


def composing(table: Table, seat: int, terms: Terms) -> set[str]:
    sizes = {other: table.size(other) for other in table.others(seat)}
    found = legal.terms(table, seat, terms.give, terms.want, max(sizes.values()))
    if terms.is_whole():
        able = [other for other, size in sizes.items() if size >= terms.want.total()]
        found |= {f"propose {other}" for other in able}
        if len(able) > 1:
            found.add("propose_all")
    return found | {"drop"}


def respond(table: Table, seat: int, offerer: int, terms: Terms) -> Alone[Terms | bool]:
    """Yes, no, or other terms."""
    options = {"decline", "counter"}
    if table.hands[seat] >= terms.want:
        options.add("accept")
    answer = yield from ask(seat, options)
    counter = Terms()
    while answer.startswith(("counter", "give", "want")):
        if answer != "counter":
            counter.add(answer)
        more = legal.terms(table, seat, counter.give, counter.want, table.size(offerer))
        made = {f"propose {offerer}"} if counter.is_whole() else set()
        answer = yield from ask(seat, more | made | {"decline"})
    return counter if answer.startswith("propose") else answer == "accept"


def conclude(table: Table, seat: int, terms: Terms, said: dict[int, Terms | bool]) -> Course[None]:
    """Whoever accepts comes first; counteroffers count only if nobody does."""
    accepting = [other for other, answer in said.items() if answer is True]
    countering = {other: answer for other, answer in said.items() if isinstance(answer, Terms)}
    if accepting:
        partner = accepting[0]
        if len(accepting) > 1:
            chosen = yield from ask(seat, {f"deal {other}" for other in accepting})
            partner = int(chosen.split()[1])
        exchange(table, seat, partner, terms)
    elif countering:
        able = [other for other, made in countering.items() if table.hands[seat] >= made.want]
        chosen = yield from ask(seat, {f"deal {other}" for other in able} | {"no_deal"})
        if chosen != "no_deal":
            partner = int(chosen.split()[1])
            exchange(table, partner, seat, countering[partner])


def exchange(table: Table, seat: int, other: int, terms: Terms) -> None:
    table.hands[seat] = table.hands[seat] - terms.give + terms.want
    table.hands[other] = table.hands[other] - terms.want + terms.give
