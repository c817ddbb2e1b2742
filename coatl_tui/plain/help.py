"""What is told about the mode itself: how to type, every word, and the language."""

from __future__ import annotations

from collections.abc import Container, Iterable

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.words import meant_by, own_word

_SENTENCES = 4


def tell_help(lines: Lines, l10n: L10n, words: Iterable[str], where: str = "") -> None:
    """Tells how to type, and what each word does, see ``tell_words``."""
    for number in range(1, _SENTENCES + 1):
        lines.say(l10n(f"plain-help-{number}"))
    verbs = ("keep", "take", "draw", "start", "extend", "fulfil", "claim", "end")
    lines.say(l10n("plain-help-verbs", words=l10n("list-comma").join(own_word(verb, l10n) for verb in verbs)))
    tell_words(lines, l10n, words, where)


def tell_words(lines: Lines, l10n: L10n, words: Iterable[str], where: str = "") -> None:
    """Tells what each word does; ``where`` it does something else than elsewhere, its own message says so."""
    for word in words:
        own = f"plain-does-{word}-{where}"
        lines.named(own_word(word, l10n), l10n(own if where and l10n.has(own) else f"plain-does-{word}"))


def not_understood(line: str, words: Container[str], l10n: L10n, otherwise: str = "plain-unknown-here") -> str:
    """Returns that a line was not understood, and which of the ``words`` may be meant; else the message
    ``otherwise``."""
    meant = meant_by(line, words, l10n)
    if meant:
        return l10n("plain-meant", line=plain(line, 60), meant=plain(meant, 60))
    return l10n(otherwise, line=plain(line, 60))


def change_language(tag: str, lines: Lines, l10n: L10n) -> None:
    """Changes the language of all that is told; without a tag, tells which there are."""
    if not tag:
        lines.wrong(l10n("plain-which-language", known=", ".join(l10n.languages)))
        return
    found = next((each for each in l10n.languages if each.casefold() == tag.casefold()), None)
    if found is None:
        lines.wrong(l10n("cli-error-language", language=plain(tag), known=", ".join(l10n.languages)))
    else:
        l10n.set_language(found)
        lines.say(l10n("language-name"))
