"""The choice of colours: each theme is seen on the screen below while the cursor is on it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from coatl_core.cards.pieces import COLORS
from coatl_tui.bindings import bindings
from coatl_tui.palettes import Palette
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.names import theme_name
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Guarded, list_line
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.serpent import LEGEND, Scale, draw_serpent, serpent_width
from coatl_tui.widgets.signs import Signs

_SCALE = Scale(1, 3)
_SERPENT = serpent_width(LEGEND, _SCALE)
_APART = 3
"""The columns between the parts of a line."""
_INKS = (("text", "text"), ("muted", "muted"), ("points", "bold points"), ("key", "bold key"), ("news", "bold news"))
"""The inks that are shown, each by the end of its message."""
_CHIP, _WIDE = 5, 110
"""The columns of a card, and those from which there are cards of all colours."""
_FRAME = 2
"""The columns of the list beside its lines."""
_AROUND, _TITLE, _LOW = 5, 5, 30
"""The rows of the terminal beside the lines of the list, the key bar and a free one among them. Those of the title of
the menu: in terminals of fewer rows than the last one the list has all below it, so that it covers nothing by half."""


class Themes(Guarded, OptionList):
    """The list of the themes, with the cursor of all lists."""

    def render_line(self, y: int) -> Strip:
        return list_line(super().render_line(y), self, has_cursor=True)


class ThemeScreen(CoatlScreen, ModalScreen[None]):
    """A list of the themes above the screen the player comes from. Enter keeps a theme, Esc goes back to the one
    before."""

    scopes = ("themes",)
    BINDINGS = bindings("themes")
    CSS_PATH = "themes.tcss"

    def __init__(self) -> None:
        super().__init__()
        _ = self.host.registry  # plugins bring themes, too
        self.before = self.app.theme

    def compose(self) -> ComposeResult:
        yield Themes(id="themes")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        # Textual paints the screen below together with this one, and not again when only that one has other colours.
        self.app.theme_changed_signal.subscribe(self, lambda _: self.refresh())

    def show(self) -> None:
        self._fill()
        self.show_keys()

    def _fill(self) -> None:
        themes = self.query_one(OptionList)
        with self.prevent(OptionList.OptionHighlighted):
            palettes, width = self.host.palettes, max(1, self.app.size.width - _FRAME)
            names = {name: theme_name(name, self.host) for name in palettes}
            inks = [(self.l10n(f"theme-ink-{id}"), ink) for id, ink in _INKS]
            named = max(map(cell_len, names.values()))
            note, high = wrap(self.l10n("themes-note"), width - 4), self.app.size.height
            rows = 2 * len(palettes) + len(note)
            airy = rows + _AROUND <= high
            options = list[Option]()
            for id, palette in palettes.items():
                options.append(Option(_line(palette, names[id], named, inks, width, self.signs), id=id))
                if airy:
                    options.append(Option("", disabled=True))
            if airy:
                options.append(Option(Text("\n".join(f"  {line}" for line in note)), disabled=True))
            themes.styles.height = max(rows + _AROUND, high - _TITLE) - 1 if airy and high < _LOW else "auto"
            themes.set_class(airy, "-airy")
            themes.set_options(options)
            themes.highlighted = themes.get_option_index(self.app.theme)
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


def _line(palette: Palette, name: str, named: int, inks: Sequence[tuple[str, str]], width: int, signs: Signs) -> Text:
    """A line for a theme: on its own ground a coatl of all colours, cards, and as many inks as leave room for the
    longest name; then its name in the colours of now."""
    room, colors = width - 4 - named - _APART, COLORS if width >= _WIDE else COLORS[:2]
    end = 1 + _SERPENT + _APART + _CHIP * len(colors) + 1
    told = list[tuple[int, str, str]]()
    for text, ink in inks:
        if end + 1 + cell_len(text) + 1 <= room:
            told.append((end + 1, text, ink))
            end += cell_len(text) + 2
    canvas = Canvas(max(0, min(room, end)), 1, signs)
    draw_serpent(canvas, 1, 0, LEGEND, _SCALE)
    x = 1 + _SERPENT + _APART
    for number, color in enumerate(colors):
        canvas.put(x, 0, "▌", color, "card")
        canvas.put(x + 1, 0, canvas.letter(color).lower(), "text", "card")
        x = canvas.put(canvas.put(x + 2, 0, f"{number + 2}", "bold points", "card"), 0, " ", "text", "card") + 1
    for x, text, ink in told:
        canvas.put(x, 0, text, ink)
    line = Text("  ", no_wrap=True)
    for span in canvas.lines()[0]:
        line.append(span.text, paint(span.style, palette))
    line.append(f"  {name}", "bold")
    return line
