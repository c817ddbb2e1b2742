"""What the printed editions of the game set differently (docs/rules.md): the choice "as in my box".

Sacrifice tokens are printed in all editions and left out of a first game by the advice of all, so no edition decides
about them.
"""

from __future__ import annotations

from attrs import evolve, frozen

from coatl_core.game.rules import Rules


@frozen
class Edition:
    """One printed edition: the tag of its language, and the switches that it sets in one way or the other."""

    tag: str
    unfinished_score_half: bool  # 8.6
    strict_x: bool = False  # 8.9

    def applied_to(self, rules: Rules) -> Rules:
        """Returns the rules with the switches of this edition."""
        return evolve(rules, unfinished_score_half=self.unfinished_score_half, strict_x=self.strict_x)

    def agrees_with(self, rules: Rules) -> bool:
        """Returns whether these rules are set as the edition sets them."""
        return self.applied_to(rules) == rules


EDITIONS = (
    Edition("cs", unfinished_score_half=False),
    Edition("pl", unfinished_score_half=True),
    Edition("uk", unfinished_score_half=False),
)
"""In the order of their tags. The Czech and the Ukrainian edition agree in every switch."""


def edition_of(language: str) -> Edition | None:
    """Returns the edition printed in a language (``pl`` or ``pl-PL``), or None if there is none."""
    return next((edition for edition in EDITIONS if edition.tag == language.partition("-")[0]), None)
