"""The examples in ``docs/examples`` work: the check finds nothing wrong, and games can be played with them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from coatl_core.cards.catalog import CardSet
from coatl_core.files.home import home as player_home
from coatl_core.game.actions import Do, Extend
from coatl_core.game.errors import Refusal
from coatl_core.game.events import VariantEvent
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import VariantChoice
from coatl_core.game.session import Session
from coatl_core.language.cardtext import prophecy_text, temple_text
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n, english
from coatl_core.language.outcometext import sheet_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.viewtext import view_text
from coatl_core.library import Game
from coatl_core.play.told_game import ToldGame
from coatl_core.plugins import packs
from coatl_core.plugins.check import check_folder
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.format import play as play_save
from coatl_core.testing import play, share_of_wins
from coatl_tui.palettes import contrast
from coatl_tui.plugin_files import READERS
from coatl_tui.table.sheet import sheet_of
from coatl_tui.table.sheet_picture import picture_content
from coatl_tui.widgets.signs import USUAL
from tests.cli.conftest import Coatl
from tests.locale.support import LANGUAGES
from tests.plugins.projects import load_project
from tests.support import rarely

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
VARIANTS = ("camazotz", "high-water", "night-market", "partners", "pass-it-on", "suns", "two-giants")
ADAM = VariantChoice("adam")
GIANTS, TITANS = VariantChoice("two-giants"), VariantChoice("two-giants", ("titans",))


@pytest.fixture(scope="module")
def with_packs(tmp_path_factory: pytest.TempPathFactory) -> Registry:
    """All plugins, including the examples without Python."""
    folder = tmp_path_factory.mktemp("packs")
    for name in ("jaguar", "esperanto", "sandstone", "in-any-order", "promo-puzzles"):
        packs.add(EXAMPLES / name, folder, READERS)
    return load_plugins(folder, readers=READERS)


@pytest.fixture
def with_giants(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, including the example of a variant."""
    return load_project(EXAMPLES / "two-giants", "two-giants", monkeypatch)


def in_language(registry: Registry, tag: str) -> L10n:
    """Returns the messages in a language; a faulty message raises an error."""
    l10n = english(strict=True)
    registry.register_messages(l10n)
    l10n.set_language(tag)
    assert l10n.tag == tag
    return l10n


def reloaded(game: Session, registry: Registry, then: Registry) -> Session:
    """Returns the game after saving it with the plugins ``registry`` and loading it with the plugins ``then``."""
    return play_save(
        decode(encode(make_save(game, registry.dependencies(game.setup.card_sets, game.setup.variants)))), then
    )


def test_every_example_is_listed() -> None:
    readme = (EXAMPLES / "README.md").read_text("utf-8")
    folders = sorted(path.name for path in EXAMPLES.iterdir() if path.is_dir())
    without_code = ["esperanto", "in-any-order", "jaguar", "promo-puzzles", "sandstone"]
    assert folders == sorted([*without_code, "magpie", *VARIANTS])
    for name in folders:
        assert f"[{name}]({name})" in readme


@pytest.mark.parametrize("name", ["in-any-order", "jaguar", "promo-puzzles", "sandstone", *VARIANTS])
def test_nothing_is_wrong_with_an_example(coatl: Coatl, name: str) -> None:
    run = coatl("plugins", "check", str(EXAMPLES / name))
    assert (run.code, run.err) == (0, "")
    assert run.out.count("\n") == 1, run.out
    for sentence in ("Its code was not run: add --run for that", "Whether its variants tell a secret was not tried"):
        assert (sentence in run.out) == (name in VARIANTS)


# Sandstone, and the lesson. The app shows both: see tests/tui/test_shown.py


def test_sandstone_is_a_light_theme(with_packs: Registry) -> None:
    palette = with_packs.themes["sandstone"]
    assert not palette.dark
    assert contrast(palette["text"], palette["table"]) > 12


@pytest.mark.parametrize("tag", ["uk", *rarely("en", "cs", "pl")])
def test_the_lesson_speaks_every_language_of_the_game(with_packs: Registry, tag: str) -> None:
    l10n, lesson = in_language(with_packs, tag), with_packs.lessons["in-any-order"]
    assert with_packs.name("lesson", "in-any-order", l10n) != "In any order"
    for chapter in lesson.chapters:
        for part in (chapter, *chapter.steps):
            assert l10n.has(lesson.text(part.id))


