"""What lies on the table and what has happened, one fact a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, ClaimOwn, Discard, Fulfil
from coatl_core.game.coatl import ScoreLine, VariantLine
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.game.view import PlayerView, SeatView
from coatl_core.language.actiontext import action_text, due_text, question_text, turn_text
from coatl_core.language.cardtext import levels_text, prophecy_sentence, symbols_text, temple_sentence
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.outcometext import (
    given_text,
    line_text,
    met_text,
    outcome_sentences,
    scored_text,
    side_lines,
    unfinished_text,
)
from coatl_core.language.valuetext import AsSigns, Marks, card_words, pieces_text, told_text
from coatl_core.language.viewtext import panel_lines
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.words import own_word, written


class Notation(Marks):
    """Signs for pieces, patterns and coatls: as the notation and the card file write them."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def __call__(self, notation: str) -> str:
        return notation

    def card(self, id: str) -> str:
        prophecy = self.catalog.prophecies.get(id)
        if prophecy is not None:
            return str(prophecy.pattern)
        return ", ".join(map(str, self.catalog.temples[id].requirements))

    def needs(self, symbols: str) -> str:
        return symbols

    def points(self, points: int) -> str:
        return f"({points})"


@frozen
class Telling:
    """The words of one language; ``by_signs`` says that pieces, patterns and coatls are told as they are written."""

    l10n: L10n
    by_signs: bool = False

    def signs(self, view: PlayerView) -> AsSigns:
        """Returns what writes pieces, cards and coatls at this table; None for words."""
        return Notation(view.catalog) if self.by_signs else None

    # What is due and what can be done

    def due(self, view: PlayerView, choices: Sequence[Action], begins: bool) -> Iterator[str]:
        """Tells whose turn it is when it ``begins``, or else what is due in it, and how much can be done."""
        if view.questions and view.phase == "ask":
            asked = view.questions[-1]
            name = view.players[asked.seat].name
            yield self.l10n("view-asked", name=name, question=question_text(asked, view, self.l10n, self.signs(view)))
            yield self.l10n("plain-choices", n=len(choices))
            return
        told = turn_text(view, self.l10n) if begins else due_text(view, self.l10n)
        yield f"{told.rstrip('.')}. {self.l10n('plain-choices', n=len(choices))}"
        if view.phase == "keep" and choices and view.seat in view.setup.secret:
            yield self.l10n("plain-keep-secret", keep=own_word("keep", self.l10n))
        elif view.phase == "keep" and choices:
            yield from self._hand(view, view.own)
            keep, me = own_word("keep", self.l10n), own_word("me", self.l10n)
            example = written(choices[-1], view).replace("keep", keep)
            yield self.l10n("plain-keep", keep=keep, me=me, example=example)

    def action(self, action: Action, view: PlayerView, moves: Iterable[Offer]) -> str:
        if action in (Discard(""), ClaimOwn("")) or (isinstance(action, Fulfil) and not action.card):
            return self.l10n("plain-shows", temple=int(isinstance(action, ClaimOwn)))
        return action_text(action, view, self.l10n, moves, self.signs(view))

    def events(self, events: Iterable[Event], view: PlayerView) -> Iterator[str]:
        """Tells what has happened. The beginning of a turn is told when something can be done in it; that of a last
        one is news to all."""
        names = [player.name for player in view.players]
        for event in events:
            if not isinstance(event, TurnBegan) or event.last:
                yield event_text(event, names, view.catalog, self.l10n, self.signs(view))

    # The table

    def table(self, view: PlayerView) -> Iterator[str]:
        """Tells what lies open in the middle of the table."""
        l10n = self.l10n
        for number, pieces in enumerate(view.supply, 1):
            if pieces:
                yield l10n("inspect-field", field=number, pieces=pieces_text(pieces, l10n, self.signs(view)))
            else:
                yield l10n("plain-field-empty", field=number)
        for place, card in enumerate(view.row, 1):
            if card is not None:
                yield l10n("plain-row", place=place, card=self._card(view, card))
            else:
                yield l10n("plain-row-empty", place=place)
        yield l10n("view-deck", cards=view.deck_size, discard=len(view.discard))
        for number, pile in enumerate(view.piles, 1):
            if pile.top is not None:
                yield l10n("plain-pile", pile=number, cards=pile.size, card=self._card(view, pile.top))
            else:
                yield l10n("plain-pile-empty", pile=number)
        yield from self._bags(view)
        if view.opponent is not None:
            yield from self._opponent(view, view.opponent)
            yield from self.forecast(view)
        for lines in panel_lines(view, l10n, self.signs(view)):
            yield from lines

    def _opponent(self, view: PlayerView, opponent: Opponent) -> Iterator[str]:
        yield self.l10n("view-player", name=called(opponent, self.l10n), points=opponent.points)
        for number, card in enumerate(opponent.cards, 1):
            text, needs = (
                card_words(card.card, view.catalog, self.l10n, self.signs(view)),
                symbols_text(card.needs, self.l10n),
            )
            pieces = self._pieces(view, card.pieces)
            yield self.l10n("plain-opponent-card", number=number, card=text, pieces=pieces, needs=needs)
        yield from self._given(view, opponent.lines)

    def _bags(self, view: PlayerView) -> Iterator[str]:
        for part in ("head", "body", "tail"):
            left = {kind: number for kind, number in view.bags.items() if kind.part == part and number}
            plain = {kind: number for kind, number in left.items() if not kind.loose}
            told = [symbols_text(chain.from_iterable(kind.color * number for kind, number in plain.items()), self.l10n)]
            told += [f"{number}× {pieces_text([kind], self.l10n)}" for kind, number in left.items() if kind.loose]
            yield self.l10n(f"plain-bag-{part}", pieces=self._listed(each for each in told if each))

    def forecast(self, view: PlayerView) -> Iterator[str]:
        """Tells what the automatic opponent would do next, and why."""
        forecast = view.ruleset.forecast(view) if view.phase != "over" else None
        if forecast is not None and view.opponent is not None:
            yield self.l10n("plain-forecast", name=called(view.opponent, self.l10n), field=forecast.field)
            message, values = forecast.why.told
            values = {"name": called(view.opponent, self.l10n), **values}
            yield told_text(message, values, view.catalog, self.l10n, self.signs(view))

    # Players

    def player(self, view: PlayerView, seat: int, score: PlayerScore) -> Iterator[str]:
        """Tells what the one who looks may know of another player: of a partner with open hands also the cards."""
        l10n, player = self.l10n, view.players[seat]
        yield l10n("view-player", name=player.name, points=score.points)
        yield l10n("view-board", pieces=self._pieces(view, player.board))
        yield l10n("view-hand", prophecies=player.hand_size, temples=player.temples_size)
        if seat != view.seat:
            yield from self._hand(view, player)
            yield from (self._card(view, card) for card in player.temples or ())
        if player.tokens:
            yield l10n("view-tokens", tokens=self._listed(l10n(f"token-{token}") for token in player.tokens))
        yield from self.coatls(view, score)

    def coatls(self, view: PlayerView, score: PlayerScore) -> Iterator[str]:
        """Tells the coatls of a player, each card beside them with the reason of its points, and what variants give."""
        l10n = self.l10n
        if not score.coatls:
            yield l10n("score-no-coatl")
        for number, scored in enumerate(score.coatls, 1):
            yield scored_text(number, scored, l10n, self.signs(view))
            yield from (self._line(view, line) for line in scored.lines)
            if view.rules.unfinished_score_half and not scored.coatl.complete:
                yield unfinished_text(scored, view.rules, l10n)
        yield from self._given(view, score.lines)

    def _given(self, view: PlayerView, lines: Iterable[VariantLine]) -> Iterator[str]:
        """What variants give points for."""
        return (given_text(line, view.catalog, self.l10n, self.signs(view)) for line in lines)

    def _hand(self, view: PlayerView, player: SeatView) -> Iterator[str]:
        for place, card in enumerate(player.hand or (), 1):
            yield self.l10n("plain-hand", place=place, card=self._card(view, card))

    def own(self, view: PlayerView, score: PlayerScore) -> Iterator[str]:
        """Tells what the one who looks has, their secrets included."""
        l10n, own = self.l10n, view.own
        yield l10n("view-player", name=own.name, points=score.points)
        yield l10n("view-board", pieces=self._pieces(view, own.board))
        if view.seat in view.setup.secret:
            yield l10n("view-hand", prophecies=own.hand_size, temples=own.temples_size)
            yield l10n("message-untold")
        elif not own.hand:
            yield l10n("plain-hand-empty")
        yield from self._hand(view, own)
        for place, card in enumerate(own.temples or (), 1):
            yield l10n("plain-temple", place=place, card=self._card(view, card))
        if own.tokens:
            yield l10n("view-tokens", tokens=self._listed(l10n(f"token-{token}") for token in own.tokens))
        yield from self.coatls(view, score)

    # The end

    def sheet(self, sheet: ScoreSheet, view: PlayerView) -> Iterator[str]:
        """Tells the score sheet: every player, coatl and card, each with its points."""
        for player in sheet.players:
            yield self.l10n("view-player", name=player.name, points=player.points)
            yield from self.coatls(view, player)
        yield from side_lines(sheet, self.l10n)
        if sheet.opponent is not None:
            yield self.l10n("view-player", name=called(sheet.opponent, self.l10n), points=sheet.opponent.points)
            yield from (self._line(view, line) for line in sheet.opponent.scored)
            yield from self._given(view, sheet.opponent.lines)

    def outcome(self, sheet: ScoreSheet, view: PlayerView, log: Sequence[Event]) -> Iterator[str]:
        yield from outcome_sentences(sheet, view, log, self.l10n)
        yield from (self.l10n("view-player", name=each.name, points=each.points) for each in sheet.players)
        yield from side_lines(sheet, self.l10n)
        if sheet.opponent is not None:
            yield self.l10n("view-player", name=called(sheet.opponent, self.l10n), points=sheet.opponent.points)

    def _card(self, view: PlayerView, id: str) -> str:
        """A card in a sentence: what it asks for, and what that pays."""
        catalog, signs = view.catalog, self.signs(view)
        prophecy = catalog.prophecies.get(id)
        if not isinstance(signs, Notation):
            return (
                prophecy_sentence(prophecy, self.l10n) if prophecy else temple_sentence(catalog.temples[id], self.l10n)
            )
        levels = levels_text((prophecy or catalog.temples[id]).levels, self.l10n)
        text = f"{signs.card(id)} · {levels}"
        if prophecy is None:
            return self.l10n("inspect-temple", text=text)
        return self.l10n("inspect-prophecy", color=prophecy.color, text=text)

    def _line(self, view: PlayerView, line: ScoreLine) -> str:
        """A card beside a coatl: how often it counts, and its points."""
        signs = self.signs(view)
        if not isinstance(signs, Notation):
            return line_text(line, view.catalog, self.l10n)
        told = f"{met_text(line, view.catalog, self.l10n)} {signs.card(line.card)}"
        return self.l10n("view-line", card=told, points=line.points)

    def _pieces(self, view: PlayerView, pieces: Sequence[Piece]) -> str:
        return pieces_text(pieces, self.l10n, self.signs(view)) or self.l10n("plain-nothing")

    def _listed(self, words: Iterable[str]) -> str:
        return self.l10n("list-comma").join(words) or self.l10n("plain-nothing")


def turned(telling: Telling, lines: Lines) -> Telling:
    """Returns the words that tell pieces by signs if they did not, and the other way round, and says so."""
    after = evolve(telling, by_signs=not telling.by_signs)
    lines.say(telling.l10n("plain-signs-on" if after.by_signs else "plain-signs-off"))
    return after
