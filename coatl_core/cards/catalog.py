"""Card sets, and all the cards of one game (RULES 1.2, 8.8).

A card is known by its full id, ``<set>:<card>``. Its requirement is data as well: a pattern or a temple requirement,
never a class for each card.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from attrs import field, frozen

from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple


@frozen
class CardSet:
    """The cards of one file, each prophecy with its number of copies, in the order of the file. ``source`` is the
    file's text; a set made by code has none."""

    id: str
    prophecies: tuple[tuple[Prophecy, int], ...]
    temples: tuple[Temple, ...]
    source: str = field(default="", eq=False, repr=False)

    def wrong_id(self) -> str | None:
        """The first card id that does not begin with the set's own, or that two cards have; None if all is well."""
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
        """SHA-256 of everything that bears on play: layout and comments of the file do not change it."""
        lines = [self.id]
        lines += [f"{p.id} {p.color} {p.identity} {copies}" for p, copies in self.prophecies]
        lines += [f"{t.id} {' and '.join(map(str, t.requirements))} {t.levels}" for t in self.temples]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@frozen(eq=False)
class Catalog:
    """All cards of a game: its card sets, and their cards by full id."""

    sets: tuple[CardSet, ...]
    prophecies: dict[str, Prophecy] = field(init=False)
    temples: dict[str, Temple] = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "prophecies", {p.id: p for s in self.sets for p, _ in s.prophecies})
        object.__setattr__(self, "temples", {t.id: t for s in self.sets for t in s.temples})

    def __repr__(self) -> str:
        sets = ", ".join(s.id for s in self.sets)
        return f"<Catalog {sets}: {len(self.prophecy_cards())} prophecy cards, {len(self.temples)} temples>"

    def __getitem__(self, id: str) -> Prophecy | Temple:
        """The card with this full id. Raises KeyError."""
        return self.prophecies[id] if id in self.prophecies else self.temples[id]

    def __iter__(self) -> Iterator[str]:
        """The full ids of all cards, prophecies first."""
        yield from self.prophecies
        yield from self.temples

    def __contains__(self, id: object) -> bool:
        return id in self.prophecies or id in self.temples

    def __len__(self) -> int:
        return len(self.prophecies) + len(self.temples)

    def prophecy_cards(self) -> list[str]:
        """The ids of all prophecy cards, one for each copy, in the order of the files."""
        return [p.id for s in self.sets for p, copies in s.prophecies for _ in range(copies)]

    def temple_cards(self) -> list[str]:
        """The ids of all temple cards, in the order of the files."""
        return [t.id for s in self.sets for t in s.temples]

    def card_colors(self, prophecies: Iterable[str]) -> list[str]:
        """The card colours of these prophecies."""
        return [self.prophecies[p].color for p in prophecies]
