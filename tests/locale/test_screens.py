"""All screens in all languages: how they look, that everything has its place, and that nothing is cut off."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from attrs import frozen
from pytest_snapshot.plugin import Snapshot
from rich.cells import cell_len
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Label

from coatl_core.files.home import Home
from coatl_core.language.l10n import index
from coatl_core.plugins.check import english_texts
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.fields import Chooser, Row, Tick
from coatl_tui.widgets.pane import Pane
from tests.locale.support import (
    HERE,
    LANGUAGES,
    PLUGINS,
    ROUND,
    Size,
    app_in,
    furnish,
    language,
    next_language,
    speaking,
    tour,
)
from tests.support import rarely, registry
from tests.tui.support import frame, go_on, press, settled

pytestmark = pytest.mark.slow

SMALL, LARGE, HUGE = (80, 24), (140, 40), (200, 60)
SIZES: tuple[Size, ...] = (SMALL, LARGE)
PICTURED = {"cover", "form-solo", "question-token", "saves-damaged", "score", "table-solo"}
"""The screens whose look is kept in a file for each language: sentences, options, names of cards, a verdict. Of English
every screen is kept; what else must be true of a screen is tested for all languages and sizes without such a file."""
MAIN = {
    *(
        "cover",
        "form",
        "help",
        "lesson",
        "log",
        "menu",
        "pad-card",
        "puzzle",
        "puzzles",
        "records",
        "score",
        "settings",
    ),
    *("table", "table-solo"),
}
"""The English screens that are kept in the larger sizes, too."""
NAMES = {"Ana", "Bao", "Cuz", "Dax", "Synapses", "Games", "json", "bak", "half", "several"} | {
    *("English", "Čeština", "Polski", "Українська", "Vim"),
}
KEYS = {"Backspace", "Del", "Enter", "Esc", "Tab", "Shift", "PgUp", "PgDn"}
ALIKE = {
    "cs": {"Licence", "Promo", "body", "log", "plugin"},
    "pl": {"log", "menu", "segment", "solo"},
    "uk": set[str](),
}
"""Words of these languages that look like English ones."""
CROWDED = {"choice", "inspector", "message"}
"""Panes that may shorten a text with dots."""
SIGNS = {"row", "hand"}
"""Panes with the dots of prophecies: ``K…`` is black at the head end."""


@frozen
class Shot:
    """One screen as it was shown. ``places`` are the regions of its widgets, ``cut`` the texts that run into a border,
    ``dotted`` the panes that shortened a text with dots, ``keys`` the commands on the key bar and ``wanted`` those that
    belong there."""

    frame: str
    places: Mapping[str, Region]
    cut: tuple[str, ...]
    dotted: set[str]
    keys: tuple[object, ...]
    wanted: tuple[object, ...]


def take(pilot: Pilot[None]) -> Shot:
    """What is on the screen now."""
    screen = pilot.app.screen
    panes = [pane for pane in screen.query(Pane) if pane.display and pane.size]
    keys = next((pane.content.spots for pane in panes if pane.id == "keys"), ())
    return Shot(
        frame(pilot),
        {str(widget.id): _place(widget) for widget in screen.query("*") if widget.id and widget.region},
        tuple(_cut(pilot, panes)),
        {str(pane.id) for pane in panes for text in _texts(pane) if text.endswith(ELLIPSIS)} - SIGNS,
        tuple(spot.item for spot in keys),
        _wanted(screen) if isinstance(screen, CoatlScreen) else (),
    )


def _wanted(screen: CoatlScreen) -> tuple[object, ...]:
    """The commands that belong on the key bar. At the table what is rarely needed is left out where it has no room."""
    needed = [entry for entry in screen.bar_entries() if entry.rank <= 1]
    return tuple(command for entry in needed for _, command in entry.keys if command is not None)


def _place(widget: Widget) -> Region:
    """Where it stands. Labels and choices are as wide as their texts."""
    x, y, width, height = widget.region
    return Region(x, y, 0 if isinstance(widget, Label | Button) else width, height)


def _texts(pane: Pane) -> list[str]:
    return ["".join(span.text for span in spans) for spans in pane.content.lines]


def _cut(pilot: Pilot[None], panes: list[Pane]) -> Iterator[str]:
    for pane in panes:
        yield from (text for text in _texts(pane) if cell_len(text) > pane.size.width)
        if not pane.content.spots and not pane.at_end and not pane.can_focus:  # it does not scroll
            yield from _texts(pane)[pane.size.height :]
        title = "".join(span.text for span in pane.title)
        if title and cell_len(title) + 4 > pane.size.width:
            yield title
    for row in pilot.app.screen.query(Row):
        shown = [child for child in row.children if child.display]
        if row.size and shown and cell_len(row.label) >= shown[0].region.x - row.content_region.x:
            yield row.label
    for field in (field for kind in (Chooser, Tick) for field in pilot.app.screen.query(kind)):
        text = field.text if isinstance(field, Chooser) else str(field.render())
        beside = 4 if isinstance(field, Chooser) else 0  # blanks and the arrow
        if field.size and (cell_len(text) + beside > field.size.width or field.region.right > pilot.app.size.width):
            yield text


@cache
def shots(tag: str, size: Size) -> Mapping[str, Shot]:
    """Every screen of the app in this language and size, by the names of the tour's stops."""

    async def walk(folder: Path) -> dict[str, Shot]:
        home = Home(folder, folder / "config")
        furnish(home)
        async with app_in(tag, home, size) as pilot:
            return {name: take(pilot) async for name in tour(pilot)}

    with TemporaryDirectory() as folder:
        return asyncio.run(walk(Path(folder)))


