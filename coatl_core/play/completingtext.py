"""Says which cards a coatl that has just been completed gets, and what would be the next best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coatl_core.game.actions import Fulfil
from coatl_core.game.coatl import score
from coatl_core.game.completing import Use
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, Marks, card_words
from coatl_core.play.completing import Completing, card_of


def completing_sentences(choice: Completing, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> Iterator[str]:
    """Returns what is chosen and what that brings, compared with the best; then the next best. With ``signs``, cards
    are written by them."""
    coatl = view.own.coatls[choice.number - 1]
    sum, best = choice.chosen.points, choice.best
    gain = sum - score(coatl, view.catalog, view.rules.strict_x)
    if not choice.possible:
        yield l10n("completing-none", coatl=choice.number, sum=sum)
    else:
        told = signs.points(gain) if isinstance(signs, Marks) else f"+{gain}"
        message = "completing-best" if sum == best.points else "completing-chosen"
        yield l10n(message, coatl=choice.number, gain=told, sum=sum, best=best.points)
    second = choice.second
    if second is None:
        return

    def cards(uses: Iterable[Use]) -> str:
        ordered = sorted(uses, key=lambda use: (not isinstance(use, Fulfil), str(use)))
        return l10n("list-comma").join(card_words(card_of(use, view), view.catalog, l10n, signs) for use in ordered)

    more, less = second.uses - best.uses, best.uses - second.uses
    kind = "swap" if more and less else "without" if less else "with"
    message = "completing-as-good" if second.points == best.points else "completing-second"
    yield l10n(f"{message}-{kind}", sum=second.points, cards=cards(more), others=cards(less))
