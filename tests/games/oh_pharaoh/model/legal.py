"""What may be answered in the turn of a player."""

from __future__ import annotations

from collections import Counter

from tests.games.oh_pharaoh.model.pyramids import (
    NUMBERS,
    Laid,
    can_become_pyramid,
    steps,
    widths,
)
from tests.games.oh_pharaoh.model.table import ENDLESS, KINDS, Table

DUTY = 12  # cards of a pyramid that must be scored


def scoring(table: Table, seat: int) -> set[str]:
    """Pyramids with enough steps may be scored, large ones must be; nothing if there is none."""
    lying = [(place, laid) for place, laid in enumerate(table.pyramids[seat]) if laid]
    due = [place for place, laid in lying if len(laid) >= DUTY]
    ready = [place for place, laid in lying if steps(laid) >= table.fewest_steps()]
    found = {f"score {place}" for place in {*due, *ready}}
    return found | {"go_on"} if found and not due else found


def taking(table: Table) -> set[str]:
    found = {f"open {field}" for field, card in enumerate(table.row) if card}
    return found | {"pile"} if table.can_draw() else found


def acting(table: Table, seat: int) -> set[str]:
    """The player actions, in any order."""
    found = {"finish"} | swapping(table, seat) | robbing(table, seat)
    for place in building_places(table, seat):
        found |= laying(table, seat, place)
    if table.hands[seat]["tax"]:
        found.add("tax")
    return found | {"offer"} if can_offer(table, seat) else found


def building_places(table: Table, seat: int) -> list[int]:
    """The own pyramids, and the first free place if another one is allowed."""
    pyramids = table.pyramids[seat]
    lying = [place for place, laid in enumerate(pyramids) if laid]
    if len(lying) < table.most_pyramids():
        return [*lying, pyramids.index([])]
    return lying


def laying(table: Table, seat: int, place: int) -> set[str]:
    """Cards from which a pyramid can still be made with the others of the hand."""
    hand, found = table.hands[seat], set()
    for number in NUMBERS:
        width = widths([*table.pyramids[seat][place], ("", number)])
        for card in (str(number), "joker"):
            if hand[card] and can_become_pyramid(width, hand - Counter([card])):
                found.add(lay(card, place, number))
    return found


def lay(card: str, place: int, number: int) -> str:
    return f"lay joker {place} {number}" if card == "joker" else f"lay {number} {place}"


def swapping(table: Table, seat: int) -> set[str]:
    """A joker of any pyramid for the card that it stands for."""
    return {
        f"swap {owner} {place} {number}"
        for owner, pyramids in enumerate(table.pyramids)
        for place, laid in enumerate(pyramids)
        for card, number in laid
        if card == "joker" and table.hands[seat][str(number)]
    }


def robbing(table: Table, seat: int) -> set[str]:
    if not table.hands[seat]["thief"]:
        return set()
    return {
        f"thief {other} {place}"
        for other in table.others(seat)
        for place, laid in enumerate(table.pyramids[other])
        if laid
    }


def can_offer(table: Table, seat: int) -> bool:
    limit = table.variants["offers"]
    most = ENDLESS if limit == "unlimited" else int(limit)
    has_partner = any(table.size(other) for other in table.others(seat))
    return table.offers < most and table.size(seat) > 0 and has_partner


def terms(
    table: Table, seat: int, give: Counter[str], want: Counter[str], largest: int
) -> set[str]:
    """What can be added to an offer for hands of at most so many cards (Ruling OP-13)."""
    limit = 4 if table.variants["four_cards"] == "on" else ENDLESS
    found = set()
    for card in KINDS:
        may_be_on_both = table.variants["alike"] == "on"
        can_give = give[card] < table.hands[seat][card] and give.total() < limit
        if can_give and (may_be_on_both or not want[card]):
            found.add(f"give {card}")
        can_want = want[card] < unseen(table, seat, card) and want.total() < min(limit, largest)
        if can_want and (may_be_on_both or not give[card]):
            found.add(f"want {card}")
    return found


def unseen(table: Table, seat: int, card: str) -> int:
    """How many of a kind a player sees neither in the hand nor on the table."""
    laid = [each for pyramids in table.pyramids for pyramid in pyramids for each, _ in pyramid]
    on_table = laid.count(card) + table.row.count(card) + table.discard[card]
    return table.cards[card] - on_table - table.hands[seat][card]


def stealing(table: Table, laid: Laid) -> set[str]:
    found = {f"steal {named(card, number)}" for card, number in laid}
    return found if table.variants["must_take"] == "on" else found | {"take_nothing"}


def named(card: str, number: int) -> str:
    """A card of a pyramid; a joker with the number it stands for."""
    return f"joker {number}" if card == "joker" else card
