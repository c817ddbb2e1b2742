"""The folders of the player's files: all below ``COATL_HOME`` if that is set, otherwise where the system keeps them."""

from __future__ import annotations

import os
from pathlib import Path

from attrs import frozen


@frozen
class Home:
    """The folders of one player, which need not exist. ``data`` is for saves, packs and records, ``config`` for
    settings."""

    data: Path
    config: Path

    @property
    def saves(self) -> Path:
        """Saved games."""
        return self.data / "saves"

    def has_saves(self) -> bool:
        """Returns whether there are saved games; fast, because it reads no file."""
        return any(self.saves.glob("[!.]*.json"))

    @property
    def packs(self) -> Path:
        """The player's own card packs."""
        return self.data / "packs"

    @property
    def games(self) -> Path:
        """The games that a host keeps."""
        return self.data / "games.db"

    @property
    def seats(self) -> Path:
        """The player's seats in games of hosts."""
        return self.data / "seats.json"

    @property
    def past_seats(self) -> Path:
        """The player's seats in games of hosts that are over, or to which a pass has led."""
        return self.data / "past-seats.json"

    @property
    def records(self) -> Path:
        """Finished games."""
        return self.data / "records.json"

    @property
    def sheet(self) -> Path:
        """What was typed on the score pad."""
        return self.data / "sheet.txt"

    @property
    def days(self) -> Path:
        """The deals of the day."""
        return self.data / "days.json"

    @property
    def campaigns(self) -> Path:
        """The campaigns."""
        return self.data / "campaigns.json"

    @property
    def events(self) -> Path:
        """The events of a club, a file each."""
        return self.data / "events"

    def event(self, name: str) -> Path:
        """The event of this name."""
        return self.events / f"{name}.json"

    @property
    def puzzles(self) -> Path:
        """The puzzles that were tried."""
        return self.data / "puzzles.json"

    @property
    def lesson(self) -> Path:
        """How far the player has come in the first lesson."""
        return self.data / "lesson.json"

    def lesson_of(self, id: str) -> Path:
        """How far the player has come in the lesson of this id."""
        return self.lesson if id == "first" else self.data / f"lesson-{id}.json"

    @property
    def settings(self) -> Path:
        """The player's settings for all games."""
        return self.config / "settings.json"

    @property
    def keymap(self) -> Path:
        """The keys that the player has given to commands."""
        return self.config / "keymap.toml"


def make_folder(folder: Path) -> None:
    """Makes a folder and the missing ones above it, so that only the player can read them. Existing folders are not
    changed. Raises OSError."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(0o700, exist_ok=True)


def home() -> Home:
    """Returns the folders below the environment variable ``COATL_HOME``, or those of the system if it is not set."""
    root = os.environ.get("COATL_HOME")
    if root:
        folder = Path(root)
        return Home(folder, folder / "config")
    from platformdirs import PlatformDirs  # not needed with COATL_HOME

    folders = PlatformDirs("coatl", appauthor=False)
    return Home(Path(folders.user_data_path), Path(folders.user_config_path))
