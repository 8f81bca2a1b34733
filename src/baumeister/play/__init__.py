"""Play: games in progress with those who play them, for the web, the terminal and the arena."""

from __future__ import annotations

from baumeister.play.self_play import play_game, play_on
from baumeister.play.sitter import Sitter
from baumeister.play.sitting import Sitting
from baumeister.play.sitting_with_bots import SittingWithBots

__all__ = ["Sitter", "Sitting", "SittingWithBots", "play_game", "play_on"]
