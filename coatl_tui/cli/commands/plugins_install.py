"""``coatl plugins add``, ``install`` and ``uninstall``: adds packs to the player's folder, installs distributions
beside the game, and removes both. It runs no code of a plugin, except the script that builds a distribution which is
not a wheel; the player is told so first."""

from __future__ import annotations

import importlib
import shlex
import site
import sys
import sysconfig
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from coatl_core.files.home import Home, home
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins import packs
from coatl_core.plugins.discovery import OURS, Plugin, discover
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.plugins.status import contents, provides, reasons
from coatl_tui.cli import installer
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.plugins import unknown_plugin
from coatl_tui.plugin_files import READERS
from coatl_tui.settings import enable, readable_settings, save_settings

BAD_INPUT = 2
LONGEST = 500
"""The most characters printed of a path or of what pip says is wrong."""

PROJECTS = ("pyproject.toml", "setup.py")
ARCHIVES = (".whl", ".zip", ".gz")


def run(options: Namespace, l10n: L10n) -> int:
    """Adds a pack, installs a distribution or removes a plugin. For a pack with problems it prints a line for each and
    returns 2. Raises CommandError and OSError."""
    if options.action == "add":
        return _add(Path(options.source), l10n)
    if options.action == "install":
        return _install(options.spec.strip(), options.link, l10n)
    return _uninstall(options.plugin, l10n)


def _add(source: Path, l10n: L10n) -> int:
    files = home()
    try:
        added = packs.add(source, files.packs, READERS)
    except FileError as error:
        for problem in error.problems:
            print(problem_text(problem, l10n, l10n("cli-error-word")), file=sys.stderr)
        if _is_project(source) or any(problem.code == "pack-python" for problem in error.problems):
            print(l10n("cli-plugin-use-install", folder=_quoted(source)), file=sys.stderr)
        return BAD_INPUT
    values = {"id": added.manifest.id, "version": plain(added.manifest.version)}
    if added.replaced:
        print(l10n("cli-plugin-replaced", **values, old=plain(added.replaced)))
    else:
        print(l10n("cli-plugin-added", **values))
    _print_added(next(plugin for plugin in _plugins(files) if plugin.folder == added.folder), l10n)
    return 0


def _install(spec: str, link: bool, l10n: L10n) -> int:
    _check(spec, l10n)
    if link and not _is_project(Path(spec)):
        raise CommandError(l10n("cli-error-link", spec=plain(spec)))
    if (Path(spec).is_file() and spec.endswith(ARCHIVES)) or _is_project(Path(spec)):
        spec = str(Path(spec).resolve())  # pip looks for a bare name in the package index
    program = installer.installer()
    if installer.is_built(spec):
        print(l10n("cli-plugin-built", spec=plain(spec)), flush=True)
    if program == "uv":
        return _print_command(l10n("cli-plugin-by-uv"), _uv_command(l10n, more=spec, link=link))
    if program == "pipx":
        return _print_command(l10n("cli-plugin-by-pipx"), installer.pipx_command("inject", spec, link))
    _need_pip(program, l10n)
    files = home()
    before = _plugins(files)
    print(l10n("cli-plugin-installing", spec=plain(spec)), flush=True)
    done, output = installer.pip_install(spec, link)
    if not done:
        raise _pip_failed("install", spec, output, l10n)
    importlib.invalidate_caches()
    if link:  # Python reads at its start where links lead
        site.addsitedir(sysconfig.get_path("purelib"))
    after, were = _plugins(files), {(plugin.id, plugin.source, plugin.version) for plugin in before}
    named = installer.normal(installer.name_of(spec))
    new = [plugin for plugin in after if (plugin.id, plugin.source, plugin.version) not in were]
    again = [plugin for plugin in after if plugin not in new and installer.normal(plugin.source) == named]
    for plugin in new:
        print(l10n("cli-plugin-installed", id=plain(plugin.id), version=plain(plugin.version)))
        _print_added(plugin, l10n)
    for plugin in again:
        print(l10n("cli-plugin-reinstalled", id=plain(plugin.id), version=plain(plugin.version)))
        _print_added(plugin, l10n)
    if link:
        print(l10n("cli-plugin-linked", folder=plain(spec)))
    if not (new or again):
        print(l10n("cli-plugin-none-new", spec=plain(spec)))
    _print_broken(before, after, l10n)
    return 0


def _check(spec: str, l10n: L10n) -> None:
    """Raises CommandError if this cannot be installed."""
    if not spec:
        raise CommandError(l10n("cli-error-spec-empty"))
    if spec.startswith("-") or not spec.isprintable():
        raise CommandError(l10n("cli-error-spec", spec=plain(spec)))
    if installer.normal(installer.name_of(spec)) == OURS:
        raise CommandError(l10n("cli-error-spec-game", spec=plain(spec)))
    if (Path(spec) / MANIFEST).is_file() and not _is_project(Path(spec)):
        raise CommandError(l10n("cli-error-spec-pack", folder=_quoted(Path(spec))))


