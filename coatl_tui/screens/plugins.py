"""The screen of plugins: what each one provides, and what is wrong with it. The player turns plugins on and off, adds
and removes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from attrs import frozen
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.widgets import Input

from coatl_core.files.problems import FileError, Problem
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.packs import Added, add, remove
from coatl_core.plugins.status import contents, provides, reasons, state
from coatl_tui.bindings import bindings
from coatl_tui.plugin_files import READERS
from coatl_tui.screens.game_list import digit_of
from coatl_tui.screens.page import PageScreen, message_margin
from coatl_tui.screens.plugin_sample import Lines, language_sample, sample
from coatl_tui.settings import enable
from coatl_tui.widgets.canvas import MET, NOT_MET
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:
    from coatl_core.lab.totals import Observed
    from coatl_tui.screens.try_out import TryOut

_DIGIT, _BESIDE = 1, 6
"""The column of the digits, and those of the list beside its cells: the scrollbar, the blanks around each column."""
_FRAME = 4
"""The columns of the upper border beside its title."""
_ROWS = (3, 2, 1)
"""The rows of a plugin, as far as there is room: its name, what it is, and a free one; or a line with both, and a free
one; or this line alone."""
_STYLES = {"broken": "warn", "faulty": "warn", "off": "dim"}


@frozen
class Look:
    """What the files of a plugin have shown; ``state`` is one of those that ``coatl_core.plugins.status.state``
    returns."""

    state: str
    reasons: str
    provides: str
    languages: tuple[str, ...] = ()


def look_at(plugin: Plugin, l10n: L10n, safe_mode: bool) -> Look:
    """Looks at the files of a plugin. This takes some time for a translation, all of whose messages are checked; those
    that come with the game are not checked again."""
    how = "ok" if plugin.ours and plugin.usable else state(plugin)
    if how == "code" and not safe_mode:
        how = "ok"  # its code has been run without a fault
    found = contents(plugin, READERS)
    told = reasons(plugin, l10n) if how in _STYLES else ""
    return Look(how, told, provides(found, l10n), found.languages)


class PluginsScreen(PageScreen):
    """Shows a line for each plugin, and details of the one under the cursor. ``looks`` are by the index of the plugin
    in ``plugins``; one that is missing there has not been looked at yet."""

    scopes = ("plugins",)
    BINDINGS = bindings("plugins")
    CSS_PATH = "plugins.tcss"
    AUTO_FOCUS = "#plugins"

    def __init__(self) -> None:
        super().__init__()
        self.plugins: list[Plugin] = []
        self.looks: dict[int, Look] = {}
        self._shown: Plugin | None = None
        self._removing: Plugin | None = None
        self._not_added: tuple[Problem, ...] = ()
        self._trial: TryOut | None = None

    def compose(self) -> ComposeResult:
        path = Input(id="path", compact=True, max_length=1000)
        yield from self.compose_page(Grid(id="plugins", moved=self.cursor_moved), path)

    def on_mount(self) -> None:
        self._path.display = False
        self._list.show_header = False
        self._read()

    def on_unmount(self) -> None:
        if self._trial is not None:
            self._trial.stop()

    def refresh_texts(self) -> None:
        looked_at = [(number, self.plugins[number]) for number in self.looks]  # a second look takes no time
        self.looks = {number: look_at(plugin, self.l10n, self.host.safe_mode) for number, plugin in looked_at}
        self.show()
        self.show_message("")

    # Looking

    def _read(self) -> None:
        """Reads which plugins there are. A thread looks at them, so that keys are answered meanwhile."""
        host, registry = self.host, self.host.registry
        if host.safe_mode:  # all of them: one may have to be turned off because the game does not start with it
            registry = load_plugins(host.home.packs, run_code=False, disabled=host.settings.disabled, readers=READERS)
        self.plugins, self.looks = list(registry.plugins), {}
        # The thread gets messages of its own: others may be registered in the app's meanwhile.
        Thread(target=self._look, args=(self.plugins, host.new_l10n(), host.safe_mode), daemon=True).start()

    def _look(self, plugins: list[Plugin], l10n: L10n, safe_mode: bool) -> None:
        """Looks at one plugin after the other, last at those that take time. Runs in the thread."""
        for plugin in sorted(plugins, key=lambda p: p.manifest is not None and p.manifest.kind == "locale"):
            try:
                look = look_at(plugin, l10n, safe_mode)
            except OSError as error:  # somebody is changing its files
                look = Look("broken", plain(str(error)), "")
            self.call_later(self._looked, plugins, plugins.index(plugin), look)

    def _looked(self, plugins: list[Plugin], number: int, look: Look) -> None:
        if plugins is self.plugins:  # else the list has been read again
            self.looks[number] = look
            self.show()

    # Showing

    @property
    def _list(self) -> Grid:
        return self.query_one("#plugins", Grid)

    @property
    def _path(self) -> Input:
        return self.query_one("#path", Input)

    @property
    def plugin(self) -> Plugin | None:
        """The plugin under the cursor."""
        item = self._list.item
        return item if isinstance(item, Plugin) else None

    def show(self) -> None:
        grid, l10n = self._list, self.l10n
        safe = self.host.safe_mode and self.host.terms is None  # a guest has no other plugins anyway
        titles = ("plugins-title-safe", "plugins-title-safe-short") if safe else ("plugins-title",)
        room = grid.size.width - _FRAME
        grid.border_title = next((t for t in map(l10n, titles) if cell_len(t) <= room), l10n(titles[-1]))
        wrong = sum(_STYLES.get(look.state) == "warn" for look in self.looks.values())
        on = sum(plugin.enabled for plugin in self.plugins)
        grid.border_subtitle = f"! {l10n('plugins-wrong', n=wrong)}" if wrong else l10n("menu-plugins-on", n=on)
        grid.set_class(wrong > 0, "-wrong")
        high = next((rows for rows in _ROWS if rows * len(self.plugins) <= grid.size.height + rows // 3), 1)
        name = max(1, grid.size.width - _BESIDE - _DIGIT)
        rows = [self._row(plugin, number, high, name) for number, plugin in enumerate(self.plugins)]
        grid.show([Column("", _DIGIT), Column("", name)], rows, high)
        self._path.placeholder = self.l10n("plugins-add-path")
        self._show_details()
        self.show_keys()

    def _row(self, plugin: Plugin, number: int, high: int, width: int) -> Row:
        """The digit that goes to a plugin, a sign if it is off or wrong, and its name; below that or at its right what
        it is, and what there is to know about it at once."""
        note, manifest = self._note(plugin, self.looks.get(number)), plugin.manifest
        sign = "!" if note.style == "warn" else "" if plugin.enabled else NOT_MET
        kind = [self.l10n("plugins-kind", kind=manifest.kind)] if manifest is not None else []
        about = [text for text in (*kind, note.text) if text]
        digit, style = Span(digit_of(number + 1), "bold key"), "strong" if plugin.enabled else "dim"
        if high == _ROWS[0]:
            named = Span(" ".join(filter(None, [sign, self._names(plugin)[0]])), style)
            return Row(plugin, (digit, named), {1: Span(" · ".join(about), note.style or "dim")}, plugin.id)
        shorter = [" · ".join(about), *reversed(about), ""]  # what is wrong with it is told rather than what it is
        names = [" ".join(filter(None, [sign, name])) for name in self._names(plugin)]
        told, name = next(
            (each for each in product(shorter, names) if sum(map(cell_len, each)) + bool(each[0]) <= width),
            ("", names[-1]),
        )
        pad = " " * (width - cell_len(name) - cell_len(told))
        return Row(plugin, (digit, (Span(name, style), Span(pad), Span(told, note.style or "dim"))), name=plugin.id)

    def _names(self, plugin: Plugin) -> list[str]:
        """What a plugin is called, and its shorter name if it has one."""
        l10n, manifest = self.l10n, plugin.manifest
        if manifest is None:
            return [plain(plugin.id)]
        name = l10n.named(f"plugin-{manifest.id}-name", manifest.name)
        return [plain(name), plain(l10n.named(f"plugin-{manifest.id}-short", name))]

    def _note(self, plugin: Plugin, look: Look | None) -> Span:
        """What there is to know about a plugin at once: that it does not work as it should, or who has brought it."""
        if look is None:
            return Span(ELLIPSIS, "dim")
        if look.state in _STYLES:
            style = _STYLES[look.state]
            return Span(self.l10n(f"cli-plugin-{look.state}"), style)
        if look.state == "code":
            return Span(self.l10n("cli-plugin-code"), "dim")
        return Span("" if plugin.ours else self._source(plugin), "dim")

    def _source(self, plugin: Plugin) -> str:
        if plugin.module is None:
            return self.l10n("plugins-source-pack")
        return self.l10n("plugins-source-distribution", distribution=plain(plugin.source))

    def cursor_moved(self) -> None:
        """Shows the plugin under the cursor."""
        if self.plugin != self._shown:
            self._removing = None
            self.show_message("")
            self._show_details()
            self.query_one("#details", Pane).show_from(0)

    def _show_details(self) -> None:
        """Shows details of the plugin under the cursor, or what is wrong with the one that could not be added."""
        l10n, plugin = self.l10n, self.plugin
        self._shown = plugin
        trial = self._trial
        if trial is not None and plugin is not None and trial.plugin == plugin.id and trial.over:
            rows = self.query_one("#details", Pane).size.height
            self.show_content(plain(plugin.id), trial.content(l10n, self.details_width, rows, self.signs))
            return
        if self._not_added:
            self.show_details(l10n("plugins-not-added"), [(problem_text(p, l10n), "warn") for p in self._not_added])
        elif plugin is None:
            self.show_details("", ())
        else:
            self.show_content(self._names(plugin)[0], self._about(plugin))

    @property
    def details_width(self) -> int:
        return max(1, self.query_one("#details", Pane).size.width)

    def _about(self, plugin: Plugin) -> Content:
        """What is wrong with a plugin, its kind and version, a picture of what it brings, and at the foot where it is
        from."""
        look, width = self.looks.get(self.plugins.index(plugin)), self.details_width
        head, foot = Builder(width), Builder(width)
        for reason in look.reasons.splitlines() if look is not None else ():
            _add(head, reason, "warn")
        self._add_chips(head, plugin)
        if not plugin.enabled:
            _add(head, self.l10n("plugins-is-off"), "warn")
        for text in self._sources(plugin):
            _add(foot, text, "dim")
        above, below = head.content().lines, foot.content().lines
        room = self.query_one("#details", Pane).size.height - len(above) - len(below) - 2
        # what the game's own plugins are said to be under stands in the menu, too, and gives way
        drawn = self._picture(plugin, look, room, (len(below) + 1) * plugin.ours)
        if plugin.ours and len(drawn) > room:
            below = ()
        if not drawn and look is not None and look.provides:
            provided = Builder(width)
            _add(provided, self.l10n("plugins-provides", provides=look.provides), "")
            drawn = list(provided.content().lines)
        free = max(1, room - len(drawn) + 1) if below else 0
        return Content((*above, (), *drawn, *[()] * free, *below))

    def _add_chips(self, lines: Builder, plugin: Plugin) -> None:
        """What a plugin is, its version, whether it is on, and the id that commands know it by."""
        manifest, l10n, on = plugin.manifest, self.l10n, plugin.enabled
        facts = [l10n("plugins-kind", kind=manifest.kind), plain(manifest.version, 20)] if manifest is not None else []
        state = f"{MET if on else NOT_MET} {l10n('plugins-in-use' if on else 'cli-plugin-off')}"
        for fact in facts:
            lines.spans([Span(f" {fact} ", "text on pill"), Span(" ")])
        lines.spans([Span(f" {state}", "good" if on else "dim")])
        used = sum(cell_len(fact) + 3 for fact in facts) + cell_len(state) + 1
        id = plain(plugin.id, 40)
        if used + 2 + cell_len(id) <= lines.width:
            lines.add(" " * (lines.width - used - cell_len(id)))
            lines.add(id, "dim")
        lines.newline()

    def _picture(self, plugin: Plugin, look: Look | None, room: int, spare: int) -> Lines:
        """What a plugin brings, drawn in at most so many rows, and so many ``spare`` ones for explanations; nothing of
        one that is not used."""
        width, host = self.details_width, self.host
        if room <= 0:
            return []
        if plugin.manifest is None or plugin.manifest.kind != "locale" or not plugin.usable:
            return sample(plugin.id, host.registry, self.l10n, width, room, self.signs, spare)
        l10n = host.new_l10n()
        tag = next((tag for tag in look.languages if tag in l10n.languages), "") if look is not None else ""
        l10n.set_language(tag or l10n.tag)
        return language_sample(l10n, width, room, self.signs) if tag else []

    def on_pane_resized(self, message: Pane.Resized) -> None:
        """There is room for more, or for less, than before."""
        if message.pane.id == "details" and not self.is_gone:
            self.show()

    def _sources(self, plugin: Plugin) -> Iterator[str]:
        """Under which licence a plugin is, and where it is from."""
        l10n, manifest = self.l10n, plugin.manifest
        licence = l10n.named(f"plugin-{manifest.id}-licence", manifest.licence) if manifest is not None else ""
        if licence:
            yield l10n("plugins-licence", licence=licence)
        if plugin.ours:
            yield l10n("plugins-source-own")
        elif plugin.module is not None:
            yield l10n("plugins-distribution", distribution=plain(plugin.source))
        elif plugin.folder is not None and self.host.terms is None:
            yield l10n("plugins-folder", folder=plain(str(plugin.folder), 300))

    def show_message(self, text: str, style: str = "") -> None:
        self._removing = None  # the message that asks for the second key is replaced
        super().show_message(text, style)

    # Turning on and off

    def use(self, item: object) -> None:
        self.do_switch()

    def do_switch(self) -> None:
        """Turns the plugin under the cursor on or off."""
        if self.lacks("switch"):
            return
        plugin, host = self.plugin, self.host
        if plugin is not None:
            on = not plugin.enabled
            fault = host.change_settings(enable(host.settings, plugin.id, on))
            done = self.l10n("plugins-on" if on else "plugins-off", plugin=plain(plugin.id))
            message = self._reload(done, plugin.id)
            self.show_message(fault or message, "warn" if fault else "")

    def _reload(self, done: str, id: str = "") -> str:
        """Reloads the plugins and moves the cursor to the one of this id. Returns ``done``, a sentence about what was
        done, together with what follows from it."""
        host, tag = self.host, self.l10n.tag
        host.reload_plugins()
        self._read()
        self.show()
        ids = [plugin.id for plugin in self.plugins]
        sentences = [done]
        if id in ids and self.plugin is not None and self.plugin.id != id:
            self._list.move_cursor(row=ids.index(id))
        if self.plugin is not None and self.plugin.id == id and self.plugin.enabled and self.plugin.problems:
            sentences.append(self.l10n("plugins-but-broken"))
        if self.l10n.tag != tag:
            sentences.append(self.l10n("message-language"))
        if not host.registry.card_sets:
            sentences.append(self.l10n("plugins-no-cards"))
        return " ".join(sentences)

    # Adding

    def do_add(self) -> None:
        if self.lacks("add"):
            return
        self._path.display = True
        self._path.focus()
        self.show_message(self.l10n("plugins-add-keys"), "dim")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.lacks("add"):
            return
        text, self._not_added = event.value.strip(), ()
        if not text:
            self._close_path()
            return
        try:
            added = add(Path(text).expanduser(), self.host.home.packs, READERS)
        except FileError as error:
            self._not_added = error.problems
            self._show_details()
        except (OSError, RuntimeError) as error:  # RuntimeError: ``~name`` of a user there is not
            self.show_message(self.l10n("plugins-refused", reason=system_text(error, self.l10n)), "warn")
        else:
            self._path.value = ""
            self._close_path()
            self._show_added(added)

    def _show_added(self, added: Added) -> None:
        host, manifest = self.host, added.manifest
        fault = ""
        if manifest.id in host.settings.disabled:  # who adds a pack wants to play with it
            fault = host.change_settings(enable(host.settings, manifest.id, True))
        values = {"plugin": manifest.id, "version": plain(manifest.version), "replaced": plain(added.replaced)}
        done = self.l10n("plugins-replaced" if added.replaced else "plugins-added", **values)
        message = self._reload(done, manifest.id)
        self.show_message(fault or message, "warn" if fault else "")

    def _close_path(self) -> None:
        self._not_added = ()
        self._list.focus()
        self._path.display = False
        self.show_message("")
        self._show_details()

    def do_back(self) -> None:
        if self._path.display:
            self._close_path()
        else:
            self.dismiss()

    # Trying out

    def do_try_out(self) -> None:
        """Plays games with the card set of the plugin under the cursor, in the background."""
        if self.lacks("try-out"):
            return
        # The engine and the lab, which the screen does not need otherwise.
        from coatl_core.players.many import Source
        from coatl_tui.screens.try_out import TryOut, job_of

        plugin, host = self.plugin, self.host
        if plugin is None:
            return
        if self._trial is not None:
            self._trial.stop()
            self._trial = None
        job = job_of(plugin.id, host.registry)
        if job is None:
            self.show_message(self.l10n("plugins-try-no-cards", plugin=plain(plugin.id)), "warn")
            return
        source = Source(host.home.packs, host.safe_mode, frozenset(host.settings.disabled))
        try:
            self._trial = TryOut(plugin.id, job, source, lambda *deal: self.call_later(self._tried, *deal))
        except OSError as error:
            self.show_message(self.l10n("plugins-refused", reason=system_text(error, self.l10n)), "warn")
            return
        self._show_progress(self._trial)

    def _show_progress(self, trial: TryOut) -> None:
        message = Builder(self.size.width)
        message.add(" " * message_margin(self.size.width))
        message.spans(trial.progress(self.l10n, self.signs))
        self.query_one("#message", Pane).show(message.content())

    def _tried(self, trial: TryOut, deal: Observed | None) -> None:
        """Another deal is played; with None no more come."""
        if trial is not self._trial:
            return
        if deal is not None:
            trial.totals.add(deal)
            if self._removing is None:
                self._show_progress(trial)
            return
        trial.over = True
        if len(trial.totals.done) < trial.deals:
            self._trial = None
            self.show_message(self.l10n("plugins-try-failed"), "warn")
            return
        self.show_message(self.l10n("plugins-tried", plugin=plain(trial.plugin)))
        self._show_details()

    # Removing

    def do_remove(self) -> None:
        if self.lacks("remove"):
            return
        plugin = self.plugin
        if plugin is None:
            return
        name = plain(plugin.id)
        if plugin.ours:
            self.show_message(self.l10n("plugins-remove-own", plugin=name), "warn")
        elif plugin.module is not None:
            self.show_message(self.l10n("plugins-remove-installed", plugin=name, source=plain(plugin.source)), "warn")
        elif self._removing != plugin:
            self.show_message(self.l10n("plugins-remove-sure", plugin=name), "warn")
            self._removing = plugin
        else:
            self._remove(plugin)

    def _remove(self, plugin: Plugin) -> None:
        self._removing = None
        try:
            remove(plugin.id, self.host.home.packs)
        except OSError as error:
            self.show_message(self.l10n("plugins-refused", reason=system_text(error, self.l10n)), "warn")
        else:
            self.show_message(self._reload(self.l10n("plugins-removed", plugin=plain(plugin.id))))


def _add(lines: Builder, text: str, style: str) -> None:
    """Adds a text in lines as long as there is room for."""
    for line in wrap(text, lines.width):
        lines.add(line, style)
        lines.newline()
