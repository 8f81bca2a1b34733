"""What pages show when they are sent, so that their streams need not tell it again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from baumeister.web.view.scene import Scene

PAGES: Final = 64  # that have been sent and not yet opened their stream

Key = tuple[str, str, str]  # table, person, and which scene of theirs


class Shown:
    """Scenes on their way to a browser; only whoever was shown one finds it again, and once."""

    def __init__(self) -> None:
        self._scenes: OrderedDict[Key, Scene] = OrderedDict()

    def keep(self, table: str, person: str, scene: Scene) -> None:
        self._scenes[table, person, scene.mark] = scene
        if len(self._scenes) > PAGES:
            self._scenes.popitem(last=False)

    def take(self, table: str, person: str, mark: str) -> Scene | None:
        return self._scenes.pop((table, person, mark), None)
