"""The site for readers leads to pages that exist, and the citation names this version."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest
from scripts.site_pages import FENCED, LINK, added, moved, place

from baumeister.web.api.operations import OPERATIONS

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def site() -> dict[str, str]:
    """The texts of all pages by their place, as mkdocs gets them."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    names = [path.relative_to(ROOT).as_posix() for path in pages]
    return {place(name): moved((ROOT / name).read_text("utf-8"), name) for name in names} | added()


def test_every_page_of_the_site_exists(site: dict[str, str]) -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = re.findall(r": ([\w-]+\.md)$", text[text.index("\nnav:") :], re.MULTILINE)
    assert len(pages) > 20
    assert [page for page in pages if page not in site] == []


def test_every_link_of_the_site_leads_somewhere(site: dict[str, str]) -> None:
    broken = []
    for page, text in site.items():
        for _, link, _ in LINK.findall("".join(FENCED.split(text)[::2])):
            found = normpath(join(dirname(page), link))
            if ":" not in link and found not in site and not (ROOT / "docs" / found).exists():
                broken.append((page, link))
    assert broken == []


def test_the_site_shows_every_operation_and_every_form(site: dict[str, str]) -> None:
    page = site["openapi.md"]
    for operation in OPERATIONS:
        assert f"\n## {operation.method} /api/v1{operation.path}\n" in page
    forms = re.findall(r"\]\(#(\w+)\)", page)
    headings = {heading.lower() for heading in re.findall(r"^## (\w+)$", page, re.MULTILINE)}
    assert set(forms) <= headings


def test_the_reference_names_modules_that_exist() -> None:
    text = (ROOT / "docs" / "reference.md").read_text("utf-8")
    modules = re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)
    assert modules
    for module in modules:
        path = ROOT / "src" / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {project['version']}\n" in text
    assert f"license: {project['license']}\n" in text
