"""The narrow panes of the table: the status above, the sentence and the keys below."""

from __future__ import annotations

import re

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board, points_of
from coatl_tui.table.draw.recap import player_ink
from coatl_tui.table.panes.inspector import details
from coatl_tui.widgets.canvas import THINKING, Canvas, Rect, meter
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.keybar import draw_bar

# Status


def draw_status(canvas: Canvas, board: Board) -> None:
    """Whose turn it is and what can be done, or that all of this is a trial; at the right the points of all, and how
    many bodies are left."""
    scene, area = board.scene, board.at.status
    view = scene.view
    canvas.fill(area, "bar")
    if scene.trial is not None:
        x = canvas.put(0, area.y, f" {scene.l10n('status-trial')} ", "bold on-points", "news") + 1
        end = _draw_end(canvas, board, area)
        x = canvas.put(x, area.y, fitted(scene.l10n("trial-status", coatl=scene.trial.number), end - x), "muted")
        _draw_scores(canvas, board, x + 1, end)
        return
    opponent = view.opponent if view.phase == "opponent" else None
    name = fitted(opponent.name if opponent else view.players[view.acting].name, 12)
    x = canvas.put(0, area.y, f" {name} ", "bold on-points", "points") + 1
    end = _draw_end(canvas, board, area)
    x = _draw_due(canvas, board, x, end)
    _draw_scores(canvas, board, x + 1, end)


