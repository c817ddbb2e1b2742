"""Games saved by version 0.1 can be loaded and played on.

The files in ``saves-0.1`` were written by that version. Never write them anew: what that version saved must always
open.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.legal_actions import legal_actions
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import copied, decode, encode, make_save, play
from coatl_core.saves.store import Store, read

FOLDER = Path(__file__).with_name("saves-0.1")
NAMES = {path.stem for path in FOLDER.iterdir()}
FINISHED = {"alone-all-levels-finished", "four-players-tokens-finished"}

each_save = pytest.mark.parametrize("name", sorted(NAMES))


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def test_there_is_an_old_save_of_every_kind_of_game() -> None:
    saves = [read(path_of(name)) for name in NAMES]
    assert {len(save.setup.players) for save in saves} == {1, 2, 3, 4}
    assert {save.setup.rules.sacrifice_tokens for save in saves} == {True, False}
    assert {len(variant.options) for save in saves for variant in save.setup.variants} == {0, 3, 5}
    assert {save.name for save in saves} == {"", "Čtvrtek večer"}
    assert {save.app for save in saves} == {"0.1.0"}


@each_save
def test_an_old_save_opens_in_its_last_state(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    session = play(save, registry)
    assert session.state.digest() == save.state
    assert session.state.turn == save.turn
    assert session.over == save.finished == (name in FINISHED)
    assert bool(legal_actions(session.state)) == (name not in FINISHED)


@each_save
def test_an_old_save_written_again_is_the_same_text(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    session = play(save, registry)
    again = make_save(session, save.content, name=save.name, saved=save.saved, app=save.app)
    assert encode(again) == path_of(name).read_text("utf-8")


@pytest.mark.parametrize("name", sorted(NAMES - FINISHED))
def test_an_old_save_can_be_played_on_and_saved(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    session = play(save, registry)
    action = legal_actions(session.state)[-1]
    session.push(action)
    later = decode(encode(make_save(session, save.content)))
    assert later.actions[-1] == str(action)
    assert later.content == save.content
    assert later.cards == save.cards
    assert play(later, registry).state.digest() == later.state == session.state.digest()


@each_save
def test_only_a_missing_card_pack_is_played_from_its_copy(registry: Registry, name: str) -> None:
    lacking = [content.id for content in copied(read(path_of(name)), registry)]
    assert lacking == (["jaguar"] if name == "card-pack" else [])


def test_old_saves_are_listed_with_new_ones() -> None:
    entries = Store(FOLDER).entries()
    assert {entry.path.stem for entry in entries if entry.save} == NAMES
