"""The manual page of ``coatl``, made from the parser of its arguments, in the language of that."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from coatl_core.language.l10n import L10n
from coatl_tui.cli.parser import Parser

VARIABLES = ("COATL_HOME", "NO_COLOR", "LANG")
CODES = (0, 1, 2, 130)


def manual(parser: Parser, l10n: L10n, version: str) -> str:
    """Returns the page in the language of troff (``man -l`` shows it): the program, each of its commands, its
    environment and its exit codes. ``parser`` has its texts in the language of ``l10n``."""
    return "\n".join(_lines(parser, l10n, version)) + "\n"


def _lines(parser: Parser, l10n: L10n, version: str) -> Iterator[str]:
    yield f'.TH COATL 6 "" "coatl {_escaped(version)}"'
    yield _head(l10n("man-name"))
    yield f"coatl \\- {_escaped(l10n('man-summary'))}"
    yield _head(l10n("man-synopsis"))
    yield from _usage(parser)
    yield _head(l10n("man-description"))
    yield _escaped(parser.description or "")
    yield ".PP"
    yield _escaped(l10n("man-description-more"))
    yield _head(l10n("man-options"))
    yield from _arguments(parser)
    yield _head(l10n("man-commands"))
    for command in parser.all_commands():
        yield f'.SS "{_escaped(command.prog)}"'
        yield from _usage(command)
        yield ".PP"
        yield _escaped(command.description or "")
        yield from _arguments(command, besides=("--help", "--lang"))
    yield _head(l10n("man-environment"))
    for name in VARIABLES:
        yield from _item(f"\\fB{name}\\fR", l10n(f"man-variable-{name.lower().replace('_', '-')}"))
    yield _head(l10n("man-codes"))
    for code in CODES:
        yield from _item(str(code), l10n(f"man-code-{code}"))
    yield _head(l10n("man-rights"))
    yield _escaped(l10n("man-unofficial"))


def _usage(parser: Parser) -> Iterator[str]:
    usage = parser.format_usage().partition(parser.prog)[2]
    yield f"\\fB{_escaped(parser.prog)}\\fR {_escaped(usage)}"


def _arguments(parser: Parser, besides: tuple[str, ...] = ()) -> Iterator[str]:
    """What the arguments and options of a command are, but for some that every command has."""
    for action in parser._actions:
        hidden = isinstance(action, argparse._SubParsersAction) or not {*besides}.isdisjoint(action.option_strings)
        if not hidden:
            value = action.metavar if isinstance(action.metavar, str) else ""
            told = f" \\fI{_escaped(value)}\\fR" if value and action.nargs != 0 else ""
            names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in action.option_strings)
            yield from _item(f"{names}{told}" if names else told.strip(), action.help or "")


def _item(title: str, text: str) -> Iterator[str]:
    yield from (".TP", title, _escaped(text))


def _head(title: str) -> str:
    return f'.SH "{_escaped(title)}"'


def _escaped(text: str) -> str:
    """A text in one line, none of whose signs troff takes for its own."""
    text = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{text}" if text.startswith((".", "'")) else text
