"""What the tests of the library share."""

from __future__ import annotations

from tests.game.conftest import l10n
from tests.plugins.conftest import install

__all__ = ["install", "l10n"]
