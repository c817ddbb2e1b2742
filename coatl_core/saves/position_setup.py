"""Reads what game a position, or a record, is one of: the fields that the setup is written in."""

from __future__ import annotations

from typing import Any, get_args
from urllib.parse import unquote

from attrs import evolve, fields

from coatl_core.files.problems import nearest
from coatl_core.game.rules import Chance, Rules, Setup, VariantChoice, random_seed
from coatl_core.game.rulings import LATEST
from coatl_core.game.valued import IS
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.saves.position_fields import EVERYTHING, HEADER, NOTHING, Field, PositionError, fields_of


def read_setup(text: str) -> Setup:
    """Returns the setup of a whole position, or of ``position.setup_text``. Raises PositionError."""
    reader = SetupReader(fields_of(text if text.startswith(HEADER) else f"{HEADER} {text}"), None)
    reader.of(EVERYTHING)
    return reader.read_setup()


class SetupReader:
    """Takes one field after the other; what is left at the end is no field of this game. ``seed`` takes the place of
    that in the line; without both it is a random one."""

    def __init__(self, found: dict[str, Field], seed: str | None) -> None:
        self.found = found
        self.asked: list[str] = []
        given = self.optional(EVERYTHING)
        self.seed = seed or (random_seed() if given is None else unquoted(given.text))

    def optional(self, name: str) -> Field | None:
        self.asked.append(name)
        return self.found.get(name)

    def of(self, name: str, usual: str | None = None) -> Field:
        """Returns a field, or the usual one if the line does not have it. Raises PositionError if there is none."""
        given = self.optional(name)
        if given is None and usual is None:
            unknown = self.unknown()
            meant = unknown is not None and nearest(unknown.name, [name], 0.8)
            raise (
                unknown.wrong("unknown", meant=name)
                if unknown and meant
                else PositionError("missing", {"field": name, "column": 1})
            )
        return given or Field(name, usual or "", 1)

    def unknown(self) -> Field | None:
        """Returns the first field that nobody has asked for yet."""
        return next((each for name, each in self.found.items() if name not in self.asked), None)

    def number(self, name: str, usual: int, most: int, least: int = 0) -> int:
        each = self.of(name, str(usual))
        return each.number(each.text, least, most)

    # The game

    def read_setup(self) -> Setup:
        chance, rulings = self.of("chance", "seed"), self.of("rulings", str(LATEST))
        chances: tuple[Chance, ...] = get_args(Chance)
        sets, players = self.of("sets", BASE), self.of("players")
        if not sets.words():
            raise sets.no("card-set", sets.text)
        names = tuple(map(unquoted, players.text.split(",")))
        first, secret, real = self.of("first", "1"), self.of("secret", ""), self.of("fields", "")
        variants = [each.split(":", 1) for each in self.of("variants", "").words()]
        try:
            return Setup(
                names,
                self.seed,
                first.number(first.text, 1, len(names), "seat") - 1,
                card_sets=tuple(sets.words()),
                rules=self.read_rules("rules", Rules()),
                variants=tuple(
                    VariantChoice(id, tuple(map(_option, split("+".join(chosen))))) for id, *chosen in variants
                ),
                rulings=rulings.number(rulings.text, 0, LATEST),
                chance=chances[chances.index(chance.one_of(chance.text, chances, "chance"))],
                fields=tuple(real.number(word, 1, 100) for word in real.words()),
                secret=tuple(secret.number(word, 1, len(names), "seat") - 1 for word in secret.words()),
            )
        except PositionError:
            raise
        except ValueError as error:
            raise players.wrong("setup", problem=str(error)) from None

    def read_rules(self, name: str, usual: Rules) -> Rules:
        each, changed = self.of(name, ""), dict[str, Any]()
        known = {rule.name.replace("_", NOTHING): rule.default for rule in fields(Rules)}
        for word in each.words():
            rule, colon, text = word.partition(":")
            was = known[each.one_of(rule, list(known), "rule")]
            numbers = tuple(each.number(number, 0, 200) for number in split(text if colon else "1"))
            if not isinstance(was, tuple) and len(numbers) != 1:
                raise each.no("number", word)
            value = numbers if isinstance(was, tuple) else numbers[0]
            changed[rule.replace(NOTHING, "_")] = bool(value) if isinstance(was, bool) else value
        try:
            return evolve(usual, **changed)
        except ValueError as error:
            raise each.wrong("setup", problem=str(error)) from None


def _option(word: str) -> str:
    """Returns the option that ``position.option_word`` has written."""
    id, tilde, value = word.partition("~")
    return f"{id}{IS}{unquoted(value)}" if tilde else word


def split(text: str) -> list[str]:
    """Returns what stands between plus signs."""
    return text.split("+") if text else []


def unquoted(text: str) -> str:
    """Returns the name or the seed that ``position.quoted`` has written."""
    return "" if text == "%" else unquote(text)
