"""Messages in the player's language, written in Fluent. No other module uses ``fluent.runtime``.

Fluent is slow to import and to parse with. Plain messages, in which nothing stands in braces but a text that is
filled in, are therefore read from our own index, and Fluent is imported for the first message that needs it: a number
to write, a choice, another message. A message is parsed when it is first used. Without our own reading the menu comes
29 ms later (after 1.43 times what an empty Textual app takes, and not 1.22 times), and ``coatl score`` 41 ms later.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from coatl_core.files.sanitize import clean, plain
from coatl_core.language.numbertext import MINUS

FALLBACK = "en"
ENGLISH = Path(__file__).parent / "locale" / FALLBACK
"""The folder of the game's own English texts."""
LONGEST_VALUE = 2000
"""The most characters of a value in a message; a longer value is cut. Fluent would refuse 2500."""
LONGEST = 5000
"""The most characters in a message with its values filled in; a longer one is treated as faulty."""


@frozen
class MessageError(Exception):
    """A message is missing or cannot be formatted. Raised only by a strict ``L10n``."""

    message: str
    reason: str


_ENTRY = re.compile(r"\n(-?[a-zA-Z][\w-]*) *=")
"""The beginning of an entry after the end of a line, which is found sooner than the beginning of a line is."""
_OPEN_ENDED = ("letters", "coatl")
"""The values that are letters of a coatl, in which a full stop is an open end and no sign of a sentence."""
_NAME = re.compile(r"^language-name *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(.]")


def index(text: str) -> dict[str, str]:
    """Returns the source of each entry of a Fluent text by id, attributes included. If an id occurs twice, the first
    entry is returned."""
    entries: dict[str, str] = {}
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    source = "\n".join(["", *lines])
    starts = list(_ENTRY.finditer(source))
    for found, following in zip(starts, [*starts[1:], None], strict=False):  # there may be no entries
        end = following.start() if following else len(source)
        entries.setdefault(found[1], source[found.start() + 1 : end].rstrip() + "\n")
    return entries


_VALUE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


def _plain(source: str) -> tuple[str, ...] | None:
    """Returns the text of an entry as Fluent would read it, cut where values are filled in: text, name of the value,
    text, and so on. None if it is a term, or has attributes or other things in braces."""
    if source.startswith("-"):
        return None
    first, *rest = source.split("=", 1)[1].rstrip("\n").split("\n")
    if any(line.lstrip().startswith(".") for line in rest):
        return None
    filled = [line for line in rest if line.strip()]
    indent = min((len(line) - len(line.lstrip()) for line in filled), default=0)
    lines = [first.strip(), *(line[indent:].rstrip() for line in rest)]
    parts = _VALUE.split("\n".join(lines).strip("\n"))
    return None if any("{" in text or "}" in text for text in parts[::2]) else tuple(parts)


_GROUPED_FROM = {"pl": 10_000}
"""The first number whose digits stand in groups, in languages where it isn't 1,000: CLDR's ``minimumGroupingDigits``,
which Babel, and so Fluent, does not know."""


def _is_plain(value: object) -> bool:
    """Whether a value is written as it is in every language: a text, or a number too small for groups of digits."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


_BELOW_ZERO = re.compile(r"(?<!\w)-(?=\d)")


def _with_minus(text: str, values: Iterable[Any]) -> str:
    """The text with the sign of numbers below zero as MINUS: the data of most languages have a hyphen there."""
    if all(isinstance(value, str) or value >= 0 for value in values):
        return text
    return _BELOW_ZERO.sub(MINUS, text)


@define
class _Locale:
    """One language: the sources of its messages, and a Fluent bundle to which a message is added when it is first
    used."""

    tag: str
    entries: dict[str, str]
    plain: dict[str, tuple[str, ...] | None] = field(factory=dict)
    bundle: Any = None
    bundled: set[str] = field(factory=set)

    def format(self, message: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        if message not in self.plain:
            self.plain[message] = _plain(self.entries[message])
        parts = self.plain[message]
        if parts == ("",):
            return "", [MessageError(message, "has no text")]
        if parts is not None and all(_is_plain(values.get(name)) for name in parts[1::2]):
            text = "".join(str(values[part]) if at % 2 else part for at, part in enumerate(parts))
            return (text, []) if len(text) <= LONGEST else ("", [MessageError(message, "is too long")])
        errors: list[Exception]
        try:
            self._bundle(message)
            pattern = self.bundle.get_message(message).value if self.bundle.has_message(message) else None
            if pattern is None:
                return "", [MessageError(message, "cannot be read")]
            text, errors = self.bundle.format_pattern(pattern, self._ungrouped(values))
        except RecursionError:
            return "", [MessageError(message, "refers to itself, or has too many braces")]
        except Exception as error:  # a plugin's text: Fluent raises all kinds of errors for wrong numbers and options
            return "", [MessageError(message, f"{type(error).__name__}: {error}")]
        if len(text) > LONGEST:
            return "", [MessageError(message, "is too long")]
        return _with_minus(text, values.values()), errors

    def _ungrouped(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the values; Fluent is told which numbers this language writes without groups of digits."""
        least = _GROUPED_FROM.get(self.tag.partition("-")[0])
        if least is None:
            return dict(values)
        from fluent.runtime.types import fluent_number

        return {
            name: value if isinstance(value, str) else fluent_number(value, useGrouping=abs(value) >= least)
            for name, value in values.items()
        }

    def _bundle(self, message: str) -> None:
        if self.bundle is None:
            from fluent.runtime import FluentBundle  # slow: see the module docstring

            self.bundle = FluentBundle([self.tag], use_isolating=False)
        if message in self.bundled or message not in self.entries:
            return
        self.bundled.add(message)
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(self.entries[message]))
        for reference in _REFERENCE.findall(self.entries[message]):
            self._bundle(reference)


