"""The score sheet: every coatl, every card with its points, and why the winner has won."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import ScoreLine
from coatl_core.game.opponent import Opponent
from coatl_core.game.rules import VariantChoice
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.language.cardtext import prophecy_text, temple_text
from coatl_core.saves.records import Tally
from coatl_tui.bindings import Command, bindings, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.table_game import TableGame
from coatl_tui.widgets.cards import TEMPLE, card_span
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.drawing import coatl_spans
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane


class ScoreScreen(CoatlScreen):
    """The scores of a game that is over."""

    scopes = ("score",)
    BINDINGS = bindings("score")
    CSS_PATH = "score.tcss"

    def __init__(self, game: TableGame, fault: str = "") -> None:
        """``fault`` says why the result could not be saved; empty if it was."""
        super().__init__()
        self.game = game
        self.seen = game.view()
        self.fault = fault
        self.tally: Tally | None = None

    def compose(self) -> ComposeResult:
        yield Pane(id="score")
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#score", Pane).focus()
        opponent = self.seen.ruleset.opponent
        if opponent is not None and not self.fault:
            try:
                self.tally = self.host.load_records().tally(VariantChoice(opponent.id, opponent.chosen))
            except OSError as error:
                self.fault = self.l10n("records-unreadable", reason=error.strerror or str(error))
        if self.fault:
            self.show_message(self.fault, "warn")

    def show(self) -> None:
        title = (Span(self.l10n("score-title"), "strong"),)
        self.query_one("#score", Pane).show(self._content(self.size.width - 2), title)
        self.show_keys()

    def _content(self, width: int) -> Content:
        sheet = self.game.score_sheet()
        lines = Builder(width)
        lines.newline()
        for text, style in self._outcome(sheet):
            for line in wrap(text, width - 4):
                lines.add(f"  {line}", style)
                lines.newline()
        for player in sorted(sheet.players, key=lambda p: (-p.points, -p.cards, -p.best, p.seat)):
            lines.newline()
            self._player(lines, player, width)
        if sheet.opponent is not None:
            self._opponent(lines, sheet.opponent, width)
        return lines.content()

    def _outcome(self, sheet: ScoreSheet) -> Iterable[tuple[str, str]]:
        l10n = self.l10n
        names = [sheet.players[seat].name for seat in sheet.winners]
        if sheet.verdict:
            yield l10n(sheet.verdict), "good" if names else "warn"
        elif sheet.decided_by == "shared":
            yield l10n("score-shared", names=l10n("list-and").join(names)), "good"
        elif sheet.decided_by == "points":
            yield l10n("score-winner", name=names[0]), "good"
        else:
            yield l10n(f"score-winner-{sheet.decided_by}", name=names[0]), "good"
        if self.seen.ending is not None:
            yield l10n(f"score-ended-{self.seen.ending}"), "dim"
        if self.tally is not None and self.tally.played:
            played, won, best = self.tally.played, self.tally.won, self.tally.best
            yield l10n("score-record", played=played, won=won, best=best), "dim"

    def _opponent(self, lines: Builder, opponent: Opponent, width: int) -> None:
        l10n, catalog = self.l10n, self.seen.catalog
        lines.newline()
        lines.add(f"  {l10n('score-player', name=opponent.name, points=opponent.points)}", "title-key")
        lines.newline()
        for line in opponent.scored:
            self._card_line(lines, line, catalog, width)

    def _player(self, lines: Builder, player: PlayerScore, width: int) -> None:
        l10n, catalog = self.l10n, self.seen.catalog
        lines.add(f"  {l10n('score-player', name=player.name, points=player.points)}", "title-key")
        values = l10n("score-tie-values", points=player.points, cards=player.cards, best=player.best)
        lines.add(f"   {values}", "dim")
        lines.newline()
        if not player.coatls:
            lines.add(f"    {l10n('score-no-coatl')}", "dim")
            lines.newline()
        for number, score in enumerate(player.coatls, 1):
            lines.add(f"    {l10n('score-coatl', n=number)} ")
            lines.spans(coatl_spans(score.coatl.pieces, width - 36))
            lines.add(f"  {l10n('points', points=score.points)}", "strong")
            if not score.coatl.complete:
                half = self.seen.rules.unfinished_score_half
                lines.add(f" ({l10n('score-unfinished-half' if half else 'score-unfinished')})", "dim")
            lines.newline()
            for line in score.lines:
                self._card_line(lines, line, catalog, width)

    def _card_line(self, lines: Builder, line: ScoreLine, catalog: Catalog, width: int) -> None:
        l10n = self.l10n
        prophecy = catalog.prophecies.get(line.card)
        lines.add(f"      {line.points:>2}  ", "points")
        if prophecy is not None:
            lines.spans([card_span(prophecy.color), Span(" ")])
            lines.add(f"{l10n('score-times', n=line.met)} ", "dim")
            text = prophecy_text(prophecy, l10n)
        else:
            lines.add(f"{TEMPLE} ", "dim")
            lines.add(f"{l10n('score-requirements', n=line.met)} ", "dim")
            text = temple_text(catalog.temples[line.card], l10n)
        for number, part in enumerate(wrap(text, width - 24)):
            if number:
                lines.newline()
                lines.to(16)
            lines.add(part)
        lines.newline()

    def bar_commands(self) -> list[Command]:
        return [c for c in commands("score") if c.bar or c.id in ("save", "new-game", "close")]

    def do_save(self) -> None:
        """Saves a copy of the game under a name."""
        from coatl_tui.table.save_as import SaveAsScreen

        self.app.push_screen(SaveAsScreen(self.game, self.l10n), lambda text: self.show_message(text or ""))

    def do_replay(self) -> None:
        """Shows the game again from its beginning, action by action."""
        from coatl_tui.table.replay import ReplayScreen

        self.app.push_screen(ReplayScreen(self.game.replay()))

    def do_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_close(self) -> None:
        """Goes back to the table as it was at the end."""
        self.dismiss()

    def do_quit(self) -> None:
        """Goes to the menu."""
        self.host.to_menu()
