"""``coatl join``: what is no invitation is refused, and the app opens where a game is joined."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.hosting.invitation import read_invitation
from coatl_core.language.l10n import english
from coatl_tui.app import CoatlApp
from coatl_tui.screens.join import JoinScreen
from tests.cli.conftest import Coatl, assert_refused
from tests.tui.support import running

WRONG = ("5PT3-8122", "5PT3-8122@", "@192.168.1.7", "5PT3-8122@here:99999", "much nonsense@here", "")


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_invitation_is_refused(coatl: Coatl, text: str) -> None:
    assert_refused(coatl("join", text), "5PT3-8122@192.168.1.7:4747")


async def test_the_app_opens_with_the_invitation_filled_in_and_asks_for_a_name(tmp_path: Path) -> None:
    invitation = read_invitation("5pt3-8122@192.168.1.7")
    app = CoatlApp(
        Home(tmp_path, tmp_path / "config"), safe_mode=True, l10n=english(strict=True), invitation=invitation
    )
    async with running(app) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, JoinScreen)
        assert screen.query_one("#invitation", Input).value == "5PT3-8122@192.168.1.7:4747"
        assert screen.focused is screen.query_one("#guest-name")
