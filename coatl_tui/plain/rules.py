"""The rulebook in lines: its chapters, one rule of it, and what it says about a word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from coatl_core.cards.patterns import parse_pattern
from coatl_core.cards.prophecies import Prophecy
from coatl_core.files.sanitize import plain
from coatl_core.game.coatl import parse_coatl
from coatl_core.language.cardtext import prophecy_sentence, prophecy_text, temple_sentence
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Block, Section, drawn_prophecy, drawn_temple, rulebook
from coatl_core.language.valuetext import coatl_text
from coatl_core.plugins.registry import Registry
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.spoken import sentence
from coatl_tui.plain.words import fold

_RULE = re.compile(r"\d+(\.\d+)*")
_SENTENCE = re.compile(r"(?<=[.!?]) +")
_INITIALS = re.compile(r"\.[A-Z]\.$")
"""The end of a name such as A.D.A.M."""
_COLOR = re.compile(r"\{([BGKRY])\}")
_BRACKETS = re.compile(r" ?\([^()]*\)")
_DRAWINGS = frozenset("▟▙▏")
"""The signs with which pieces are drawn."""
MOST_FOUND = 20
"""So many places with a word are told."""


def tell_rules(asked: str, lines: Lines, l10n: L10n, registry: Registry) -> None:
    """Tells the chapters if nothing is ``asked``, the rule of a number with all below it, or where a word stands."""
    sections = rulebook(l10n.tag, registry.rulebooks)
    if not asked:
        lines.say(l10n("plain-rules"))
        for section in sections:
            if not section.depth:
                lines.named(_number(section.rule, l10n), section.title)
    elif _RULE.fullmatch(asked):
        chosen = [each for each in sections if each.rule == asked or each.rule.startswith(f"{asked}.")]
        if not chosen:
            lines.wrong(l10n("plain-no-rule", rule=plain(asked, 20)))
        for section in chosen:
            lines.named(_number(section.rule, l10n), section.title)
            for block in section.blocks:
                lines.say_all(_told(block, l10n))
    else:
        found = list(_found(asked, sections, l10n))
        for rule, text in found[:MOST_FOUND]:
            lines.named(_number(rule, l10n), text)
        if not found:
            lines.wrong(l10n("plain-not-in-rules", word=plain(asked, 60)))
        elif len(found) > MOST_FOUND:
            lines.say(l10n("plain-more-in-rules", n=len(found) - MOST_FOUND))


def _number(rule: str, l10n: L10n) -> str:
    """The number of a rule at the beginning of a line, where a number by itself is that of a choice."""
    return sentence(l10n("plain-rule", rule=rule)).removesuffix(".")


def _found(word: str, sections: Sequence[Section], l10n: L10n) -> Iterator[tuple[str, str]]:
    """The sentences with a word, each after the number of its rule."""
    wanted = fold(word)
    for section in sections:
        texts = [section.title, *(each for block in section.blocks for each in _sentences(block, l10n))]
        yield from ((section.rule, text) for text in texts if wanted in fold(text))


def _told(block: Block, l10n: L10n) -> Iterator[str]:
    """What a paragraph says, sentence by sentence; what it draws is told before in words."""
    drawn = _drawn(block, l10n)
    if drawn:
        yield drawn
    if block.kind == "ruling":
        yield l10n("plain-ruling", rule=block.subject) if block.subject else l10n("plain-ruling-none")
    yield from _sentences(block, l10n)


def _sentences(block: Block, l10n: L10n) -> Iterator[str]:
    """The sentences of a paragraph without those that explain drawings, and without what they say of a key in
    brackets. A letter that is drawn in its colour is the letter."""
    key = l10n("plain-rules-key")
    text = _BRACKETS.sub(lambda found: "" if key in found[0] else found[0], _COLOR.sub(r"\1", block.text))
    told: list[str] = []
    for each in _SENTENCE.split(text):
        if told and _INITIALS.search(told[-1]) and not each[:1].isupper():  # the name goes on with the sentence
            told[-1] += f" {each}"
        else:
            told.append(each)
    yield from (each for each in told if each and not _DRAWINGS.intersection(each))


def _drawn(block: Block, l10n: L10n) -> str:
    try:
        match block.kind:
            case "pattern":
                return prophecy_text(Prophecy("drawn", "B", parse_pattern(block.subject), ((1, 1),)), l10n)
            case "coatl":
                return coatl_text(parse_coatl(block.subject), l10n)
            case "prophecy":
                return prophecy_sentence(drawn_prophecy(block.subject), l10n)
            case "temple":
                return temple_sentence(drawn_temple(block.subject), l10n)
    except ValueError:
        pass
    return ""
