"""Options of a variant that have a value: a number, a text, or one of several choices.

In a setup, and so in saves, in messages and in a position, such an option is written ``<id>=<value>`` among the other
options of its variant; one that has its usual value may be left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from attrs import field, frozen

from coatl_core.files.sanitize import plain

MOST_OF_TEXT = 40
"""The most characters of a text."""
MOST_OF_NUMBER = 1_000_000
"""No number may be farther from zero."""
IS = "="
"""What stands between an option and its value."""

Value: TypeAlias = int | str


def _is_number(_: object, attribute: Any, number: int) -> None:
    if type(number) is not int or abs(number) > MOST_OF_NUMBER:
        raise ValueError(f"{attribute.name} must be a whole number up to {MOST_OF_NUMBER}, not {number!r}")


@frozen
class NumberOption:
    """A whole number from ``least`` to ``most``; ``usual`` if nothing is chosen, or else the least. One that is
    ``carried`` is set by a campaign, and no form asks for it. Raises ValueError for limits that allow no number."""

    id: str
    least: int = field(validator=_is_number)
    most: int = field(validator=_is_number)
    usual: int = field(validator=_is_number)
    carried: bool = False

    @usual.default
    def _usual(self) -> int:
        return self.least

    def __attrs_post_init__(self) -> None:
        if not self.least <= self.usual <= self.most:
            raise ValueError(f"{self.usual} does not lie between {self.least} and {self.most}")

    def read(self, text: str) -> int:
        """Returns the number that is written like this. Raises ValueError."""
        number = int(text) if len(text) < MOST_OF_TEXT else self.most + 1
        if str(number) != text or not self.least <= number <= self.most:
            raise ValueError(text)
        return number

    @property
    def allowed(self) -> str:
        """What can be written."""
        return f"{self.id}{IS}{self.least}–{self.most}"


@frozen
class TextOption:
    """A text on one line, of up to ``MOST_OF_TEXT`` characters; ``usual`` if nothing is chosen."""

    id: str
    usual: str = ""
    carried: bool = False

    def __attrs_post_init__(self) -> None:
        self.read(self.usual)

    def read(self, text: str) -> str:
        """Returns the text. Raises ValueError for one that is too long, or that no terminal can show safely."""
        if not isinstance(text, str) or plain(text, MOST_OF_TEXT) != text or text.strip() != text:
            raise ValueError(text)
        return text

    @property
    def allowed(self) -> str:
        """What can be written."""
        return f"{self.id}{IS}…"


@frozen
class ChoiceOption:
    """One of several ``choices``, which are ids; ``usual`` if nothing is chosen, or else the first."""

    id: str
    choices: tuple[str, ...]
    usual: str = field()
    carried: bool = False

    @usual.default
    def _usual(self) -> str:
        return self.choices[0]

    def __attrs_post_init__(self) -> None:
        if not isinstance(self.choices, tuple) or len({*self.choices}) < len(self.choices):
            raise ValueError(f"the choices must be several ids, not {self.choices!r}")
        self.read(self.usual)

    def read(self, text: str) -> str:
        """Returns the choice. Raises ValueError for one that there is not."""
        if text not in self.choices:
            raise ValueError(text)
        return text

    @property
    def allowed(self) -> str:
        """What can be written."""
        return f"{self.id}{IS}{'/'.join(self.choices)}"


ValuedOption: TypeAlias = NumberOption | TextOption | ChoiceOption


def written(id: str, value: Value) -> str:
    """Returns an option and its value as a setup has them."""
    return f"{id}{IS}{value}"


def read_values(options: Iterable[str], valued: Iterable[ValuedOption]) -> dict[str, Value]:
    """Returns the values that are written among the options of a variant. Raises ValueError with the first one that is
    no option with a value, has a wrong one, or stands there twice."""
    known, values = {option.id: option for option in valued}, dict[str, Value]()
    for option in options:
        id, _, text = option.partition(IS)
        try:
            if id in values:
                raise ValueError(option)
            values[id] = known[id].read(text)
        except (KeyError, ValueError):
            raise ValueError(option) from None
    return values
