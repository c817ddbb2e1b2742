"""Campaigns: each game leaves something for the next, a chapter is counted once, and nothing is ever lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.files import atomic
from coatl_core.game.campaign import Carried, by_itself, campaign_of, with_values
from coatl_core.game.errors import VariantFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset
from coatl_core.language.l10n import L10n, english
from coatl_core.play.campaigns import PlayedCampaigns, begun_game, carried_by
from coatl_core.play.campaigntext import campaign_text
from coatl_core.plugins.registry import Registry
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.campaigns import Campaigns, load_campaigns
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.store import Store
from tests.support import Sensible, example_variant, registry

EASY = ComputerSeat("easy")


def plugins() -> Registry:
    known, suns = registry(), example_variant("suns")
    provided = {**known.providers, ("variant", "suns"): known.providers["card-set", "base"]}
    return evolve(known, variants={**known.variants, "suns": suns}, providers=provided)


PLUGINS = plugins()


def first_game(name: str = "Aztlan", seed: str = "sun") -> Setup:
    choice = VariantChoice("suns", ("length=short", f"campaign={name}"))
    return Setup(("Ann", "Bob"), seed, card_sets=("base",), variants=(choice,), seats=(None, EASY))


def played(setup: Setup, player: str = "one") -> Session:
    """The game with this setup, played to its end by somebody who plays sensibly."""
    session, chooses = Session(setup, PLUGINS.ruleset_for(setup)), Sensible(player)
    while not session.over:
        session.push(chooses.choose(session.state, legal_actions(session.state)))
    return session


def options(setup: Setup) -> dict[str, str]:
    return dict(option.split("=", 1) for option in setup.variants[0].options)


@pytest.fixture
def l10n() -> L10n:
    l10n = english(strict=True)
    folder = Path(__file__).parents[2] / "docs" / "examples" / "suns" / "suns" / "locale"
    l10n.add_messages("en", (folder / "en" / "suns.ftl").read_text("utf-8"))
    return l10n


@pytest.fixture
def campaigns(tmp_path: Path) -> PlayedCampaigns:
    return PlayedCampaigns(tmp_path / "campaigns.json")


def begins(campaigns: PlayedCampaigns, setup: Setup, l10n: L10n) -> str:
    return campaigns.begins(Session(setup, PLUGINS.ruleset_for(setup)), l10n)


def told(campaigns: PlayedCampaigns, session: Session, l10n: L10n) -> str:
    """What is said at the end of a game that the player has begun, or gone on with."""
    begins(campaigns, session.setup, l10n)
    sentences, fault = campaigns.ends(session, l10n)
    assert fault == ""
    return " ".join(sentences)


def test_a_campaign_is_played_to_its_end_and_the_most_glory_wins(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    setup, glory = first_game(), [0, 0]
    for sun in (1, 2, 3):
        assert begins(campaigns, setup, l10n) == ""
        session = played(setup)
        sheet = session.score_sheet()
        glory = [before + player.points for before, player in zip(glory, sheet.players, strict=True)]
        said = told(campaigns, session, l10n)
        campaign = load_campaigns(campaigns.path).of("Aztlan")
        assert campaign is not None
        assert [chapter.number for chapter in campaign.chapters] == [*range(1, sun + 1)]
        assert list(campaign.points) == glory
        assert f"Ann {glory[0]}, Bob {glory[1]}" in said
        if sun == 3:
            break
        assert f"Chapter {sun} of 3 of the campaign “Aztlan” is over" in said
        following = campaigns.after(setup)
        assert following.first == (setup.first + 1) % 2
        assert (following.players, following.seats, following.rules) == (setup.players, setup.seats, setup.rules)
        assert following.seed != setup.seed
        assert options(following)["sun"] == str(sun + 1)
        assert options(following)["crown"] == str(sheet.winners[0] + 1)
        setup = following
    assert campaign is not None
    assert campaign.over
    assert campaign.winners == tuple(seat for seat in (0, 1) if glory[seat] == max(glory))
    assert "is over" in said
    assert campaign_of(campaigns.after(setup)) is None  # what comes after it is a game by itself
    assert "over, won by" in campaign_text(campaign, l10n)


def test_what_was_carried_is_in_the_setup_so_that_the_save_needs_no_other_file(
    campaigns: PlayedCampaigns, l10n: L10n
) -> None:
    told(campaigns, played(first_game()), l10n)
    setup = campaigns.after(first_game())
    campaigns.path.unlink()
    session = played(setup)
    carried = carried_by(session)
    assert carried is not None
    before = [int(options(setup)[f"glory-{seat}"]) for seat in (1, 2)]
    points = [player.points for player in session.score_sheet().players]
    assert list(carried.points) == [had + got for had, got in zip(before, points, strict=True)]
    assert "Chapter 2 of 3" in told(campaigns, session, l10n)  # who goes on with it takes the campaign up again
    assert options(campaigns.after(setup))["sun"] == "3"


def test_a_game_counts_once_however_often_it_is_looked_at(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    session = played(first_game())
    said = told(campaigns, session, l10n)
    before = campaigns.path.read_bytes()
    assert told(campaigns, session, l10n) == said
    assert campaigns.path.read_bytes() == before


def other_end(setup: Setup) -> Session:
    """The same deal with other points at its end."""
    points = [player.points for player in played(setup).score_sheet().players]
    games = (played(setup, str(number)) for number in range(100))
    return next(game for game in games if [player.points for player in game.score_sheet().players] != points)


def test_a_game_that_is_taken_back_and_ended_otherwise_counts_as_it_has_ended_last(
    campaigns: PlayedCampaigns, l10n: L10n
) -> None:
    setup = first_game()
    for session in (played(setup), other_end(setup)):
        told(campaigns, session, l10n)
        campaign = load_campaigns(campaigns.path).of("Aztlan")
        assert campaign is not None
        assert campaign.points == tuple(player.points for player in session.score_sheet().players)
        assert len(campaign.chapters) == 1


def test_but_not_as_soon_as_the_next_chapter_has_begun(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    setup = first_game()
    told(campaigns, played(setup), l10n)
    begins(campaigns, campaigns.after(setup), l10n)
    before = campaigns.path.read_bytes()
    assert "does not count" in told(campaigns, other_end(setup), l10n)
    assert campaigns.path.read_bytes() == before


def test_of_two_games_of_one_chapter_the_first_that_ends_counts(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    one, other = first_game(seed="one"), first_game(seed="other")
    begins(campaigns, one, l10n)
    begins(campaigns, other, l10n)
    assert "Chapter 1" in told(campaigns, played(other), l10n)
    assert "does not count" in told(campaigns, played(one), l10n)
    campaign = load_campaigns(campaigns.path).of("Aztlan")
    assert campaign is not None
    assert [chapter.seed for chapter in campaign.chapters] == ["other"]


def test_a_chapter_that_has_begun_is_gone_on_with_and_one_that_was_dropped_is_dealt_anew(
    campaigns: PlayedCampaigns, l10n: L10n, tmp_path: Path
) -> None:
    setup, store = first_game(), Store(tmp_path / "saves")
    begins(campaigns, setup, l10n)
    session = Session(setup, PLUGINS.ruleset_for(setup))
    save = encode(make_save(session, PLUGINS.dependencies(setup.card_sets, setup.variants)))
    path = tmp_path / "saves" / "game.json"
    atomic.write(path, save)
    campaign = load_campaigns(campaigns.path).campaigns[0]
    assert begun_game(campaign, store) == path
    path.unlink()
    assert begun_game(campaign, store) is None
    again = campaign.next_setup()
    assert (again.variants, again.seed == setup.seed) == (setup.variants, False)


def test_a_game_that_goes_on_from_another_one_does_not_count(campaigns: PlayedCampaigns) -> None:
    session = played(first_game())
    session.set_up = "position"
    assert carried_by(session) is None


def test_several_campaigns_are_told_apart_by_their_names(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    for name in ("Aztlan", "Tollan"):
        begins(campaigns, first_game(name), l10n)
    told(campaigns, played(first_game("Tollan")), l10n)
    texts = [campaign_text(each, l10n) for each in load_campaigns(campaigns.path).campaigns]
    assert texts[0] == "Aztlan: chapter 1 (Ann, Bob)"
    assert texts[1].startswith("Tollan: chapter 2 of 3 (Ann ")


def test_a_game_of_no_campaign_leaves_no_file(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    setup = by_itself(first_game())
    assert begins(campaigns, setup, l10n) == ""
    assert campaigns.ends(played(setup), l10n) == ((), "")
    assert not campaigns.path.exists()


# The file


def begun(campaigns: PlayedCampaigns, l10n: L10n) -> Campaigns:
    told(campaigns, played(first_game()), l10n)
    return load_campaigns(campaigns.path)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: "{",
        lambda data: json.dumps({**data, "format": "coatl-days"}),
        lambda data: json.dumps({**data, "campaigns": data["campaigns"] * 2}),
        lambda data: json.dumps({**data, "campaigns": [{**data["campaigns"][0], "winners": [5]}]}),
        lambda data: json.dumps({**data, "campaigns": [{**data["campaigns"][0], "name": "Tollan"}]}),
        lambda data: json.dumps({**data, "campaigns": [{**data["campaigns"][0], "more": 1}]}),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(
    campaigns: PlayedCampaigns, l10n: L10n, damage: object, tmp_path: Path
) -> None:
    begun(campaigns, l10n)
    assert callable(damage)
    text = damage(json.loads(campaigns.path.read_text("utf-8")))
    campaigns.path.write_text(text, "utf-8")
    _, fault = campaigns.ends(played(first_game()), l10n)
    aside = tmp_path / "campaigns-damaged-1.json"
    assert str(aside) in fault
    assert aside.read_text("utf-8") == text
    assert [each.name for each in load_campaigns(campaigns.path).campaigns] == ["Aztlan"]  # taken up again


def test_a_file_of_a_newer_version_stays_as_it_is(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    campaigns.path.write_text('{"format": "coatl-campaigns", "version": 2, "campaigns": []}', "utf-8")
    before = campaigns.path.read_bytes()
    assert "newer version" in begins(campaigns, first_game(), l10n)
    said, fault = campaigns.ends(played(first_game()), l10n)
    assert "newer version" in fault
    assert any("Chapter 1 of 3" in sentence for sentence in said)
    assert campaigns.path.read_bytes() == before
    with pytest.raises(NewerRecords):
        load_campaigns(campaigns.path)


def test_a_program_killed_while_it_writes_loses_nothing(
    campaigns: PlayedCampaigns, l10n: L10n, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun(campaigns, l10n)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            begins(campaigns, campaigns.after(first_game()), l10n)
    assert load_campaigns(campaigns.path).campaigns == before.campaigns


def test_what_another_program_has_written_meanwhile_is_kept(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    old = begun(campaigns, l10n)
    begins(campaigns, first_game("Tollan"), l10n)
    after = old.begun(old.campaigns[0].next_setup())  # by a program that has not read the file since
    assert [each.name for each in after.campaigns] == ["Aztlan", "Tollan"]


def test_a_disk_that_refuses_is_told_and_the_game_counts_when_it_is_opened_again(
    campaigns: PlayedCampaigns, l10n: L10n, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins(campaigns, first_game(), l10n)
    session = played(first_game())

    def full(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        _, fault = campaigns.ends(session, l10n)
    assert "no room" in fault or "full" in fault
    assert "Chapter 1 of 3" in told(campaigns, session, l10n)


def test_values_can_be_changed_and_taken_away() -> None:
    setup = with_values(first_game(), "suns", {"sun": 3, "campaign": ""})
    assert setup.variants == (VariantChoice("suns", ("length=short", "sun=3")),)


# What a variant may carry


@pytest.mark.parametrize(
    ("carried", "wrong"),
    [
        (None, "returned NoneType"),
        (Carried(2, 1, (0, 0)), "returned the chapter 2 of 1"),
        (Carried(0, 1, (0, 0)), "returned the chapter 0 of 1"),
        (Carried(1, 2, (0,)), "for each of 2 seats"),
        (Carried(1, 2, (0, 1.5)), "and the points"),  # type: ignore[arg-type]  # what an author may write
        (Carried(1, 2, (0, 0), winners=(2,)), "each must be a seat"),
        (Carried(1, 2, [0, 0]), "points must be a tuple"),  # type: ignore[arg-type]
        (Carried(1, 2, None), "points must be a tuple"),  # type: ignore[arg-type]
        (Carried(1, 2, (0, 0), [("sun", 1)]), "values must be a dict"),  # type: ignore[arg-type]
        (Carried(1, 2, (0, 0), told=None), "told must be a tuple"),  # type: ignore[arg-type]
        (Carried(1, 2, (0, 0), winners=1), "winners must be a tuple"),  # type: ignore[arg-type]
        (Carried(1, 2, (0, 0), {"sun": 9}), "carried sun=9"),
        (Carried(1, 2, (0, 0), {"moon": 1}), "the options with a value are sun=1–3"),
        (Carried(1, 2, (0, 0), told=("suns-next",)), "must be a PanelLine"),  # type: ignore[arg-type]
    ],
)
def test_what_a_variant_carries_wrongly_is_named(
    carried: Carried, wrong: str, campaigns: PlayedCampaigns, l10n: L10n
) -> None:
    class Wrong(example_variant("suns")):  # type: ignore[misc]
        def carry(self, state: GameState, sheet: ScoreSheet) -> Carried:
            return carried

    suns = guarded(Wrong, ("campaign=Aztlan", "length=short"), "suns")
    session = Session(first_game(), Ruleset(PLUGINS.catalog(["base"]), (suns,)))
    chooses = Sensible("wrong")
    while not session.over:
        session.push(chooses.choose(session.state, legal_actions(session.state)))
    with pytest.raises(VariantFailed) as failed:
        suns.carry(session.state, session.score_sheet())  # type: ignore[attr-defined]
    assert "carry: " in failed.value.error
    assert wrong in failed.value.error
    said, fault = campaigns.ends(session, l10n)
    assert said == ()
    assert "the plugin “suns” failed" in fault
    assert not campaigns.path.exists()


def test_a_game_of_other_players_with_the_same_name_does_not_count(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    told(campaigns, played(first_game()), l10n)
    before = load_campaigns(campaigns.path).campaigns
    setup = evolve(before[0].setup, players=("Ann", "Bob", "Cyd"), seats=(None,) * 3, seed="three")
    assert "does not count" in told(campaigns, played(setup), l10n)
    assert load_campaigns(campaigns.path).campaigns == before


def test_before_the_first_chapter_is_over_a_campaign_is_known_by_its_players(
    campaigns: PlayedCampaigns, l10n: L10n
) -> None:
    ours, theirs = first_game(), evolve(first_game(seed="other"), players=("Cyd", "Dan"))
    begins(campaigns, ours, l10n)
    before = load_campaigns(campaigns.path).campaigns
    assert "another campaign with this name" in begins(campaigns, theirs, l10n)
    said, _ = campaigns.ends(played(theirs), l10n)
    assert "does not count" in " ".join(said)
    assert load_campaigns(campaigns.path).campaigns == before
    assert "Chapter 1" in told(campaigns, played(ours), l10n)


def test_who_has_made_the_first_game_at_a_host_plays_it_with_those_who_have_come(campaigns: PlayedCampaigns) -> None:
    meant, came = first_game(), evolve(first_game(seed="other"), players=("Ann", "Bobby"))
    load_campaigns(campaigns.path).begun(meant)
    load_campaigns(campaigns.path).begun(came)
    (campaign,) = load_campaigns(campaigns.path).campaigns
    assert (campaign.setup, campaign.begun) == (meant, meant.seed)
    load_campaigns(campaigns.path).begun(came, made=True)
    (campaign,) = load_campaigns(campaigns.path).campaigns
    assert (campaign.setup, campaign.begun) == (came, came.seed)


def test_later_somebody_else_may_play_on(campaigns: PlayedCampaigns, l10n: L10n) -> None:
    told(campaigns, played(first_game()), l10n)
    setup = evolve(campaigns.after(first_game()), players=("Ann", "Cyd"))
    assert "Chapter 2" in told(campaigns, played(setup), l10n)


def test_who_has_only_looked_on_reads_what_a_game_has_changed_and_keeps_no_campaign(
    campaigns: PlayedCampaigns, l10n: L10n
) -> None:
    session = played(first_game())
    assert campaigns.begins(session, l10n) == ""  # its save is opened
    said, fault = campaigns.ends(session, l10n)
    assert "Chapter 1 of 3" in " ".join(said)
    assert fault == ""
    assert campaigns.going_on(session.setup) is None
    assert not campaigns.path.exists()


def test_a_game_is_a_chapter_of_one_campaign_at_most() -> None:
    suns = example_variant("suns")
    moons = type("Moons", (suns,), {"id": "moons"})
    catalog = PLUGINS.catalog(("base",))
    assert Ruleset(catalog, (suns(["campaign=Aztlan"]), moons())).carrying
    with pytest.raises(ValueError, match="a game is a chapter of one campaign at most: suns, moons"):
        Ruleset(catalog, (suns(["campaign=Aztlan"]), moons(["campaign=Tollan"])))