def _uninstall(id: str, l10n: L10n) -> int:
    files = home()
    known = [plugin for plugin in discover(files.packs) if plugin.folder is not None or plugin.module is not None]
    named = [plugin for plugin in known if plugin.id == id]
    if not named:
        raise unknown_plugin(id, (plugin.id for plugin in known), l10n)
    plugin = min(
        named, key=lambda p: (p.module is not None, p.ours)
    )  # a pack may have the same id as an installed plugin
    if plugin.ours:
        raise CommandError(l10n("cli-error-plugin-ours", id=plain(id)))
    lost = contents(plugin)
    if plugin.module is None:
        packs.remove(plugin.id, files.packs)
    elif not _uninstall_distribution(plugin, known, l10n):
        return 0
    _forget(id, files)
    print(l10n("cli-plugin-removed", id=plain(id)))
    if lost.card_sets:
        print(l10n("cli-plugin-saves"))
    if lost.variants:
        print(l10n("cli-plugin-saves-need"))
    return 0


def _uninstall_distribution(plugin: Plugin, known: Iterable[Plugin], l10n: L10n) -> bool:
    """Returns whether the plugin has been removed. If not, the player has been shown how to remove it."""
    others = [plain(p.id) for p in known if p.module is not None and p.source == plugin.source and p.id != plugin.id]
    program = installer.installer()
    if others:
        print(l10n("cli-plugin-along", ids=", ".join(others), distribution=plain(plugin.source)))
    if program == "uv":
        _print_command(l10n("cli-plugin-by-uv-removed"), _uv_command(l10n, without=plugin.source))
        return False
    if program == "pipx":
        _print_command(l10n("cli-plugin-by-pipx-removed"), installer.pipx_command("uninject", plugin.source))
        return False
    _need_pip(program, l10n)
    done, output = installer.pip_uninstall(plugin.source)
    importlib.invalidate_caches()
    if not done or any(p.source == plugin.source for p in discover()):
        raise _pip_failed("uninstall", plugin.source, output, l10n)
    return True


def _forget(id: str, files: Home) -> None:
    """Removes the id from the settings: a plugin that is added under it later must not be off."""
    settings = readable_settings(files.settings)
    if id in settings.disabled:
        save_settings(files.settings, enable(settings, id, True))


def _print_added(plugin: Plugin, l10n: L10n) -> None:
    """Prints what a plugin just added provides, and what to do in order to use it."""
    brought = provides(contents(plugin, READERS), l10n)
    if brought:
        print(l10n("cli-plugin-brings", provides=brought))
    if plugin.problems:
        print(reasons(plugin, l10n), file=sys.stderr)
    elif not plugin.enabled:
        print(l10n("cli-plugin-is-off", id=plain(plugin.id)))
    elif plugin.manifest is not None:
        print(l10n("cli-plugin-next", kind=plugin.manifest.kind))


def _print_broken(before: Iterable[Plugin], after: Iterable[Plugin], l10n: L10n) -> None:
    """Prints which plugins work no longer, because the new one has the same id or provides the same."""
    worked = {(plugin.id, plugin.source) for plugin in before if not plugin.problems}
    for plugin in after:
        if plugin.problems and (plugin.id, plugin.source) in worked:
            print(reasons(plugin, l10n), file=sys.stderr)


def _plugins(files: Home) -> tuple[Plugin, ...]:
    disabled = readable_settings(files.settings).disabled
    return load_plugins(files.packs, run_code=False, disabled=disabled, readers=READERS).plugins


def _print_command(text: str, command: str) -> int:
    print(f"{text}\n\n    {command}\n")
    return 0


def _uv_command(l10n: L10n, more: str = "", without: str = "", link: bool = False) -> str:
    try:
        return installer.uv_command(more, without, link)
    except ValueError as error:
        file = plain(str(installer.receipt()), LONGEST)
        raise CommandError(l10n("cli-error-receipt", file=file, reason=plain(str(error)))) from None


def _need_pip(program: str, l10n: L10n) -> None:
    if program == "none":
        raise CommandError(l10n("cli-error-no-pip", command=f"{shlex.quote(sys.executable)} -m ensurepip"))


def _pip_failed(action: str, what: str, output: str, l10n: L10n) -> CommandError:
    conflict = installer.pip_conflict(output)
    kind = "conflict" if conflict else "network" if "Retrying (" in output else action
    if kind == "install" and "No matching distribution found" in output:
        kind = "wheel"
    reason = plain(conflict or installer.pip_complaint(output), LONGEST)
    return CommandError(l10n(f"cli-error-pip-{kind}", what=plain(what), reason=reason))


def _is_project(folder: Path) -> bool:
    with suppress(OSError):  # a path may be too long even to be looked at
        return any((folder / name).is_file() for name in PROJECTS)
    return False


def _quoted(folder: Path) -> str:
    return plain(shlex.quote(str(folder)), LONGEST)
