"""What a player is told in a sentence stands there in words of the language, not in the signs of the table."""

from __future__ import annotations

import pytest

from coatl_core.cards.missing import Missing
from coatl_core.game.errors import Refusal
from coatl_core.language.cardtext import missing_text
from coatl_core.language.refusaltext import refusal_text
from tests.locale.support import LANGUAGES, speaking
from tests.support import registry

UNMET = {
    "en": "Coatl 1 does not reach the first level of the prophecy “blue pieces, wherever they lie”.",
    "cs": "Cóatl 1 nedosahuje první úrovně proroctví „modré dílky kdekoli v cóatlovi“.",
    "pl": "Cóatl 1 nie spełnia wymagań pierwszego poziomu proroctwa „niebieskie fragmenty w dowolnych miejscach”.",
    "uk": "Коатль 1 не задовольняє вимог першого рівня цього пророцтва: сині частини, не обов’язково поряд.",
}
LACKING = {
    "en": "black, 2 blue at the head and 5 yellow, any 2 pieces at the tail",
    "cs": "černý, 2 modré na hlavovém konci a 5 žlutých, 2 libovolné dílky na ocasním konci",
    "pl": "czarny, 2 niebieskie od strony głowy i 5 żółtych, 2 dowolne fragmenty od strony ogona",
    "uk": "чорна, 2 сині з боку голови і 5 жовтих, 2 будь-які частини з боку хвоста",
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_refusal_names_a_prophecy_by_what_it_asks_for(tag: str) -> None:
    refused = Refusal("prophecy-unmet", "6.1", {"coatl": 1, "card": "base:count-blue"})
    assert refusal_text(refused, registry().catalog(["base"]), speaking(tag)) == UNMET[tag]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_missing_pieces_are_counted_as_the_language_counts(tag: str) -> None:
    lacks = Missing(head=("K", "B", "B"), tail=("Y", "Y", "Y", "Y", "Y", "*", "*"))
    assert missing_text(lacks, speaking(tag)) == LACKING[tag]
