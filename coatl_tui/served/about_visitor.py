"""All that is kept about a visitor, as their server gives it to them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from coatl_core.files.home import Home
from coatl_core.hosting import claims
from coatl_core.language.l10n import L10n
from coatl_tui import about_me
from coatl_tui.served.terms import Terms


async def exported(folder: Path, terms: Terms, address: str, l10n: L10n) -> bytes | None:
    """Returns a zip file with all that is kept about the visitor with this home, who comes from this address; None if
    they have none. Raises OSError."""
    if not folder.is_dir():
        return None
    home = Home(folder, folder / "config")
    seats = [seat.at(terms.invitation("")) for seat in claims.all_seats(home.seats, home.past_seats)]
    answers = await claims.kept_at_hosts(seats, address)
    return await asyncio.to_thread(about_me.exported, answers, l10n, folder)
