"""Writes how a game has ended: who has won and why, and what every coatl and every card has brought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from coatl_core.cards.catalog import Catalog
from coatl_core.files.sanitize import plain
from coatl_core.game.coatl import ScoreLine, VariantLine
from coatl_core.game.events import EndBegan, Event, GameEnded, VariantEvent
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import CoatlScore, PlayerScore, ScoreSheet
from coatl_core.game.view import PlayerView
from coatl_core.language.cardtext import card_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.valuetext import AsSigns, coatl_text, told_text


def outcome_sentences(sheet: ScoreSheet, view: PlayerView, log: Iterable[Event], l10n: L10n) -> Iterator[str]:
    """Returns who has won and what decided it (RULES 8.7), and as far as they are known after how many turns, and why
    the game has ended (8.1). The ``log`` is all that has happened in it."""
    yield winner_text(sheet, l10n)
    if view.turn:
        yield l10n("sheet-after", n=view.turn)
    if view.ending == "finished":
        yield from (told_text(why.message, why.values, view.catalog, l10n) for why in _finish(log))
    elif view.ending is not None:
        ender = next((event.seat for event in log if isinstance(event, EndBegan)), None)
        name = view.players[ender].name if ender is not None else ""
        yield l10n(f"score-ended-{view.ending}", name=name, n=view.rules.coatls)


def _finish(log: Iterable[Event]) -> Iterator[VariantEvent]:
    """How a variant has ended the game: that stands in the log just before the end."""
    yield from (
        before for before, event in pairwise(log) if isinstance(event, GameEnded) and isinstance(before, VariantEvent)
    )


def winner_text(sheet: ScoreSheet, l10n: L10n) -> str:
    """Returns who has won, and by what if the points were equal (RULES 8.7); or that all have won or lost together."""
    winners = [sheet.players[seat] for seat in sheet.winners]
    if sheet.verdict:
        return l10n(sheet.verdict)
    if sheet.goal is not None and sheet.goal.together:
        return l10n(f"score-{'won' if winners else 'lost'}-together", names=side_name(sheet.players, l10n))
    if sheet.decided_by == "shared":
        return l10n("score-shared", names=side_name(winners, l10n))
    by = "" if sheet.decided_by == "points" else f"-{sheet.decided_by}"
    if len(winners) > 1:
        return l10n(f"score-winners{by}", names=side_name(winners, l10n))
    return l10n(f"score-winner{by}", name=winners[0].name)


def side_name(side: Iterable[PlayerScore], l10n: L10n) -> str:
    """Returns the names of those who win together."""
    return names_text([player.name for player in side], l10n)


def names_text(names: Sequence[str], l10n: L10n) -> str:
    """Returns names with commas, and a word before the last one; there must be one."""
    *first, last = names
    return l10n("list-and").join([*filter(None, [l10n("list-comma").join(first)]), last])


def side_lines(sheet: ScoreSheet, l10n: L10n) -> Iterator[str]:
    """Returns the points of those who win together, a line for each side; nothing where everybody wins alone."""
    if sheet.goal is not None:
        for side in sheet.sides:
            yield l10n("view-player", name=side_name(side, l10n), points=sum(player.points for player in side))


def met_text(line: ScoreLine, catalog: Catalog, l10n: L10n) -> str:
    """Returns how often a prophecy counts beside a coatl, or how many requirements of a temple are met."""
    return l10n("score-times" if line.card in catalog.prophecies else "score-requirements", n=line.met)


def line_text(line: ScoreLine, catalog: Catalog, l10n: L10n) -> str:
    """Returns what a card beside a coatl asks for, how often that is there, and its points."""
    told = f"{met_text(line, catalog, l10n)} {card_text(line.card, catalog, l10n)}"
    return l10n("view-line", card=told, points=line.points)


def given_text(line: VariantLine, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a variant gives points for, and how many."""
    return l10n("view-line", card=told_text(line.message, line.values, catalog, l10n, signs), points=line.points)


def scored_text(number: int, score: CoatlScore, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns a coatl with its number, whether it is complete, and its points."""
    state, shown = "complete" if score.coatl.complete else "open", coatl_text(score.coatl, l10n, signs)
    return l10n("view-coatl", number=number, coatl=shown, state=state, points=score.points)


def unfinished_text(score: CoatlScore, rules: Rules, l10n: L10n) -> str:
    """Returns that a coatl is unfinished and what of its points counts then (RULES 8.6); an empty text if it is
    complete."""
    if score.coatl.complete:
        return ""
    return l10n("score-unfinished-half" if rules.unfinished_score_half else "score-unfinished")


def sheet_text(sheet: ScoreSheet, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the whole score sheet: the points of every player, of each coatl and of each card beside it, what
    variants have given, and the points of those who win together."""
    lines = [line for player in sheet.players for line in _player(player, view, l10n, signs)]
    lines += map(plain, side_lines(sheet, l10n))
    if sheet.opponent is not None:
        lines.append(l10n("view-player", name=called(sheet.opponent, l10n), points=sheet.opponent.points))
        lines += (f"  {line_text(line, view.catalog, l10n)}" for line in sheet.opponent.scored)
        lines += (f"  {given_text(line, view.catalog, l10n, signs)}" for line in sheet.opponent.lines)
    return "\n".join(lines)


def _player(player: PlayerScore, view: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[str]:
    yield l10n("view-player", name=plain(player.name), points=player.points)
    if not player.coatls:
        yield f"  {l10n('score-no-coatl')}"
    for number, score in enumerate(player.coatls, 1):
        yield f"  {scored_text(number, score, l10n, signs)}"
        yield from (f"    {line_text(line, view.catalog, l10n)}" for line in score.lines)
    yield from (f"  {given_text(line, view.catalog, l10n, signs)}" for line in player.lines)
