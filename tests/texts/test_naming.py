"""Pieces and cards are named by letters, English ones and those of the language, in any case and with any spaces."""

from __future__ import annotations

import pytest

from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS, piece
from coatl_core.game.rules import Rules
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import MOST_LISTED, CardNaming, cards_left
from coatl_core.language.named_coatls import coatl_letters, read_coatl
from coatl_core.language.named_heaps import read_heap
from coatl_core.language.named_pieces import NamedPieces, NamingFault, Place, fault_text, places_of, read_pieces
from coatl_golden_feathers.feathers import GOLD
from tests.pad.support import keys_for
from tests.support import registry
from tests.texts.support import LANGUAGES, speaking, spoilt

BOARD = places_of(range(1, 11), Rules())
PROMO = Catalog(tuple(registry().card_sets[id] for id in ("base", "promo")))
BASE = Catalog((registry().card_sets["base"],))


def texts(named: NamedPieces) -> str:
    return " ".join(kind.text for kind in named.pieces)


def test_a_heap_is_named_with_or_without_spaces_in_small_letters_too() -> None:
    for text in ("b <r k>", "b<rk>", "B<RK>", " B  <r k> "):
        assert [kind.text for kind in read_heap(text).pieces] == ["B", "<R", "K>"], text
    assert [kind.text for kind in read_heap(f"kk {GOLD.text} bb").pieces] == ["K", "K", GOLD.text, "B", "B"]
    fault = read_heap("bbx").fault
    assert fault is not None and (fault.code, fault.at, fault.number) == ("no-color", 2, 3)


def faulty(found: object) -> NamingFault:
    assert isinstance(found, NamingFault)
    return found


def going_on(found: object) -> CardNaming:
    assert isinstance(found, CardNaming)
    return found


# Pieces


def test_a_line_fills_the_whole_supply_board() -> None:
    """Heads and tails know where they are; spaces and case do not matter."""
    named = read_pieces("bg kr yy bk gg rb Kr gY", BOARD)
    assert named.complete and named.fault is None
    assert texts(named) == "B G K R Y Y B K G G R B <K <R G> Y>"
    assert named == read_pieces("BGKRYYBKGGRBKRGY", BOARD)


def test_only_the_fields_that_are_empty_are_named() -> None:
    named = read_pieces("rgk", places_of([3, 8], Rules()))
    assert named.by_field == {3: (piece("R"), piece("G")), 8: (piece("<K"),)}


def test_a_line_is_read_as_far_as_it_goes() -> None:
    named = read_pieces("bgk", BOARD)
    assert not named.complete and named.fault is None
    assert named.by_field == {1: (piece("B"), piece("G")), 2: (piece("K"),)}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_letters_of_the_language_and_english_ones_name_the_same(tag: str) -> None:
    own = own_letters(speaking(tag))
    for letters in (own, own.lower(), COLORS, COLORS.lower()):
        assert texts(read_pieces(letters, [Place("body")] * 5, own)) == "B G K R Y"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_fault_is_told_with_its_place(tag: str) -> None:
    l10n = speaking(tag)
    left = {piece("B"): 1, GOLD: 0}
    faults = [
        read_pieces("bg kx", BOARD).fault,
        read_pieces("bg3", [Place("body")] * 5, own_letters(l10n)).fault,
        read_pieces("rgk", [Place("body")] * 2).fault,
        read_pieces("b b", BOARD, left=left).fault,
        read_pieces("o", BOARD, left=left).fault,
        read_pieces("r", [Place("head")], left=left).fault,
    ]
    assert [(fault.code, fault.at, fault.number) for fault in map(faulty, faults)] == [
        ("no-color", 4, 4),
        ("no-color", 2, 3),
        ("too-many", 2, 3),
        ("none-left", 2, 2),
        ("none-left", 0, 1),
        ("none-left", 0, 1),
    ]
    assert not any(spoilt(fault_text(faulty(fault), l10n)) for fault in faults)
    assert "2" in fault_text(faulty(faults[0]), l10n) and "4" in fault_text(faulty(faults[0]), l10n)


def test_a_loose_piece_is_named_by_its_sign_where_there_is_one() -> None:
    assert read_pieces("bo", BOARD, left={piece("B"): 9, GOLD: 4}).pieces == (piece("B"), GOLD)
    assert faulty(read_pieces("bo", BOARD).fault).code == "no-color"


# Cards


def test_a_card_takes_three_keys_at_most() -> None:
    """Over all cards of the box; with the promo pack each one takes three."""
    for catalog, most in ((BASE, 2.82), (PROMO, 3.0)):
        cards = catalog.prophecy_cards()
        keys = [len(keys_for(card, CardNaming(catalog, cards_left(cards, ())))) for card in cards]
        assert max(keys) == 3 and sum(keys) / len(keys) <= most
        temples = catalog.temple_cards()
        assert {len(keys_for(card, CardNaming(catalog, tuple(temples)))) for card in temples} == {2}


