"""The program ``coatl``: opens the game, or runs one of the commands beside it.

Wrong input is answered with one sentence on standard error and exit code 2, a failing system (a full disk) with 1,
Ctrl-C with 130. Neither Textual nor a command's modules are imported before they are needed.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n, english
from coatl_tui import version
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.language import of_environment, set_language
from coatl_tui.settings import readable_settings

BAD_INPUT, SYSTEM_FAILED, BROKEN_PIPE, INTERRUPTED = 2, 1, 141, 130
LONGEST_ERROR = 2000


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments (``sys.argv`` if None) and returns its exit code. Never raises for
    anything a user did; ``--help`` and ``--version`` return 0 like any other command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character gets a question mark
    l10n = english()
    try:
        _set_language(sys.argv[1:] if argv is None else argv, l10n)
        code = _run(argv, l10n)
        sys.stdout.flush()
    except CommandError as error:
        return _fail(error.text, BAD_INPUT, l10n)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return BROKEN_PIPE
    except OSError as error:
        _give_up_output()
        return _fail(l10n("cli-error-system", reason=_reason(error)), SYSTEM_FAILED, l10n)
    return code


def _set_language(argv: Sequence[str], l10n: L10n) -> None:
    """Chooses the language before anything is said, errors in the arguments included."""
    files = home()
    settings = readable_settings(files.settings)
    asked = [value for option, value in pairwise([*argv, ""]) if option == "--lang"]
    asked += [option.removeprefix("--lang=") for option in argv if option.startswith("--lang=")]
    tag = asked[0] if asked else settings.language or of_environment(os.environ)
    if tag and not set_language(l10n, tag, files.packs, "--safe-mode" in argv, settings.disabled) and asked:
        raise CommandError(l10n("cli-error-language", language=plain(tag), known=", ".join(l10n.languages)))


def _run(argv: Sequence[str] | None, l10n: L10n) -> int:
    try:
        options, unknown = _parser(l10n).parse_known_args(argv)
    except SystemExit:  # --help and --version; errors raise CommandError
        return 0
    if unknown:
        raise CommandError(l10n("cli-error-unknown", arguments=" ".join(unknown), command=options.prog))
    if options.command is None:
        from coatl_tui.app import run

        return run(home(), l10n, options.safe_mode)
    command = import_module(f"coatl_tui.cli.commands.{options.command}")
    code: int = command.run(options, l10n)
    return code


def _fail(text: str, code: int, l10n: L10n) -> int:
    print(plain(l10n("cli-error", text=text), LONGEST_ERROR), file=sys.stderr)
    return code


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{reason} ({error.filename})" if error.filename else reason


def _give_up_output() -> None:
    """Sends what is still to be written nowhere, so that the interpreter does not fail once more when it ends."""
    try:
        number = sys.stdout.fileno()
    except OSError:  # not a real file
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), number)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} ")


class _Parser(argparse.ArgumentParser):
    """A parser whose words come from the locale and whose errors are a CommandError."""

    def __init__(self, l10n: L10n, description: str, prog: str) -> None:
        super().__init__(
            prog,
            description=l10n(description),
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, l10n("cli-usage")),
        )
        self.l10n = l10n
        self.arguments = self.add_argument_group(l10n("cli-arguments"))
        self.options = self.add_argument_group(l10n("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=l10n("cli-help"))
        # Read before the parser is made, which speaks it already; every command takes it.
        self.options.add_argument("--lang", metavar="TAG", help=l10n("cli-lang"))

    def option(self, name: str, message: str, **settings: Any) -> None:
        """Adds an option; without settings it is a switch."""
        self.options.add_argument(name, help=self.l10n(message), **(settings or {"action": "store_true"}))

    def argument(self, name: str, message: str, **settings: Any) -> None:
        """Adds an argument without a name."""
        self.arguments.add_argument(name, help=self.l10n(message), **settings)

    def error(self, message: str) -> NoReturn:
        raise CommandError(self.l10n("cli-error-usage", problem=_said(message, self.l10n), command=self.prog))


_PHRASES = (
    ("cli-error-required", r"the following arguments are required: (?P<arguments>.+)"),
    ("cli-error-value", r"argument (?P<option>\S+): expected one argument"),
    ("cli-error-no-value", r"argument (?P<option>\S+): ignored explicit argument (?P<value>.+)"),
    ("cli-error-command", r"argument COMMAND: invalid choice: '(?P<command>.*)' \(choose from (?P<known>.+)\)"),
)


def _said(message: str, l10n: L10n) -> str:
    """What argparse complains of, which it can say in English only, in the language spoken."""
    for id, phrase in _PHRASES:
        found = re.fullmatch(phrase, message, re.DOTALL)
        if found:
            return l10n(id, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return message


class _Version(argparse.Action):
    """Prints the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"{parser.prog} {version()}")
        parser.exit()


