"""The gauntlet from its command line to its files, in real games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import baumeister, said
from tests.cli.test_arena import arena, outcomes

RUN = ("gauntlet", "kheops", "--bot", "beginner", "--simulations", "1", "--games", "2")


def test_a_bot_meets_them_all_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = arena(*RUN, "--out", str(tmp_path))
    assert said("arena.gauntlet", bot="beginner") in out
    assert said("arena.duels") not in out
    data = json.loads(arena(*RUN, "--out", str(tmp_path), "--json"))
    assert [duel["others"] for duel in data["duels"]] == data["plan"]["bots"][1:]
    assert data["plan"]["bots"][3:5] == ["architect:2026-11@1", "master:2026-11@2"]
    assert data["all_seeing"] == ["seer:2026-11@1"]
    assert data["command"].startswith(" ".join(("baumeister", *RUN[:6])))
    assert len(outcomes(tmp_path)) == 12
    assert "| master:2026-11@2 | 2 |" in (tmp_path / "report.md").read_text("utf-8")
    assert "master:2026-11@2" in (tmp_path / "report.html").read_text("utf-8").replace("<wbr>", "")
    merged = json.loads(arena("merge", str(tmp_path / "all"), str(tmp_path), "--json"))
    assert merged["duels"] == data["duels"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--seconds", "1", "--simulations", "9"), said("arena.one_effort")),
        (("--seconds", "long"), "“longs” is not an effort"),
        (("--simulations", "0"), "“0” is not an effort"),
        (("--bot", "emperor"), "There is no bot “emperor”"),
        (("--json", "--markdown"), said("error.one_output")),
        (("--games", "0"), said("error.too_small", option="--games", least=1, value=0)),
    ],
)
def test_what_cannot_be_run_is_refused(words: tuple[str, ...], says: str) -> None:
    done = baumeister("gauntlet", "kheops", *words)
    assert done.code == 2
    assert says in done.err
