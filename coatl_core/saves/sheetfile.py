"""The end of a game at a real table in a small text that people write and read: the file of ``coatl sheet``.

    edition: pl
    tokens: yes

    player: Ana
    coatl: BBRKY count-red triple-blue no-green-length-9
    coatl: GKK. triple-black
    left: vision duty

A line has a word and what it says; ``#`` begins a remark. A coatl is named as the module ``named_coatls`` says, and
then the cards beside it by their ids, without that of their set where only one card is called so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote, unquote

from attrs import define, evolve, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS
from coatl_core.files.atomic import set_aside
from coatl_core.files.problems import Problem, nearest
from coatl_core.files.regularfile import read_text
from coatl_core.files.sanitize import plain
from coatl_core.game.coatl import Coatl
from coatl_core.game.editions import EDITIONS
from coatl_core.game.errors import Refusal, SetupRefused, TooFewProphecies, VariantFailed
from coatl_core.game.rules import MOST_OF_NAME, TOKENS, Rules, Setup, VariantChoice, players_of_a_game
from coatl_core.game.state import Ruleset
from coatl_core.game.told_end import Told, ToldEnd, ToldFault, beside, end_state, told_faults, told_setup_refusal
from coatl_core.game.valued import IS
from coatl_core.language.named_coatls import coatl_letters, read_coatl
from coatl_core.language.named_pieces import NamingFault
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import Registry, UnknownContent

MOST_BYTES = 100_000
"""The largest file: a hundred times what a game of five players has."""
MOST_PROBLEMS = 20
_ONCE = ("edition", "tokens", "half", "strict", "cards", "fulfilled")
_OF_PLAYER = ("coatl", "left")
WORDS = (*_ONCE, "variant", "player", *_OF_PLAYER)
"""The words that a line can begin with."""
_ANSWERS = {"yes": True, "no": False}

Cause: TypeAlias = Problem | NamingFault | Refusal


@frozen
class SheetProblem:
    """What is wrong on a line: in the text, in letters that name nothing, or because of the rules, then before which
    player if it is before one."""

    line: int
    cause: Cause
    player: str = ""


@frozen
class SheetError(ValueError):
    """The text is not the end of a game. ``problems`` are in the order of lines; ``catalog`` has the cards that they
    name."""

    file: str
    problems: tuple[SheetProblem, ...]
    catalog: Catalog

    def __str__(self) -> str:
        return "; ".join(f"{self.file}:{problem.line}: {problem.cause.code}" for problem in self.problems)


@define
class _Player:
    """A player as they are read: with the lines of their coatls."""

    name: str
    line: int
    coatls: list[Coatl] = field(factory=list)
    lines: list[int] = field(factory=list)
    tokens: tuple[str, ...] | None = None


def read_sheet(
    text: str, file: str, registry: Registry, own: str = COLORS, *, whole: bool = True
) -> tuple[ToldEnd, Ruleset]:
    """Returns the end of the game that a text tells, with its cards and variants. ``file`` is its name in messages,
    ``own`` are letters that name pieces besides the English ones. If the text is not ``whole`` yet, complete coatls may
    lack their prophecies. Raises SheetError."""
    return _Reader(file, registry, own, whole).read(text)


def take_up_sheet(path: Path, registry: Registry) -> tuple[ToldEnd | None, Path | None]:
    """Returns what was told before and kept in this file, perhaps not the whole end; None if there is nothing that can
    be used. Such a file is set aside, before the pad writes over it: the second value is its new path then."""
    try:
        return read_sheet(read_text(path, MOST_BYTES), path.name, registry, whole=False)[0], None
    except (OSError, ValueError, VariantFailed):
        try:
            return None, set_aside(path)
        except OSError:
            return None, None


def write_sheet(end: ToldEnd, catalog: Catalog) -> str:
    """Returns the text that tells the end of a game, as ``read_sheet`` reads it."""
    setup, rules = end.setup, end.setup.rules
    lines = [f"tokens: {_answer(rules.sacrifice_tokens)}", f"half: {_answer(rules.unfinished_score_half)}"]
    lines += [f"strict: {_answer(rules.strict_x)}", f"cards: {' '.join(setup.card_sets)}"]
    lines += [f"variant: {' '.join((choice.id, *map(_word, choice.options)))}" for choice in setup.variants]
    ids = {full: short for short, full in short_ids(catalog).items()}
    for name, told in zip(setup.players, end.players, strict=True):
        lines += ["", f"player: {name}"]
        for coatl in told.coatls:
            cards = (ids.get(card, card) for card in beside(coatl))
            lines.append(f"coatl: {' '.join((coatl_letters(coatl), *cards))}")
        if rules.sacrifice_tokens:
            lines.append(f"left: {' '.join(told.tokens)}".rstrip())
    if end.fulfilled:
        lines += ["", f"fulfilled: {' '.join(ids.get(card, card) for card in end.fulfilled)}"]
    return "\n".join(lines) + "\n"


def _word(option: str) -> str:
    """Returns an option of a variant without blanks in its value."""
    id, between, value = option.partition(IS)
    return f"{id}{between}{quote(value, safe='')}"


def _option(word: str) -> str:
    """Returns the option that ``_word`` has written."""
    return unquote(word) if IS in word else word


def _answer(on: bool) -> str:
    return next(word for word, means in _ANSWERS.items() if means == on)


def short_ids(catalog: Catalog) -> dict[str, str]:
    """Returns the ids of cards without that of their set, each with the whole id: those that only one card has."""
    found: dict[str, list[str]] = {}
    for id in catalog:
        found.setdefault(id.partition(":")[2], []).append(id)
    return {short: ids[0] for short, ids in found.items() if len(ids) == 1}


@define
class _Reader:
    """Reads a text line by line and collects what is wrong."""

    file: str
    registry: Registry
    own: str
    whole: bool
    problems: list[SheetProblem] = field(factory=list)
    said: dict[str, tuple[int, str]] = field(factory=dict)
    variants: list[tuple[int, str]] = field(factory=list)
    players: list[_Player] = field(factory=list)
    of_players: list[tuple[int, str, str, _Player]] = field(factory=list)
    catalog: Catalog = field(factory=lambda: Catalog(()))

    def read(self, text: str) -> tuple[ToldEnd, Ruleset]:
        for number, line in enumerate(text.splitlines(), 1):
            said = line.partition("#")[0].strip()
            if said:
                self._line(number, said)
        rules = self._rules()
        sets, variants, ruleset = self._content()
        self.catalog = ruleset.catalog
        for number, word, rest, player in self.of_players:
            self._of_player(number, word, rest, player, rules)
        fulfilled = self._fulfilled(ruleset)
        least, most = players_of_a_game(bool(variants))
        if not least <= len(self.players) <= most:
            last = self.players[-1].line if self.players else 1
            self.report(last, "sheet-players", least=least, most=most, players=len(self.players))
        self._give_up()
        setup = Setup(tuple(p.name for p in self.players), "", card_sets=sets, rules=rules, variants=variants)
        tokens = TOKENS if rules.sacrifice_tokens else ()
        told = tuple(
            Told(tuple(p.coatls), tokens if p.tokens is None else tuple(t for t in tokens if t in p.tokens))
            for p in self.players
        )
        end = ToldEnd(setup, told, fulfilled)
        self._judge(end, ruleset)
        return end, ruleset

    def report(self, line: int, code: str, hint: str = "", **values: str | int) -> None:
        """Notes what is wrong in the text of a line."""
        self._add(line, Problem(self.file, line, code, values, hint))

    def _add(self, line: int, cause: Cause, player: str = "") -> None:
        self.problems.append(SheetProblem(line, cause, player))

    def _give_up(self) -> None:
        """Raises SheetError if anything is wrong."""
        if self.problems:
            first = sorted(self.problems, key=lambda problem: problem.line)[:MOST_PROBLEMS]
            raise SheetError(self.file, tuple(first), self.catalog)

    def _line(self, number: int, said: str) -> None:
        word, colon, rest = said.partition(":")
        word, rest = word.strip(), rest.strip()
        if not colon or word not in WORDS:
            self.report(number, "sheet-word", nearest(word.split(" ")[0].lower(), WORDS), word=plain(word, 40))
        elif word in _ONCE and word in self.said:
            self.report(number, "sheet-twice", word=word, first=self.said[word][0])
        elif word in _ONCE:
            self.said[word] = number, rest
        elif word == "variant":
            self.variants.append((number, rest))
        elif word == "player":
            self._player(number, rest)
        elif not self.players:
            self.report(number, "sheet-nobody", word=word)
        else:
            self.of_players.append((number, word, rest, self.players[-1]))

    def _player(self, number: int, name: str) -> None:
        shown = plain(name, MOST_OF_NAME)
        if not shown or shown in [player.name for player in self.players]:
            self.report(number, "sheet-name", name=shown)
        self.players.append(_Player(shown, number))

    def _rules(self) -> Rules:
        rules = Rules()
        if "edition" in self.said:
            line, tag = self.said["edition"]
            editions = {edition.tag: edition for edition in EDITIONS}
            if tag in editions:
                rules = editions[tag].applied_to(rules)
            else:
                known = ", ".join(editions)
                self.report(line, "sheet-edition", nearest(tag.lower(), editions), edition=plain(tag), known=known)
        half = self._answered("half", rules.unfinished_score_half)
        strict = self._answered("strict", rules.strict_x)
        tokens = self._answered("tokens", rules.sacrifice_tokens)
        return evolve(rules, unfinished_score_half=half, strict_x=strict, sacrifice_tokens=tokens)

    def _answered(self, word: str, otherwise: bool) -> bool:
        line, said = self.said.get(word, (0, _answer(otherwise)))
        if said not in _ANSWERS:
            self.report(line, "sheet-answer", nearest(said.lower(), _ANSWERS), word=word)
        return _ANSWERS.get(said, otherwise)

    def _content(self) -> tuple[tuple[str, ...], tuple[VariantChoice, ...], Ruleset]:
        """The card sets and variants, which are the rest of the way if there is none. Raises SheetError."""
        line, said = self.said.get("cards", (1, BASE))
        sets = tuple(dict.fromkeys(said.split()))
        variants: list[VariantChoice] = []
        known = self._known(line, lambda: self.registry.catalog(sets))
        for at, text in self.variants:
            id, *options = text.split() or [""]
            variants.append(VariantChoice(id, tuple(map(_option, options))))
            known &= self._known(at, lambda: self.registry.variant(variants[-1]))
        if not known:
            self._give_up()
        return sets, tuple(variants), self.registry.ruleset(sets, variants)

    def _known(self, line: int, ask: Callable[[], object]) -> bool:
        """Whether there is what is asked for."""
        try:
            ask()
        except UnknownContent as error:
            known = ", ".join(error.known) or "–"
            self.report(line, "sheet-content", nearest(error.id, error.known), id=plain(error.id), known=known)
            return False
        return True

    def _of_player(self, line: int, word: str, rest: str, player: _Player, rules: Rules) -> None:
        if word == "left":
            self._tokens(line, rest, player, rules)
            return
        letters, *cards = rest.split() or [""]
        named = read_coatl(letters, self.own)
        if named.fault is not None or named.coatl is None:
            self._add(line, named.fault or NamingFault("no-body", 0, 1))
            return
        ids = [id for id in (self._card(line, card) for card in cards) if id]
        temples = [id for id in ids if id in self.catalog.temples]
        if len(temples) > 1:
            self.report(line, "sheet-temples")
        prophecies = tuple(id for id in ids if id in self.catalog.prophecies)
        player.coatls.append(evolve(named.coatl, prophecies=prophecies, temple=next(iter(temples), None)))
        player.lines.append(line)

    def _tokens(self, line: int, rest: str, player: _Player, rules: Rules) -> None:
        words = rest.split()
        wrong = next((word for word in words if word not in TOKENS or words.count(word) > 1), None)
        if not rules.sacrifice_tokens:
            self._add(line, Refusal("tokens-off", "7"))
        elif wrong is not None:
            known = ", ".join(TOKENS)
            self.report(line, "sheet-token", nearest(wrong.lower(), TOKENS), token=plain(wrong), known=known)
        elif player.tokens is not None:
            self.report(line, "sheet-left-twice", name=player.name)
        else:
            player.tokens = tuple(words)

    def _card(self, line: int, word: str) -> str:
        """The whole id of a card; an empty text if there is none."""
        short: Mapping[str, str] = short_ids(self.catalog)
        if word in self.catalog or word in short:
            return short.get(word, word)
        self.report(line, "sheet-card", nearest(word.lower(), [*short, *self.catalog]), card=plain(word, 60))
        return ""

    def _fulfilled(self, ruleset: Ruleset) -> tuple[str, ...]:
        line, said = self.said.get("fulfilled", (0, ""))
        if line and ruleset.opponent is None:
            self.report(line, "sheet-alone")
        ids = [self._card(line, word) for word in said.split()]
        wrong = next((id for id in ids if id in ruleset.catalog.temples), None)
        if wrong is not None:
            self.report(line, "sheet-no-prophecy", card=wrong)
        return tuple(filter(None, ids))

    def _judge(self, end: ToldEnd, ruleset: Ruleset) -> None:
        """Raises SheetError if no game can end like this."""
        refused = told_setup_refusal(end.setup, ruleset)
        try:
            if refused is None:
                end_state(end, ruleset, whole=self.whole)
        except SetupRefused as error:
            refused = error.refusal
        except TooFewProphecies as error:
            self.report(1, "sheet-few", needed=error.needed, prophecies=error.prophecies)
        except ValueError as error:
            if not isinstance(error, ToldFault):
                self.report(1, "sheet-setup", reason=str(error))
            else:
                for fault in told_faults(end, ruleset, whole=self.whole):
                    player = self.players[fault.seat].name if fault.seat >= 0 else ""
                    self._add(self._place(fault), fault.refusal, player)
        if refused is not None:
            self._add(self.variants[0][0] if self.variants else 1, refused)
        self._give_up()

    def _place(self, fault: ToldFault) -> int:
        """The line that a fault is about."""
        if fault.seat < 0:
            return self.said.get("fulfilled", (1, ""))[0]
        player = self.players[fault.seat]
        return player.lines[fault.coatl - 1] if fault.coatl else player.line
