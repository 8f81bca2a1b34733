"""The site for readers leads to pages that exist, and the citation names this version."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_page_of_the_site_exists() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = re.findall(r": (\w+\.md)$", text[text.index("\nnav:") :], re.MULTILINE)
    assert len(pages) > 10
    assert [page for page in pages if not (ROOT / "docs" / page).exists()] == []


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
