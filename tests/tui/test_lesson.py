"""The lesson: it can be played by the keys it names, by nothing else, and goes on where it was left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.lesson import PARTS, read_lesson, unplayable
from coatl_core.language.l10n import english
from coatl_core.play.lesson_game import NOT_THIS, OTHERWISE, LessonGame, begin, own_lesson
from coatl_core.play.lesson_place import LessonPlace, read_place, write_place
from coatl_core.play.local_game import LocalGame
from coatl_core.play.table_game import KeptGame
from coatl_core.play.things import BoardSpace, Field, HandCard
from coatl_tui.screens.lessons import LessonsScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.lesson_keys import keys_for
from coatl_tui.table.lesson_screen import LessonScore, LessonScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.canvas import ASCII
from coatl_tui.widgets.lists import List
from coatl_tui.widgets.signs import USUAL
from tests.conftest import Effort
from tests.locale.support import app_in, speaking
from tests.support import rarely, registry, unordered
from tests.tui.support import app_at, frame, go_on, line, press, save, session_at, table, terminal
from tests.tui.test_replay import finished

PRESSED = {"◄": "left", "►": "right", "▲": "up", "▼": "down", "Enter": "enter"}
"""The keys of the pilot, by what is printed on them where that is no letter or digit."""


def lesson(home: Home) -> LessonGame:
    return begin(registry(), home.lesson, speaking("en"))


def lesson_screen(pilot: Pilot[None]) -> LessonScreen:
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen), screen
    return screen


def keys_named(screen: LessonScreen) -> list[str]:
    """The keys that the strip asks for."""
    return pressed(screen.named_keys().split("\N{NO-BREAK SPACE}"))


def pressed(keys: list[str]) -> list[str]:
    """The pilot's names of printed keys."""
    return [PRESSED.get(key, key.lower()) for key in keys]


def place(screen: LessonScreen) -> tuple[int, int]:
    return screen.game.number, screen.game.step_number


def words_shown(screen: LessonScreen) -> str:
    """The words that are on the screen, in one line."""
    rows = ("".join(span.text for span in spans) for spans in screen.pane("lesson").content.lines[1:-1])
    return " ".join(" ".join(row[1:-1] for row in rows).split())


def assert_beside(screen: LessonScreen) -> None:
    """All words of the step are shown, above the sentence, right beside what they speak of and not on it."""
    words, box, target = screen.words(), screen._box, screen._target
    size, step = screen.size, screen.game.step
    whole = f"{words.told} {words.due}".replace("\N{NO-BREAK SPACE}", " ")
    if screen.signs.ascii_only:
        whole = whole.translate(ASCII)
    assert words_shown(screen) == " ".join(whole.split()), step.id
    assert 0 <= box.x <= box.right <= size.width, step.id
    assert 0 <= box.y <= box.bottom <= screen.face.placing.at().sentence.y, step.id
    if target is not None:
        apart = (box.y - target.bottom, target.y - box.bottom, box.x - target.right, target.x - box.right)
        assert max(apart) == 0, step.id


def framed(screen: LessonScreen) -> bool:
    """Whether what the step points at has a frame at both of its sides, of which one may be at the edge."""
    target, rows = screen._target, frame_of(screen)
    assert target is not None
    marks = {"┃", "┏", "┓", "┗", "┛", "|", "+"}
    sides = [[rows[y][x] for y in range(target.y, target.bottom)] for x in (max(0, target.x), target.right - 1)]
    return all(marks & set(side) for side in sides)


def frame_of(screen: LessonScreen) -> list[str]:
    """The rows of the screen, each as long as the screen is wide."""
    return [strip.text.ljust(screen.size.width) for strip in screen._compositor.render_strips()]


async def do_step(pilot: Pilot[None]) -> None:
    """Does what the strip says, and lets the others move after it."""
    await press(pilot, *keys_named(lesson_screen(pilot)))
    while isinstance(pilot.app.screen, LessonScore) or lesson_screen(pilot).waits_for_others():
        await press(pilot, "escape" if isinstance(pilot.app.screen, LessonScore) else "enter")


# The data


def test_the_lesson_can_be_played_to_its_end(home: Home) -> None:
    game = lesson(home)
    assert unplayable(game.lesson, lambda setup: registry().ruleset(setup.card_sets, setup.variants)) == []
    assert all(registry().ruleset_for(chapter.setup) for chapter in game.lesson.chapters)


