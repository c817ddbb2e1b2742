"""Card sets, and all the cards of one game (RULES 1.2).

A card is identified by its full id, ``<set>:<card>``. What it requires is data, a pattern or temple requirements: no
card has a class of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from attrs import field, frozen

from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.files.problems import nearest

ALIKE = 0.75
"""So much of two ids must be the same for one to be meant by the other: those of a set begin alike."""


@frozen
class CardSet:
    """The cards of one file, each prophecy with its number of copies, in the order of the file. ``source`` is the text
    of the file, empty for a set made by code."""

    id: str
    prophecies: tuple[tuple[Prophecy, int], ...]
    temples: tuple[Temple, ...]
    source: str = field(default="", eq=False, repr=False)

    def wrong_id(self) -> str | None:
        """Returns the first card id that does not begin with ``<set>:`` or that two cards have, or None if all ids are
        right."""
        seen: dict[str, bool] = {}
        for id in [p.id for p, _ in self.prophecies] + [t.id for t in self.temples]:
            if not id.startswith(f"{self.id}:") or id in seen:
                return id
            seen[id] = True
        return None

    def __repr__(self) -> str:
        cards = sum(copies for _, copies in self.prophecies)
        return f"<CardSet {self.id}: {cards} prophecy cards, {len(self.temples)} temples>"

    @property
    def digest(self) -> str:
        """SHA-256 of everything that affects play; layout and comments of the file do not change it."""
        lines = [self.id]
        lines += [f"{p.id} {p.color} {p.identity} {copies}" for p, copies in self.prophecies]
        lines += [f"{t.id} {' and '.join(map(str, t.requirements))} {t.levels}" for t in self.temples]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class UnknownCard(KeyError, ValueError):
    """No card set of the game has this card. It is a KeyError, as for anything that is looked up, and a ValueError, as
    for anything that a program has given and that is wrong. Its arguments are the id, and the one that was probably
    meant, an empty text if there is none."""

    def __str__(self) -> str:
        id, meant = self.args
        told = "a card's full id is that of its set and its own, such as 'base:count-red'"
        return f"no card {id!r}: {f'did you mean {meant!r}?' if meant else told}"


@frozen(eq=False)
class Catalog:
    """All cards of a game: its card sets, and their cards by full id."""

    sets: tuple[CardSet, ...]
    prophecies: dict[str, Prophecy] = field(init=False)
    temples: dict[str, Temple] = field(init=False)
    _prophecy_cards: tuple[str, ...] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "prophecies", {p.id: p for s in self.sets for p, _ in s.prophecies})
        object.__setattr__(self, "temples", {t.id: t for s in self.sets for t in s.temples})
        cards = tuple(p.id for s in self.sets for p, copies in s.prophecies for _ in range(copies))
        object.__setattr__(self, "_prophecy_cards", cards)  # every new game asks for them

    def __repr__(self) -> str:
        sets = ", ".join(s.id for s in self.sets)
        return f"<Catalog {sets}: {len(self.prophecy_cards())} prophecy cards, {len(self.temples)} temples>"

    def __getitem__(self, id: str) -> Prophecy | Temple:
        """Returns the card with this full id. Raises UnknownCard, which is a KeyError and a ValueError."""
        card = self.prophecies.get(id) or self.temples.get(id)
        if card is None:
            raise UnknownCard(id, self.meant(id))
        return card

    def meant(self, id: str) -> str:
        """Returns the full id of the card that was probably meant by a text that is none; empty if there is none."""
        return nearest(str(id), self, ALIKE)

    def __iter__(self) -> Iterator[str]:
        """Yields the full ids of all cards, prophecies first."""
        yield from self.prophecies
        yield from self.temples

    def __contains__(self, id: object) -> bool:
        return id in self.prophecies or id in self.temples

    def __len__(self) -> int:
        return len(self.prophecies) + len(self.temples)

    def prophecy_cards(self) -> list[str]:
        """Returns the ids of all prophecy cards, one for each copy, in the order of the files."""
        return [*self._prophecy_cards]

    def temple_cards(self) -> list[str]:
        """Returns the ids of all temple cards, in the order of the files."""
        return [t.id for s in self.sets for t in s.temples]

    def card_colors(self, prophecies: Iterable[str]) -> list[str]:
        """Returns the card colours of these prophecies, in the same order."""
        return [self.prophecies[p].color for p in prophecies]
