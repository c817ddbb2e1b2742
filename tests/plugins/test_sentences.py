"""``coatl_core.testing.sentences`` reads all that a variant says in a game, and names what nobody could read."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.rules import VariantChoice
from coatl_core.library import Game
from coatl_core.plugins.loading import load_plugins
from coatl_core.testing import play, sentences
from tests.plugins.support import Install
from tests.support import rarely

TIDES = """
from coatl_core import Do, DrawDeck, Item, Offer, PanelLine, Refusal, Statistic, Took, Variant
from coatl_core import VariantEvent, VariantLine, loose_piece

SHELL = loose_piece("shell", "@")

class Tides(Variant):
    id = "tides"
    options = ("high",)

    def pieces(self, rules, players):
        return [(SHELL, 20)]

    def react(self, state, event, events):
        if isinstance(event, Took) and SHELL in event.pieces:
            state.ask(self.id, event.seat, "tides-ask", {"n": 1})

    def moves(self, state):
        if state.phase == "ask":
            return [Offer(Do(self.id, "keep"), "tides-keep", {}, Item("board", "shell"))]
        shells = state.player.board.count(SHELL)
        return [Offer(Do(self.id, "throw"), "tides-throw", {"n": shells}, Item("seat", 1))] if shells else []

    def refusal(self, state, action):
        return Refusal("tides-dark", "") if isinstance(action, DrawDeck) else None

    def refusal_of(self, state, move):
        return Refusal("tides-none", "", {"pieces": "shell"})

    def perform(self, state, move, events):
        if move.move == "keep":
            return False
        n = state.player.board.count(SHELL)
        state.player.board = tuple(piece for piece in state.player.board if piece is not SHELL)
        state.bodies = (SHELL,) * n + state.bodies
        if events is not None:
            events.append(VariantEvent(state.seat, "tides-threw", {"n": n}))
        return True

    def points(self, table, seat):
        n = table.players[seat].board.count(SHELL)
        return [VariantLine("tides-points", -n, {"n": n})] if n else []

    def panel(self, table):
        return [PanelLine("tides-panel", {"n": len(table.players)})]

    def statistics(self, table):
        return [Statistic("tides-counted", tuple(len(player.board) for player in table.players))]

@hookimpl
def coatl_variants():
    return [Tides]
"""
WORDS = """tides-name = Tides
tides-help = Shells lie about.
tides-high = High tide
tides-high-help = There are more of them.
piece-shell = shell
tides-ask = A shell: what now?
tides-keep = keep it
tides-throw = throw { $n } away
tides-threw = { $name } throws { $n } away.
tides-points = shells: { $n }
tides-panel = { $n } look at the sea.
tides-counted = pieces left
refusal-tides-dark = It is too dark to draw.
refusal-tides-none = You have no { $pieces }.
"""
NAMED = [line.split(" = ")[0] for line in WORDS.splitlines() if not line.startswith("tides-n")]
"""The messages, but for the name."""


def a_game(install: Install, tmp_path: Path, code: str = TIDES, words: str = WORDS) -> Game:
    install("tides", code, provides="variants = ['tides']\nmessages = 'words'\n")
    folder = tmp_path / "site" / "a_test_plugin_tides" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "tides.ftl").write_text(words, "utf-8")
    return play(load_plugins(), variants=["tides"])


@pytest.mark.slow
def test_all_that_a_variant_says_is_read(install: Install, tmp_path: Path) -> None:
    told = sentences(a_game(install, tmp_path))
    assert {
        "Tides",
        "There are more of them.",
        "shell",
        "A shell: what now?",
        "keep it",
        "throw 1 away",
        "Player 1 throws 1 away.",
        "shells: 1",
        "2 look at the sea.",
        "pieces left",
        "It is too dark to draw.",
        "You have no shell.",
    } <= {*told}
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("message", [NAMED[0], NAMED[-1], *rarely(*NAMED[1:-1])])
@pytest.mark.slow
def test_a_message_that_is_not_there_is_named(install: Install, tmp_path: Path, message: str) -> None:
    game = a_game(install, tmp_path, words=WORDS.replace(f"{message} =", f"{message}s ="))
    with pytest.raises(AssertionError, match=f"the message {message}: missing; did you mean {message}s[?]$"):
        sentences(game)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"tides-throw", {"n": shells}',
            '"tides-throw", {}',
            r"^offered is do tides throw after .*: the message tides-throw: .*n",
        ),
        (
            'Item("seat", 1)',
            'Item("seat", 3)',
            r"^do tides throw belongs to Item\(kind='seat', of=3\), which is not on",
        ),
        (
            'Item("board", "shell")',
            'Item("board", "<R")',
            "^do tides keep belongs to .*, which is not on the table after take",
        ),
        ('Item("seat", 1)', 'Item("field", 99)', "which is not on the table"),
        ('Item("seat", 1)', 'Item("hand", "base:moon")', "which is not on the table"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_shown_as_it_is_meant_is_named(
    install: Install, tmp_path: Path, old: str, new: str, told: str
) -> None:
    game = a_game(install, tmp_path, code=TIDES.replace(old, new))
    with pytest.raises(AssertionError, match=told):
        sentences(game)


GOLDEN_NONE = (
    "You have no golden segment on your player board: they are taken from the supply board, like other pieces."
)


@pytest.mark.parametrize(
    ("variant", "players", "sentence"),
    [
        (VariantChoice("golden-feathers"), 3, GOLDEN_NONE),
        (VariantChoice("adam", ("level-1", "level-3")), 1, "Level 3: colours"),
    ],
)
@pytest.mark.slow
def test_the_variants_of_the_game_say_nothing_that_cannot_be_read(
    variant: VariantChoice, players: int, sentence: str
) -> None:
    game = play(load_plugins(safe_mode=True), variants=[variant], players=players)
    assert sentence in sentences(game)
