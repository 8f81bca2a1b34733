"""`baumeister admin`: on the data of a server, whether or not it runs."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import pytest

from baumeister.cli.main import run
from baumeister.web.table.moderation import report, reports
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Addition, ChatLine, Standing, Store
from tests.web.table.test_store import INFO, SEATS

RUDE = ChatLine("ben", "Ben", "Something [b]rude[/b]", 7.5)


def admin(*words: str, folder: Path) -> tuple[int, str]:
    """The exit code, and what it says."""
    out, err = StringIO(), StringIO()
    environ = {"LANG": "en", "COLUMNS": "200"}
    code = run(["admin", *words, "--data", str(folder)], StringIO(), out, err, environ)
    return code, out.getvalue() + err.getvalue()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    async def fill() -> None:
        store = open_store(tmp_path)
        await store.add_person("ben", "Ben")
        await store.add_table(INFO, SEATS)
        await store.append([Addition("t1", 0, 0, [], Standing(), chat=[RUDE])])
        await report(store, "t1", RUDE, "anna", "He is rude.", 9.0)
        await store.close()

    asyncio.run(fill())
    return tmp_path


def kept(folder: Path) -> tuple[str, str]:
    """The report's id, and the text of the line."""

    async def look(store: Store) -> tuple[str, str]:
        found, table = await reports(store), await store.table("t1")
        await store.close()
        assert table is not None
        return found[0].id if found else "", table.chat[0].text

    return asyncio.run(look(open_store(folder)))


def test_reports_are_shown_as_they_were_written(folder: Path) -> None:
    code, said = admin(folder=folder)
    assert code == 0
    for word in ("ben (Ben)", "Something [b]rude[/b]", "He is rude.", "t1", kept(folder)[0]):
        assert word in said


def test_every_deed_is_done_and_written_down(folder: Path) -> None:
    name, _ = kept(folder)
    tables = [("close", "t1"), ("reopen", "t1")]
    deeds = [("remove", name), *tables, ("block", "ben"), ("unblock", "ben")]
    for what, about in deeds:
        code, said = admin(what, about, folder=folder)
        assert code == 0
        assert about in said
    assert kept(folder) == ("", "")
    assert admin(folder=folder) == (0, "Nothing has been reported.\n")
    _, log = admin("log", folder=folder)
    assert [line.split()[-2:] for line in log.splitlines()] == [[*deed] for deed in deeds[::-1]]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["fly"], "Known: reports, log"),
        (["block"], "needs a name"),
        (["log", "x"], "needs nothing more"),
        (["block", "eve"], "does not exist"),
        (["done", "nothing"], "does not exist"),
    ],
)
def test_what_cannot_be_done_is_said(folder: Path, words: list[str], wrong: str) -> None:
    code, said = admin(*words, folder=folder)
    assert code == 2
    assert wrong in said


def test_a_folder_without_data_stays_empty(tmp_path: Path) -> None:
    code, said = admin(folder=tmp_path)
    assert code == 2
    assert "no data" in said
    assert list(tmp_path.iterdir()) == []
