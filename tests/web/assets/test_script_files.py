"""Modules joined to one script mean what they mean apart, and so do those that come later."""

from __future__ import annotations

import json
import os
import subprocess
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path

import pytest
from scripts.script_types import node

from baumeister.web.assets.bundles import SCRIPTS, script, script_and_map
from baumeister.web.assets.script_files import (
    REMARK,
    TYPE,
    Unreadable,
    joined,
    joined_later,
    needs,
)

NODE = node()
MODULES = {
    "first": """// It begins here.
import { two as pair, Three } from "./second.js";
import "./effect.js";

/**
 * Sums up.
 */
export const sum = pair() + new Three().n; // five
globalThis.told = [...globalThis.told, sum];
""",
    "second": """import "./effect.js";
const hidden = 2;
export function two() {
  return hidden;
}
export class Three {
  n = 3;
}
export async function never() {}
""",
    "effect": """globalThis.told = ["effect"];
const hidden = "another";
""",
    "patient": """import "./effect.js";
for (const time of ["first", "second"]) {
  const { sum } = await import("./first.js");
  told.push(time, sum);
}
""",
}


def text(*entries: str, **others: str) -> str:
    lines = joined(list(entries), {**MODULES, **others}.__getitem__, as_data)
    return "\n".join(line.text for line in lines)


def as_data(name: str, there: Iterable[str]) -> str:
    """What comes later, as an address that holds it."""
    lines = joined_later(name, there, MODULES.__getitem__, as_data)
    program = b64encode("\n".join(line.text for line in lines).encode()).decode()
    address = f'import("data:text/javascript;base64,{program}")'
    return f"{address}.then((one)=>one.default({needs(name, there, MODULES.__getitem__)}))"


def run(source: str) -> str:
    if NODE is None and "CI" not in os.environ:
        pytest.skip("There is no Node")
    assert NODE is not None
    command = [NODE, "--input-type=module"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def test_a_module_runs_once_after_those_it_imports_and_sees_only_its_own_names() -> None:
    assert run(text("first") + "\nconsole.log(told.join())") == "effect,5\n"


def test_what_comes_later_runs_once_and_shares_what_is_there() -> None:
    now = text("effect") + "\n" + MODULES["patient"].partition("\n")[2]
    now = now.replace('import("./first.js")', as_data("first", ["effect"]))
    assert run(now + "\nconsole.log(told.join())") == "effect,5,first,5,second,5\n"


def test_a_module_is_told_how_another_comes_later() -> None:
    assert 'await import("data:text/javascript' in text("patient")
    assert "./first.js" not in text("patient")


def test_comments_of_whole_lines_and_indentation_do_not_travel() -> None:
    lines = text("first").split("\n")
    assert not [line for line in lines if line.startswith(("//", "/*", "*", " "))]
    assert "return hidden;" in lines


def test_types_and_remarks_within_a_line_do_not_travel_but_texts_do() -> None:
    source = 'const a = /** @type {Box} */ (b); // a box\nconst c = "a // b"; // kept\n'
    texts = [line.text for line in joined(["one"], lambda _: source, as_data)]
    assert texts[0] == "const $one=(()=>{const a = (b);"
    assert 'const c = "a // b"; // kept' in texts[1]


def test_lines_know_where_they_come_from() -> None:
    found = {line.text: line for line in joined(["first"], MODULES.__getitem__, as_data)}
    sum_line = found["const sum = pair() + new Three().n;"]
    assert (sum_line.module, sum_line.number) == ("first", 7)
    assert MODULES["first"].split("\n")[7].startswith("export const sum")


@pytest.mark.parametrize(
    "odd",
    [
        "export let changing = 1;",
        "export default 1;",
        'import everything from "./effect.js";',
        'import * as effect from "./effect.js";',
        'import { far } from "https://far.example/away.js";',
    ],
)
def test_what_cannot_be_joined_is_refused(odd: str) -> None:
    with pytest.raises(Unreadable, match=r"odd\.js"):
        text("odd", odd=f"{odd}\n")


def test_modules_that_import_each_other_are_refused() -> None:
    with pytest.raises(Unreadable, match="by way of"):
        text("one", one='import "./other.js";\n', other='import "./one.js";\n')


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_can_be_read_by_a_browser(name: str, tmp_path: Path) -> None:
    if NODE is None and "CI" not in os.environ:
        pytest.skip("There is no Node")
    assert NODE is not None
    path = tmp_path / f"{name}.mjs"
    path.write_bytes(script(name).content)
    subprocess.run([NODE, "--check", path], check=True)


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_map_leads_from_every_line_to_the_same_line_of_a_module(name: str) -> None:
    if NODE is None and "CI" not in os.environ:
        pytest.skip("There is no Node")
    asset, source = script_and_map(name)
    written = asset.content.decode().split("\n")
    assert written[-1] == f"//# sourceMappingURL={source.address}"
    found = json.loads(source.content)
    program = f"""
    import {{ SourceMap }} from "node:module";
    const map = new SourceMap({source.content.decode()});
    const lines = [...Array({len(written) - 1}).keys()].map((line) => map.findEntry(line, 0));
    const places = lines.map((one) => [one.originalSource, one.originalLine]);
    console.log(JSON.stringify(places));
    """
    modules = dict(zip(found["sources"], found["sourcesContent"], strict=True))
    for line, (module, number) in zip(written, json.loads(run(program)), strict=False):
        original = modules[module].split("\n")[number].strip().removeprefix("export ")
        said = REMARK.sub(r"\1", TYPE.sub("", original)).partition("import(")[0]
        assert said in line or original.startswith(("import", "//"))
