"""The text notation of actions, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.game.actions import parse_action


@pytest.mark.parametrize(
    "text",
    [
        "keep",
        "keep base:a base:b",
        "take 3",
        "draw row 2",
        "draw deck",
        "start <R",
        "extend 1 head B",
        "extend 2 tail R>",
        "fulfil 1 base:a",
        "claim own base:t",
        "claim pile 2",
        "done",
        "token pick B K",
        "token pick <Y",
        "token vision",
        "discard base:a",
        "token duty 1",
        "end",
        "pass",
    ],
)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "take", "take x", "take  3", "take 03", "take +3", "Take 3", "start Q", "extend 1 left B", "token pick"],
)
def test_anything_else_is_not_an_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


@given(st.one_of(st.text(max_size=30), st.from_regex(r"(take|draw row|claim pile|token duty) [\d\s_+-]{1,5}")))
def test_any_text_is_read_or_refused(text: str) -> None:
    """A text is either read, and then written in the same way, or it raises ValueError."""
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert str(action) == text
