"""What a plugin brings, drawn: its cards, the options of its variants, its computer players, words of its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.game.state import Variant, asked_options
from coatl_core.language.l10n import L10n
from coatl_core.language.letters import own_letters
from coatl_core.plugins.registry import Registry
from coatl_tui.widgets.canvas import TABLE, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card, fitted
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import LEGEND, Scale, Serpent, draw_serpent, fit, serpent_width
from coatl_tui.widgets.signs import Signs

Lines: TypeAlias = list[tuple[Span, ...]]
_CARD, _WIDEST, _CARD_ROWS, _GAP = 18, 24, 4, 2
"""The fewest and the most cells of a card, its rows, and the cells between two cards."""
_FOR_OPPONENT = 3 * (_CARD_ROWS + 1) - 1
"""The most rows of the cards that an opponent works on."""


def sample(plugin: str, registry: Registry, l10n: L10n, width: int, height: int, signs: Signs, spare: int = 0) -> Lines:
    """Returns what the plugin with this id brings, in at most so many rows; nothing of one that is not in use. Only
    options take more: explanations so many ``spare`` rows, and if that is not enough, a few words as many as they
    need."""
    own = [(kind, id) for (kind, id), provider in registry.providers.items() if provider.id == plugin]
    lines: Lines = []
    sets = [registry.card_sets[id] for kind, id in own if kind == "card-set"]
    lines += cards_sample(sets, l10n, width, height, signs)
    variants = [registry.variants[id] for kind, id in own if kind == "variant"]
    if len(variants) == 1:
        told = _variant_sample(variants[0], registry, l10n, width, height, signs, spare)
        if len(told) > height:
            return told if told[-1] else told[:-1]
        lines += told
    elif variants:
        told = _variants_named(variants, l10n, width)
        if len(told) + _CARD_ROWS + 1 > height + 1:
            told = _variants_named(variants, l10n, width, helps=False)
        room = max(_CARD_ROWS + 1, height - len(told) - 1)
        lines += [*_table_sample(variants, registry, l10n, width, room, signs), (), *told]
    players = [id for kind, id in own if kind == "player"]
    told = _players_sample(players, l10n, width, signs)
    lines += told if len(told) <= height - len(lines) + 1 else _players_sample(players, l10n, width, signs, helps=False)
    if lines and not lines[-1]:
        lines.pop()
    if len(lines) > height:  # nothing ends in its middle
        ends = [number for number, line in enumerate(lines[: height + 1]) if not line]
        lines = lines[: ends[-1]] if ends else []
    return lines


def _variants_named(variants: Sequence[type[Variant]], l10n: L10n, width: int, helps: bool = True) -> Lines:
    """Returns what variants are, and their options, each with its explanation, or by its name alone."""
    lines: Lines = []
    for variant in variants:
        options = _options_of(variant)
        lines += _named([(f"{variant.id}-name", f"{variant.id}-help"), *(options if helps else ())], l10n, width)
        if options and not helps:
            lines[-1:] = [*((Span(l10n.named(name, name), "strong"),) for name, _ in options), ()]
    return lines


def _options_of(variant: type[Variant]) -> list[tuple[str, str]]:
    """The messages of the name and of the explanation of each option."""
    options = (*variant.options, *(option.id for option in asked_options(variant)))
    return [(f"{variant.id}-{option}", f"{variant.id}-{option}-help") for option in options]


def _variant_sample(
    variant: type[Variant], registry: Registry, l10n: L10n, width: int, height: int, signs: Signs, spare: int
) -> Lines:
    """Returns what the only variant of a plugin is, what it is played with, and its options, each with its explanation
    or in a few words beside its name. The name of the variant is that of the plugin."""
    about: Lines = [*((Span(line, "dim"),) for line in wrap(l10n.named(f"{variant.id}-help", ""), width)), ()]
    options = list(_named(_options_of(variant), l10n, width))
    room = height - len(about) - len(options)
    room += spare * (room < _CARD_ROWS)
    if room < _CARD_ROWS:
        drawn = _table_sample([variant], registry, l10n, width, _CARD_ROWS, signs)
        return [*about, *drawn, (), *_in_few_words(variant, l10n, width)]
    return [*about, *_table_sample([variant], registry, l10n, width, room, signs), (), *options]


def _in_few_words(variant: type[Variant], l10n: L10n, width: int) -> Lines:
    """Returns a line for each option of a variant: its name and, in a column, what it does; the form for a new game
    explains it."""
    names = [l10n.named(name, name) for name, _ in _options_of(variant)]
    briefs = [l10n.named(f"{name}-brief", "") for name, _ in _options_of(variant)]
    column = max(map(cell_len, names), default=0) + 2
    if any(column + cell_len(brief) > width for brief in briefs):
        briefs = [""] * len(names)
    return [
        (Span(name, "strong"), Span(" " * (column - cell_len(name))), Span(brief, "dim"))
        for name, brief in zip(names, briefs, strict=True)
    ]


def _table_sample(
    variants: Sequence[type[Variant]], registry: Registry, l10n: L10n, width: int, height: int, signs: Signs
) -> Lines:
    """Returns what a variant is played with: an opponent works on cards, which a heading says where there is room for
    it, and otherwise there is a coatl."""
    if any(variant in registry.solo_games() for variant in variants):
        is_headed = height > _CARD_ROWS + 1
        room = min(height - 2 * is_headed, _FOR_OPPONENT)
        prophecies = [evolve(each, temples=()) for each in registry.card_sets.values()][:1]
        cards = cards_sample(prophecies, l10n, width, room, signs)
        if cards:
            head = (Span(fitted(l10n("plugins-opponent-cards"), width), "dim"),)
            return [head, (), *cards] if is_headed else cards
    scale = fit(LEGEND, width, 5 if height > _CARD_ROWS + 1 else 3)
    canvas = Canvas(width, scale.rows, signs)
    draw_serpent(canvas, 0, 0, LEGEND, scale)
    return list(canvas.lines())


def _players_sample(ids: Sequence[str], l10n: L10n, width: int, signs: Signs, helps: bool = True) -> Lines:
    """Returns computer players, from the weakest to the strongest, each beside a longer coatl than the one before, and
    how they play."""
    scale, lines = Scale(1, 3), list[tuple[Span, ...]]()
    left = serpent_width(LEGEND, scale) + 2
    for number, id in enumerate(ids, 2):
        told = wrap(l10n.named(f"player-{id}-help", ""), width - left) if helps else []
        canvas = Canvas(width, 1 + len(told), signs)
        draw_serpent(canvas, 0, 0, Serpent(LEGEND.pieces[: max(2, len(LEGEND.pieces) - len(ids) - 1 + number)]), scale)
        canvas.put(left, 0, fitted(l10n.named(f"player-{id}-name", id), width - left), "bold text")
        for y, line in enumerate(told, 1):
            canvas.put(left, y, line, "muted")
        lines += [*canvas.lines(), ()]
    return lines


def language_sample(l10n: L10n, width: int, height: int, signs: Signs) -> Lines:
    """Returns a coatl with the letters of a language, and the names of the colours; ``l10n`` speaks it."""
    canvas = Canvas(width, height, Signs(signs.ascii_only, own_letters(l10n), signs.plain))
    scale = fit(LEGEND, width, 5 if height > 12 else 3)
    if scale.rows + 1 > height:
        return []
    draw_serpent(canvas, 0, 0, LEGEND, scale)
    words, y = card_words(l10n), scale.rows + 1
    for color in COLORS:
        canvas.put(0, y, f" {canvas.letter(color)} ", f"bold on-{color}", color)
        canvas.put(4, y, words.color(color), "text")
        y += 1
    y += 1
    for message in ("menu-tagline", "menu-new-game", "menu-saves", "menu-rules"):
        for line in wrap(l10n(message), width):
            canvas.put(0, y, line, "muted" if message == "menu-tagline" else "text")
            y += 1
    return list(canvas.lines())[: min(y, height)]


def cards_sample(sets: Sequence[CardSet], l10n: L10n, width: int, height: int, signs: Signs) -> Lines:
    """Returns as many cards of these sets as there is room for, side by side in columns: prophecies, then temples."""
    faces: list[Prophecy | Temple] = [*chain(*([face for face, _ in each.prophecies] for each in sets))]
    temples = [*chain(*(each.temples for each in sets))]
    columns, rows = (width + _GAP) // (_CARD + _GAP), (height + 1) // (_CARD_ROWS + 1)
    room = columns * rows
    if room < 1 or not (faces or temples):
        return []
    last = min(len(temples), max(1, room // 4, room - len(faces)))
    step = max(1, len(faces) // max(1, room - last))  # of all colours, which are in order in the file
    cards = [Card(face) for face in (*faces[::step][: room - last], *temples[:last])]
    used, wide = -(-len(cards) // columns), min(_WIDEST, (width + _GAP) // columns - _GAP)
    canvas, words = Canvas(width, used * (_CARD_ROWS + 1), signs), card_words(l10n)
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        area = Rect(column * (wide + _GAP), row * (_CARD_ROWS + 1), wide, _CARD_ROWS + 1)
        draw_card(canvas, area, card, words)
        canvas.fill(Rect(area.x, area.bottom - 1, wide, 1), TABLE)  # it says what a card is worth beside a coatl
    return list(canvas.lines()[:-1])


def _named(messages: list[tuple[str, str]], l10n: L10n, width: int) -> Iterator[tuple[Span, ...]]:
    """Names, each with what it means below it."""
    for name, help in messages:
        yield (Span(l10n.named(name, name), "strong"),)
        for line in wrap(l10n.named(help, ""), width):
            yield (Span(line, "dim"),)
        yield ()