def steps_of(game: LessonGame) -> Iterator[None]:
    """Plays the lesson, and stops before each action of the learner."""

    async def others() -> None:
        while game.waits_for().who == "computer" or game.session.opponent_moves:
            decided = await game.decide()
            assert decided is not None
            await game.push(decided.action)

    while not game.is_last:
        if game.expected is None:
            asyncio.run(game.go_on())
        else:
            yield
            asyncio.run(game.push(game.expected))
            asyncio.run(others())


@pytest.mark.slow
def test_nothing_but_what_the_lesson_asks_for_is_done(home: Home) -> None:
    game, refused = lesson(home), 0
    for _ in steps_of(game):
        before = game.session.state
        for action in game.legal_actions:
            if action != game.expected:
                with pytest.raises(IllegalActionError) as error:
                    asyncio.run(game.push(action))
                assert error.value.refusal in (OTHERWISE, NOT_THIS)
                refused += 1
        assert game.session.state is before
    assert refused > 300
    assert not isinstance(game, KeptGame)  # so there is no record of it


async def test_nobody_moves_for_the_others(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 5))
    game = lesson(home)
    for move in game.step.do:
        await game.push(move.action)
    (reply,) = game.step.then
    with pytest.raises(IllegalActionError) as error:
        await game.push(reply.action)
    assert error.value.refusal.code == "turn-of-another"
    decided = await game.decide()
    assert decided is not None
    await game.push(decided.action)
    assert game.step_number == 6


@pytest.mark.exhaustive
def test_each_step_can_be_taken_back_though_something_was_revealed(home: Home) -> None:
    """Also a step of several actions, which are done in one go, however many of them are done."""
    game = lesson(home)
    for _ in steps_of(game):
        if game.done:
            continue
        before, at, moves = game.session.state.text(), game.step_number, game.step.do
        for done in range(1, len(moves) + 1):
            for move in moves[:done]:
                asyncio.run(game.push(move.action))
            assert asyncio.run(game.undo()) is None
            assert (game.session.state.text(), game.step_number, game.done) == (before, at, 0)


async def test_no_hint_is_given_for_it_says_itself_what_to_do(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "i")
        screen = lesson_screen(pilot)
        assert screen.advice.asked is None
        assert not screen.choice.open
        assert screen.l10n("command-hint") not in frame(pilot).splitlines()[-1]


async def test_what_is_not_shown_yet_is_not_chosen_from_but_refused(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 1, 0))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        screen = lesson_screen(pilot)
        assert "temples" in screen.face.painting.hidden
        await press(pilot, "x", "3")
        assert not screen.aiming.options
        assert line(pilot) == "The lesson goes on with Enter."


# By keys


@pytest.mark.parametrize("tag", ["en", *rarely("cs", "pl", "uk")])
async def test_the_keys_it_names_play_all_of_it_and_no_text_is_cut(tag: str, home: Home) -> None:
    async with app_in(tag, home) as pilot:
        await press(pilot, "t", "enter")
        seen = []
        while not lesson_screen(pilot).game.is_last:
            screen = lesson_screen(pilot)
            seen.append(place(screen))
            assert_beside(screen)
            await do_step(pilot)
            assert place(lesson_screen(pilot)) > seen[-1]
        screen = lesson_screen(pilot)
        assert_beside(screen)
        assert len(seen) == sum(len(chapter.steps) for chapter in screen.game.chapters) - 1
        await press(pilot, "enter", "4")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert not home.saves.exists()
        assert not home.records.exists()


async def test_its_end_leads_to_the_deal_of_the_day(home: Home) -> None:
    async with app_in("en", home) as pilot:
        await press(pilot, "t", "enter")
        screen = lesson_screen(pilot)
        screen.questions.ask(screen._goodbye)
        await press(pilot, "1")
        game = table(pilot).game
        assert isinstance(game, LocalGame) and game.session.setup.seed == "2026-12-01 r1"


@pytest.mark.slow
async def test_the_keys_for_any_action_bring_it_about(home: Home, effort: Effort) -> None:
    """Not only for those of our lesson: another one may ask for anything."""
    random = effort.random("keys")
    save(home, session_at(0, tokens=True))
    async with app_at(home) as pilot:
        await go_on(pilot)
        for _ in range(effort(quick=20, test=20, exhaustive=2000)):
            if isinstance(pilot.app.screen, ScoreScreen):  # the game is over
                break
            screen = table(pilot)
            if screen.game.covered:
                await press(pilot, "enter")
            legal = screen.game.legal_actions
            kind = random.choice(sorted({type(each).__name__ for each in legal}))
            action = random.choice([each for each in legal if type(each).__name__ == kind])
            keys, count = keys_for(action, screen), len(screen.game.session.history)
            await press(pilot, *pressed(keys))
            done = screen.game.session.actions[count:]
            assert list(map(unordered, done)) == [unordered(action)], (str(action), keys, frame(pilot))


