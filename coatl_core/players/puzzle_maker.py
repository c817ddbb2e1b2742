"""Makes puzzles about the last turn from games of computer players: at each turn of such a game it is asked what would
be the best if it were the last one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle
from math import log2

from attrs import evolve, frozen

from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.engine import advance, new_game
from coatl_core.game.final_turn import final_turn
from coatl_core.game.gamefile import SCHEMA, toml_list, toml_text
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.match import play_on
from coatl_core.game.players import Budget, chance
from coatl_core.game.puzzle import ASK, GRADES, THEMES, Puzzle, as_last_turn, points_now
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.plugins.proposed_choices import BASE, FIRST_OPPONENT, OF_PUZZLES
from coatl_core.plugins.registry import Registry

NAMES = ("Ana", "Bao")
LEAST_GAIN, LEAST_AHEAD = 6, 2
"""The points that the best turn must bring at least, and by how many it must surpass that of a greedy player."""
MOST_WORK = 20_000
"""A position in which more choices have to be looked at takes too long to be solved anew."""
HIDDEN = 3
"""So many temples of a pile might come to its top in one turn."""
HARDER = (6.5, 8.5, 10.5)
"""From each of these on a puzzle has the next grade."""
_ANY = ""
"""Stands for any theme."""


@frozen
class Making:
    """The games that puzzles are made from. Each second one is played with sacrifice tokens."""

    games: int
    seed: str
    card_sets: tuple[str, ...] = (BASE,)

    def setup(self, game: int) -> Setup:
        """Returns the setup of a game, from 0."""
        rules = Rules(sacrifice_tokens=game % 2 == 1)
        return Setup(NAMES, f"{self.seed}/{game}", card_sets=self.card_sets, rules=rules)

    def puzzles(self, plugins: Registry, refused: Counter[str]) -> Iterator[Puzzle]:
        """Yields the puzzles of all games. In ``refused`` is counted, by the reason, what cannot be solved exactly: a
        ``temple`` below the top of a pile might bring more, or a search takes too ``long``. Raises UnknownContent."""
        for game in range(self.games):
            yield from make(self, game, plugins, refused)


def make(making: Making, game: int, plugins: Registry, refused: Counter[str]) -> Iterator[Puzzle]:
    """Yields the puzzles of one game, which depend on nothing else; see ``Making.puzzles``."""
    setup = making.setup(game)
    ruleset = plugins.ruleset_for(setup)
    players = [plugins.player(seat, ruleset) for seat in OF_PUZZLES]
    state, played = new_game(setup, ruleset), list[Action]()
    asked = 0
    while legal := legal_actions(state):
        if state.phase == "action" and not state.acted and state.turn > asked:
            asked = state.turn
            for actions in (1, 2):
                found = _puzzle(state, tuple(played), actions, plugins, f"g{game}-t{state.turn}-{actions}")
                if isinstance(found, Puzzle):
                    yield found
                elif found:
                    refused[found] += 1
        random = chance(setup.seed, state.seat, len(played))
        for action in players[state.seat].turn(view(state, state.seat), legal, random, Budget()).actions:
            if action not in legal_actions(state):
                break
            advance(state, action)
            played.append(action)


def _puzzle(state: GameState, before: tuple[Action, ...], actions: int, plugins: Registry, id: str) -> Puzzle | str:
    """Returns the puzzle of a position, or why it cannot be one; an empty text if there is nothing in it to be
    found."""
    seat, position = state.seat, as_last_turn(state, actions)
    if not state.player.board and not state.player.coatls:
        return ""
    solved = final_turn(position)
    if solved.points - points_now(state, seat) < LEAST_GAIN or not solved.actions:
        return ""
    if actions > 1 and not isinstance(solved.actions[0], a.Take | a.Pick | a.DrawRow):
        return ""  # the second action is not needed
    if solved.points - _played_by(FIRST_OPPONENT, position, plugins) < LEAST_AHEAD:
        return ""
    if solved.work > MOST_WORK:
        return "long"
    if final_turn(position, temples=HIDDEN).points > solved.points:
        return "temple"
    second = final_turn(position, most=solved.points - 1).points
    is_easy = _played_by(OF_PUZZLES[0], position, plugins) == solved.points
    return Puzzle(
        id,
        state.setup,
        before,
        actions,
        solved.points,
        second,
        solved.actions,
        themes_of(position, solved.actions),
        1 if is_easy else _grade(solved.work, solved.actions),
        solved.work,
    )


def _played_by(player: ComputerSeat, position: GameState, plugins: Registry) -> int:
    """Returns the points that a computer player comes to in a last turn."""
    seat, after = position.seat, position.clone()
    play_on(after, [plugins.player(player, position.ruleset)] * len(position.players), Budget())
    return points_now(after, seat)


def themes_of(position: GameState, solution: Sequence[Action]) -> tuple[str, ...]:
    """Returns what is in a solution: see ``puzzle.THEMES``."""
    state, found = position.clone(), set[str]()
    cards, ends, pieces, closed = Counter[int](), set[tuple[int, str]](), 0, 0
    for action in solution:
        match action:
            case a.Take() | a.Pick() | a.DrawRow():
                found.add({a.Take: "take-first", a.Pick: "pick-first"}.get(type(action), "row-first"))
            case a.Start():
                found.add("new-coatl")
                pieces += 1
            case a.Extend(coatl=coatl, end=end):
                pieces += 1
                ends.add((coatl, end))
                if cards[coatl]:
                    found.add("card-early")
            case a.Fulfil(coatl=coatl):
                cards[coatl] += 1
            case a.ClaimOwn() | a.ClaimPile() | a.Done():
                closed += 1
                if isinstance(action, a.Done) and len(legal_actions(state)) > 1:
                    others = (a.ClaimOwn, a.ClaimPile)
                    found |= {"no-temple" for other in legal_actions(state) if isinstance(other, others)}
                elif not isinstance(action, a.Done):
                    found.add("own-temple" if isinstance(action, a.ClaimOwn) else "pile-temple")
        advance(state, action)
    told = {
        "two-coatls": closed > 1,
        "three-cards": max(cards.values(), default=0) > 2,
        "both-ends": any((coatl, "head") in ends and (coatl, "tail") in ends for coatl, _ in ends),
        "many-pieces": pieces > 4,
    }
    return tuple(theme for theme in THEMES if theme in found or told.get(theme))


def _grade(work: int, solution: Sequence[Action]) -> int:
    """Returns how hard it is to find a solution, from 2: by the choices, the pieces, the coatls, and the cards of the
    row."""
    pieces = sum(isinstance(action, a.Start | a.Extend) for action in solution)
    closed = sum(isinstance(action, a.ClaimOwn | a.ClaimPile | a.Done) for action in solution)
    row = any(isinstance(action, a.DrawRow) for action in solution)
    hardness = log2(work) + pieces / 2 + 2 * (closed > 1) + 2 * row
    return 2 + sum(hardness >= border for border in HARDER)


def choose(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Returns at most so many of these puzzles, the easiest first, and numbers them: of each grade the same number if
    there are so many, of each grade all themes in turn, the rarest first, and of each game one."""
    left, chosen, used = [*puzzles], list[Puzzle](), set[str]()
    common = Counter(theme for puzzle in left for theme in puzzle.themes)
    themes = (*sorted(THEMES, key=lambda theme: common[theme]), _ANY)
    for grade in range(GRADES, 0, -1):
        of_grade = [puzzle for puzzle in left if puzzle.grade == grade]
        room = (number - len(chosen)) // grade
        for theme in cycle(themes):
            fresh = [puzzle for puzzle in of_grade if puzzle.setup.seed not in used]
            if not room or not fresh:
                break
            puzzle = next((each for each in fresh if theme in (*each.themes, _ANY)), None)
            if puzzle is not None:
                chosen.append(puzzle)
                used.add(puzzle.setup.seed)
                room -= 1
    chosen.sort(key=lambda puzzle: (puzzle.grade, puzzle.work))
    return [evolve(puzzle, id=f"p{number:03}") for number, puzzle in enumerate(chosen, 1)]


def written(id: str, puzzles: Iterable[Puzzle]) -> str:
    """Returns the file of these puzzles, in the form that ``read_puzzles`` reads."""
    return "\n".join([f"schema = {SCHEMA}", f"id = {toml_text(id)}", *map(_written, puzzles), ""])


def _written(puzzle: Puzzle) -> str:
    setup = puzzle.setup
    lines = [
        "",
        "[[puzzle]]",
        f"id = {toml_text(puzzle.id)}",
        f"players = {toml_list(setup.players)}",
        f"seed = {toml_text(setup.seed)}",
        f"card_sets = {toml_list(setup.card_sets)}",
        *(["tokens = true"] if setup.rules.sacrifice_tokens else []),
        f"before = {toml_list(puzzle.before)}",
        f"ask = {toml_text(ASK)}",
        f"actions = {puzzle.actions}",
        f"best = {puzzle.best}",
        f"second = {puzzle.second}",
        f"solution = {toml_list(puzzle.solution)}",
        f"themes = {toml_list(puzzle.themes)}",
        f"grade = {puzzle.grade}",
        f"work = {puzzle.work}",
    ]
    return "\n".join(lines)
