"""What the pages for hosts say is true: their tables name all options, all lines of the logs and all figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coatl_core.hosting.figures import Figures
from coatl_core.hosting.store import SqliteStore
from coatl_core.language.l10n import ENGLISH, english
from coatl_tui.cli.arguments import parse

DOCS = Path(__file__).parents[2] / "docs"
HOSTING, GUESTS, OPERATING = ((DOCS / f"{name}.md").read_text("utf-8") for name in ("hosting", "guests", "operating"))


@pytest.mark.parametrize(
    ("command", "page", "section"),
    [
        (("host",), HOSTING, "# A host"),
        (("serve", "web"), GUESTS, "## With a browser"),
        (("serve", "ssh"), GUESTS, "## With ssh"),
    ],
)
def test_every_option_of_the_command_is_explained(command: tuple[str, ...], page: str, section: str) -> None:
    part = re.split(r"^## ", page.partition(f"{section}\n")[2], flags=re.MULTILINE)[0]
    explained = re.findall(r"^\| `(--[a-z-]+)", part, re.MULTILINE)
    options = parse(command, english())
    assert options is not None
    given = {f"--{name.replace('_', '-')}" for name in vars(options)}
    assert {*explained} == given - {"--command", "--parser", "--root", "--lang", "--safe-mode", "--version"}


@pytest.mark.parametrize(
    ("kind", "page", "begins"),
    [
        ("hosting", OPERATING, "## The log"),
        ("served", GUESTS, "## The log of both"),
    ],
)
def test_every_line_of_a_log_is_explained_with_its_values(kind: str, page: str, begins: str) -> None:
    told = dict(
        re.findall(rf"^{kind}-log-([a-z-]+) = (.*)$", (ENGLISH / f"{kind}.ftl").read_text("utf-8"), re.MULTILINE)
    )
    part = page.partition(begins)[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| ([^|]*) \| ", part, re.MULTILINE)
    assert [what for what, _ in rows[1:]] == [*told]
    for what, values in rows[1:]:
        shown = {*re.findall(r"\$ ?(\w+)|\{ \$(\w+)", told[what])}
        assert {one or other for one, other in shown} <= {*re.findall(r"`(\w+)`", values)}, what


def test_every_figure_is_named() -> None:
    figures = Figures(lambda: 1, lambda: 1, SqliteStore(":memory:"))
    figures.cut.labels("slow").inc()
    page = figures._page([b"GET", b"/metrics"])[2].decode()
    kinds = dict(re.findall(r"^# TYPE (coatl_\w+) (\w+)$", page, re.MULTILINE))
    named = {*re.findall(r"`(coatl_\w+)`", OPERATING)}
    assert {name for name in kinds if not name.endswith("_created")} == named
