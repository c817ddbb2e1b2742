"""Turns JSON data into objects strictly: a value of the wrong type is an error and is never converted. cattrs is
imported only when it is needed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import GenericAlias
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin

from coatl_core.files.atomic import set_aside
from coatl_core.files.regularfile import read_text

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter

T = TypeVar("T")


class NewerFile(Exception):
    """A file was written by a newer version of the game."""


def strict_converter() -> JsonConverter:
    """Returns a converter that does not accept ``"3"`` for a number, a text for a list, or an unknown key."""
    from cattrs.preconf.json import make_converter

    converter = make_converter(forbid_extra_keys=True)
    for kind in (int, str, bool):  # cattrs would take "3" for a number and "no" for True
        converter.register_structure_hook(kind, _strict(kind))
    # cattrs would also take a text or a table for a list, because both can be iterated over.
    converter.register_structure_hook_factory(_is_tuple, lambda t: _list_only(t, converter))
    return converter


def first_fault(error: Exception) -> str:
    """Returns the first thing that the converter found wrong, and where."""
    from cattrs import transform_error

    return transform_error(error)[0]


def read_or_set_aside(path: Path, most: int, read: Callable[[Any], T]) -> tuple[T | None, Path | None, str]:
    """Returns what ``read`` makes of the data in a file of at most so many bytes, None if there is no file. One that is
    damaged is renamed: then its new path and what was wrong with it come as well. Raises what ``read`` raises as a
    NewerFile, and OSError if the file cannot be opened or renamed."""
    try:
        text = read_text(path, most)
    except FileNotFoundError:
        return None, None, ""
    except ValueError as error:  # not text, too large, or a device or a pipe
        return None, set_aside(path), str(error)
    try:
        return read(json.loads(text)), None, ""
    except NewerFile:
        raise
    except (ValueError, RecursionError) as error:
        return None, set_aside(path), str(error)
    except Exception as error:  # cattrs wraps everything that the classes raise; the file is always the cause
        return None, set_aside(path), first_fault(error)


def _strict(kind: type[Any]) -> Any:
    def structure(value: Any, _: type[Any]) -> Any:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}, got {value!r}")
        if kind is str:
            value.encode()  # raises for half a surrogate pair: JSON can contain it, a UTF-8 file cannot
        return value

    return structure


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _list_only(kind: Any, converter: JsonConverter) -> Any:
    items = get_args(kind)
    many: Any = GenericAlias(list, items[:1])

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not list:
            raise TypeError(f"expected list, got {value!r}")
        if items[-1] is ...:
            return tuple(converter.structure(value, many))
        return tuple(converter.structure(item, kind) for item, kind in zip(value, items, strict=True))

    return structure
