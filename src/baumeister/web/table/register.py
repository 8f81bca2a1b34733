"""The register: who somebody is on which devices, whom they do not want to hear, and who may not
take part. It is asked at every request, so those who came lately are remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from baumeister.web.table.store import Step, Store, new_id

KEPT: Final = 4096
SEEN_SECONDS: Final = 6 * 3600  # after which it is written down again that a device was there
DEVICES: Final = 50  # of a person; whoever wants another one logs out the one seen longest ago
LINKS: Final = 5  # personal links that are good at the same time


@dataclass(frozen=True)
class Device:
    """A browser that is, or was, somebody."""

    id: str
    about: str  # which browser on which system, as far as it says so
    since: float
    seen: float
    is_out: bool = False


@dataclass(frozen=True)
class Known:
    """What every request wants to know of a person."""

    name: str
    is_blocked: bool = False
    devices: dict[str, Device] = field(default_factory=dict)
    muted: frozenset[str] = frozenset()

    def is_out(self, device: str) -> bool:
        found = self.devices.get(device)
        return found is not None and found.is_out


class Register:
    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        """`changed` is told whose devices or rights are not as they were, here or elsewhere."""
        self.store = store
        self.changed = changed
        self._known: dict[str, Known] = {}
        store.heard_of = self._hear

    def _hear(self, person: str) -> None:
        """Something has changed elsewhere; "" if it may be about anybody."""
        if not person:
            self._known.clear()
            return
        self._known.pop(person, None)
        self.changed(person)

    async def _tell(self, person: str) -> None:
        self._hear(person)
        await self.store.tell_of(person)

    async def known(self, person: str) -> Known | None:
        found = self._known.get(person)
        if found is None:
            found = await self._read(person)
            if found is not None:  # whoever is unknown may come any moment
                if len(self._known) >= KEPT:
                    self._known.clear()
                self._known[person] = found
        return found

    async def _read(self, person: str) -> Known | None:
        rows = await self.store.rows("SELECT name, is_blocked FROM person WHERE id = ?", [person])
        if not rows:
            return None
        query = "SELECT id, about, since, seen, is_out FROM device WHERE person = ? ORDER BY seen"
        devices = [
            Device(name, about, since, seen, bool(is_out))
            for name, about, since, seen, is_out in await self.store.rows(query, [person])
        ]
        muted = await self.store.rows("SELECT other FROM muted WHERE person = ?", [person])
        name, is_blocked = rows[0]
        return Known(
            str(name),
            bool(is_blocked),
            {device.id: device for device in devices},
            frozenset(str(row[0]) for row in muted),
        )

    def forget(self, person: str) -> None:
        """Somebody has deleted what was theirs."""
        self._hear(person)

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename_person(person, name)
        self._known.pop(person, None)

    async def add_device(self, person: str, about: str, now: float) -> str:
        """A new one, whose id goes into its cookie."""
        known, device = await self.known(person), new_id()
        steps: list[Step] = [_written(person, Device(device, about, now, now))]
        inside = [one for one in (known.devices if known else {}).values() if not one.is_out]
        oldest = inside[: max(0, len(inside) + 1 - DEVICES)]
        steps += [_written(person, replace(one, is_out=True)) for one in oldest]
        await self.store.change(steps)
        self._known.pop(person, None)
        await self.store.tell_of(person)
        return device

    async def see(self, person: str, device: str, about: str, now: float) -> None:
        """Somebody is there with a device, which may be older than this register."""
        known = await self.known(person)
        if known is None or known.is_out(device):
            return
        found = known.devices.get(device) or Device(device, about, now, 0)
        if now - found.seen > SEEN_SECONDS:
            await self.store.change([_written(person, replace(found, about=about, seen=now))])
            self._known.pop(person, None)

    async def log_out(self, person: str, *devices: str) -> None:
        """These devices are nobody's from now on."""
        known = await self.known(person)
        found = [known.devices[name] for name in devices if name in known.devices] if known else []
        await self.store.change([_written(person, replace(one, is_out=True)) for one in found])
        await self._tell(person)

    async def mute(self, person: str, other: str, is_muted: bool) -> None:
        """Whether somebody wants to read what somebody else says."""
        remove = "DELETE FROM muted WHERE person = ? AND other = ?"
        steps: list[Step] = [(remove, [person, other])]
        if is_muted:
            steps.append(("INSERT INTO muted (person, other) VALUES (?, ?)", [person, other]))
        await self.store.change(steps)
        await self._tell(person)

    async def block(self, person: str, is_blocked: bool) -> bool:
        """Whoever is blocked can look, and do nothing; tells whether there is such a person."""
        query = "UPDATE person SET is_blocked = ? WHERE id = ?"
        (found,) = await self.store.change([(query, [int(is_blocked), person])])
        await self._tell(person)
        return found > 0

    async def add_link(self, person: str, until: float, now: float) -> str:
        """A link with which another device becomes this person, once."""
        link = new_id()
        latest = "SELECT id FROM link WHERE person = ? ORDER BY until DESC LIMIT ?"
        await self.store.change(
            [
                ("DELETE FROM link WHERE until <= ?", [now]),
                ("INSERT INTO link (id, person, until) VALUES (?, ?, ?)", [link, person, until]),
                (
                    f"DELETE FROM link WHERE person = ? AND id <> ? AND id NOT IN ({latest})",
                    [person, link, person, LINKS],
                ),
            ]
        )
        return link

    async def links(self, person: str, now: float) -> list[float]:
        """Until when each of somebody's links is good."""
        query = "SELECT until FROM link WHERE person = ? AND until > ? ORDER BY until"
        return [float(row[0]) for row in await self.store.rows(query, [person, now])]

    async def owner_of(self, link: str, now: float) -> str:
        """Whose link it is; nobody's if it was used or revoked, or is too old."""
        query = "SELECT person FROM link WHERE id = ? AND until > ?"
        rows = await self.store.rows(query, [link, now])
        return str(rows[0][0]) if rows else ""

    async def use(self, link: str, now: float) -> str:
        """The same, and nobody can use it again: of two at once, one is told so."""
        person = await self.owner_of(link, now)
        (used,) = await self.store.change([("DELETE FROM link WHERE id = ?", [link])])
        return person if used else ""

    async def revoke_links(self, person: str) -> None:
        await self.store.change([("DELETE FROM link WHERE person = ?", [person])])


def _written(person: str, device: Device) -> Step:
    query = (
        "INSERT INTO device (id, person, about, since, seen, is_out) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET about = EXCLUDED.about, seen = EXCLUDED.seen,"
        " is_out = EXCLUDED.is_out"
    )
    values = [device.id, person, device.about, device.since, device.seen, int(device.is_out)]
    return query, values
