"""The words on cards, in a language."""

from __future__ import annotations

from coatl_core.cards.pieces import COLORS
from coatl_core.language.l10n import L10n
from coatl_tui.widgets.card import CardWords


def card_words(l10n: L10n) -> CardWords:
    """The words on cards in this language."""
    return CardWords(
        each=l10n("card-each"),
        now=l10n("card-now"),
        then=l10n("card-then"),
        highest=l10n("card-highest"),
        no_more=l10n("card-no-more"),
        temple=l10n("card-temple"),
        no=l10n("temple-short-no"),
        length=lambda pieces: l10n("temple-short-length", n=pieces),
        card=l10n("card-card"),
        free=l10n("card-free"),
        ready=l10n("card-ready"),
        points=lambda points: l10n("drawn-points", points=points),
        colors=tuple((color, l10n("card-band", color=color)) for color in COLORS),
    )
