"""The part of the site for players, in each language of the game: the rulebook, the keys, the signs, and what the
lessons teach. All of it is made from the texts that the game itself shows, and drawn by it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from io import StringIO
from itertools import groupby
from pathlib import Path

from attrs import frozen
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from coatl_core.language.l10n import L10n, english
from coatl_core.language.rulebook import Block, Section, rulebook
from coatl_core.play import lessons
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry
from coatl_tui.bindings import DIGITS, commands, key_name
from coatl_tui.guide.help import PARTS
from coatl_tui.guide.pages import Pages
from coatl_tui.guide.signs import draw_cards, draw_pieces, draw_signs
from coatl_tui.palettes import LIGHT
from coatl_tui.plugin_files import READERS
from coatl_tui.screens.base import command_name
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.svg import portable

WIDTH, ROWS = 92, 160
"""The columns of a drawing, and more rows than one has."""
DRAWN = ("pattern", "coatl", "prophecy", "temple", "picture")
_SVG = """<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; }}
{styles}
</style>
<rect width="100%" height="100%" fill="GROUND"/>
<g class="{unique_id}-matrix">{backgrounds}{matrix}</g>
</svg>
"""
"""What Rich writes a picture into: its own has a window around it."""
_LETTER = re.compile(r"\{([BGKRY])\}")


def write_player(folder: Path) -> list[str]:
    """Writes the pages of all languages into a new folder. Returns their names, to be listed."""
    l10n = english(strict=True)
    registry = load_plugins(safe_mode=True, readers=READERS)
    registry.register_messages(l10n)
    names = []
    for tag in l10n.languages:
        l10n.set_language(tag)
        pages = _Pages(l10n, registry, folder / "pictures")
        (folder / tag).mkdir(parents=True)
        pages.pictures.mkdir(exist_ok=True)
        for name, page in (("rulebook", pages.rulebook), ("keys", pages.keys), ("lessons", pages.lessons)):
            text = "\n\n".join(page())
            (folder / tag / f"{name}.md").write_text(f'<div lang="{tag}">\n\n{text}\n\n</div>\n', "utf-8")
        listed = "\n".join(("rulebook", "keys", "lessons"))
        index = f"# {l10n('language-name')}\n\n```{{toctree}}\n:maxdepth: 1\n{listed}\n```\n"
        (folder / tag / "index.md").write_text(index, "utf-8")
        names.append(f"player/{tag}/index")
    return names


@frozen
class _Pages:
    """The pages in one language, each as blocks of Markdown."""

    l10n: L10n
    registry: Registry
    pictures: Path

    def rulebook(self) -> Iterator[str]:
        """All rules; what is drawn in a section is drawn as the game draws it."""
        yield f"# {text(self.l10n('rulebook-title'))}"
        for section in rulebook(self.l10n.tag, self.registry.rulebooks):
            yield f"{'#' * (2 + min(section.depth, 2))} {section.rule} {text(section.title)}"
            for drawn, blocks in groupby(section.blocks, lambda block: block.kind in DRAWN):
                if drawn:
                    yield self._drawn(section, tuple(blocks))
                else:
                    yield from map(self._written, blocks)

    def keys(self) -> Iterator[str]:
        """The keys of each screen, then the signs."""
        l10n = self.l10n
        yield f"# {text(l10n('guide-title'))}"
        for scopes in PARTS:
            yield f"## {text(l10n(f'help-{scopes[0]}'))}"
            own = [c for c in commands(*scopes) if c.id != "number" and ("all" in scopes or "all" not in c.scopes)]
            keys = [l10n("command-digit") if c.id in DIGITS else key_name(c, l10n) for c in own]
            rows = [f"* - {text(key)}\n  - {text(command_name(c, l10n))}" for key, c in zip(keys, own, strict=True)]
            yield "\n".join(["```{list-table}", *rows, "```"])
        for name, draw in (("pieces", draw_pieces), ("cards", draw_cards), ("signs", draw_signs)):
            title = l10n(f"guide-{name}")
            yield f"## {text(title)}"
            yield self._picture(_drawn_by(draw, l10n), title)

    def lessons(self) -> Iterator[str]:
        """The chapters of the game's own lessons."""
        l10n = self.l10n
        yield f"# {text(l10n('lessons-title'))}"
        for file in sorted(Path(*lessons.__path__).glob("*.toml")):
            lesson = tomllib.loads(file.read_text("utf-8"))
            id = f"lesson-{lesson['id']}"
            yield f"## {text(l10n(f'{id}-name'))}"
            titles = [l10n(f"{id}-{chapter['id']}") for chapter in lesson["chapter"]]
            yield "\n".join(f"1. {text(title)}" for title in titles)

    def _written(self, block: Block) -> str:
        words = text(_LETTER.sub(r"\1", block.text))
        if block.kind == "item":
            return f"- {words}"
        if block.kind == "ruling":
            number = block.subject
            label = self.l10n("rulebook-ruling-number", rule=number) if number else self.l10n("rulebook-ruling")
            return f"> **{text(label)}** {words}"
        return words

    def _drawn(self, section: Section, blocks: Sequence[Block]) -> str:
        """A picture of what is drawn in a section, with what is said beside it."""
        pages = Pages((Section(section.rule, section.title, tuple(blocks), section.line),), self.l10n, WIDTH)
        lines = pages.content().lines[2:]  # without the title, which stands above as a text
        if not section.depth:
            lines = lines[1:]
        return self._picture(_without_blanks(lines), " ".join(block.text for block in blocks))

    def _picture(self, lines: Sequence[tuple[Span, ...]], said: str) -> str:
        svg = drawing(lines)
        name = f"{sha256(svg.encode()).hexdigest()[:16]}.svg"
        (self.pictures / name).write_text(svg, "utf-8")
        return f"![{text(said)}](../pictures/{name})"


def drawing(lines: Sequence[tuple[Span, ...]]) -> str:
    """Returns lines of the terminal as SVG, without anything around them."""
    width = max(sum(cell_len(span.text) for span in line) for line in lines) + 1
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    for line in (*lines, ()):  # with a margin, since a letter may be higher than its row
        written = Text(no_wrap=True)
        for span in line:
            written.append(span.text, paint(span.style or "text on table", LIGHT))
        console.print(written)
    svg = console.export_svg(title="", code_format=_SVG.replace("GROUND", LIGHT["table"]), unique_id="drawn")
    return portable(svg)


def _drawn_by(draw: Callable[[Canvas, L10n], int], l10n: L10n) -> tuple[tuple[Span, ...], ...]:
    canvas = Canvas(WIDTH, ROWS)
    rows = draw(canvas, l10n)
    return canvas.lines()[:rows]


def _without_blanks(lines: Sequence[tuple[Span, ...]]) -> tuple[tuple[Span, ...], ...]:
    """The lines without empty ones at both ends."""
    full = [number for number, line in enumerate(lines) if "".join(span.text for span in line).strip()]
    return tuple(lines[full[0] : full[-1] + 1])


def text(words: str) -> str:
    """Returns words as Markdown that shows them as they are."""
    return re.sub(r"([\\`*_{}\[\]()#+\-.!<>|~$&^@:])", r"\\\1", words)
