"""The settings: what holds for all games is chosen here, takes effect at once and is saved."""

from __future__ import annotations

from typing import Any, cast

from attrs import evolve
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Checkbox, Label, Select

from coatl_core.game.editions import EDITIONS
from coatl_core.language.letters import own_letters
from coatl_tui.bindings import bindings, command
from coatl_tui.keymap import PRESETS
from coatl_tui.screens.names import keymap_names, theme_name
from coatl_tui.screens.page import PageScreen
from coatl_tui.screens.settings_preview import Preview, low_preview
from coatl_tui.settings import OWN_EDITION, OWN_LETTERS, PACES
from coatl_tui.widgets.fields import Chooser, Row, Tick
from coatl_tui.widgets.pane import Pane

_LOOK = ("language", "theme", "ascii", "letters", "motion")
_PLAY = ("keymap", "talk", "edition", "purist", "pace", "forecast", "reasons")
_ROWS = _LOOK + _PLAY
_GROUPS = {"language": "settings-look", "keymap": "settings-play"}
"""The headings, each by the line below it."""
_AIRY = 38
"""The rows from which a free one stands between the lines, if the screen is wide, too."""
_SHOWN_KEYS = ("go-supply", "go-prophecies", "go-coatls", "go-hand", "end", "undo", "hint", "log")
"""The commands whose keys are shown."""
_SWITCHES = ("ascii", "motion", "forecast", "reasons", "purist", "talk")


