"""Plays a game with one bot on all seats and prints the build and the record.

Called by `test_same_games.py` in a process of its own: game, seats, level, seed, most decisions,
and after which parts of a random game the bot takes over, each in a game of its own.
"""

from __future__ import annotations

import sys
from random import Random

from baumeister import game
from baumeister.bots import BOTS, SearchBot, Simulations
from baumeister.cli.build import build
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE
from baumeister.play.minds import Minds

# Only what counts simulations: a search that counts seconds gets further if it is faster.
PLAYERS = {level: BOTS[level] for level in ("random", "beginner", "builder")}
PLAYERS["search"] = SearchBot(Simulations(64))
ALL = 10**9


def play(match: Match, level: str, rng: Random, most: int) -> int:
    """Returns how many decisions there were."""
    decisions, minds = 0, Minds()
    while decisions < most and (seats := match.state.to_act()):
        seat = seats[0]
        if seat == CHANCE:
            match.play_chance(rng)
        else:
            decisions += 1
            match.answer(seat, minds.ask(PLAYERS[level], match.state, seat, rng).answer)
    return decisions


def new_match(name: str, seats: str) -> Match:
    rules = game(name)
    return Match(rules, begin(rules, int(seats)))


def main(name: str, seats: str, level: str, seed: str, most: str, *parts: str) -> None:
    is_late = any(float(part) for part in parts)
    length = play(new_match(name, seats), "random", Random(int(seed)), ALL) if is_late else 0
    print(build())
    for part in parts:
        match = new_match(name, seats)
        rng = Random(int(seed))
        play(match, "random", rng, int(float(part) * length))
        play(match, level, rng, int(most))
        print(match.record.to_text(), match.state.to_json(), match.state.result(), match.state.log)


if __name__ == "__main__":
    main(*sys.argv[1:])
