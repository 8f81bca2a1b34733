"""What the site for readers has besides the pages in docs; mkdocs calls the last two functions.

Pages lead to files elsewhere in the repository, and each of those becomes a page of the site. The
interface for programs is written from the operations that answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = "docs/"
SOURCES: Final = ("src/", "tests/")  # readers of the site are told their names
FENCED: Final = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
LANGUAGES: Final = {".py": "python", ".mjs": "javascript", ".sh": "sh", ".c": "c", ".ipynb": "json"}
ALWAYS: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "examples/learning/ppo.py")


def place(path: str) -> str:
    """Where a file of the repository is on the site; nowhere if it is source code."""
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    if path.startswith(SOURCES):
        return ""
    if path == "README.md":
        return "index.md"
    path = path.removesuffix("/README.md")
    return (path if path.endswith(".md") else f"{path}.md").lower()


def target(page: str, link: str) -> str:
    """The file of the repository that a page there leads to."""
    return normpath(join(dirname(page), link))


def outward(page: str) -> Iterator[str]:
    """The files that a page leads to, and that do not lie in docs."""
    for text in FENCED.split((ROOT / page).read_text("utf-8"))[::2]:
        for _, link, _ in LINK.findall(text):
            found = target(page, link)
            if ":" not in link and not found.startswith(DOCS) and place(found) != "index.md":
                yield found


def moved(text: str, page: str) -> str:
    """The text of a page of the repository with links as they are on the site."""
    start = dirname(place(page))

    def turned(found: re.Match[str]) -> str:
        words, link, anchor = found.groups()
        if ":" in link:
            return found[0]
        there = place(target(page, link))
        return f"[{words}]({relpath(there, start or '.')}{anchor or ''})" if there else words

    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(turned, part) for part in parts[::2]]
    return "".join(parts)


def files() -> list[str]:
    """All files outside docs that are pages of the site."""
    found: list[str] = []
    waiting = [*(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))), *ALWAYS]
    while waiting:
        page = waiting.pop(0)
        if not page.startswith(DOCS) and page not in found and place(page):
            found.append(page)
        readme = f"{page}/README.md" if (ROOT / page).is_dir() else page
        if readme.endswith(".md"):
            waiting += [path for path in outward(readme) if path not in [*found, *waiting]]
    return found


def text_of(path: str) -> str:
    """A file of the repository as a page: documents as they are, programs as code."""
    file = ROOT / path
    if file.is_dir():
        return text_of(f"{path}/README.md")
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        return moved(text, path)
    language = LANGUAGES.get(file.suffix, "")
    return f"# {path}\n\n```{language}\n{text}```\n"


def interface() -> str:
    """The interface for programs as a page: every operation with what it takes and gives."""
    from baumeister.web.api.openapi import openapi
    from baumeister.web.api.operations import OPERATIONS

    document = openapi(OPERATIONS, "http://127.0.0.1:8000")
    lines = ["# OpenAPI", "", document["info"]["description"], ""]
    lines += [
        "A server has this as a document at `/api/v1/openapi.json` and as the page `/programs`;"
    ]
    lines += ["[the interface for programs](api.md) explains how its parts go together."]
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            lines += ["", f"## {method.upper()} {path}", "", about["summary"]]
            lines += ["", about["description"]] if "description" in about else []
            lines += ["", *_parameters(about), *_forms(about)]
    lines += ["", "# Forms"]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += ["", f"## {name}", "", schema.get("description", ""), "", *_fields(schema)]
    return "\n".join(lines) + "\n"


def _parameters(about: Any) -> Iterator[str]:
    for one in about["parameters"]:
        yield f"- `{one['name']}` in the {one['in']}: {_kind(one['schema'])}"


def _forms(about: Any) -> Iterator[str]:
    for media, form in about.get("requestBody", {}).get("content", {}).items():
        yield f"- takes `{media}`: {_kind(form['schema'])}"
    status, reply = next(iter(about["responses"].items()))
    for media, form in reply["content"].items():
        yield f"- gives {status} with `{media}`: {_kind(form['schema'])}"


def _fields(schema: Any) -> Iterator[str]:
    if not schema.get("properties"):
        return
    needed = schema.get("required", [])
    yield from ("| field | kind | needed |", "|---|---|---|")
    for name, field in schema["properties"].items():
        yield f"| `{name}` | {_kind(field)} | {'yes' if name in needed else ''} |"


def _kind(schema: Any) -> str:
    """What a value is, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    return str(schema.get("type", "anything"))


def added() -> dict[str, str]:
    """Pages that do not lie in docs, by where they are on the site."""
    return {place(path): text_of(path) for path in files()} | {"openapi.md": interface()}


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for name, text in added().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    is_ours = (ROOT / DOCS / page.file.src_uri).exists()
    return moved(markdown, DOCS + page.file.src_uri) if is_ours else markdown
