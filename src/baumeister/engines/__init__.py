"""Engines: bots in any language, which speak over standard input and output."""

from __future__ import annotations

from baumeister.engines.engine_bot import MARK, EngineBot, command_of, is_engine

__all__ = ["MARK", "EngineBot", "command_of", "is_engine"]
