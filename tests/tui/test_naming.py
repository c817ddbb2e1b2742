"""The fields in which pieces and cards are named by letters: what they show, take and refuse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.app import App, ComposeResult
from textual.message import Message
from textual.pilot import Pilot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.rules import Rules
from coatl_core.language.l10n import L10n, english
from coatl_core.language.named_cards import CardNaming, cards_left
from coatl_core.language.named_pieces import places_of
from coatl_tui.widgets.naming import CardField, NamingField, PiecesField
from tests.locale.support import speaking
from tests.support import registry
from tests.tui.support import press

BASE = Catalog((registry().card_sets["base"],))
CARDS = cards_left(BASE.prophecy_cards(), ())


class Told(App[None]):
    """An app with both fields, which keeps what they tell."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Message] = []

    def compose(self) -> ComposeResult:
        yield PiecesField(id="pieces")
        yield CardField(id="card")

    def on_pieces_field_given(self, message: Message) -> None:
        self.told.append(message)

    on_pieces_field_changed = on_card_field_taken = on_naming_field_skipped = on_naming_field_back = (
        on_pieces_field_given
    )
    on_naming_field_refused = on_card_field_changed = on_pieces_field_given

    @property
    def last(self) -> Message:
        return self.told[-1]


@asynccontextmanager
async def asking(id: str, l10n: L10n | None = None) -> AsyncIterator[tuple[Pilot[None], Told]]:
    """The app with the focus in one of its fields."""
    app, l10n = Told(), l10n or english(strict=True)
    async with app.run_test(size=(80, 24)) as pilot:
        app.query_one(PiecesField).ask(places_of([3, 4, 7, 9], Rules()), l10n)
        app.query_one(CardField).ask(CardNaming(BASE, CARDS), l10n)
        app.query_one(f"#{id}").focus()
        yield pilot, app


def refused(app: Told) -> str:
    assert isinstance(app.last, NamingField.Refused)
    return app.last.text


def shown(app: Told, field: type[NamingField]) -> list[str]:
    """The lines of a field."""
    return ["".join(span.text for span in line).rstrip() for line in app.query_one(field).content.lines]


async def test_the_board_fills_as_one_types() -> None:
    async with asking("pieces") as (pilot, app):
        await press(pilot, *"bg k")
        assert isinstance(app.last, PiecesField.Changed)
        assert app.last.named.by_field == {3: (piece("B"), piece("G")), 4: (piece("K"),)}
        assert shown(app, PiecesField) == ["3 BG 4 K· 7 ▟· 9 ·▙"]
        await press(pilot, *"rbg", "enter")
        assert isinstance(app.last, PiecesField.Given)
        assert app.last.named.by_field[7] == (piece("<B"),)


async def test_a_wrong_letter_is_told_with_its_place_and_left_out() -> None:
    async with asking("pieces") as (pilot, app):
        await press(pilot, *"bgx")
        assert refused(app) == "Field 4, letter 3: “x” names no colour. The letters are B G K R Y."
        await press(pilot, "k", "enter")
        assert refused(app) == "3 pieces are still missing, the next one on field 4."
        await press(pilot, *"rgbr")
        assert refused(app) == "Letter 7: “r” is too many, only 6 pieces are asked for."
        assert shown(app, PiecesField) == ["3 BG 4 KR 7 ▟G 9 B▙"]


async def test_backspace_goes_back_a_field() -> None:
    async with asking("pieces") as (pilot, app):
        await press(pilot, *"bgkrb")
        for left in (4, 2, 0, 0):
            await press(pilot, "backspace")
            assert len(app.query_one(PiecesField).named.pieces) == left


async def test_a_digit_takes_a_card_once_nine_are_left() -> None:
    async with asking("card") as (pilot, app):
        await press(pilot, "1")
        assert refused(app) == "More letters first: 49 cards still fit."
        await press(pilot, *"gy")
        lines = shown(app, CardField)
        assert len(lines) == 4 and lines[0].startswith("GY") and lines[2].startswith("2")
        await press(pilot, "4")
        assert refused(app) == "There is no card 4 here: the list ends with 3."
        await press(pilot, "2")
        assert isinstance(app.last, CardField.Taken) and app.last.card == "base:run-yellow-blue-green"


async def test_the_arrows_and_enter_take_a_card_too() -> None:
    async with asking("card") as (pilot, app):
        await press(pilot, *"gy", "down", "enter")
        assert isinstance(app.last, CardField.Taken) and app.last.card == "base:run-yellow-blue-green"


async def test_a_second_click_takes_a_card() -> None:
    async with asking("card") as (pilot, app):
        await press(pilot, *"gy")
        await pilot.click(CardField, offset=(5, 3))
        assert isinstance(app.last, CardField.Changed)
        await pilot.click(CardField, offset=(5, 3))
        assert isinstance(app.last, CardField.Taken) and app.last.card == "base:mirror-yellow-red"


async def test_enter_takes_nothing_that_was_not_pointed_at() -> None:
    """Where few cards are left they are listed before a letter was typed: Enter alone goes past them."""
    async with asking("card") as (pilot, app):
        app.query_one(CardField).ask(CardNaming(BASE, CARDS[:3]), english(strict=True))
        await press(pilot, "enter")
        assert isinstance(app.last, NamingField.Skipped)
        await press(pilot, "down", "enter")
        assert isinstance(app.last, CardField.Taken) and app.last.card == CARDS[0]
        await press(pilot, "backspace")
        assert isinstance(app.last, NamingField.Back)


async def test_digits_need_no_shift_key_on_a_czech_keyboard() -> None:
    async with asking("card", speaking("cs")) as (pilot, app):
        await press(pilot, *"gyě")
        assert isinstance(app.last, CardField.Taken) and app.last.card == "base:run-yellow-blue-green"
