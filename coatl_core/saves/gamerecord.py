"""A whole game as a text that people and programs read: headers, one turn a line, comments and variations.

``docs/record.md`` describes it. Reading a record looks at its form alone; whether its actions are legal is found when
it is played, as with a save: ``save_of`` makes one of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, field, frozen

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Onward, meant_action, parse_entry
from coatl_core.game.rules import ComputerSeat, Setup, read_seat
from coatl_core.game.session import Played, Session
from coatl_core.saves.format import Save, SaveError
from coatl_core.saves.position import position, quoted, setup_text
from coatl_core.saves.position_fields import PositionError
from coatl_core.saves.position_setup import read_setup, unquoted

FIRST_LINE = "coatl-record/1"
NOBODY = "-"
"""Who sits where no computer player does."""
_BETWEEN, _COMMENT = " ; ", "#"
_INDENT = "  "
_TURN = re.compile(r"(\d{1,5}) (\S+): (\S.*)")
_NAME = re.compile(r"[a-z]+")
_HEADER = re.compile(r"([a-z]+)(?: (.*))?")
GAME, POSITION, SEATS = "game", "position", "seats"
MOST_DEEP = 20
"""So deep may variations lie in each other."""


@frozen
class RecordTurn:
    """What a player did in a turn, or in a part of it between which another one was asked something. ``entries`` are
    the actions in notation, as a save has them. ``comment`` is one line of text; ``variations`` are what could have
    been done instead, each some turns in a row. ``line`` is where it was read, from 1."""

    number: int
    player: str
    entries: tuple[str, ...]
    comment: str = ""
    variations: tuple[tuple[RecordTurn, ...], ...] = ()
    line: int = field(default=0, eq=False)


@frozen
class GameRecord:
    """A game as a text, which ``str()`` returns. It is dealt by its ``setup`` or begins with a ``position``, a whole
    line; ``headers`` are what else is told of it, ``comment`` what is said before the first turn."""

    setup: Setup
    turns: tuple[RecordTurn, ...]
    position: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    comment: str = ""

    def __str__(self) -> str:
        start = (POSITION, self.position) if self.position else (GAME, setup_text(self.setup))
        seats = ",".join(NOBODY if seat is None else quoted(str(seat)) for seat in self.setup.seats)
        headers = [start, *([(SEATS, seats)] if any(self.setup.seats) else [])]
        headers += [(name, _one_line(text)) for name, text in self.headers]
        lines = [FIRST_LINE, *(f"{name} {text}" for name, text in headers)]
        lines += [*([f"{_COMMENT} {_one_line(self.comment)}"] if self.comment else []), "", *_written(self.turns, "")]
        return "\n".join(lines) + "\n"

    @property
    def entries(self) -> tuple[str, ...]:
        """The actions of the game, without those of variations."""
        return tuple(entry for turn in self.turns for entry in turn.entries)


def record_of_game(session: Session, headers: Iterable[tuple[str, str]] = ()) -> GameRecord:
    """Returns the record of a game. One that goes on from another game begins where it goes on. Raises ValueError for a
    session that does not know all of its game, and for a header that is no word of small letters or has a meaning."""
    headers = tuple(headers)
    for name, _ in headers:
        if not _NAME.fullmatch(name) or name in (GAME, POSITION, SEATS):
            raise ValueError(
                f"a header is a word of small letters, and none of {GAME}, {POSITION}, {SEATS}: not {name!r}"
            )
    if not session.whole:
        raise ValueError("a session that does not know the game from its beginning has no record")
    played, start = session.history[session.begun :], session.set_up
    if session.begun:
        start = position(played[0].before if played else session.state)
    return GameRecord(session.setup, tuple(_turns(played)), start, headers)


def read_record(text: str) -> GameRecord:
    """Returns the record written in a text. Raises SaveError (``record``) with the line that cannot be read."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != FIRST_LINE:
        raise _wrong(1, text.partition("\n")[0])
    headers = dict[str, tuple[int, str]]()
    at = 1
    while at < len(lines) and (found := _HEADER.fullmatch(lines[at][1])) is not None:
        headers[found[1]] = lines[at][0], found[2] or ""
        at += 1
    comment = list[str]()
    while at < len(lines) and lines[at][1].startswith(_COMMENT):
        comment.append(lines[at][1][1:].strip())
        at += 1
    setup, start = _setup(headers)
    turns, at = _read_turns(lines, at, 0)
    if at < len(lines):
        raise _wrong(*lines[at])
    others = tuple((name, value) for name, (_, value) in headers.items() if name not in (GAME, POSITION, SEATS))
    return GameRecord(setup, turns, start, others, " ".join(comment))


def played_turns(turns: Iterable[RecordTurn], entries: Sequence[str]) -> tuple[RecordTurn, ...]:
    """Returns the first of these turns, as far as a game that begins with these actions has had them."""
    played, at = list[RecordTurn](), 0
    for turn in turns:
        end = at + len(turn.entries)
        if tuple(entries[at:end]) != turn.entries:
            break
        played.append(turn)
        at = end
    return tuple(played)