def _draw_end(canvas: Canvas, board: Board, area: Rect) -> int:
    """How near the end is. Returns the column it begins at."""
    view, l10n = board.scene.view, board.scene.l10n
    if board.unsaved:
        text = fitted(l10n("table-unsaved", reason=board.unsaved), area.width // 2)
        return canvas.right(area.right - 1, area.y, text, "bold news") - 2
    if view.last_turns is not None and view.phase != "over":
        return _draw_last_turns(canvas, board, area)
    left = view.bodies_left()
    x = canvas.right(area.right - 1, area.y, f"{left:>3}", "text")
    if area.width >= 100:
        most = max(1, view.rules.bodies_per_color * 5)
        x -= 11
        meter(canvas, x, area.y, 10, left / most)
    return canvas.right(x - 1, area.y, l10n("status-bodies"), "muted") - 2


def _draw_last_turns(canvas: Canvas, board: Board, area: Rect) -> int:
    """Who will still have a turn, in order: their names, as long as there is room for them."""
    view, l10n = board.scene.view, board.scene.l10n
    assert view.last_turns is not None
    lead = [(l10n("table-last-turn"), "bold news")] if view.is_last_turn() else []
    seats = [seat for seat, _ in view.last_turns]
    most = area.width // (2 if area.width >= 100 else 3)
    for room in (12, 8, 6, 4, 3):
        names = [(f" {fitted(view.players[seat].name, room)}", player_ink(seat)) for seat in seats]
        after = [(l10n("status-then"), "muted"), *names] if seats else []
        parts = [*lead, *([(" · ", "muted")] if lead and after else []), *after]
        width = sum(cell_len(text) for text, _ in parts)
        if width <= most:
            break
    else:
        parts = lead or [(l10n("table-end-near", n=len(seats)), "bold news")]
        width = sum(cell_len(text) for text, _ in parts)
    start = x = area.right - 1 - width
    for text, ink in parts:
        x = canvas.put(x, area.y, text, ink)
    return start - 2


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
        scores.append((opponent.name, opponent.points, 0, False))
    return scores


def _draw_scores(canvas: Canvas, board: Board, start: int, end: int) -> None:
    """The points of all players, the own first; unsure ones of open coatls are muted. Those that have no room are left
    out, for they stand in the other panes."""
    scores = _scores(board)
    for extra in (True, False):
        texts = [(n, str(s), f" +{u}" if u and extra else "", o) for n, s, u, o in scores]
        if _score_width(texts) <= end - start:
            break
    if board.at.design == "large":  # nothing else tells all of them there
        for room in (9, 6, 3):
            if _score_width(texts) > end - start:
                texts = [(fitted(name, room), points, more, own) for name, points, more, own in texts]
    while len(texts) > 1 and _score_width(texts) > end - start:
        texts.pop()
    if _score_width(texts) > end - start:  # whose points they are stands at the left
        texts = [(board.scene.l10n("drawn-points", points=scores[0][1]), *texts[0][1:])]
    for name, points, more, own_one in reversed(texts):
        end = canvas.right(end, 0, more, "muted") if more else end
        end = canvas.right(end, 0, points, points_ink(int(points))) - 1
        end = canvas.right(end, 0, name, "bold text" if own_one else "muted") - 3


def _score_width(texts: list[tuple[str, str, str, bool]]) -> int:
    return (
        sum(cell_len(name) + len(points) + len(more) + 4 for name, points, more, _ in texts) - 3
    )  # the last has no gap


def _draw_due(canvas: Canvas, board: Board, x: int, end: int) -> int:
    """What can be done now; the own points have their place behind it. Returns the column after it."""
    scene, scores = board.scene, _scores(board)
    view, l10n = scene.view, scene.l10n
    least = cell_len(l10n("drawn-points", points=scores[0][1])) + 5
    end -= least
    if scene.computer_moves:
        texts = l10n("due-other"), f"{board.thinking or THINKING[0]} {l10n('due-thinks')}"
        canvas.put(x, 0, fitted(texts[bool(board.thinking)], end - x), "muted")
        return min(end, x + max(map(cell_len, texts))) + 1  # what stands behind it keeps its place
    if view.phase == "action" and not view.acted and view.actions_left <= 1:
        due = [("go-supply", "take"), ("go-prophecies", "choose"), ("go-coatls", "assemble")]
        if view.rules.sacrifice_tokens and view.players[view.acting].tokens:
            due.append(("token", "token"))
        words = [(board.letter(command), l10n(f"status-{word}")) for command, word in due]
        need = sum(len(key) + cell_len(word) + 3 for key, word in words)
        spare = sum(cell_len(name) + len(str(sure)) + 4 for name, sure, _, _ in scores)
        for lead in (f"{l10n('status-turn', turn=view.turn)} · {l10n('status-one-of')}", l10n("status-one-of")):
            if x + cell_len(lead) + 2 + need + spare <= end:
                x = canvas.put(x, 0, lead, "muted") + 2
                break
        full = _score_width([(name, str(sure), f" +{more}" if more else "", own) for name, sure, more, own in scores])
        for (command, _), (key, word) in zip(due, words, strict=True):
            after = x + 2 + cell_len(word)
            if after > end or (command == "token" and after + 3 + full > end + least >= x + 1 + full):
                break  # the token has its place among the keys, too
            x = canvas.put(x, 0, key, "bold key")
            x = canvas.put(x, 0, f" {word}", "text") + 2
        return x
    phase: str = view.phase
    if phase == "action":
        phase = "second" if view.acted else "first"
    elif phase == "choose" and view.limits(view.acting).is_hand_full(view.players[view.acting].hand_size):
        phase = "end"
    limits = view.limits(view.acting)
    text = l10n(f"due-{phase}", most=limits.kept, least=limits.kept_least)
    return canvas.put(x, 0, fitted(text, end - x), "text") + 1


# The sentence and the keys


def draw_sentence(canvas: Canvas, board: Board, below: int = 0) -> None:
    """What the thing under the cursor is, and what it would bring: one sentence after the other. A message takes the
    rows that it stands ``below``; then it is muted."""
    area = board.at.sentence
    inks = {"": "text", "dim": "muted", "warn": "bold news", "good": "good"}
    x, y, end = area.x + 1, area.y + below, area.right - 1
    if y >= area.bottom:
        return
    for number, (text, style) in enumerate(details(board.scene)):
        ink = "muted" if below else "bold text" if number == 0 else inks.get(style, "text")
        for word in re.split("(?<!×) +", text):  # "2× 5" stays together
            if x + cell_len(word) > end and x > area.x + 1:
                if y + 1 == area.bottom:
                    canvas.put(min(x - 1, end), y, ELLIPSIS, ink)
                    return
                x, y = area.x + 1, y + 1
            x = canvas.put(x, y, word, ink) + 1


def draw_keys(canvas: Canvas, board: Board) -> None:
    """The keys of what can be done now."""
    draw_bar(canvas, board.at.keys, board.keys)
