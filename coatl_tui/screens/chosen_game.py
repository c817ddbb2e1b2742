"""The game that is chosen in the form: what is wrong with it, what it will be like, and its setup."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from attrs import frozen

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.pieces import COLORS
from coatl_core.game.campaign import campaign_name
from coatl_core.game.errors import VariantFailed
from coatl_core.game.laying import told_refusal
from coatl_core.game.rules import (
    MOST_OF_NAME,
    Chance,
    ComputerSeat,
    Rules,
    Setup,
    VariantChoice,
    draw_first,
    random_seed,
)
from coatl_core.game.state import Variant
from coatl_core.hosting.codes import NOBODY, guest_name
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import player_name, seat_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.registry import Registry
from coatl_tui.screens.plugin_sample import Lines, cards_sample
from coatl_tui.widgets.canvas import TABLE, Canvas
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import LEGEND, draw_serpent, fit
from coatl_tui.widgets.signs import Signs

if TYPE_CHECKING:
    from coatl_core.hosting.protocol import New


_LETTERS_IN_ROWS = 40
"""Below so many columns the letters of the colours stand in rows, each with its word."""
MOST_BARS = 8
"""The most bars for the strength of a computer player."""


@frozen
class ChosenGame:
    """What the player has chosen. ``seats`` says for each name which computer player sits there, None for a person; one
    whose name is empty names itself. ``invited`` are the seats, from 0, whose persons come by invitation, ``served``
    says that the player is a visitor: see ``at_host``. ``opponent`` is that of a player who plays alone, ``first`` the
    number of a seat as text, ``first`` and ``seed`` are empty where chance decides. ``chance`` says where it comes
    from, ``fields`` how those of the real supply board are numbered, and ``secret`` are the seats of whose cards only
    the number is known, see ``Setup``."""

    names: tuple[str, ...]
    seats: tuple[ComputerSeat | None, ...]
    invited: frozenset[int]
    served: bool
    opponent: type[Variant] | None
    card_sets: tuple[CardSet, ...]
    variants: tuple[VariantChoice, ...]
    rules: Rules
    first: str
    seed: str
    chance: Chance = "seed"
    fields: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()

    @property
    def prophecies(self) -> int:
        """How many prophecy cards the sets have together."""
        return sum(map(prophecies_of, self.card_sets))

    @property
    def at_host(self) -> bool:
        """Whether a host plays the game: one by invitation, and any game of a visitor. Then everybody but the one who
        makes it brings a name."""
        return self.served or bool(self.invited)

    @property
    def here(self) -> list[int]:
        """The seats of persons at this keyboard, from 0."""
        return [seat for seat, who in enumerate(self.seats) if who is None and seat not in self.invited]

    def wrong_seat(self, l10n: L10n) -> tuple[int, str] | None:
        """Returns the number of a seat, from 1, that a game at a host cannot have like that, and a sentence about it:
        exactly one person plays at this keyboard."""
        if not self.at_host or len(self.here) == 1:
            return None
        if not self.here:
            return min(self.invited, default=0) + 1, l10n("form-invited-nobody")
        return self.here[1] + 1, l10n("form-served-several" if self.served else "form-invited-several")

    def wrong_name(self, l10n: L10n) -> tuple[int, str] | None:
        """Returns the number of the first player without a name of their own, from 1, and a sentence about it."""
        if self.at_host:
            for seat in self.here:
                unnamed = ("", l10n("form-default-name", n=seat + 1)) if self.invited else ("",)
                if guest_name(self.names[seat]) in unnamed:
                    return seat + 1, l10n("form-name-yours")
            return None
        for seat, (name, computer) in enumerate(zip(self.names, self.seats, strict=True), 1):
            if not name and computer is None:
                return seat, l10n("form-name-empty", n=seat)
            if name and self.names.index(name) < seat - 1:
                return seat, l10n("form-names-alike", name=name)
        return None

    def wrong_chance(self, registry: Registry, l10n: L10n) -> tuple[str, str] | None:
        """Returns the field of the form that keeps chance from being told from a real table, and a sentence about it;
        None if it can be told, or need not."""
        if self.chance == "seed":
            return None
        if self.invited:
            return f"seat-{min(self.invited) + 1}", l10n("form-table-invited")
        with suppress(VariantFailed, ValueError):  # then it cannot be dealt, and the player is told so
            setup = self.setup(l10n)
            ruleset = registry.ruleset_for(setup)
            refused = told_refusal(setup, ruleset)
            if refused is not None:
                return "chance", refusal_text(refused, ruleset.catalog, l10n)
        return None

    def wrong_number(self, registry: Registry, l10n: L10n) -> str:
        """Returns the sentence that a variant or a computer player takes fewer players, or more; an empty text if all
        can play."""
        players = len(self.names)
        for choice in self.variants:
            least, most = registry.variants[choice.id].players
            if not least <= players <= most:
                variant = text_of(f"{choice.id}-name", l10n)
                return l10n("form-variant-players", variant=variant, least=least, most=most)
        for seat in filter(None, self.seats):
            least, most = registry.players[seat.id].players
            if not least <= players <= most:
                return l10n("form-seat-players", player=seat_text(seat, l10n), least=least, most=most)
        return ""

    def too_few(self, registry: Registry, l10n: L10n) -> str:
        """Returns the sentence that the sets have too few prophecies to deal, by the rules of the variants; an empty
        text if there are enough."""
        players = len(self.names)
        rules = Rules().for_players(players)
        with suppress(VariantFailed):  # it will fail again when the game begins, and then the player is told
            for choice in self.variants:
                rules = registry.variant(choice).rules(rules, players)
        needed = rules.prophecies_needed(players)
        few = self.prophecies < needed
        return l10n("form-sets-few", prophecies=self.prophecies, needed=needed) if few else ""

    def conflict(self, registry: Registry, l10n: L10n) -> str:
        """Returns the sentence of a variant that cannot be played in such a game; an empty text if all can."""
        if not self.variants:
            return ""
        if sum(bool(campaign_name(choice)) for choice in self.variants) > 1:
            return l10n("form-campaign-two")
        try:
            setup = self.setup(l10n)
            ruleset = registry.ruleset_for(setup)
            refused = ruleset.conflict(setup)
            return "" if refused is None else refusal_text(refused, ruleset.catalog, l10n)
        except (VariantFailed, ValueError):  # so it will be when the game begins, and then the player is told
            return ""

    def named(self, l10n: L10n, seed: str) -> tuple[str, ...]:
        """Returns all names, with those that computer players give themselves."""
        if self.at_host:
            return tuple(guest_name(name) if seat in self.here else NOBODY for seat, name in enumerate(self.names))
        names, random = list(self.names), Random(seed)
        for seat, computer in enumerate(self.seats):
            if computer is not None and not names[seat]:
                names[seat] = player_name(computer.id, l10n, random, names)[:MOST_OF_NAME]
        return tuple(names)

    def setup(self, l10n: L10n) -> Setup:
        """Returns the setup; whoever begins and the seed are drawn now if they are left to chance."""
        seed = self.seed or random_seed()
        first = "0" if len(self.names) == 1 else self.first
        return Setup(
            self.named(l10n, seed),
            seed,
            int(first) if first else draw_first(seed, len(self.names)),
            card_sets=tuple(card_set.id for card_set in self.card_sets),
            rules=self.rules,
            variants=self.variants,
            seats=self.seats if any(self.seats) else (),
            chance=self.chance,
            fields=self.fields,
            secret=self.secret,
        )

    def hosted(self, l10n: L10n, allows: tuple[str, ...]) -> New:
        """Returns the message that makes this game at a host, which deals it by a seed of its own."""
        from coatl_core.hosting.protocol import new_of

        return new_of(self.setup(l10n), self.here[0], allows)

    def picture(self, l10n: L10n, width: int, height: int, signs: Signs, told: tuple[str, str]) -> Content:
        """Returns what is told about a field, its name and a sentence, and below it, as far as there is room, a coatl
        with all colours, some of the cards, and what is played with."""
        canvas = Canvas(width, height, signs)
        temples = sum(len(card_set.temples) for card_set in self.card_sets)
        together = "form-invited" if self.invited else "form-shared" if len(self.here) > 1 else ""
        y = 0
        for text, ink in zip(told, ("bold text", "muted"), strict=True):
            for line in wrap(text, width - 2) if text else ():
                canvas.put(1, y, line, ink)
                y += 1
        facts = [
            *([l10n(together)] if together else []),
            l10n("form-bodies", n=len(COLORS) * self.rules.for_players(len(self.names)).bodies_per_color),
            l10n("form-cards", prophecies=self.prophecies, temples=temples),
        ]
        below = [line for fact in facts for line in wrap(fact, width - 2)]
        letters, words = wrap(l10n("form-letters", **signs.values), width - 2), card_words(l10n)
        in_rows = width < _LETTERS_IN_ROWS
        told_letters = len(COLORS) if in_rows else len(letters)
        scale = fit(LEGEND, width - 2, 3)
        room = height - y - 2 - len(below)
        cards: Lines = []
        if room >= scale.rows + 1:
            with_letters = room >= scale.rows + 3 + told_letters
            drawn = scale.rows + 1 + (told_letters + 1) * with_letters
            cards = cards_sample(self.card_sets, l10n, width - 2, room - drawn - 1, signs)
            spare, larger = room - drawn - len(cards), fit(LEGEND, width - 2, 5)
            if spare >= larger.rows - scale.rows:
                scale, spare = larger, spare - larger.rows + scale.rows
            air = spare // 4 if cards else (spare + 1) // 3
            y += 1 + air
            draw_serpent(canvas, 1, y, LEGEND, scale)
            y += scale.rows + 1 + air
            if with_letters:
                for color in COLORS if in_rows else ():
                    canvas.put(1, y, f" {canvas.letter(color)} ", f"bold on-{color}", color)
                    canvas.put(5, y, words.color(color), "muted")
                    y += 1
                for line in () if in_rows else letters:
                    canvas.put(1, y, line, "muted")
                    y += 1
                y += 1
        lines = list(canvas.lines())
        for row, spans in enumerate(cards, y):
            lines[row] = (Span(" ", f"text on {TABLE}"), *spans)
        if height - len(below) >= y + len(cards):
            told_below = Canvas(width, len(below), signs)
            for row, line in enumerate(below):
                told_below.put(1, row, line, "muted")
            lines[height - len(below) :] = told_below.lines()
        return Content(tuple(lines))


def prophecies_of(card_set: CardSet) -> int:
    """Returns how many prophecy cards a set has."""
    return sum(copies for _, copies in card_set.prophecies)


def bars_of(seat: ComputerSeat, registry: Registry) -> tuple[int, int]:
    """Returns the strength of a computer player, as so many of so many bars: its place among all of its plugin, which
    brings them from the weakest to the strongest; 0 of 0 if the plugin has no other."""
    plugins = {kind: provider.id for (what, kind), provider in registry.providers.items() if what == "player"}
    alike = [each for each in computers_of(registry) if plugins.get(each.id) == plugins.get(seat.id)]
    return (alike.index(seat) + 1, len(alike)) if 1 < len(alike) <= MOST_BARS else (0, 0)


def computers_of(registry: Registry, players: int | None = None) -> list[ComputerSeat]:
    """Returns every kind of computer player with each of its levels; with ``players``, those that play in a game of so
    many."""
    return [
        ComputerSeat(kind.id, level)
        for kind in registry.players.values()
        if players is None or kind.players[0] <= players <= kind.players[1]
        for level in kind.levels or ("",)
    ]


def text_of(message: str, l10n: L10n) -> str:
    """Returns the message of this id; for a variant whose plugin has no such message, the variant's id."""
    return l10n.named(message, message.removesuffix("-name"))


def shown_names(
    names: Iterable[str], seats: Iterable[ComputerSeat | None], invited: Collection[int], l10n: L10n
) -> list[str]:
    """Returns the names in seat order; a computer player that will name itself is shown by its kind until then, and who
    comes by invitation by the number of the seat."""
    return [
        l10n("form-name", n=number + 1) if number in invited else name or (seat_text(seat, l10n) if seat else "")
        for number, (name, seat) in enumerate(zip(names, seats, strict=True))
    ]
