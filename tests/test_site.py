"""The documentation as a site: it is built without a fault, read without a network, and each link leads somewhere."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from coatl_core.language.l10n import english
from coatl_core.plugins.loading import load_plugins

ROOT = Path(__file__).parents[1]


class Page(HTMLParser):
    """What a page refers to, what it loads, and which ids it has."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links, self.loaded, self.ids = set[str](), set[str](), set[str]()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids.update(filter(None, (values.get("id"), values.get("name"))))
        if tag == "a" and "href" in values:
            self.links.add(values["href"])
        if "src" in values or (tag == "link" and values.get("rel") in ("stylesheet", "icon")):
            self.loaded.add(values.get("src") or values["href"])


@pytest.mark.exhaustive
def test_the_site_is_built_and_read_without_a_network(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "docs.site.make", str(tmp_path / "site")]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    html = tmp_path / "site" / "html"
    pages = {file: Page(file) for file in sorted(html.rglob("*.html"))}
    lost = defaultdict[str, list[str]](list)
    for file, page in pages.items():
        for link in sorted(page.links | page.loaded):
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto"):
                assert link not in page.loaded, f"{file.name} loads {link}"
                continue
            other = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not other.exists() or (parts.fragment and unquote(parts.fragment) not in pages[other].ids):
                lost[file.name].append(link)
    assert not lost
    assert (html / "searchindex.js").exists()
    names = {"index", "rulebook", "keys", "lessons"}
    l10n = english()
    load_plugins(safe_mode=True).register_messages(l10n)
    for tag in l10n.languages:
        assert {file.stem for file in (html / "player" / tag).glob("*.html")} == names
