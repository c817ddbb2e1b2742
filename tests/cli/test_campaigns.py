"""``coatl campaigns``, ``coatl play --campaign``, and options with values on the command line and in lines of text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import english
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.campaigns import load_campaigns
from coatl_core.saves.store import read
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.variants import check_together
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.projects import load_project
from tests.support import EXAMPLES

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def suns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of a campaign is installed."""
    load_project(EXAMPLES / "suns", "suns", monkeypatch)


BEGIN = ("play", "--plain", "--campaign", "Sun stone", "--variant", "suns:length=short", "--seats", "@easy,@easy")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("suns:lenght=short", ("lenght=short", "did you mean “length”?")),
        ("suns:sun=4", ("sun=4", "sun=1–3")),
        ("suns:length=huge", ("length=long/short",)),
        ("suns:sun", ("sun=1–3",)),
        ("sun", ("did you mean “suns”?",)),
    ],
)
def test_a_wrong_value_is_refused_with_what_can_be_written(coatl: Coatl, given: str, words: tuple[str, ...]) -> None:
    for command in (("simulate", "--games", "1"), ("play", "--plain", "--seats", "Ann,Bob")):
        assert_refused(coatl(*command, "--variant", given), *words)


def test_a_comma_in_a_text_is_written_twice(coatl: Coatl, own_home: Path) -> None:
    run = coatl("play", "--plain", "--seats", "Ann,Bob", "--variant", "suns:campaign=Sun,, and stone,sun=2")
    assert run.code == 0
    (path,) = own_home.glob("saves/*.json")
    assert read(path).setup.variants[0].options == ("campaign=Sun, and stone", "sun=2")


def test_chapters_of_a_match_are_played_with_their_values(coatl: Coatl) -> None:
    one, other = (
        coatl("simulate", "--games", "3", "--variant", f"suns:length=short,sun={sun}", "--json").out for sun in (1, 2)
    )
    assert json.loads(one)["checksum"] != json.loads(other)["checksum"]


def test_a_whole_campaign_is_played_in_lines(coatl: Coatl, own_home: Path) -> None:
    assert coatl("campaigns").out.startswith("There is no campaign yet.")
    assert coatl("campaigns", "--json").out == "[]\n"
    run = coatl(*BEGIN, stdin="again\nquit\n")
    assert run.code == 0
    assert "Chapter 1 of 3 of the campaign Sun stone is over" in run.out
    assert "Again plays the next chapter." in run.out
    assert "Chapter 2 of 3" in run.out
    assert coatl("campaigns").out.startswith("Suns: Sun stone: chapter 3 of 3 (")
    run = coatl("play", "--plain", stdin="campaigns\n1\n\ncampaigns 1\nquit\n")
    assert "campaigns 1" in run.out.lower()
    assert "The campaign Sun stone is over." in run.out
    (data,) = json.loads(coatl("campaigns", "--json").out)
    assert (data["name"], data["variant"], data["chapter"], data["chapters"]) == ("Sun stone", "suns", 3, 3)
    assert data["over"]
    assert data["winners"]
    assert len(data["points"]) == len(data["players"]) == 2
    assert_refused(coatl("play", "--plain", "--campaign", "Sun stone"), "Sun stone: over, won by")
    (last,) = (path for path in own_home.glob("saves/*.json") if "sun=3" in read(path).setup.variants[0].options)
    assert coatl("replay", "--text", str(last)).out.splitlines()[-1].startswith("The campaign “Sun stone” is over. ")
    left = json.loads(coatl("replay", "--json", str(last)).out)["campaign"]
    assert (left["name"], left["chapter"], left["over"], left["points"]) == ("Sun stone", 3, True, data["points"])


def test_a_chapter_that_has_begun_is_gone_on_with(coatl: Coatl, own_home: Path) -> None:
    begin = (*BEGIN[:-1], "Ann,@easy")
    assert coatl(*begin).code == 0
    assert coatl("play", "--plain", "--campaign", "Sun stone").code == 0
    assert len([*own_home.glob("saves/*.json")]) == 1
    (campaign,) = load_campaigns(own_home / "campaigns.json").campaigns
    assert campaign.chapters == ()


def test_what_a_campaign_cannot_be_is_refused(coatl: Coatl) -> None:
    assert_refused(coatl("play", "--plain", "--campaign", "Aztlan"), "no campaign “Aztlan”", "--variant")
    one = ("play", "--plain", "--seats", "Ann,Bob", "--campaign")
    assert_refused(coatl(*one, "Aztlan", "--variant", "golden-feathers"), "such are: suns")
    assert_refused(coatl(*one, "x" * 41, "--variant", "suns"), "up to 40 characters")
    assert coatl(*BEGIN).code == 0
    assert_refused(coatl("play", "--plain", "--campaign", "Sun stone", "--tokens"), "says what is played")
    assert_refused(coatl("play", "--plain", "--campaign", "Sun stone", "--seats", "Ann,Bob"), "this campaign is 2")


def test_lines_ask_for_the_name_of_a_campaign(coatl: Coatl, own_home: Path) -> None:
    run = coatl("play", "--plain", stdin='new Ann,@easy\nnone\n"suns:length=short"\nAztlan\nquit\n')
    assert "suns:sun=1-3,length=long/short" in run.out
    assert "What is the campaign called" in run.out
    (campaign,) = load_campaigns(own_home / "campaigns.json").campaigns
    assert campaign.name == "Aztlan"


def test_a_file_that_cannot_be_used_is_told(coatl: Coatl, own_home: Path) -> None:
    own_home.mkdir(parents=True, exist_ok=True)
    path = own_home / "campaigns.json"
    path.write_text('{"format": "coatl-campaigns", "version": 9, "campaigns": []}', "utf-8")
    assert_refused(coatl("campaigns"), "newer version")
    path.write_text("{", "utf-8")
    run = coatl("campaigns")
    assert (run.code, "campaigns-damaged-1.json" in run.err) == (0, True)


def test_two_campaigns_in_one_game_are_refused() -> None:
    plugins, chosen = load_plugins(), VariantChoice("suns", ("campaign=Aztlan",))
    plugins = evolve(plugins, variants={**plugins.variants, "moons": plugins.variants["suns"]})
    check_together((chosen, VariantChoice("moons")), 2, plugins, english(strict=True))
    with pytest.raises(CommandError, match="a game is a chapter of one campaign at most"):
        check_together((chosen, VariantChoice("moons", ("campaign=Tollan",))), 2, plugins, english(strict=True))
