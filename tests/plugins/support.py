"""Plugins made for a test: packs in a folder, and packages that look like installed ones."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.registry import Registry

CARDS = """schema = 1
id = "{id}"

[[prophecy]]
id = "pair"
color = "blue"
pattern = "Y G"
levels = {{ 1 = 1 }}
"""


OURS = ["adam", "base", "feathers", "locale-cs", "locale-pl", "locale-uk", "players", "promo", "tribes"]
OUR_VARIANTS = ("adam", "fewer-bodies", "golden-feathers", "tribes")
"""The plugins of the game itself."""


def manifest(id: str, **values: object) -> str:
    """Returns the text of a manifest; ``values`` replace or add keys."""
    keys: dict[str, object] = {"id": id, "api": 1, "version": "1.0", "kind": "card-set", "name": id, **values}
    lines = [f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in keys.items()]
    return "\n".join(["[plugin]", *lines, "", "[provides]", "card-sets = ['cards.toml']", ""])


def pack(packs: Path, id: str, *, text: str | None = None, cards: str | None = None) -> Path:
    """Makes a folder with a card pack and returns it; ``text`` is its manifest."""
    folder = packs / id
    folder.mkdir(parents=True)
    (folder / "coatl-plugin.toml").write_text(manifest(id) if text is None else text, "utf-8")
    (folder / "cards.toml").write_text(CARDS.format(id=id) if cards is None else cards, "utf-8")
    return folder


def found(registry: Registry, id: str) -> Plugin:
    return next(plugin for plugin in registry.plugins if plugin.id == id)


def codes(registry: Registry, id: str) -> list[str]:
    return [problem.code for problem in found(registry, id).problems]


HOOKS = (
    "from coatl_core.cards.catalog import CardSet\n"
    "from coatl_core.cards.prophecies import prophecy\n"
    "from coatl_core.plugins.hookspecs import hookimpl\n"
)
CODE_SET = "CardSet('{id}', ((prophecy('{id}:x', 'B', 'Y G', ((1, 1),)), 1),), ())"


class Install(Protocol):
    def __call__(self, id: str, code: str, *, value: str = "", provides: str = "") -> None: ...
