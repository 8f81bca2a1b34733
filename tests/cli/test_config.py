"""Settings: by file, environment and flags in this order, and what is refused where."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from baumeister.cli.configuration import Flags
from baumeister.cli.help import SERVER
from baumeister.cli.known_settings import SETTINGS
from baumeister.cli.main import run


def config(*words: str, **environ: str) -> dict[str, tuple[str, str]]:
    """What holds by the name of each setting, and where it comes from."""
    out, err = StringIO(), StringIO()
    wide = {"COLUMNS": "300", "LANG": "en", **environ}
    assert run(["config", *words], StringIO(), out, err, wide) == 0, err.getvalue()
    rows = [line.split("  ") for line in out.getvalue().splitlines()]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    return {name: (value, origin) for name, value, origin in cells}


def refusal(*words: str, **environ: str) -> str:
    out, err = StringIO(), StringIO()
    assert run(["config", *words], StringIO(), out, err, {"LANG": "en", **environ}) == 2
    assert out.getvalue() == ""
    return err.getvalue().strip()


def file(folder: Path, content: str) -> str:
    path = folder / "baumeister.toml"
    path.write_text(content, "utf-8")
    return str(path)


def test_the_environment_goes_before_the_file_and_flags_before_both(tmp_path: Path) -> None:
    path = file(tmp_path, 'host = "::1"\nport = 1\nprocesses = 1\nbots = ["a.py:A", "b.py:B"]\n')
    found = config("--config", path, "--port", "3", BAUMEISTER_PORT="2", BAUMEISTER_PROCESSES="1")
    assert found["port"] == ("3", "--port")
    assert found["processes"] == ("1", "BAUMEISTER_PROCESSES")
    assert found["host"] == ('"::1"', f"host in {path}")
    assert found["bots"][0] == '["a.py:A", "b.py:B"]'
    assert found["webhook"] == ('""', "default")
    assert config("--set", "port=7", BAUMEISTER_CONFIG=path)["port"] == ("7", "--set port")


def test_every_setting_is_shown_with_its_default() -> None:
    found = config()
    assert found.keys() == SETTINGS.keys()
    assert {origin for _, origin in found.values()} == {"default"}


def test_passwords_are_not_shown(tmp_path: Path) -> None:
    found = config(
        "--database",
        "postgresql://anna:geheim@db.example/tables?password=geheim",
        "--webhook",
        "https://hooks.example/geheim",
    )
    assert found["database"][0] == '"postgresql://anna:…@db.example/tables"'
    assert "geheim" not in str(found)
    assert "data" not in found


def test_what_was_said_last_decides_where_the_data_is(tmp_path: Path) -> None:
    path = file(tmp_path, 'database = "postgresql://db.example/tables"\n')
    assert "data" not in config("--config", path)
    assert config("--config", path, "--data", "here")["data"] == ('"here"', "--data")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("prot = 80", "there is no setting “prot”. Known: port."),
        ("port = 65536", "“port” needs a port from 0 to 65535, not “65536”."),
        ("port = true", "“port” needs a port from 0 to 65535, not “True”."),
        ("processes = 0", "“processes” needs a number from 1 to 64, not “0”."),
        ('trusted_proxies = ["x"]', "needs an address or a network such as 10.0.0.0/8, not “x”."),
        ('database = "mysql://a:b@c"', "such as postgresql://…, not “mysql://a:…@c”."),
        ("port = 80\nhost = x", "something is wrong at line 2, column 8."),
        ("port =", "something is wrong at line 1"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_name(tmp_path: Path, content: str, says: str) -> None:
    path = file(tmp_path, content)
    sentence = refusal("--config", path)
    assert path in sentence
    assert says in sentence


def test_what_is_wrong_elsewhere_is_refused_by_name(tmp_path: Path) -> None:
    assert "“BAUMEISTER_PORT” needs a port" in refusal(BAUMEISTER_PORT="many")
    assert "Known: BAUMEISTER_PORT." in refusal(BAUMEISTER_PROT="80")
    assert "“--set port” needs a port" in refusal("--set", "port=x")
    assert "such as port=80, not “port”" in refusal("--set", "port")
    assert "There is no file" in refusal("--config", str(tmp_path / "nowhere"))
    assert "need a database" in refusal("--processes", "2")


def test_other_variables_of_ours_are_no_settings() -> None:
    assert config(BAUMEISTER_PURE="1", BAUMEISTER_COMPILE="make")["port"] == ("8000", "default")


def test_the_help_knows_every_flag() -> None:
    assert len(SERVER) == len(vars(Flags()))