@pytest.mark.slow
async def test_another_key_is_answered_with_what_to_do(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 5))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "s", "4", "4")
        assert "Not this one: the lesson asks for S 2 2" in frame(pilot)
        await press(pilot, "p")
        assert "The lesson has not come to that yet. It goes on with S 2 2." in frame(pilot)
        await press(pilot, "r")
        assert "The lesson goes on with S 2 2" in frame(pilot)
        await press(pilot, "w")
        assert "keeps its place by itself" in frame(pilot)
        await press(pilot, "x", "2")
        assert "the lesson asks for" in frame(pilot)
        await press(pilot, "s", "1", "enter", "r", "e")
        assert place(lesson_screen(pilot)) == (0, 5)
        for key, back in (("question_mark", "escape"), ("f1", "escape"), ("l", "l"), ("f3", "escape")):
            await press(pilot, key, back)
            assert place(lesson_screen(pilot)) == (0, 5)
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).waits_for_others()


async def test_without_its_cards_the_menu_says_what_is_missing(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("base",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "t", "enter")
        assert isinstance(pilot.app.screen, LessonsScreen)
        assert "The lesson needs the cards of the base game" in frame(pilot)


async def test_reading_waits_for_its_key(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "s")
        assert "goes on with Enter" in frame(pilot)
        assert place(lesson_screen(pilot)) == (0, 0)
        await press(pilot, "enter")
        assert place(lesson_screen(pilot)) == (0, 1)


@pytest.mark.slow
async def test_what_the_step_speaks_of_is_marked(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 5))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        marked = []
        while place(lesson_screen(pilot)) < (0, 13):
            screen = lesson_screen(pilot)
            spots = [spot for id in ("supply", "coatls", "hand") for spot in screen.pane(id).content.spots]
            assert screen.scene is not None
            marked += [spot.item for spot in spots if screen.is_meant(spot.item, screen.scene)]
            await do_step(pilot)
        body, head = piece("B"), piece("<R")
        card = HandCard(1, "base:pair-red-blue")
        assert marked == [Field(2), Field(7), BoardSpace(1, body), BoardSpace(3, head), card]


async def test_a_turn_of_others_needs_one_key(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 1, 5))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        assert len(lesson_screen(pilot).game.step.then) > 1
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert "Enter all steps" in frame(pilot)
        await press(pilot, "enter")
        assert place(lesson_screen(pilot)) == (1, 6)


async def test_it_names_the_keys_that_the_player_has_chosen(home: Home) -> None:
    home.keymap.parent.mkdir(parents=True)
    home.keymap.write_text('[keys]\ngo-supply = "z"\n')
    write_place(home.lesson, LessonPlace("first", 0, 5))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        assert "Z 2 2" in frame(pilot)
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).waits_for_others()


async def test_marks_may_be_made_one_by_one(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 3))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "3")
        assert "Unmark it: H 3" in frame(pilot)
        await press(pilot, "e")
        assert frame(pilot).count("Unmark it: H 3") == 2
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).named_keys().split("\N{NO-BREAK SPACE}") == ["H", "1", "2", "E"]
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).waits_for_others()


@pytest.mark.slow
async def test_it_is_left_and_gone_on_with(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "enter", "enter", "enter", "h", "1", "2", "e")
        while lesson_screen(pilot).waits_for_others():
            await press(pilot, "enter")
        await press(pilot, "q")
        assert "Leave the lesson?" in frame(pilot)
        await press(pilot, "2")
        assert pilot.app.screen.query_one("#menu", List).item == "lesson"
        assert "chapter 1" in frame(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "enter", "enter")
        assert place(lesson_screen(pilot)) == (0, 4)
        await press(pilot, "u")
        assert place(lesson_screen(pilot)) == (0, 3)


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"chapter": "2"}', '{"lesson": "first", "chapter": 9}', '{"lesson": "other", "step": 1}', "\0"]
)
def test_a_damaged_place_costs_no_more_than_the_place(text: str, home: Home) -> None:
    home.lesson.parent.mkdir(parents=True, exist_ok=True)
    home.lesson.write_text(text)
    game = lesson(home)
    assert (game.number, game.step_number) == (0, 0)


