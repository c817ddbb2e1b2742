"""Writes a view as text: the table as one seat may see it, for programs without a screen of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coatl_core.cards.pieces import Piece
from coatl_core.files.sanitize import plain
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoring import player_score, with_variants
from coatl_core.game.view import PlayerView
from coatl_core.language.cardtext import levels_text, prophecy_text, temple_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.valuetext import shown_values

EMPTY = "–"


def view_text(seen: PlayerView, l10n: L10n) -> str:
    """Returns the table in lines of plain text: whose turn it is, what lies open, and what each player has. A card is
    shown with its id, which actions need, and with what it asks for."""
    lines = [_moment(seen, l10n), *_asked(seen, l10n), "", *_table(seen, l10n)]
    for seat in range(len(seen.players)):
        lines += ["", *_player(seen, seat, l10n)]
    opponent = seen.opponent
    if opponent is not None:
        lines += ["", *_opponent(opponent, l10n)]
    for variant, shown in seen.panel():
        lines += ["", variant_title(variant.id, l10n)]
        lines += [f"  {l10n(line.message, **shown_values(line.values, seen.catalog, l10n))}" for line in shown]
    return "\n".join(lines)


def _moment(seen: PlayerView, l10n: L10n) -> str:
    name = plain(seen.players[seen.acting if seen.held is None else seen.held[0]].name)
    if seen.phase == "over":
        return l10n("view-over", turn=seen.turn)
    if seen.phase == "keep":
        return l10n("view-keep", name=name)
    text = l10n("view-turn", turn=seen.turn, name=name)
    if seen.last_turns is None:
        return text
    end = l10n("table-last-turn") if seen.is_last_turn() else l10n("table-end-near", n=len(seen.last_turns))
    return f"{text} ({end})"


def _asked(seen: PlayerView, l10n: L10n) -> Iterator[str]:
    for question in seen.questions[-1:]:
        message, values = question.told
        text = l10n(message, **shown_values(values, seen.catalog, l10n))
        yield l10n("view-asked", name=plain(seen.players[question.seat].name), question=text)


def _table(seen: PlayerView, l10n: L10n) -> Iterator[str]:
    fields = (f"{number} {_pieces(pieces)}" for number, pieces in enumerate(seen.supply, 1))
    yield l10n("view-supply", fields=" | ".join(fields))
    bags = " ".join(f"{number}×{kind.text}" for kind, number in seen.bags.items() if number)
    yield l10n("view-bags", pieces=bags or EMPTY)
    yield l10n("view-row")
    for place, card in enumerate(seen.row, 1):
        yield f"  {place}  {EMPTY if card is None else _prophecy(seen, card, l10n)}"
    yield l10n("view-deck", cards=seen.deck_size, discard=len(seen.discard))
    yield l10n("view-piles")
    for number, pile in enumerate(seen.piles, 1):
        top = pile.top and l10n("view-pile", temple=_temple(seen, pile.top, l10n), cards=pile.size)
        yield f"  {number}  {top or EMPTY}"


def _player(seen: PlayerView, seat: int, l10n: L10n) -> Iterator[str]:
    player = seen.players[seat]
    score = player_score(seat, plain(player.name), player.coatls, seen.catalog, seen.rules)
    score = with_variants(score, seen, seen.ruleset)
    name = l10n("pane-own-table", name=score.name) if seat == seen.seat else score.name
    yield l10n("view-player", name=name, points=score.points)
    yield "  " + l10n("view-board", pieces=_pieces(player.board))
    yield "  " + l10n("view-hand", prophecies=player.hand_size, temples=player.temples_size)
    yield from (f"    {_prophecy(seen, card, l10n)}" for card in player.hand or ())
    yield from (f"    {_temple(seen, card, l10n)}" for card in player.temples or ())
    if player.tokens:
        yield "  " + l10n("view-tokens", tokens=l10n("list-comma").join(l10n(f"token-{t}") for t in player.tokens))
    for number, scored in enumerate(score.coatls, 1):
        state = "complete" if scored.coatl.complete else "open"
        yield "  " + l10n("view-coatl", number=number, coatl=str(scored.coatl), state=state, points=scored.points)
        yield from (f"    {l10n('view-line', card=line.card, points=line.points)}" for line in scored.lines)
    for extra in score.lines:
        text = l10n(extra.message, **shown_values(extra.values, seen.catalog, l10n))
        yield "  " + l10n("view-line", card=text, points=extra.points)


def _opponent(opponent: Opponent, l10n: L10n) -> Iterator[str]:
    yield l10n("view-player", name=plain(opponent.name), points=opponent.points)
    for card in opponent.cards:
        pieces, needs = _pieces(card.pieces), card.needs
        yield "  " + l10n("view-opponent-card", card=card.card, pieces=pieces, needs=needs)
    yield from ("  " + l10n("view-line", card=line.card, points=line.points) for line in opponent.scored)


def _prophecy(seen: PlayerView, id: str, l10n: L10n) -> str:
    card = seen.catalog.prophecies[id]
    return l10n("view-card", card=id, text=prophecy_text(card, l10n), levels=levels_text(card.levels, l10n))


def _temple(seen: PlayerView, id: str, l10n: L10n) -> str:
    card = seen.catalog.temples[id]
    return l10n("view-card", card=id, text=temple_text(card, l10n), levels=levels_text(card.levels, l10n))


def _pieces(pieces: Iterable[Piece]) -> str:
    return " ".join(kind.text for kind in pieces) or EMPTY
