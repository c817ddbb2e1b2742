"""Moves of a variant, its reactions, its questions and its lots: the engine offers, tells, holds and counts them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.actions import Action, Do, DrawDeck, EndTurn, Pass, Take, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import advance, apply, new_game
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event, Passed, RoundBegan, Took, TurnEnded, VariantEvent
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Item, Offer
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Setup, VariantChoice, read_seat
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.viewtext import view_text
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.wire import to_json, view_from_json
from tests.support import NAMES, Dice, Sensible, give, lay, on_board, play, rarely, registry


def give_away(state: GameState, given: Piece, giver: int, taker: int) -> None:
    """A piece goes from one player board to another."""
    rest = list(state.players[giver].board)
    rest.remove(given)
    state.players[giver].board = tuple(rest)
    state.players[taker].board += (given,)


class Barter(Variant):
    """Players give and demand pieces. *give* is a turn's action, *rest* none; whoever is demanded a piece is asked
    which. *dice* gives the turn's action to the lot."""

    id = "barter"
    memory = int

    def deal(self, state: GameState) -> int:
        return 0

    def _next(self, state: GameState) -> int:
        return (state.whose_turn + 1) % len(state.players)

    def moves(self, state: GameState) -> Sequence[Offer]:
        kinds = dict.fromkeys(state.player.board)
        if state.phase == "ask":
            refuse = Offer(Do(self.id, "refuse"), "barter-refuse")
            return [refuse, *(Offer(Do(self.id, "hand", [p.text]), "barter-hand", {"piece": p.text}) for p in kinds)]
        following = self._next(state)
        found = [Offer(Do(self.id, "demand"), "barter-demand", item=Item("seat", following + 1))]
        if state.variants[self.id] < 3:
            found += [Offer(Do(self.id, "rest"), "barter-rest"), Offer(Do(self.id, "dice", [6]), "barter-dice")]
        if len(state.players[following].board) < state.rules.board_spaces:
            found += [Offer(Do(self.id, "give", [p.text]), "barter-give", {}, Item("board", p.text)) for p in kinds]
        return found

    def refusal_of(self, state: GameState, move: Do) -> Refusal | None:
        return Refusal("barter-full", "", {"n": 8}) if move.move == "give" else None

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        if events is not None:
            events.append(VariantEvent(state.seat, f"barter-{move.move}", {"words": " ".join(move.args)}))
        match move.move:
            case "give":
                give_away(state, piece(move.args[0]), state.seat, self._next(state))
            case "demand":
                state.ask(self.id, self._next(state), "barter-which", {"name": "Ana"})
                return False
            case "hand":
                if len(state.players[state.whose_turn].board) < state.rules.board_spaces:
                    give_away(state, piece(move.args[0]), state.seat, state.whose_turn)
            case "dice":
                state.variants[self.id] += 1
                return state.lot("dice").random() < 0.5
            case "rest":
                state.variants[self.id] += 1
                return False
        return True


@frozen
class Heard:
    """What the toll has heard so far."""

    rounds: int = 0
    turns: int = 0
    took: int = 0


class Toll(Variant):
    """Counts rounds and turns. Whoever takes a red body segment as a first piece is asked for a piece, which goes back
    into the bag; after every fourth turn the next player is asked whether it may go on."""

    id = "toll"
    memory = Heard

    def deal(self, state: GameState) -> Heard:
        return Heard()

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        heard: Heard = state.variants[self.id]
        match event:
            case RoundBegan():
                assert event.round == heard.rounds + 1
                state.variants[self.id] = evolve(heard, rounds=event.round)
            case TurnEnded():
                assert event.turn == heard.turns + 1
                state.variants[self.id] = evolve(heard, turns=event.turn)
                if event.turn % 4 == 0:
                    state.ask(self.id, (state.seat + 1) % len(state.players), "toll-go-on")
            case Took(pieces=taken):
                state.variants[self.id] = evolve(heard, took=heard.took + 1)
                if taken[0] is piece("R"):
                    state.ask(self.id, state.seat, "toll-pay", {"pieces": "R"})
                    if events is not None:
                        events.append(VariantEvent(event.seat, "toll-due"))

    def moves(self, state: GameState) -> Sequence[Offer]:
        if state.phase != "ask":
            return ()
        if state.questions[-1].message == "toll-go-on":
            return [Offer(Do(self.id, "yes"), "toll-yes")]
        pays = [Offer(Do(self.id, "pay", [p.text]), "toll-pays") for p in dict.fromkeys(state.player.board)]
        return pays or [Offer(Do(self.id, "yes"), "toll-yes")]  # the last piece may be gone

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        if move.move == "pay":
            paid, rest = piece(move.args[0]), list(state.player.board)
            rest.remove(paid)
            state.player.board = tuple(rest)
            if paid.part == "body":
                state.bodies = (paid, *state.bodies)
        return False


