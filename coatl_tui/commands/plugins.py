"""``coatl plugins list``: what is installed, and why something does not work. No plugin's code is run."""

from __future__ import annotations

import json
from argparse import Namespace

from coatl_core.home import home
from coatl_core.l10n import L10n
from coatl_core.localelint import is_warning
from coatl_core.plaintext import plain
from coatl_core.plugins import OURS, Plugin, load_plugins
from coatl_core.problems import Problem
from coatl_core.problemtext import problem_text
from coatl_tui.commands import table
from coatl_tui.commands.locale import check_folder


def run(options: Namespace, l10n: L10n) -> int:
    """Lists all plugins, broken ones with their reasons."""
    plugins = load_plugins(home().packs, options.safe_mode, run_code=False).plugins
    if options.json:
        print(json.dumps([_data(plugin, l10n) for plugin in plugins], indent=1))
        return 0
    names = ("name", "version", "kind", "source", "state")
    rows = [
        [
            plain(plugin.id),
            plain(plugin.version) or "-",
            plugin.manifest.kind if plugin.manifest else "-",
            plain(plugin.source),
            l10n(f"cli-plugin-{_state(plugin)}", reason=_reasons(plugin, l10n)),
        ]
        for plugin in plugins
    ]
    print("\n".join(table([l10n(f"cli-column-{name}") for name in names], rows)))
    return 0


def _data(plugin: Plugin, l10n: L10n) -> dict[str, str]:
    return {
        "name": plugin.id,
        "version": plugin.version,
        "kind": plugin.manifest.kind if plugin.manifest else "",
        "source": plugin.source,
        "state": _state(plugin),
        "reason": _reasons(plugin, l10n),
    }


def _state(plugin: Plugin) -> str:
    """``broken``, ``faulty`` (some of its messages are shown in English), ``code`` (it has code of its own, which is
    not run here) or ``ok``."""
    if plugin.problems:
        return "broken"
    if _faults(plugin):
        return "faulty"
    return "code" if plugin.manifest and plugin.manifest.python and plugin.source != OURS else "ok"


def _reasons(plugin: Plugin, l10n: L10n) -> str:
    return "; ".join(problem_text(problem, l10n) for problem in (*plugin.problems, *_faults(plugin)))


def _faults(plugin: Plugin) -> list[Problem]:
    """What is wrong with the messages of a translation, apart from what it does not have."""
    if plugin.problems or plugin.folder is None or plugin.manifest is None or plugin.manifest.kind != "locale":
        return []
    return [problem for problem in check_folder(plugin.folder)[1] if not is_warning(problem)]