# Camazotz


@pytest.fixture
def with_camazotz(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, including the example of an automatic opponent."""
    return load_project(EXAMPLES / "camazotz", "camazotz", monkeypatch)


def test_the_opponent_is_written_in_few_lines() -> None:
    code = (EXAMPLES / "camazotz" / "camazotz" / "__init__.py").read_text("utf-8")
    assert len(code.splitlines()) <= 120


def test_a_game_against_camazotz_is_counted_shown_and_told_in_every_language(with_camazotz: Registry) -> None:
    game = play(with_camazotz, variants=[VariantChoice("camazotz", ("level-1",))], players=1, seed="a")
    seen, sheet, nights = game.view(None), game.score_sheet(), game.state.variants["camazotz"].nights
    assert sheet.opponent is not None
    assert sheet.opponent.points == 3 * nights > 0
    for tag, name in (("en", "Camazotz"), ("cs", "Camazotz"), ("pl", "Camazotz"), ("uk", "Камасоц")):
        l10n = in_language(with_camazotz, tag)
        line = f"{l10n('camazotz-nights', n=nights)}: "
        for text in (sheet_text(sheet, seen, l10n), view_text(seen, l10n)):
            assert f"{name}: {3 * nights} " in text
            assert line in text
            assert "A.D.A.M." not in text
        content = picture_content(sheet_of(ToldGame(game.state), ["The end."], l10n, plain=False), USUAL)
        drawn = "\n".join("".join(span.text for span in spans) for spans in content.lines)
        assert name in drawn
        assert l10n("camazotz-nights", n=nights) in drawn


def test_a_match_against_camazotz_counts_his_points(coatl: Coatl, with_camazotz: Registry) -> None:
    match = "simulate", "--solo", "--variant", "camazotz", "--levels", "2", "--seats", "easy", "--games", "2"
    data, told = json.loads(coatl(*match, "--json").out), coatl(*match).out
    assert (data["levels"], data["wins"] + data["losses"]) == ([2], 2)
    assert data["opponent_average_points"] > 0
    assert "Camazotz on average" in told
    assert "A.D.A.M." not in told


def test_camazotz_is_played_with_in_lines(coatl: Coatl, with_camazotz: Registry) -> None:
    words = "keep\nstep\ntake 7\nstep\nquit\n"
    run = coatl("play", "--plain", "--seats", "Ana", "--variant", "camazotz", "--seed", "x", stdin=words)
    assert "Camazotz carries field 1 to his cave: red body segment, black body segment." in run.out
    assert "A.D.A.M." not in run.out


# Magpie


@pytest.mark.exhaustive
def test_the_magpie_beats_one_who_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(EXAMPLES / "magpie", "magpie", monkeypatch)
    assert share_of_wins(registry, "magpie", games=40) > 0.5
    l10n = in_language(registry, "en")
    for message in ("name", "help", "names", "grabs", "builds"):
        assert l10n(f"player-magpie-{message}")


@pytest.mark.exhaustive
def test_the_check_of_the_magpie_finds_nothing_wrong(coatl: Coatl) -> None:
    run = coatl("plugins", "check", str(EXAMPLES / "magpie"))
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("nothing wrong.\n")


# The jaguar's prophecies


def jaguar(registry: Registry) -> CardSet:
    return registry.card_set("jaguar")


def test_the_jaguar_has_twelve_prophecies_and_three_temples(with_packs: Registry) -> None:
    assert (len(jaguar(with_packs).prophecies), len(jaguar(with_packs).temples)) == (12, 3)


def test_the_jaguars_cards_are_spread_over_all_colors(with_packs: Registry) -> None:
    colors = Counter(prophecy.color for prophecy, _ in jaguar(with_packs).prophecies)
    assert set(colors) == set("BGKRY")
    assert set(colors.values()) == {2, 3}


def test_the_jaguar_repeats_no_card_of_the_base_game(with_packs: Registry) -> None:
    known = {str(prophecy.pattern) for prophecy, _ in with_packs.card_set("base").prophecies}
    own = {str(prophecy.pattern) for prophecy, _ in jaguar(with_packs).prophecies}
    assert len(own) == 12
    assert not own & known


@pytest.mark.parametrize("tag", ["uk", "eo", *rarely("en", "cs", "pl")])
def test_every_language_says_what_the_jaguars_cards_ask_for(with_packs: Registry, tag: str) -> None:
    l10n = in_language(with_packs, tag)
    texts = [prophecy_text(prophecy, l10n) for prophecy, _ in jaguar(with_packs).prophecies]
    texts += [temple_text(temple, l10n) for temple in jaguar(with_packs).temples]
    assert len(set(texts)) == 15
    assert all(text and "⟦" not in text for text in texts)


@pytest.mark.parametrize("card_sets", [["jaguar"], ["base", "jaguar"]])
@pytest.mark.parametrize("players", [3, *rarely(2, 4)])
def test_a_game_with_the_jaguar_is_played_to_its_end(with_packs: Registry, card_sets: list[str], players: int) -> None:
    game = play(with_packs, card_sets, players=players)
    assert game.over
    assert any(card.startswith("jaguar:") for card in cards_seen(game))


@pytest.mark.exhaustive
@pytest.mark.parametrize("card_sets", [["jaguar"], ["base", "jaguar"]])
def test_a_game_with_the_jaguar_is_played_against_adam(with_packs: Registry, card_sets: list[str]) -> None:
    game = play(with_packs, card_sets, [ADAM], players=1)
    assert game.over
    assert game.score_sheet().verdict


def cards_seen(game: Session) -> set[str]:
    """The prophecies beside coatls and in the row at the end."""
    beside = {card for player in game.state.players for coatl in player.coatls for card in coatl.prophecies}
    return beside | {card for card in game.state.row if card is not None}


def test_a_game_with_the_jaguar_can_be_saved_and_loaded(with_packs: Registry) -> None:
    game = play(with_packs, ["base", "jaguar"])
    assert reloaded(game, with_packs, with_packs).state.text() == game.state.text()


def test_a_saved_game_goes_on_if_the_jaguar_is_not_installed(with_packs: Registry) -> None:
    game = play(with_packs, ["base", "jaguar"])
    assert reloaded(game, with_packs, load_plugins()).state.text() == game.state.text()


# Two giants


@pytest.mark.parametrize(
    ("variants", "players"),
    [([GIANTS], 2), ([GIANTS], 3), ([TITANS], 4), ([GIANTS, ADAM], 1), ([ADAM, TITANS], 1)],
)
def test_a_game_of_giants_is_played_to_its_end(
    with_giants: Registry, variants: list[VariantChoice], players: int
) -> None:
    assert play(with_giants, variants=variants, players=players).over


@pytest.mark.exhaustive
@pytest.mark.parametrize(("variant", "least"), [(GIANTS, 10), (TITANS, 14)])
def test_giants_are_long_and_there_are_two_of_them(with_giants: Registry, variant: VariantChoice, least: int) -> None:
    games = [play(with_giants, variants=[variant], seed=str(n)) for n in range(5)]
    players = [player for game in games for player in game.state.players]
    complete = [coatl for player in players for coatl in player.coatls if coatl.complete]
    assert complete
    assert min(map(len, complete)) == least
    assert max(player.completed for player in players) == 2


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_refusal_of_a_short_coatl_exists_in_every_language(with_giants: Registry, tag: str) -> None:
    l10n = in_language(with_giants, tag)
    refused = first_refused(play(with_giants, variants=[TITANS]))
    assert refused.code == "two-giants-short"
    text = refusal_text(refused, with_giants.catalog(["base"]), l10n)
    assert "14" in text
    for message in ("name", "help", "titans", "titans-help"):
        assert l10n(f"two-giants-{message}")
    assert tag == "en" or text != refusal_text(refused, with_giants.catalog(["base"]), in_language(with_giants, "en"))


def first_refused(game: Session) -> Refusal:
    """Returns the first refusal of the variant in the game."""
    for step in game.history:
        for number, coatl in enumerate(step.before.player.coatls, 1):
            for piece in step.before.player.board:
                action = Extend(number, "tail" if piece.part == "tail" else "head", piece)
                if coatl.complete or piece.part == "body":
                    continue
                refused = refusal(step.before, action)
                if refused is not None and refused.code.startswith("two-giants"):
                    return refused
    raise AssertionError("nothing was forbidden")


def test_a_game_of_giants_can_be_saved_and_loaded(with_giants: Registry) -> None:
    game = play(with_giants, variants=[TITANS])
    assert reloaded(game, with_giants, with_giants).state.text() == game.state.text()


# Partners, and high water


@pytest.mark.parametrize("seats", ["--players 4", "--seats random,random,random,random"])
def test_simulate_tells_what_became_of_each_side(coatl: Coatl, monkeypatch: pytest.MonkeyPatch, seats: str) -> None:
    load_project(EXAMPLES / "partners", "partners", monkeypatch)
    command = ("simulate", "--variant", "partners", *seats.split(), "--games", "2")
    lines = [line for line in coatl(*command).out.splitlines() if line.startswith("seats ")]
    sides = json.loads(coatl(*command, "--json").out)["sides"]
    assert [side["seats"] for side in sides] == [[0, 2], [1, 3]]
    for line, side, seat in zip(lines, sides, ("1 and 3", "2 and 4"), strict=True):
        assert line == f"seats {seat}: won {side['wins']}, on average {side['points']:.1f} points"


def test_simulate_counts_games_that_all_have_won_or_lost(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    load_project(EXAMPLES / "high-water", "high-water", monkeypatch)
    told = coatl("simulate", "--variant", "high-water", "--players", "3", "--games", "3").out
    assert "ended by a variant: 3" in told
    assert "won 0, lost 3, on average " in told


# Pass it on, and night market


@pytest.mark.parametrize("id", ["night-market", "pass-it-on"])
def test_a_game_with_secret_choices_is_written_in_few_lines_saved_and_read_in_every_language(
    monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    package = id.replace("-", "_")
    assert len((EXAMPLES / id / package / "__init__.py").read_text("utf-8").splitlines()) <= 120
    registry = load_project(EXAMPLES / id, id, monkeypatch)
    game = play(registry, variants=[VariantChoice(id)])
    assert reloaded(game, registry, registry).state.text() == game.state.text()
    for tag in LANGUAGES:
        l10n = in_language(registry, tag)
        events = [event for step in game.history for event in step.events if isinstance(event, VariantEvent)]
        told = {event_text(event, game.setup.players, game.catalog, l10n) for event in events}
        assert told
        assert not any("⟦" in text for text in told)


@pytest.mark.parametrize("id", ["night-market", "pass-it-on"])
def test_a_computer_player_knows_what_it_chooses_in_secret(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    registry = load_project(EXAMPLES / id, id, monkeypatch)
    game, better, bids = Game("Ann", "Bob", seed="choices", variants=[id], plugins=registry), 0, set[str]()
    while game.state.turn < (1 if id == "pass-it-on" else 26):  # by then the market has opened four times
        choice = game.choice("hard")
        if isinstance(choice.actions[0], Do):
            better += max((other.behind for other in choice.others), default=0) > 0
            bids.update(choice.actions[0].args)
        game.push(choice.actions[0])
    assert better
    assert id == "pass-it-on" or bids - {"0"}


# Esperanto


@pytest.mark.exhaustive
def test_only_messages_are_missing_in_esperanto(coatl: Coatl) -> None:
    assert coatl("plugins", "check", str(EXAMPLES / "esperanto")).code == 0
    number, problems = check_folder(EXAMPLES / "esperanto")
    assert number > 80
    assert {problem.code for problem in problems} == {"message-missing"}


def test_every_card_of_the_base_game_has_a_text_in_esperanto(with_packs: Registry) -> None:
    esperanto, known = in_language(with_packs, "eo"), in_language(with_packs, "en")
    base = with_packs.card_set("base")
    for prophecy, _ in base.prophecies:
        assert prophecy_text(prophecy, esperanto) != prophecy_text(prophecy, known)
    for temple in base.temples:
        assert temple_text(temple, esperanto) != temple_text(temple, known)


def test_the_log_is_in_esperanto_and_otherwise_in_english(with_packs: Registry) -> None:
    l10n = in_language(with_packs, "eo")
    game = play(with_packs)
    told = [event_text(e, game.setup.players, game.catalog, l10n) for step in game.history for e in step.events]
    assert any(text.startswith("Player 1 prenas kampon") for text in told)
    assert any(text == "Turn 2: Player 2." for text in told)


def test_the_program_has_esperanto_once_it_is_added(coatl: Coatl, own_home: Path) -> None:
    for name in ("jaguar", "esperanto"):
        packs.add(EXAMPLES / name, player_home().packs, READERS)
    run = coatl("cards", "--set", "jaguar", "--lang", "eo")
    assert (run.code, run.err) == (0, "")
    assert "flava – nigra – flava, flanko ĉe flanko" in run.out
