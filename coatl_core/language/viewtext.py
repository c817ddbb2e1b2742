"""Writes a view as text: the table as one seat may see it, for programs without a screen of their own, whole or part by
part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coatl_core.cards.pieces import Piece
from coatl_core.files.sanitize import plain
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import PlayerScore
from coatl_core.game.scoring import player_score, with_variants
from coatl_core.game.view import PlayerView
from coatl_core.language.actiontext import question_text, turn_text
from coatl_core.language.cardtext import levels_text, prophecy_text, symbols_text, temple_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called, variant_title
from coatl_core.language.outcometext import given_text, scored_text
from coatl_core.language.tracktext import part_lines
from coatl_core.language.valuetext import AsSigns, pieces_text

EMPTY = "–"


def view_text(seen: PlayerView, l10n: L10n, signs: AsSigns = str) -> str:
    """Returns the table in lines of plain text: whose turn it is, what lies open, and what each player has. A card is
    shown with its id, which actions need, and with what it asks for. Pieces are written by ``signs``, or with None in
    words."""
    lines = [turn_text(seen, l10n), *asked_lines(seen, l10n, signs), "", *table_lines(seen, l10n, signs)]
    for seat in range(len(seen.players)):
        lines += ["", *player_lines(seen, seat, l10n, signs)]
    if seen.opponent is not None:
        lines += ["", *_opponent(seen.opponent, seen, l10n, signs)]
    for part in panel_lines(seen, l10n, signs):
        lines += ["", *part]
    return "\n".join(lines)


def asked_lines(seen: PlayerView, l10n: L10n, signs: AsSigns = str) -> list[str]:
    """Returns a line about who is asked what; no line if nobody is asked anything."""
    asked = seen.questions[-1:]
    return [
        l10n("view-asked", name=plain(seen.players[each.seat].name), question=question_text(each, seen, l10n, signs))
        for each in asked
    ]


def table_lines(seen: PlayerView, l10n: L10n, signs: AsSigns = str) -> Iterator[str]:
    """Returns what lies open in the middle of the table: the supply board, the bags, the row, the deck, the piles."""
    fields = (f"{number} {_pieces(pieces, l10n, signs)}" for number, pieces in enumerate(seen.supply, 1))
    yield l10n("view-supply", fields=" | ".join(fields))
    between = " " if signs is not None else l10n("list-comma")
    bags = between.join(_counted(kind, number, l10n, signs) for kind, number in seen.bags.items() if number)
    yield l10n("view-bags", pieces=bags or EMPTY)
    yield l10n("view-row")
    for place, card in enumerate(seen.row, 1):
        yield f"  {place}  {EMPTY if card is None else _prophecy(seen, card, l10n)}"
    yield l10n("view-deck", cards=seen.deck_size, discard=len(seen.discard))
    yield l10n("view-piles")
    for number, pile in enumerate(seen.piles, 1):
        top = pile.top and l10n("view-pile", temple=_temple(seen, pile.top, l10n), cards=pile.size)
        yield f"  {number}  {top or EMPTY}"


def player_lines(seen: PlayerView, seat: int, l10n: L10n, signs: AsSigns = str) -> Iterator[str]:
    """Returns what a player has: points, player board, hand, tokens, coatls with the cards beside them."""
    player = seen.players[seat]
    score = player_score(seat, plain(player.name), player.coatls, seen.catalog, seen.rules)
    score = with_variants(score, seen, seen.ruleset)
    name = l10n("pane-own-table", name=score.name) if seat == seen.seat else score.name
    yield l10n("view-player", name=name, points=score.points)
    yield "  " + l10n("view-board", pieces=_pieces(player.board, l10n, signs))
    yield "  " + l10n("view-hand", prophecies=player.hand_size, temples=player.temples_size)
    yield from (f"    {_prophecy(seen, card, l10n)}" for card in player.hand or ())
    yield from (f"    {_temple(seen, card, l10n)}" for card in player.temples or ())
    if player.tokens:
        yield "  " + l10n("view-tokens", tokens=l10n("list-comma").join(l10n(f"token-{t}") for t in player.tokens))
    yield from scored_lines(score, seen, l10n, signs)


def scored_lines(score: PlayerScore, seen: PlayerView, l10n: L10n, signs: AsSigns = str) -> Iterator[str]:
    """Returns the coatls of a player, each with its points and the cards beside it, and the points that variants
    give."""
    for number, scored in enumerate(score.coatls, 1):
        yield f"  {scored_text(number, scored, l10n, signs)}"
        yield from (f"    {l10n('view-line', card=line.card, points=line.points)}" for line in scored.lines)
    yield from (f"  {given_text(line, seen.catalog, l10n, signs)}" for line in score.lines)


def _opponent(opponent: Opponent, seen: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[str]:
    """What an automatic opponent has."""
    yield l10n("view-player", name=called(opponent, l10n), points=opponent.points)
    for card in opponent.cards:
        pieces = _pieces(card.pieces, l10n, signs)
        needs = card.needs if signs is not None else symbols_text(card.needs, l10n)
        yield "  " + l10n("view-opponent-card", card=card.card, pieces=pieces, needs=needs)
    yield from ("  " + l10n("view-line", card=line.card, points=line.points) for line in opponent.scored)
    yield from (f"  {given_text(line, seen.catalog, l10n, signs)}" for line in opponent.lines)


def panel_lines(seen: PlayerView, l10n: L10n, signs: AsSigns = str) -> Iterator[list[str]]:
    """Returns what variants show beside the table: for each of them its name and its lines."""
    for variant, shown in seen.panel():
        lines = (line for part in shown for line in part_lines(part, seen, l10n, signs))
        yield [variant_title(variant.id, l10n), *(f"  {line}" for line in lines)]


def _prophecy(seen: PlayerView, id: str, l10n: L10n) -> str:
    card = seen.catalog.prophecies[id]
    return l10n("view-card", card=id, text=prophecy_text(card, l10n), levels=levels_text(card.levels, l10n))


def _temple(seen: PlayerView, id: str, l10n: L10n) -> str:
    card = seen.catalog.temples[id]
    return l10n("view-card", card=id, text=temple_text(card, l10n), levels=levels_text(card.levels, l10n))


def _pieces(pieces: Iterable[Piece], l10n: L10n, signs: AsSigns) -> str:
    return pieces_text(pieces, l10n, signs) or EMPTY


def _counted(kind: Piece, number: int, l10n: L10n, signs: AsSigns) -> str:
    return f"{number}×{'' if signs is not None else ' '}{pieces_text([kind], l10n, signs)}"
