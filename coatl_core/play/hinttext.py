"""Writes a hint: why a turn is a good one, what it does, which cards it is for, and what it has over another one. And
how it is known what a turn has cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from coatl_core.game import actions as a
from coatl_core.game import events as e
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.deeds import deeds_of
from coatl_core.game.events import Event
from coatl_core.game.players import Told
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import MINUS, rounded
from coatl_core.language.phrases import Cards, thing_words
from coatl_core.language.playertext import reason_text
from coatl_core.language.recaptext import deed_things, stands_beside
from coatl_core.language.valuetext import AsSigns, coatl_text, pieces_text, quoted
from coatl_core.play.adviser import ALIKE
from coatl_core.play.analysis import Judged
from coatl_core.play.table_game import Hint


def hint_worth(hint: Hint) -> float:
    """Returns the points of a turn that stand beside it: those that it is worth more than doing nothing, or, where that
    is not known, those that it is worth more than the best one: 0 or less."""
    return rounded(hint.gain if hint.gain is not None else -(hint.behind or 0.0))


def worth_text(hint: Hint, l10n: L10n) -> str:
    """Returns these points as they are written, with their sign."""
    written = l10n("hint-worth", points=hint_worth(hint)).replace("-", MINUS)
    return f"+{written}" if (hint.gain or 0) > 0 else written


def hint_gain(hint: Hint, l10n: L10n) -> tuple[str, ...]:
    """Returns what these points are, in ever fewer words; nothing if they are not known."""
    if hint.gain is None:
        return ()
    worth = worth_text(hint, l10n)
    return l10n("hint-gain", points=worth), l10n("hint-gain-short", points=worth)


def sure_text(found: Judged, l10n: L10n) -> str:
    """Returns how it is known what a turn has cost: exactly, or because it and a better one were played to the end of
    the game, and what it has cost by plans; an empty text if it is only reckoned."""
    if found.exact and found.lost:
        return l10n("analysis-exact")
    check = found.check
    if check is None or not check.games:
        return ""
    ahead, within = (l10n("records-points", n=rounded(abs(each))) for each in (check.ahead, check.within))
    points = f"{MINUS}{ahead}" if check.ahead < 0 else ahead
    reckoned = l10n("records-points", n=rounded(found.reckoned))
    return l10n("analysis-checked", games=check.games, points=points, within=within, reckoned=reckoned)


def hint_cards(hint: Hint) -> tuple[str, ...]:
    """Returns the cards that a turn is for, each once: those that it chooses or puts beside a coatl first."""
    return tuple(dict.fromkeys((*_done(hint), *hint.serves)))


def _done(hint: Hint) -> list[str]:
    """The cards with which something is done in a turn."""
    return [card for deed in deeds_of(hint.events) for card in deed.cards if stands_beside(deed)]


def hint_reason(
    hint: Hint, view: PlayerView, l10n: L10n, signs: AsSigns = None, whole: bool = True, sums: bool = True
) -> str:
    """Returns what a turn does and why, in one sentence: the reason, with what its points come from if these ``sums``
    are to be told, whether it draws from the deck, what the reason does not say of it, and, if it is the ``whole`` of
    it, the cards that it is for. ``signs`` writes pieces, cards and coatls."""
    told = []
    if hint.why is not None:
        why = _why(hint.why, view, l10n, signs)
        told.append(l10n("hint-made-of", whole=why, parts=_sum(hint, view, l10n)) if sums and hint.parts else why)
    if a.DrawDeck() in hint.actions:
        told.append(l10n("hint-draws"))
    told += _deeds(hint.events, view, l10n, signs)
    cards = Cards(tuple(card for card in hint_cards(hint) if whole and card not in _done(hint)))
    if cards.ids:
        told.append(l10n("hint-with", cards=thing_words(cards, view.catalog, l10n, signs)))
    return " · ".join(told)


def _why(why: Told, view: PlayerView, l10n: L10n, signs: AsSigns) -> str:
    """The reason of a turn; of one that is for a coatl, which one that is and what it is worth in the end: what is done
    for it stands beside the reason."""
    coatl, points = why.values.get("coatl"), why.values.get("points")
    if isinstance(coatl, str) and isinstance(points, int):
        drawn = parse_coatl(coatl)
        text = coatl_text(drawn, l10n, signs)
        return l10n("hint-aims", coatl=text if signs is not None else quoted(text, l10n), points=points)
    return reason_text(why, view.catalog, l10n, signs)


def _sum(hint: Hint, view: PlayerView, l10n: L10n) -> str:
    """What the points in the reason of a turn come from: the colour of each prophecy and the temple, with the points of
    each."""
    prophecies = view.catalog.prophecies
    return l10n("list-comma").join(
        l10n("hint-part-card", color=prophecies[card].color, points=points)
        if card in prophecies
        else l10n("hint-part-temple", points=points)
        for card, points in hint.parts
    )


def _deeds(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[str]:
    """What things are done with that the reason does not name."""
    for deed in deeds_of(events):
        things = deed_things(deed, view, l10n) if stands_beside(deed) else ()
        if things:
            yield " ".join(thing_words(thing, view.catalog, l10n, signs) for thing in things)


def hint_compared(
    hints: Sequence[Hint], at: int, view: PlayerView, l10n: L10n, signs: AsSigns = None, brief: bool = False
) -> str:
    """Returns what a turn of the list has over the next one, if anything of it lies open, or that it is as good; else
    that it is for no card, if it is not, ``brief`` in fewer words. By how many points it is better stands beside it."""
    if at + 1 < len(hints):
        better, worse = hints[at], hints[at + 1]
        if (worse.behind or 0.0) - (better.behind or 0.0) < ALIKE:
            return l10n("hint-alike", number=at + 2)
        why = next(_over(better, worse, view, l10n, signs), "")
        if why:
            return why
    if hint_cards(hints[at]):
        return ""
    return l10n("hint-no-card-short") if brief else l10n("hint-no-card")


def _over(better: Hint, worse: Hint, view: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[str]:
    """What one turn has that another one has not, the most important first."""
    if _completes(better) and not _completes(worse):
        yield l10n("hint-over-completes")
    if _points_now(better) > _points_now(worse):
        yield l10n("hint-over-points", points=_points_now(better))
    mine, theirs = _coatl_points(better), _coatl_points(worse)
    if mine > theirs > 0:
        yield l10n("hint-over-coatl", points=mine, other=theirs)
    for action in better.actions:
        if isinstance(action, a.Take) and action not in worse.actions:
            pieces = view.supply[action.field - 1]
            others = [*view.supply[: action.field - 1], *view.supply[action.field :]]
            elsewhere = {piece for field in others for piece in field}
            only = [piece for piece in dict.fromkeys(pieces) if piece not in elsewhere]
            if only:
                yield l10n("hint-over-only", field=action.field, pieces=pieces_text(only, l10n, signs))
    if a.DrawDeck() in worse.actions and a.DrawDeck() not in better.actions:
        yield l10n("hint-over-known")
    if len(hint_cards(better)) > len(hint_cards(worse)):
        yield l10n("hint-over-cards", n=len(hint_cards(better)))


def _completes(hint: Hint) -> bool:
    return any(isinstance(event, e.Completed) for event in hint.events)


def _points_now(hint: Hint) -> int:
    """The points of the cards that a turn puts beside coatls."""
    return sum(event.points for event in hint.events if isinstance(event, e.Fulfilled | e.Claimed))


def _coatl_points(hint: Hint) -> int:
    """The points of the coatl that a turn works on, as its reason tells them; 0 if it does not."""
    points = hint.why.values.get("points") if hint.why is not None else None
    return points if isinstance(points, int) else 0