def game(catalog: Catalog, *kinds: type[Variant], players: int = 2, seed: str = "moves") -> GameState:
    """A game with these variants, guarded, at its first turn, at which everybody has kept no prophecy."""
    ruleset = Ruleset(catalog, tuple(guarded(kind, (), "test") for kind in kinds))
    choices = tuple(VariantChoice(kind.id) for kind in kinds)
    state = new_game(Setup(NAMES[:players], seed, card_sets=("base",), variants=choices), ruleset)
    for _ in range(players):
        state, _ = apply(state, parse_action("keep"))
    return state


def texts(actions: Sequence[Action]) -> list[str]:
    return [str(action) for action in actions if isinstance(action, Do)]


# Moves


def test_moves_are_written_like_all_actions() -> None:
    assert str(Do("barter", "give", ["R"])) == "do barter give R"
    assert parse_action("do barter give R") == Do("barter", "give", ("R",))
    for text in ("do", "do barter", "do barter ", "do barter give ", "do  give"):
        with pytest.raises(ValueError, match="not an action"):
            parse_action(text)
    with pytest.raises(ValueError, match="write it like 'do moon steal 2 R': a variant, its move"):
        parse_action("do barter")


def test_moves_are_legal_actions_after_those_of_the_rules(catalog: Catalog) -> None:
    state = game(catalog, Barter)
    give(state, 0, board="R B")
    legal = legal_actions(state)
    offered = ["do barter demand", "do barter rest", "do barter dice 6", "do barter give R", "do barter give B"]
    assert texts(legal) == offered == texts(legal[-5:])
    assert DrawDeck() in legal
    assert all(refusal(state, action) is None for action in legal)


def test_what_is_not_offered_is_refused_with_the_variants_reason(catalog: Catalog) -> None:
    state = game(catalog, Barter)
    give(state, 1, board=" ".join("B" * 8))
    cases = {
        "do barter give R": Refusal("barter-full", "", {"n": 8}),
        "do barter fly": Refusal("move-impossible", ""),
        "do moon rise": Refusal("move-unknown", ""),
    }
    for text, expected in cases.items():
        assert refusal(state, parse_action(text)) == expected
    state.phase = "choose"
    assert refusal(state, parse_action("do barter rest")) == Refusal("during-choose", "5.1")
    assert texts(legal_actions(state)) == []


def test_a_move_is_the_turns_action_if_it_says_so(catalog: Catalog) -> None:
    state = game(catalog, Barter)
    give(state, 0, board="R B")
    after, events = apply(state, parse_action("do barter rest"))
    assert (after.seat, after.phase, after.turn) == (0, "action", 1)
    assert events == (VariantEvent(0, "barter-rest", {"words": ""}),)
    after, _ = apply(after, parse_action("do barter give R"))
    assert (after.seat, after.turn) == (1, 2)
    assert (on_board(after, 0), on_board(after, 1)) == ("B", "R")


def test_nobody_has_to_make_a_move(catalog: Catalog) -> None:
    """RULES 3.1: whoever can do nothing else may pass."""
    state = game(catalog, Barter)
    lay(state, "- | - | - | - | - | - | - | - | - | -")
    state.deck, state.discard, state.row = (), (), [None] * 6
    assert legal_actions(state)[-1] == Pass()
    assert refusal(state, Pass()) is None
    _, events = apply(state, Pass())
    assert events[0] == Passed(0)


class Alms(Variant):
    """As an action a player gives a prophecy of the hand away, onto the discard pile: five times in a game."""

    id = "alms"
    memory = int

    def deal(self, state: GameState) -> int:
        return 0

    def moves(self, state: GameState) -> Sequence[Offer]:
        may = state.phase == "action" and state.variants[self.id] < 5
        cards = dict.fromkeys(state.player.hand) if may else ()
        return [Offer(Do(self.id, "give", [card]), "alms-give", {"card": card}, Item("hand", card)) for card in cards]

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        hand = list(state.player.hand)
        hand.remove(move.args[0])
        state.player.hand = tuple(hand)
        state.discard += (move.args[0],)
        state.variants[self.id] += 1
        return True