@define
class L10n:
    """Messages of a chain of languages: the first language that has a message provides it.

    If ``strict`` (for tests), a missing or faulty message raises MessageError. Otherwise the next language is tried,
    and ``faults`` collects the errors. ``fields`` are the numbers that the fields of the supply board have in the game
    that is told of, if they are others than ours (``Setup.fields``): a message is given ours as ``field``.
    """

    locales: tuple[_Locale, ...]
    strict: bool = False
    faults: list[MessageError] = field(factory=list)
    fields: Sequence[int] = ()
    _cache: dict[tuple[object, ...], str] = field(factory=dict, init=False, repr=False)
    _texts: dict[str, list[str]] = field(factory=dict, repr=False)

    @property
    def tag(self) -> str:
        """The tag of the language in use, e.g. ``en``."""
        return self.locales[0].tag

    def __call__(self, message: str, **values: str | float) -> str:
        """Returns the message with its values filled in, numbers as the language writes them, or its id in brackets if
        no language has it."""
        if self.fields:
            at = values.get("field")
            if isinstance(at, int) and 1 <= at <= len(self.fields):
                values["field"] = self.fields[at - 1]
        key = (message, *values.items())
        text = self._cache.get(key)
        if text is None:
            # Every message passes here with its values filled in, so this is the place to clean the text.
            text = self._cache[key] = clean(_one_full_stop(self._format(message, values), values))
        return text

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of all languages that have a name, the message ``language-name``."""
        return tuple(tag for tag, texts in self._texts.items() if any(_NAME.search(text) for text in texts))

    def add_messages(self, tag: str, text: str) -> None:
        """Adds a Fluent text of a language. Existing messages are not replaced."""
        texts = self._texts.setdefault(tag, [])
        if text in texts:
            return
        texts.append(text)
        self._cache.clear()
        for locale in self.locales:
            if locale.tag == tag:
                for message, source in index(unicodedata.normalize("NFC", text)).items():
                    locale.entries.setdefault(message, source)

    def in_language(self, tag: str) -> L10n:
        """Returns the same messages in another language."""
        other = L10n(self.locales, self.strict, self.faults, texts=self._texts)
        other.set_language(tag)
        return other

    def set_language(self, tag: str) -> None:
        """Changes the language. A message that ``cs-CZ`` lacks is taken from ``cs``, then from English."""
        loaded = {locale.tag: locale for locale in self.locales}
        chain = [tag, *([tag.partition("-")[0]] if "-" in tag else []), FALLBACK]
        self.locales = tuple(
            loaded.get(t) or load(t, self._texts[t]) for t in dict.fromkeys(chain) if t in loaded or t in self._texts
        )
        self._cache.clear()

    def has(self, message: str) -> bool:
        """Returns whether any language of the chain has the message."""
        return any(message in locale.entries for locale in self.locales)

    def named(self, message: str, otherwise: str, **values: str | int) -> str:
        """Returns the message, or ``otherwise`` if no language of the chain has it, for example because its plugin is
        gone."""
        return self(message, **values) if self.has(message) else plain(otherwise)

    def _format(self, message: str, values: Mapping[str, Any]) -> str:
        values = {name: _short(value) for name, value in values.items()}
        for locale in self.locales:
            if message not in locale.entries:
                continue
            text, errors = locale.format(message, values)
            if not errors:
                return text
            self._fault(MessageError(message, f"{locale.tag}: {'; '.join(map(str, errors))}"))
        if not self.has(message):
            self._fault(MessageError(message, "missing"))
        return f"⟦{message}⟧"

    def _fault(self, fault: MessageError) -> None:
        if self.strict:
            raise fault
        self.faults.append(fault)


def _short(value: str | float) -> str | float:
    if not isinstance(value, str) or len(value) <= LONGEST_VALUE:
        return value
    return value[: LONGEST_VALUE - 1] + "…"


def _one_full_stop(text: str, values: Mapping[str, str | float]) -> str:
    """Returns a message in which a name that ends with a full stop, such as A.D.A.M., ends a sentence with it."""
    for what, value in values.items():
        if isinstance(value, str) and value.endswith(".") and f"{value}." in text and what not in _OPEN_ENDED:
            text = re.sub(rf"{re.escape(value)}\.(?!\.)", lambda found: found[0][:-1], text)
    return text


def load(tag: str, texts: Iterable[str]) -> _Locale:
    """Returns a language made from the texts of its files, in NFC. If two texts have the same message, the first is
    used."""
    entries: dict[str, str] = {}
    for text in texts:
        for message, source in index(unicodedata.normalize("NFC", text)).items():
            entries.setdefault(message, source)
    return _Locale(tag, entries)


def english(strict: bool = False) -> L10n:
    """Returns the messages in English, the language that all others fall back to."""
    texts = [file.read_text("utf-8") for file in sorted(ENGLISH.glob("*.ftl"))]
    return L10n((load(FALLBACK, texts),), strict, texts={FALLBACK: texts})
