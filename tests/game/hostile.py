"""JSON with some of its values replaced by others, as a stranger may send it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st


def hostile_json(original: Any, values: Sequence[Any], data: st.DataObject) -> str:
    """The JSON of this data, after one to three of its values were replaced by some of ``values``."""
    hostile = deepcopy(original)
    for path in data.draw(st.lists(st.sampled_from(_paths(original)), min_size=1, max_size=3)):
        place = hostile
        try:
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = deepcopy(data.draw(st.sampled_from(values)))  # a later change may go into it
        except (TypeError, KeyError, IndexError):
            continue  # an earlier change has replaced what this path led to
    return json.dumps(hostile)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data[:5]) if isinstance(data, list) else ()
    return [path] * bool(path) + [found for key, value in items for found in _paths(value, (*path, key))]