def annotated(record: GameRecord, notes: GameRecord) -> GameRecord:
    """Returns the record of a game with the headers, the comments and the variations of another one, as far as both
    tell the same turns. Its own headers stand in the place of those of the same name."""
    turns = played_turns(notes.turns, record.entries)
    told, rest = sum(len(turn.entries) for turn in turns), list[RecordTurn]()
    for turn in record.turns:
        left = turn.entries[max(0, told) :]
        told -= len(turn.entries)
        rest += [evolve(turn, entries=left)] if left else []
    headers = tuple((dict(notes.headers) | dict(record.headers)).items())
    return evolve(record, turns=(*turns, *rest), headers=headers, comment=notes.comment)


def save_of(record: GameRecord, text: str = "") -> Save:
    """Returns a save that leads to the end of a recorded game, with all that the record tells beside it; ``text``
    is the one that it was read from. What it depends on, and its last state, follow when it is played."""
    return Save(record.setup, (), record.entries, "", 0, False, position=record.position, notes=text or str(record))


def check_variations(record: GameRecord, session: Session) -> None:
    """Raises SaveError (``record``) with the line of the first turn of a variation that could not have been played, in
    the game that the record leads to, and VariantFailed."""
    _check(record.turns, session, 0)


def _check(turns: Iterable[RecordTurn], session: Session, played: int) -> None:
    for turn in turns:
        for variation in turn.variations:
            other = session.until(played)
            for instead in variation:
                for entry in instead.entries:
                    try:
                        other.push(*parse_entry(entry))
                    except ValueError:
                        raise _wrong(instead.line, entry) from None
            _check(variation, other, played)
        played += len(turn.entries)


# Writing


def _turns(played: Sequence[Played]) -> Iterator[RecordTurn]:
    entries, before = list[str](), None
    for each in played:
        state = each.before
        now = state.turn, quoted(state.setup.players[state.seat])
        if before is not None and now != before:
            yield RecordTurn(*before, tuple(entries))
            entries = []
        entries.append(each.entry)
        before = now
    if before is not None:
        yield RecordTurn(*before, tuple(entries))


def _written(turns: Iterable[RecordTurn], indent: str) -> Iterator[str]:
    for turn in turns:
        comment = f" {_COMMENT} {_one_line(turn.comment)}" if turn.comment else ""
        yield f"{indent}{turn.number} {turn.player}: {_BETWEEN.join(turn.entries)}{comment}"
        for variation in turn.variations:
            yield f"{indent}{_INDENT}("
            yield from _written(variation, indent + _INDENT * 2)
            yield f"{indent}{_INDENT})"


def _one_line(text: str) -> str:
    return " ".join(plain(text, len(text)).split())


# Reading


def _setup(headers: dict[str, tuple[int, str]]) -> tuple[Setup, str]:
    """The setup of a record, with who sits where, and the position with which it begins."""
    number, text = headers.get(POSITION) or headers.get(GAME) or (1, "")
    try:
        setup = read_setup(text)
        if SEATS in headers:
            number, text = headers[SEATS]
            setup = evolve(setup, seats=tuple(map(_seat, text.split(","))))
    except PositionError as error:
        raise SaveError("record", {"line": number, "text": f"{error.values.get('field', '')}: {error.code}"}) from None
    except ValueError as error:
        raise _wrong(number, str(error)) from None
    return setup, headers[POSITION][1] if POSITION in headers else ""


def _seat(text: str) -> ComputerSeat | None:
    return None if text == NOBODY else read_seat(unquoted(text))


def _read_turns(lines: Sequence[tuple[int, str]], at: int, deep: int) -> tuple[tuple[RecordTurn, ...], int]:
    """Reads turns until something else comes. Returns them, and where that is."""
    turns = list[RecordTurn]()
    while at < len(lines):
        number, line = lines[at]
        if line == "(" and turns and deep < MOST_DEEP:
            variation, at = _read_turns(lines, at + 1, deep + 1)
            if not variation or at == len(lines) or lines[at][1] != ")":
                raise _wrong(*lines[min(at, len(lines) - 1)])
            turns[-1] = evolve(turns[-1], variations=(*turns[-1].variations, variation))
        elif line.startswith(_COMMENT) and turns:
            said = " ".join(filter(None, (turns[-1].comment, line[1:].strip())))
            turns[-1] = evolve(turns[-1], comment=said)
        else:
            found = _TURN.fullmatch(line)
            if found is None:
                break
            turns.append(_turn(number, line, found))
        at += 1
    return tuple(turns), at


def _turn(number: int, line: str, found: re.Match[str]) -> RecordTurn:
    told, _, comment = found[3].partition(f" {_COMMENT}")
    entries = tuple(entry.strip() for entry in told.split(_BETWEEN))
    for entry in entries:
        try:
            if isinstance(parse_entry(entry)[0], Onward):
                raise ValueError
        except ValueError:
            raise _wrong(number, entry or line, meant_action(entry)) from None
    return RecordTurn(int(found[1]), found[2], entries, comment.strip(), line=number)


def _wrong(number: int, text: str, meant: str = "") -> SaveError:
    return SaveError("record", {"line": number, "text": text[:80], "meant": meant})
