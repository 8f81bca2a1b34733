"""Paying for a piece with cards and merchants of the Nile."""

from __future__ import annotations

from collections import Counter
from itertools import product

from tests.games.cleopatra.model.table import DOUBLES, RESOURCES, TAINTED, TROMPE, Palace
from tests.games.course import Course, ask

MERCHANT = "merchant"
WILD_LAST = (*RESOURCES, *DOUBLES, TROMPE, MERCHANT)


def units(card: str) -> Counter[str]:
    """The resources on a card."""
    if card in DOUBLES:
        return Counter({card.removeprefix("double_"): 2})
    return Counter({card: 1} if card in RESOURCES else {})


def stands_for(table: Palace, card: str) -> tuple[str, ...]:
    """What a merchant or a trompe-l'œil may take the place of."""
    if card == MERCHANT or table.printed["trompe_loeil"]["artisan"][0]:
        return RESOURCES
    return RESOURCES[1:]


def purse(table: Palace, seat: int) -> Counter[str]:
    """Everything that could be laid."""
    cards = {card: table.hands[seat][card] for card in (*RESOURCES, *DOUBLES, TROMPE)}
    return +Counter({**cards, MERCHANT: table.merchants[seat]})


def can_pay(table: Palace, missing: Counter[str], purse: Counter[str]) -> bool:
    held = {each: purse[each] + 2 * purse[f"double_{each}"] for each in RESOURCES}
    lacking = missing - Counter(held)
    imitable = sum(lacking[each] for each in stands_for(table, TROMPE))
    imitated = min(imitable, purse[TROMPE])
    return lacking.total() - imitated <= purse[MERCHANT]


def laid(table: Palace, missing: Counter[str], card: str) -> tuple[Counter[str], Counter[str]]:
    """What is missing when a card was laid, and what of it was too much."""
    paid = units(card)
    if card in (TROMPE, MERCHANT):
        wanted = [each for each in stands_for(table, card) if missing[each]]
        paid = Counter(wanted[:1])
    return missing - paid, paid - missing


def payments(table: Palace, seat: int, missing: Counter[str]) -> set[str]:
    """One card after the other, or all at once."""
    held = purse(table, seat)
    return {"auto"} | {f"pay {card}" for card in held if is_accepted(table, missing, held, card)}


def is_accepted(table: Palace, missing: Counter[str], held: Counter[str], card: str) -> bool:
    """What is needed for something else is not accepted here."""
    left, _ = laid(table, missing, card)
    first = next(each for each in RESOURCES if missing[each])
    if table.allows("clean_paying") and left[first] == missing[first]:
        return False
    return can_pay(table, left, held - Counter([card]))


def pay_for(table: Palace, seat: int, piece: str) -> Course[None]:
    price = table.price(piece)
    missing, table.surplus = price - table.surplus, table.surplus - price
    while missing:
        answer = yield from ask(seat, payments(table, seat, missing))
        cards = [answer.split()[-1]]
        if answer == "auto":
            cards = sorted(best_payment(table, seat, missing).elements(), key=WILD_LAST.index)
        for card in cards:
            missing, too_much = laid(table, missing, card)
            table.surplus += too_much
            spend(table, seat, card)


def spend(table: Palace, seat: int, card: str) -> None:
    if card == MERCHANT:
        table.merchants[seat] -= 1
    else:
        table.hands[seat][card] -= 1
        table.throw(card)
        table.amulets[seat] += table.amulets_of(card)


def best_payment(table: Palace, seat: int, missing: Counter[str]) -> Counter[str]:
    """What a good player would pay with; of equal ways, the one with fewer double cards."""
    held = purse(table, seat)
    useful = [
        card
        for card in (*DOUBLES, TROMPE, MERCHANT, *RESOURCES)
        if card in (TROMPE, MERCHANT) or units(card).keys() & missing.keys()
    ]
    counts = [range(min(held[card], missing.total()) + 1) for card in useful]
    ways = [+Counter(dict(zip(useful, way, strict=True))) for way in product(*counts)]
    enough = [way for way in ways if can_pay(table, missing, way)]
    return min(enough, key=lambda way: badness(table, missing, way))


def badness(table: Palace, missing: Counter[str], way: Counter[str]) -> tuple[int, ...]:
    merchants = way[MERCHANT]
    cards = way.total() - merchants
    if table.allows("clean_paying"):
        amulets = sum(table.amulets_of(card) * n for card, n in way.items())
        return amulets, merchants, cards, way[TROMPE]
    talents = merchants * table.printed["table"]["merchant_value"][0]
    tainted = [card for card in way.elements() if card in TAINTED]
    not_due_anyway = sum(max(0, table.amulets_of(card) - 1) for card in tainted)
    paid = sum((units(card) for card in way.elements()), Counter[str]())
    return talents + not_due_anyway, (paid - missing).total(), way[TROMPE], cards
