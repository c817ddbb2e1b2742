"""The choice of colours: each theme is seen on the screen below while the cursor is on it."""

from __future__ import annotations

from attrs import evolve
from rich.text import Text
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from coatl_tui.bindings import bindings
from coatl_tui.palettes import Palette
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.names import theme_name
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.lists import list_line
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.serpent import LEGEND, Scale, draw_serpent, serpent_width
from coatl_tui.widgets.signs import Signs

_SCALE = Scale(1, 3)
_SWATCH = 3 + serpent_width(LEGEND, _SCALE)


class Themes(OptionList):
    """The list of the themes, with the cursor of all lists."""

    def render_line(self, y: int) -> Strip:
        return list_line(super().render_line(y), self, has_cursor=True)


class ThemeScreen(CoatlScreen, ModalScreen[None]):
    """A list of the themes above the screen the player comes from. Enter keeps a theme, Esc goes back to the one
    before."""

    scopes = ("themes",)
    BINDINGS = bindings("themes")
    CSS_PATH = "themes.tcss"

    def compose(self) -> ComposeResult:
        _ = self.host.registry  # plugins bring themes, too
        self.before = self.app.theme
        yield Themes(id="themes")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._fill()
        self.query_one(OptionList).focus()
        # Textual paints the screen below together with this one, and not again when only that one has other colours.
        self.app.theme_changed_signal.subscribe(self, lambda _: self.refresh())

    def show(self) -> None:
        self.show_keys()

    def refresh_texts(self) -> None:
        self._fill()
        self.show()

    def _fill(self) -> None:
        themes = self.query_one(OptionList)
        with self.prevent(OptionList.OptionHighlighted):
            palettes = self.host.palettes
            themes.set_options(
                Option(_swatch(palette, theme_name(name, self.host), self.signs), id=name)
                for name, palette in palettes.items()
            )
            themes.highlighted = list(palettes).index(self.app.theme)
        themes.border_title = self.l10n("themes-title")

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """Shows the theme under the cursor."""
        self.app.theme = str(message.option_id)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Keeps the theme under the cursor."""
        self.app.theme = str(message.option_id)
        fault = self.host.change_settings(evolve(self.host.settings, theme=self.app.theme))
        self.dismiss()
        if fault:
            self.app.notify(fault, severity="warning")

    def do_up(self) -> None:
        self.query_one(OptionList).action_cursor_up()

    def do_down(self) -> None:
        self.query_one(OptionList).action_cursor_down()

    def do_keep(self) -> None:
        self.query_one(OptionList).action_select()

    def do_back(self) -> None:
        """Goes back to the theme before."""
        self.app.theme = self.before
        self.dismiss()


def _swatch(palette: Palette, name: str, signs: Signs) -> Text:
    """A coatl of all colours in a palette, and the name of the theme."""
    canvas = Canvas(_SWATCH, 1, signs)
    draw_serpent(canvas, 2, 0, LEGEND, _SCALE)
    text = Text(no_wrap=True)
    for span in canvas.lines()[0]:
        text.append(span.text, paint(span.style, palette))
    return text.append(f" {name}")
