"""``coatl plugins preview`` shows each card as the table does, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.files.home import home
from coatl_core.language.cardtext import levels_text, prophecy_text, temple_text
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.draw.cards import draw_hand
from coatl_tui.widgets.canvas import Canvas
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.test_main import program
from tests.locale.support import LANGUAGES, speaking
from tests.plugins.test_check import change, jade
from tests.support import give, table
from tests.tui.test_draw import board, scene
from tests.tui.test_imports import imported

pytestmark = pytest.mark.slow

__all__ = ["jade"]

BASE = Path(__file__).parents[2] / "plugins" / "coatl_base"


def test_a_card_is_shown_as_the_table_shows_it_with_its_text_below(coatl: Coatl, jade: Path) -> None:
    run = coatl("plugins", "preview", "jade")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(
        """English

jade:five-yellow ×2
   red
   3×▏Y
    5×  7×
    3   6
  Red prophecy: at least 3 yellow, in any order · 5× 3, 7× 6 points.

jade:green-wave
   green
   ▏G+▏B ▏G+!K
    1×  2×
    3   7
  Green prophecy: one or more green – blue – one or more green, side by side, no black right after · 1× 3, 2× 7 points.

jade:offering
   black
   2×▏Y  2×▏G  3×▏R
    1×
    3
  Black prophecy: at least 2 yellow, 2 green, 3 red, in any order · 3 points.

jade:no-red-length-8
   ▲ temple
   no ▏R
   8 long
   1×  3  2×  7
  Temple: no red piece · exactly 8 pieces long · 1× 3, 2× 7 points.

Čeština

jade:five-yellow ×2
"""
    )


def test_every_language_has_every_card_under_its_own_name(coatl: Coatl, catalog: Catalog) -> None:
    lines = coatl("plugins", "preview", str(BASE)).out.splitlines()
    starts = [lines.index(speaking(tag)("language-name")) for tag in LANGUAGES]
    assert starts == sorted(starts)
    for tag, start, end in zip(LANGUAGES, starts, [*starts[1:], len(lines)], strict=True):
        l10n, told = speaking(tag), "\n".join(lines[start:end])
        for card_set in catalog.sets:
            for prophecy, copies in card_set.prophecies:
                assert f"\n{prophecy.id}{' ×2' * (copies == 2)}\n" in told
                assert f"{prophecy_text(prophecy, l10n)} · {levels_text(prophecy.levels, l10n)}.\n" in told
        for temple in catalog.temples.values():
            assert f"\n{temple.id}\n" in told
            assert f"{temple_text(temple, l10n)} · {levels_text(temple.levels, l10n)}.\n" in told


def test_a_card_is_drawn_as_it_lies_in_the_hand_at_the_table(coatl: Coatl, catalog: Catalog) -> None:
    lines = coatl("plugins", "preview", str(BASE)).out.splitlines()
    state = table(catalog)
    for id in [*catalog.prophecies, *catalog.temples]:
        name = id.removeprefix("base:")
        give(state, 0, hand=[name] * (id in catalog.prophecies), temples=[name] * (id in catalog.temples), coatls=())
        shown = board(scene(state), (200, 60))
        canvas = Canvas(200, 60)
        draw_hand(canvas, shown)
        ((area, *_),) = canvas.spots
        band, pattern = canvas.text().splitlines()[area.y : area.y + 2]
        begin = next(n for n, line in enumerate(lines) if line in (id, f"{id} ×2"))
        assert pattern[area.x : area.right].strip() == lines[begin + 2].strip()
        assert lines[begin + 1].strip().removeprefix("▲ temple") in band


def test_good_cards_are_shown_before_the_errors_of_the_others(coatl: Coatl, jade: Path) -> None:
    change(jade / "cards.toml", 'color = "red"', 'color = "rde"')
    change(jade / "cards.toml", "1 = 3, 2 = 7 }\n\n[[prophecy]]", "1 = 3, 2 = 3 }\n\n[[prophecy]]")
    change(jade / "coatl-plugin.toml", "api = 1", "api = 2")
    run = coatl("plugins", "preview", "jade")
    assert run.code == 1
    assert run.out.count("\njade:green-wave\n") == len(LANGUAGES)
    assert "five-yellow" not in run.out
    assert [line.partition(": ")[0] for line in run.out.splitlines()[-3:-1]] == [
        "jade/cards.toml:6",
        "jade/coatl-plugin.toml:3",
    ]
    assert run.out.endswith("\n2 errors, 0 warnings.\n")


@pytest.mark.parametrize("cards", ["", "[[prophecy", 'schema = 1\nid = "jade"\n[[prophecy]]\n'])
def test_if_no_card_can_be_read_only_the_errors_are_shown(coatl: Coatl, jade: Path, cards: str) -> None:
    (jade / "cards.toml").write_text(cards, "utf-8")
    assert coatl("plugins", "preview", "jade") == coatl("plugins", "check", "jade")


def test_who_wants_ascii_signs_gets_them(coatl: Coatl, jade: Path, own_home: Path) -> None:
    save_settings(home().settings, Settings(ascii=True))
    run = coatl("plugins", "preview", "jade")
    assert "   |G+|B |G+!K\n" in run.out
    assert "▏" not in run.out


@pytest.mark.exhaustive
def test_so_does_a_terminal_that_lacks_other_signs(jade: Path, own_home: Path) -> None:
    run = program("plugins", "preview", str(jade), COATL_HOME=own_home, PYTHONIOENCODING="ascii")
    assert "   |G+|B |G+!K\n" in run.stdout


def test_a_plugin_without_cards_has_nothing_to_show(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", '["cards.toml"]', "[]")
    assert_refused(coatl("plugins", "preview", "jade"), "no cards", "jade")
    assert_refused(coatl("plugins", "preview", "nowhere"), "no folder", "nowhere")


def test_a_check_does_not_import_textual() -> None:
    assert not imported("import coatl_tui.cli.commands.plugins_check") & {"textual", "rich"}
