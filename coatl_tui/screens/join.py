"""The screen for joining a game of a host: the invitation, and a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from attrs import evolve
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import DescendantFocus, Paste
from textual.widgets import Input

from coatl_core.files.sanitize import plain
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.invitation import Invitation, read_invitation
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.code_tiles import add_tiles
from coatl_tui.screens.game_form import NAME_LENGTH, Form
from coatl_tui.widgets.content import Builder, paragraph
from coatl_tui.widgets.fields import Row, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:
    from coatl_core.hosting.protocol import Join, Watch

_FIELDS = ("invitation", "guest-name", "look-on")
_LABELS = {"invitation": "join-invitation", "guest-name": "join-name", "look-on": ""}
_CODE, _AROUND = 8, 4
"""The signs of a code, and the rows of the form beside its lines."""
_MOST_WIDTH = 84
"""The most columns that are used, with one free at each side. The style sheet has the same number."""
_LONGEST = 2000
"""The signs for an invitation within a letter."""


class InvitationInput(Input):
    """The field for an invitation. If one stands in what is pasted, it alone is taken."""

    def on_paste(self, event: Paste) -> None:
        """Textual would take the first line, whatever stands in it."""
        try:
            asked = read_invitation(event.text[:_LONGEST])
        except ValueError:
            return
        event.prevent_default()
        event.stop()
        self.value = str(asked)
        self.cursor_position = len(self.value)


class JoinScreen(CoatlScreen):
    """A form of three lines, which stays until there is a seat. ``invitation`` is what the player was asked with, if
    they have said so already."""

    scopes = ("join",)
    BINDINGS = bindings("join")
    CSS_PATH = "new_game.tcss"

    def __init__(self, invitation: Invitation | None = None) -> None:
        super().__init__()
        self._invitation = invitation
        self._wrong: Callable[[], str] | None = None
        """The sentence about what was wrong with the last attempt."""
        self._joining = False
        self._tokens: dict[tuple[Invitation, str], str] = {}
        """That of the seat for what was tried: a host that had to say *wait* may have kept it."""
        self._rows: dict[str, Row] = {}

    @property
    def _asked(self) -> str:
        """What stands in the first field at the beginning. A visitor knows no other host than that of the server."""
        if self._invitation is None:
            return ""
        return str(self._invitation) if self.host.terms is None else shown_code(self._invitation.code)

    def compose(self) -> ComposeResult:
        l10n = self.l10n
        name = next((plain(name, NAME_LENGTH) for name in self.host.settings.names if name), "")
        fields = (
            InvitationInput(self._asked, id="invitation", classes="long", compact=True, max_length=_LONGEST),
            Input(name, id="guest-name", classes="name", compact=True, max_length=NAME_LENGTH),
            Tick(l10n("join-look-on"), id="look-on"),
        )
        self._rows |= {str(each.id): Row("", each, id=f"row-{each.id}") for each in fields}
        with Vertical(id="both"):
            with Form(id="form", classes="box form"):
                yield from self._rows.values()
            yield Pane(id="code", can_focus=False)
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#guest-name" if self._asked else "#invitation"))

    def show(self) -> None:
        form, l10n = self.query_one("#form"), self.l10n
        form.border_title = l10n("join-title")
        form.styles.height = len(_FIELDS) + _AROUND
        for id, row in self._rows.items():
            row.set_label(l10n(_LABELS[id]) if _LABELS[id] else "")
        self.query_one("#look-on", Tick).label = l10n("join-look-on")
        invitation = "5PT3-8122@192.168.1.7:4747" if self.host.terms is None else "5PT3-8122"
        self.query_one("#invitation", Input).placeholder = invitation
        self.query_one("#guest-name", Input).placeholder = l10n("join-name-hint")
        self._show_code()
        self._tell()
        self.show_keys()

    def _show_code(self) -> None:
        """Shows the code as far as it is typed, on tiles as whoever has made the game sees it."""
        typed = self.query_one("#invitation", Input).value
        try:
            code = shown_code(read_invitation(typed).code)
        except ValueError:
            signs = [sign for sign in typed.partition("@")[0].upper() if sign.isalnum()]
            code = shown_code("".join(signs)[:_CODE].ljust(_CODE))
        lines = Builder(min(self.size.width, _MOST_WIDTH))
        lines.newline()
        add_tiles(lines, code)
        self.query_one("#code", Pane).show(lines.content())

    def bar_entries(self) -> list[Entry]:
        joins = self.l10n("command-join")
        return [self.bar_entry(each, joins if each.id == "start-game" else "") for each in self.bar_commands()]

    @property
    def warns(self) -> bool:
        return self._joining or self._wrong is not None

    def _tell(self) -> None:
        """Says what is being done or what is wrong, or else what the field under the cursor is for."""
        if self.is_gone:  # left, with what was typed last still to be looked at
            return
        id = str(self.focused.id) if self.focused is not None else ""
        if self._joining:
            self.show_message(self.l10n("lobby-connecting"), "dim")
        elif self._wrong is not None:
            self.show_message(self._wrong(), "warn")
        else:
            help = "join-code-help" if id == "invitation" and self.host.terms is not None else f"join-{id}-help"
            self.show_message(self.l10n(help, most=NAME_LENGTH) if id in _FIELDS else "", "dim")

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        super().on_descendant_focus(event)
        self._tell()

    def on_input_changed(self) -> None:
        if self.is_gone:  # left, with what was typed last still to be looked at
            return
        self._wrong = None
        self._show_code()
        self._tell()

    def show_message(self, text: str, style: str = "") -> None:
        margin = 1 + max(0, self.size.width - _MOST_WIDTH) // 2
        pane, content = self.query_one("#message", Pane), paragraph(text, style, self.size.width, margin)
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
        self._wrong = None
        here = str(self.focused.id) if self.focused is not None else ""
        at = _FIELDS.index(here) if here in _FIELDS else -1
        self.set_focus(self.query_one(f"#{_FIELDS[(at + step) % len(_FIELDS)]}"))

    def do_start_game(self) -> None:
        """Sits down, or says what is missing for it."""
        if self._joining or self.is_gone:
            return
        name = " ".join(self.query_one("#guest-name", Input).value.split())
        terms, typed = self.host.terms, self.query_one("#invitation", Input).value
        try:
            asked = read_invitation(typed) if terms is None else terms.asked(typed)
        except ValueError:
            self._refuse("invitation", lambda: self.l10n("join-no-invitation" if terms is None else "join-no-code"))
            return
        except LookupError:
            self._refuse("invitation", lambda: self.l10n("join-other-host"))
            return
        looks_on = self.query_one("#look-on", Tick).value
        if find_spec("websockets") is None:
            self._refuse("invitation", lambda: self.l10n("join-needs-net"))
        elif not (looks_on or self.host.elsewhere.has_room):
            self._refuse("invitation", lambda: self.l10n("served-full"))
        elif not (name or looks_on):
            self._refuse("guest-name", lambda: self.l10n("join-no-name"))
        else:
            from coatl_core.hosting.protocol import Join, Watch

            self._joining = True
            self._tell()
            token = self._tokens.setdefault((asked, name), token_urlsafe(16))
            hello = Watch(asked.code) if looks_on else Join(asked.code, name, token)
            self.run_beside(partial(self._join, asked, hello))

    async def _join(self, asked: Invitation, hello: Join | Watch) -> None:
        """Sits down, or says why it cannot be done; what was typed stays."""
        from coatl_core.hosting.client import Guest
        from coatl_core.hosting.own_seats import encryption
        from coatl_core.hosting.protocol import Join, Watch
        from coatl_tui.screens.line_text import line_text

        elsewhere, ssl = self.host.elsewhere, encryption(asked)
        guest = Guest(asked.url, hello, self.host.registry, ssl=ssl, pin=asked.pin, known_as=elsewhere.known_as)
        try:
            await elsewhere.join(guest, asked)
        except Exception as error:  # a host may send what fails anywhere
            failed = error
        else:
            if isinstance(hello, Join):
                settings = self.host.settings  # the name is proposed next time; that it cannot be kept harms nothing
                self.host.change_settings(evolve(settings, names=(hello.name, *settings.names[1:])))
            return
        self._joining = False
        if not self.is_gone:
            self._refuse("invitation", lambda: line_text(failed, asked, self.l10n, isinstance(hello, Watch)))

    def _refuse(self, field: str, wrong: Callable[[], str]) -> None:
        self._wrong = wrong
        self.set_focus(self.query_one(f"#{field}"))
        self._tell()
