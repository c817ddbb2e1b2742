"""The names of what can be chosen: of the game's own things, and of those that plugins bring."""

from __future__ import annotations

from coatl_tui.host import Host
from coatl_tui.palettes import PALETTES


def theme_name(name: str, host: Host) -> str:
    """Returns what the player calls a theme."""
    return host.l10n(f"theme-{name}") if name in PALETTES else host.registry.name("theme", name, host.l10n)


def keymap_names(host: Host) -> list[tuple[str, str]]:
    """Returns every set of keys by its name, with its id: the game's own first."""
    from coatl_tui.keymap import PRESETS

    l10n, registry = host.l10n, host.registry
    own = [(l10n(f"keymap-{id}"), id) for id in PRESETS]
    return [*own, *((registry.name("keymap", id, l10n), id) for id in registry.keymaps)]
