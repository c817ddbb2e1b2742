"""``coatl replay``: opens a saved game to be looked at action by action, or prints the table that it leads to, as
everybody may see it, or the position as one line."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from attrs import asdict

from coatl_core.cards.pieces import Piece
from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.campaign import campaign_of
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.game.session import Session
from coatl_core.game.view import SeatView
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.outcometext import side_lines, winner_text
from coatl_core.language.viewtext import view_text
from coatl_core.play.campaigns import carried_by
from coatl_core.play.campaigntext import end_sentences
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, SaveError
from coatl_core.saves.gamerecord import annotated, read_record, record_of_game
from coatl_core.saves.position import position
from coatl_core.saves.savetext import save_error_text
from coatl_tui.cli.commands import CommandError, ended_in_order, is_dumb, only_one, registry
from coatl_tui.cli.commands.saved import saved_game

if TYPE_CHECKING:
    from coatl_core.play.replay_game import ReplayGame


def run(options: Namespace, l10n: L10n) -> int:
    """Opens the file in the app or, with ``--plain``, in lines of text, or prints what it leads to with ``--text`` or
    ``--json``. Raises CommandError if it is no saved game, or if an action in it is not legal; with ``--json`` that
    action is printed as well."""
    only_one(options, l10n, "plain", "text", "json", "position", "record")
    printed = options.json or options.text or options.position or options.record
    if options.plain or (is_dumb() and not printed):
        return _in_lines(options, l10n)
    save, game = _opened(options, registry(options, l10n), l10n)
    if options.at is not None or printed:
        game.go(_at(options, game.last, l10n))
    if not printed:
        from coatl_tui.cli.app_process import run as run_app

        return run_app(home(), l10n, options.safe_mode, game)
    if options.position:
        print(_position(game))
        return 0
    if options.record:
        print(_record(game, save, l10n), end="")
        return 0
    session = game.session.until(game.position)
    print(json.dumps(_data(session, l10n), indent=1) if options.json else _text(session, l10n))
    return 0


def _opened(options: Namespace, plugins: Registry, l10n: L10n) -> tuple[Save, ReplayGame]:
    """Returns the save in the file and its game, with what a record tells beside it. Raises CommandError."""
    from coatl_core.play.replay_game import ReplayGame

    save, replayed = saved_game(options, plugins, l10n)
    try:
        return save, ReplayGame.of_save(save, replayed, Path(options.file).stem)
    except SaveError as error:
        raise CommandError(save_error_text(error, options.file, replayed.session.catalog, l10n)) from None


def _at(options: Namespace, last: int, l10n: L10n) -> int:
    """After how many actions the game is looked at; after all of them if nothing is said. Raises CommandError."""
    if options.at is None:
        return last
    if not (options.at.isascii() and options.at.isdecimal() and len(options.at) < 7 and int(options.at) <= last):
        raise CommandError(l10n("cli-replay-no-such", text=plain(options.at), last=last))
    return int(options.at)


def _record(game: ReplayGame, save: Save, l10n: L10n) -> str:
    """The game as a text, with what its record has told beside it. Raises CommandError for one that goes on, because
    its record tells what is hidden, unless a record has told all of it."""
    whole = read_record(save.notes).entries if save.notes else ()
    if not game.session.over and save.actions != whole[: len(save.actions)]:
        raise CommandError(l10n("cli-replay-record-later"))
    session = game.session.until(game.position)
    if save.notes:
        return str(annotated(record_of_game(session), read_record(save.notes)))
    return str(record_of_game(session, [("date", save.saved)] if save.saved else []))


def _position(game: ReplayGame) -> str:
    """The position as one line: all of it when the game is over, or else what the only player or everybody knows."""
    return position(game.state if game.session.over else game.view())


def _in_lines(options: Namespace, l10n: L10n) -> int:
    """Looks at the game again in lines of text, from its beginning or from the position that is asked for. Raises
    CommandError."""
    from coatl_tui.cli.commands.play import menu_in_lines

    if not options.plain:
        print(l10n("plain-dumb"))
    options.signs = options.reasons = False
    menu = menu_in_lines(options, l10n)
    _, game = _opened(options, menu.registry, l10n)
    at = None if options.at is None else _at(options, game.last, l10n)
    with ended_in_order():
        menu.look_at(game, at)
    return 0


def _data(session: Session, l10n: L10n) -> dict[str, Any]:
    table, sheet = session.view(None), session.seen_sheet(None)
    return {
        "turn": table.turn,
        "phase": table.phase,
        "acting": None if session.over else table.acting,
        "ending": table.ending,
        "actions": len(session.history),
        "supply": [_pieces(field) for field in table.supply],
        "bags": {piece.text: number for piece, number in table.bags.items()},
        "row": table.row,
        "deck": table.deck_size,
        "discard": table.discard,
        "piles": [{"top": pile.top, "size": pile.size} for pile in table.piles],
        "players": [_player_data(player, score) for player, score in zip(table.players, sheet.players, strict=True)],
        **({"opponent": opponent_data(sheet.opponent, l10n)} if sheet.opponent else {}),
        **sides_data(sheet),
        "winners": sheet.winners if session.over else (),
        "decided_by": sheet.decided_by if session.over and sheet.winners else None,
        **_campaign_data(session),
        **({"statistics": [asdict(each) for each in sheet.statistics]} if session.over and sheet.statistics else {}),
        # Of a game that goes on, a digest of what is hidden would tell who has guessed it that the guess is right.
        "digest": session.state.digest() if session.over else None,
    }


def _campaign_data(session: Session) -> dict[str, Any]:
    """Returns what a game of a campaign that is over has left as JSON; nothing for any other."""
    found, carried = campaign_of(session.setup), carried_by(session)
    if found is None or carried is None:
        return {}
    numbers = {"chapter": carried.chapter, "chapters": carried.chapters, "points": carried.points}
    ended = {"over": carried.is_over, "winners": carried.won_by, "carried": dict(carried.values)}
    return {"campaign": {"name": found[0], **numbers, **ended}}


def sides_data(sheet: ScoreSheet) -> dict[str, Any]:
    """Returns who wins together as JSON, with the points of each side; nothing where everybody wins alone."""
    if sheet.goal is None:
        return {}
    sides = ({"seats": [p.seat for p in side], "points": sum(p.points for p in side)} for side in sheet.sides)
    return {"sides": [*sides]}


def opponent_data(opponent: Opponent, l10n: L10n) -> dict[str, Any]:
    """Returns an automatic opponent as JSON."""
    return {
        "name": called(opponent, l10n),
        "points": opponent.points,
        "line": [{"card": c.card, "pieces": _pieces(c.pieces), "needs": c.needs} for c in opponent.cards],
        "scored": [{"card": line.card, "points": line.points} for line in opponent.scored],
        **({"lines": [asdict(line) for line in opponent.lines]} if opponent.lines else {}),
    }


def _player_data(player: SeatView, score: PlayerScore) -> dict[str, Any]:
    held = {
        "board": _pieces(player.board),
        "hand": player.hand_size,
        "temples": player.temples_size,
        "tokens": player.tokens,
    }
    return score_data(score, held)


def score_data(score: PlayerScore, held: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
    """Returns what a player has scored as JSON, with what else they hold."""
    return {
        "name": score.name,
        "points": score.points,
        "cards": score.cards,
        "best": score.best,
        **held,
        "coatls": [
            {
                "coatl": str(scored.coatl),
                "complete": scored.coatl.complete,
                "temple": scored.coatl.temple,
                "points": scored.points,
                "cards": [{"card": line.card, "met": line.met, "points": line.points} for line in scored.lines],
            }
            for scored in score.coatls
        ],
        **({"lines": [asdict(line) for line in score.lines]} if score.lines else {}),
    }


def _pieces(pieces: tuple[Piece, ...]) -> str:
    return " ".join(p.text for p in pieces)


def _text(session: Session, l10n: L10n) -> str:
    table = view_text(session.view(None), l10n)
    if not session.over:
        return table
    sheet = session.score_sheet()
    ended = map(plain, (*side_lines(sheet, l10n), winner_text(sheet, l10n)))
    return "\n".join([table, "", *_counted(sheet, l10n), *ended, *map(plain, _of_campaign(session, l10n))])


def _of_campaign(session: Session, l10n: L10n) -> Sequence[str]:
    """What a game of a campaign has changed."""
    found, carried = campaign_of(session.setup), carried_by(session)
    return () if found is None or carried is None else end_sentences(session, found[0], carried, l10n)


def _counted(sheet: ScoreSheet, l10n: L10n) -> Iterator[str]:
    """What variants have counted, with the number of each player."""
    for counted in sheet.statistics:
        players = zip(sheet.players, counted.counts, strict=True)
        counts = l10n("list-comma").join(f"{plain(player.name)} {count}" for player, count in players)
        yield l10n("cli-replay-counted", what=l10n(counted.message), counts=counts)
