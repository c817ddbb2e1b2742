"""The text that tells the end of a game: it is written as it is read, and what is wrong in it is told with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.rules import Rules
from coatl_core.game.told_end import ToldEnd
from coatl_core.language.letters import own_letters
from coatl_core.saves.savetext import sheet_problem_text
from coatl_core.saves.sheetfile import WORDS, SheetError, read_sheet, write_sheet
from tests.conftest import Effort
from tests.pad.support import end_of, finished, finished_alone
from tests.support import registry
from tests.texts.support import LANGUAGES, speaking, spoilt

FINE = """
edition: pl      # half of unfinished coatls
tokens: yes

player: Ana
coatl: bbbry count-blue triple-blue no-green-length-9
coatl: GKK.
left: vision duty
player: Bao
"""
"""A temple with no green piece: one of its two requirements holds."""


PAGE = Path(__file__).parents[2] / "docs" / "score-pad.md"


def read(text: str) -> ToldEnd:
    return read_sheet(text, "game.txt", registry())[0]


def faults(text: str, tag: str = "en") -> list[str]:
    """What is told of a text that tells no end of a game."""
    with pytest.raises(SheetError) as failed:
        read(text)
    return [sheet_problem_text(problem, failed.value, speaking(tag)) for problem in failed.value.problems]


def test_what_is_read() -> None:
    end = read(FINE)
    assert end.setup.players == ("Ana", "Bao")
    assert end.setup.rules == Rules(sacrifice_tokens=True, unfinished_score_half=True)
    one, two = end.players[0].coatls
    assert str(one) == "<BBBRY>" and one.prophecies == ("base:count-blue", "base:triple-blue")
    assert one.temple == "base:no-green-length-9"
    assert str(two) == "<GKK" and two.prophecies == ()
    assert end.players[0].tokens == ("vision", "duty")
    assert end.players[1].tokens == ("pick", "vision", "duty")


def test_a_text_that_was_written_reads_the_same(effort: Effort) -> None:
    for seed in effort.seeds(quick=2, test=4, exhaustive=60):
        rules = Rules(sacrifice_tokens=seed % 2 == 0, unfinished_score_half=seed % 3 == 0, strict_x=seed % 5 == 0)
        end = end_of(finished(f"file {seed}", 2 + seed % 3, ("base", "promo"), rules=rules))
        again, ruleset = read_sheet(write_sheet(end, registry().catalog(("base", "promo"))), "game.txt", registry())
        assert again == evolve(end, setup=evolve(end.setup, seed=""))
    alone = end_of(finished_alone("file", "level-1"))
    again, ruleset = read_sheet(write_sheet(alone, registry().catalog(("base",))), "game.txt", registry())
    assert again == evolve(alone, setup=evolve(alone.setup, seed="")) and ruleset.opponent is not None


def test_letters_of_the_language_name_pieces_too() -> None:
    end, _ = read_sheet(FINE.replace("bbbry", "mmmrž"), "game.txt", registry(), own_letters(speaking("cs")))
    assert str(end.players[0].coatls[0]) == "<BBBRY>"


GOLD = FINE + "variant: golden-feathers\n"
WRONG = (
    (FINE.replace("count-blue", "cuont-blue"), "6: There is no card “cuont-blue”", "count-blue"),
    (FINE.replace("coatl: GKK", "coalt: GKK"), "7: A line begins with a word and a colon", "coatl"),
    (FINE.replace("bbbry", "bbxry"), "6: Letter 3: “x” names no colour. The letters are B G K R Y.", ""),
    (FINE.replace("bbbry", "bbbry>"), "6: This coatl has a tail and no head: write “<” or “.” before", ""),
    (FINE.replace("bbbry", "bb"), "6: A coatl needs a head, a tail and at least one body segment", ""),
    (FINE.replace("edition: pl", "edition: po"), "2: There is no edition “po”: cs, pl, uk.", "pl"),
    (FINE.replace("tokens: yes", "tokens: ye"), "3: “tokens” is yes or no.", "yes"),
    (FINE.replace("vision duty", "vison"), "8: “vison” is none of the tokens, or stands there twice", "vision"),
    (FINE.replace("player: Bao", "player: Ana"), "9: A player needs a name that no other has.", ""),
    (FINE.replace("player: Bao", ""), "5: One player is named: a game takes 2 to 4.", ""),
    ("coatl: bbb\n" + FINE, "1: “coatl” belongs to a player: write “player: …” above it.", ""),
    (FINE + "tokens: no\n", "10: “tokens” stands on line 3 already.", ""),
    (FINE + "coatl: kkr count-black\n", "10: Bao: Coatl 1 does not reach the first level of the prophecy", ""),
    (FINE + "coatl: kbbbk triple-blue\n", "10: Bao: There are not so many of this card (“3 blue in a row”): 1 in", ""),
    (FINE + "coatl: kbrb\n", "10: Bao: Coatl 1 is complete: at least one prophecy lies beside it.", ""),
    (
        FINE + f"coatl: k{'b' * 23}k count-blue\n",
        "10: Bao: There are not so many of this piece (blue body segment): 24 ",
        "",
    ),
    (GOLD, "10: The end of a game with “golden-feathers” cannot be told", ""),
    (FINE + "cards: bse\n", "10: There is no “bse”: ", "base"),
    (FINE + "variant: adma\n", "10: There is no “adma”: ", "adam"),
    (FINE + "fulfilled: count-blue\n", "10: Only an automatic opponent has fulfilled prophecies of its own.", ""),
    ("", "1: 0 players are named: a game takes 2 to 4.", ""),
)


@pytest.mark.parametrize(("text", "told", "meant"), WRONG)
def test_what_is_wrong_is_told_with_its_line_and_what_was_meant(text: str, told: str, meant: str) -> None:
    found = next(line for line in faults(text) if line.startswith(f"game.txt:{told}"))
    assert found.endswith(f"→ did you mean “{meant}”?" if meant else found)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_wrong_is_told_in_every_language(tag: str) -> None:
    for text, _, _ in WRONG:
        assert not any(spoilt(line.replace("base:", "")) for line in faults(text, tag))


def test_everything_that_is_wrong_is_told_at_once() -> None:
    text = FINE.replace("count-blue", "cuont-blue").replace("vision duty", "vison").replace("coatl: GKK", "coalt: GKK")
    assert [line.split(":")[1] for line in faults(text)] == ["6", "7", "8"]


def test_no_fault_of_the_rules_hides_another_and_each_says_whose_it_is() -> None:
    text = "player: Ana\ncoatl: kbbbk count-blue count-blue\ncoatl: kbrb\n" + "coatl: krk\n" * 2
    text += "player: Bao\ncoatl: kbbbk triple-blue\ncoatl: rbbbr triple-blue\ncoatl: gyr\n"
    assert [line.removeprefix("game.txt:") for line in faults(text)] == [
        "2: Ana: A prophecy just like “blue pieces, wherever they lie” lies beside coatl 1 already.",
        "3: Ana: Coatl 2 is complete: at least one prophecy lies beside it.",
        "4: Ana: Coatl 3 is complete: at least one prophecy lies beside it.",
        "5: Ana: A player completes 3 coatls at most, and this would be one more.",
        "5: Ana: Coatl 4 is complete: at least one prophecy lies beside it.",
        "8: Bao: There are not so many of this card (“3 blue in a row”): 1 in the game, 2 told now.",
        "9: Bao: Coatl 3 is complete: at least one prophecy lies beside it.",
    ]


def test_the_page_tells_every_word_and_its_example_can_be_read() -> None:
    page = PAGE.read_text("utf-8")
    example = re.findall(r"```text\n(.*?)```", page, re.DOTALL)[0]
    assert read(example).setup.players == ("Ana", "Bao")
    assert {*re.findall(r"`(\w+): ", page)} == {*WORDS}
