"""Writes the log in the player's language: one sentence for each event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coatl_core.cards.catalog import Catalog
from coatl_core.game import events as e
from coatl_core.language.foundtext import found_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, cards_words, piece_values, pieces_text, shown_values


def event_text(event: e.Event, names: Sequence[str], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the sentence for an event; ``names`` are the players' names by seat. Pass what ``events.seen_by`` returns
    to hide what a seat may not know (RULES 2.6). With ``signs``, pieces are written by them. Raises TypeError for an
    unknown event."""

    def asked(cards: Iterable[str]) -> str:
        return cards_words(cards, catalog, l10n, signs)

    name = names[event.seat] if event.seat is not None else ""
    match event:
        case e.Kept(number=number, kept=kept, discarded=discarded):
            if kept:
                return l10n("event-kept-own", name=name, n=number, cards=asked(kept))
            return l10n("event-kept", name=name, n=number, discarded=len(discarded))
        case e.Took(field=field, pieces=taken):
            return l10n("event-took", name=name, field=field, pieces=pieces_text(taken, l10n, signs))
        case e.SupplyRefilled(fields=fields):
            return l10n("event-supply-refilled", n=len(fields))
        case e.DrewFromRow(card=card):
            return l10n("event-drew-row", name=name, card=asked([card]))
        case e.DrewFromDeck(card=card):
            if card is None:
                return l10n("event-drew-deck", name=name)
            return l10n("event-drew-deck-own", name=name, card=asked([card]))
        case e.DeckRenewed(cards=cards):
            return l10n("event-deck-renewed", cards=cards)
        case e.RowRefilled(cards=shown):
            return l10n("event-row-refilled", cards=asked(shown))
        case e.Started(coatl=coatl, piece=piece):
            return l10n("event-started", name=name, coatl=coatl, **piece_values(piece, l10n, signs))
        case e.Extended(coatl=coatl, end=end, piece=piece):
            return l10n(f"event-extended-{end}", name=name, coatl=coatl, **piece_values(piece, l10n, signs))
        case e.Fulfilled(coatl=coatl, card=card, points=points):
            return l10n("event-fulfilled", name=name, coatl=coatl, card=asked([card]), points=points)
        case e.Claimed(coatl=coatl, card=card, points=points):
            return l10n("event-claimed", name=name, coatl=coatl, temple=asked([card]), points=points)
        case e.TempleUncovered(pile=pile, card=card):
            return l10n("event-uncovered", pile=pile, temple=asked([card]))
        case e.Completed(coatl=coatl, points=points):
            return l10n("event-completed", name=name, coatl=coatl, points=points)
        case e.TokenSpent(token=token):
            return l10n("event-token", name=name, token=l10n(f"token-{token}"))
        case e.Picked(pieces=picked):
            return l10n("event-picked", name=name, pieces=pieces_text(picked, l10n, signs))
        case e.RowDiscarded(cards=gone):
            return l10n("event-row-discarded", name=name, n=len(gone))
        case e.Discarded(card=card):
            return l10n("event-discarded", name=name, card=asked([card]))
        case e.TookTemple(pile=pile, card=card):
            return l10n("event-took-temple", name=name, pile=pile, temple=asked([card]))
        case e.Passed():
            return l10n("event-passed", name=name)
        case e.TurnBegan(turn=turn, actions=actions, last=last):
            return l10n("event-turn", name=name, turn=turn, actions=actions, last="yes" if last else "no")
        case e.EndBegan(ending="coatls") if len(names) == 1:  # there is nobody else to have a last turn (8.2, 9.10)
            return l10n("event-end-coatls-alone", name=name)
        case e.EndBegan(ending=ending):
            return l10n(f"event-end-{ending}", name=name)
        case e.VariantEvent(told=(message, values)):
            return l10n(message, **{"name": name, **shown_values(values, catalog, l10n, signs)})
        case e.LaidAnew(places=places):
            return l10n("event-laid", places=found_text(places, names, catalog, l10n, signs))
        case e.WentOn():
            return l10n("event-went-on", name=name)
        case e.GameEnded():
            return l10n("event-game-over")
    raise TypeError(f"no text for {event!r}")
