"""The campaigns as any face of the game plays them: which game counts, what its end has changed, what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from coatl_core.files import clock
from coatl_core.files.sanitize import plain
from coatl_core.game.campaign import Carried, by_itself, campaign_of
from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import Setup, VariantChoice, rematch
from coatl_core.game.session import Session
from coatl_core.game.state import is_campaign
from coatl_core.language.l10n import L10n
from coatl_core.play.campaigntext import end_sentences, fault_text, uncounted_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.campaigns import Campaign, known_campaigns
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.store import Store


@frozen
class PlayedCampaigns:
    """The campaigns in the file ``path``."""

    path: Path

    def begins(self, session: Session, l10n: L10n) -> str:
        """Keeps that a game has begun, if it is one of a campaign and not over. Returns why it cannot be counted, an
        empty text if it can: it is played all the same."""
        setup = session.setup
        found = campaign_of(setup)
        if found is None or session.over:
            return ""
        campaigns = known_campaigns(self.path)
        try:
            campaign = campaigns.begun(setup).of(found[0])
        except (OSError, NewerRecords) as error:
            return uncounted_text(error, l10n)
        if campaign is not None and not campaign.chapters and campaign.begun != setup.seed:
            return l10n("campaign-uncounted", campaign=found[0])
        return fault_text(campaigns, l10n)

    def ends(self, session: Session, l10n: L10n) -> tuple[tuple[str, ...], str]:
        """Counts a game that is over, if it is one of a campaign. Returns what is to be said of it, and why it could
        not be counted."""
        found = campaign_of(session.setup)
        try:
            carried = _carried(session)
        except VariantFailed as error:
            return (), l10n("campaign-failed", plugin=plain(error.plugin), error=plain(error.error))
        if found is None or carried is None:
            return (), ""
        campaigns = known_campaigns(self.path)
        try:
            known, counts = campaigns.ended(session.setup, carried, clock.today().isoformat())
        except (OSError, NewerRecords) as error:
            return end_sentences(session, found[0], carried, l10n), uncounted_text(error, l10n)
        if not counts and known.of(found[0]) is not None:
            return (l10n("campaign-uncounted", campaign=found[0]),), fault_text(campaigns, l10n)
        return end_sentences(session, found[0], carried, l10n), fault_text(campaigns, l10n)

    def after(self, setup: Setup) -> Setup:
        """Returns the setup of the game that follows one of the same players: the next chapter of a campaign that goes
        on, or else the same game once more, by itself."""
        campaign = self.going_on(setup)
        return rematch(by_itself(setup)) if campaign is None else campaign.next_setup()

    def next_game(self, setup: Setup, store: Store) -> Setup | Path:
        """Returns the same, or the file of the game of the next chapter if that has begun."""
        campaign = self.going_on(setup)
        begun = begun_game(campaign, store) if campaign is not None else None
        return begun or self.after(setup)

    def going_on(self, setup: Setup) -> Campaign | None:
        """Returns the campaign that a game belongs to, if it has a next chapter; None too if the file cannot be
        read."""
        found = campaign_of(setup)
        if found is None:
            return None
        campaign = known_campaigns(self.path).of(found[0])
        return None if campaign is None or campaign.over else campaign


def can_be_campaign(choices: Iterable[VariantChoice], registry: Registry) -> str:
    """Returns the id of the first of these variants that can be played as a campaign; an empty text if none can."""
    found = (c.id for c in choices if c.id in registry.variants and is_campaign(registry.variants[c.id]))
    return next(found, "")


def carried_by(session: Session) -> Carried | None:
    """Returns what a game of a campaign leaves; None if it is not over, is none, has no result, or if its variant
    fails."""
    try:
        return _carried(session)
    except VariantFailed:
        return None


def _carried(session: Session) -> Carried | None:
    """The same. Raises VariantFailed."""
    found = campaign_of(session.setup)
    if found is None or not session.over or session.awaits_coatls or session.begun or session.set_up:
        return None
    variant = next((each for each in session.ruleset.carrying if each.id == found[1]), None)
    return variant.carry(session.state, session.score_sheet()) if variant is not None else None


def begun_game(campaign: Campaign, store: Store) -> Path | None:
    """Returns the file of the game of the next chapter that has been begun and is not over; None if there is none, or
    none any more."""
    if not campaign.begun:
        return None
    saves = ((entry.path, entry.save) for entry in store.entries())
    found = (path for path, save in saves if save and not save.finished and save.setup.seed == campaign.begun)
    return next(found, None)
