"""A real table in lines: what it brings is typed there, and the game is the one that was told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game import actions as a
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening, to_lay
from coatl_core.game.opened import before_opening
from coatl_core.game.rules import Chance, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.eventtext import event_text
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import CardNaming
from coatl_core.play.asking import Asking, PiecesAsked
from coatl_core.saves.store import read
from coatl_tui.plain.questions import Questions
from coatl_tui.plain.real_table import RealTable
from tests.conftest import Effort
from tests.plain.support import Typist, kind, menu_of, play, saved, script, shared_l10n, typist_of
from tests.support import Sensible, registry
from tests.told.shadow import there

L10N = shared_l10n("en")


def lying(asked: PiecesAsked, after: GameState) -> list[Piece]:
    """The pieces that are asked for, as they lie on the real table then."""
    fields = dict.fromkeys(place.field for place in asked.places)
    return [piece(thing) for number in fields for thing in there(after, f"field {number}")]


class Table:
    """An ordinary game with a seed is the real table. ``told`` is the game that is told of it, and ``lines`` is what
    somebody types for that."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        ruleset = registry().ruleset(setup.card_sets, setup.variants)
        self.real = Session(setup, ruleset)
        self.setup = evolve(setup, chance=chance, seed="told")
        self.told = Session(self.setup, ruleset)
        self.lines: list[str] = []
        self.told.push(self._named(to_lay(self.told.state), self.real.state, lays=True))

    def _named(self, openings: tuple[Opening, ...], after: GameState, lays: bool = False) -> Found:
        """Types what these openings bring, as it lies on the real table then."""
        asking = Asking(openings, self.told.view(0), lays)
        while (asked := asking.asked) is not None:
            if isinstance(asked, PiecesAsked):
                pieces = lying(asked, after)
                self.lines.append("".join(each.color for each in pieces).lower())
                asking.give_pieces(pieces)
            else:
                card = there(after, asked.at)[asked.number - 1]
                naming = CardNaming(self.told.view(0).catalog, asking.cards(), own_letters(L10N))
                self.lines.append(naming.keys(card).lower())
                asking.give_card(card)
        return asking.found()

    def play(self, steps: int) -> None:
        """Plays so many actions at both tables, and types those of the player."""
        player = Sensible(self.setup.seed)
        for _ in range(steps):
            state = self.real.state
            action = a.Step() if state.phase == "opponent" else player.choose(state, tuple(self.real.legal_actions))
            if not isinstance(action, a.Step):
                self.lines.append(str(action))
            self.real.push(action)
            openings = self.told.opened(action)
            self.told.push(action, self._named(openings, self.real.state) if openings else None)


def entries(texts: Iterable[str]) -> list[list[str]]:
    """What was done, whatever the order in which cards were kept."""
    return [sorted(text.split()) for text in texts]


@pytest.mark.slow
def test_a_game_that_is_told_by_lines_is_the_one_on_the_table(tmp_path: Path, effort: Effort) -> None:
    table = Table(kind("alone"), "told")
    table.play(effort(quick=6, test=12, exhaustive=40))
    menu = play(table.setup, tmp_path, script(*table.lines), L10N)
    assert not [line for line in typist_of(menu).transcript.splitlines() if line.startswith("?")]
    done = entries(played.entry for played in table.told.history)
    assert entries(read(saved(tmp_path)).actions)[: len(done)] == done  # the opponent may have moved on


@pytest.mark.parametrize("left", [(), ("menu", "quit")])
def test_what_the_opponent_brings_need_not_be_told(tmp_path: Path, left: tuple[str, ...]) -> None:
    """The end of the input, too, ends a question."""
    table = Table(kind("alone"), "told")
    typed = 0
    while typed == len(table.lines) or not isinstance(table.told.actions[-1], a.Step):
        typed = len(table.lines)
        table.play(1)
    menu = play(table.setup, tmp_path, script(*table.lines[:typed], *left), L10N)
    transcript, step = typist_of(menu).transcript, table.told.history[-1]
    assert "nothing was done" in transcript
    for event in before_opening(step.before, step.action):
        told = event_text(event, table.setup.players, step.before.catalog, L10N)
        assert transcript.count(told) == 1, "what he does is told before it is asked what comes"


