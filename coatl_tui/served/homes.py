"""The homes of visitors: a folder for each one, which is known by what only that visitor has."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Literal

from coatl_core.files.home import Home

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def homes_of(home: Home) -> Path:
    """Returns the folder of all visitors' homes."""
    return home.data / "visitors"


def new_token() -> str:
    """Returns 128 random bits for a new visitor, as 22 signs."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Returns whether a text may be what ``new_token`` has made."""
    return _TOKEN.fullmatch(text) is not None


def home_of(homes: Path, kind: Literal["web", "ssh"], secret: bytes) -> Path:
    """Returns the folder of a visitor, who is known by a token of a browser or by a key of ssh. It is made when
    something is kept there. Its name does not tell the secret."""
    return homes / f"{kind}-{sha256(secret).hexdigest()[:32]}"
