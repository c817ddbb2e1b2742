"""The language of the program: that of the option ``--lang``, else that of the settings, else the system's, else
English."""

from __future__ import annotations

import locale
from collections.abc import Container, Mapping, Sequence
from pathlib import Path

from coatl_core.language.l10n import FALLBACK, L10n

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def of_environment(environment: Mapping[str, str]) -> str:
    """The tag of the system's language, such as ``uk-UA`` for ``uk_UA.UTF-8``; an empty text if it has none."""
    value = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    if value.partition(".")[0] in ("C", "POSIX"):  # as in C.UTF-8, which ``normalize`` takes for American English
        return ""
    return locale.normalize(value).partition(".")[0].partition("@")[0].replace("_", "-")


def nearest(tag: str, languages: Sequence[str]) -> str | None:
    """Returns the best of these languages for a tag, or None if none fits it."""
    wanted = tag.replace("_", "-").casefold()
    for name in (wanted, wanted.partition("-")[0]):
        found = next((language for language in languages if language.casefold() == name), None)
        if found is not None:
            return found
    return None


def set_language(l10n: L10n, tag: str, packs: Path, safe_mode: bool, disabled: Container[str] = ()) -> bool:
    """Sets the language of the messages and returns True; returns False, and changes nothing, if there is no such
    language. Plugins are searched only for languages other than English; the arguments after the tag are those of
    ``loading.load_plugins``."""
    if nearest(tag, (FALLBACK,)):
        return True
    from coatl_core.plugins.loading import plugin_messages

    for language, text in plugin_messages(packs, safe_mode, disabled):
        l10n.add_messages(language, text)
    found = nearest(tag, l10n.languages)
    if found is not None:
        l10n.set_language(found)
    return found is not None
