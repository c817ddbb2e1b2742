"""The app in a process and a terminal of its own: its signals, its garbage, its end and its exit code. An app that
shares its process with others has none of this."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from functools import partial
from typing import TYPE_CHECKING

from coatl_core.files.home import Home
from coatl_core.files.system import on_going_on
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui.app import CoatlApp
from coatl_tui.cli.lost_terminal import watch_terminal

if TYPE_CHECKING:  # the menu must not wait for the rules
    from datetime import date
    from pathlib import Path

    from coatl_core.game.rules import Setup
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.hosting.protocol import New
    from coatl_core.play.puzzle_game import Named
    from coatl_core.play.replay_game import ReplayGame


class OnlyApp(CoatlApp):
    """The app that has its process for itself."""

    def on_mount(self) -> None:  # Textual calls that of CoatlApp as well
        """Leaves at once when the terminal is gone, and in order when the machine shuts down; goes on after a stop."""
        loop = asyncio.get_running_loop()
        watch_terminal(self.games.finish_saving, partial(loop.call_soon_threadsafe, self.leave))
        on_going_on(loop, self.take_terminal_again)

    def after_first_frame(self) -> None:
        gc.freeze()  # all that has been made until now stays: it is no garbage
        gc.set_threshold(5_000, 10, 10)  # a search takes two milliseconds then: no key waits long for it
        gc.enable()
        super().after_first_frame()


def run(
    home: Home,
    l10n: L10n,
    safe_mode: bool = False,
    replay: ReplayGame | None = None,
    invitation: Invitation | None = None,
    wanted: Setup | Path | New | Named | date | None = None,
    pads: bool = False,
) -> int:
    """Runs the app until the player quits. Above the menu it opens the game ``replay`` to be looked at again, or the
    screen where the game of an ``invitation`` is joined, or it begins the game or the puzzle ``wanted``, here or at the
    host beside it, or goes on with the game of a file or a date, or opens the score pad.
    Returns the exit code: 0, or 1 if the app crashed or a game could not be saved, or 2 if there is no terminal."""
    app = OnlyApp(home, safe_mode, l10n, replay, invitation, wanted=wanted, pads=pads)
    web = "TEXTUAL_DRIVER" in os.environ  # a server shows the app in a browser and needs no terminal
    if not web and not (sys.__stdin__ and sys.__stdin__.isatty() and sys.__stdout__ and sys.__stdout__.isatty()):
        print(app.l10n("no-terminal"), file=sys.stderr)
        return 2
    return run_app(app)


def run_app(app: OnlyApp) -> int:
    """Runs an app that has its process for itself, and returns the exit code."""
    try:
        app.run()
    finally:
        app.games.close()
        if app.games.unsaved:
            print(app.l10n("unsaved", reason=system_text(app.games.unsaved.reason, app.l10n)), file=sys.stderr)
    return 1 if app.crashed or app.games.unsaved else 0
