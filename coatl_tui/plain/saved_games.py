"""The saved games in lines: which there are, and one from elsewhere among them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attrs import define

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.play.daytext import kind_text
from coatl_core.play.imported import import_game, why_not_imported
from coatl_core.plugins.registry import Registry
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Entry, Store, text_of
from coatl_tui.plain.lines import Lines


@define
class SavedGames:
    """The games in the player's folder, the last played first."""

    lines: Lines
    l10n: L10n
    registry: Registry
    store: Store

    def last(self) -> Path | None:
        """Returns the game that was played last and is not over; None, and it is told, if there is none."""
        for entry in self.store.entries():
            if entry.save is not None and not entry.save.finished:
                return entry.path
        self.lines.wrong(self.l10n("plain-no-saves"))
        return None

    def tell(self, most: int) -> Sequence[Path]:
        """Lists at most so many games with numbers; returns their files."""
        entries = self.store.entries()[:most]
        if not entries:
            self.lines.say(self.l10n("plain-no-saves"))
        for number, entry in enumerate(entries, 1):
            self.lines.choice(number, entry.path.name, self._told(entry))
        return [entry.path for entry in entries]

    def _told(self, entry: Entry) -> str:
        save = entry.save
        if save is None:
            assert entry.error is not None
            return save_error_text(entry.error, entry.path.name, None, self.l10n)
        names = self.l10n("list-comma").join(map(plain, save.setup.players))
        stands = self.l10n("plain-save-over" if save.finished else "plain-save-turn", names=names, turn=save.turn)
        kind = kind_text(save.setup, self.registry, self.l10n)
        stands = self.l10n("list-semicolon").join((stands, kind)) if kind else stands
        return f"{plain(save.name)}: {stands}" if save.name else stands

    def named(self, name: str) -> Path | None:
        """Returns the game whose file has this name; None, and it is told, if there is none."""
        for entry in self.store.entries():
            if name in (entry.path.name, entry.path.stem):
                return entry.path
        self.lines.wrong(self.l10n("plain-no-such-save", file=plain(name, 60)))
        return None

    def take_in(self, file: str) -> None:
        """Takes a game from elsewhere among the saved games."""
        if not file:
            self.lines.wrong(self.l10n("plain-import-what"))
            return
        text = ""
        try:
            text = text_of(Path(file).expanduser())
            path = import_game(text, self.registry, self.store)
        except (OSError, RuntimeError, ValueError) as error:  # a SaveError, too
            self.lines.trouble(why_not_imported(error, text, file, self.registry, self.store, self.l10n))
        else:
            self.lines.say(self.l10n("import-done", file=path.name))
