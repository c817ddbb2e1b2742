"""What a record tells beside a game: comments on its turns, and what could have been done in their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import VariantFailed
from coatl_core.game.session import Session
from coatl_core.saves.format import variant_failed
from coatl_core.saves.gamerecord import (
    RecordTurn,
    annotated,
    check_variations,
    played_turns,
    read_record,
    record_of_game,
)


@frozen
class Note:
    """What is told of the actions from ``start`` (from 0) up to ``end`` of a game, which one player has done in a turn:
    a ``comment``, and ``variations``, each some turns in a row that begin at ``start``."""

    start: int
    end: int
    comment: str = ""
    variations: tuple[tuple[RecordTurn, ...], ...] = ()


@frozen
class Notes:
    """All that is told of a game: the ``headers`` of its record, the ``comment`` before the first turn, and the notes
    on ``turns``, in order, where there are any."""

    headers: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    turns: tuple[Note, ...] = ()
    text: str = ""
    """The whole record."""


NO_NOTES = Notes()


def notes_of(text: str, session: Session) -> Notes:
    """Returns what a record, given as text (empty: none), tells of a game, as far as the game has had its turns. Raises
    SaveError for a record that cannot be read, and for a variation that cannot be played."""
    if not text:
        return NO_NOTES
    record = read_record(text)
    turns = played_turns(record.turns, [played.entry for played in session.history])
    try:
        check_variations(evolve(record, turns=turns), session)
    except VariantFailed as error:
        raise variant_failed(error) from None
    headers = tuple((name, plain(value, len(value))) for name, value in record.headers)
    return Notes(headers, plain(record.comment, len(record.comment)), tuple(notes_on(turns, 0)), text)


def commented(notes: Notes, session: Session, position: int, comment: str) -> Notes:
    """Returns the notes with another comment (empty: none) on what was done in the turn up to the action before this
    position; at 0 it is the one before the first turn."""
    record = record_of_game(session)
    if notes.text:
        record = annotated(record, read_record(notes.text))
    turns, end = list(record.turns), 0
    for number, turn in enumerate(turns):
        end += len(turn.entries)
        if 0 < position <= end:
            turns[number] = evolve(turn, comment=comment)
            break
    said = record.comment if position else comment
    return notes_of(str(evolve(record, turns=tuple(turns), comment=said)), session)


def notes_on(turns: Iterable[RecordTurn], start: int) -> Iterator[Note]:
    """Yields the notes on turns that follow each other from the action ``start`` on."""
    for turn in turns:
        end = start + len(turn.entries)
        if turn.comment or turn.variations:
            yield Note(start, end, plain(turn.comment, len(turn.comment)), turn.variations)
        start = end
