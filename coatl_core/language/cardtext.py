"""Writes a card's text in the player's language from its pattern; cards have no sentences of their own."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.missing import Missing
from coatl_core.cards.patterns import ANY, Count, Pattern, Pieces, Sequence, Token
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Requirement, Temple, WithoutCard, WithoutColor
from coatl_core.language.l10n import L10n


def card_text(card: str, catalog: Catalog, l10n: L10n) -> str:
    """Returns what the prophecy or temple with this id asks for. Raises KeyError for any other id."""
    prophecy = catalog.prophecies.get(card)
    return prophecy_text(prophecy, l10n) if prophecy is not None else temple_text(catalog.temples[card], l10n)


def prophecy_text(prophecy: Prophecy, l10n: L10n) -> str:
    """Returns what a coatl must have to fulfil the prophecy, without its levels."""
    match prophecy.pattern:
        case Count(color=color):
            return l10n("prophecy-count", color=color)
        case Pieces(counts=counts):
            items = [l10n("prophecy-pieces-item", n=n, color=color) for color, n in counts]
            return l10n("prophecy-pieces", items=l10n("list-comma").join(items))
        case Sequence() as sequence:
            return _sequence_text(sequence, l10n)


def prophecy_hint(prophecy: Prophecy, l10n: L10n, *, short: bool = False) -> str:
    """Returns in few words how the pieces of a prophecy must lie, to be read beside its pattern; ``short`` ones are two
    or three."""
    return l10n(f"card-hint-{_kind(prophecy.pattern)}{'-short' if short else ''}")


def _kind(pattern: Pattern) -> str:
    match pattern:
        case Count():
            return "count"
        case Pieces():
            return "pieces"
    if pattern.not_before or pattern.not_after:
        return "apart"
    if any(token.color == ANY for token in pattern.tokens):
        return "gap"
    return "more" if any(token.plus for token in pattern.tokens) else "row"


def _sequence_text(sequence: Sequence, l10n: L10n) -> str:
    tokens, before, after = sequence.tokens, sequence.not_before, sequence.not_after
    color = tokens[0].color
    if all(token == Token(color) for token in tokens) and color != ANY and len(tokens) > 1:
        if before == after == color:
            return l10n("prophecy-run-apart", n=len(tokens), color=color)
        text = l10n("prophecy-run", n=len(tokens), color=color)
    elif len(tokens) == 3 and tokens[0] == tokens[2] and tokens[1].plus and not tokens[0].plus and color != ANY:
        text = l10n("prophecy-surrounded", middle=_token_text(tokens[1], 1, l10n), color=color)
    elif (gap := _gap(tokens)) is not None:
        text = l10n(
            "prophecy-between",
            before=_items_text(tokens[:gap], l10n),
            after=_items_text(tokens[gap + 1 :], l10n),
            middle=_token_text(tokens[gap], 1, l10n),
        )
    elif len(tokens) == 1:
        text = _token_text(tokens[0], 1, l10n)
    else:
        text = l10n("prophecy-sequence", items=_items_text(tokens, l10n))
    if before:
        text = l10n("prophecy-guarded-before", text=text, color=before)
    if after:
        text = l10n("prophecy-guarded-after", text=text, color=after)
    return text


def _gap(tokens: tuple[Token, ...]) -> int | None:
    """Returns the index of the ``*+`` between other tokens, or None if there is none or another token has ``+`` too."""
    runs = [i for i, token in enumerate(tokens) if token.plus]
    if len(runs) == 1 and tokens[runs[0]].color == ANY and 0 < runs[0] < len(tokens) - 1:
        return runs[0]
    return None


def _items_text(tokens: tuple[Token, ...], l10n: L10n) -> str:
    items = [_token_text(token, len(list(group)), l10n) for token, group in groupby(tokens)]
    return l10n("list-then").join(items)


def _token_text(token: Token, times: int, l10n: L10n) -> str:
    if token.color == ANY:
        return l10n("token-any-plus" if token.plus else "token-any", n=times)
    if token.plus:
        return l10n("token-plus", color=token.color)
    return l10n("token-times", n=times, color=token.color) if times > 1 else l10n("token-one", color=token.color)


def levels_text(levels: tuple[tuple[int, int], ...], l10n: L10n) -> str:
    """Returns the points of a card: ``7 points``, or ``3× 2, 4× 3 … points``."""
    if len(levels) == 1 and levels[0][0] == 1:
        return l10n("levels-single", points=levels[0][1])
    items = [l10n("level", times=times, points=points) for times, points in levels]
    return l10n("levels-list", items=l10n("list-comma").join(items))


def temple_text(temple: Temple, l10n: L10n) -> str:
    """Returns the requirements of a temple in one sentence."""
    first, *rest = [requirement_text(requirement, l10n) for requirement in temple.requirements]
    for text in rest:
        first = l10n("temple-and", first=first, second=text)
    return first


def requirement_text(requirement: Requirement, l10n: L10n) -> str:
    """Returns one requirement of a temple."""
    match requirement:
        case WithoutColor(color=color):
            return l10n("temple-no-color", color=color)
        case Length(pieces=pieces):
            return l10n("temple-length", n=pieces)
        case Equal(first=first, second=second):
            return l10n("temple-equal", first=first, second=second)
        case WithoutCard(color=color):
            return l10n("temple-no-card", color=color)


def prophecy_sentence(prophecy: Prophecy, l10n: L10n) -> str:
    """Returns a sentence of what a prophecy is: its colour, what it asks for, and what its levels pay."""
    text = f"{prophecy_text(prophecy, l10n)} · {levels_text(prophecy.levels, l10n)}"
    return l10n("inspect-prophecy", color=prophecy.color, text=text)


def temple_sentence(temple: Temple, l10n: L10n) -> str:
    """Returns a sentence of what a temple is: what it asks for, and what that pays."""
    return l10n("inspect-temple", text=f"{temple_text(temple, l10n)} · {levels_text(temple.levels, l10n)}")


def missing_text(missing: Missing, l10n: L10n) -> str:
    """Returns what a card lacks for its next level."""
    parts = [
        l10n(f"missing-{end}", pieces=symbols_text(symbols, l10n))
        for end, symbols in (("head", missing.head), ("tail", missing.tail), ("anywhere", missing.anywhere))
        if symbols
    ]
    return l10n("list-and").join(parts)


def symbols_text(symbols: Iterable[str], l10n: L10n) -> str:
    """Returns several symbols in order; equal ones that follow each other are counted: ``2 red, any colour``."""
    numbers = [(symbol, len(list(alike))) for symbol, alike in groupby(symbols)]
    return l10n("list-comma").join(_symbol_text(symbol, number, l10n) for symbol, number in numbers)


def _symbol_text(symbol: str, number: int, l10n: L10n) -> str:
    if symbol == "*":
        return l10n("any-color") if number == 1 else l10n("token-any", n=number)
    if symbol.startswith("!"):
        colors = l10n("list-or").join(l10n("color", color=c) for c in symbol[1:])
        return l10n("list-comma").join([l10n("any-color-but", colors=colors)] * number)
    return l10n("token-one", color=symbol) if number == 1 else l10n("missing-counted", n=number, color=symbol)
