"""Records on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from baumeister.cli import files
from baumeister.core.refusal import Refusal


def test_writing_replaces_the_whole_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    files.write(path, "one\n")
    files.write(path, "zwei – ägyptisch\n")
    assert files.read(path) == "zwei – ägyptisch\n"
    assert list(tmp_path.iterdir()) == [path]


def test_records_are_numbered(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "baumeister"
    names = [files.new_record_file(folder, "imhotep").name for _ in range(3)]
    assert names == ["imhotep-1.txt", "imhotep-2.txt", "imhotep-3.txt"]
    assert files.new_record_file(folder, "kheops").name == "kheops-1.txt"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Refusal):
        files.new_record_file(blocked / "data", "imhotep")


def test_writing_over_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="is a folder"):
        files.write(tmp_path, "text")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "data"}, Path("data/baumeister")),
        ("linux", {}, Path.home() / ".local/share/baumeister"),
        ("darwin", {}, Path.home() / "Library/Application Support/baumeister"),
        ("win32", {"LOCALAPPDATA": "data"}, Path("data/baumeister")),
        ("win32", {}, Path.home() / "AppData/Local/baumeister"),
    ],
)
def test_each_system_has_its_place_for_data(
    platform: str, environ: dict[str, str], folder: Path
) -> None:
    assert files.data_folder(environ, platform) == folder


def test_a_suggested_command_can_be_typed_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert files.program(".venv/bin/baumeister") == ".venv/bin/baumeister"
    assert files.program("-c") == "baumeister"
    (tmp_path / "baumeister").write_text("")
    (tmp_path / "baumeister").chmod(0o755)
    assert files.program(".venv/bin/baumeister") == "baumeister"
