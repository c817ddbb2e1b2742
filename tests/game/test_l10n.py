"""Messages: a language provides what it has, and the next language what it lacks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coatl_core.language.l10n import ENGLISH as OWN
from coatl_core.language.l10n import LONGEST_VALUE, L10n, MessageError, _plain, english, load

ENGLISH = """
# A comment.
hello = Hello
pieces = { $n ->
    [one] one piece
   *[other] { $n } pieces
}
who = { $name } plays
again = { hello }, { $name }
long = First line
    second line

    last line
"""
CZECH = """
hello = Ahoj
pieces = { $n ->
    [one] jeden dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}
who = { $player } hraje
"""


def messages(strict: bool = False) -> L10n:
    return L10n((load("cs", [CZECH]), load("en", [ENGLISH])), strict)


def test_the_players_language_comes_first() -> None:
    l10n = messages()
    assert l10n.tag == "cs"
    assert l10n("hello") == "Ahoj"


@pytest.mark.parametrize(("n", "text"), [(1, "jeden dílek"), (3, "3 dílky"), (5, "5 dílků")])
def test_numbers_choose_their_form(n: int, text: str) -> None:
    assert messages(strict=True)("pieces", n=n) == text


def test_a_message_that_the_language_lacks_is_shown_in_english() -> None:
    assert messages(strict=True)("again", name="Ana") == "Hello, Ana"


def test_a_faulty_message_is_shown_in_english_and_recorded() -> None:
    l10n = messages()
    assert l10n("who", name="Ana") == "Ana plays"
    assert [fault.message for fault in l10n.faults] == ["who"]


def test_a_faulty_message_raises_an_error_if_strict() -> None:
    with pytest.raises(MessageError):
        messages(strict=True)("who", name="Ana")


def test_a_message_that_no_language_has_is_shown_by_its_id() -> None:
    l10n = messages()
    assert l10n("nothing") == "⟦nothing⟧"
    assert not l10n.has("nothing")
    assert [(fault.message, fault.reason) for fault in l10n.faults] == [("nothing", "missing")]
    with pytest.raises(MessageError):
        messages(strict=True)("nothing")


def test_a_plain_message_of_several_lines_reads_as_fluent_reads_it() -> None:
    plain = load("en", [ENGLISH])
    fluent = load("en", [ENGLISH.replace("last line", 'last{ "" } line')])
    assert L10n((plain,), True)("long") == L10n((fluent,), True)("long") == "First line\nsecond line\n\nlast line"


def test_texts_are_composed_to_nfc() -> None:
    decomposed = "hello = C\u030cau\n"
    assert L10n((load("cs", [decomposed]),))("hello") == "Čau"


def test_values_are_put_in_without_marks() -> None:
    """Fluent can wrap values in direction marks; a terminal would show them."""
    assert messages()("again", name="Ana").isascii()


def test_the_first_of_two_messages_with_one_id_is_used() -> None:
    assert L10n((load("en", ["hello = One\n", "hello = Two\n"]),))("hello") == "One"


def test_english_has_the_messages_of_all_files_in_its_folder() -> None:
    l10n = english(strict=True)
    assert l10n("card-color", color="B") == "blue card"
    assert l10n("refusal-game-over") == "The game is over."


def test_plain_messages_do_not_import_fluent() -> None:
    """Its import would cost a fifth of the program's start."""
    code = (
        "import sys\n"
        "from coatl_core.language.l10n import english\n"
        "l10n = english(strict=True)\n"
        "print(l10n('refusal-game-over'), 'fluent.runtime' in sys.modules)\n"
        "print(l10n('menu-again', key='r'), 'fluent.runtime' in sys.modules)\n"
        "print(l10n('card-color', color='B'), 'fluent.runtime' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["The game is over. False", "same players again: r False", "blue card True"]


@pytest.mark.exhaustive
def test_what_is_read_without_fluent_is_what_fluent_reads() -> None:
    read = 0
    for folder in (OWN, *Path("plugins").glob("*/locale/*")):
        locale = load(folder.name, [file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))])
        bundle = FluentBundle([folder.name], use_isolating=False)
        for message, source in locale.entries.items():
            parts = _plain(source)
            if parts is not None and parts != ("",):
                values = {name: number * 99 if number % 2 else "Ana" for number, name in enumerate(parts[1::2])}
                bundle.add_resource(FluentResource(source))
                pattern = bundle.get_message(message).value
                assert pattern is not None
                told, errors = bundle.format_pattern(pattern, values)
                assert (locale.format(message, values), locale.bundle) == ((told, errors), None), (folder, message)
                read += 1
    assert read > 2000


def test_what_is_filled_in_is_cut_where_it_is_too_long() -> None:
    text = messages(strict=True)("again", name="x" * 100_000)
    assert text.startswith("Hello, xxx")
    assert text.endswith("x…")
    assert len(text) < LONGEST_VALUE + 10


def test_a_message_that_multiplies_what_is_filled_in_is_faulty() -> None:
    l10n = L10n((load("en", ["many = " + "{ $name }" * 100]),))
    assert l10n("many", name="x" * 1000) == "⟦many⟧"