def test_a_game_at_a_real_table_is_asked_for_by_a_word(tmp_path: Path) -> None:
    for typed, chance, players in (
        ("beside Ann", "beside", "Ann"),
        ("told Ann,Bob", "told", "Ann,Bob"),
        ("Ann", "", "Ann"),
    ):
        lines = menu_of(tmp_path, Typist(script("", "")), L10N).lines
        wanted = Questions(lines, L10N, registry()).wanted(typed, ())
        assert (wanted.chance, wanted.seats) == (chance, players)


def test_undo_goes_back_behind_the_turn_of_the_opponent(tmp_path: Path) -> None:
    """He would do the same again at once; ``redo`` brings his steps back, too."""
    for number, (typed, back) in enumerate(((("undo",), 1), (("undo", "undo"), 2), (("undo", "redo"), 0))):
        table = Table(kind("alone"), "told")
        while table.told.state.turn < 3 or table.told.state.phase == "opponent":
            table.play(1)
        own = [at for at, played in enumerate(table.told.history) if not isinstance(played.action, a.Step)]
        play(table.setup, tmp_path / str(number), script(*table.lines, *typed, "quit"), L10N)
        left = len(table.told.history) if not back else own[-back]
        done = entries(played.entry for played in table.told.history[:left])
        assert entries(read(saved(tmp_path / str(number))).actions) == done


def test_beside_the_box_a_game_has_no_result_before_its_coatls_are_told(tmp_path: Path) -> None:
    """Whoever leaves then is asked for them when they go on, and for nothing else."""
    deal = Table(kind("alone"), "beside")
    records = tmp_path / "records.json"
    menu = play(deal.setup, tmp_path, script(*deal.lines, "done", "score", "done", "done", "quit"), L10N)
    assert typist_of(menu).transcript.count("type done once more") == 2
    assert not records.exists()
    left = saved(tmp_path)
    menu = play(left, tmp_path, script("undo", "done", "done", "bgk", "undo", "bgk.", "", "", "quit"), L10N)
    told = typist_of(menu).transcript
    assert told.index("Now you can type") > told.rindex("beside it?")
    assert records.exists()
    actions = read(saved(tmp_path)).actions
    assert actions[1:] == ("step", "done", "found coatl 1 1 = <BGK")


def test_beside_the_box_one_may_have_no_coatl(tmp_path: Path) -> None:
    deal = Table(kind("alone"), "beside")
    menu = play(deal.setup, tmp_path, script(*deal.lines, "done", "done", "none", "quit"), L10N)
    assert (tmp_path / "records.json").exists()
    assert typist_of(menu).transcript.count("your coatl 1") == 1


def told_with(table: Table, folder: Path, *typed: str) -> str:
    """What is told to somebody who types this after the game so far."""
    folder.mkdir(exist_ok=True)
    menu = play(table.setup, folder, script(*table.lines, *typed, "menu", "quit"), L10N)
    return typist_of(menu).transcript.rpartition(f"> {table.lines[-1]}\n")[2]


@pytest.mark.parametrize("left", ["undo", "u", "", "menu"])
def test_what_differs_need_not_be_told_in_the_end(tmp_path: Path, left: str) -> None:
    table = Table(kind("alone"), "told")
    assert "nothing was done" in told_with(table, tmp_path, "differs row 2", left, "look").split("> look")[0]


@pytest.mark.parametrize("word", ["?", "help", "look", "hint", "save", "none", "why 3", "score"])
def test_whoever_names_things_is_told_what_can_be_typed(tmp_path: Path, word: str) -> None:
    for place in ("row 2", "field 3"):
        told = told_with(Table(kind("alone"), "told"), tmp_path / place, f"differs {place}", word, "undo", "look")
        assert told.count("undo goes back, menu leaves the question") == 1
        assert "? " not in told.replace("? Type", "")


def test_the_deal_is_not_left_by_going_back(tmp_path: Path) -> None:
    menu = play(Table(kind("alone"), "beside").setup, tmp_path, script("undo", "", "quit"), L10N)
    assert "undo goes back, menu leaves the question" in typist_of(menu).transcript
    assert "nothing was done" not in typist_of(menu).transcript


