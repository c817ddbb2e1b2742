"""Statements at random: each is refused with a sentence, or leaves a table with all its pieces and cards at which the
game goes on to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from coatl_core.game.actions import Action, Pick, parse_entry
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.found import Found, Lies
from coatl_core.game.opened import opened, told_of
from coatl_core.game.secret import fitting, is_secret, must_show
from coatl_core.game.session import Session
from coatl_core.game.soundness import unsound
from coatl_core.game.state import GameState
from coatl_core.game.whereabouts import lies_on
from coatl_core.language.l10n import english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.inventory import Inventory, inventory
from tests.conftest import Effort
from tests.told.shadow import Beside, Secret, Shadow, lying
from tests.told.test_shadow import alone, ruleset_of, together


def anything(state: GameState, action: Action, random: Random) -> Found | None:
    """What may come next with this action, as far as the app knows: anything that lies hidden, but the pieces that it
    picks from the bags by name."""
    openings = opened(state, action)
    bags = {name: [p.text for p in getattr(state, name)] for name in ("bodies", "heads", "tails")}
    there = Counter(word for lies in lies_on(state) for word in lies.things or ())
    hidden = {
        **bags,
        "deck": [*state.deck],
        "pile": [card for pile in state.piles for card in pile[:-1]],
        "discard": [*state.deck],
        "row": [*(Counter(state.catalog.prophecy_cards()) - there).elements()],
    }
    for picked in action.pieces if isinstance(action, Pick) else ():
        bags[next(name for name, bag in bags.items() if picked.text in bag)].remove(picked.text)
    for things in hidden.values():
        random.shuffle(things)
    again = [*state.discard, *(card for card in state.row if card is not None)]
    names = []
    for opening in openings:
        things = hidden[opening.source.split(" ")[0]]
        if len(things) < opening.number:
            things += again
        names.append([things.pop(0) for _ in range(opening.number)])
    return told_of(openings, names) if openings else None


def go_on(session: Session, random: Random, most: int) -> None:
    """Plays on at random; what comes next is anything."""
    for _ in range(most):
        legal = session.legal_actions
        if not legal:
            return
        action: Action = random.choice(legal)
        if not must_show(session.state, action):
            try:
                session.push(action, anything(session.state, action, random))
            except IllegalActionError as error:  # a secret seat is offered a card that another seat has told
                assert error.refusal.code == "told-card"
                assert is_secret(session.state)
            continue
        for card in (*session.state.player.hand, *session.state.deck):
            with suppress(IllegalActionError):  # the coatl does not meet it
                session.push(action, Found((Lies(f"hand {session.acting + 1}", (card,)),)))
                break
        else:  # as far as that seat can see, the cards that fit may be in its hand
            state = session.state
            told = {card for player in state.players if player is not state.player for card in player.hand}
            assert {*fitting(state, action)} <= told, "it was offered, and no card makes it legal"


def statements(session: Session, random: Random) -> Iterator[Found]:
    """Statements that are nearly true: something of another place is told of a place, or a little less, or nothing."""
    places = [lies for lies in lying(session).values() if lies.name != "known"]
    words = [word for lies in places for word in lies.things or ()]
    words += [*session.state.deck, *(p.text for p in session.state.bodies[:9]), "Q", "base:none", "7"]
    for _ in range(12):
        told = []
        for lies in random.sample(places, random.choice((1, 1, 2, 3))):
            things = [*(lies.things or ())]
            for _ in range(random.choice((1, 1, 2))):
                at, new = random.randrange(len(things) + 1), random.choice(words)
                things[at : at + random.choice((0, 1, 1))] = [new] * random.choice((0, 1, 1))
            other = random.choice(places).things if random.random() < 0.2 else things
            told.append(Lies(lies.at, other))
        yield Found(tuple(told))


def all_there(state: GameState) -> Inventory:
    """All pieces and cards, those of the variants among them."""
    return inventory(state, state.variants)


def with_the_opponents(state: GameState) -> Counter[str]:
    """All pieces of the game, wherever they lie."""
    own = (word for v in state.ruleset.placing for things in v.lies(state.variants[v.id]).values() for word in things)
    pieces = Counter({kind.text: number for kind, number in all_there(state).pieces.items()})
    return pieces + Counter(word for word in own if ":" not in word and not word.isdigit())


def test_a_statement_at_random_is_refused_or_leaves_a_whole_table(effort: Effort) -> None:
    accepted, refused, l10n = 0, Counter[str](), english()
    for number in effort.seeds(quick=2, test=2, exhaustive=150):
        random = Random(f"statements {number}")
        setup = alone(number) if number % 2 == 0 else together(number, 9)
        beside = number % 4 == 0
        kind: type[Shadow] = Beside if beside else Secret if number % 3 == 0 else Shadow
        session = kind(setup, ruleset_of(setup), 1000).told
        while not session.over and len(session.history) < 150:
            go_on(session, random, random.randrange(1, 30))
            if session.over:
                break
            for found in statements(session, random):
                before, there = session.state, with_the_opponents(session.state)
                try:
                    session.push(found)
                except IllegalActionError as error:
                    assert session.state is before
                    refused[error.refusal.code] += 1
                    assert refusal_text(error.refusal, session.catalog, l10n).endswith(".")
                    continue
                accepted += 1
                assert unsound(session.state) == ""
                assert with_the_opponents(session.state) == there
                cards = all_there(session.state)
                assert beside or (cards.prophecies, cards.temples) == (
                    all_there(before).prophecies,
                    all_there(before).temples,
                )
                assert parse_entry(str(found)) == (found, None)
        go_on(session, random, 3000)
        assert session.over
    assert accepted >= 10 and len(refused) >= 5, (accepted, refused)


@given(st.text(alphabet="found /=-<>BGKRY1239 :abctehldrow", max_size=60))
def test_no_text_breaks_the_notation(text: str) -> None:
    for line in (text, f"found {text}", f"take 3 found {text}"):
        try:
            action, found = parse_entry(line)
        except ValueError:
            continue
        assert " ".join(filter(None, (str(action), str(found) if found else ""))) == line