class _Commands:
    """The commands of one parser: each is a module of ``coatl_tui.cli.commands``."""

    def __init__(self, parser: _Parser, l10n: L10n, required: bool = False) -> None:
        self.l10n = l10n
        self.prog = parser.prog
        self.parsers = parser.add_subparsers(
            title=l10n("cli-commands"), metavar="COMMAND", required=required, parser_class=_Parser
        )

    def add(self, name: str, module: str, message: str, description: str = "") -> _Parser:
        parser: _Parser = self.parsers.add_parser(
            name,
            help=self.l10n(message),
            l10n=self.l10n,
            description=description or message,
            prog=f"{self.prog} {name}",
        )
        parser.set_defaults(command=module, prog=parser.prog)
        return parser


def _parser(l10n: L10n) -> argparse.ArgumentParser:
    parser = _Parser(l10n, "cli-description", "coatl")
    parser.set_defaults(command=None, prog=parser.prog)
    parser.option("--version", "cli-version", action=_Version, nargs=0)
    parser.option("--safe-mode", "cli-safe-mode")
    commands = _Commands(parser, l10n)

    score = commands.add("score", "score", "cli-score", "cli-score-description")
    score.argument("coatls", "cli-score-coatl", metavar="COATL", nargs="*")
    score.option("--json", "cli-json")
    _add_sets(score)
    score.option("--open-head", "cli-score-open-head")
    score.option("--open-tail", "cli-score-open-tail")

    cards = commands.add("cards", "cards", "cli-cards")
    cards.option("--json", "cli-json")
    _add_sets(cards)

    replay = commands.add("replay", "replay", "cli-replay", "cli-replay-description")
    replay.argument("file", "cli-replay-file", metavar="FILE")
    replay.option("--json", "cli-json")

    simulate = commands.add("simulate", "simulate", "cli-simulate", "cli-simulate-description")
    simulate.option("--players", "cli-simulate-players", metavar="N", default=None)
    simulate.option("--games", "cli-simulate-games", metavar="N", default="100")
    simulate.option("--seed", "cli-simulate-seed", metavar="TEXT", default="coatl")
    simulate.option("--tokens", "cli-simulate-tokens")
    _add_sets(simulate)
    simulate.option("--solo", "cli-simulate-solo-game")
    simulate.option("--levels", "cli-simulate-levels", metavar="N,N", default=None)
    simulate.option("--json", "cli-json")

    rules = commands.add("rules", "rules", "cli-rules")
    rules.argument("rule", "cli-rules-section", metavar="RULE", nargs="?")

    locale = _Commands(commands.add("locale", "locale", "cli-locale"), l10n, required=True)
    new = locale.add("new", "locale", "cli-locale-new")
    new.argument("tag", "cli-locale-new-tag", metavar="TAG")
    new.option("--dir", "cli-locale-new-dir", metavar="DIR", default=".")
    new.set_defaults(action="new")
    check = locale.add("check", "locale", "cli-locale-check")
    check.argument("folder", "cli-locale-check-dir", metavar="DIR")
    check.option("--all", "cli-check-all")
    check.set_defaults(action="check")

    plugins = _Commands(commands.add("plugins", "plugins", "cli-plugins"), l10n, required=True)
    listing = plugins.add("list", "plugins", "cli-plugins-list")
    listing.option("--json", "cli-json")
    listing.set_defaults(action="list")
    for action in ("enable", "disable"):
        switch = plugins.add(action, "plugins", f"cli-plugins-{action}")
        switch.argument("plugin", "cli-plugins-id", metavar="ID")
        switch.set_defaults(action=action)
    new = plugins.add("new", "plugins_new", "cli-plugins-new", "cli-plugins-new-description")
    new.argument("plugin", "cli-plugins-id", metavar="ID")
    new.option("--kind", "cli-plugins-new-kind", metavar="KIND", default=None)
    new.option("--dir", "cli-plugins-new-dir", metavar="DIR", default=".")
    check = plugins.add("check", "plugins_check", "cli-plugins-check", "cli-plugins-check-description")
    check.argument("folder", "cli-plugins-folder", metavar="DIR")
    check.option("--all", "cli-check-all")
    check.set_defaults(action="check")
    preview = plugins.add("preview", "plugins_check", "cli-plugins-preview")
    preview.argument("folder", "cli-plugins-folder", metavar="DIR")
    preview.set_defaults(action="preview")
    add = plugins.add("add", "plugins_install", "cli-plugins-add")
    add.argument("source", "cli-plugins-source", metavar="DIR|ZIP")
    add.set_defaults(action="add")
    install = plugins.add("install", "plugins_install", "cli-plugins-install", "cli-plugins-install-description")
    install.argument("spec", "cli-plugins-spec", metavar="SPEC")
    install.set_defaults(action="install")
    uninstall = plugins.add("uninstall", "plugins_install", "cli-plugins-uninstall")
    uninstall.argument("plugin", "cli-plugins-id", metavar="ID")
    uninstall.set_defaults(action="uninstall")
    return parser


def _add_sets(parser: _Parser) -> None:
    parser.option("--set", "cli-set", metavar="ID", action="append", dest="sets", default=None)
