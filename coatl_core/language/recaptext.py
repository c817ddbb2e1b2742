"""Writes what was done in few words: deed by deed, and the recap of what has happened since one's last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from coatl_core.files.sanitize import plain
from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, by_player, deeds_of
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.view import PlayerView
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.phrases import Cards, Part, Pieces, Points, Thing, phrase, phrase_text, thing_words
from coatl_core.language.valuetext import AsSigns, shown_values

_SHORT = ("took", "built")
"""The deeds that are told more shortly without where pieces came from and went to."""
_BESIDE_A_REASON = ("built", "chose", "kept", "picked", "discarded", "fulfilled", "claimed")
"""The deeds of which a reason does not say all that they were done with."""


def deed_parts(deed: Deed, view: PlayerView, l10n: L10n, short: bool = False) -> tuple[Part, ...]:
    """Returns what somebody did, without the name: a verb with pieces, cards and points, or what a variant says, in a
    sentence of its own. ``short`` leaves out where pieces came from and went to."""
    if deed.event is not None:
        return (said_text(deed.event, view, l10n),)
    things: dict[str, Thing] = {}
    if deed.pieces:
        things["pieces"] = Pieces(deed.pieces)
    if deed.cards:
        things["cards"] = Cards(deed.cards)
    if deed.kind in ("fulfilled", "claimed", "completed"):
        things["points"] = Points(deed.points)
    told = phrase(l10n, _message(deed, short), things, **_values(deed, l10n))
    if deed.discarded and view.setup.chance == "told" and view.setup.is_computer(deed.seat):
        # who moves the cards of a computer player must know which ones
        told = (*told, l10n("list-comma"), *phrase(l10n, "deed-discarded", {"cards": Cards(deed.discarded)}))
    return told


def _message(deed: Deed, short: bool) -> str:
    match deed.kind:
        case "chose" | "kept" if deed.cards:
            return "deed-chose-both" if deed.n else f"deed-{deed.kind}-cards"
        case "end":
            return f"deed-end-{deed.word}"
        case kind if short and kind in _SHORT:
            return f"deed-{kind}-short"
    return f"deed-{deed.kind}"


def _values(deed: Deed, l10n: L10n) -> dict[str, str | int]:
    match deed.kind:
        case "took":
            return {"field": deed.field}
        case "built" | "completed":
            return {"coatl": deed.coatl}
        case "chose" | "kept" | "refilled" | "shuffled" | "laid":
            return {"n": deed.n}
        case "token":
            return {"token": l10n(f"token-{deed.word}")}
    return {}


def stands_beside(deed: Deed) -> bool:
    """Returns whether what a deed was done with is told beside its reason, which does not say all of it."""
    return deed.kind in _BESIDE_A_REASON and not deed.n


def deed_things(deed: Deed, view: PlayerView, l10n: L10n) -> tuple[Thing, ...]:
    """Returns what a deed was done with, without the words."""
    return tuple(part for part in deed_parts(deed, view, l10n, short=True) if not isinstance(part, str))


def said_text(event: VariantEvent, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a variant says of itself, in a sentence."""
    return event_text(event, [player.name for player in view.players], view.catalog, l10n, signs)


def said_shortly(event: VariantEvent, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what an automatic opponent has done in few words, without its name; an empty text if its plugin has no
    message for that, which is called ``<message>-short``."""
    message, values = event.told
    if event.seat is not None or not l10n.has(f"{message}-short"):
        return ""
    shown = shown_values(values, view.catalog, l10n, signs)
    points = values.get("points")
    if isinstance(points, int):
        shown["points"] = thing_words(Points(points), view.catalog, l10n, signs)
    return l10n(f"{message}-short", **shown)


def says_whose(event: VariantEvent, view: PlayerView, l10n: L10n) -> bool:
    """Returns whether the sentence of a variant says whose deed it was, or it was nobody's."""
    return event.seat is None or view.players[event.seat].name in said_text(event, view, l10n)


def recap_text(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what these events tell in few lines: what the others did, then what the one who looks did, and last how
    the table was filled again. ``events`` are those that the seat may know (``seen_by``), for example all since its
    last turn."""
    lines = (_lines(seat, deeds, view, l10n, signs) for seat, deeds in by_player(deeds_of(events), view.seat))
    return "\n".join(line for told in lines for line in told)


def _lines(seat: int, deeds: Sequence[Deed], view: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[str]:
    if seat == NOBODY:
        for deed in deeds:
            yield _alone(deed, view, l10n, signs)
        return
    told = l10n("list-semicolon").join(deed_text(deed, view, l10n, signs) for deed in deeds)
    yield l10n("recap-player", name=plain(view.players[seat].name), deeds=told)


def _alone(deed: Deed, view: PlayerView, l10n: L10n, signs: AsSigns) -> str:
    """A deed that stands by itself, as a sentence."""
    event = deed.event
    if event is None:
        text = deed_text(deed, view, l10n, signs)
        return f"{text[:1].upper()}{text[1:]}."
    text = said_text(event, view, l10n, signs)
    if event.seat is None or says_whose(event, view, l10n):
        return text
    return l10n("recap-said", name=plain(view.players[event.seat].name), text=text)


def deed_text(deed: Deed, view: PlayerView, l10n: L10n, signs: AsSigns) -> str:
    """Returns what somebody did, without the name. The deed is none that a variant tells in a sentence of its own."""
    return phrase_text(deed_parts(deed, view, l10n), view.catalog, l10n, signs)


def deeds_text(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: AsSigns) -> str:
    """Returns what somebody did in a turn, without the name and without what happened by itself; an empty text if
    nothing was done."""
    own = (deed for deed in deeds_of(events) if deed.seat != NOBODY and deed.event is None)
    done = (deed for deed in own if deed.kind not in BY_ITSELF)
    return " · ".join(deed_text(deed, view, l10n, signs) for deed in done)
