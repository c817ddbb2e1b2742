"""Only what changed is drawn again: it must come to the same as drawing everything."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.determinize import determinize
from coatl_tui.palettes import PALETTES
from coatl_tui.widgets.ink import INKS, ink_style
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.support import rarely
from tests.terminal import COATL, environment, start
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table

pytestmark = pytest.mark.slow

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
KEYS = ("up", "down", "left", "right", "tab", "o", "u", "r", "l", *"sphc1234567")
WALK = (
    "s",
    RIGHT,
    DOWN,
    "p",
    RIGHT,
    DOWN,
    DOWN,
    LEFT,
    UP,
    "h",
    DOWN,
    DOWN,
    UP,
    "c",
    DOWN,
    RIGHT,
    "\t",
    "o",
    "o",
    "h",
    DOWN,
)


def drawn(pilot: Pilot[None]) -> list[str]:
    """All lines of all panes in view, from what they hold now."""
    return [
        pane.render_line(y).text
        for pane in pilot.app.screen.query(Pane)
        if pane.display
        for y in range(pane.size.height)
    ]


def kept(pilot: Pilot[None]) -> list[str]:
    """The same from what was drawn last."""
    return [
        strip.text
        for pane in pilot.app.screen.query(Pane)
        if pane.display
        for strip in pane.render_lines(pane.size.region)
    ]


async def test_no_pane_keeps_a_line_that_should_have_been_drawn_again(home: Home, effort: Effort) -> None:
    save(home, session_at(30, tokens=True))
    random = Random(1)
    async with app_at(home, (100, 34)) as pilot:
        await go_on(pilot)
        for _ in range(effort(quick=50, test=60, exhaustive=150)):
            await press(pilot, random.choice(KEYS))
            if table(pilot).game.covered:
                await press(pilot, "enter")
            assert kept(pilot) == drawn(pilot)


@pytest.mark.exhaustive
def test_what_the_terminal_was_sent_in_parts_is_what_it_would_be_sent_at_once(home: Home) -> None:
    save(home, session_at(40))
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        for keys, answer in (("c", "I am "), ("\r", "Supply board")):
            terminal.write(keys)
            terminal.wait_for(answer)
            terminal.settle()
        for key in WALK:
            terminal.write(key)
            terminal.settle(0.05)
        terminal.settle()
        in_parts = terminal.screen(80, 24)
        terminal.write("?")
        terminal.wait_for("At the table", len(terminal.output))
        terminal.settle()
        at = len(terminal.output)
        terminal.write("\x1b")
        terminal.wait_for("Supply board", at)
        terminal.settle()
        assert terminal.screen(80, 24) == in_parts
        assert "▐" in "".join(in_parts)


async def test_the_inspector_tells_of_what_the_cursor_stands_on_whatever_is_done(home: Home, effort: Effort) -> None:
    save(home, session_at(30, tokens=True))
    random = Random(2)
    async with app_at(home) as pilot:
        await go_on(pilot)
        for _ in range(effort(quick=50, test=80, exhaustive=200)):
            await press(pilot, random.choice((*KEYS, "enter", "enter", "e")))
            if table(pilot).game.covered:
                await press(pilot, "enter")
            pane, scene = pilot.app.focused, table(pilot).scene
            assert isinstance(pane, Pane)
            assert scene is not None
            if pane.id in ("supply", "players", "row", "coatls", "hand"):
                assert scene.item == pane.item


async def test_tables_that_differ_in_secrets_only_look_the_same(home: Home) -> None:
    """For the player before the screen, and for nobody while it is covered."""
    for seed in ("one", "two", "three"):
        save(home, session_at(24, seed, players=3, tokens=True))
        async with app_at(home, (130, 40)) as pilot:
            await press(pilot, "c")
            for covered in (True, False):
                if not covered:
                    await press(pilot, "enter")
                screen = table(pilot)
                game = screen.game
                assert game.covered is covered
                before, state = frame(pilot), game.session.state
                game.session.state = determinize(game.view(), Random(seed))
                assert game.session.state.text() != state.text()
                screen.show_table()
                await settled(pilot)
                assert frame(pilot) == before
                game.session.state = state
            pilot.app.quit()  # type: ignore[attr-defined]


@pytest.mark.parametrize("theme", [*[*PALETTES][:2], *rarely(*[*PALETTES][2:])])
async def test_a_theme_colours_everything_anew(home: Home, theme: str) -> None:
    save(home, session_at(30))
    async with app_at(home) as pilot:
        await go_on(pilot)
        pane = table(pilot).pane("supply")
        pilot.app.theme = theme
        await settled(pilot)
        segments = [segment for strip in pane.render_lines(pane.size.region) for segment in strip]
        assert ink_style("dim", pane) in {segment.style for segment in segments}
        looks = {name: ink_style(name, pane) for name in INKS}
        assert looks["found"] != looks[""] != looks["cursor"]