def test_what_a_move_takes_out_of_a_hand_is_no_longer_known_to_be_there(catalog: Catalog) -> None:
    """RULES 2.6: everybody has seen which card Ana took from the row, and sees that she gives it away."""
    state = game(catalog, Alms)
    card = state.row[0]
    for text in ("draw row 1", "end", "take 1"):
        state, _ = apply(state, parse_action(text))
    assert state.player.known == (card,)
    advance(state, Do("alms", "give", [str(card)]))
    assert state.players[0].known == ()
    for seat in (0, 1, None):
        assert view(determinize(view(state, seat), Random(0)), seat) == view(state, seat)


class Strict(Variant):
    """Forbids moves of others."""

    id = "strict"

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        return Refusal("strict", "0") if isinstance(action, Do) else None


def test_a_variant_may_forbid_the_moves_of_another_but_no_answer(catalog: Catalog) -> None:
    state = game(catalog, Barter, Strict)
    assert texts(legal_actions(state)) == []
    assert refusal(state, parse_action("do barter rest")) == Refusal("strict", "0")
    state.questions = ()
    state.ask("barter", 1, "barter-which", {})
    state.held, state.seat, state.phase = (0, "action"), 1, "ask"
    assert texts(legal_actions(state)) == ["do barter refuse"]


def test_what_is_offered_says_what_it_is_and_where_it_belongs(catalog: Catalog) -> None:
    start = game(catalog, Barter)
    session = Session(start.setup, start.ruleset)
    for _ in range(2):
        session.push(parse_action("keep"))
    assert session.offers[0] == Offer(Do("barter", "demand"), "barter-demand", {}, Item("seat", 2))
    session.push(Take(1))
    assert Item("board", session.state.players[0].board[0].text) not in [offer.item for offer in session.offers]


# Questions


def asked(catalog: Catalog) -> GameState:
    """Ana has demanded a piece of Bao."""
    state = game(catalog, Barter)
    give(state, 0, board="R")
    give(state, 1, board="B K")
    return apply(state, parse_action("do barter demand"))[0]


def test_a_question_is_answered_before_anything_else(catalog: Catalog) -> None:
    state = asked(catalog)
    assert (state.seat, state.phase, state.whose_turn) == (1, "ask", 0)
    assert texts(legal_actions(state)) == [str(a) for a in legal_actions(state)]
    for text in ("take 1", "pass", "end"):
        assert refusal(state, parse_action(text)) == Refusal("during-ask", "")
    state, _ = apply(state, parse_action("do barter hand K"))
    assert (state.seat, state.phase, state.questions, state.held) == (1, "action", (), None)
    assert (on_board(state, 0), on_board(state, 1), state.turn) == ("R K", "B", 2)


def test_what_is_asked_is_known_to_all_and_written_to_json(catalog: Catalog) -> None:
    state, l10n = asked(catalog), english()
    l10n.add_messages("en", "barter-which = Which piece does { $name } get?")
    assert "Bao is asked: Which piece does Ana get?" in view_text(view(state, 0), l10n).replace("\u2068", "")
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert (seen.acting, seen.questions[0].message, seen.held) == (1, "barter-which", (0, "action"))
        assert view_from_json(to_json(seen), state.ruleset) == seen
        assert view(determinize(seen, Random(0)), seat) == seen


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"phase":"ask"', '"phase":"action"'),
        ('"held":[0,', '"held":[3,'),
        ('"variant":"barter","seat"', '"variant":"moon","seat"'),
        ('"barter","seat":1', '"barter","seat":0'),
        ('"held":[0,"action"]', '"held":null'),
    ],
)
def test_a_view_in_which_the_question_makes_no_sense_is_refused(catalog: Catalog, old: str, new: str) -> None:
    state = asked(catalog)
    text = to_json(view(state, 0))
    assert old in text
    with pytest.raises(ValueError, match="not a view of this game"):
        view_from_json(text.replace(old, new), state.ruleset)


def test_games_without_questions_and_lots_are_written_as_before(catalog: Catalog) -> None:
    state = game(catalog, Barter)
    assert not {"questions", "held", "lots"} & {word for line in state.text().splitlines() for word in line.split()}
    assert not any(f'"{name}"' in to_json(view(state, 0)) for name in ("questions", "held"))
    assert "question barter 1 barter-which name=Ana" in asked(catalog).text()
    assert "held 0 action" in asked(catalog).text()


# Reactions


def taking(catalog: Catalog, pieces: str) -> GameState:
    """Ana is about to take these pieces from field 1."""
    state = game(catalog, Toll)
    lay(state, f"{pieces} | B B | - | - | - | - | <R | - | - | R>")
    give(state, 0, board="K")
    return state


