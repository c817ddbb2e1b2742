"""The rules in which the printed editions differ (docs/rules.md), for the choice "as in my box".

Sacrifice tokens are not among them: all editions have them, and all advise to leave them out of a first game.
"""

from __future__ import annotations

from attrs import evolve, frozen

from coatl_core.game.rules import Rules


@frozen
class Edition:
    """One printed edition: the tag of its language, and how it sets the options in which the editions differ."""

    tag: str
    unfinished_score_half: bool  # 8.6
    strict_x: bool = False  # 8.9

    def applied_to(self, rules: Rules) -> Rules:
        """Returns the rules with the options of this edition."""
        return evolve(rules, unfinished_score_half=self.unfinished_score_half, strict_x=self.strict_x)

    def agrees_with(self, rules: Rules) -> bool:
        """Returns whether these rules have the options of this edition."""
        return self.applied_to(rules) == rules


EDITIONS = (
    Edition("cs", unfinished_score_half=False),
    Edition("pl", unfinished_score_half=True),
    Edition("uk", unfinished_score_half=False),
)
"""The editions in the order of their tags. The Czech and the Ukrainian one have the same options."""


def edition_of(language: str) -> Edition | None:
    """Returns the edition printed in a language (``pl`` or ``pl-PL``), or None if there is none."""
    return next((edition for edition in EDITIONS if edition.tag == language.partition("-")[0]), None)
