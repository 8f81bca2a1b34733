"""Fields: how one fact of a state becomes entries; the encoding of a game is made of them.

An entry holds the difference of a number from the lowest one of its range.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY
from baumeister.encoding.sheet import Sheet
from baumeister.encoding.table import BITS, CATEGORY, DIGIT, NUMBER, PACKED, Row

SEATS: Final = 0  # in place of a length: as many as there are players


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Says how wide a fact is, writes it, and explains the entries it has written."""

    meaning: str

    def width(self, seats: int) -> int:
        raise NotImplementedError

    def write(self, fact: Fact, sheet: Sheet) -> None:
        raise NotImplementedError

    def write_all(self, facts: list[Fact], sheet: Sheet) -> None:
        """The same for many of a kind."""
        for fact in facts:
            self.write(fact, sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        raise NotImplementedError


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

    def write_all(self, facts: list[Fact], sheet: Sheet) -> None:
        if self.is_long:
            for fact in facts:
                self.write(fact, sheet)
            return
        lowest, span, out = self.lowest, self.span, sheet.out
        for fact in facts:
            assert isinstance(fact, int)
            value: int = fact - lowest
            if 0 <= value <= span:
                out.append(value)
            else:
                self.put(fact, sheet)

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

    def width(self, seats: int) -> int:
        return 1

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        value: int = fact
        if 0 <= value < self.count:
            sheet.out.append(value + len(self.specials))
        elif value in self.specials:
            sheet.out.append(self.specials.index(value))
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

    def width(self, seats: int) -> int:
        return -(-self.count // PACKED)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        bits: int = fact
        for _ in range(self.width(0)):
            sheet.out.append(bits & (DIGIT - 1))
            bits >>= PACKED
        if bits:
            sheet.lacks(bits)

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
        self.each.write_all(fact, sheet)

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
        start = sheet.seat * self.values
        if start:
            self.each.write_all(fact[start:] + fact[:start], sheet)
        else:
            self.each.write_all(fact, sheet)

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

    def size(self, seats: int) -> int:
        return seats if self.most == SEATS else self.most

    def width(self, seats: int) -> int:
        return 1 + self.size(seats) * self.each.width(seats)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        end = len(sheet.out) + self.width(sheet.seats)
        self.length.put(len(fact), sheet)
        most = self.size(sheet.seats)
        if len(fact) <= most:
            self.each.write_all(fact, sheet)
        else:
            self.each.write_all(fact[:most], sheet)
            beyond = Sheet(sheet.seat, sheet.seats)
            self.each.write_all(fact[most:], beyond)
            sheet.lacks(len(fact))
            sheet.rest += beyond.out + beyond.rest
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

    def width(self, seats: int) -> int:
        return sum(field.width(seats) for field in self.fields.values())

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, dict)
        for name, field in self.fields.items():
            field.write(fact[name], sheet)

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
