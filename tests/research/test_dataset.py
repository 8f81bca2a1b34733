"""Games as data: what the file says is what was played, and everybody can load it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

import baumeister as b
from baumeister.core.record import Record, replay
from baumeister.encoding import encoding_of
from baumeister.research.dataset import SCHEMA, Work, pieces, played
from tests.cli.shell import baumeister, said

WORDS = ("selfplay", "imhotep", "--games", "3", "--seed", "4")


def digests(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("data")
    done = baumeister(*WORDS, "--bots", "architect@8,beginner", "--out", str(found))
    assert (done.code, done.err) == (0, "")
    return found


def test_a_row_for_each_decision_says_what_was_known_and_answered(folder: Path) -> None:
    table = parquet.read_table(folder / "decisions.parquet")
    assert table.schema.equals(SCHEMA)
    assert table.schema.metadata[b"bots"] == b"architect@8,beginner"
    layout = encoding_of(b.game("imhotep")).layout(2)
    rows = table.to_pylist()
    records = {
        n: Record.from_text((folder / "records" / f"{n:06}.txt").read_text("utf-8"))
        for n in range(3)
    }
    for row in rows[::7]:
        state = replay(b.game("imhotep"), records[row["game"]], row["ply"])
        seat, number = row["seat"], layout.encoding.actions.number
        assert bytes(row["observation"]) == layout.encoded(state, seat)
        assert row["legal"] == [number[action] for action in state.legal(seat)]
        assert row["answer"] in row["legal"]
        assert row["bot"] == ("architect@8", "beginner")[seat]
        assert row["visits"] == 0 or (row["seat"] == 0 and len(row["legal"]) > 1)
        assert len(row["forecast"]) == len(row["legal"])
        result = replay(b.game("imhotep"), records[row["game"]]).result()
        assert result is not None
        assert row["points"] == result.points[seat:] + result.points[:seat]
    assert any(row["visits"] > 0 for row in rows)


def test_the_same_seed_gives_the_same_files(folder: Path, tmp_path: Path) -> None:
    bots = ("--bots", "architect@8,beginner", "--workers", "1")
    assert baumeister(*WORDS, *bots, "--out", str(tmp_path)).code == 0
    assert digests(tmp_path) == digests(folder)


def test_without_a_folder_there_is_nothing_to_write() -> None:
    done = baumeister("selfplay", "imhotep")
    assert (done.code, done.err.strip()) == (2, said("selfplay.no_out"))


def test_rows_are_written_in_pieces_and_none_is_lost() -> None:
    games = [played(Work("imhotep", ("random", "random"), {}, None, 1, n)) for n in range(2)]
    rows = [row for piece in pieces(games) for row in piece]
    assert rows == [row for one in games for row in one.rows]
    assert np.isnan(rows[0]["forecast"]).all()


PAGE = Path(__file__).resolve().parents[2] / "docs" / "data.md"
BLOCK = re.compile(r"^```python no-run\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LOADERS = {
    word: block
    for block in BLOCK.findall(PAGE.read_text("utf-8"))
    for word in ("pandas", "polars", "torch")
    if f"import {word}" in block
}


@pytest.mark.parametrize("library", ["pandas", "polars", "torch"])
def test_the_examples_load_it(
    library: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyTorch is too large to be installed for this alone."""
    if library == "torch":
        pytest.importorskip(library)
    (tmp_path / "data").symlink_to(folder)
    monkeypatch.chdir(tmp_path)
    exec(compile(LOADERS[library], library, "exec", dont_inherit=True), {})
