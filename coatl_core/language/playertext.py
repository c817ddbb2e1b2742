"""What computer players are called, and why they do what they do, in the player's language."""

from __future__ import annotations

from collections.abc import Container
from random import Random

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.players import Told
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, Marks, coatl_text, quoted, shown_values


def player_name(id: str, l10n: L10n, random: Random, taken: Container[str] = ()) -> str:
    """Returns a name for a computer player: one of those that its plugin lists in ``player-<id>-names``, other than the
    names ``taken``. Without a list, or if all are taken, what kind of player it is, with a number if needed."""
    listed = [name.strip() for name in l10n.named(f"player-{id}-names", "").split(",")]
    free = [name for name in listed if name and name not in taken]
    if free:
        return free[int(random.random() * len(free))]
    kind = l10n.named(f"player-{id}-name", id)
    name, number = kind, 1
    while name in taken:
        number += 1
        name = f"{kind} {number}"
    return name


def seat_text(seat: ComputerSeat, l10n: L10n) -> str:
    """Returns what kind of computer player sits in a seat, with its level if it has levels."""
    kind = l10n.named(f"player-{seat.id}-name", seat.id)
    return f"{kind} · {l10n.named(f'player-{seat.id}-{seat.level}', seat.level)}" if seat.level else kind


def reason_text(why: Told, catalog: Catalog, l10n: L10n, told: AsSigns = str) -> str:
    """Returns the reason of a choice, to be read after the player's name; ``told`` writes a coatl (``<KRB>``) as it is
    to be shown, and None puts it into words. Raises ValueError for what is no piece or no coatl."""
    values = shown_values(why.values, catalog, l10n, told if isinstance(told, Marks) else None)
    coatl = values.get("coatl")
    if isinstance(coatl, str):
        values["coatl"] = quoted(coatl_text(parse_coatl(coatl), l10n), l10n) if told is None else told(coatl)
    return l10n(why.message, **values)


def kept_reason_text(why: Told, catalog: Catalog, l10n: L10n, told: AsSigns = str) -> str:
    """Returns a reason from a save as ``reason_text`` does; an empty text if the plugin of the player is gone or off,
    or if somebody has written into the file what cannot be shown."""
    try:
        return reason_text(why, catalog, l10n, told) if l10n.has(why.message) else ""
    except ValueError:
        return ""
