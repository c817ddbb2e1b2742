"""A chapter of a campaign at a host: the room is begun with what was carried, and its save counts like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from coatl_core.play.campaigns import PlayedCampaigns
from coatl_core.saves.campaigns import load_campaigns
from coatl_core.saves.format import decode, play
from tests.hosting.support import House
from tests.play.test_campaigns import PLUGINS, first_game, options, played
from tests.support import Sensible

pytestmark = pytest.mark.slow


def test_the_next_chapter_is_played_at_a_host_and_counts_for_who_made_it(tmp_path: Path) -> None:
    l10n, campaigns = english(strict=True), PlayedCampaigns(tmp_path / "campaigns.json")
    l10n.add_messages("en", "suns-next = { $name } is next")
    one = first_game()
    campaigns.begins(Session(one, PLUGINS.ruleset_for(one)), l10n)
    campaigns.ends(played(one), l10n)
    before = load_campaigns(campaigns.path).campaigns[0]
    house = House()
    house.rooms.means = evolve(house.rooms.means, registry=PLUGINS)
    line, game, _ = house.new(of=evolve(campaigns.after(first_game()), seats=()))
    other, _ = house.join(game)
    room, chooses = house.room(game), Sensible("host")
    assert options(room.setup) == options(before.setup)
    save = None
    while room.game.over is None:
        assert room.table is not None
        state = room.table.session.state
        house.inbox.clear()
        house.now += 1
        action = str(chooses.choose(state, legal_actions(state)))
        acting = [line, other][state.seat]
        told = house.send(acting, "do", rev=house.rev(game), action=action)
        save = next((message["save"] for message in told if message["t"] == "save"), None)
    session = play(decode(json.dumps(save)), PLUGINS)
    assert session.over
    assert session.setup.variants == before.setup.variants
    campaigns.ends(session, l10n)
    (after,) = load_campaigns(campaigns.path).campaigns
    assert [chapter.number for chapter in after.chapters] == [1, 2]
    assert options(after.setup)["sun"] == "3"
    assert after.points == tuple(
        had + player.points for had, player in zip(before.points, session.score_sheet().players, strict=True)
    )
