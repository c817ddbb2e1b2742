"""The whole table as it is drawn: at every size, in every language, with whatever may lie on it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot
from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.game import events as e
from coatl_core.game.engine import new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.preview import preview
from coatl_core.game.refusals import why_not_beside
from coatl_core.game.rules import MOST_OF_BOX, Rules
from coatl_core.game.session import Played, Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.language.l10n import L10n, english
from coatl_core.play.assembling import Caret, caret_at
from coatl_core.play.sight import barred_prophecies, growing_coatls
from coatl_core.play.standing import SaveFailure
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace, Seat
from coatl_tui.palettes import PALETTES
from coatl_tui.table.draw.board import Board, points_of, what_lies
from coatl_tui.table.draw.coatl_lines import coatl_chip
from coatl_tui.table.draw.needs import lacking
from coatl_tui.table.draw.news import news_of
from coatl_tui.table.draw.supply import REFILLS
from coatl_tui.table.draw.table import PANES, draw_table
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import ASCII_ONLY, USUAL, Signs
from tests.conftest import Effort
from tests.five import crowd_ruleset, crowd_setup
from tests.support import Sensible, coatl, do, give, lay, paired, registry, table
from tests.tui.support import session_at

SIZES = [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)]
TAGS = ("en", "cs", "pl", "uk")
LONG_NAMES = ("Maxmiliánová", "Krzysztofina", "Доброславина", "Ixchel-Itzel", "Wenceslas-XI")
KEYS = tuple(Entry(((key, None),), does) for key, does in (("1–8", "piece"), ("Enter", "attach"), ("e", "end")))
ROW = ("isolated-pair-red", "count-green", "run-yellow-black-red", "mirror-yellow-red", "double-pair-blue-yellow")


@cache
def speaking(tag: str) -> L10n:
    l10n = english(strict=True)
    registry().register_messages(l10n)
    l10n.set_language(tag)
    return l10n


def laid(players: int = 2) -> GameState:
    """The middle of a game: the first player has a complete coatl, an open one, and a full rack."""
    if players <= MOST_OF_BOX:
        state = table(registry().catalog(["base"]), players, sacrifice_tokens=True)
    else:
        state = do(new_game(crowd_setup("table", sacrifice_tokens=True), crowd_ruleset()), *["keep"] * players)
    seventh = "" if players <= MOST_OF_BOX else "B R | "
    lay(state, f"Y G | - | B K | R R | - | G Y | {seventh}<G | - | - | -")
    give(
        state,
        0,
        board="Y> B Y <Y K G Y R",
        hand=["count-red", "alternating-red-green", "mirror-red-blue", "pair-red-blue"],
        temples=["yellow-equals-green-length-6"],
        coatls=[
            coatl(
                "<KKYYBKYBB>",
                "double-pair-black-yellow",
                "pair-yellow-blue",
                "count-black",
                temple="blue-equals-black-length-9",
            ),
            coatl("<KRBGBRG", "pair-green-blue", "run-blue-green-blue"),
        ],
    )
    give(
        state,
        1,
        board="Y>",
        hand=["count-yellow", "pair-red-black"],
        coatls=[
            coatl("<RRRBGBBR>", "triple-red", "isolated-pair-blue", temple="no-yellow-length-7"),
            coatl("<BBYYYYY", "double-pair-blue-yellow"),
        ],
    )
    if players > 2:
        give(
            state,
            2,
            board="G K <R R",
            coatls=[
                coatl("GYYGKB>", "run-green-yellow-green"),
                coatl("<RKRKYG", "pair-red-black", "pair-yellow-green"),
            ],
        )
    if players > 3:
        coatls = [coatl("<YKYKRBYRB>", "pair-yellow-black", "run-red-blue-yellow"), coatl("KGG", "pair-black-green")]
        give(state, 3, board="K R Y>", coatls=coatls)
    if players > 4:
        give(state, 4, board="Y B <R G> K", coatls=[coatl("<GKGKBBB", "triple-blue"), coatl("RRYY")])
    state.turn = 31
    return state


EVENTS = (
    e.Took(0, 2, (piece("Y"), piece("R"))),
    e.Started(1, 2, piece("B")),
    e.Extended(1, 2, "head", piece("<B")),
    *[e.Extended(1, 2, "tail", piece("Y"))] * 5,
    e.Fulfilled(1, 2, "base:double-pair-blue-yellow", 4),
)


def scene(state: GameState, item: object = None, tag: str = "en", seat: int | None = None) -> Scene:
    """The state as the player whose turn it is sees it, or somebody else."""
    seat = state.seat if seat is None else seat
    legal = tuple(legal_actions(state)) if seat == state.seat else ()
    seen = view(state, seat)
    barred = barred_prophecies(seen, partial(why_not_beside, state, seat))
    caret = caret_at(Caret(max((number for number, _ in growing_coatls(seen)), default=1)), seen, legal)
    shown = Scene(view=seen, l10n=speaking(tag), legal=legal, shown=seat, item=item, barred=barred, caret=caret)
    return shown.foreseen(partial(preview, state))


def board(shown: Scene, size: tuple[int, int], focus: str = "coatls") -> Board:
    return Board(shown, lay_out(*size, what_lies(shown)), focus, keys=KEYS)


def named(shown: Scene) -> Scene:
    """The same table with players of long names."""
    players = tuple(evolve(p, name=name) for p, name in zip(shown.view.players, LONG_NAMES, strict=False))
    return evolve(shown, view=evolve(shown.view, players=players))


@cache
def game(players: int) -> Session:
    if players <= MOST_OF_BOX:
        return session_at(10_000, f"draw/{players}", players, True)
    session, player = Session(crowd_setup("draw/5", sacrifice_tokens=True), crowd_ruleset()), Sensible("draw/5")
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    return session


def scenes(step: int) -> Iterator[Scene]:
    """States of games of two to five players, each with the cursor on something else."""
    for players in (2, 3, 4, 5):
        for number, played in enumerate(game(players).history[::step]):
            state = played.before
            seen = scene(state, tag=TAGS[number % 4])
            own = seen.view.own
            items: list[object] = [None, Field(1), Field(seen.view.rules.fields), RowPlace(6), Deck(), Pile(2), Seat(1)]
            items += [HandCard(place, card) for place, card in enumerate(own.hand or ())]
            items += [OwnTemple(place, card) for place, card in enumerate(own.temples or ())]
            items += [BoardSpace(space, piece) for space, piece in enumerate(own.board, 1)]
            items += [CoatlItem(n) for n in range(1, len(own.coatls) + 1)]
            yield evolve(seen, item=items[number % len(items)]).foreseen(partial(preview, state))


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_how_the_table_looks(snapshot: Snapshot, size: tuple[int, int], players: int) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("snapshots")
    state = laid(players)
    shown = board(scene(state, BoardSpace(8, piece("R"))), size)
    shown.news = news_of(EVENTS, shown.scene.view)
    told = draw_table(shown).text()
    snapshot.assert_match(told + "\n", f"table-{size[0]}x{size[1]}-{players}.txt")


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(140, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_where_no_card_lies_all_words_can_be_read(size: tuple[int, int], tag: str) -> None:
    state = laid()
    state.row, state.piles = [None, *state.row[1:]], ((), state.piles[1])
    told = draw_table(board(scene(state, tag=tag), size)).text()
    for message in ("table-row-empty", "table-pile-empty"):
        for word in speaking(tag)(message).split():
            assert re.search(rf"\W{word}\W", told)


class Roomy(Variant):
    """The player in the first seat has ten spaces, the others have six."""

    id = "roomy"

    def limits(self, rules: Rules, own: object, seat: int) -> Rules:
        return evolve(rules, board_spaces=6 if seat else 10)


def test_each_board_is_shown_with_the_spaces_of_its_player() -> None:
    state = laid(3)
    state = evolve(state, ruleset=Ruleset(state.catalog, (Roomy(),)), variants={"roomy": None})
    told = draw_table(board(scene(state), (200, 60))).text()
    assert sorted(re.findall(r"board \d+ of (\d+)", told)) == ["10", "6", "6"]


def test_the_drawing_of_the_documentation_is_that_of_the_program() -> None:
    here = Path(__file__)
    page = (here.parents[2] / "docs" / "table.md").read_text("utf-8")
    drawn = (here.with_name("snapshots") / "table-140x40-2.txt").read_text("utf-8").rstrip("\n")
    assert f"```text\n{drawn}\n```" in page, "docs/table.md does not show table-140x40-2.txt as it is now"


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_everything_is_drawn_inside_its_pane(size: tuple[int, int], effort: Effort) -> None:
    for shown in scenes(effort(quick=191, test=191, exhaustive=17)):
        for each in (shown, named(shown)):
            drawn = board(each, size)
            for id, draw in PANES.items():
                canvas = Canvas(*size)
                draw(canvas, drawn)
                for area in pane_areas(drawn, id):
                    canvas.fill(area, "table")
                assert canvas.bare() == size[0] * size[1], (id, canvas.text())


def pane_areas(drawn: Board, id: str) -> tuple[Rect, ...]:
    at = drawn.at
    return {
        "status": (at.status,),
        "panel": () if at.panel is None else (at.panel,),
        "supply": (at.supply,),
        "players": at.others,
        "log": (at.news,),
        "row": (at.prophecies,),
        "temples": (at.temples,),
        "coatls": (at.coatls,),
        "hand": (at.hand,),
        "inspector": (at.sentence,),
        "keys": (at.keys,),
    }[id]


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.slow
def test_no_border_is_drawn_over(size: tuple[int, int], effort: Effort) -> None:
    for shown in scenes(effort(quick=97, test=97, exhaustive=17)):
        drawn = board(named(shown), size)
        lines = draw_table(drawn).text().split("\n")
        at = drawn.at
        for pane in (at.supply, *at.others, at.news, at.prophecies, at.temples, at.coatls, at.hand):
            for y in range(pane.y + 1, pane.bottom - 1):
                left, right = cut(lines[y], pane.x), cut(lines[y], pane.right - 1)
                assert left == right == "│", (pane, y, lines[y])
            if not (drawn.scene.view.opponent and pane in at.others):
                assert cut(lines[pane.bottom - 1], pane.x) == "╰"


def cut(line: str, cell: int) -> str:
    """The character in a cell."""
    at = 0
    for char in line:
        if at == cell:
            return char
        at += cell_len(char)
    return " "


@pytest.mark.parametrize(("tag", "size"), paired(TAGS, SIZES))
@pytest.mark.slow
def test_nothing_important_is_cut_in_any_language(size: tuple[int, int], tag: str) -> None:
    """Two to four players with names of twelve letters, tokens, all cards of a hand."""
    for players in (2, 3):
        state = laid(players)
        for item in (None, BoardSpace(8, piece("R")), HandCard(1, "base:alternating-red-green")):
            shown = board(named(scene(state, item, tag)), size)
            for id in ("status", "supply", "row", "temples", "coatls", "hand"):
                canvas = Canvas(*size)
                PANES[id](canvas, shown)
                assert "»" not in canvas.text(), (id, canvas.text())


@pytest.mark.parametrize("unsaved", ["", "No space left on device"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (200, 60)])
@pytest.mark.slow
def test_the_points_of_all_players_stay_in_the_status_line(size: tuple[int, int], unsaved: str, effort: Effort) -> None:
    """Of two to five players with names of twelve letters, in every phase and language: `7` and `7 +14` are not the
    same, and a player who is not named seems to have nothing."""
    for shown in scenes(effort(quick=60, test=23, exhaustive=11)):
        for each in (shown, named(shown)):
            drawn = board(each, size)
            drawn.unsaved = SaveFailure(unsaved) if unsaved else None
            canvas = Canvas(*size)
            PANES["status"](canvas, drawn)
            text = canvas.text().splitlines()[0]
            points = []
            for place in range(len(each.view.players)):
                sure, unsure = points_of(each.view, ((each.view.seat or 0) + place) % len(each.view.players))
                points.append(f"{sure} \\+{unsure}" if unsure else f"{sure}")
            assert re.search(".*[^0-9+]".join(["", *points, ""]), f" {text} "), (points, text)
            assert cell_len(text) <= size[0]


def test_words_give_way_before_numbers_in_the_status_line() -> None:
    canvas = Canvas(80, 24)
    PANES["status"](canvas, board(scene(laid(3)), (80, 24)))
    text = canvas.text().splitlines()[0]
    assert text.endswith("Ana 16 +3   Bao 8 +4   Cuz 0 +6  ▏116")
    assert "S take  P choose  C assemble" in text


def test_names_cut_in_the_status_line_stay_different() -> None:
    state = laid(5)
    shown = scene(state)
    players = tuple(evolve(p, name=f"Player number {n}") for n, p in enumerate(shown.view.players, 1))
    canvas = Canvas(80, 24)
    PANES["status"](canvas, board(evolve(shown, view=evolve(shown.view, players=players)), (80, 24)))
    found = re.findall(r"\b([A-Z][a-z]*\d) \d", canvas.text().splitlines()[0])
    assert len(found) == len({*found}) == 5


def since_last_turn(history: list[Played], seat: int) -> list[e.Event]:
    """What the others have done since this seat has last acted before its turn."""
    events: list[e.Event] = []
    for played in reversed(history):
        if played.seat == seat and events:
            break
        if played.seat != seat:
            events = [*played.events, *events]
    return events


def large(state: GameState, events: list[e.Event], item: object = None, tag: str = "en") -> Board:
    """A table of 200 × 60 cells with a log."""
    drawn = board(scene(state, item, tag), (200, 60))
    drawn.log = lambda: events
    return drawn


def blank(drawn: Board) -> float:
    """The part of a table that is blank: spaces on nothing that lies there, on whatever ground. Places for cards,
    pieces and coatls count as blank, the bars at the edges do not."""
    canvas, free = draw_table(drawn), drawn.at.free or Rect(0, 0, 0, 0)
    rows, columns = range(drawn.at.status.bottom, drawn.at.keys.y), range(canvas.width)
    none = sum(canvas.text_at(x, y) == " " and canvas.ground(x, y) in ("table", "bar") for y in rows for x in columns)
    places = [(x, y) for y in range(free.y, free.bottom) for x in range(free.x, free.right)]
    none += sum(canvas.text_at(x, y) == " " and canvas.ground(x, y) == "pill" for x, y in places)
    return none / (canvas.width * canvas.height)


def log_of(players: int, part: float) -> list[e.Event]:
    history = game(players).history
    return [event for played in history[: int(len(history) * part)] for event in played.events]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_200_by_60_less_than_a_quarter_of_the_table_is_blank(players: int, tag: str) -> None:
    """In the middle of a game, where coatls have grown."""
    drawn = large(laid(players), log_of(players, 0.5), BoardSpace(8, piece("R")), tag)
    assert blank(drawn) < 0.25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_first_turn_less_than_a_quarter_is_blank_too(players: int) -> None:
    state = do(new_game(crowd_setup("first", players=players, sacrifice_tokens=True), crowd_ruleset()))
    while state.phase == "keep":
        state = do(state, "keep")
    hand = ["count-red", "alternating-red-green", "run-green-yellow-black", "pair-red-blue", "mirror-red-blue"]
    give(state, state.seat, hand=hand)
    for other in range(1, players):
        give(state, (state.seat + other) % players, hand=hand)
    kept = [e.seen_by(event, state.seat) for event in log_of(players, 0.5) if isinstance(event, e.Kept)]
    assert blank(large(state, kept, Field(1))) < 0.25


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_played_games_less_than_a_quarter_is_blank_on_the_mean(players: int, effort: Effort) -> None:
    """At the beginning of turns in the middle of games of weak players, who build little."""
    shares = []
    for seed in ("a", "b", "c")[: effort(quick=1, test=1, exhaustive=3)]:
        session = Session(crowd_setup(seed, players=players, sacrifice_tokens=seed != "a"), crowd_ruleset())
        player, turns = Sensible(seed), [*range(30, 61, effort(quick=15, test=10, exhaustive=4))]
        while turns and not session.over:
            state = session.state
            if state.turn >= turns[0] and state.phase == "action" and not state.acted:
                turns.pop(0)
                drawn = large(state, [event for played in session.history for event in played.events], Field(1))
                drawn.news = news_of(since_last_turn(session.history, state.seat), drawn.scene.view)
                shares.append(blank(drawn))
            session.push(player.choose(state, tuple(session.legal_actions)))
    assert sum(shares) / len(shares) < 0.25, shares
    assert max(shares) < 0.32, shares


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("tag", TAGS)
def test_every_row_of_a_slate_in_the_log_has_text(players: int, tag: str) -> None:
    drawn = large(laid(players), log_of(players, 0.7), tag=tag)
    canvas = draw_table(drawn)
    news = drawn.at.news
    foot = next(y for y in range(news.y, news.bottom) if speaking(tag)("log-points") in canvas.text().split("\n")[y])
    for y in range(news.y + 1, foot):
        if canvas.ground(news.x + 2, y) == "card":
            assert not canvas.is_free(news.x + 4, y, news.width - 8)
    slates = [y for y in range(news.y + 1, foot) if canvas.ground(news.x + 2, y) == "card"]
    assert len(slates) >= foot - news.y - 4


def test_the_log_of_a_large_table_shows_the_newest_turn_first_and_how_points_grew() -> None:
    drawn = large(laid(3), log_of(3, 0.6))
    text = draw_table(drawn).text().split("\n")
    news = drawn.at.news
    rows = [row[news.x + 2 : news.right - 2].rstrip() for row in text[news.y + 1 : news.bottom - 1]]
    turns = [int(found[1]) for row in rows if (found := re.search(r"^▌ [A-Z][a-z].* ([0-9]+)$", row))]
    assert len(turns) > 10
    assert turns == sorted(turns, reverse=True)
    assert [row for row in rows if re.match("Ana .*16 [+]3$", row.strip())]
    assert [row for row in rows if re.match("Bao .*8 [+]4$", row.strip())]


def test_the_next_piece_tells_where_it_is_and_which_cards_it_helps() -> None:
    """A card beside the coatl by what it asks for, one of the hand also by its number."""
    state = laid()
    give(state, 0, board="R K B G Y Y>", hand=["count-red"], coatls=[coatl("<KRBGBRG", "pair-green-blue")])
    text = draw_table(large(state, [])).text()
    assert re.search(r"▏B +yours +▌▏G▏B [+]2", text)
    assert re.search(r"▏R +yours +▌1 each ▏R [+]2", text)
    assert re.search(r"tail .*\n.*▏Y▙", text)
    give(state, 0, board="G", coatls=[coatl("<KRBGBRG")])
    text = draw_table(large(state, [])).text()
    assert re.search(r"▏R▕ field 4 +▌1 each ▏R [+]2", text)
    assert re.search(r"tail .*\n.* · ", text)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tag", TAGS)
def test_all_colours_of_the_next_piece_are_named_where_there_is_little_room(players: int, tag: str) -> None:
    """They keep their order, and none stands beside the title."""
    state = laid(players)
    give(state, 0, board="K", coatls=[coatl("<KRBGBRG")])
    rows = [row[48:] for row in rows_of(state, (80, 24), tag=tag)]
    l10n = speaking(tag)
    first = next(n for n, row in enumerate(rows) if l10n("drawn-next") in row or l10n("ahead-next") in row)
    told = " ".join(rows[first : first + 3])
    below = " ".join(rows[first + 1 : first + 3])
    assert re.findall("▏([BGKRY])", below) == [*"BGKRY"], told


def test_coatls_of_a_large_table_have_one_scale() -> None:
    """A long one is not smaller than a short one."""
    state = laid()
    give(state, 0, coatls=[coatl("<KRBGBRGKYYBB>", "count-red"), coatl("KRBGK"), coatl("G")])
    drawn = large(state, [])
    canvas = draw_table(drawn)
    places = [place.serpent for place in drawn.at.places]
    assert {place.height for place in places} == {5}
    width = {canvas.text_at(places[0].x + 2 + n, places[0].y + 1) for n in range(60)}
    assert "▏" in width
    seams = []
    for place in places[:2]:
        row = [x for x in range(place.x, place.right) if canvas.text_at(x, place.y + 2) == "▏"]
        seams.append({after - before for before, after in pairwise(row[:4])})
    assert seams[0] == seams[1]


def test_nothing_on_a_large_table_touches_what_is_above_it() -> None:
    """One free row stands between the rack, the coatls and what lies ahead."""
    for coatls in (["<KRBG>"], ["KRBG"], ["KRBG", "<G"], ["<KRBG>", "KRBG"], ["<KRBG>", "KRBG", "<G"]):
        state = laid()
        give(state, 0, coatls=[coatl(text, "count-red") if ">" in text else coatl(text) for text in coatls])
        at = large(state, []).at
        parts = sorted((at.rack, *(place.area for place in at.places)), key=lambda area: area.y)
        parts += [part for part in (at.ahead, at.free) if part is not None and part.y > parts[-1].y]
        assert all(below.y > above.bottom for above, below in pairwise(parts)), coatls


def test_what_a_card_lacks_is_the_same_wherever_it_is_drawn(effort: Effort) -> None:
    """On cards of hand and row, and where the hand is compared beside all coatls: solid lies on the own board, and what
    the field under the cursor would bring is shaded."""
    seen = 0
    for shown in scenes(effort(quick=60, test=9, exhaustive=2)):
        drawn = board(evolve(shown, item=Field(1), preview=None), (200, 60))
        aim, nearest = drawn.aim
        for card in filter(None, (*shown.hand, *shown.view.row)):
            way = drawn.card(card).now
            if nearest is None or nearest.complete or way is None or (aim, card) in shown.barred:
                continue
            assert lacking(drawn.scene, card, aim)[1] == way.way
            seen += way.way is not None
    assert seen


def test_before_the_first_coatl_the_table_tells_what_each_field_has_for_each_card() -> None:
    state = laid()
    give(state, 0, board="R", hand=["pair-red-blue"], coatls=[])
    give(state, 1, coatls=[])
    text = draw_table(large(state, [])).text()
    row = next(line for line in text.split("\n") if re.search("1 ▌b ▏R ▏B +1·3·5", line))
    assert re.findall("[0-9●]", row[row.index("1·3·5") + 5 :])[:6] == ["1", "1", "●", "1", "1", "1"]


def test_in_ascii_everything_is_ascii() -> None:
    for size in SIZES:
        for players in (2, 3):
            shown = board(scene(laid(players), BoardSpace(8, piece("R"))), size)
            shown.news = news_of(EVENTS, shown.scene.view)
            assert draw_table(shown, ASCII_ONLY).text().isascii()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_style_of_the_table_has_a_look(palette: object) -> None:
    for size in SIZES:
        shown = board(scene(laid(3), BoardSpace(8, piece("R"))), size)
        for line in draw_table(shown).lines():
            for span in line:
                paint(span.style, PALETTES[palette.name])  # type: ignore[attr-defined]


def test_a_whole_large_table_is_drawn_within_a_frame() -> None:
    shown = scene(laid(3), BoardSpace(8, piece("R")))
    best = 1.0
    for _ in range(5):
        start = time.process_time()
        draw_table(board(shown, (200, 60))).lines()
        best = min(best, time.process_time() - start)
    assert best < 0.016


def test_every_spot_has_its_own_item_and_digit_in_its_pane() -> None:
    for size in SIZES:
        shown = board(scene(laid(3)), size)
        for id, draw in PANES.items():
            canvas = Canvas(*size)
            draw(canvas, shown)
            items = [item for _, item, _ in canvas.spots]
            digits = [digit for _, _, digit in canvas.spots if digit]
            assert len(set(items)) == len(items), id
            assert len(set(digits)) == len(digits), id


def test_each_field_has_its_number_before_it() -> None:
    for size in SIZES:
        canvas = Canvas(*size)
        PANES["supply"](canvas, board(scene(laid()), size))
        rows = canvas.text().split("\n")
        before = [
            (item, rows[area.y + area.height // 2][: area.x].rstrip(f" {REFILLS}")) for area, item, _ in canvas.spots
        ]
        assert [item for item, _ in before] == [Field(number) for number in range(1, 11)]
        assert all(text.endswith(f" {item.number}") for item, text in before if isinstance(item, Field) and text[:-2])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("tag", TAGS)
def test_the_tenth_field_has_one_name_on_the_table_and_in_sentences(size: tuple[int, int], tag: str) -> None:
    state = laid()
    state.supply[9] = (piece("R>"),)
    lines = rows_of(state, size, Field(10), tag)
    assert any(re.search(r"(^|\D)10[ *]?.?▏R", line) for line in lines)
    assert any(re.match(r" \w+ 10: ", line) for line in lines)
    assert not any(re.search(r"\b0 ▏R▙", line) for line in lines)


def rows_of(state: GameState, size: tuple[int, int], item: object = None, tag: str = "en") -> list[str]:
    return draw_table(board(scene(state, item, tag), size)).text().split("\n")


def test_coatls_of_an_opponent_that_have_no_row_of_their_own_share_one_and_stay_serpents() -> None:
    state = laid()
    coatls = [coatl("<RRRBGBBR>", "triple-red", temple="no-yellow-length-7"), coatl("<BBYYYYY"), coatl("<KK")]
    give(state, 1, board="<G", coatls=coatls)
    rows = rows_of(state, (80, 24))
    assert "▟R▏R▏R▏B▏G▏B▏B▏R▙ 6" in rows[2]
    assert "▏B▏Y▏Y▏Y▏Y▏Y›" in rows[3]
    assert "▟K▏K›" in rows[3]
    assert "board 1 of 8 ▟°G" in rows[4]


WHOLE = re.compile("[▟‹]([0-9]+)[▙›]")
"""A coatl as a number."""


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.slow
def test_where_there_are_colours_a_serpent_is_never_a_number(size: tuple[int, int], effort: Effort) -> None:
    """However many players there are, and however many coatls they have."""
    for shown in scenes(effort(quick=60, test=60, exhaustive=11)):
        for each in (shown, named(shown)):
            drawn = board(each, size)
            canvas = Canvas(*size)
            PANES["players"](canvas, drawn)
            assert not WHOLE.search(canvas.text()), canvas.text()
            assert not re.search("[A-Z]·[0-9]+·", canvas.text()), canvas.text()


def others_at_80_by_24(players: int, coatls: Sequence[str], boards: Sequence[str], signs: Signs = USUAL) -> list[str]:
    """The rows of the other players, who all have the same coatls."""
    state = laid(players)
    for seat, rack in enumerate(boards, 1):
        give(state, seat, board=rack, coatls=[coatl(text) for text in coatls])
    drawn = board(scene(state), (80, 24))
    at = drawn.at.others[0]
    return [row[at.x + 1 :] for row in draw_table(drawn, signs).text().split("\n")[at.y : at.bottom]]


def test_at_80_by_24_racks_of_several_others_stand_beside_their_coatls_where_there_is_room() -> None:
    title, first, second, *_ = others_at_80_by_24(3, ["<KRBG"], ["R K", "G"])
    assert " board  hand" in title
    assert re.search("› 0 +▌ R K ", first)
    assert second.index("▌ G ") == first.index("▌ R K")


def test_else_they_have_a_row_in_the_order_of_the_players_behind_their_names() -> None:
    title, _, _, row, *_ = others_at_80_by_24(3, ["<" + 15 * "R", "<" + 9 * "R"], ["R K B", ""])
    assert "board" not in title
    names = laid(3).setup.players
    for shown in (row, others_at_80_by_24(3, ["<" + 15 * "R", "<" + 9 * "R"], ["R K B", ""], Signs(plain=True))[3]):
        assert re.search(rf"^board +{names[1]} R K B +{names[2]} ·", shown)


def test_a_strip_has_two_pieces_in_a_cell_complete_coatls_first() -> None:
    coatls = ["<" + 20 * "R" + ">", "<" + 15 * "R"]
    for row in others_at_80_by_24(4, coatls, ["", "", ""])[1:4]:
        assert re.search(f"▟▌{{10}}▙ +[0-9]+ +▟{15 * 'R'}› +0 ", row), row
    for row in others_at_80_by_24(4, coatls, ["", "", ""], Signs(plain=True))[1:4]:
        assert "▌▌" not in row


def test_of_several_players_each_has_two_rows_from_120_columns_on() -> None:
    for size in ((120, 36), (140, 40)):
        for players in (3, 4, 5):
            drawn = board(scene(laid(players)), size)
            at = drawn.at.others[0]
            rows = [row[at.x + 2 : at.right - 2] for row in draw_table(drawn).text().split("\n")[at.y : at.bottom]]
            for name, first, second in (
                ("Bao", "RRRBGBBR", "BBYYYYY"),
                ("Cuz", "GYYGKB", "RKRKYG"),
                ("Dax", "YKYKRBYRB", "KGG"),
                ("Eli", "GKGKBBB", "RRYY"),
            )[: players - 1]:
                y = next(y for y, row in enumerate(rows) if row.startswith(name))
                assert first in re.sub("[▏° ]", "", rows[y])
                assert second in re.sub("[▏° ]", "", rows[y + 1])


@pytest.mark.parametrize(("size", "players"), [((80, 24), 3), ((140, 40), 3), ((140, 40), 4)])
def test_the_pieces_of_a_rack_stand_apart_where_there_is_room(size: tuple[int, int], players: int) -> None:
    state = laid(players)
    give(state, 1, board="G K B Y", coatls=[coatl("<RRR"), coatl("<RRBRR>", "triple-red")])
    text = "\n".join(rows_of(state, size))
    assert re.search(r"G +▏?K +▏?B +▏?Y", text)


@pytest.mark.parametrize("tag", TAGS)
def test_what_several_players_have_stands_in_columns_and_nothing_of_it_is_cut(tag: str, effort: Effort) -> None:
    for players in (3, 4):
        for played in game(players).history[:: effort(quick=97, test=37, exhaustive=11)]:
            shown = named(scene(played.before, tag=tag))
            at = board(shown, (80, 24)).at.others[0]
            rows = draw_table(board(shown, (80, 24))).text().split("\n")[at.y + 1 : at.bottom]
            others = [row[at.x + 1 :].rstrip() for row in rows][: players - 1]
            if len(rows) >= 2 * len(others):
                continue  # each has two rows
            own, told = shown.view.seat or 0, set()
            for place, row in enumerate(others, 1):
                player = shown.view.players[(own + place) % players]
                assert row.startswith(player.name[:4])
                held = (player.hand_size, player.temples_size, len(player.tokens), len(player.board))
                facts = [f"{sign}{number}" for sign, number in zip("▌▲◇□", held, strict=True)]
                told.add(next((n for n in (4, 3, 2, 1) if row.endswith(" " + " ".join(facts[:n]))), 0))
            assert len(told) == 1  # late, with many long coatls, the serpents come first


def test_a_table_that_is_looked_at_says_whose_it_is_and_which_key_goes_back() -> None:
    keymap = {"other": ("f9",), "close": ("f10",)}
    for players, ways in ((2, "F10 yours"), (3, "F9 next · F10 yours")):
        looked_at = evolve(scene(laid(players)), shown=1)
        drawn = evolve(board(looked_at, (80, 24)), keymap=keymap)
        rows = draw_table(drawn).text().split("\n")
        title = next(row for row in rows if "Bao’s coatls" in row)
        assert title.startswith("━  F9  Bao’s coatls ━")
        assert f" {ways} " in title
        assert any(row.startswith(" You look at Bao’s table.") for row in rows)


@pytest.mark.parametrize(("item", "key", "other"), [(Pile(1), " T ", " P "), (RowPlace(1), " P ", " T ")])
@pytest.mark.parametrize("size", SIZES)
def test_temples_have_a_badge_and_only_what_the_cursor_is_in_is_lit(
    size: tuple[int, int], item: object, key: str, other: str
) -> None:
    lines = draw_table(board(scene(laid(), item), size, "row")).lines()
    grounds = {span.text: span.style.split(" on ")[1] for line in lines for span in line if span.text in (key, other)}
    assert grounds == {key: "focus", other: "bar"}


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_no_number_stands_alone_beside_a_coatl(size: tuple[int, int], tag: str) -> None:
    rows = [row[50:] for row in rows_of(laid(), size, tag=tag)]
    l10n = speaking(tag)
    assert any(f"{l10n('drawn-open')} 3" in row for row in rows)
    assert any(l10n("drawn-long", n=7) in row for row in rows)
    assert not any(re.fullmatch(r".*  +3", row) for row in rows)


@pytest.mark.parametrize("ascii_only", [False, True], ids=["signs", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_active_coatl_has_its_number_lit_and_only_the_cursor_has_bars(
    size: tuple[int, int], ascii_only: bool
) -> None:
    """Its number is lit in the pane of the cursor; elsewhere it lies on a pill, so that one place is lit."""
    for item, look in ((None, "bold text on pill"), (CoatlItem(2), "bold on-focus on focus")):
        drawn = board(scene(laid(), item), size, focus="hand" if item is None else "coatls")
        lines = draw_table(drawn, Signs(ascii_only)).lines()
        area = drawn.at.coatls
        spans = [span for line in lines[area.y + 1 : area.bottom - 1] for span in line]
        (number,) = [span for span in spans if span.style == look and "2" in span.text]
        assert number.text.startswith("[2" if ascii_only else " 2")
        bars = [span for span in spans if span.style == "focus on table" and span.text.strip(" ▐▌|") == ""]
        assert bool(bars) == (item is not None)


def test_an_open_coatl_does_not_look_complete_in_ascii() -> None:
    whole, open_ = coatl("<KKKKKKKKK>"), coatl("KKKKK")
    assert [coatl_chip(each, ASCII_ONLY) for each in (whole, open_)] == ["▟9▙", " 5 "]


def test_beside_an_open_coatl_the_free_places_are_counted_and_what_would_serve_it_is_told() -> None:
    """For the active one it is the next piece, for another one the cards of the hand."""
    state = laid()
    give(state, 0, coatls=[coatl("KRBG", "pair-green-blue"), coatl("<K")])
    own = "\n".join(rows_of(state, (140, 40))).split("─  C  Ana")[1].split("─  H  ")[0]
    assert own.count("4 more") == own.count("5 more") == 1
    assert own.count("next") == 1
    assert len(re.findall(r"coatl [12] +1 ", own)) == 1


def test_on_a_large_table_nothing_is_told_twice_beside_two_open_coatls() -> None:
    """Beside the one that is worked on stands the next piece, beside the other one what the cards of the hand and the
    nearest ones of the row lack there; below each what the temples are worth."""
    state = laid()
    give(state, 0, board="K", hand=["count-red", "pair-red-blue"], coatls=[coatl("KRBG"), coatl("<K")])
    text = "\n".join(rows_of(state, (200, 60))).split("─  C  Ana")[1].split("─  H  ")[0]
    assert len(re.findall("▏R▕ field 4 +▌1 each ▏R lacks [12]", text)) == 1
    assert len(re.findall("coatl [12] +▌1 +each ▏R .* to get: field 4", text)) == 1
    assert len(re.findall("nearest +▌P[1-6]", text)) == 1
    assert len(re.findall(" 8▌▲", text)) == 2


def test_gold_means_that_there_are_points() -> None:
    state = laid(3)
    for seat in (0, 1, 2):
        give(state, seat, coatls=[coatl("<KRB"), coatl("<KRBG>", "count-red", temple="no-yellow-length-7")])
    for size in SIZES:
        for line in draw_table(board(scene(state), size)).lines():
            assert not [span for span in line if span.style.startswith("bold points ") and span.text.strip() == "0"]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(120, 36), (140, 40)])
def test_a_label_leaves_a_blank_before_its_coatl(size: tuple[int, int], tag: str) -> None:
    state = laid()
    give(state, 0, coatls=[coatl("<KKYYBKYBBRR>", "pair-green-blue"), coatl("KRBG")])
    rows = [row for row in rows_of(state, size, tag=tag) if row[17:18] in ("‹", "▗")]
    assert len(rows) >= 2
    assert all(row[16] == " " for row in rows), rows


def test_levels_do_not_look_like_decimals_in_ascii() -> None:
    drawn = draw_table(board(scene(laid()), (80, 24)), ASCII_ONLY).text()
    assert "2/3/4/5" in drawn
    assert not re.search(r"\d\.\d", drawn)


def test_an_own_temple_says_whose_it_is() -> None:
    for tag in TAGS:
        assert any(f"{speaking(tag)('drawn-yours')}  │" in row for row in rows_of(laid(), (140, 40), tag=tag))


def test_the_places_of_new_pieces() -> None:
    seen = view(laid(), 0)
    news = news_of(EVENTS, seen)
    assert news.pieces == {(1, 1): frozenset(range(7))}
    assert news.cards == {(1, 1, "base:double-pair-blue-yellow")}
    assert [item.kind for item in news.items] == ["took", "built", "fulfilled"]
    grown = news_of([e.Extended(0, 2, "head", piece("R")), *[e.Extended(0, 2, "tail", piece("G"))] * 2], seen)
    assert grown.pieces == {(0, 1): frozenset({0, 5, 6})}
