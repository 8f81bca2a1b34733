"""Exit codes."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
REFUSED: Final = 2  # wrong arguments, or a file that cannot be used
INTERRUPTED: Final = 130  # what a shell expects after Ctrl-C
