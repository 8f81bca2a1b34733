"""What the documents say is true: code runs, links lead somewhere, versions agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import baumeister
from baumeister.core import laws
from baumeister.core.laws import LAWS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)|\bsrc(?:set)?=\"([^\"]+)\"|\bhref=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
KINDS = {"Rules", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[str]:
    """The Python of a page, each block at its own line so that errors name the right one."""
    text = page.read_text("utf-8")
    return ["\n" * text[: found.start(1)].count("\n") + found[1] for found in BLOCK.finditer(text)]


def prose(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links write them."""
    headings = HEADING.findall(prose(page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[str]:
    found = LINK.findall(prose(page.read_text("utf-8")))
    return ["".join(groups) for groups in found if ":" not in "".join(groups)]


def is_broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or (bool(anchor) and anchor not in anchors(target))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_every_python_block_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of one page belong together, like the cells of a notebook."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(page):
        exec(compile(block, name(page), "exec", dont_inherit=True), names)


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def test_the_caption_names_the_round_that_the_picture_shows() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for ordinal, picture in re.findall(r"!\[[^]]*\bin its (\w+) round[^]]*\]\(([^)]+)\)", readme):
        title = re.search(r"<title>([^<]*)</title>", (ROOT / picture).read_text("utf-8"))
        assert title is not None
        assert f"Round {ORDINALS.index(ordinal) + 1} of" in title[1]
    assert "in its " in readme


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_inside_the_repository_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if is_broken(page, link)] == []


def test_a_link_to_nowhere_is_found() -> None:
    page = ROOT / "docs" / "protocol.md"
    assert is_broken(page, "nowhere.md")
    assert is_broken(page, "glossary.md#nowhere")
    assert not is_broken(page, "../LICENSE")


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_newest_change_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = re.findall(r"^## \[?(\d+\.\d+\.\d+)\]? - \d{4}-\d{2}-\d{2}$", changelog(), re.M)
    assert versions[0] == project["version"]


def test_the_changelog_uses_the_agreed_headings() -> None:
    assert set(re.findall(r"^### (.+)$", changelog(), re.M)) <= KINDS


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def test_every_public_name_is_explained() -> None:
    named = set(re.findall(r"`(?:b\.)?(\w+)", document("protocol.md")))
    assert [public for public in baumeister.__all__ if public not in named] == []


def test_every_law_is_explained() -> None:
    assert [law for law in LAWS if f"\n| {law} | " not in document("protocol.md")] == []


def test_the_glossary_names_what_exists() -> None:
    sources = " ".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    rows = re.findall(r"^\|.*\|.*\|(.+)\|$", document("glossary.md"), re.MULTILINE)
    named = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert named
    assert named - set(re.findall(r"\w+", sources)) == set()


def test_the_readme_counts_the_laws() -> None:
    words = {13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen"}
    assert f"{words[len(laws.LAWS)]}\n  [laws]" in (ROOT / "README.md").read_text("utf-8")
