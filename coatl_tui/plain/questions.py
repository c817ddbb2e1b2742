"""What is asked before a game: who plays, and with what."""

from __future__ import annotations

import shlex
from collections.abc import Container, Iterable
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.files.sanitize import plain
from coatl_core.game.state import Variant, asked_options, is_campaign
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.plugins.registry import Registry
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.words import Left, command_of, fold, translated, vocabulary

Chosen: TypeAlias = Literal["", "beside", "told"]
"""What the app does beside a real table; empty for a game without one."""
_CHANCES: dict[str, Chosen] = {"beside": "beside", "told": "told"}
_LEAVING: dict[str, Left] = {"menu": "menu", "quit": "quit"}
"""The words that leave a question."""


@frozen
class Wanted:
    """A game that is wanted: who plays, as ``Ann,@hard``, which variants, as ``tribes:omens``, with tokens or not, and
    what the app does beside a real table, if it is played at one. ``campaign`` is the name of a new campaign of which
    it is the first game."""

    seats: str = ""
    variants: tuple[str, ...] = ()
    tokens: bool = False
    chance: Chosen = ""
    campaign: str = ""


class Gone(Exception):
    """The player has not answered, but left; ``where`` says where to."""

    def __init__(self, where: Left) -> None:
        self.where = where


def words_of(text: str) -> list[str]:
    """The words of a line; blanks that stand between quotation marks belong to a word."""
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()


@frozen
class Questions:
    """Asks line by line."""

    lines: Lines
    l10n: L10n
    registry: Registry

    def wanted(self, seats: str, others: Container[str]) -> Wanted:
        """Asks what is to be played, but for the ``seats`` that were named already, after ``beside`` or ``told`` for a
        game at a real table; ``others`` are the words that do something where this is asked. Raises Gone."""
        words = vocabulary(self.l10n)
        first, _, rest = seats.partition(" ")
        chance = _CHANCES.get(words.get(fold(first), ""), "")
        if chance:
            seats = rest.strip()
        if chance == "told" and not seats:
            self.lines.say(self.l10n("plain-ask-secret"))
        players = self._players(seats, others)
        while (tokens := words.get(fold(self.ask("plain-ask-tokens") or "none"))) not in ("yes", "none"):
            self.lines.wrong(self.l10n("plain-ask-again"))
        variants = self.ask("plain-ask-variants", known=self.variants(self.registry.variants.values()))
        named = (word.strip(",;") for word in words_of(variants))
        chosen = tuple(word for word in named if word and words.get(fold(word)) != "none")
        return Wanted(players, chosen, tokens == "yes", chance, self._campaign(chosen))

    def _campaign(self, chosen: Iterable[str]) -> str:
        """The name of a new campaign, if one of the variants can be played as one, and the player wants that. Raises
        Gone."""
        kinds = (self.registry.variants.get(word.partition(":")[0]) for word in chosen)
        if not any(kind is not None and is_campaign(kind) for kind in kinds):
            return ""
        name = self.ask("plain-ask-campaign")
        return "" if vocabulary(self.l10n).get(fold(name)) == "none" else name

    def _players(self, seats: str, others: Container[str]) -> str:
        """Who plays. A word that can be typed here is no name of somebody who plays alone: ``new quit`` is meant
        otherwise. Raises Gone."""
        known = ", ".join(f"@{id}" for id in self.registry.players)
        if translated([seats], self.l10n) == ["game"]:  # new game
            seats = ""
        while True:
            players = seats or self.ask("plain-ask-seats", known=known, invited=f"@{self.l10n('form-seat-invited')}")
            word, rest = command_of(players, self.l10n)
            if word in _LEAVING and not rest:
                raise Gone(_LEAVING[word])
            if (word != "?" and word not in others) or "," in players or "@" in players:
                return players
            self.lines.wrong(self.l10n("plain-no-player", word=plain(players, 60)))
            seats = ""

    def variants(self, kinds: Iterable[type[Variant]]) -> str:
        """Returns these variants, each by the word that is typed and its name."""
        return ", ".join(f"{kind.id} ({self._options(kind.id, kind)})" for kind in kinds)

    def _options(self, id: str, kind: type[Variant]) -> str:
        """The name of a variant, and which of its options have which values."""
        asked = [option.allowed for option in asked_options(kind)]
        named = [variant_title(id, self.l10n), *([f"{id}:{','.join(asked)}"] if asked else [])]
        return self.l10n("list-semicolon").join(named)

    def ask(self, message: str, **values: str) -> str:
        """Asks something and returns the answer. Raises Gone if the player wants to leave the question."""
        while True:
            self.lines.say(self.l10n(message, **values))
            line = self.lines.read()
            if line is None:
                raise Gone("quit")
            word, rest = command_of(line, self.l10n)
            if rest or word not in ("?", "help", *_LEAVING):
                return line
            if word in _LEAVING:
                raise Gone(_LEAVING[word])
            self.lines.say(self.l10n("plain-ask-again"))

    def agrees(self, message: str) -> bool:
        """Asks a question that is answered with yes or no; whoever just leaves agrees."""
        words = vocabulary(self.l10n)
        while True:
            self.lines.say(self.l10n(message))
            line = self.lines.read()
            answer = words.get(fold(line)) if line else "yes"
            if answer in ("yes", "none"):
                return answer == "yes"
