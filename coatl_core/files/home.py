"""Where the player's files live: where the system keeps such files, or all below ``COATL_HOME`` if that is set."""

from __future__ import annotations

import os
from pathlib import Path

from attrs import frozen


@frozen
class Home:
    """The folders of one player; none of them need exist. ``data`` holds what was made, ``config`` what was set."""

    data: Path
    config: Path

    @property
    def saves(self) -> Path:
        """Saved games."""
        return self.data / "saves"

    def has_saves(self) -> bool:
        """Whether there are saved games. This is a quick look at the names in the folder; no file is read."""
        return any(self.saves.glob("[!.]*.json"))

    @property
    def packs(self) -> Path:
        """The player's own card packs."""
        return self.data / "packs"

    @property
    def records(self) -> Path:
        """The games finished against an automatic opponent."""
        return self.data / "records.json"

    @property
    def settings(self) -> Path:
        """What the player has set for all games."""
        return self.config / "settings.json"


def home() -> Home:
    """The folders by the environment variable ``COATL_HOME``, else by the conventions of the system."""
    root = os.environ.get("COATL_HOME")
    if root:
        folder = Path(root)
        return Home(folder, folder / "config")
    from platformdirs import PlatformDirs  # not needed where everything is in one place

    folders = PlatformDirs("coatl", appauthor=False)
    return Home(Path(folders.user_data_path), Path(folders.user_config_path))
