"""Builds the site of the documentation: ``python -m docs.site.make FOLDER``, or ``make docs``.

The pages are those of ``docs/``, the pages about the library made from its docstrings (``reference``), and the part for
players in each language, made from the texts of the game itself (``player``). The site is read without a network.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from docs.site.player import write_player
from docs.site.reference import write_reference

SITE = Path(__file__).parent
DOCS = SITE.parent
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)")


def write_pages(folder: Path) -> None:
    """Writes all pages into an empty folder, as Sphinx reads them."""
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    for page in sorted(DOCS.glob("*.md")):
        (folder / page.name).write_text(within_site(page.read_text("utf-8")), "utf-8")
    for name in ("conf.py", "site.css"):
        shutil.copy(SITE / name, folder)
    write_reference(folder / "reference")
    players = write_player(folder / "player")
    index = (SITE / "index.md").read_text("utf-8").replace("{players}", "\n".join(players))
    (folder / "index.md").write_text(index, "utf-8")


def within_site(text: str) -> str:
    """Returns a page whose links lead to pages: what else lies in the project is only named."""

    def kept(link: re.Match[str]) -> str:
        path, _, _ = link[2].partition("#")
        return link[0] if path.endswith(".md") and (DOCS / path).parent == DOCS else link[1]

    return _LINK.sub(kept, text)


def main(folder: Path) -> int:
    """Builds the site in a folder, whose former contents are gone. Returns 0 if no page has a fault."""
    shutil.rmtree(folder, ignore_errors=True)
    source = folder / "pages"
    source.mkdir(parents=True)
    write_pages(source)
    return build_main(["-q", "-W", "--keep-going", "-d", str(folder / "read"), str(source), str(folder / "html")])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