def test_a_turn_does_not_end_while_something_is_asked(catalog: Catalog) -> None:
    after, events = apply(taking(catalog, "R G"), Take(1))
    assert (after.turn, after.seat, after.phase, after.held) == (1, 0, "ask", (0, "turn-ends"))
    assert [type(event) for event in events] == [Took, VariantEvent]
    assert texts(legal_actions(after)) == ["do toll pay K", "do toll pay R", "do toll pay G"]
    after, _ = apply(after, parse_action("do toll pay K"))
    assert (on_board(after, 0), after.bodies[0], after.turn, after.seat) == ("R G", piece("K"), 2, 1)


def test_an_event_that_is_of_no_account_asks_nothing(catalog: Catalog) -> None:
    after, events = apply(taking(catalog, "G R"), Take(1))
    assert (after.phase, after.seat, after.variants["toll"].took) == ("action", 1, 1)
    assert not any(isinstance(event, VariantEvent | TurnEnded | RoundBegan) for event in events)


def test_a_question_at_the_end_of_a_turn_holds_the_next_one(catalog: Catalog) -> None:
    state = game(catalog, Toll)
    state.turn, state.variants["toll"] = 4, Heard(rounds=2, turns=3)
    state, _ = apply(state, parse_action("draw row 1"))
    state, _ = apply(state, EndTurn())
    assert (state.turn, state.seat, state.held, state.row[0]) == (4, 1, (0, "next-turn"), None)
    state, _ = apply(state, parse_action("do toll yes"))
    assert (state.turn, state.seat, state.phase, state.variants["toll"].turns) == (5, 1, "action", 4)
    assert state.row[0] is not None


@pytest.mark.parametrize("players", [2, *rarely(3, 4)])
@pytest.mark.parametrize("policy", [Dice, Sensible])
@pytest.mark.slow
def test_random_games_are_the_same_with_and_without_events_and_can_be_repeated(
    catalog: Catalog, players: int, policy: type[Dice]
) -> None:
    state = game(catalog, Barter, Toll, players=players, seed=f"moves {players}")
    session = Session(state.setup, state.ruleset)
    for _ in range(players):
        session.push(parse_action("keep"))
    actions = []
    for number, (legal, action) in enumerate(play(state, policy("moves"))):
        assert all(refusal(state, each) is None for each in legal)
        actions.append(action)
        session.push(action)
        seat = number % players
        assert view_from_json(to_json(view(session.state, seat)), state.ruleset) == view(session.state, seat)
    assert (state.phase, state.text()) == ("over", session.state.text())
    assert state.variants["toll"].rounds == (state.turn - 1) // players + 1
    assert {action.move for action in actions if isinstance(action, Do)} >= {"demand", "hand", "pay", "yes"}
    again = game(catalog, Barter, Toll, players=players, seed=f"moves {players}")
    for action in actions:
        advance(again, parse_action(str(action)))
    assert again.digest() == state.digest()


@pytest.mark.exhaustive
@pytest.mark.parametrize("levels", [("medium", "hard"), ("easy", "master")])
def test_computer_players_answer_and_go_on(levels: tuple[str, str]) -> None:
    plugins = registry()
    choices = VariantChoice("barter"), VariantChoice("toll")
    contest = Contest(tuple(map(read_seat, levels)), "moves", variants=choices)
    ruleset = Ruleset(plugins.catalog(["base"]), (guarded(Barter, (), "test"), guarded(Toll, (), "test")))
    assert play_one(contest, 0, plugins, ruleset).failures == ()


# Lots


def test_a_lot_follows_from_the_seed_its_name_and_its_number(catalog: Catalog) -> None:
    state, same, other = (game(catalog, Barter, seed=seed) for seed in ("lot", "lot", "other"))
    drawn = [state.lot("dice").random() for _ in range(3)]
    assert drawn == [same.clone().lot("dice").random() if n == 0 else drawn[n] for n in range(3)]
    assert len({*drawn, other.lot("dice").random(), same.lot("cards").random()}) == 5
    assert "lots 3" in state.text()


def test_what_a_lot_has_decided_cannot_be_undone(catalog: Catalog) -> None:
    start = game(catalog, Barter)
    session = Session(start.setup, start.ruleset)
    for text in ("keep", "keep", "do barter rest"):
        session.push(parse_action(text))
    assert session.undo()
    session.push(parse_action("do barter dice 6"))
    refused = session.undo_refusal()
    assert refused is not None
    assert (refused.code, session.history[-1].reveals) == ("undo-revealed", True)


def test_whoever_looks_ahead_does_not_know_the_next_lot(catalog: Catalog) -> None:
    state = game(catalog, Barter)
    guessed = determinize(view(state, 0), Random(1))
    assert guessed.lot("dice").random() != state.lot("dice").random()


# What the guard names


class Broken(Barter):
    """Fails in a way that the test chooses."""

    id = "barter"