def test_a_card_is_named_by_its_colour_and_then_by_its_pattern() -> None:
    naming = going_on(CardNaming(BASE, cards_left(BASE.prophecy_cards(), ())).letter("g"))
    assert naming.listed == () and len(naming.offered) == 14
    naming = going_on(naming.letter("y"))
    assert naming.listed == ("base:run-yellow-black-red", "base:run-yellow-blue-green", "base:mirror-yellow-red")
    assert naming.digit(3) == "base:mirror-yellow-red"
    assert naming.back().typed == "G"


def test_pieces_in_any_order_are_named_in_any_order() -> None:
    naming = CardNaming(PROMO, cards_left(PROMO.prophecy_cards(), ()))
    for letter in "rryg":
        naming = going_on(naming.letter(letter))
    assert naming.listed == (
        "promo:two-yellow-two-green-one-red",
        "promo:two-yellow-two-red-one-green-one-blue",
    )


def test_as_many_of_two_colours_is_read_from_either_side() -> None:
    naming = CardNaming(BASE, tuple(BASE.temple_cards()))
    for letter in "RY":
        assert "base:red-equals-yellow-length-12" in going_on(naming.letter(letter)).listed


def test_a_card_that_is_gone_is_not_offered() -> None:
    """There are two of the red cards; one of them is left when the other lies somewhere."""
    cards = BASE.prophecy_cards()
    once = cards_left(cards, ["base:count-red", "base:triple-red"])
    assert "base:count-red" in once and "base:triple-red" not in once
    assert "base:count-red" not in cards_left(cards, ["base:count-red"] * 2)
    black = going_on(CardNaming(BASE, once).letter("k"))
    assert len(black.listed) == 9  # ten, but for one: no second letter is needed


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_names_no_card_is_told(tag: str) -> None:
    l10n = speaking(tag)
    naming = CardNaming(BASE, cards_left(BASE.prophecy_cards(), ()))
    red = going_on(naming.letter("r"))
    faults = [naming.letter("x"), going_on(red.letter("y")).letter("k"), naming.digit(1), red.digit(6), red.digit(0)]
    codes = [faulty(fault).code for fault in faults]
    assert codes == ["no-color", "no-card", "letters-first", "no-number", "no-number"]
    assert not any(spoilt(fault_text(faulty(fault), l10n)) for fault in faults)


def test_cards_that_no_letter_tells_apart_are_listed_all_the_same() -> None:
    """There may be more of them than digits: the others are taken with the arrows."""
    entries = "".join(
        f'[[prophecy]]\nid = "a{n}"\ncolor = "red"\npattern = "Y G"\nlevels = {{ 1 = {n} }}\n' for n in range(1, 13)
    )
    longer = '[[prophecy]]\nid = "b"\ncolor = "red"\npattern = "Y G B"\nlevels = { 1 = 9 }\n'
    cards = read_card_set(f'schema = 1\nid = "own"\n{entries}{longer}', "own.toml")
    naming = CardNaming(Catalog((cards,)), cards_left(Catalog((cards,)).prophecy_cards(), ()))
    for letter in "ryg":
        assert naming.listed == ()
        naming = going_on(naming.letter(letter))
    assert len(naming.listed) == 12 > MOST_LISTED and naming.digit(9) == "own:a9"
    assert going_on(naming.letter("b")).digit(1) == "own:b"


# Coatls


@pytest.mark.parametrize(
    ("text", "coatl"),
    [
        *(("bbry", "<BBRY>"), ("B b r", "<BBR>"), (".bbr", "BBR>"), ("bbr.", "<BBR"), (".b.", "B"), ("b.", "<B")),
        *(("<bbr>", "<BBR>"), ("<bbr.", "<BBR"), (".bbr>", "BBR>")),
    ],
)
def test_a_coatl_is_named_from_head_to_tail(text: str, coatl: str) -> None:
    named = read_coatl(text)
    assert named.fault is None and str(named.coatl) == coatl
    assert named.coatl is not None and read_coatl(coatl_letters(named.coatl)) == named


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        *(
            ("bbr>", "no-head", 0),
            ("<bbr", "no-tail", 4),
            ("br", "no-body", 2),
            ("", "no-body", 0),
            ("b1r", "no-color", 1),
        ),
        *(("b>r", "no-color", 1), (".", "no-body", 1)),
    ],
)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_no_coatl_is_told(text: str, code: str, at: int, tag: str) -> None:
    fault = faulty(read_coatl(text).fault)
    assert (fault.code, fault.at) == (code, at)
    assert not spoilt(fault_text(fault, speaking(tag)))


def test_pieces_of_a_coatl_are_counted_as_one_types() -> None:
    """The last piece may be the tail, as long as nothing was typed after it (RULES 1.1)."""
    left = {piece("<B"): 1, piece("B"): 2, piece("B>"): 1}
    assert read_coatl("bbbb", left=left).fault is None
    assert faulty(read_coatl("bbbbb", left=left, whole=False).fault).number == 4
    assert faulty(read_coatl("bbbb.", left=left).fault).code == "none-left"
    assert faulty(read_coatl("gb", left=left, whole=False).fault).number == 1


def test_an_unfinished_text_is_a_coatl_that_grows() -> None:
    assert read_coatl("", whole=False).coatl is None and read_coatl(".", whole=False).coatl is None
    assert str(read_coatl("bb", whole=False).coatl) == "<BB"
    assert str(read_coatl(".bb", whole=False).coatl) == "BB"
