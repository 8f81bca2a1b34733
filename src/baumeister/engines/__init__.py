"""Engines: bots in any language, which speak over standard input and output."""

from __future__ import annotations

from baumeister.engines.engine_bot import EngineBot, command_of, is_engine

__all__ = ["EngineBot", "command_of", "is_engine"]