@pytest.mark.slow
async def test_pages_are_chapters(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "pageup")
        assert "no further chapter" in frame(pilot)
        await press(pilot, "pagedown", "pagedown", "pagedown", "pagedown")
        assert place(lesson_screen(pilot)) == (4, 0)
        assert "A.D.A.M." in frame(pilot)
        await press(pilot, "pagedown", "pageup")
        assert place(lesson_screen(pilot)) == (3, 0)
    assert read_place(home.lesson) == LessonPlace("first", 3, 0)


async def test_without_its_plugin_a_chapter_is_left_out(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("adam",)))
    write_place(home.lesson, LessonPlace("first", 3, 9))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "t", "enter", "enter")
        assert "“Alone against A.D.A.M.” was left out" in frame(pilot)
    assert read_place(home.lesson).played


# What is pointed at, and what has come


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("size", "ascii_only"),
    [
        ((80, 24), False),
        *rarely(*(((80, 24), True), ((140, 40), False), ((140, 40), True)), *(((200, 60), True), ((200, 60), False))),
    ],
)
async def test_each_step_points_at_one_thing_with_a_frame_around_it(
    size: tuple[int, int], ascii_only: bool, home: Home
) -> None:
    save_settings(home.settings, Settings(ascii=ascii_only))
    async with app_at(home, size) as pilot:
        await press(pilot, "t", "enter")
        pointed = 0
        while not lesson_screen(pilot).game.is_last:
            screen = lesson_screen(pilot)
            assert_beside(screen)
            if screen._target is not None and not screen.choice.open:
                assert framed(screen), (screen.game.step.id, frame(pilot))
                pointed += 1
            await do_step(pilot)
        assert pointed > 40


@pytest.mark.slow
async def test_the_first_screen_of_the_lesson_is_empty_and_the_table_comes_part_by_part(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        shown = frame(pilot)
        assert "Welcome!" in shown
        assert not any(word in shown for word in ("Supply", "Hand", "Bao 0", "Temples", "bodies", "deck"))
        await press(pilot, "enter")
        assert "2 more may come" in frame(pilot)
        assert "no Y" not in frame(pilot)  # the temple comes with its chapter
        assert "Supply" not in frame(pilot)
        await press(pilot, "v")
        assert "The lesson has not come to that yet. It goes on with Enter." in frame(pilot)
        assert "Supply" not in frame(pilot)
        screen = lesson_screen(pilot)
        while screen.game.step.id != "others":
            await do_step(pilot)
        assert "hand 3 ━" in frame(pilot)  # neither temples nor tokens
        await press(pilot, "pagedown")
        assert "on coatl 1" not in frame(pilot)
        await press(pilot, "enter")
        assert "on coatl 1" in frame(pilot)
        await press(pilot, "pagedown")
        assert "no Y" in frame(pilot)
        assert "tokens" not in frame(pilot)
        await press(pilot, "pagedown", "enter")
        assert "tokens: 3" in frame(pilot)


async def test_a_step_back_takes_away_what_came_with_it(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 4))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        assert "Supply board" in frame(pilot)
        await press(pilot, "u")
        assert place(lesson_screen(pilot)) == (0, 3)
        assert "Supply board" not in frame(pilot)


async def test_the_words_give_way_to_the_log(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 1, 0))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        assert lesson_screen(pilot).pane("lesson").display
        await press(pilot, "l")
        assert not lesson_screen(pilot).pane("lesson").display
        await press(pilot, "l")
        assert lesson_screen(pilot).pane("lesson").display


@pytest.mark.painted
@pytest.mark.exhaustive
async def test_where_the_words_stood_before_they_leave_nothing_behind(home: Home) -> None:
    """Also if they were painted while the log lay over them."""
    with terminal() as shown:
        async with app_at(home) as pilot:
            await press(pilot, "t", "enter", "pagedown", "pagedown")
            while not lesson_screen(pilot).choice.open:
                await do_step(pilot)
            for key in ("escape", "s", "1", "l", "l", "d", "1"):
                await press(pilot, key)
                assert shown.frame(80, 24) == frame(pilot)


async def test_what_the_lesson_asks_for_is_chosen_for_a_complete_coatl(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 4, 6))
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        screen = lesson_screen(pilot)
        assert screen.completion.choice is not None
        assert screen.completion.choice.chosen.in_order == tuple(move.action for move in screen.game.step.do)
        assert screen.named_keys() == "Enter"


