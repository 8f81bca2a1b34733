"""The example that learns: shortened, it still plays, learns, and keeps what it has learned."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "learning"
SHORT = ["--lessons", "1", "--games", "2", "--size", "8"]


def run(folder: Path, *words: str, **more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(FOLDER), **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["imhotep", "kheops"])
def test_an_agent_is_trained_and_takes_a_seat(game: str, tmp_path: Path) -> None:
    said = run(tmp_path, str(FOLDER / "train.py"), game, *SHORT, "--out", "agent.npz")
    assert "of 2 games won against beginner" in said
    with np.load(tmp_path / "agent.npz") as weights:
        assert np.isfinite(weights["hidden"]).all()
    arena = ["-m", "baumeister.cli.main", "arena", game, "--games", "2", "--bots"]
    run(tmp_path, *arena, f"{FOLDER / 'agent.py'}:Agent,random", BAUMEISTER_AGENT="agent.npz")


def test_it_learns_what_is_good_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer is always better than expected: after some lessons it is the likelier one."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import ppo

    player = ppo.Player("imhotep", ppo.Plan(games=8, steps=8, hidden=16, slice=64))
    found = player.collect()
    found.gains[:] = -1.0
    favourite = int(np.bincount(found.answers).argmax())
    found.gains[found.answers == favourite] = 1.0
    before = likelihood(player, found, favourite)
    for _ in range(10):
        found.chances[:] = chances(player, found)
        player.learn_from(found)
    assert likelihood(player, found, favourite) > before + 0.1


def chances(player: Any, found: Any) -> Any:
    """How likely each answer is now."""
    masks = np.unpackbits(found.masks, axis=1, count=player.setting.choices)
    network = player.network
    answers, shares = network.shares(network.think(player.seen(found.entries)), masks)
    at = np.searchsorted(answers, found.answers)
    return shares[np.arange(len(found.answers)), at]


def likelihood(player: Any, found: Any, answer: int) -> float:
    """Of an answer, where it was given."""
    return float(chances(player, found)[found.answers == answer].mean())


def test_the_notebook_runs(tmp_path: Path) -> None:
    """Its cells, in their order, as a shortened program."""
    notebook = json.loads((FOLDER / "train.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    program = (
        "\n".join(cells)
        .replace("MINUTES = 9", "MINUTES = 0")
        .replace("200", "2")
        .replace("seed=1", "seed=1, games=8")
    )
    (tmp_path / "cells.py").write_text(program, "utf-8")
    assert "games won" in run(tmp_path, "cells.py")
