"""`baumeister serve`: what it refuses. That it serves is tested with the web table."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.shell import COMMAND


def refused(*words: str) -> str:
    done = subprocess.run(
        [*COMMAND, "serve", "--no-browser", *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("code", "words"), [("en", "is not a data file"), ("de", "ist keine Datendatei")]
)
def test_a_foreign_data_file_is_refused_with_advice(tmp_path: Path, code: str, words: str) -> None:
    (tmp_path / "baumeister.sqlite").write_text("this is no database, but it is long enough" * 20)
    sentence = refused("--data", str(tmp_path), "--lang", code)
    assert words in sentence
    assert "--data" in sentence


@pytest.mark.parametrize(
    "address", ["junk", "ftp://example.org/", "https://", "http://example.org:port/", "//turns"]
)
def test_a_webhook_is_a_web_address(tmp_path: Path, address: str) -> None:
    sentence = refused("--webhook", address, "--data", str(tmp_path))
    assert sentence.startswith("“--webhook” needs a web address")
    assert sentence.endswith(f"not “{address}”.")
    assert not any(tmp_path.iterdir())


def test_a_trusted_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    sentence = refused("--trusted-proxy", "10.0.0.0/99", "--data", str(tmp_path))
    assert sentence.startswith("“--trusted-proxy” needs an address or a network")
    assert not any(tmp_path.iterdir())


def test_a_port_is_a_whole_number() -> None:
    assert refused("--port", "http") == "“--port” needs a whole number, not “http”."


def test_a_port_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "99999" in refused("--port", "99999", "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["nowhere.py:Bot"], "There is no file “nowhere.py” for the bot “nowhere.py:Bot”."),
        (["Patient"], "“Patient” is not a class of your own"),
        (["tests.arena.foreign_bots:Nobody"], "“tests.arena.foreign_bots” has no class “Nobody”"),
        (["tests.arena.foreign_bots:First"] * 2, "another bot is already called “First”"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused(tmp_path: Path, bots: list[str], says: str) -> None:
    words = [word for bot in bots for word in ("--bot", bot)]
    assert says in refused("--data", str(tmp_path), *words)