def test_the_fourth_chapter_goes_on_with_the_serpent_of_the_third(home: Home) -> None:
    game = lesson(home)
    third, fourth = game.chapters[2:4]
    ended = third.session(registry().ruleset_for(third.setup), len(third.steps)).state
    begun = fourth.session(registry().ruleset_for(fourth.setup)).state
    assert fourth.setup == third.setup
    assert begun.players[0].coatls[0] == ended.players[0].coatls[0]
    assert begun.players[0].coatls[0].complete


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("two unfinished", "At most two of your coatls may be unfinished"),
        ("no two alike", "no two alike"),
        ("the signs", "!Y beside a piece"),
        ("the hint", "I asks a master"),
        ("the trial", "V lets you lay any pieces"),
        ("now and what it lacks", "after › which pieces it lacks"),
        ("small letters", "a small letter at its edge"),
        ("places", "4 more may lie here"),
        ("two numbers", "such as 1·0"),
        ("field digits", "Pressed once, the number only shows you the field"),
        ("piece digits", "attached at the first press"),
        ("card digits", "which you get at the first press"),
    ],
)
def test_it_teaches_what_a_game_needs(words: str, text: str) -> None:
    l10n = english()
    game = own_lesson("first")
    keys = {"keys": "", "first": "S", "last": "2", "undo": "U", "rules": "F1", "help": "?", "hint": "I", "trial": "V"}
    told = [l10n(game.text(step.id), **keys, **USUAL.values) for chapter in game.chapters for step in chapter.steps]
    assert any(text in each for each in told), words


async def test_a_lesson_without_the_new_keys_shows_the_whole_table(home: Home) -> None:
    chapter = evolve(lesson(home).chapters[0], show=PARTS)
    assert chapter.hidden(0) == frozenset()
    old = read_lesson(
        """schema = 1
id = "old"

[[chapter]]
id = "one"
players = ["Ana", "Bao"]
seed = "lesson-356"
card_sets = ["base"]

[[chapter.step]]
id = "all"
""",
        "old.toml",
    )
    assert old.chapters[0].hidden(0) == frozenset()
    assert old.chapters[0].steps[0].at is None


async def test_nothing_is_said_of_a_card_before_it_is_shown(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter")
        screen = lesson_screen(pilot)
        assert "hand" in screen.face.painting.hidden
        while "hand" in screen.face.painting.hidden:
            assert screen.scene is not None
            assert screen.scene.item is None
            assert "wherever they lie" not in said(pilot)
            await press(pilot, "enter")
        assert "▌r each" in said(pilot)
        assert "wherever they lie" in said(pilot)


def said(pilot: Pilot[None]) -> str:
    """What the sentence below the table says."""
    return f"{line(pilot)} {line(pilot, 'inspector')}"


# In the menu


def begun_with(pilot: Pilot[None]) -> object:
    """What the cursor of the menu stands on."""
    return pilot.app.screen.query_one("#menu", List).item


@pytest.mark.slow
async def test_the_menu_begins_on_it_until_a_game_is_finished_unless_one_can_be_gone_on_with(home: Home) -> None:
    async with app_at(home) as pilot:
        assert begun_with(pilot) == "lesson"
        assert "ten minutes" in frame(pilot)
    save(home, session_at(5))
    async with app_at(home) as pilot:
        assert begun_with(pilot) == "continue"
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert not isinstance(pilot.app.screen, LessonScreen)
    assert not read_place(home.lesson).played
    save(home, finished())
    async with app_at(home):
        assert read_place(home.lesson).played
    async with app_at(home) as pilot:
        assert begun_with(pilot) == "new-game"
        assert "ten minutes" not in frame(pilot)


async def test_its_end_counts_as_a_finished_game_and_it_begins_anew(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 4, 6))
    game = lesson(home)
    for move in game.step.do:
        await game.push(move.action)
    assert game.is_last
    assert read_place(home.lesson) == LessonPlace("first", played=True)


def test_the_players_of_the_lesson_have_their_names_in_the_language_in_use(home: Home) -> None:
    l10n = speaking("uk")
    game = begin(registry(), home.lesson, l10n)
    assert [player.name for player in game.view().players] == ["Ана", "Бао"]
    assert game.view().setup.players == ("Ана", "Бао")
    assert "Бао" in l10n("lesson-first-welcome")
    l10n.set_language("cs")
    assert [player.name for player in game.view().players] == ["Ana", "Bao"]
