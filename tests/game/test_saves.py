"""Saves: a written save can be played again, and everything else is refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from attrs import asdict, evolve
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.cards.cardfile import read_card_file, read_card_set
from coatl_core.cards.catalog import Catalog
from coatl_core.files.problems import FileError
from coatl_core.game.actions import parse_action
from coatl_core.game.rules import Rules
from coatl_core.game.rulings import LATEST
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.language.l10n import L10n
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import CardCopy, Save, SaveError, copied, decode, encode, make_save, play
from coatl_core.saves.savetext import save_error_text
from tests.conftest import Effort
from tests.game.hostile import hostile_json
from tests.support import Sensible, setup


def saved(session: Session, registry: Registry) -> Save:
    content = registry.dependencies(session.setup.card_sets)
    return make_save(session, content, name="Čtvrtek", saved="2025-01-02T03:04:05", app="0.1.0")


@pytest.fixture(scope="session")
def text(registry: Registry) -> str:
    """A save in the middle of a game."""
    session = Session(setup(2, "middle", sacrifice_tokens=True), registry.ruleset(["base"]))
    player = Sensible("middle")
    for _ in range(60):
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    return encode(saved(session, registry))


def code_of(text: str, registry: Registry) -> str:
    """Returns the code of the error that the save raises; empty if it can be played."""
    try:
        play(decode(text), registry)
    except SaveError as error:
        return error.code
    return ""


def changed(text: str, *path: str, to: Any) -> str:
    """Returns the save with one value changed."""
    data = json.loads(text)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return json.dumps(data)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_a_game_saved_in_any_phase_goes_on_where_it_was(
    catalog: Catalog, registry: Registry, effort: Effort, players: int
) -> None:
    phases: Counter[str] = Counter()
    random = Random(players)
    for number in range(effort(quick=2, test=8, exhaustive=8)):
        session = Session(setup(players, f"trip {number}", sacrifice_tokens=True), Ruleset(catalog))
        player = Sensible(str(number))
        over = False
        while not over:
            over = session.over
            if phases[session.state.phase] < 2 or random.random() < 0.03:
                phases[session.state.phase] += 1
                save = saved(session, registry)
                read = decode(encode(save))
                assert read == save
                again = play(read, registry)
                assert again.state.text() == session.state.text()
                assert again.actions == session.actions
                assert again.legal_actions == session.legal_actions
            if not over:
                session.push(player.choose(session.state, tuple(session.legal_actions)))
    assert set(phases) == {"keep", "action", "choose", "vision", "assemble", "complete", "over"}


def test_a_save_keeps_the_rules_of_its_game(catalog: Catalog, registry: Registry) -> None:
    session = Session(setup(2, hand_limit=4, strict_x=True, dealt=(2, 2)), Ruleset(catalog))
    text = encode(saved(session, registry))
    assert json.loads(text)["setup"]["rules"] == {"hand_limit": 4, "strict_x": True, "dealt": [2, 2]}
    assert play(decode(text), registry).setup == session.setup


def test_undone_actions_are_not_saved(catalog: Catalog, registry: Registry) -> None:
    session = Session(setup(2), Ruleset(catalog))
    for text in ("keep", "keep", "take 1", "take 2"):
        session.push(parse_action(text))
    session.undo()
    assert saved(session, registry).actions == ("keep", "keep", "take 1")


def test_a_save_can_be_read_by_a_person(text: str) -> None:
    data = json.loads(text)
    assert data["format"] == "coatl-save"
    assert data["version"] == 1
    assert "Čtvrtek" in text
    assert all(isinstance(action, str) for action in data["actions"])


@given(part=st.floats(0, 1, exclude_max=True))
def test_half_a_save_is_no_save(text: str, part: float) -> None:
    whole = text.rstrip()
    with pytest.raises(SaveError):
        decode(whole[: int(part * len(whole))])


@given(st.text())
def test_any_text_is_refused_without_a_crash(text: str) -> None:
    with pytest.raises(SaveError):
        decode(text)


@pytest.mark.parametrize(
    "foreign", ["null", "[]", "{}", "3", '"coatl-save"', '{"format": "other"}', '{"format": ["coatl-save"]}']
)
def test_other_json_is_foreign(foreign: str, registry: Registry) -> None:
    assert code_of(foreign, registry) == "foreign"


def test_json_nested_without_end_is_damaged(registry: Registry) -> None:
    assert code_of("[" * 100_000, registry) == "damaged"


def test_a_save_of_a_newer_program_says_so(text: str) -> None:
    with pytest.raises(SaveError) as caught:
        decode(changed(text, "version", to=2))
    assert caught.value.code == "newer"
    assert caught.value.values == {"version": 2, "known": 1}


def test_a_save_tells_by_which_rulings_it_is_played(text: str) -> None:
    assert f'"rulings": {LATEST}' in text
    assert decode(text).setup.rulings == LATEST


def test_a_game_by_rulings_of_a_newer_program_says_so(text: str) -> None:
    with pytest.raises(SaveError) as caught:
        decode(changed(text, "setup", "rulings", to=LATEST + 1))
    assert (caught.value.code, caught.value.values) == ("rulings", {"rulings": LATEST + 1, "known": LATEST})


@pytest.mark.parametrize("rulings", [None, True, "1", 1.0, -1])
def test_the_rulings_are_a_number(text: str, registry: Registry, rulings: object) -> None:
    assert code_of(changed(text, "setup", "rulings", to=rulings), registry) == "field"


@pytest.mark.parametrize("version", [None, True, "1", 1.0, 0, -1])
def test_a_version_is_a_number(text: str, registry: Registry, version: object) -> None:
    assert code_of(changed(text, "version", to=version), registry) == "field"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("turn",), "3"),
        (("turn",), True),
        (("finished",), 0),
        (("finished",), "no"),
        (("actions",), None),
        (("actions",), {"1": "keep"}),
        (("actions",), [1]),
        (("actions",), "pass"),
        (("setup", "players"), "AB"),
        (("name",), None),
        (("setup",), []),
        (("setup", "players"), ["Ana"]),
        (("setup", "players"), ["Ana"] * 5),
        (("setup", "players"), [1, 2]),
        (("setup", "first"), 2),
        (("setup", "first"), -1),
        (("setup", "seed"), 7),
        (("setup", "seed"), "\ud800"),
        (("setup", "rules"), {"hand_limit": 10**9}),
        (("setup", "rules"), {"hand_limit": -1}),
        (("setup", "rules"), {"strict_x": 1}),
        (("setup", "rules"), {"dealt": 3}),
        (("setup", "rules"), {"no_such_rule": 1}),
        (("content",), [{}]),
        (("extra",), 1),
    ],
)
def test_a_wrong_value_is_refused(text: str, registry: Registry, path: tuple[str, ...], value: object) -> None:
    assert code_of(changed(text, *path, to=value), registry) == "field"


HOSTILE: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    199,
    2**70,
    0.5,
    "",
    "x",
    "\ud800",
    "\x1b[2J",
    [],
    [[]],
    {},
    {"a": 1},
]


@given(st.data())
def test_no_value_anywhere_crashes_the_reader(text: str, registry: Registry, data: st.DataObject) -> None:
    """It can still be played, or it raises a SaveError; nothing else is raised."""
    original = json.loads(text)
    original["setup"]["rules"] = asdict(Rules())
    code_of(hostile_json(original, HOSTILE, data), registry)


@pytest.mark.parametrize(("number", "action"), [(1, "pass"), (3, "take 11"), (5, "keep"), (7, "fulfil 1 base:nothing")])
def test_an_illegal_action_is_named_with_its_number_and_reason(
    text: str, registry: Registry, number: int, action: str
) -> None:
    save = decode(text)
    actions = (*save.actions[: number - 1], action, *save.actions[number:])
    with pytest.raises(SaveError) as caught:
        play(evolve(save, actions=actions), registry)
    assert caught.value.code == "action"
    assert caught.value.values == {"number": number, "action": action}
    assert caught.value.refusal is not None


@pytest.mark.parametrize("action", ["", "dance", "take", "take x", "take 01", "take  1", "token pick", "start Q"])
def test_a_word_that_is_no_action_is_named_with_its_number(text: str, registry: Registry, action: str) -> None:
    save = decode(text)
    with pytest.raises(SaveError) as caught:
        play(evolve(save, actions=(*save.actions[:4], action)), registry)
    assert caught.value.values == {"number": 5, "action": action}
    assert caught.value.refusal is None


def test_an_action_left_out_is_noticed(text: str, registry: Registry) -> None:
    save = decode(text)
    assert code_of(encode(evolve(save, actions=save.actions[:-1])), registry) == "state"


def test_another_seed_is_noticed(text: str, registry: Registry) -> None:
    assert code_of(changed(text, "setup", "seed", to="other"), registry) in ("action", "state")


def test_a_card_set_that_is_not_installed_is_named_with_its_plugin(text: str, registry: Registry) -> None:
    save = decode(text)
    moon = evolve(
        save,
        setup=evolve(save.setup, card_sets=("base", "moon")),
        content=(*save.content, Dependency("moon", "moon-pack", "2.0", "0")),
    )
    with pytest.raises(SaveError) as caught:
        play(moon, registry)
    assert caught.value.code == "content-missing"
    assert caught.value.values == {
        "kind": "card-set",
        "id": "moon",
        "plugin": "moon-pack",
        "wanted": "2.0",
        "found": "",
        "install": "moon-pack",
    }


@pytest.mark.parametrize(
    "source", ["evil; rm -rf ~", "--index-url=x", "a b", "git+https://x", "./x", "$(x)", "x" * 101]
)
def test_what_is_no_distribution_is_not_named_as_one_to_install(
    text: str, registry: Registry, l10n: L10n, source: str
) -> None:
    save = decode(text)
    moon = evolve(
        save,
        setup=evolve(save.setup, card_sets=("moon",)),
        content=(Dependency("moon", "moon-pack", "2.0", "0", source=source),),
    )
    with pytest.raises(SaveError) as caught:
        play(moon, registry)
    assert (caught.value.code, caught.value.values["install"]) == ("content-nowhere", "")
    said = save_error_text(caught.value, "game.json", None, l10n)
    assert source not in said
    assert "“moon-pack”" in said


def test_what_brings_a_card_set_is_told_as_the_saves_claim(text: str, registry: Registry, l10n: L10n) -> None:
    save = decode(text)
    moon = evolve(
        save,
        setup=evolve(save.setup, card_sets=("moon",)),
        content=(Dependency("moon", "moon-pack", "2.0; x", "0", source="My.Moon_1"),),
    )
    with pytest.raises(SaveError) as caught:
        play(moon, registry)
    assert caught.value.code == "content-missing"
    said = save_error_text(caught.value, "game.json", None, l10n)
    assert "The file claims that the distribution “My.Moon_1” brings it, version “2.0; x”: if you trust that" in said


def test_the_distribution_that_is_installed_is_named_and_not_the_one_a_save_claims(
    text: str, registry: Registry
) -> None:
    save = decode(text)
    (content,) = save.content
    evil = evolve(save, cards=(), content=(evolve(content, source="evil"),))
    with pytest.raises(SaveError) as caught:
        play(evil, lacking_a_card(registry))
    assert (caught.value.code, caught.value.values["install"]) == ("content-edited", "coatl")


def lacking_a_card(registry: Registry) -> Registry:
    """Returns the plugins with a base set that lacks a card."""
    base = registry.card_set("base")
    return evolve(registry, card_sets={"base": evolve(base, prophecies=base.prophecies[1:])})


def test_the_card_file_in_the_save_is_used_if_the_plugin_changed_or_is_missing(text: str, registry: Registry) -> None:
    save = decode(text)
    for other in (lacking_a_card(registry), evolve(registry, card_sets={}, providers={})):
        assert play(save, other).state.digest() == save.state
        assert [content.id for content in copied(save, other)] == ["base"]
    assert copied(save, registry) == ()
    assert make_save(play(save, lacking_a_card(registry)), save.content).cards == save.cards


def test_a_copy_that_was_tampered_with_is_refused(text: str, registry: Registry) -> None:
    (file,) = decode(text).cards
    for old, new in (("2 = 5", "2 = 9"), ("[[prophecy]]", "[prophecy]")):
        lines = tuple(line.replace(old, new) for line in file.lines)
        with pytest.raises(SaveError) as caught:
            play(evolve(decode(text), cards=(CardCopy("base", lines),)), lacking_a_card(registry))
        assert caught.value.code == "field"


def test_a_card_set_without_a_copy_in_the_save_must_be_unchanged(text: str, registry: Registry) -> None:
    with pytest.raises(SaveError) as caught:
        play(evolve(decode(text), cards=()), lacking_a_card(registry))
    assert caught.value.code == "content-edited"
    assert caught.value.values["id"] == "base"


def test_a_save_with_a_level_no_coatl_can_reach_opens_as_in_version_0_1(registry: Registry) -> None:
    """Its card set cannot be added any more."""
    source = re.sub('(pattern = "Y G"\nlevels = {)', r"\1 100 = 99,", registry.card_set("base").source)
    with pytest.raises(FileError):
        read_card_set(source, "base")
    old = read_card_file(source, "base").card_set
    session = Session(setup(2, "old"), Ruleset(Catalog((old,))))
    content = tuple(evolve(c, digest=old.digest) for c in registry.dependencies(["base"]))
    save = decode(encode(make_save(session, content)))
    assert play(save, registry).state.digest() == save.state


def test_a_game_that_version_0_1_dealt_short_goes_on() -> None:
    """RULES 2.5: 14 prophecies are too few for four players; no such game is dealt any more."""
    text = """schema = 1
id = "jade"

[[prophecy]]
id = "pair"
color = "blue"
pattern = "Y G"
levels = { 1 = 1 }
copies = 14
"""
    cards = read_card_set(text, "jade")
    game = evolve(setup(4, "short"), card_sets=("jade",))
    session = Session(game, Ruleset(Catalog((cards,))), short_hands=True)
    for _ in range(6):
        session.push(session.legal_actions[-1])
    content = Dependency("jade", "jade", "1.0", cards.digest)
    save = decode(encode(make_save(session, (content,), app="0.1.0")))
    assert save.state == "39c390923858d0709366e3f9b91fd9388cc38ab50c9f87bd1831dd95d8867c3a"
    assert [len(player.hand) for player in play(save, load_plugins(safe_mode=True)).state.players] == [4, 3, 1, 0]
