"""``coatl plugins list``, ``enable`` and ``disable``: lists the plugins, says what is wrong with them, and turns them
on and off. It runs no code of a plugin."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from attrs import asdict

from coatl_core.files.home import home
from coatl_core.files.problems import nearest
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import with_hint
from coatl_core.plugins.discovery import Plugin, discover
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.status import contents, provides, reasons, state
from coatl_tui.cli.commands import CommandError, table
from coatl_tui.plugin_files import READERS
from coatl_tui.settings import enable, load_settings, readable_settings, save_settings
from coatl_tui.widgets.linebreaks import wrap

COLUMNS = ("name", "version", "kind", "source", "state")
WIDTH, LEAST = 80, 16
"""The width of the table, and the least width of its last column, whose text is wrapped."""


def run(options: Namespace, l10n: L10n) -> int:
    """Lists all plugins, with what is wrong with the broken ones, or turns one on or off. Raises CommandError for an id
    that no plugin has."""
    if options.action == "list":
        return _list(options, l10n)
    return _switch(options.plugin, options.action == "enable", l10n)


def unknown_plugin(id: str, known: Iterable[str], l10n: L10n) -> CommandError:
    """The error for an id that no plugin has."""
    ids = sorted(set(known))
    text = l10n("cli-error-plugin", id=plain(id), known=plain(", ".join(ids), 1000))
    hint = nearest(id, ids)
    return CommandError(with_hint(text, plain(hint), l10n))


def _list(options: Namespace, l10n: L10n) -> int:
    files = home()
    disabled = readable_settings(files.settings).disabled
    plugins = load_plugins(files.packs, options.safe_mode, run_code=False, disabled=disabled, readers=READERS).plugins
    if options.json:
        print(json.dumps([_data(plugin, l10n) for plugin in plugins], indent=1))
        return 0
    header, *rows = table([l10n(f"cli-column-{name}") for name in COLUMNS], [_row(p, l10n) for p in plugins])
    column = max(map(len, [header, *rows])) + 2
    print(header.ljust(column) + l10n("cli-column-provides"))
    for plugin, row in zip(plugins, rows, strict=True):
        first, *more = wrap(provides(contents(plugin, READERS), l10n), max(LEAST, WIDTH - column))
        print((row.ljust(column) + first).rstrip())
        for line in more:
            print(" " * column + line)
        for reason in reasons(plugin, l10n).splitlines():
            print(f"  {reason}")
    if any(state(plugin) == "code" for plugin in plugins):
        print(l10n("cli-plugin-code-why", state=l10n("cli-plugin-code")))
    return 0


def _row(plugin: Plugin, l10n: L10n) -> list[str]:
    return [
        plain(plugin.id),
        plain(plugin.version) or "-",
        l10n("plugins-kind", kind=plugin.manifest.kind) if plugin.manifest else "-",
        l10n("cli-plugin-pack") if plugin.module is None else plain(plugin.source),
        l10n(f"cli-plugin-{state(plugin)}"),
    ]


def _data(plugin: Plugin, l10n: L10n) -> dict[str, Any]:
    return {
        "name": plugin.id,
        "version": plugin.version,
        "kind": plugin.manifest.kind if plugin.manifest else "",
        "source": plugin.source,
        "provides": asdict(contents(plugin, READERS)),
        "state": state(plugin),
        "enabled": plugin.enabled,
        "reason": reasons(plugin, l10n),
    }


def _switch(id: str, on: bool, l10n: L10n) -> int:
    files = home()
    known = [plugin.id for plugin in discover(files.packs)]
    settings, aside = load_settings(files.settings)
    if aside is not None:
        print(l10n("settings-aside", file=aside.name), file=sys.stderr)
    if id not in known and id not in settings.disabled:
        raise unknown_plugin(id, known, l10n)
    word = "on" if on else "off"
    if (id not in settings.disabled) == on:
        print(l10n(f"cli-plugin-already-{word}", id=plain(id)))
    else:
        save_settings(files.settings, enable(settings, id, on))
        print(l10n(f"cli-plugin-turned-{word}", id=plain(id)))
    return 0
