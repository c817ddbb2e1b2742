"""A parser of arguments as all commands have it: its help texts and errors are in the language of the program."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from coatl_core.files.problems import nearest
from coatl_core.language.l10n import L10n
from coatl_core.version import version
from coatl_tui.cli.commands import CommandError
from coatl_tui.widgets.linebreaks import wrap


def told(id: str, meant: str, l10n: L10n, **values: str) -> str:
    """Returns the message about a word that is not known, or, if a known one is nearly the same, that this one may be
    ``meant``."""
    return l10n(f"{id}-meant", meant=meant, **values) if meant else l10n(id, **values)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} ")

    # argparse would replace what follows a %, which in a message is a character like any other.

    def add_text(self, text: str | None) -> None:
        super().add_text(_escaped(text) if text and "%(prog)" in text else text)

    # It would break lines in its own way, between a number and what is counted.

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))

    def _get_help_string(self, action: argparse.Action) -> str:
        return _escaped(action.help or "")


def _escaped(text: str) -> str:
    return text.replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """A parser whose texts are messages of the locale, and whose errors are raised as CommandError."""

    def __init__(self, l10n: L10n, description: str, prog: str) -> None:
        super().__init__(
            prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, l10n("cli-usage")),
        )
        self.l10n = l10n
        self.names = ["--help"]
        """The names of its options."""
        self.paths: list[argparse.Action] = []
        """The arguments and options whose value is a file or a folder."""
        self.arguments = self.add_argument_group(l10n("cli-arguments"))
        self.options = self.add_argument_group(l10n("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=l10n("cli-help"))
        # Every command takes it. Its value is read before the parser is made, whose texts are in that language.
        self.option("--lang", "cli-lang", value="tag", default=argparse.SUPPRESS)

    def option(self, name: str, message: str, value: str = "", **settings: Any) -> None:
        """Adds an option. ``value`` says what its value is, as the message ``cli-value-<value>``. Without settings it
        is a switch."""
        self.names.append(name)
        settings = self._named(value, settings) or {"action": "store_true"}
        self._note(self.options.add_argument(name, help=self.l10n(message), **settings), value)

    def argument(self, name: str, message: str, value: str = "", **settings: Any) -> None:
        """Adds an argument without a name; ``value`` says what it is, as for an option."""
        self._note(self.arguments.add_argument(name, help=self.l10n(message), **self._named(value, settings)), value)

    def _note(self, action: argparse.Action, value: str) -> None:
        if value in _PATHS:
            self.paths.append(action)

    def _named(self, value: str, settings: dict[str, Any]) -> dict[str, Any]:
        return {**settings, "metavar": self.l10n(f"cli-value-{value}")} if value else settings

    def all_commands(self) -> Iterator[Parser]:
        """Returns the parsers of all commands that have none below them, in the order of the help."""
        for action in self._actions:  # argparse has no other way to ask for them
            if isinstance(action, argparse._SubParsersAction):
                for command in action.choices.values():
                    yield from [*command.all_commands()] or [command]

    def error(self, message: str) -> NoReturn:
        raise CommandError(self.l10n("cli-error-usage", problem=_translated(message, self.l10n), command=self.prog))


ALIKE = 0.6
"""So much of a command or an option must be the same as of the one that may be meant."""
_PATHS = ("file", "folder", "pack", "set", "spec")
"""The values that are files or folders, or may be."""
_PHRASES = (
    ("cli-error-required", r"the following arguments are required: (?P<arguments>.+)"),
    ("cli-error-value", r"argument (?P<option>\S+): expected one argument"),
    ("cli-error-no-value", r"argument (?P<option>\S+): ignored explicit argument (?P<value>.+)"),
    ("cli-error-command", r"argument \S+: invalid choice: '(?P<command>.*)' \(choose from (?P<known>.+)\)"),
)


def _translated(message: str, l10n: L10n) -> str:
    """An error message of argparse, which are all in English, in the language of the program."""
    for id, phrase in _PHRASES:
        found = re.fullmatch(phrase, message, re.DOTALL)
        if found:
            values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
            if "known" in values:
                meant = nearest(values["command"], values["known"].split(", "), ALIKE)
                return told(id, meant, l10n, **values)
            return l10n(id, **values)
    return message


class Version(argparse.Action):
    """Prints the version. To look it up takes time, so it is done only here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"{parser.prog} {version()}")
        parser.exit()


class Commands:
    """The commands of one parser. Each is a module of ``coatl_tui.cli.commands``."""

    def __init__(self, parser: Parser, l10n: L10n, required: bool = False) -> None:
        self.l10n = l10n
        self.prog = parser.prog
        self.parsers = parser.add_subparsers(
            title=l10n("cli-commands"), metavar=l10n("cli-value-command"), required=required, parser_class=Parser
        )

    def add(self, name: str, module: str, message: str, description: str = "") -> Parser:
        parser: Parser = self.parsers.add_parser(
            name,
            help=self.l10n(message),
            l10n=self.l10n,
            description=self.l10n(description) if description else _sentence(self.l10n(message)),
            prog=f"{self.prog} {name}",
        )
        parser.set_defaults(command=module, parser=parser)
        return parser


def _sentence(text: str) -> str:
    """The line about a command in the list of commands, as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."