class SettingsScreen(PageScreen):
    """A line for each setting, and beside them what the one with the focus means."""

    scopes = ("settings",)
    BINDINGS = bindings("settings")
    CSS_PATH = "settings.tcss"

    def __init__(self) -> None:
        super().__init__()
        _ = self.host.registry  # the languages come with it
        self._languages: list[tuple[str, str]] = []
        """The name of every language, in itself, and its tag."""
        self._lettered: list[tuple[str, str]] = []
        """The name of every language, and its letters for the colours."""
        self._name_languages()

    def compose(self) -> ComposeResult:
        lines: list[Widget] = []
        for id in _ROWS:
            if id in _GROUPS:
                lines.append(Label(self.l10n(_GROUPS[id]), id=_GROUPS[id], classes="heading"))
            lines.append(self._row(id))
        yield from self.compose_page(Vertical(*lines, id="settings", classes="box form"))

    def _row(self, id: str) -> Row:
        """The line of a setting."""
        if id in _SWITCHES:
            return Row(self.l10n(f"settings-{id}"), Tick(self._answer(id), self._is_on(id), id=id), id=f"row-{id}")
        return Row(self.l10n(f"settings-{id}"), Chooser(self._choices(id), self._value(id), id=id), id=f"row-{id}")

    def on_mount(self) -> None:
        self.query_one("#language").focus()
        self.show_message("")

    def on_pane_resized(self) -> None:
        self.set_class(self._is_wide and self.size.height >= _AIRY, "-airy")
        self._explain()

    def _name_languages(self) -> None:
        other = self.host.new_l10n()
        for tag in other.languages:
            other.set_language(tag)
            self._languages.append((other("language-name"), tag))
            self._lettered.append((other("language-name"), own_letters(other)))

    def _choices(self, id: str) -> list[tuple[str, str]]:
        """The texts and values of a setting."""
        l10n = self.l10n
        if id == "language":
            return self._languages
        if id == "theme":
            return [(theme_name(name, self.host), name) for name in self.host.palettes]
        if id == "keymap":
            return keymap_names(self.host)
        if id == "letters":
            own = l10n("letters-own", letters=" ".join(own_letters(l10n)))
            return [(l10n("letters-english"), ""), (own, OWN_LETTERS)]
        if id == "pace":
            return [(l10n(f"pace-{pace}"), pace) for pace in PACES]
        tags = (*(edition.tag for edition in EDITIONS), OWN_EDITION)
        return [(l10n("edition-language"), ""), *((l10n(f"edition-{tag}"), tag) for tag in tags)]

    def _value(self, id: str) -> str:
        """What a setting is now."""
        if id == "language":
            return self.l10n.tag
        if id == "theme":
            return self.app.theme
        value = str(getattr(self.host.settings, id))
        if id == "keymap" and value not in (*PRESETS, *self.host.registry.keymaps):
            return PRESETS[0]
        return value

    def _is_on(self, id: str) -> bool:
        """Whether a switch is on."""
        return bool(getattr(self.host.settings, id))

    def _answer(self, id: str) -> str:
        """What stands beside the sign of a switch."""
        return self.l10n("form-yes" if self._is_on(id) else "form-no")

    # Showing

    def show(self) -> None:
        self.query_one("#settings").border_title = self.l10n("settings-title")
        self._explain()
        self.show_keys()

    def refresh_texts(self) -> None:
        """Shows everything again after something has changed, also by a key of its own."""
        for heading in _GROUPS.values():
            self.query_one(f"#{heading}", Label).update(self.l10n(heading))
        for id in _ROWS:
            self.query_one(f"#row-{id}", Row).set_label(self.l10n(f"settings-{id}"))
            if id in _SWITCHES:
                self._show_switch(id)
            else:
                self.query_one(f"#{id}", Chooser).set_choices(self._choices(id), self._value(id))
        self.show()

    def _show_switch(self, id: str) -> None:
        tick = self.query_one(f"#{id}", Tick)
        tick.label = Content(self._answer(id))
        with self.prevent(Checkbox.Changed):
            tick.value = self._is_on(id)

    def on_screen_resume(self) -> None:
        self.refresh_texts()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Explains the setting that has the focus now."""
        self._explain()
        self.show_message("")

    def _explain(self) -> None:
        """Says what the setting with the focus means, and shows what it changes."""
        pane = self.query_one("#details", Pane)
        nodes = self.focused.ancestors_with_self if self.focused else ()
        id = next((node.id for node in nodes if node.id in _ROWS), None)
        if id is None or not pane.size:
            return
        pane.border_title = self.l10n(f"settings-{id}")
        (width, height), host = pane.size, self.host
        sets = tuple(host.registry.card_sets.values())[:1]
        if not self._is_wide:
            pane.show(low_preview(self._help(id), sets, self.l10n, width, height, self.signs))
            return
        keys = [(self.key(command(each)), self.l10n(f"command-{each}-name")) for each in _SHOWN_KEYS]
        preview = Preview(host.settings, self.l10n, sets, keys, self._lettered, self.signs)
        pane.show(preview.content(id, self._help(id), width, height))

    def _help(self, id: str) -> str:
        """What a setting means."""
        help = "settings-keymap-served" if id == "keymap" and self.host.terms is not None else f"settings-{id}-help"
        letters = " ".join(own_letters(self.l10n))
        return self.l10n(help, keymap=str(self.host.home.keymap), letters=letters)

    def show_message(self, text: str, style: str = "") -> None:
        """A message that is no warning stands in the border of the details, so that the boxes have all rows."""
        quiet = style != "warn"
        self.query_one("#details", Pane).border_subtitle = text if quiet else ""
        super().show_message("" if quiet else text, style)
        message = self.query_one("#message", Pane)
        message.display = bool(text) and not quiet
        message.styles.height = max(1, len(message.content.lines))

    # Changing

    def on_select_changed(self, message: Select.Changed) -> None:
        id, value = str(message.select.id), str(message.value)
        if value == self._value(id):
            return
        if id == "language":
            self.host.set_language(value)
        else:
            self._change(id, value)

    def on_checkbox_changed(self, message: Checkbox.Changed) -> None:
        id = str(message.checkbox.id)
        if message.value != self._is_on(id):
            self._change(id, message.value)
            self._show_switch(id)

    def do_change(self) -> None:
        """Opens the list of the setting with the focus, or changes it if it is a switch."""
        if isinstance(self.focused, Chooser):
            self.focused.action_show_overlay()
        elif isinstance(self.focused, Tick):
            self.focused.toggle()

    def do_about_me(self) -> None:
        """Tells what is kept about the player, here and at hosts."""
        from coatl_tui.screens.about_me import AboutMeScreen

        self.app.push_screen(AboutMeScreen())

    def do_next_field(self) -> None:
        self.focus_next("Chooser, Tick")

    def do_previous_field(self) -> None:
        self.focus_previous("Chooser, Tick")

    def _change(self, id: str, value: str | bool) -> None:
        fault = self.host.change_settings(evolve(self.host.settings, **cast("dict[str, Any]", {id: value})))
        if id == "theme" and self.app.theme != value:
            fault = fault or self.l10n("themes-no-color")
        self.show_message(fault or self.l10n("settings-kept"), "warn" if fault else "dim")
        self._explain()
