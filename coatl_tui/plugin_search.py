"""Finding the plugins, which may take its time, without keeping the player waiting."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coatl_core.plugins.registry import Registry


class PluginSearch:
    """Finds the plugins once, in whatever thread asks first; others wait for that one. The modules that load plugins
    are imported when they are looked for: the menu is shown before."""

    def __init__(self, packs: Path, safe_mode: bool) -> None:
        """``packs`` is the folder of the player's own. In safe mode only the game's own plugins run code."""
        self._packs = packs
        self._safe_mode = safe_mode
        self.found: Registry | None = None
        self._finding = Lock()

    def find(self, disabled: Container[str], patience: float = -1) -> Registry | None:
        """Returns the plugins, those in ``disabled`` turned off. Returns None if another thread that looks for them
        takes more than so many seconds; a negative number waits without end."""
        from coatl_core.plugins.loading import load_plugins
        from coatl_tui.plugin_files import READERS

        if not self._finding.acquire(timeout=patience):
            return None
        try:
            if self.found is None:
                self.found = load_plugins(self._packs, self._safe_mode, disabled=disabled, readers=READERS)
            return self.found
        finally:
            self._finding.release()
