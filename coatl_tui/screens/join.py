"""The screen for joining a game of a host: the invitation, and a name."""

from __future__ import annotations

from importlib.util import find_spec

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import DescendantFocus
from textual.widgets import Input

from coatl_core.files.sanitize import plain
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.invitation import Invitation, read_invitation
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.game_form import NAME_LENGTH, Form
from coatl_tui.screens.page import message_content
from coatl_tui.widgets.fields import Row, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_FIELDS = ("invitation", "guest-name", "look-on")
_LABELS = {"invitation": "join-invitation", "guest-name": "join-name", "look-on": ""}


class JoinScreen(CoatlScreen):
    """A form of three lines. ``invitation`` is what the player was asked with, if they have said so already."""

    scopes = ("join",)
    BINDINGS = bindings("join")
    CSS_PATH = "new_game.tcss"

    def __init__(self, invitation: Invitation | None = None) -> None:
        super().__init__()
        self._invitation = invitation

    @property
    def _asked(self) -> str:
        """What stands in the first field at the beginning. A visitor knows no other host than that of the server."""
        if self._invitation is None:
            return ""
        return str(self._invitation) if self.host.terms is None else shown_code(self._invitation.code)

    def compose(self) -> ComposeResult:
        l10n, names = self.l10n, self.host.settings.names
        name = plain(names[0], NAME_LENGTH) if names else ""
        fields = (
            Input(self._asked, id="invitation", classes="long", compact=True, max_length=120),
            Input(name, id="guest-name", classes="name", compact=True, max_length=NAME_LENGTH),
            Tick(l10n("join-look-on"), id="look-on"),
        )
        self._rows = {str(each.id): Row("", each, id=f"row-{each.id}") for each in fields}
        with Horizontal(id="both"), Form(id="form", classes="box form"):
            yield from self._rows.values()
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#guest-name" if self._asked else "#invitation"))

    def show(self) -> None:
        form, l10n = self.query_one("#form"), self.l10n
        form.border_title = l10n("join-title")
        form.styles.height = len(_FIELDS) + 4
        for id, row in self._rows.items():
            row.set_label(l10n(_LABELS[id]) if _LABELS[id] else "")
        self.query_one("#look-on", Tick).label = l10n("join-look-on")
        self.query_one("#invitation", Input).placeholder = (
            "5PT3-8122@192.168.1.7:4747" if self.host.terms is None else "5PT3-8122"
        )
        self._explain()
        self.show_keys()

    def bar_entries(self) -> list[Entry]:
        joins = self.l10n("command-join")
        return [self.bar_entry(each, joins if each.id == "start-game" else "") for each in self.bar_commands()]

    def _explain(self) -> None:
        """Says what the field under the cursor is for."""
        id = str(self.focused.id) if self.focused is not None else ""
        help = "join-code-help" if id == "invitation" and self.host.terms is not None else f"join-{id}-help"
        self.show_message(self.l10n(help) if id in _FIELDS else "", "dim")

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        super().on_descendant_focus(event)
        self._explain()

    def show_message(self, text: str, style: str = "") -> None:
        pane, content = self.query_one("#message", Pane), message_content(text, style, self.size.width)
        pane.styles.height = len(content.lines)
        pane.show(content)

    def on_input_submitted(self) -> None:
        """Enter goes from the invitation to the name, and from there to the game."""
        if self.focused is not None and self.focused.id == "invitation":
            self.do_next_field()
        else:
            self.do_start_game()

    def do_next_field(self) -> None:
        self._go(1)

    def do_previous_field(self) -> None:
        self._go(-1)

    def _go(self, step: int) -> None:
        here = str(self.focused.id) if self.focused is not None else ""
        at = _FIELDS.index(here) if here in _FIELDS else -1
        self.set_focus(self.query_one(f"#{_FIELDS[(at + step) % len(_FIELDS)]}"))

    def do_start_game(self) -> None:
        """Sits down, or says what is missing for it."""
        l10n, name = self.l10n, " ".join(self.query_one("#guest-name", Input).value.split())
        terms, typed = self.host.terms, self.query_one("#invitation", Input).value
        try:
            asked = read_invitation(typed) if terms is None else terms.asked(typed)
        except ValueError:
            self._refuse("invitation", l10n("join-no-invitation" if terms is None else "join-no-code"))
            return
        except LookupError:
            self._refuse("invitation", l10n("join-other-host"))
            return
        looks_on = self.query_one("#look-on", Tick).value
        if find_spec("websockets") is None:
            self._refuse("invitation", l10n("join-needs-net"))
        elif not (name or looks_on):
            self._refuse("guest-name", l10n("join-no-name"))
        else:
            self._sit(asked, name, looks_on)

    def _sit(self, asked: Invitation, name: str, looks_on: bool) -> None:
        from coatl_core.hosting.client import Guest
        from coatl_core.hosting.own_seats import encryption
        from coatl_core.hosting.protocol import Join, Watch

        hello = Watch(asked.code) if looks_on else Join(asked.code, name)
        elsewhere, ssl = self.host.elsewhere, encryption(asked)
        guest = Guest(asked.url, hello, self.host.registry, ssl=ssl, pin=asked.pin, known_as=elsewhere.known_as)
        elsewhere.sit_down(guest, asked.host, asked.port, asked.pin)

    def _refuse(self, field: str, text: str) -> None:
        self.set_focus(self.query_one(f"#{field}"))
        self.call_after_refresh(self.show_message, text, "warn")
