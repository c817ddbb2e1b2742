"""The codes by which people find a game, and the names of guests."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from coatl_core.files.sanitize import plain
from coatl_core.hosting.limits import MOST_OF_NAME

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ = str.maketrans("OIL", "011", "- ")
CODE_BITS, CODE_SIGNS = 40, 8
NOBODY = "?"
"""The name in a seat as long as nobody sits there."""


def code_of(bits: int) -> str:
    """Returns the code of a game with these 40 bits: eight signs of Crockford's alphabet."""
    return "".join(_ALPHABET[bits >> shift & 31] for shift in range(CODE_BITS - 5, -1, -5))


def codes_of(token: str) -> Iterator[str]:
    """Returns the codes that the game may have which was made with this token, the first one if no other game has it:
    so that every host finds it. They tell nothing of the token."""
    for number in count():
        digest = sha256(f"{number} {token}".encode()).digest()
        yield code_of(int.from_bytes(digest) >> 8 * len(digest) - CODE_BITS)


def read_code(text: str) -> str | None:
    """Returns the code as people write it, ``5pt3-8122``, as eight capital signs; None if it is none. O is read as 0, I
    and L are read as 1."""
    code = text.upper().translate(_READ)
    return code if len(code) == CODE_SIGNS and set(code) <= {*_ALPHABET} else None


def shown_code(code: str) -> str:
    """Returns a code as it is shown to people: ``5PT3-8122``."""
    return plain(f"{code[:4]}-{code[4:]}")


def guest_name(name: str, taken: tuple[str, ...] = ()) -> str:
    """Returns a guest's name as it stands in the game: on one line, of at most 20 characters, with a number after it if
    the name is ``taken``. Empty if nothing of it can be shown."""
    shown = plain(name.strip(), MOST_OF_NAME).strip()
    unlike, number = shown, 1
    while shown and unlike in taken:
        number += 1
        unlike = f"{shown[: MOST_OF_NAME - len(str(number)) - 1].rstrip()} {number}"
    return unlike
