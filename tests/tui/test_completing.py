"""A coatl that has just been completed: its cards are chosen in the hand and on the temple piles (RULES 6.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.coatl import score
from coatl_core.game.completing import ways
from coatl_core.game.engine import apply
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.play.completing import Completing, card_of, completing_of
from coatl_core.play.completingtext import completing_sentences
from coatl_core.play.things import CoatlItem, HandCard, OwnTemple, Pile
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.draw.cards import draw_hand, draw_row, draw_temples
from coatl_tui.table.draw.coatls import draw_coatls
from coatl_tui.table.draw.completing import chosen_coatl
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.motion import Shown, motion
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas
from tests.conftest import Effort
from tests.locale.support import LANGUAGES, app_in
from tests.support import base, coatl, do, give, lay_temple, rarely
from tests.tui.support import app_at, frame, go_on, lay, press, save, session_at, settled, table
from tests.tui.test_draw import TAGS, board, game, named, scene

SIZES = ((80, 24), (100, 30), (120, 36), (140, 40), (200, 60))
MIRROR, PAIR, RUN = "mirror-red-blue", "pair-red-blue", "run-green-yellow-black"
HAND = ("count-red", "alternating-red-green", PAIR, MIRROR, RUN)


def completed(before: str = "count-black") -> GameState:
    """A state in which coatl 2 has just been completed: two of its four places are free, three cards of the hand fit,
    and the temples of the hand and of pile 1."""
    state = session_at(12).state.clone()
    coatls = [coatl("<KKYYBKYBB>", before), coatl("<KRBGBRGYK", "pair-green-blue", "run-blue-green-blue")]
    give(state, state.seat, board="B <Y G Y>", coatls=coatls, hand=HAND, temples=["no-blue-black-equals-red"])
    lay_temple(state, 0, base("no-black-blue-equals-red"))
    lay_temple(state, 1, base("no-red-length-11"))
    return do(state, "extend 2 tail Y>")


def choice_in(state: GameState) -> Completing:
    choice = completing_of(state.closing + 1, ways(state), None)
    assert choice is not None
    return choice


async def at_table(pilot: Pilot[None], state: GameState) -> None:
    await go_on(pilot)
    await lay(pilot, state)


async def click(pilot: Pilot[None], id: str, item: object) -> None:
    """Clicks on a card in a pane."""
    pane = table(pilot).pane(id)
    spot = next(spot for spot in pane.content.spots if spot.item == item)
    await pilot.click(f"#{id}", offset=(spot.start + 1, spot.line))
    await settled(pilot)


def chosen(pilot: Pilot[None]) -> set[str]:
    scene = table(pilot).scene
    assert scene is not None and scene.completing is not None
    return {str(use) for use in scene.completing.chosen.uses}


BEST = {f"fulfil 2 {base(MIRROR)}", f"fulfil 2 {base(RUN)}", "claim pile 1"}


# What the core knows


def test_every_way_ends_the_completing_with_the_points_that_it_promises() -> None:
    state = completed()
    found = ways(state)
    assert len({way.uses for way in found}) == len(found) > 10
    for way in found:
        after = state
        for action in way.actions:
            after = apply(after, action)[0]
        assert after.closing < 0
        assert score(after.players[state.seat].coatls[1], state.catalog, state.rules.strict_x) == way.points


def test_without_a_coatl_to_be_completed_there_are_no_ways() -> None:
    assert ways(session_at(12).state) == ()


def test_the_best_way_is_chosen_first_and_the_next_best_is_not_a_part_of_it() -> None:
    choice = choice_in(completed())
    assert {str(use) for use in choice.chosen.uses} == BEST
    assert choice.second is not None
    assert not choice.second.uses < choice.best.uses


def test_of_two_temples_that_bring_as_much_the_own_one_waits() -> None:
    choice = choice_in(completed())
    assert a.ClaimOwn(base("no-blue-black-equals-red")) in choice.possible
    assert choice.second is not None
    assert choice.second.points == choice.best.points


def test_a_card_chosen_once_more_than_there_are_places_takes_that_of_the_least() -> None:
    choice = choice_in(completed())
    other = choice.toggled(a.Fulfil(2, base(PAIR)))
    assert other is not None
    assert {str(use) for use in other.chosen.uses} == BEST - {f"fulfil 2 {base(RUN)}"} | {f"fulfil 2 {base(PAIR)}"}


def test_a_temple_takes_the_place_of_another() -> None:
    choice = choice_in(completed())
    other = choice.toggled(a.ClaimOwn(base("no-blue-black-equals-red")))
    assert other is not None
    assert a.ClaimPile(1) not in other.chosen.uses
    assert len(other.chosen.uses) == 3


def test_a_card_given_up_brings_no_other() -> None:
    choice = choice_in(completed())
    fewer = choice.toggled(a.Fulfil(2, base(MIRROR)))
    assert fewer is not None
    assert fewer.chosen.uses == choice.chosen.uses - {a.Fulfil(2, base(MIRROR))}


def test_the_only_prophecy_of_a_coatl_cannot_be_given_up() -> None:
    state = session_at(12).state.clone()
    give(state, state.seat, board="R>", coatls=[coatl("<RRB")], hand=["count-red"], temples=[])
    choice = choice_in(do(state, "extend 1 tail R>"))
    assert choice.nothing is None
    assert choice.toggled(a.Fulfil(1, base("count-red"))) is None


def test_what_a_player_wants_stays_chosen_as_far_as_it_can_be_had() -> None:
    state = completed()
    pair, run = a.Fulfil(2, base(PAIR)), a.Fulfil(2, base(RUN))
    after = apply(state, run)[0]
    choice = completing_of(2, ways(after), frozenset({pair, run}))
    assert choice is not None
    assert choice.chosen.uses == {pair}


def test_a_sentence_says_the_best_and_the_next_best() -> None:
    state = completed()
    choice, seen, l10n = choice_in(state), view(state, state.seat), english(strict=True)
    best, second = completing_sentences(choice, seen, l10n)
    assert best == "The best for coatl 2 is chosen: +9, 12 in all."
    assert second.startswith("As good: ") and "in place of" in second
    other = choice.toggled(a.Fulfil(2, base(MIRROR)))
    assert other is not None
    assert next(completing_sentences(other, seen, l10n)) == "Chosen for coatl 2: +5, 8 in all; the best would be 12."


# At the table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_hand_and_temples_are_the_list_and_nothing_lies_over_them(home: Home, size: tuple[int, int]) -> None:
    save(home, session_at(12))
    async with app_at(home, size) as pilot:
        await at_table(pilot, completed())
        screen = table(pilot)
        assert not screen.choice.open
        assert chosen(pilot) == BEST
        shown = frame(pilot)
        assert "coatl 2 is complete: what does it get?" in shown
        assert shown.count("+") >= 4, "cards with their gain"
        assert "12 in all" in shown


async def test_enter_plays_all_that_is_chosen(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        await press(pilot, "enter")
        assert {str(entry.action) for entry in table(pilot).game.session.history} == BEST
        assert table(pilot).seen.phase == "assemble"


async def test_what_was_played_in_one_go_is_taken_back_one_by_one(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        await press(pilot, "8", "enter")  # a temple of a pile would uncover another one
        assert table(pilot).seen.phase == "assemble"
        await press(pilot, "u")
        assert table(pilot).seen.phase == "complete"
        await press(pilot, "u")
        assert len(table(pilot).game.session.history) == 1


async def test_digits_choose_cards_and_piles_wherever_the_cursor_is(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        await press(pilot, "4")
        assert chosen(pilot) == BEST - {f"fulfil 2 {base(MIRROR)}"}
        await press(pilot, "s", "3")
        assert chosen(pilot) == {f"fulfil 2 {base(PAIR)}", f"fulfil 2 {base(RUN)}", "claim pile 1"}
        await press(pilot, "p", "8")
        assert chosen(pilot) == {f"fulfil 2 {base(PAIR)}", f"fulfil 2 {base(RUN)}"}
        await press(pilot, "h", "enter")
        assert [entry.action for entry in table(pilot).game.session.history][-1] == a.Done()


async def test_a_click_chooses_a_card_or_gives_it_up(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home, (140, 40)) as pilot:
        await at_table(pilot, completed())
        await click(pilot, "hand", HandCard(3, base(MIRROR)))
        assert chosen(pilot) == BEST - {f"fulfil 2 {base(MIRROR)}"}
        await click(pilot, "row", Pile(1))
        assert chosen(pilot) == {f"fulfil 2 {base(RUN)}"}


async def test_a_second_click_on_the_coatl_gives_it_what_is_chosen(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home, (140, 40)) as pilot:
        await at_table(pilot, completed())
        table(pilot).use(CoatlItem(2))
        await settled(pilot)
        assert {str(entry.action) for entry in table(pilot).game.session.history} == BEST


async def test_a_card_that_cannot_be_chosen_says_why(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        before = chosen(pilot)
        await press(pilot, "1")
        assert chosen(pilot) == before
        assert "first level of the prophecy" in " ".join(frame(pilot).split())


async def test_nothing_more_is_said_before_it_is_done(home: Home) -> None:
    """RULES 6.5: a complete coatl gets no cards later."""
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        await press(pilot, "e")
        assert chosen(pilot) == set()
        told = " ".join(frame(pilot).split())
        assert "Coatl 2 would get nothing more: 3, and it could be 12. e again ends that, Enter, too." in told
        await press(pilot, "e")
        assert [entry.action for entry in table(pilot).game.session.history] == [a.Done()]


async def test_one_card_alone_is_fulfilled_by_its_own_key_and_the_choice_goes_on(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        await press(pilot, "d", "3")
        assert table(pilot).game.session.history[-1].action == a.Fulfil(2, base(PAIR))
        assert f"fulfil 2 {base(MIRROR)}" in chosen(pilot)


@pytest.mark.parametrize(
    ("tag", "size"),
    [
        *zip(LANGUAGES, SIZES, strict=False),
        *rarely(*((tag, size) for tag in LANGUAGES for size in SIZES if LANGUAGES.index(tag) != SIZES.index(size))),
    ],
)
async def test_no_word_on_the_cards_is_cut(home: Home, tag: str, size: tuple[int, int]) -> None:
    save(home, session_at(12))
    async with app_in(tag, home, size) as pilot:
        await at_table(pilot, completed())
        l10n, shown = table(pilot).l10n, frame(pilot)
        assert l10n("completing-in-row") in shown
        if size[0] >= 120:
            assert l10n("completing-gets") in shown
            assert l10n("completing-swap") in shown or l10n("completing-swap-short") in shown
            assert l10n("completing-one") in shown
            assert l10n("completing-zero") in shown
        assert l10n("completing-temples") in shown


@pytest.mark.parametrize("settings", [Settings(ascii=True), Settings(theme="textual-ansi")], ids=["ascii", "ansi"])
async def test_what_is_chosen_is_told_without_colours(home: Home, settings: Settings) -> None:
    save_settings(home.settings, settings)
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await at_table(pilot, completed())
        mirror = next(line for line in frame(pilot).splitlines() if re.search(r"4.g", line) and "+4" in line)
        assert ("x" if settings.ascii else "●") in mirror


def test_the_sum_is_counted_up_when_the_coatl_is_complete_and_when_another_card_is_chosen() -> None:
    after = completed()
    choice = choice_in(after)
    old, new = (Shown(evolve(scene(after), completing=each), {}) for each in (None, choice))
    sums = [each.sum for each in motion(old, new)]
    assert sums == sorted(sums, key=lambda sum: sum or 0)
    assert sums[-1] == 12
    fewer = choice.toggled(a.Fulfil(2, base(MIRROR)))
    assert fewer is not None
    assert [each.sum for each in motion(new, Shown(evolve(new.scene, completing=fewer), {}))][-1] == 8


# How it is drawn


def completing_scene(state: GameState, tag: str = "en") -> Scene:
    return evolve(scene(state, tag=tag), completing=choice_in(state))


def completing_scenes(effort: Effort) -> Iterator[Scene]:
    """Coatls that have just been completed, in games of two to five players, with any choice and cursor."""
    random = effort.random("completing")
    for players in (2, 3, 4, 5):
        found = [each.before for each in game(players).history if each.before.phase == "complete"]
        for number, state in enumerate(found[:: effort(quick=5, test=5, exhaustive=1)]):
            seen = completing_scene(state, TAGS[number % 4])
            choice = seen.completing
            assert choice is not None
            own = seen.view.own
            items: list[object] = [None, Pile(1), CoatlItem(choice.number)]
            items += [HandCard(place, card) for place, card in enumerate(own.hand or ())]
            items += [OwnTemple(place, card) for place, card in enumerate(own.temples or ())]
            other = choice.toggled_to(random.choice(choice.ways))
            yield evolve(seen, completing=other, item=random.choice(items))
    yield from (completing_scene(crowded(cards)) for cards in (0, 1, 4))


def crowded(before: int) -> GameState:
    """A state in which the last of four coatls has just been completed, with so many cards beside it before; all other
    cards of the hand fit."""
    state = session_at(12).state.clone()
    cards = ["count-red", "count-blue", "pair-red-blue", "mirror-red-blue"]
    others = [coatl(text) for text in ("<RRB>", "YB", "<YY>")]
    give(state, state.seat, board="B>", temples=["no-yellow-length-7"], hand=cards[before:])
    give(state, state.seat, coatls=[*others, coatl("<RBRRBBRBRRBBRBR", *cards[:before])])
    return do(state, "extend 4 tail B>")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_choice_stays_inside_its_panes(size: tuple[int, int], effort: Effort) -> None:
    for shown in completing_scenes(effort):
        drawn = board(named(shown), size)
        at = drawn.at
        for draw, areas in (
            (draw_coatls, (at.coatls,)),
            (draw_hand, (at.hand,)),
            (draw_row, (at.prophecies,)),
            (draw_temples, (at.temples,)),
        ):
            canvas = Canvas(*size)
            draw(canvas, drawn)
            for area in areas:
                canvas.fill(area, "table")
            assert canvas.bare() == size[0] * size[1], (draw, canvas.text())
        if at.framed:
            lines = draw_table(drawn).text().split("\n")
            for y in range(at.coatls.y + 1, at.coatls.bottom - 1):
                assert (lines[y][at.coatls.x], lines[y][at.coatls.right - 1]) == ("│", "│"), lines[y]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_cursor_goes_through_the_coatls_from_the_first_one_on(size: tuple[int, int]) -> None:
    state = session_at(12).state.clone()
    give(state, state.seat, board="Y>", coatls=[coatl(text) for text in ("<RR", "<KRBGBRGYK", "<YY")], hand=HAND)
    canvas = Canvas(*size)
    draw_coatls(canvas, board(completing_scene(do(state, "extend 2 tail Y>")), size))
    assert [item for _, item, _ in canvas.spots if isinstance(item, CoatlItem)] == [*map(CoatlItem, (1, 2, 3))]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_how_completing_looks(snapshot: Snapshot, size: tuple[int, int]) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("snapshots")
    drawn = draw_table(board(completing_scene(completed()), size, "hand")).text()
    snapshot.assert_match(drawn + "\n", f"completing-{size[0]}x{size[1]}.txt")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_sum_and_every_card_of_it_are_shown(size: tuple[int, int], effort: Effort) -> None:
    for shown in completing_scenes(effort):
        choice = shown.completing
        assert choice is not None
        drawn = board(shown, size)
        canvas = Canvas(*size)
        draw_coatls(canvas, drawn)
        told = canvas.text()
        for use in choice.chosen.in_order:
            points = drawn.standing(card_of(use, shown.view), chosen_coatl(drawn)).points
            assert f"+{points}" in told or str(points) in told
