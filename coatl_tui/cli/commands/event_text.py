"""An event as lines of text: the table, the pairings with their results, and the invitations of its persons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from coatl_core.game.standings import Standing
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.invitation import Invitation, invitations
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign, written
from coatl_core.saves.events import Event
from coatl_tui.cli.commands import ascii_only, table

_COLUMNS = "place", "player", "games", "points", "victories", "ahead", "elo", "sure"
_HALF = "½"


def lines(event: Event, l10n: L10n) -> Iterator[str]:
    """Yields all of an event: how far it is, the table, and every round."""
    yield title(event, l10n)
    yield ""
    yield from table_lines(event, l10n)
    for number in range(1, event.games[-1].round + 1):
        yield ""
        yield from round_lines(event, number, l10n)


def title(event: Event, l10n: L10n) -> str:
    """Returns how far an event is."""
    games = len(event.games)
    return l10n("event-title", event=event.name, done=games - len(event.open), games=games)


def table_lines(event: Event, l10n: L10n) -> Iterator[str]:
    """Yields the table under its header."""
    rows = [[l10n(f"event-column-{column}") for column in _COLUMNS]]
    rows += [[*map(printed, _row(event, standing, l10n))] for standing in event.table()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    names = _COLUMNS.index("player")
    aligned = [
        [cell if column == names else cell.rjust(widths[column]) for column, cell in enumerate(row)] for row in rows
    ]
    yield from table(aligned[0], aligned[1:], cell_len)


def _row(event: Event, standing: Standing, l10n: L10n) -> list[str]:
    entrant, elo = event.entrants[standing.player], standing.elo
    low, rating, high = (with_sign(round(value or 0.0)) for value in (elo.low, elo.elo, elo.high))
    return [
        written(standing.place),
        l10n("event-gone-home", name=entrant.name) if entrant.withdrawn else entrant.name,
        written(standing.games),
        halves(standing.score),
        written(standing.victories),
        with_sign(standing.ahead),
        rating,
        f"{low} … {high}",
    ]


def halves(score: float) -> str:
    """Returns points as a club writes them: ``3½``."""
    whole, half = int(score), _HALF if score % 1 else ""
    return f"{whole or '' if half else whole}{half}"


def round_lines(event: Event, number: int, l10n: L10n) -> Iterator[str]:
    """Yields the games of a round, and who has none."""
    yield l10n("event-round", n=number, rounds=event.games[-1].round)
    here = [game for game, pairing in enumerate(event.games, 1) if pairing.round == number]
    first, *others = (_cells(event, game, l10n) for game in here)
    yield from table(first, others, cell_len)
    playing = {player for game in here for player in event.games[game - 1].players}
    for player, entrant in enumerate(event.entrants):
        if player not in playing:
            yield " " * 6 + l10n("event-bye", name=entrant.name)


def game_line(event: Event, game: int, l10n: L10n) -> str:
    """Returns a game and how it went."""
    return "  ".join(filter(None, map(str.strip, _cells(event, game, l10n))))


def _cells(event: Event, game: int, l10n: L10n) -> list[str]:
    pair = l10n("list-then").join(entrant.name for entrant in event.pair(game))
    return [f"{game:>4}", pair, *state(event, game, l10n)]


def state(event: Event, game: int, l10n: L10n) -> tuple[str, str]:
    """Returns how a game stands: the points and who has won, or why there are none."""
    played, result, code = event.played(game), event.result(game), event.code(game)
    names = [entrant.name for entrant in event.pair(game)]
    if result is not None:
        won = l10n("list-and").join(names[seat] for seat in result.winners)
        return " : ".join(map(written, result.points)), l10n("event-told", won=won) if result.told else won
    if played is not None:
        return l10n("event-forfeited"), names[played.winners[0]]
    if not event.is_open(game):
        return l10n("event-cancelled"), ""
    if code:
        return l10n("event-at-host"), shown_code(code)
    return l10n("event-now" if game in event.ready else "event-later"), ""


def passes(event: Event, at: Invitation | None, shown: Sequence[str], l10n: L10n) -> Iterator[str]:
    """Yields for each person what they join with, one line for each address of the host; without the way to it their
    passes alone."""
    for entrant in event.entrants:
        if not entrant.token or entrant.withdrawn:
            continue
        if at is None:
            yield l10n("event-pass", name=entrant.name, command=shown_code(entrant.token))
        else:
            ways = invitations(Invitation(entrant.token, at.host, at.port, at.pin), shown)
            yield l10n("event-pass", name=entrant.name, command=f"coatl join {ways[0]}")
            yield from (f"    coatl join {way}" for way in ways[1:])


def printed(text: str) -> str:
    """Returns the text with signs that this terminal has."""
    if not ascii_only():
        return text
    for sign, instead in (("…", ".."), ("½", ".5"), ("−", "-"), ("–", "-")):
        text = text.replace(sign, instead)
    return text
