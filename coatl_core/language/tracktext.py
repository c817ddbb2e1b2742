"""Tells what a variant shows beside the table: a line, and a track in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from coatl_core.game.offers import PanelLine
from coatl_core.game.track import Note, PanelPart, Track, Window
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, Marks, told_text


def line_text(line: PanelLine, seen: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a line says."""
    return told_text(line.message, line.values, seen.catalog, l10n, signs)


def points_text(points: int) -> str:
    """Returns points with their sign, as a ladder and a column have them: ``+3``, ``0``, ``−3``."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _gain(points: int, signs: AsSigns) -> str:
    """Points in a sentence; a screen draws those that are gained."""
    return signs.points(points) if points > 0 and isinstance(signs, Marks) else points_text(points)


def part_lines(part: PanelPart, seen: PlayerView, l10n: L10n, signs: AsSigns = None) -> Iterator[str]:
    """Yields what a variant shows as lines of text: a track's today, its windows with all players, and what is told of
    each player."""
    if isinstance(part, PanelLine):
        yield line_text(part, seen, l10n, signs)
        return
    if part.today:
        yield today_text(part, l10n)
    if part.calm is not None and part.running < 0:
        yield line_text(part.calm, seen, l10n, signs)
    for window in part.windows:
        yield _window_text(window, seen, l10n, signs)
    for player, note in zip(seen.players, part.notes, strict=False):
        yield note_text(note, player.name, seen, l10n, signs)


def note_text(note: Note, name: str, seen: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what is told of the player with this name."""
    told = [line_text(line, seen, l10n, signs) for line in (note.title, *note.means[:1])]
    return l10n("track-note", name=name, told=l10n("list-comma").join(told))


def today_text(track: Track, l10n: L10n) -> str:
    """Returns which day it is, and of how many, unless the game already has more than expected."""
    if track.today > track.days:
        return l10n("track-day-alone", day=track.today)
    return l10n("track-day", day=track.today, days=track.days)


def _window_text(window: Window, seen: PlayerView, l10n: L10n, signs: AsSigns) -> str:
    title = line_text(window.title, seen, l10n, signs)
    holds = line_text(window.holds[0], seen, l10n, signs) if window.holds else ""
    counted = line_text(window.counted[0], seen, l10n, signs)
    worth = [
        l10n("track-counted", name=player.name, n=count, points=points_text(window.points[seat]))
        if window.points
        else l10n("track-counted-only", name=player.name, n=count)
        for seat, (player, count) in enumerate(zip(seen.players, window.counts, strict=True))
    ]
    days = l10n("track-days", first=window.first, last=window.last) if window.first else ""
    lead = l10n("list-comma").join(each for each in (title, days) if each)
    told = l10n("list-semicolon").join(each for each in (holds, counted) if each)
    return l10n("track-window", title=lead, told=told, counts=l10n("list-comma").join(worth))


def count_sentences(
    track: Track, window: Window, seat: int, seen: PlayerView, l10n: L10n, signs: AsSigns = None
) -> Iterator[str]:
    """Yields what a window counts of a player: what it is worth and what more would be worth; and what it demands while
    it holds, and when it is scored. On a screen, what it demands is drawn beside it, and not told again."""
    title = line_text(window.title, seen, l10n, signs)
    title = title[:1].upper() + title[1:]
    drawn = isinstance(signs, Marks)
    counted, count = line_text(window.counted[0], seen, l10n, signs), window.counts[seat]
    name = signs.player(seat) if isinstance(signs, Marks) else seen.players[seat].name
    message = f"track-{'own' if seat == seen.seat else 'other'}{'' if window.points else '-only'}"
    points = _gain(window.points[seat], signs) if window.points else ""
    yield l10n(message, title=title, name=name, n=count, counted=counted, points=points)
    ahead = [] if window.scored else window.ahead(seat)
    if ahead:
        more = (l10n("track-more", n=n, points=_gain(points, signs)) for n, points in ahead[: 2 if drawn else None])
        yield l10n("track-ahead", more=l10n("list-semicolon").join(more))
    if window.scored and window.points:
        yield l10n("track-scored")
    elif window.first and (drawn or not window.holds):
        yield l10n("track-scored-after", last=window.last)
    elif window.first and not window.scored:
        yield l10n(
            "track-holds" if window.holds_on(track.today) else "track-will-hold",
            first=window.first,
            last=window.last,
            holds=line_text(window.holds[0], seen, l10n, signs),
        )
