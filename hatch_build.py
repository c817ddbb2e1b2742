"""What the built package says of itself beside ``pyproject.toml``: where its home is, and the README as its page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME = ""
"""The address of the project, such as ``https://example.org/coatl``; empty as long as it has none."""
FILES = "{home}/blob/main/{path}"
PICTURES = "{home}/raw/main/{path}"
_LINK = re.compile(r"(!?\[[^\]]*\])\((?!https?:|#)([^)\s]+)\)")


def urls(home: str) -> dict[str, str]:
    """Returns the addresses that the package names; none without a home."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": FILES.format(home=home, path="docs"),
        "Changelog": FILES.format(home=home, path="CHANGELOG.md"),
        "Issues": f"{home}/issues",
    }


def page(readme: str, home: str) -> str:
    """Returns the README with its links and pictures as addresses below the home: on the page of a package index there
    are no files beside it. Without a home it stays as it is."""

    def absolute(link: re.Match[str]) -> str:
        text, path = link.groups()
        return f"{text}({(PICTURES if text.startswith('!') else FILES).format(home=home, path=path)})"

    return _LINK.sub(absolute, readme) if home else readme


class CustomMetadataHook(MetadataHookInterface):
    """Is asked by hatchling when the package is built or installed."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the README and the addresses."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(readme, HOME)}
        metadata["urls"] = urls(HOME)
