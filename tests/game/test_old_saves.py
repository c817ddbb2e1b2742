"""Games saved by version 0.1, and those begun by earlier rulings, can be loaded and played on.

The files in ``saves-0.1`` were written by that version, those in ``saves-rulings-0`` before the rulings had a number:
in each of these something was done or not asked that the mended rulings forbid or demand. That in ``saves-rulings-1``
has tribes that begin with other points now. Never write any of them anew: what was saved must always open.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rulings import FIRST, LATEST, MENDED
from coatl_core.game.scoring import score_sheet
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError, copied, decode, encode, make_save, play
from coatl_core.saves.store import Store, read

FOLDER = Path(__file__).with_name("saves-0.1")
NAMES = {path.stem for path in FOLDER.iterdir()}
BEGUN_BEFORE = Path(__file__).with_name("saves-rulings-0")
OLD_RULINGS = {path.stem for path in BEGUN_BEFORE.iterdir()}
RETUNED_LATER = Path(__file__).with_name("saves-rulings-1") / "points-of-tribes.json"
FINISHED = {"alone-all-levels-finished", "four-players-tokens-finished", RETUNED_LATER.stem}

each_save = pytest.mark.parametrize("name", sorted({*NAMES, *OLD_RULINGS, RETUNED_LATER.stem}))
each_of_the_first_rulings = pytest.mark.parametrize("name", sorted(OLD_RULINGS))


def path_of(name: str) -> Path:
    if name == RETUNED_LATER.stem:
        return RETUNED_LATER
    return (BEGUN_BEFORE if name in OLD_RULINGS else FOLDER) / f"{name}.json"


def test_there_is_an_old_save_of_every_kind_of_game() -> None:
    saves = [read(path_of(name)) for name in NAMES]
    assert {len(save.setup.players) for save in saves} == {1, 2, 3, 4}
    assert {save.setup.rules.sacrifice_tokens for save in saves} == {True, False}
    assert {len(variant.options) for save in saves for variant in save.setup.variants} == {0, 3, 5}
    assert {save.name for save in saves} == {"", "Čtvrtek večer"}
    assert {save.app for save in saves} == {"0.1.0"}


@each_save
@pytest.mark.slow
def test_an_old_save_opens_in_its_last_state(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    session = play(save, registry)
    assert session.state.digest() == save.state
    assert session.state.turn == save.turn
    assert session.over == save.finished == (name in FINISHED)
    assert bool(legal_actions(session.state)) == (name not in FINISHED)


@each_save
@pytest.mark.slow
def test_an_old_save_written_again_is_the_same_text(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    session = play(save, registry)
    again = make_save(session, save.content, name=save.name, saved=save.saved, app=save.app, count=save.count)
    assert encode(again) == path_of(name).read_text("utf-8")


@pytest.mark.parametrize("name", sorted(NAMES - FINISHED | OLD_RULINGS))
@pytest.mark.slow
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


# Rulings


@pytest.mark.parametrize("name", sorted(NAMES | OLD_RULINGS))
def test_an_old_save_goes_on_by_the_first_rulings(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    assert save.setup.rulings == FIRST
    assert "rulings" not in encode(save)


@each_of_the_first_rulings
def test_by_the_latest_rulings_such_a_save_would_not_lead_to_its_last_state(registry: Registry, name: str) -> None:
    save = read(path_of(name))
    with pytest.raises(SaveError):
        play(evolve(save, setup=evolve(save.setup, rulings=LATEST)), registry)


def test_tribes_keep_the_points_of_the_rulings_by_which_a_game_was_begun(registry: Registry) -> None:
    """11.2: in this game Ahmakiq, Xaman Ek and Ahau Chamahez, in seat order, have met."""
    save = read(RETUNED_LATER)
    assert save.setup.rulings == MENDED
    session = play(save, registry)
    players = score_sheet(session.state).players
    assert [[line.points for line in player.lines] for player in players] == [[], [-3], [-2]]


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("after-the-third-coatl", "extend 4 head R"),
        ("ahmakiq-three-actions", "draw row 1"),
        ("vacub-caquix-does-not-choose", "end"),
    ],
)
def test_such_a_save_still_offers_what_the_mended_rulings_forbid(registry: Registry, name: str, last: str) -> None:
    session = play(read(path_of(name)), registry)
    action = session.pop()
    assert str(action) == last
    assert action in legal_actions(session.state)
