"""``coatl daily``: plays the deal of a day in the app or, with ``--plain``, in lines of text, or prints what there is
of it."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from datetime import date
from typing import Any

from attrs import asdict

from coatl_core.files import clock
from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import Setup
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import LONGEST
from coatl_core.play.daily import NUMBER, EndedDay, deal_of
from coatl_core.play.daytext import asked_day, share_lines
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.days import MONTH, WEEK, load_days
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import days_aside_text, records_error_text
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, ended_in_order, is_dumb, only_one, registry
from coatl_tui.settings import own_name, readable_settings


def run(options: Namespace, l10n: L10n) -> int:
    """Plays, or prints. Raises CommandError for what is no date or a day to come, and if something is missing for the
    deal."""
    only_one(options, l10n, "plain", "json")
    try:
        day = asked_day(options.date or "", l10n)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if options.plain or (is_dumb() and not options.json):
        return _in_lines(options, day, l10n)
    if options.json:
        print(json.dumps(_data(day, options, l10n), indent=1, ensure_ascii=False))
        return 0
    from coatl_tui.cli.app_process import run as run_app

    return run_app(home(), l10n, options.safe_mode, wanted=day)


def _in_lines(options: Namespace, day: date, l10n: L10n) -> int:
    from coatl_tui.cli.commands.play import menu_in_lines

    if not options.plain:
        print(l10n("plain-dumb"))
    options.signs = options.reasons = False
    menu = menu_in_lines(options, l10n)
    _deal(day, menu.registry, l10n)  # what is missing is told before the first line
    with ended_in_order():
        return 0 if menu.run(day) else SYSTEM_FAILED


def _deal(day: date, plugins: Registry, l10n: L10n) -> Setup:
    try:
        return deal_of(day, own_name(readable_settings(home().settings), l10n), plugins, l10n)
    except UnknownContent:
        raise CommandError(l10n("menu-no-daily")) from None


def _data(day: date, options: Namespace, l10n: L10n) -> dict[str, Any]:
    """What there is of a date. Who has not played it yet is told its setup and nothing of the game."""
    deal = _deal(day, registry(options, l10n), l10n)
    try:
        days = load_days(home().days)
    except NewerRecords as error:
        raise CommandError(records_error_text(error, l10n)) from None
    if aside := days_aside_text(days, l10n):
        print(plain(aside, LONGEST), file=sys.stderr)
    found, now = days.of(day), clock.today()
    result = found.result if found is not None else None
    data: dict[str, Any] = {
        "date": day.isoformat(),
        "number": NUMBER,
        "seed": deal.seed,
        "first": deal.first + 1,
        "opponent": str(deal.seats[1]) if deal.seats else deal.variants[0].id,
        "options": list(deal.variants[0].options) if deal.variants else [],
        "begun": found is not None and bool(found.game),
        "result": asdict(result) if result is not None else None,
        "par": found.par_points if found is not None and result is not None else None,
        "running": days.running(now),
        "above_par": {str(span): days.mean(now, span) for span in (WEEK, MONTH)},
    }
    if found is not None and result is not None:
        data["share"] = list(share_lines(EndedDay(day, found.game, result, days), l10n))
    return data
