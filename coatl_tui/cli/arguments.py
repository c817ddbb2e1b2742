"""The arguments of ``coatl`` and of its commands. Their help texts and errors are in the language of the program."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from coatl_core.files.problems import nearest
from coatl_core.hosting.invitation import PORT
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.parser import ALIKE, Commands, Parser, Version, told

WEB_PORT = 4780
"""The port of the page for visitors."""
SSH_PORT = 4722
"""The port of ssh for visitors."""


def parse(argv: Sequence[str], l10n: L10n) -> argparse.Namespace | None:
    """Returns the options, with the module of the command as ``command``, which is None for the app. Returns None after
    ``--help`` and ``--version``, whose texts have been printed then. Raises CommandError for wrong arguments."""
    try:
        options, unknown = make_parser(l10n).parse_known_args(argv)
    except SystemExit:  # errors raise CommandError
        return None
    if unknown:
        text, command = " ".join(unknown), options.parser.prog
        meant = nearest(unknown[0], options.parser.names, ALIKE)
        raise CommandError(told("cli-error-unknown", meant, l10n, arguments=text, command=command))
    return options


def make_parser(l10n: L10n) -> Parser:
    """Returns the parser of all commands, with texts in the language of ``l10n``."""
    parser = Parser(l10n, l10n("cli-description"), "coatl")
    parser.set_defaults(command=None, parser=parser, root=parser, lang=None)
    parser.option("--version", "cli-version", action=Version, nargs=0)
    parser.option("--safe-mode", "cli-safe-mode")
    commands = Commands(parser, l10n)

    play = commands.add("play", "play", "cli-play", "cli-play-description")
    play.argument("file", "cli-play-file", value="file", nargs="?")
    play.option("--plain", "cli-play-plain")
    play.option("--seats", "cli-play-seats", value="names", default=None)
    play.option("--first", "cli-play-first", value="name", default=None)
    play.option("--variant", "cli-simulate-variant", metavar="ID", action="append", dest="variants", default=None)
    play.option("--campaign", "cli-play-campaign", value="text", default=None)
    play.option("--tokens", "cli-simulate-tokens")
    _add_sets(play)
    play.option("--solo", "cli-play-solo")
    play.option("--levels", "cli-simulate-levels", metavar="N,N", default=None)
    play.option("--edition", "cli-play-edition", value="tag", default=None)
    play.option("--half", "cli-play-half")
    play.option("--strict", "cli-play-strict")
    play.option("--chance", "cli-play-chance", value="text", default=None)
    play.option("--allow", "cli-play-allow", value="words", default=None)
    play.option("--seed", "cli-play-seed", value="text", default=None)
    play.option("--position", "cli-play-position", value="line", default=None)
    play.option("--reasons", "cli-play-reasons")
    play.option("--signs", "cli-play-signs")
    play.option("--json", "cli-play-json")

    daily = commands.add("daily", "daily", "cli-daily", "cli-daily-description")
    daily.option("--date", "cli-daily-date", value="date", default=None)
    daily.option("--plain", "cli-daily-plain")
    daily.option("--json", "cli-daily-json")

    score = commands.add("score", "score", "cli-score", "cli-score-description")
    score.argument("coatls", "cli-score-coatl", value="coatl", nargs="*")
    score.option("--json", "cli-json")
    _add_sets(score)
    score.option("--open-head", "cli-score-open-head")
    score.option("--open-tail", "cli-score-open-tail")

    sheet = commands.add("sheet", "sheet", "cli-sheet", "cli-sheet-description")
    sheet.argument("file", "cli-sheet-file", value="file", nargs="?")
    sheet.option("--svg", "cli-sheet-svg", value="file", default=None)
    sheet.option("--json", "cli-json")

    cards = commands.add("cards", "cards", "cli-cards")
    cards.option("--json", "cli-json")
    _add_sets(cards)

    replay = commands.add("replay", "replay", "cli-replay", "cli-replay-description")
    replay.argument("file", "cli-replay-file", value="file")
    replay.option("--plain", "cli-replay-plain")
    replay.option("--text", "cli-replay-text")
    replay.option("--json", "cli-json")
    replay.option("--position", "cli-replay-position")
    replay.option("--record", "cli-replay-record")
    replay.option("--at", "cli-replay-at", metavar="N", default=None)

    for name in ("hint", "analyse"):
        asked = commands.add(name, name, f"cli-{name}", f"cli-{name}-description")
        asked.argument("file", "cli-replay-file", value="file")
        asked.option("--json", "cli-json")

    simulate = commands.add("simulate", "simulate", "cli-simulate", "cli-simulate-description")
    simulate.option("--players", "cli-simulate-players", metavar="N", default=None)
    simulate.option("--games", "cli-simulate-games", metavar="N", default="100")
    simulate.option("--seed", "cli-simulate-seed", value="text", default="coatl")
    simulate.option("--tokens", "cli-simulate-tokens")
    _add_sets(simulate)
    simulate.option("--variant", "cli-simulate-variant", metavar="ID", action="append", dest="variants", default=None)
    simulate.option("--solo", "cli-simulate-solo-game")
    simulate.option("--levels", "cli-simulate-levels", metavar="N,N", default=None)
    simulate.option("--seats", "cli-simulate-seats", value="players", default=None)
    simulate.option("--paired", "cli-simulate-paired")
    simulate.option("--jobs", "cli-simulate-jobs", metavar="N", default=None)
    simulate.option("--cluster", "cli-simulate-cluster", value="address", default=None)
    simulate.option("--csv", "cli-simulate-csv")
    simulate.option("--json", "cli-json")

    puzzles = Commands(commands.add("puzzles", "puzzles", "cli-puzzles"), l10n, required=True)
    listing = puzzles.add("list", "puzzles", "cli-puzzles-list")
    listing.option("--json", "cli-json")
    listing.set_defaults(action="list")
    solve = puzzles.add("play", "puzzles", "cli-puzzles-play", "cli-puzzles-play-description")
    solve.argument("puzzle", "cli-puzzles-puzzle", metavar="ID", nargs="?")
    solve.option("--plain", "cli-play-plain")
    solve.option("--reasons", "cli-play-reasons")
    solve.option("--signs", "cli-play-signs")
    solve.set_defaults(action="play")
    make = puzzles.add("make", "puzzles", "cli-puzzles-make", "cli-puzzles-make-description")
    make.option("--games", "cli-puzzles-games", metavar="N", default="40")
    make.option("--seed", "cli-simulate-seed", value="text", default="coatl")
    _add_sets(make)
    make.option("--take", "cli-puzzles-take", metavar="N", default=None)
    make.option("--id", "cli-puzzles-id", metavar="ID", default="puzzles")
    make.set_defaults(action="make")
    check = puzzles.add("check", "puzzles", "cli-puzzles-check", "cli-puzzles-check-description")
    check.argument("file", "cli-puzzles-file", value="file", nargs="?")
    check.set_defaults(action="check")

    lesson = Commands(commands.add("lesson", "lesson", "cli-lesson"), l10n, required=True)
    made = lesson.add("from", "lesson", "cli-lesson-from", "cli-lesson-from-description")
    made.argument("file", "cli-replay-file", value="file")
    made.option("--seat", "cli-lesson-seat-of", metavar="N", default=None)
    made.option("--from", "cli-lesson-first", metavar="N", dest="first", default=None)
    made.option("--to", "cli-lesson-last", metavar="N", dest="last", default=None)
    made.option("-o", "cli-lesson-out", value="out", dest="out", default=None)
    made.set_defaults(json=False)

    host = commands.add("host", "host", "cli-host", "cli-host-description")
    host.option("--port", "cli-host-port", metavar="N", default=str(PORT))
    host.option("--lan", "cli-host-lan")
    host.option("--public", "cli-host-public", value="address", default=None)
    host.option("--store", "cli-host-store", value="file", default=None)
    host.option("--computers", "cli-host-computers", value="computers", default=None)
    host.option("--figures", "cli-host-figures", value="address", default=None)
    host.option("--trust", "cli-host-trust", value="address", action="append", default=None)
    host.option("--json", "cli-host-json")

    join = commands.add("join", "join", "cli-join", "cli-join-description")
    join.argument("invitation", "cli-join-invitation", value="invitation")

    _add_event(commands, l10n)

    serve = Commands(commands.add("serve", "serve_web", "cli-serve", "cli-serve-description"), l10n, required=True)
    web = serve.add("web", "serve_web", "cli-serve-web", "cli-serve-web-description")
    web.option("--port", "cli-serve-web-port", metavar="N", default=str(WEB_PORT))
    web.option("--lan", "cli-serve-web-lan")
    web.option("--public", "cli-serve-web-public", value="address", default=None)
    web.option("--certificate", "cli-serve-web-certificate", value="file", default=None)
    web.option("--key", "cli-serve-web-key", value="file", default=None)
    web.option("--trust", "cli-serve-web-trust", value="address", action="append", default=None)
    _add_visitors(web)
    ssh = serve.add("ssh", "serve_ssh", "cli-serve-ssh", "cli-serve-ssh-description")
    ssh.option("--port", "cli-serve-ssh-port", metavar="N", default=str(SSH_PORT))
    ssh.option("--lan", "cli-serve-ssh-lan")
    ssh.option("--public", "cli-serve-ssh-public", value="address", default=None)
    ssh.option("--key", "cli-serve-ssh-key", value="file", default=None)
    _add_visitors(ssh)

    visitors = Commands(commands.add("visitors", "visitors", "cli-visitors"), l10n, required=True)
    visitors.add("list", "visitors", "cli-visitors-list").set_defaults(what="list")
    export = visitors.add("export", "visitors", "cli-visitors-export", "cli-visitors-export-description")
    export.argument("guest", "cli-visitors-guest", value="guest")
    export.option("--to", "cli-visitors-to", value="file", default="coatl.zip")
    forget = visitors.add("forget", "visitors", "cli-visitors-forget", "cli-visitors-forget-description")
    forget.argument("guest", "cli-visitors-guest", value="guest")
    forget.option("--yes", "cli-visitors-yes")
    for each, what in ((export, "export"), (forget, "forget")):
        each.option("--host-of-games", "cli-visitors-host", value="address", default=None)
        each.set_defaults(what=what)

    lab = commands.add("lab", "lab", "cli-lab", "cli-lab-description")
    lab.argument("card_set", "cli-lab-set", value="set", nargs="?")
    lab.option("--with", "cli-lab-with", metavar="ID", action="append", dest="others", default=None)
    lab.option("--variant", "cli-simulate-variant", metavar="ID", action="append", dest="variants", default=None)
    lab.option("--players", "cli-simulate-players", metavar="N", default="2")
    lab.option("--strength", "cli-lab-strength", value="player", default=None)
    lab.option("--games", "cli-lab-games", metavar="N", default="2400")
    lab.option("--jobs", "cli-lab-jobs", metavar="N", default=None)
    lab.option("--cluster", "cli-lab-cluster", value="address", default=None)
    lab.option("--seed", "cli-simulate-seed", value="text", default="coatl")
    lab.option("--resume", "cli-lab-resume", value="file", default=None)
    lab.option("--compare", "cli-lab-compare", value="file", nargs=2, default=None)
    lab.option("--html", "cli-lab-html", value="file", default=None)
    lab.option("--csv", "cli-lab-csv")
    lab.option("--json", "cli-json")

    rules = commands.add("rules", "rules", "cli-rules")
    rules.argument("rule", "cli-rules-section", value="rule", nargs="?")

    locale = Commands(commands.add("locale", "locale", "cli-locale"), l10n, required=True)
    new = locale.add("new", "locale", "cli-locale-new")
    new.argument("tag", "cli-locale-new-tag", value="tag")
    new.option("--dir", "cli-locale-new-dir", value="folder", default=".")
    new.set_defaults(action="new")
    check = locale.add("check", "locale", "cli-locale-check")
    check.argument("folder", "cli-locale-check-dir", value="folder")
    check.option("--all", "cli-check-all")
    check.set_defaults(action="check")

    campaigns = commands.add("campaigns", "campaigns", "cli-campaigns", "cli-campaigns-description")
    campaigns.option("--json", "cli-json")

    where = commands.add("where", "where", "cli-where")
    where.option("--json", "cli-json")

    completion = commands.add("completion", "completion", "cli-completion", "cli-completion-description")
    completion.argument("shell", "cli-completion-shell", value="shell")

    plugins = Commands(commands.add("plugins", "plugins", "cli-plugins"), l10n, required=True)
    listing = plugins.add("list", "plugins", "cli-plugins-list")
    listing.option("--json", "cli-json")
    listing.set_defaults(action="list")
    for action in ("enable", "disable"):
        switch = plugins.add(action, "plugins", f"cli-plugins-{action}")
        switch.argument("plugin", "cli-plugins-id", metavar="ID")
        switch.set_defaults(action=action)
    new = plugins.add("new", "plugins_new", "cli-plugins-new", "cli-plugins-new-description")
    new.argument("plugin", "cli-plugins-id", metavar="ID")
    new.option("--kind", "cli-plugins-new-kind", value="kind", default=None)
    new.option("--dir", "cli-plugins-new-dir", value="folder", default=".")
    check = plugins.add("check", "plugins_check", "cli-plugins-check", "cli-plugins-check-description")
    check.argument("folder", "cli-plugins-folder", value="folder")
    check.option("--all", "cli-check-all")
    check.option("--run", "cli-plugins-run")
    check.set_defaults(action="check")
    preview = plugins.add("preview", "plugins_check", "cli-plugins-preview")
    preview.argument("folder", "cli-plugins-folder", value="folder")
    preview.set_defaults(action="preview")
    add = plugins.add("add", "plugins_install", "cli-plugins-add")
    add.argument("source", "cli-plugins-source", value="pack")
    add.set_defaults(action="add")
    install = plugins.add("install", "plugins_install", "cli-plugins-install", "cli-plugins-install-description")
    install.argument("spec", "cli-plugins-spec", value="spec")
    install.option("--link", "cli-plugins-link")
    install.set_defaults(action="install")
    uninstall = plugins.add("uninstall", "plugins_install", "cli-plugins-uninstall")
    uninstall.argument("plugin", "cli-plugins-id", metavar="ID")
    uninstall.set_defaults(action="uninstall")
    return parser


def _add_sets(parser: Parser) -> None:
    parser.option("--set", "cli-set", metavar="ID", action="append", dest="sets", default=None)


def _add_event(commands: Commands, l10n: L10n) -> None:
    """The commands about a round robin."""
    event = Commands(commands.add("event", "event", "cli-event", "cli-event-description"), l10n, required=True)

    def add(name: str, module: str = "event") -> Parser:
        parser = event.add(name, module, f"cli-event-{name}", f"cli-event-{name}-description")
        parser.argument("event", "cli-event-name", value="event")
        parser.set_defaults(action=name)
        return parser

    make = add("make")
    make.option("--players", "cli-event-players", value="names", required=True)
    make.option("--twice", "cli-event-twice")
    make.option("--variant", "cli-simulate-variant", metavar="ID", action="append", dest="variants", default=None)
    make.option("--tokens", "cli-simulate-tokens")
    _add_sets(make)
    make.option("--edition", "cli-play-edition", value="tag", default=None)
    make.option("--half", "cli-play-half")
    make.option("--strict", "cli-play-strict")
    make.option("--allow", "cli-event-allow", value="words", default=None)
    make.option("--seed", "cli-event-seed", value="text", default=None)
    make.option("--host", "cli-event-host", value="address", default=None)
    run = add("run", "event_run")
    run.option("--host", "cli-event-host", value="address", default=None)
    show = add("show", "event_show")
    show.option("--watch", "cli-event-watch")
    show.option("--passes", "cli-event-passes")
    show.option("--json", "cli-json")
    withdraw = add("withdraw")
    withdraw.argument("player", "cli-event-player", value="name")
    result = add("result")
    result.argument("game", "cli-event-game", metavar="N")
    result.argument("points", "cli-event-points", metavar="N:N")
    result.option("--winner", "cli-event-winner", value="name", default=None)


def _add_visitors(parser: Parser) -> None:
    """The options of all commands that serve visitors."""
    parser.option("--host-of-games", "cli-serve-host", value="address", default=None)
    parser.option("--visitors", "cli-serve-visitors", metavar="N", default="50")
    parser.option("--idle", "cli-serve-idle", metavar="N", default="60")
    parser.option("--json", "cli-host-json")
