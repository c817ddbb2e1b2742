"""The settings, which hold for all games: the language, the edition, how fast an opponent moves, who played last, which
plugins are off, the colours and keys.

They are a small JSON file in the player's config folder. A file that cannot be used is set aside under another name,
and the game goes on with the default settings. What a newer version of the app has written there and this one does not
know is left in the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from attrs import asdict, evolve, field, fields, frozen

from coatl_core.files.regularfile import read_text
from coatl_core.language.l10n import L10n

if TYPE_CHECKING:
    from coatl_core.game.rules import Rules

Pace: TypeAlias = Literal["steps", "slow", "normal", "fast"]
PACES: tuple[Pace, ...] = get_args(Pace)
PACE_SECONDS: dict[Pace, float] = {"slow": 3.0, "normal": 1.5, "fast": 0.4}
"""The seconds between two steps of an opponent. With the pace ``steps`` each step waits for a key instead."""
OWN_EDITION = "own"
"""The edition of a player who sets the options in which the printed editions differ one by one."""
OWN_LETTERS = "own"
"""The letters that a language makes of its own words for the colours."""
MOST_BYTES = 100_000
"""The largest file of settings that is read. Usually it has some hundred bytes."""


def _from_json(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@frozen
class Settings:
    """``forecast`` says whether the table shows what an automatic opponent would do next; ``reasons`` that the computer
    players of a new game tell at once why they do what they do, and ``tokens`` that it is played with sacrifice tokens;
    ``purist`` that there are no hints. ``language`` and ``rules_language`` are
    tags; an empty ``language`` is that of the system, an empty ``rules_language`` that of the app. ``edition`` is the
    tag of the printed edition whose rules new games have; if it is empty, the app's language decides, and if it is
    ``OWN_EDITION``, ``unfinished_score_half`` and ``strict_x`` do. ``disabled`` are the ids of the plugins that are
    off. ``names`` are those of the players last proposed by the form, by seat; an empty one is the form's own.
    ``seats`` are the computer players of the last game, by seat; an empty text is a person. There are none before the
    first game. ``players`` is how many seats the last game had that was not played alone; 0 before the first one.
    ``theme`` is the name of the app's colours and ``keymap`` that of its keys; if it is empty or unknown, they are the
    default ones. ``ascii`` says that only ASCII characters are shown, ``letters`` which ones the colours have: the
    English ones if it is empty, with ``OWN_LETTERS`` those of the app's language. ``motion`` says that what moves is
    shown moving, ``talk`` that what the players at other machines say is shown. ``fields`` are the numbers that
    the fields have on the player's own supply board; empty for the usual ones.
    Raises ValueError for a value that cannot be."""

    pace: Pace = "normal"
    forecast: bool = True
    reasons: bool = False
    tokens: bool = True
    purist: bool = False
    language: str = ""
    rules_language: str = ""
    edition: str = ""
    unfinished_score_half: bool = False
    strict_x: bool = False
    disabled: tuple[str, ...] = field(default=(), converter=_from_json)
    names: tuple[str, ...] = field(default=(), converter=_from_json)
    seats: tuple[str, ...] = field(default=(), converter=_from_json)
    players: int = 0
    theme: str = ""
    keymap: str = ""
    ascii: bool = False
    letters: str = ""
    motion: bool = True
    talk: bool = True
    fields: tuple[int, ...] = field(default=(), converter=_from_json)

    def __attrs_post_init__(self) -> None:
        for setting in fields(Settings):
            if type(getattr(self, setting.name)) is not type(setting.default):
                raise ValueError(setting.name)
        for name, texts in (("disabled", self.disabled), ("names", self.names), ("seats", self.seats)):
            if not all(isinstance(text, str) for text in texts):
                raise ValueError(name)
        if self.fields and sorted(self.fields) != [*range(1, 11)]:
            raise ValueError("fields")
        if self.pace not in PACES:
            raise ValueError("pace")
        if self.edition not in ("", OWN_EDITION) and not _is_edition(self.edition):
            raise ValueError("edition")
        if self.letters not in ("", OWN_LETTERS):
            raise ValueError("letters")

    def rules_in(self, language: str) -> Rules:
        """Returns the rules by which somebody plays whose app speaks this language: those of the edition that was
        chosen, or that of the language, or the player's own. Whether there are tokens they do not say."""
        from coatl_core.game.editions import edition_of  # the menu must not wait for the rules
        from coatl_core.game.rules import Rules

        if self.edition == OWN_EDITION:
            return Rules(unfinished_score_half=self.unfinished_score_half, strict_x=self.strict_x)
        edition = edition_of(self.edition or language)
        return edition.applied_to(Rules()) if edition is not None else Rules()


def _is_edition(tag: str) -> bool:
    from coatl_core.game.editions import EDITIONS  # the menu must not wait for the rules

    return any(edition.tag == tag for edition in EDITIONS)


def _read(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns what is in the file: the settings, and what is none of this version. Raises what ``read_settings``
    raises."""
    try:
        data: Any = json.loads(read_text(path, MOST_BYTES))
    except FileNotFoundError:
        return {}, {}
    if not isinstance(data, dict):
        raise ValueError("no object")
    if "hints" in data:  # as the forecast was called before there were hints
        data.setdefault("forecast", data.pop("hints"))
    known = {setting.name: data.pop(setting.name) for setting in fields(Settings) if setting.name in data}
    return known, data


def read_settings(path: Path) -> Settings:
    """Returns the settings in the file, or the default ones if there is no file. Raises OSError, and ValueError,
    TypeError or RecursionError for a file that cannot be used."""
    return Settings(**_read(path)[0])


def unknown_settings(path: Path) -> dict[str, Any]:
    """Returns what is in the file that this version of the app does not know. Raises nothing: of a file that cannot be
    used nothing is kept."""
    try:
        return _read(path)[1]
    except (OSError, ValueError, TypeError, RecursionError):
        return {}


def readable_settings(path: Path) -> Settings:
    """Returns the settings in the file, or the default ones if it cannot be used. Raises nothing: the app tells the
    player about such a file."""
    try:
        return read_settings(path)
    except (OSError, ValueError, TypeError, RecursionError):
        return Settings()


def load_settings(path: Path) -> tuple[Settings, Path | None]:
    """Returns the settings in the file and None. Returns the default settings and the file's new path if it could not
    be used and was set aside. Raises OSError if it can neither be read nor set aside."""
    try:
        return read_settings(path), None
    except (ValueError, TypeError, RecursionError):
        from coatl_core.files.atomic import set_aside

        return Settings(), set_aside(path)


def enable(settings: Settings, id: str, on: bool) -> Settings:
    """Returns the settings with a plugin turned on or off."""
    others = tuple(other for other in settings.disabled if other != id)
    return evolve(settings, disabled=others if on else (*others, id))


def save_settings(path: Path, settings: Settings) -> None:
    """Writes the settings to the file, in which stays what this version of the app does not know. Raises OSError."""
    from coatl_core.files.atomic import write_alone

    write_alone(path, json.dumps({**asdict(settings), **unknown_settings(path)}, indent=1) + "\n")


def own_name(settings: Settings, l10n: L10n) -> str:
    """Returns the player's name as the form last had it, or the one that it proposes."""
    return next(iter(settings.names), "") or l10n("form-default-name", n=1)
