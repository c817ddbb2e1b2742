"""``coatl event``: a round robin of a club. This module makes events and changes them;
``event_run`` has their games played, ``event_show`` shows them."""

from __future__ import annotations

import re
import secrets
import sys
from argparse import Namespace
from random import Random

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.hosting.codes import CODE_BITS, NOBODY, code_of
from coatl_core.language.l10n import L10n
from coatl_core.plugins.registry import Registry
from coatl_core.saves.events import MOST_ENTRANTS, Ended, Entrant, Event, keep_new
from coatl_core.saves.records import MOST_POINTS
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, registry, unwritable
from coatl_tui.cli.commands.event_file import changed, entrant_of, event_of, host_of, path_of
from coatl_tui.cli.commands.event_text import game_line, printed
from coatl_tui.cli.commands.play import allowed, names_of, seats_of, setup_of
from coatl_tui.cli.commands.playing import try_players
from coatl_tui.cli.commands.variants import ruleset_of
from coatl_tui.plain.questions import Wanted
from coatl_tui.settings import readable_settings

_TOLD = re.compile(r"(-?\d{1,6}):(-?\d{1,6})")


def run(options: Namespace, l10n: L10n) -> int:
    """Makes an event, or changes one. Raises CommandError."""
    return {"make": _make, "withdraw": _withdraw, "result": _tell_result}[options.action](options, l10n)


def _make(options: Namespace, l10n: L10n) -> int:
    path = path_of(options, l10n)
    host = host_of(options.host, l10n).place if options.host else ""
    plugins = registry(options, l10n)
    names, seats, invited, secret = seats_of(options.players, readable_settings(home().settings), plugins, l10n)
    if invited or secret:
        raise CommandError(l10n("event-error-invited"))
    if not 2 <= len(names) <= MOST_ENTRANTS:
        raise CommandError(l10n("event-error-number", least=2, most=MOST_ENTRANTS, players=len(names)))
    setup = _setup(options, plugins, l10n)
    for seat in filter(None, seats):
        ruleset = ruleset_of(setup.card_sets, setup.variants, 2, plugins, l10n)
        try_players((seat, seat), ruleset, plugins, l10n)
    named = names_of(names, seats, l10n, setup.seed)
    twice = next((name for number, name in enumerate(named) if name in named[:number]), None)
    if twice is not None:
        raise CommandError(l10n("form-names-alike", name=twice))
    if NOBODY in named:
        raise CommandError(l10n("form-name-empty", n=named.index(NOBODY) + 1))
    entrants = [_entrant(name, seat) for name, seat in zip(named, seats, strict=True)]
    Random(f"{setup.seed}/lots").shuffle(entrants)
    event = Event(
        options.event,
        tuple(entrants),
        setup,
        setup.seed,
        secrets.token_urlsafe(16),
        twice=options.twice,
        allows=allowed("watch" if options.allow is None else options.allow, l10n),
        host=host,
    )
    try:
        if not keep_new(path, event):
            raise CommandError(l10n("event-error-there", event=event.name))
    except OSError as error:
        raise unwritable(path, error, l10n, SYSTEM_FAILED) from None
    rounds = event.games[-1].round
    print(l10n("event-made", event=event.name, players=len(entrants), games=len(event.games), rounds=rounds))
    return 0


def _entrant(name: str, seat: ComputerSeat | None) -> Entrant:
    return Entrant(name, seat) if seat is not None else Entrant(name, token=code_of(secrets.randbits(CODE_BITS)))


def _setup(options: Namespace, plugins: Registry, l10n: L10n) -> Setup:
    """Returns the setup of the games: that of two persons at this machine. Raises CommandError for what two people
    cannot play against each other."""
    usual = {"first": None, "levels": None, "solo": False, "allow": None, "chance": None}
    variants = tuple(options.variants or ())
    pair = ",".join(l10n("form-default-name", n=seat) for seat in (1, 2))
    setup = setup_of(Namespace(**{**vars(options), **usual}), Wanted(pair, variants, options.tokens), plugins, l10n)
    assert isinstance(setup, Setup)
    if ruleset_of(setup.card_sets, setup.variants, 2, plugins, l10n).goal(2) is not None:
        raise CommandError(l10n("event-error-together"))
    return setup


def _withdraw(options: Namespace, l10n: L10n) -> int:
    path = path_of(options, l10n)
    name = entrant_of(options.player, event_of(path, l10n), l10n).name
    after = changed(path, lambda event: event.withdrawn(name), l10n)
    own = [game for game in range(1, len(after.games) + 1) if name in [each.name for each in after.pair(game)]]
    lost = sum(after.result(game) is None and after.played(game) is not None for game in own)
    print(l10n("event-withdrawn", name=name, games=lost))
    _tell_what_ends(after, l10n)
    return 0


def _tell_what_ends(event: Event, l10n: L10n) -> None:
    """Says who ends games that are still at the host and need not be played any more."""
    if any(not event.is_open(each.game) for each in event.at_host):
        print(l10n("event-run-ends"), file=sys.stderr)


def _tell_result(options: Namespace, l10n: L10n) -> int:
    path = path_of(options, l10n)
    event = event_of(path, l10n)
    text = options.game
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(event.games)):
        raise CommandError(l10n("event-error-game", text=plain(text), games=len(event.games)))
    game, read = int(text), _TOLD.fullmatch(options.points)
    if read is None or max(abs(int(read[1])), abs(int(read[2]))) > MOST_POINTS:
        raise CommandError(l10n("event-error-points", text=plain(options.points)))
    points, pair = (int(read[1]), int(read[2])), event.pair(game)
    winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
    if options.winner is not None:
        winner = entrant_of(options.winner, event, l10n)
        if winner not in pair or pair.index(winner) not in winners:
            raise CommandError(l10n("event-error-winner", name=winner.name))
        winners = (pair.index(winner),)
    after = changed(path, lambda event: event.with_result(Ended(game, points, winners, told=True)), l10n)
    print(printed(game_line(after, game, l10n)))
    _tell_what_ends(after, l10n)
    return 0
