"""The printed editions of the game (RULES 8.6; docs/rules.md)."""

from __future__ import annotations

import pytest

from coatl_core.game.editions import EDITIONS, edition_of
from coatl_core.game.rules import Rules


@pytest.mark.parametrize(("tag", "half"), [("cs", False), ("pl", True), ("uk", False)])
def test_only_in_the_polish_edition_do_unfinished_coatls_score_half(tag: str, half: bool) -> None:
    edition = edition_of(tag)
    assert edition is not None
    rules = edition.applied_to(Rules(unfinished_score_half=not half, strict_x=True, sacrifice_tokens=True))
    assert rules == Rules(unfinished_score_half=half, sacrifice_tokens=True)
    assert edition.agrees_with(rules)
    assert not edition.agrees_with(Rules(unfinished_score_half=not half))


def test_an_edition_is_found_by_any_tag_of_its_language() -> None:
    assert [edition.tag for edition in EDITIONS] == ["cs", "pl", "uk"]
    assert edition_of("pl-PL") is edition_of("pl")
    assert edition_of("en") is None
    assert edition_of("") is None
