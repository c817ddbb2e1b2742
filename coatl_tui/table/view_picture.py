"""A table as a picture, for notebooks: drawn as on the screen of the app, and no app runs for it."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.game.events import Event
from coatl_core.game.scoring import view_sheet
from coatl_core.game.view import PlayerView
from coatl_core.language.actiontext import due_text, turn_text
from coatl_core.language.l10n import L10n
from coatl_core.language.outcometext import winner_text
from coatl_core.play.viewed_game import ViewedGame
from coatl_tui.palettes import DARK
from coatl_tui.table.draw.board import HELP, Board, what_lies
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.table.looking import Looking
from coatl_tui.table.recent import Recent, without_end
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.signs import USUAL
from coatl_tui.widgets.svg import picture

_SIZE = 140, 40
"""The cells of the terminal on which the table would look like this."""


def view_svg(seen: PlayerView, l10n: L10n, happened: Sequence[Event] = ()) -> str:
    """Returns the table as one seat may see it, as an SVG. ``happened`` is all that has happened in the game, as far as
    that seat may know it: the last of it is shown, and marked on the table. Raises VariantFailed."""
    game = ViewedGame(seen, happened)
    looking, recent = Looking(game), Recent()
    scene = looking.set_scene(None, l10n, USUAL, forecast=True)
    recent.update(game.news(), seen)
    told = without_end(happened, seen)
    at = lay_out(*_SIZE, what_lies(scene))
    hidden = HELP if scene.untold else frozenset[str]()
    board = Board(scene, at, news=recent.news, log=lambda: told, hidden=hidden)
    canvas = draw_table(board)
    over = seen.phase == "over"
    sentence = f"{turn_text(seen, l10n)} {winner_text(view_sheet(seen), l10n) if over else due_text(seen, l10n)}"
    canvas.put(at.sentence.x + 1, at.sentence.y, fitted(sentence, at.sentence.width - 2), "text")
    lines = canvas.lines()[: at.sentence.y + 1]  # without the keys
    return picture(lines, DARK, sentence)
