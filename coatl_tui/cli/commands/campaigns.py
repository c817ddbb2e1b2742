"""``coatl campaigns``: says which campaigns there are, and where each stands."""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import LONGEST
from coatl_core.play.campaigntext import campaign_row, fault_text
from coatl_core.saves.campaigns import Campaigns, known_campaigns
from coatl_core.saves.wire import to_json
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, registry


def run(options: Namespace, l10n: L10n) -> int:
    """Prints a line for each campaign, in the order of their beginning, or all of it as JSON. Raises CommandError if
    the file cannot be read."""
    registry(options, l10n)  # the names of variants come with it
    campaigns = read(l10n)
    if options.json:
        entries = [
            {
                "name": each.name,
                "variant": each.variant,
                "chapter": each.chapter,
                "chapters": each.total or None,
                "players": list(each.setup.players),
                "points": list(each.points),
                "over": each.over,
                "winners": [seat + 1 for seat in each.winners],
                "setup": to_json(each.setup),
            }
            for each in campaigns.campaigns
        ]
        print(json.dumps(entries, indent=1, ensure_ascii=False))
        return 0
    for each in campaigns.campaigns:
        print(plain(campaign_row(each, l10n), LONGEST))
    if not campaigns.campaigns:
        print(l10n("campaigns-none"))
    return 0


def read(l10n: L10n) -> Campaigns:
    """Returns all campaigns; that a damaged file was set aside is told. Raises CommandError if it cannot be read."""
    campaigns = known_campaigns(home().campaigns)
    fault = fault_text(campaigns, l10n)
    if isinstance(campaigns.unread, OSError):
        raise CommandError(fault, SYSTEM_FAILED)
    if campaigns.unread is not None:
        raise CommandError(fault)
    if fault:
        print(plain(fault, LONGEST), file=sys.stderr)
    return campaigns
