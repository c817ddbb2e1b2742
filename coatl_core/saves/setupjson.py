"""Setups and their rules as JSON, in saves as in messages.

cattrs is imported only when a setup is read or written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coatl_core.files.jsonfile import strict_converter
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.rulings import FIRST

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter


def setup_converter() -> JsonConverter:
    """Returns a new strict converter that writes a setup and its rules as version 0.1 did: without what that did not
    know, and without rules that are as usual. A setup without ``rulings`` is played by the first ones."""
    from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

    converter = strict_converter()
    rules = make_dict_unstructure_fn(Rules, converter, _cattrs_omit_if_default=True)
    converter.register_unstructure_hook(Rules, rules)
    seats = override(omit_if_default=True)  # a game of persons with a seed is written as in version 0.1
    write = make_dict_unstructure_fn(Setup, converter, seats=seats, chance=seats, fields=seats, secret=seats)
    read = make_dict_structure_fn(Setup, converter, _cattrs_forbid_extra_keys=True)

    def written(setup: Setup) -> dict[str, Any]:
        data = write(setup)
        if setup.rulings == FIRST:
            del data["rulings"]
        return data

    def setup_of(data: Any, kind: type[Setup]) -> Setup:
        return read({"rulings": FIRST, **data} if isinstance(data, dict) else data, kind)

    converter.register_unstructure_hook(Setup, written)
    converter.register_structure_hook(Setup, setup_of)
    return converter
