"""What the commands of ``coatl event`` share: the file of an event, and what is named on the command line."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from coatl_core.files.home import home
from coatl_core.files.problems import nearest
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import Invitation, read_invitation
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.saves.events import NAMED, Entrant, Event, NoEvent, change, load_event
from coatl_core.saves.records import NewerRecords
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError

LONGEST_PATH = 4096
_ADDRESS = re.compile(r"[\w.:\[\]#-]+")


def path_of(options: Namespace, l10n: L10n) -> Path:
    """Returns the file of the event that is named. Raises CommandError for what is no name of an event."""
    if not NAMED.fullmatch(options.event):
        raise CommandError(l10n("event-error-name", name=plain(options.event)))
    return home().event(options.event)


def event_of(path: Path, l10n: L10n) -> Event:
    """Returns the event in a file. Raises CommandError as ``readable`` does."""
    with readable(path, l10n):
        return load_event(path)


def changed(path: Path, how: Callable[[Event], Event], l10n: L10n) -> Event:
    """Changes the event in a file, and returns it. Raises CommandError as ``readable`` does."""
    with readable(path, l10n):
        return change(path, how)


@contextmanager
def readable(path: Path, l10n: L10n) -> Iterator[None]:
    """Turns what is raised about the file of an event into a CommandError: that there is none, that it is damaged or
    of a newer version, or what the system says."""
    name, file = path.stem, plain(str(path), LONGEST_PATH)
    try:
        yield
    except NoEvent as error:
        if error.aside is not None:
            aside, fault = plain(str(error.aside), LONGEST_PATH), plain(error.fault)
            raise CommandError(l10n("event-error-damaged", event=name, file=aside, fault=fault)) from None
        known = sorted(each.stem for each in path.parent.glob("*.json") if NAMED.fullmatch(each.stem))
        text = l10n("event-error-none", event=name, known=", ".join(known) or "–")
        meant = nearest(name, known)
        raise CommandError(l10n("cli-error-variant-meant", text=text, meant=meant) if meant else text) from None
    except NewerRecords:
        raise CommandError(l10n("event-error-newer", file=file)) from None
    except OSError as error:
        raise CommandError(
            l10n("event-error-file", file=file, reason=system_text(error, l10n)), SYSTEM_FAILED
        ) from None


def host_of(text: str, l10n: L10n) -> Invitation:
    """Returns the way to the host at this address, with a pin if it has one. Raises CommandError."""
    with suppress(ValueError):
        if _ADDRESS.fullmatch(text):
            return read_invitation(f"0000-0000@{text}")
    raise CommandError(l10n("event-error-host", text=plain(text)))


def entrant_of(text: str, event: Event, l10n: L10n) -> Entrant:
    """Returns the player of this name. Raises CommandError if there is none."""
    found = next((each for each in event.entrants if each.name == text.strip()), None)
    if found is None:
        known = l10n("list-comma").join(each.name for each in event.entrants)
        raise CommandError(l10n("event-error-player", name=plain(text), known=known))
    return found