def test_a_deal_that_is_left_begins_anew_and_says_so(tmp_path: Path) -> None:
    deal = Table(kind("alone"), "beside")
    menu = play(deal.setup, tmp_path, script(deal.lines[0], "quit"), L10N)
    assert "it is asked from the beginning when you go on" in typist_of(menu).transcript
    menu = play(saved(tmp_path), tmp_path, script("menu", "quit"), L10N)
    assert "Which 16 pieces" in typist_of(menu).transcript


def test_the_deal_is_taken_back_only_if_that_is_asked_for_twice(tmp_path: Path) -> None:
    table = Table(kind("alone"), "beside")
    told = told_with(table, tmp_path / "once", "undo", "look", "undo")
    assert told.count("type undo once more") == 2 and "Taken back" not in told
    told = told_with(table, tmp_path / "twice", "undo", "undo")
    assert "Which 16 pieces" in told.partition("Taken back")[2]


def test_a_place_that_is_not_there_is_not_asked_about(tmp_path: Path) -> None:
    for number, place in enumerate(("field 99", "field 0", "row 7", "top 4")):
        told = told_with(Table(kind("alone"), "told"), tmp_path / str(number), f"differs {place}")
        assert f"? There is no such thing on the table: {place}" in told


def test_beside_the_box_a_place_that_is_not_told_is_refused_at_once(tmp_path: Path) -> None:
    told = told_with(Table(kind("alone"), "beside"), tmp_path, "differs row 2")
    assert "Beside the box this is not told" in told and "Which card" not in told


def test_the_turn_of_the_opponent_is_left_for_ones_own_action(tmp_path: Path) -> None:
    table = Table(kind("alone"), "told")
    typed = 0
    while typed == len(table.lines) or not isinstance(table.told.actions[-1], a.Step):
        typed = len(table.lines)
        table.play(1)
    own = max(at for at, played in enumerate(table.told.history) if not isinstance(played.action, a.Step))
    table.lines[typed:] = []
    told = told_with(table, tmp_path, "undo", "", "undo", "undo")
    assert told.count("Press Enter to be asked once more; undo takes back your last action.") == 2
    assert "Taken back" in told
    done = entries(played.entry for played in table.told.history[:own])
    assert entries(read(saved(tmp_path)).actions) == done


def test_beside_the_box_there_are_no_hints(tmp_path: Path) -> None:
    assert "? There are no hints beside the box" in told_with(Table(kind("alone"), "beside"), tmp_path, "hint")


def asked_beside(folder: Path, opening: Opening, *typed: str) -> tuple[Found, str]:
    """What is told of an opening beside the box, where nothing has been dealt, and what is read there."""
    setup = evolve(kind("alone"), chance="beside")
    view = Session(setup, registry().ruleset(setup.card_sets, setup.variants)).view(0)
    typist = Typist(script(*typed))
    found = RealTable(menu_of(folder, typist, L10N).lines, L10N).ask((opening,), view)
    return found, typist.transcript


@pytest.mark.parametrize("typed", [("b", "r", "3"), ("b", "br", "3"), ("br", "9", "3"), ("br", "g", "1"), ("br", "g3")])
def test_more_letters_narrow_a_list_of_cards(tmp_path: Path, typed: tuple[str, ...]) -> None:
    found, told = asked_beside(tmp_path, Opening("line 1", "line 1"), *typed, "3")
    if typed[-1] == "g3":
        assert "? " in told.partition("> g3")[2]
    assert found.places[0].things == ("base:alternating-red-green",)
    assert "There is no card 0" not in told


def test_the_question_for_a_card_says_whose_it_is(tmp_path: Path) -> None:
    assert "A.D.A.M., his card 1?" in asked_beside(tmp_path, Opening("line 1", "line 1"), "br3")[1]
    found, told = asked_beside(tmp_path, Opening("row", "row 6"), "br3")
    assert found.places[0].things == ("base:alternating-red-green",)
    assert "A.D.A.M. takes the rightmost card of your row. Which card is it?" in told
    assert not asked_beside(tmp_path, Opening("row", "row 6"), "")[0].places[0].things
