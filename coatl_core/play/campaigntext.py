"""Puts campaigns into words: where one stands, what a game has changed, and why one cannot be counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coatl_core.game.campaign import Carried
from coatl_core.game.session import Session
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.outcometext import names_text
from coatl_core.language.systemtext import system_text
from coatl_core.language.valuetext import told_text
from coatl_core.saves.campaigns import Campaign, Campaigns
from coatl_core.saves.records import NewerRecords


def campaign_text(campaign: Campaign, l10n: L10n) -> str:
    """Returns the name of a campaign and where it stands: the next chapter and the points, or who has won."""
    players, points = campaign.setup.players, campaign.points
    standing = _points(players, points, l10n) if points else l10n("list-comma").join(players)
    if campaign.over:
        return _over("campaign-ended", campaign.name, campaign.winners, players, standing, l10n)
    told = "campaign-stands" if campaign.total else "campaign-begun"
    values: dict[str, str | int] = {"n": campaign.chapter, "of": campaign.total, "points": standing}
    return l10n(told, campaign=campaign.name, **values)


def campaign_row(campaign: Campaign, l10n: L10n) -> str:
    """Returns the same with the name of the variant before it, for a list of campaigns of all variants."""
    return l10n("option-value", name=variant_title(campaign.variant, l10n), value=campaign_text(campaign, l10n))


def end_sentences(session: Session, name: str, carried: Carried, l10n: L10n) -> tuple[str, ...]:
    """Returns what a game has changed in its campaign: what its variant says, and where the campaign stands now."""
    told = [told_text(line.message, line.values, session.catalog, l10n) for line in carried.told]
    players = session.setup.players
    points = _points(players, carried.points, l10n)
    if carried.is_over:
        return (*told, _over("campaign-over", name, carried.won_by, players, points, l10n))
    return (*told, l10n("campaign-chapter", campaign=name, n=carried.chapter, of=carried.chapters, points=points))


def fault_text(campaigns: Campaigns, l10n: L10n) -> str:
    """Returns why the campaigns could not be read, or that a damaged file was set aside; an empty text if neither."""
    if campaigns.unread is not None:
        return uncounted_text(campaigns.unread, l10n)
    if campaigns.aside is None:
        return ""
    return l10n("campaigns-aside", file=str(campaigns.aside), fault=campaigns.fault)


def uncounted_text(error: OSError | NewerRecords, l10n: L10n) -> str:
    """Returns the sentence for a campaign that cannot be read or written."""
    if isinstance(error, NewerRecords):
        return l10n("campaigns-newer", version=str(error.version))
    return l10n("campaigns-unwritable", reason=system_text(error, l10n))


def _over(message: str, name: str, winners: Iterable[int], players: Sequence[str], points: str, l10n: L10n) -> str:
    names = [players[seat] for seat in winners]
    values: dict[str, str | int] = {"campaign": name, "points": points}
    if not names:
        return l10n(f"{message}-lost", **values)
    return l10n(f"{message}-won", count=len(names), names=names_text(names, l10n), **values)


def _points(players: Iterable[str], points: Iterable[int], l10n: L10n) -> str:
    """The points of each player."""
    pairs = zip(players, points, strict=True)
    return l10n("list-comma").join(l10n("campaign-points", name=name, n=n) for name, n in pairs)
