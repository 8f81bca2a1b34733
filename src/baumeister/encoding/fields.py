"""Fields: how one fact of a state becomes entries; the encoding of a game is made of them.

An entry holds the difference of a number from the lowest one of its range.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY
from baumeister.encoding.sheet import Sheet
from baumeister.encoding.table import BITS, CATEGORY, DIGIT, NUMBER, PACKED, Row

SEATS: Final = 0  # in place of a length: as many as there are players
NO_ENTRY: Final = DIGIT  # more than any entry
PACKS: Final = 8  # entries of bits whose number fits a word of the machine
PART: Final = 1 << PACKS * PACKED


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Says how wide a fact is, writes it, and explains the entries it has written."""

    meaning: str

    def width(self, seats: int) -> int:
        raise NotImplementedError

    def write(self, fact: Fact, sheet: Sheet) -> None:
        raise NotImplementedError

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        """The same for many of a kind, from one place in a list up to another."""
        for fact in part_of(facts, start, end):
            self.write(fact, sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        raise NotImplementedError


def part_of(facts: list[Fact], start: int, end: int) -> list[Fact]:
    """To go through a list of one's own is quicker than to count."""
    return facts if start == 0 and end == len(facts) else facts[start:end]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A number from the lowest to the highest; it needs two entries if there are too many."""

    kind = NUMBER

    def __init__(self, lowest: int, highest: int, meaning: str = "") -> None:
        self.lowest = lowest
        self.highest = highest
        self.meaning = meaning
        self.span = highest - lowest
        self.is_long = self.span >= DIGIT

    def width(self, seats: int) -> int:
        return 2 if self.is_long else 1

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        self.put(fact, sheet)

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        lowest, highest, out, is_long = self.lowest, self.highest, sheet.out, self.is_long
        for fact in part_of(facts, start, end):
            number: int = cast("int", fact)
            if lowest <= number <= highest and not is_long:
                out.append(number - lowest)
            else:
                self.put(number, sheet)

    def put(self, number: int, sheet: Sheet) -> None:
        value = number - self.lowest
        if not 0 <= value <= self.span:
            value = 0 if value < 0 else self.span
            sheet.lacks(number)
        if self.is_long:
            sheet.out.append(value // DIGIT)
        sheet.out.append(value % DIGIT)

    def rows(self, name: str, seats: int) -> list[Row]:
        return [Row(name, self.kind, self.lowest, self.highest, self.width(seats), self.meaning)]


@final
class Category(Number):
    """One of several things, by number; none is more than another."""

    kind = CATEGORY


@final
class Thing(Field):
    """One of so many things, or a number below zero that stands in place of one.

    Things are written after what stands in place of them; in the table they are below zero, too,
    the last of them as -1.
    """

    def __init__(self, count: int, specials: tuple[int, ...], meaning: str = "") -> None:
        self.count = count
        self.specials = list(specials)
        self.meaning = meaning
        self.lowest = min(specials)
        self.entries = [NO_ENTRY] * (count - self.lowest)  # by the difference from the lowest
        for entry, number in enumerate([*specials, *range(count)]):
            self.entries[number - self.lowest] = entry

    def width(self, seats: int) -> int:
        return 1

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        self.put(fact, sheet)

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        lowest, count, entries, out = self.lowest, self.count, self.entries, sheet.out
        for fact in part_of(facts, start, end):
            value: int = cast("int", fact)
            entry = entries[value - lowest] if lowest <= value < count else NO_ENTRY
            if entry < NO_ENTRY:
                out.append(entry)
            else:
                self.put(value, sheet)

    def put(self, value: int, sheet: Sheet) -> None:
        entry = NO_ENTRY
        if self.lowest <= value < self.count:
            entry = self.entries[value - self.lowest]
        if entry < NO_ENTRY:
            sheet.out.append(entry)
        else:
            sheet.out.append(0)
            sheet.lacks(value)

    def rows(self, name: str, seats: int) -> list[Row]:
        return [Row(name, CATEGORY, -len(self.specials), self.count - 1, 1, self.meaning)]


@final
class SeatName(Field):
    """A seat, counted from the one that looks; -1 for nobody."""

    def __init__(self, meaning: str = "") -> None:
        self.meaning = meaning

    def width(self, seats: int) -> int:
        return 1

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        seat: int = fact
        self.put(seat, sheet)

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        own, seats, out = sheet.seat, sheet.seats, sheet.out
        for fact in part_of(facts, start, end):
            seat: int = cast("int", fact)
            if seat >= own:
                out.append(1 + seat - own)
            elif seat >= 0:
                out.append(1 + seat - own + seats)
            else:
                self.put(seat, sheet)

    def put(self, seat: int, sheet: Sheet) -> None:
        if seat >= 0:
            sheet.out.append(1 + (seat - sheet.seat) % sheet.seats)
        else:
            sheet.out.append(0)
            if seat != NOBODY:
                sheet.lacks(seat)

    def rows(self, name: str, seats: int) -> list[Row]:
        return [Row(name, CATEGORY, -1, seats - 1, 1, self.meaning)]


@final
class Bits(Field):
    """A set of numbered things, kept as the bits of a number: seven in each entry."""

    def __init__(self, count: int, meaning: str = "") -> None:
        self.count = count
        self.meaning = meaning
        self.entries = -(-count // PACKED)
        self.limit = 1 << self.entries * PACKED

    def width(self, seats: int) -> int:
        return self.entries

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        self.put(fact, sheet)

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        out, is_short = sheet.out, self.entries == 1
        for fact in part_of(facts, start, end):
            bits: int = cast("int", fact)
            if is_short and bits < DIGIT:
                out.append(bits)
            else:
                self.put(bits, sheet)

    def put(self, bits: int, sheet: Sheet) -> None:
        """In parts that fit the words of a machine, which are much quicker to take apart."""
        out, left, rest = sheet.out, self.entries, bits
        if not bits:
            sheet.pad(len(out) + left)
            return
        while left > 0:
            part = rest & (PART - 1)
            rest >>= PACKS * PACKED
            for _ in range(min(PACKS, left)):
                out.append(part & (DIGIT - 1))
                part >>= PACKED
            left -= PACKS
        if bits >= self.limit:
            sheet.lacks(bits >> self.entries * PACKED)

    def rows(self, name: str, seats: int) -> list[Row]:
        return [Row(name, BITS, 0, self.count, self.width(seats), self.meaning)]


@final
class Many(Field):
    """A list that always has the same length; SEATS: as many as players."""

    def __init__(self, count: int, each: Field, names: tuple[str, ...] = ()) -> None:
        self.count = count
        self.each = each
        self.names = names
        self.meaning = each.meaning

    def size(self, seats: int) -> int:
        return seats if self.count == SEATS else self.count

    def width(self, seats: int) -> int:
        return self.size(seats) * self.each.width(seats)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        self.each.write_part(fact, 0, len(fact), sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        found: list[Row] = []
        for n in range(self.size(seats)):
            inner = self.names[n] if n < len(self.names) else str(n)
            found += self.each.rows(f"{name}.{inner}", seats)
        return found


@final
class PerSeat(Field):
    """A list with one or several values for each seat, the own ones first."""

    def __init__(self, each: Field, values: int = 1, names: tuple[str, ...] = ()) -> None:
        self.each = each
        self.values = values  # of one seat, side by side
        self.names = names
        self.meaning = each.meaning

    def width(self, seats: int) -> int:
        return seats * self.values * self.each.width(seats)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        own = sheet.seat * self.values
        self.each.write_part(fact, own, len(fact), sheet)
        if own:
            self.each.write_part(fact, 0, own, sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        found: list[Row] = []
        for owner in ["own", *(f"next{n}" for n in range(1, seats))]:
            for n in range(self.values):
                inner = f".{self.names[n] if self.names else n}" if self.values > 1 else ""
                found += self.each.rows(f"{name}.{owner}{inner}", seats)
        return found


@final
class Listed(Field):
    """A list of any length: how long it is, and so many of its items; the others have no entry."""

    def __init__(self, most: int, each: Field) -> None:
        self.most = most
        self.each = each
        self.meaning = each.meaning
        self.length = Number(0, DIGIT - 1, "how many there are")
        self.widths: dict[int, int] = {}

    def size(self, seats: int) -> int:
        return seats if self.most == SEATS else self.most

    def width(self, seats: int) -> int:
        if seats not in self.widths:  # it is asked for with each list that is written
            self.widths[seats] = 1 + self.size(seats) * self.each.width(seats)
        return self.widths[seats]

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        end = len(sheet.out) + self.width(sheet.seats)
        self.length.put(len(fact), sheet)
        most = self.size(sheet.seats)
        self.each.write_part(fact, 0, min(most, len(fact)), sheet)
        if len(fact) > most:
            beyond = Sheet(sheet.seat, sheet.seats)
            self.each.write_part(fact, most, len(fact), beyond)
            sheet.lacks(len(fact))
            sheet.take_rest(beyond)
        sheet.pad(end)

    def rows(self, name: str, seats: int) -> list[Row]:
        found = self.length.rows(f"{name}.length", seats)
        for n in range(self.size(seats)):
            found += self.each.rows(f"{name}.{n}", seats)
        return found


@final
class Group(Field):
    """Facts by their names."""

    def __init__(self, fields: Mapping[str, Field], meaning: str = "") -> None:
        self.fields = dict(fields)
        self.meaning = meaning
        self.names = list(self.fields)
        self.list = list(self.fields.values())

    def width(self, seats: int) -> int:
        return sum(field.width(seats) for field in self.list)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, dict)
        for n, name in enumerate(self.names):
            self.list[n].write(fact[name], sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        start = f"{name}." if name else ""
        return [
            row for inner, field in self.fields.items() for row in field.rows(start + inner, seats)
        ]


@final
class Tuple(Field):
    """A short list whose places mean different things."""

    def __init__(self, fields: Mapping[str, Field], meaning: str = "") -> None:
        self.fields = dict(fields)
        self.meaning = meaning
        self.list = list(self.fields.values())

    def width(self, seats: int) -> int:
        return sum(field.width(seats) for field in self.list)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        for n, field in enumerate(self.list):
            field.write(fact[n], sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        return [
            row
            for inner, field in self.fields.items()
            for row in field.rows(f"{name}.{inner}", seats)
        ]
