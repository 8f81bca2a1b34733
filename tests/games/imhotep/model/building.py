"""What a stone does at a site, and a card in a player's hands."""

from __future__ import annotations

from tests.games.course import Course, ask
from tests.games.imhotep.model import legal
from tests.games.imhotep.model.table import PAIR, PYRAMIDS, RED, Table


def unfinished(table: Table) -> list[str]:
    return [
        name for name, built in table.pyramids.items() if len(built) < len(printed(table, name))
    ]


def printed(table: Table, pyramid: str) -> list[int]:
    """The points of its fields in building order."""
    board, row = ("pyramid_a", "values") if pyramid == "only" else ("pyramid_b", pyramid)
    return list(table.edition[board][row])


def choose_pyramid(table: Table, owner: int, site: str) -> Course[str]:
    """Which pyramid gets a stone, or the edge; asked only if there are several (Ruling IM-3)."""
    names = unfinished(table)
    if site != "pyramid" or len(names) < 2:
        return names[0] if names else "edge"
    answer = yield from ask(owner, {f"pyramid {name}" for name in names})
    return answer.split()[1]


def build(table: Table, owner: int, site: str, pyramid: str) -> Course[None]:
    """A stone is delivered to one of the four monuments."""
    if site == "pyramid":
        yield from build_pyramid(table, owner, pyramid)
    elif site == "temple":
        table.temple.append(owner)
    elif site == "burial_chamber":
        table.chamber.append(owner)
    else:
        build_obelisk(table, owner)


def build_pyramid(table: Table, owner: int, name: str) -> Course[None]:
    values = table.edition["pyramid_b" if table.is_b("pyramid") else "pyramid_a"]
    if name == "edge":
        table.edge.append(owner)
        table.score("pyramid", owner, values["edge"][0])
        return
    place = len(table.pyramids[name])
    table.pyramids[name].append(owner)
    table.score("pyramid", owner, printed(table, name)[place])
    if name in PYRAMIDS:
        yield from bonus(table, owner, values[f"{name}_bonus"][place])


def bonus(table: Table, owner: int, kind: str) -> Course[None]:
    """Whoever gets a bonus may do without it; one that does nothing is not offered (IM-16)."""
    offers = {
        "card": set() if table.deck.is_empty() else {"top_card"},
        "stones": {"stones"} if table.room(owner, 3) else set(),
        "load": legal.placing(table, owner),
        "none": set(),
    }[kind]
    if not offers:
        return
    answer = yield from ask(owner, offers | {"decline"})
    if answer == "top_card":
        yield from top_card(table, owner)
    elif answer == "stones":
        table.take(owner, 3)
    elif answer != "decline":
        place(table, owner, answer)


def place(table: Table, owner: int, answer: str) -> int:
    """A stone goes from the sled to a boat; tells to which one."""
    _, boat, slot = answer.split()
    table.sled[owner] -= 1
    table.boats[int(boat)].load[int(slot)] = owner
    return int(boat)


def build_obelisk(table: Table, owner: int) -> None:
    """On side B, three stones become a tower on the best free field, if there is one."""
    table.obelisks.append(owner)
    towers = table.edition["obelisks_b"]["towers"]
    if not table.is_b("obelisks") or len(table.towers) == len(towers):
        return
    if table.obelisks.count(owner) - 3 * table.towers.count(owner) == 3:
        table.score("obelisks", owner, sorted(towers, reverse=True)[len(table.towers)])
        table.towers.append(owner)


def visit_market(table: Table, owner: int) -> Course[None]:
    """The owner of a stone takes a card, without being asked if there is only one."""
    fields = [number for number, card in enumerate(table.display) if card]
    if not fields:
        return
    field = fields[0]
    if len(fields) > 1:
        answer = yield from ask(owner, {f"card {number}" for number in fields})
        field = int(answer.split()[1])
    card, table.display[field] = table.display[field], None
    assert card
    if card == PAIR:
        card = yield from look_at_pair(table, owner)
    yield from get(table, owner, card)


def look_at_pair(table: Table, owner: int) -> Course[str]:
    seen = []
    while table.deck.hidden:
        seen.append((yield from table.deck.uncover()))
    answer = yield from ask(owner, {f"keep {card}" for card in seen})
    kept = answer.split()[1]
    seen.remove(kept)
    table.deck.discard.update(seen)
    return kept


def top_card(table: Table, owner: int) -> Course[None]:
    card = yield from table.deck.draw()
    if card:
        yield from get(table, owner, card)


def get(table: Table, owner: int, card: str) -> Course[None]:
    """A red card acts at once, if there is a stone for it, and is discarded afterwards."""
    table.hands[owner][card] += 1
    if card not in RED:
        return
    if table.quarry[owner]:
        pyramid = yield from choose_pyramid(table, owner, RED[card])
        table.quarry[owner] -= 1
        yield from build(table, owner, RED[card], pyramid)
    table.hands[owner][card] -= 1
    table.deck.discard[card] += 1