each_language = pytest.mark.parametrize("tag", ["en", *rarely("cs", "pl"), "uk"])
each_translation = pytest.mark.parametrize("tag", [*rarely("cs", "pl"), "uk"])
each_size = pytest.mark.parametrize("size", [SMALL, *rarely((LARGE,))], ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.mark.parametrize(
    ("tag", "size"),
    [("en", SMALL), ("uk", SMALL), *rarely(("cs", SMALL), ("pl", SMALL), ("en", LARGE), ("en", HUGE))],
)
def test_how_the_screens_look(snapshot: Snapshot, tag: str, size: Size) -> None:
    snapshot.snapshot_dir = HERE / "frames" / tag
    for name, shot in shots(tag, size).items():
        if name in PICTURED if tag != "en" else size == SMALL or name in MAIN:
            snapshot.assert_match(shot.frame, f"{name}-{size[0]}x{size[1]}.txt")


@each_size
@each_translation
def test_everything_stands_where_it_stands_in_english(tag: str, size: Size) -> None:
    """A question lies where its answers have room, never over the coatls; the parts of a score sheet are as large as
    what they tell."""
    for name, english in shots("en", size).items():
        places = shots(tag, size)[name].places
        if name == "pad-form":  # what else it asks depends on the edition, which follows the language
            continue
        assert places.keys() == english.places.keys(), name
        for id, place in english.places.items():
            if name.startswith("score"):
                assert places[id].right <= size[0], (name, id)
                assert places[id].bottom <= size[1], (name, id)
            elif id == "choice":
                assert places[id].bottom <= places["coatls"].y, name
            else:
                assert places[id] == place, (name, id)


@each_size
@each_language
def test_no_line_is_wider_than_the_terminal_and_no_sign_takes_two_cells(tag: str, size: Size) -> None:
    for name, shot in shots(tag, size).items():
        lines = shot.frame.splitlines()
        assert len(lines) == size[1]
        for text in lines:
            assert len(text) == cell_len(text) <= size[0], name
        assert unicodedata.is_normalized("NFC", shot.frame), name
        assert "⟦" not in shot.frame, name


@each_size
@each_language
def test_no_text_runs_into_a_border(tag: str, size: Size) -> None:
    assert {name: shot.cut for name, shot in shots(tag, size).items() if shot.cut} == {}


@each_size
@each_language
def test_only_crowded_panes_shorten_a_text(tag: str, size: Size) -> None:
    assert {id for shot in shots(tag, size).values() for id in shot.dotted} <= CROWDED


@each_size
@each_language
def test_the_key_bar_has_room_for_all_its_keys(tag: str, size: Size) -> None:
    for name, shot in shots(tag, size).items():
        assert set(shot.wanted) <= set(shot.keys), name


@each_size
@each_translation
def test_no_english_word_is_left(tag: str, size: Size) -> None:
    for name, english in shots("en", size).items():
        left = words(shots(tag, size)[name].frame) & words(english.frame)
        assert left <= NAMES | KEYS | ALIKE[tag] | (said_by_plugins() if name == "plugins" else set()), name


def said_by_plugins() -> set[str]:
    """The ids of plugins and of what they provide are the same in all languages, and a language names itself."""
    manifests = [plugin.manifest for plugin in registry().plugins if plugin.manifest]
    said = (" ".join((m.id, m.name if m.kind == "locale" else "", *m.variants, *m.players)) for m in manifests)
    return words(" ".join(said))


def words(text: str) -> set[str]:
    """Its words of three letters and more; a game’s pieces and cards are letters in capitals."""
    return {word for word in re.findall(r"[^\W\d_]{3,}", text) if not word.isupper() and word != "Cóatl"}


def but_message(pilot: Pilot[None], shown: str) -> list[str]:
    """A frame but for the lines of messages, where a new language is told."""
    lines = shown.splitlines()
    for pane in pilot.app.screen.query("#message, TableScreen #inspector").results(Pane):
        lines[pane.region.y : pane.region.bottom] = [""] * pane.region.height
    for pane in pilot.app.screen.query("SettingsScreen #details").results(Pane):
        lines[pane.region.bottom - 1] = ""  # they stand in its border
    return lines


@pytest.mark.exhaustive
@pytest.mark.painted
def test_after_the_key_for_the_next_language_every_screen_is_as_in_an_app_started_in_it(tmp_path: Path) -> None:
    fresh = {tag: shots(tag, SMALL) for tag in LANGUAGES}

    async def walk() -> None:
        place = Home(tmp_path, tmp_path / "config")
        furnish(place)
        async with app_in("en", place, SMALL) as pilot:
            async for name in tour(pilot):
                for tag in ROUND:
                    await next_language(pilot)
                    assert language(pilot) == tag
                    wanted = fresh[tag][name].frame
                    assert but_message(pilot, frame(pilot)) == but_message(pilot, wanted), (name, tag)

    asyncio.run(walk())


@pytest.mark.exhaustive
@pytest.mark.painted
def test_so_is_the_table_in_a_large_terminal_with_its_log_and_the_other_tables(tmp_path: Path) -> None:
    fresh = {tag: shots(tag, LARGE)["table"].frame for tag in LANGUAGES}

    async def walk() -> None:
        place = Home(tmp_path, tmp_path / "config")
        furnish(place)
        async with app_in("en", place, LARGE) as pilot:
            await go_on(pilot)
            for tag in ROUND:
                await next_language(pilot)
                assert but_message(pilot, frame(pilot)) == but_message(pilot, fresh[tag]), tag

    asyncio.run(walk())


@each_translation
def test_no_blank_is_doubled(tag: str) -> None:
    for path in (PLUGINS / f"coatl_locale_{tag}" / "locale" / tag).iterdir():
        for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not re.search(r"\S  ", text), f"{path.name}:{number}"


@each_language
def test_every_line_of_the_form_is_explained_in_one_line(tag: str) -> None:
    l10n, variants = speaking(tag), registry().variants.values()
    messages = {id: source for text in english_texts().values() for id, source in index(text).items()}
    fields = [id for id in messages if re.fullmatch(r"form-\w+-help", id) and "{" not in messages[id]]
    options = [f"{variant.id}-{option}-help" for variant in variants for option in variant.options]
    explained = [*fields, *options, *(f"{variant.id}-help" for variant in variants)]
    assert len(explained) > 12
    assert [id for id in explained if cell_len(l10n(id)) >= SMALL[0]] == []


async def test_the_rulebook_is_wrapped_anew_for_another_width(home: Home) -> None:
    async with app_in("pl", home) as pilot:
        await press(pilot, "f1")
        for width in (110, 124, 140, 80):
            await pilot.resize_terminal(width, 24)
            await settled(pilot)
            for id in ("contents", "rule"):
                pane = pilot.app.screen.query_one(f"#{id}", Pane)
                longest = max(map(cell_len, _texts(pane)))
                assert pane.size.width - 20 < longest <= pane.size.width
