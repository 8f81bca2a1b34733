"""What processes tell each other, written by one build and read by another.

python -m tests.builds.pickled write FILE
python -m tests.builds.pickled read FILE
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from random import Random

from baumeister.bots import BOTS
from baumeister.cli.build import build
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE, State
from baumeister.games import all_games
from baumeister.play.minds import Minds
from baumeister.web.table.thinkers import Advice, Job, solve

LEVEL = "builder"


Told = tuple[tuple[object, ...], tuple[object, ...], State, list[Action]]


def told(game: Game) -> Told:
    """A question to a bot and its answer, as they go through the pipe, and what was looked at."""
    match = Match(game, begin(game, game.most))
    while match.state.to_act() == [CHANCE]:
        match.play_chance(Random(1))
    seat = match.state.to_act()[0]
    job = Job("table", match.record.to_text(), seat, LEVEL, seed=1, wants_reason=True)
    advice = solve(job, BOTS[LEVEL], Minds())
    return tuple(job), tuple(advice), match.state, match.state.legal(seat)


def main(order: str, path: str) -> None:
    file = Path(path)
    if order == "write":
        file.write_bytes(pickle.dumps([told(game) for game in all_games()]))
    print(build())
    for job, advice, state, legal in pickle.loads(file.read_bytes()):
        print(Job(*job), Advice(*advice), state.to_json(), *map(Action.notation, legal))


if __name__ == "__main__":
    main(*sys.argv[1:])
