"""Plays the golden games anew: `make records`.

Builders and architects play them, at every number of seats, by every variant, and some by an
edition with another number in it. Where something of a game hardly ever happens among them, others
play on until it does: careless builders, who now and then answer at random, the single-minded, who
like some kinds of answers more than others, whatever that leads to, and the aimless. They are
curious, too: more forbidden answers are tried before theirs.

`make records ARGS="--add kheops"` keeps the games there are and plays only until what is still rare
among them has happened.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from baumeister.bots.bot import ask
from baumeister.bots.levels import bot
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.refusal import Refusal
from baumeister.core.state import CHANCE, State
from baumeister.corpus import folder_of
from baumeister.games import all_games, game
from tests.golden.features import features, features_in
from tests.golden.remarks import CURIOUS, with_remarks

GAMES: Final = 100  # of each game, at least
OFTEN: Final = 3  # everything happens so many times, at least
OTHER_EDITIONS: Final = 4
ARCHITECT: Final = "architect@16"
BUILDER: Final = "builder"
CARELESS: Final = "careless builder"
STUBBORN: Final = "single-minded"
AIMLESS: Final = "aimless"
SEEKERS: Final = (BUILDER, CARELESS, STUBBORN, AIMLESS)
CARELESSNESS: Final = 0.3  # of the answers
CHANGED: Final = 0.5  # of the games in search of what is rare, by an edition for it
MOST_TRIES: Final = 600  # of games in search of what is rare
BATCH: Final = 30
LONGEST: Final = 2000  # answers: some people never come to an end
LARGEST_BYTES: Final = 40_000  # bytes of a game that is kept for what is rare
NUMBER: Final = re.compile(r"(?<![\w.\"-])\d+(?![\w.\"-])")

# What is changed in an edition so that something happens that hardly ever does by the printed one.
SEEKING: Final = {
    "imhotep": [  # ships so large that stones run out, and none sails before it is full
        ('"4331", "4322", "4321", "4221"', '"4433", "4432", "4431", "4422"'),
        ('"3322", "3321", "3221"', '"4333", "4332", "4331"'),
        ("minimum = [1, 1, 2, 3]", "minimum = [1, 2, 3, 4]"),
    ],
    "cleopatra": [  # a garden in which mosaics just fit, if they cost little and scribes are many
        ("P..###..P", "P..###.#P"),
        ('"..P...P..",\n    ".P..P..P."', '"..P...P#.",\n    ".#.#P..#."'),
        ("...P.P...", "..#P.P..."),
        ("P.......P", "P.#.##.#P"),
        ('"..P...P..",\n    "P...P...P"', '"..P..#P..",\n    "P.#.P...P"'),
        ("mosaic = [2, 1, 1, 0, 1]", "mosaic = [1, 0, 0, 0, 0]"),
        ("counts = [2, 2, 2, 2, 2, 1]", "counts = [2, 2, 2, 9, 2, 1]"),
    ],
    "oh_pharaoh": [  # so few cards that none is left to draw, and a short track for the patient
        ("[3, 13, 12, 11, 10, 9, 8, 6, 4, 3, 5, 2, 3]", "[1, 6, 6, 5, 5, 4, 3, 2, 1, 1, 2, 1, 1]"),
        ("space = [10]", "space = [3]"),
        ("space = [6]", "space = [2]"),
    ],
}

# Games of the aimless in which, among thousands, something happens that hardly ever does.
LUCKY: Final = {"valley_of_the_kings": (2813, 3453, 3492, 4059, 4650, 6115)}

Told = tuple[str, Counter[str]]  # the text of a game, and what is in it


@dataclass(frozen=True)
class Plan:
    """What decides a game."""

    game: str
    seed: int
    seekers: tuple[str, ...] = ()  # of what is rare

    def play(self) -> tuple[Record, str, Counter[str]]:
        known = game(self.game)
        record = _played(known, self._begun(known), Random(self.seed))
        text = with_remarks(known, record)
        return record, text, features_in(known, record, text)

    def _begun(self, known: Game) -> Record:
        rng = Random(self.seed)
        seats = known.fewest + self.seed % (known.most - known.fewest + 1)
        variants = {variant.key: rng.choice(variant.values) for variant in known.variants}
        if self.seed % 4 == 0:
            variants = {}
        if self.seekers:
            edition = seeking_edition(known) if rng.random() < CHANGED else None
            players = [f"{CURIOUS} {rng.choice(self.seekers)}"] * seats
            return begin(known, seats, variants, edition, players)
        edition = other_edition(known, rng) if 0 < self.seed <= OTHER_EDITIONS else None
        players = [BUILDER] * seats
        if self.seed % 2 == 0:
            players[self.seed // 2 % seats] = ARCHITECT
        return begin(known, seats, variants, edition, players)


def _played(known: Game, record: Record, rng: Random) -> Record:
    likes = {type(action).__name__: 0.0 for action in known.vocabulary}
    likes = {kind: rng.random() for kind in likes}
    match = Match(known, record, log=False)
    while (asked := match.state.to_act()) and match.version < LONGEST:
        seat = asked[0]
        if seat == CHANCE:
            match.play_chance(rng)
        else:
            match.answer(seat, _answer(record.players[seat], match.state, seat, rng, likes))
    return match.record


def _answer(player: str, state: State, seat: int, rng: Random, likes: dict[str, float]) -> Action:
    if player.endswith(STUBBORN):
        return _favourite(state, seat, rng, likes)
    if player.endswith(AIMLESS):
        return rng.choice(state.legal(seat))
    if player.endswith(CARELESS) and rng.random() < CARELESSNESS:
        return rng.choice(state.legal(seat))
    return ask(bot(ARCHITECT if player == ARCHITECT else BUILDER), state, seat, rng)


def _favourite(state: State, seat: int, rng: Random, likes: dict[str, float]) -> Action:
    """Any answer of the kind that is liked most."""
    legal = state.legal(seat)
    best = max(likes[type(action).__name__] for action in legal)
    return rng.choice([one for one in legal if likes[type(one).__name__] == best])


def other_edition(known: Game, rng: Random) -> str:
    """The edition of a game with one number in it that is higher by one."""
    text = known.edition()
    places = list(NUMBER.finditer(text))
    rng.shuffle(places)
    for place in places:
        changed = f"{text[: place.start()]}{int(place[0]) + 1}{text[place.end() :]}"
        try:
            known.start(known.most, edition=changed)
        except Refusal:
            continue
        return changed
    raise LookupError(known.id)


def seeking_edition(known: Game) -> str | None:
    if known.id not in SEEKING:
        return None
    text = known.edition()
    for old, new in SEEKING[known.id]:
        assert old in text, old
        text = text.replace(old, new)
    return text


def corpus(known: Game) -> Iterator[Told]:
    """Its golden games, and more than are needed."""
    found: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for _, text, new in pool.map(Plan.play, [Plan(known.id, n) for n in range(GAMES)]):
            found += new
            yield text, new
    yield from rare_games(known, found)


def rare_games(known: Game, found: Counter[str]) -> Iterator[Told]:
    """Those in which something happens that is rare in what has been found so far."""
    with ProcessPoolExecutor() as pool:
        for first in range(GAMES, GAMES + MOST_TRIES, BATCH):
            if not rare_in(known, found):
                return
            plans = [Plan(known.id, seed, SEEKERS) for seed in range(first, first + BATCH)]
            if first == GAMES:
                plans += [Plan(known.id, seed, (AIMLESS,)) for seed in LUCKY.get(known.id, ())]
            games = [(text, new) for _, text, new in pool.map(Plan.play, plans) if is_fit(text)]
            while chosen := _richest(known, games, found):
                games.remove(chosen)
                found += chosen[1]
                yield chosen
    for one in sorted(rare_in(known, found)):
        print(f"{known.id}: {found[one]} × {one}", flush=True)


def without_largest(known: Game, games: list[Told]) -> list[str]:
    """As many as are wished: the largest go, unless something would become rare without them."""
    found = sum((new for _, new in games), Counter[str]())
    kept = sorted(games, key=lambda one: -len(one[0]))
    for told in [one for one in kept if '"edition"' not in one[0].partition("\n")[0]]:
        if len(kept) > GAMES and rare_in(known, found - told[1]) == rare_in(known, found):
            kept.remove(told)
            found -= told[1]
    return [text for text, new in games if (text, new) in kept]


def rare_in(known: Game, found: Counter[str]) -> set[str]:
    return {one for one in features(known) if found[one] < OFTEN}


def is_fit(text: str) -> bool:
    """Whether a game came to its end, and not too late."""
    return " = " in text and len(text) < LARGEST_BYTES


def _richest(known: Game, games: list[Told], found: Counter[str]) -> Told | None:
    """The game that holds most of what is still rare, if any does."""
    rare = rare_in(known, found)
    best = max(games, key=lambda one: len(rare & one[1].keys()), default=None)
    return best if best is not None and rare & best[1].keys() else None


def write(known: Game) -> None:
    """All of them anew."""
    folder = folder_of(known)
    folder.mkdir(exist_ok=True)
    texts = without_largest(known, list(corpus(known)))
    for old in folder.glob("*.txt"):
        old.unlink()
    _keep(known, texts, 1)


def add(known: Game) -> None:
    """More of them, as long as something is rare in those there are."""
    texts = [path.read_text("utf-8") for path in sorted(folder_of(known).glob("*.txt"))]
    played = (features_in(known, Record.from_text(text), text) for text in texts)
    found = sum(played, Counter[str]())
    _keep(known, [text for text, _ in rare_games(known, found)], len(texts) + 1)


def _keep(known: Game, texts: list[str], first: int) -> None:
    folder = folder_of(known)
    for number, text in enumerate(texts, start=first):
        Path(folder, f"{number:03}.txt").write_text(text, "utf-8")
    sizes = [path.stat().st_size for path in folder.glob("*.txt")]
    print(f"{known.id}: {len(sizes)} games, {sum(sizes) / 2**20:.2f} MiB", flush=True)


def main() -> None:
    parser = ArgumentParser(prog="make records")
    parser.add_argument("games", nargs="*", help="their ids, if not all")
    parser.add_argument("--add", action="store_true", help="keep the games there are")
    options = parser.parse_args()
    for known in all_games():
        if known.id in (options.games or [known.id]):
            (add if options.add else write)(known)


if __name__ == "__main__":
    main()