def failing(catalog: Catalog, **methods: Any) -> GameState:
    return game(catalog, type("Broken", (Broken,), methods))


REST: Any = Offer(Do("barter", "rest"), "barter-rest")


@pytest.mark.parametrize(
    ("method", "what"),
    [
        (lambda self, state: ["rest"], "moves: returned 'rest': each must be an Offer"),
        (lambda self, state: 7, "moves: returned int"),
        (lambda self, state: [REST, REST], "moves: offered the same move twice"),
        (lambda self, state: [Offer(Do("moon", "rest"), "x")], "moves: offered a move of moon"),
        (lambda self, state: [Offer(Do("barter", "two words"), "x")], "the word 'two words', which cannot be written"),
        (lambda self, state: [Offer(Do("barter", "rest", [""]), "x")], "the word '', which cannot be written"),
        (lambda self, state: [Offer(Do("barter", "rest", ["a b"]), "x")], "the word 'a b', which cannot be written"),
        (lambda self, state: [Offer(Do("barter", "rest", "ab"), "x")], r"words: write \['ab'\], not 'ab'"),
        (lambda self, state: [evolve(REST, message=5)], "what cannot be shown: 5 is not the id of a message"),
        (
            lambda self, state: [Offer(Do("barter", "rest"), "x", {"piece": "moon"})],
            "shown: x with .*: not a piece: 'moon'",
        ),
        (lambda self, state: [evolve(REST, values={"n": None})], "rest with n=None, no text and no whole"),
        (lambda self, state: [evolve(REST, item="board R")], "and not to an Item"),
        (lambda self, state: [evolve(REST, worth=float("nan"))], "worth nan, and not a number of points"),
        (lambda self, state: state.ask("barter", 0, "x") or [], "moves: changed state.questions"),
        (lambda self, state: state.lot("x") and [], "moves: changed state.lots"),
        (lambda self, state: state.variants.update(barter=9) or [], "moves: changed state.variants"),
    ],
)
def test_wrong_moves_are_named(catalog: Catalog, method: Any, what: str) -> None:
    with pytest.raises(VariantFailed, match=what):
        legal_actions(failing(catalog, moves=method))


@pytest.mark.parametrize(
    ("method", "what"),
    [
        (lambda self, state, move, events: None, "perform: returned NoneType"),
        (lambda self, state, move, events: 1 / 0, "perform: ZeroDivisionError"),
        (lambda self, state, move, events: state.__setattr__("seat", 1) or True, "perform: changed state.seat"),
        (
            lambda self, state, move, events: state.__setattr__("deck", ()) or True,
            "perform: took cards out of the game",
        ),
        (lambda self, state, move, events: state.ask("moon", 0, "x") or True, "perform: asked for a variant or a seat"),
        (lambda self, state, move, events: state.ask("barter", 5, "x") or True, "perform: asked for a variant"),
        (lambda self, state, move, events: events.append("x") or True, "perform: told 'x', which is no event"),
    ],
)
def test_a_wrong_deed_is_named_and_nothing_has_happened(catalog: Catalog, method: Any, what: str) -> None:
    state = failing(catalog, perform=method)
    before = state.text()
    with pytest.raises(VariantFailed, match=what):
        apply(state, parse_action("do barter rest"))
    assert state.text() == before


def test_a_reaction_may_not_pass_the_turn_on(catalog: Catalog) -> None:
    def react(self: Variant, state: GameState, event: Event, events: list[Event] | None) -> None:
        state.turn += 1

    with pytest.raises(VariantFailed, match=r"toll: react: changed state\.turn"):
        game(catalog, type("Fast", (Toll,), {"react": react}))


def test_a_question_without_an_answer_is_named(catalog: Catalog) -> None:
    state = failing(catalog, moves=lambda self, state: [REST] if state.phase == "action" else [], perform=_asks)
    state, _ = apply(state, parse_action("do barter rest"))
    with pytest.raises(VariantFailed, match="moves: there is no answer to barter-which"):
        legal_actions(state)
    start = Session(state.setup, state.ruleset)
    for _ in range(2):
        start.push(parse_action("keep"))
    with pytest.raises(VariantFailed, match="moves: there is no answer"):
        start.push(parse_action("do barter rest"))
    assert start.state.phase == "action"


def _asks(self: Variant, state: GameState, move: Do, events: list[Event] | None) -> bool:
    state.ask(self.id, 1, "barter-which")
    return True


def test_an_illegal_move_changes_nothing(catalog: Catalog) -> None:
    with pytest.raises(IllegalActionError):
        apply(game(catalog, Barter), parse_action("do barter give R"))
