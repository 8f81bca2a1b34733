"""The worshippers of Sobek: what each does when played."""

from __future__ import annotations

from collections import Counter

from tests.games.cleopatra.model import legal
from tests.games.cleopatra.model.high_priest import offering
from tests.games.cleopatra.model.pile import CARDS, from_top, renew, see
from tests.games.cleopatra.model.table import DICE, RESOURCES, Palace
from tests.games.course import Course, ask, ask_chance, ask_together

VIZIER_LOOKS_AT = 5


def play(table: Palace, seat: int, card: str, can_build: bool) -> Course[str]:
    """Returns the mosaic that a scribe picks, if he does."""
    table.hands[seat][card] -= 1
    waits = card == "courtesan" or (card == "vizier" and table.allows("vizier_waits"))
    if waits:
        table.lying[card] += 1
    elif card != "vizier":
        table.throw(card)
    if card in ("beggar", "courtesan"):
        table.amulets[seat] += table.amulets_of(card)
    if card == "scribe":
        return (yield from use_scribe(table, seat, can_build))
    scripts = {"beggar": beg, "courtesan": fetch, "envoy": send_envoy, "vizier": look}
    yield from scripts[card](table, seat)
    return ""


def put_away(table: Palace) -> None:
    """Who lay on the table is discarded when the turn ends."""
    for card in table.lying.elements():
        table.throw(card)
    table.lying.clear()


def others(table: Palace, seat: int) -> list[int]:
    return [each for each in range(table.seats) if each != seat]


def beg(table: Palace, seat: int) -> Course[None]:
    """Everybody else decides in secret what to give."""
    asked = {giver: ask(giver, legal.alms(table, giver)) for giver in others(table, seat)}
    gifts = yield from ask_together(asked)
    for giver, gift in gifts.items():
        if gift == "give_talents":
            table.book("beggars", giver, -2)
            table.book("beggars", seat, 2)
        elif gift != "show_hand":
            move(table, gift.split()[1], giver, seat)


def move(table: Palace, card: str, giver: int, taker: int) -> None:
    table.hands[giver][card] -= 1
    table.hands[taker][card] += 1


def fetch(table: Palace, seat: int) -> Course[None]:
    if table.discard.total() > table.sure.total():
        yield from ask_chance({"look": 1})  # what is seen now cannot be forgotten again
    taken = yield from ask(seat, {f"take {card}" for card in +table.discard})
    card = taken.split()[1]
    table.discard[card] -= 1
    table.hands[seat][card] += 1
    table.sure -= Counter([*table.sure])  # it may have been any of them


def send_envoy(table: Palace, seat: int) -> Course[None]:
    named = yield from ask(seat, {f"name {resource}" for resource in RESOURCES})
    card = named.split()[1]
    asked = {*others(table, seat)}
    if len(asked) > 1 and not table.allows("envoy_asks_all"):
        asked = set()
        yield from choose_asked(table, seat, asked)
    answers = yield from ask_together(
        {each: ask(each, offers(table, each, card)) for each in asked}
    )
    offered = {giver for giver, answer in answers.items() if answer == "offer"}
    while offered:
        answer = yield from ask(seat, {f"accept {each}" for each in offered} | {"done"})
        if answer == "done":
            return
        giver = int(answer.split()[1])
        offered.remove(giver)
        move(table, card, giver, seat)
        if table.amulets[giver]:
            table.amulets[giver] -= 1
            table.amulets[seat] += 1


def choose_asked(table: Palace, seat: int, asked: set[int]) -> Course[None]:
    while left := {*others(table, seat)} - asked:
        answers = {f"ask {each}" for each in left} | ({"done"} if asked else {"ask_all"})
        answer = yield from ask(seat, answers)
        if answer == "done":
            return
        asked |= left if answer == "ask_all" else {int(answer.split()[1])}


def offers(table: Palace, seat: int, card: str) -> set[str]:
    return {"refuse", "offer"} if table.hands[seat][card] else {"refuse"}


def look(table: Palace, seat: int) -> Course[None]:
    """The vizier: cards from the top of the pile, face up or face down."""
    seen: Counter[str] = Counter()
    by_all: Counter[str] = Counter()
    kept = 0
    yield from renew(table)
    for _ in range(VIZIER_LOOKS_AT):
        if table.top:
            by_all[table.top] += table.top in CARDS
            card = yield from see(table, table.top)
            seen[card] += 1
            yield from from_top(table)
    while +seen:
        answer = yield from ask(seat, {f"keep {card}" for card in +seen} | {"done"})
        if answer == "done":
            break
        card = answer.split()[1]
        seen[card] -= 1
        kept += 1
        table.hands[seat][card] += 1
        table.amulets[seat] += table.amulets_of("vizier")
    table.discard += seen
    table.sure += +Counter({card: n - kept for card, n in by_all.items()})
    if not table.allows("vizier_waits"):
        table.throw("vizier")


def use_scribe(table: Palace, seat: int, can_build: bool) -> Course[str]:
    answers = legal.mosaics(table, seat) if can_build else set()
    if table.altar < DICE:
        answers.add("raise_die")
    if table.altar:
        answers.add("lower_die")
    if not table.allows("must_turn"):
        answers.add("done")
    answer = yield from ask(seat, answers)
    if answer == "raise_die":
        table.altar += 1
        if table.altar == DICE:
            yield from offering(table)
    elif answer == "lower_die":
        table.altar -= 1
    elif answer != "done":
        table.amulets[seat] += table.amulets_of("scribe")
        return answer.split()[1]
    return ""
