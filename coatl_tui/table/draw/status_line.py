"""The status line: whose turn it is or that somebody is away, what can be done, points, how near the end is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size

from coatl_core.language.actiontext import due
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import called
from coatl_core.language.systemtext import system_text
from coatl_tui.table.draw.board import Board, points_of
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.widgets.canvas import THINKING, Canvas, Rect, meter
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.serpent import SEAM

_Parts: TypeAlias = list[tuple[str, str]]
"""Texts one behind the other, each with its ink."""
_METER = "\0"
"""The text in whose place the meter of the bodies is drawn."""
_METER_WIDTH = 10
_NAME = 12
"""The most cells of a name."""
_SCORES = ((3, _NAME), (2, _NAME), (2, 8), (2, 6), (2, 4), (2, 3), (2, 0))
"""The points of all players: the cells between them, and those of a name."""
_GIVING_WAY = "due due end due score score end score due end due score score due due end score"
"""What gives way for the points of all players, in this order: each time, that of the three parts of the status is
shown more shortly. A number that changes meaning without its neighbour stays with it, and the points stay to the
last."""


def draw_status(canvas: Canvas, board: Board) -> None:
    """Whose turn it is and what can be done, or that all of this is a trial; at the right the points of all players,
    the own first, and how near the end is. Unsure points of open coatls are muted."""
    scene, area = board.scene, board.at.status
    view = scene.view
    canvas.fill(area, "bar")
    if scene.trial is not None:
        x = canvas.put(0, area.y, f" {scene.l10n('status-trial')} ", "bold on-points", "news") + 1
    else:
        opponent = view.opponent if view.phase == "opponent" else None
        waits_for = scene.waiting.seat
        name = view.players[view.acting if waits_for is None else waits_for].name
        name = called(opponent, scene.l10n) if opponent else name
        name = fitted(name if board.moment is None else board.moment.name, _NAME)
        x = canvas.put(0, area.y, f" {name} ", "bold on-points", "points") + 1
    shown: dict[str, Sequence[_Parts]] = {
        "due": _due(board),
        "end": _end(board, area),
        "score": [_points(board, *variant) for variant in _SCORES],
    }
    level = dict.fromkeys(shown, 0)

    def chosen(part: str) -> _Parts:
        return shown[part][min(level[part], len(shown[part]) - 1)]

    def need() -> int:
        return x + sum(_width(chosen(part)) + 2 for part in shown if chosen(part))

    gave_way = []
    for part in _GIVING_WAY.split():
        if need() <= area.right:
            break
        level[part] += 1
        gave_way.append(part)
    for part in reversed(gave_way):  # what has left more room than was needed
        level[part] -= 1
        level[part] += need() > area.right
    end = area.right - 1 - _width(chosen("end"))
    _put(canvas, end, area.y, chosen("end"), 1 - view.bodies_left() / max(1, view.rules.bodies_per_color * 5))
    start = end - 2 * bool(chosen("end")) - _width(chosen("score"))
    _put(canvas, start, area.y, chosen("score"))
    due = chosen("due")
    if board.moment is not None:
        room = start - 2 - x
        due = next(([(text, "muted")] for text in board.moment.texts if cell_len(text) <= room), [])
    elif len(due) == 1:  # a sentence takes all the room that is left
        room, texts = start - 2 - x, [parts[0][0].rstrip() for parts in shown["due"][:2] if parts]
        text = next((text for text in texts if cell_len(text) <= room), texts[-1])
        due = [(_clauses(text, room), due[0][1])]
    _put(canvas, x, area.y, due)


def _clauses(text: str, room: int) -> str:
    """A sentence that is cut where a clause ends, or else wherever it must be."""
    ends = [found.start() for found in re.finditer("[,:;]? ", text) if found.group() != " "]
    return next((text[:end] for end in (len(text), *ends[::-1]) if cell_len(text[:end]) <= room), fitted(text, room))


def _width(parts: _Parts) -> int:
    return sum(_METER_WIDTH if text == _METER else cell_len(text) for text, _ in parts)


def _put(canvas: Canvas, x: int, y: int, parts: _Parts, used: float = 0) -> None:
    for text, ink in parts:
        x = meter(canvas, x, y, _METER_WIDTH, 1 - used) if text == _METER else canvas.put(x, y, text, ink)


def _end(board: Board, area: Rect) -> list[_Parts]:
    """How near the end is: how many bodies are left, or who will still have a turn; or why the game is not saved."""
    view, l10n = board.scene.view, board.scene.l10n
    if board.unsaved:
        text = l10n("table-unsaved", reason=system_text(board.unsaved.reason, l10n))
        return [[(fitted(text, most), "bold news")] for most in (area.width // 2, area.width // 3, area.width // 4)]
    if view.last_turns is not None and view.phase != "over":
        return _last_turns(board, area)
    left, bodies = (f"{view.bodies_left():>3}", "text"), (f"{l10n('status-bodies')} ", "muted")
    framed = [[bodies, (_METER, "muted"), (" ", "muted"), left]] if area.width >= 100 else []
    return [*framed, [bodies, left], [(SEAM, "muted"), (str(view.bodies_left()), "text")], []]


def _last_turns(board: Board, area: Rect) -> list[_Parts]:
    """Who will still have a turn, in order: their names as far as there is room for them, or how many they are."""
    view, l10n = board.scene.view, board.scene.l10n
    assert view.last_turns is not None
    lead = [(l10n("table-last-turn"), "bold news")] if view.is_last_turn() else []
    seats = [seat for seat, _ in view.last_turns]
    shown: list[_Parts] = []
    for room in (_NAME, 8, 6, 4, 3):
        names = [(f" {fitted(view.players[seat].name, room)}", player_ink(seat)) for seat in seats]
        after = [(l10n("status-then"), "muted"), *names] if seats else []
        shown.append([*lead, *([(" · ", "muted")] if lead and after else []), *after])
    shown.append(lead or [(l10n("table-end-near", n=len(seats)), "bold news")])
    most = area.width // (2 if area.width >= 100 else 3)
    return [parts for parts in shown if _width(parts) <= most] or shown[-1:]


def _scores(board: Board) -> list[tuple[str, int, int, bool]]:
    """Name, sure points and unsure ones of all who play, the own first and marked."""
    view = board.scene.view
    count = len(view.players)
    own = view.seat if view.seat is not None else view.acting
    scores = []
    for seat in sorted(range(count), key=lambda s: (s - own) % count):
        player = view.players[seat]
        sure, unsure = points_of(board.scene.view, seat)
        if seat == own and board.counted is not None:
            sure = board.counted
        scores.append((player.name, sure, unsure, seat == own))
    opponent = view.opponent
    if opponent is not None:
        scores.append((called(opponent, board.scene.l10n), opponent.points, 0, False))
    return scores


def _points(board: Board, gap: int, room: int) -> _Parts:
    """The points of all players, with names of so many cells."""
    scores = _scores(board)
    names = _short([name for name, *_ in scores], room)
    parts: _Parts = []
    for name, (_, sure, unsure, own) in zip(names, scores, strict=True):
        parts.append((" " * gap * bool(parts) + name + " " * bool(name), "bold text" if own else "muted"))
        parts.append((written(sure), points_ink(sure)))
        parts += [(f" +{unsure}", "muted")] if unsure else []
    return parts


def _short(names: list[str], room: int) -> list[str]:
    """The names in so many cells at most. Where their beginnings are the same, the last character tells them apart."""
    if room == _NAME:
        return [fitted(name, room) for name in names]
    cut = [set_cell_size(name, room).rstrip() if cell_len(name) > room else name for name in names]
    if len({*cut}) == len(cut) or room < 2:
        return cut
    return [f"{set_cell_size(name, room - 1).rstrip()}{name[-1]}" if cell_len(name) > room else name for name in names]


def _due(board: Board) -> list[_Parts]:
    """What can be done now, always more shortly, and at last nothing of it."""
    scene = board.scene
    view, l10n = scene.view, scene.l10n
    if board.moment is not None:
        return [[(text, "muted")] for text in board.moment.texts]
    if scene.trial is not None:
        return _shorter(l10n("trial-status", coatl=scene.trial.number), "muted")
    if scene.computer_moves:
        thinks = f"{board.thinking or THINKING[0]} {l10n('due-thinks')}"
        most = max(map(cell_len, (thinks, l10n("due-other"))))  # what stands behind it keeps its place
        text = thinks if board.thinking else l10n("due-other")
        # The mark is seen at any width; where only it has room, the words take what is left beside it.
        return [[(f"{text:{most}}", "muted")]] * 5 + [[(board.thinking or " ", "muted")]]
    if scene.waiting.cut:
        return _shorter(l10n("due-cut"), "bold news")[:-1]
    if scene.waiting.who in ("ended", "closed"):
        return _shorter(l10n(f"due-{scene.waiting.who}"), "bold news")[:-1]
    if scene.waiting.who == "person":
        return _person_moves(board)
    what, limits = due(view), view.limits(view.acting)
    if what == "action":
        return _possible(board)
    if board.completing is not None:
        return _short_form(*(l10n(f"completing-due{size}", coatl=view.closing + 1) for size in ("", "-short")))
    if what == "opponent":
        return _short_form(l10n("status-due-opponent"), l10n("status-due-opponent-short"))
    return _shorter(l10n(f"status-due-{what}", most=limits.kept, least=limits.kept_least), "text")


def _person_moves(board: Board) -> list[_Parts]:
    """That somebody elsewhere is to move, or has been away for so long."""
    l10n, away = board.scene.l10n, board.scene.waiting.away
    if away is None:
        return _shorter(l10n("due-looked-on" if board.scene.looks_on else "due-other"), "muted")
    return _shorter(l10n("due-away", minutes=int(away // 60)), "bold news")[:-1]


def _shorter(text: str, ink: str) -> list[_Parts]:
    """A text, and its beginning as far as there is less and less room."""
    return [[(text, ink)]] * 3 + [[(fitted(text, most), ink)] for most in (24, 12)] + [[]]


def _short_form(text: str, short: str) -> list[_Parts]:
    """A text, a shorter one, and the beginning of that."""
    return [[(text, "text")], [(short, "text")], [(short, "text")], *_shorter(short, "text")[3:]]


def _possible(board: Board) -> list[_Parts]:
    """The actions of a turn, each with the key that goes there."""
    view, l10n = board.scene.view, board.scene.l10n
    due = [("go-supply", "take"), ("go-prophecies", "choose"), ("go-coatls", "assemble")]
    token = [("token", "token")] if view.rules.sacrifice_tokens and view.players[view.acting].tokens else []

    def keys(which: list[tuple[str, str]], worded: bool = True) -> _Parts:
        parts: _Parts = []
        for command, word in which:
            key = board.key(command) if command == "token" else board.letter(command)  # as below: no pane has it
            parts.append(("  " * bool(parts) + key, "bold key"))
            parts += [(f" {l10n(f'status-{word}')}", "text")] if worded else []
        return parts

    one_of = l10n("status-one-of")
    leads = [[(f"{lead}  ", "muted")] for lead in (f"{l10n('status-turn', turn=view.turn)} · {one_of}", one_of)]
    words = keys([*due, *token])
    return [*(lead + words for lead in leads), words, keys(due), keys(due, worded=False), []]
