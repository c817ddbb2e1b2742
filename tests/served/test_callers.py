"""Who counts as one address."""

from __future__ import annotations

import pytest

from coatl_tui.served.callers import BURST, Callers, household


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a proxy said this", "a proxy said that", False),
    ],
)
def test_of_ipv6_the_first_half_is_one_household(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_who_has_many_addresses_comes_no_oftener_than_others() -> None:
    callers = Callers()
    came = [callers.enter(f"2001:db8::{number:x}", 0.0) for number in range(2 * BURST)]
    assert sum(came) == BURST
    callers.leave("2001:db8::0", 0.0)
