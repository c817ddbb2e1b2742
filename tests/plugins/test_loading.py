"""Loading plugins: the base game is one, and a broken one is listed with its reason while everything else works."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry, UnknownContent
from tests.plugins.support import CARDS, CODE_SET, OUR_VARIANTS, OURS, Install, codes, found, manifest, pack


def assert_only_broken(registry: Registry, id: str, *expected: str) -> None:
    """This plugin is broken for these reasons; the base game works."""
    assert codes(registry, id) == list(expected)
    assert [plugin.id for plugin in registry.plugins if plugin.problems] == [id]
    assert len(registry.catalog(["base"]).prophecy_cards()) == 54


def test_the_base_game_is_found_by_its_entry_point() -> None:
    registry = load_plugins()
    base = found(registry, "base")
    assert base.problems == ()
    assert base.source == "coatl"
    assert base.manifest is not None
    assert base.manifest.kind == "card-set"
    assert len(registry.catalog(["base"]).temple_cards()) == 15


def test_a_set_that_no_plugin_provides_is_unknown() -> None:
    with pytest.raises(UnknownContent) as caught:
        load_plugins().catalog(["base", "moon"])
    assert (caught.value.id, caught.value.known) == ("moon", ("base", "promo"))


def test_a_pack_is_picked_up_from_its_folder(packs: Path) -> None:
    pack(packs, "moon")
    registry = load_plugins(packs)
    assert found(registry, "moon").problems == ()
    assert list(registry.catalog(["moon"]).prophecies) == ["moon:pair"]
    assert [content.plugin for content in registry.dependencies(["base", "moon"])] == ["base", "moon"]


def test_a_missing_folder_of_packs_is_no_error(packs: Path) -> None:
    assert load_plugins(packs) == load_plugins()


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("[plugin\n", "toml", 1),
        ("[plugin]\nid = 'moon'\nid = 'moon'\n", "toml", 3),
        (manifest("moon", api=2), "plugin-api", 3),
        (manifest("sun"), "plugin-id", 2),
        (manifest("moon", kind="card-sett"), "plugin-kind", 5),
        (manifest("moon", autor="me"), "key-unknown", 7),
        (manifest("moon", version=1), "kind", 4),
        (manifest("moon", python="yes"), "kind", 7),
        (manifest("moon").replace("version", "#"), "key-missing", 1),
        (manifest("moon").replace("card-sets", "cards"), "key-unknown", 9),
        (manifest("moon").replace("['cards.toml']", "'cards.toml'"), "kind", 9),
        (manifest("moon").replace("cards.toml", "card.toml"), "file-missing", 1),
        (manifest("moon").replace("cards.toml", "../cards.toml"), "file-missing", 1),
        (manifest("moon").replace("cards.toml", "/etc/passwd"), "file-missing", 1),
    ],
)
@pytest.mark.slow
def test_a_broken_manifest_is_named_with_file_and_line(packs: Path, text: str, code: str, line: int) -> None:
    folder = pack(packs, "moon", text=text)
    (packs / "cards.toml").write_text(CARDS.format(id="outside"), "utf-8")
    registry = load_plugins(packs)
    assert_only_broken(registry, "moon", code)
    (problem,) = found(registry, "moon").problems
    assert (problem.file, problem.line) == (str(folder / "coatl-plugin.toml"), line)


def test_a_misspelt_key_gets_a_suggestion(packs: Path, l10n: L10n) -> None:
    pack(packs, "moon", text=manifest("moon", licens="MIT"))
    (problem,) = found(load_plugins(packs), "moon").problems
    assert problem_text(problem, l10n).endswith("→ did you mean “licence”?")


def test_a_folder_without_a_manifest_says_so(packs: Path) -> None:
    (packs / "moon").mkdir(parents=True)
    assert_only_broken(load_plugins(packs), "moon", "no-manifest")


def test_a_broken_card_file_lists_every_problem_in_it(packs: Path) -> None:
    cards = CARDS.format(id="moon").replace("blue", "blu").replace("Y G", "Y Q").replace("1 = 1", "1 = 0")
    folder = pack(packs, "moon", cards=cards)
    registry = load_plugins(packs)
    assert_only_broken(registry, "moon", "card-color", "pattern-color", "level-points")
    problems = found(registry, "moon").problems
    assert [(p.file, p.line) for p in problems] == [(str(folder / "cards.toml"), line) for line in (6, 7, 8)]
    assert problems[0].hint == "blue"


def test_a_card_file_that_is_not_text_breaks_only_its_plugin(packs: Path) -> None:
    folder = pack(packs, "moon")
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    assert_only_broken(load_plugins(packs), "moon", "file-text")


def test_two_plugins_that_claim_one_card_set_are_both_named(packs: Path) -> None:
    pack(packs, "moon")
    pack(packs, "sun", cards=CARDS.format(id="moon"))
    registry = load_plugins(packs)
    assert_only_broken(registry, "sun", "card-set-twice")
    values = found(registry, "sun").problems[0].values
    assert values == {"id": "moon", "first": str(packs / "moon"), "second": str(packs / "sun")}
    assert registry.providers["card-set", "moon"].id == "moon"


def test_a_pack_cannot_replace_the_base_game(packs: Path) -> None:
    pack(packs, "base")
    registry = load_plugins(packs)
    broken = [plugin for plugin in registry.plugins if plugin.problems]
    assert [plugin.problems[0].code for plugin in broken] == ["plugin-twice"]
    assert broken[0].problems[0].values == {"id": "base", "first": "coatl", "second": str(packs / "base")}
    assert len(registry.catalog(["base"]).prophecy_cards()) == 54


def test_a_broken_pack_leaves_the_others_alone(packs: Path) -> None:
    pack(packs, "moon")
    pack(packs, "sun", text="[plugin")
    registry = load_plugins(packs)
    assert_only_broken(registry, "sun", "toml")
    assert "moon" in registry.card_sets


def test_a_plugin_in_python_provides_card_sets(install: Install) -> None:
    install("moon", f"@hookimpl\ndef coatl_card_sets():\n    return [{CODE_SET.format(id='moon')}]\n")
    registry = load_plugins()
    assert found(registry, "moon").problems == ()
    assert list(registry.catalog(["moon"]).prophecies) == ["moon:x"]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise RuntimeError('no moon tonight')", "no moon tonight"),
        ("import a_module_nobody_has", "a_module_nobody_has"),
        ("def (", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit"),
        ("@hookimpl\ndef coatl_card_sets():\n    return 1 / 0\n", "ZeroDivisionError"),
        ("@hookimpl\ndef coatl_card_set():\n    return []\n", "coatl_card_set"),
        ("@hookimpl\ndef coatl_card_sets(color):\n    return []\n", "color"),
    ],
)
def test_a_plugin_that_fails_is_listed_with_its_reason(install: Install, l10n: L10n, code: str, reason: str) -> None:
    install("moon", code)
    registry = load_plugins()
    assert_only_broken(registry, "moon", "plugin-raised")
    assert reason in problem_text(found(registry, "moon").problems[0], l10n)


@pytest.mark.parametrize("returned", ["3", "(set for set in ())", "'moon'", "{}"])
def test_a_hook_that_does_not_return_a_list_is_named(install: Install, returned: str) -> None:
    install("moon", f"@hookimpl\ndef coatl_card_sets():\n    return {returned}\n")
    assert_only_broken(load_plugins(), "moon", "hook-list")


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("prophecy('moon:x', 'Q', 'Y G', ((1, 1),))", "plugin-raised"),
        ("prophecy('moon:x', 'B', 'Y G', ((1, 0),))", "level-points"),
        ("prophecy('moon:x', 'B', 'Y G', ((1000, 1),))", "level-times"),
        ("prophecy('moon:x', 'B', 'Y G', ((1, 1.5),))", "points-whole"),
        ("prophecy('moon:X', 'B', 'Y G', ((1, 1),))", "id"),
    ],
)
def test_cards_made_by_code_must_follow_the_rules_of_a_card_file(install: Install, card: str, code: str) -> None:
    install("moon", f"@hookimpl\ndef coatl_card_sets():\n    return [CardSet('moon', (({card}, 1),), ())]\n")
    assert_only_broken(load_plugins(), "moon", code)


def test_a_hook_that_returns_something_else_is_named(install: Install) -> None:
    install("moon", "@hookimpl\ndef coatl_card_sets():\n    return ['a card set']\n")
    registry = load_plugins()
    assert_only_broken(registry, "moon", "hook-result")
    assert found(registry, "moon").problems[0].values == {"hook": "coatl_card_sets", "found": "str"}


VARIANT = """
from coatl_core.game.state import Variant

class Small(Variant):
    id = '{id}'
    options = ('tiny',)

@hookimpl
def coatl_variants():
    return [{returned}]
"""


def variant(install: Install, id: str, *, returned: str = "Small", named: str = "['moon']") -> None:
    """Installs a plugin with a variant ``moon``; ``named`` is what its manifest names."""
    install(id, VARIANT.format(id="moon", returned=returned), provides=f"variants = {named}")


def test_a_plugin_provides_a_variant_and_each_game_chooses_its_options(install: Install) -> None:
    variant(install, "moon")
    registry = load_plugins()
    assert found(registry, "moon").problems == ()
    (played,) = registry.ruleset(["base"], [VariantChoice("moon", ("tiny",))]).variants
    assert (played.id, played.chosen) == ("moon", ("tiny",))
    assert [(c.kind, c.id, c.plugin) for c in registry.dependencies([], [VariantChoice("moon")])] == [
        ("variant", "moon", "moon")
    ]


def test_a_variant_or_an_option_that_no_plugin_provides_is_unknown(install: Install) -> None:
    variant(install, "moon")
    registry = load_plugins()
    with pytest.raises(UnknownContent) as caught:
        registry.ruleset(["base"], [VariantChoice("sun")])
    assert (caught.value.kind, caught.value.id, caught.value.known) == ("variant", "sun", (*OUR_VARIANTS, "moon"))
    with pytest.raises(UnknownContent) as caught:
        registry.ruleset(["base"], [VariantChoice("moon", ("huge",))])
    assert (caught.value.kind, caught.value.id, caught.value.known) == ("option", "moon/huge", ("tiny",))


@pytest.mark.parametrize(
    ("returned", "named", "code"),
    [
        ("Small()", "['moon']", "hook-variant"),
        ("int", "['moon']", "hook-variant"),
        ("Small", "[]", "hook-variants"),
        ("", "['moon']", "hook-variants"),
        ("Small, Small", "['moon', 'moon']", "names-many"),
        ("Variant", "['moon']", "plugin-raised"),
    ],
)
def test_a_hook_that_does_not_return_the_variants_of_the_manifest_is_named(
    install: Install, returned: str, named: str, code: str
) -> None:
    variant(install, "moon", returned=returned, named=named)
    assert_only_broken(load_plugins(), "moon", code)


@pytest.mark.parametrize(
    ("attribute", "hint"),
    [
        ("options = ['tiny']", ""),
        ("options = ('Tiny',)", ""),
        ("options = 'tiny'", "options = ('tiny',)"),
        ("players = (0, 4)", ""),
        ("players = 2", ""),
        ("memory = 'int'", ""),
    ],
)
def test_a_variant_with_a_wrong_attribute_is_named_with_it(install: Install, attribute: str, hint: str) -> None:
    code = VARIANT.format(id="moon", returned="Small").replace("options = ('tiny',)", attribute)
    install("moon", code, provides="variants = ['moon']")
    registry = load_plugins()
    assert_only_broken(registry, "moon", "hook-described")
    (problem,) = next(plugin.problems for plugin in registry.plugins if plugin.id == "moon")
    assert (problem.values["given"], problem.hint) == (attribute, hint)


@pytest.mark.parametrize("options", ["TextOption('name')", "(TextOption('campaign'),)"])
def test_a_variant_whose_options_with_values_are_wrong_is_named(install: Install, options: str) -> None:
    code = VARIANT.format(id="moon", returned="Small")
    valued = f"from coatl_core import TextOption\n    valued = {options}"
    install("moon", code.replace("options = ('tiny',)", valued), provides="variants = ['moon']")
    assert_only_broken(load_plugins(), "moon", "hook-described")


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        ("@hookimpl", "", "@hookimpl"),
        ("return [Small]", "return Small", "[Small]"),
        ("return [Small]", "return [Small()]", "Small"),
    ],
)
def test_what_an_author_forgets_in_a_hook_is_proposed(install: Install, old: str, new: str, hint: str) -> None:
    code = VARIANT.format(id="moon", returned="Small")
    assert old in code
    install("moon", code.replace(old, new), provides="variants = ['moon']")
    (problem,) = next(plugin.problems for plugin in load_plugins().plugins if plugin.id == "moon")
    assert problem.hint == hint


def test_two_plugins_that_claim_one_variant_are_both_named(install: Install) -> None:
    variant(install, "moon")
    variant(install, "sun")
    registry = load_plugins()
    assert_only_broken(registry, "sun", "variant-twice")
    assert registry.providers["variant", "moon"].id == "moon"


def test_a_plugins_messages_are_added_and_replace_no_others(packs: Path, l10n: L10n) -> None:
    folder = pack(packs, "moon", text=manifest("moon") + "messages = 'words'\n")
    (folder / "words" / "en").mkdir(parents=True)
    (folder / "words" / "xx").mkdir()
    (folder / "words" / "en" / "moon.ftl").write_text("moon-rises = The moon rises.\npoints = many\n", "utf-8")
    (folder / "words" / "xx" / "moon.ftl").write_text("moon-rises = Xx.\n", "utf-8")
    before = l10n("points", points=3)
    load_plugins(packs).register_messages(l10n)
    assert l10n("moon-rises") == "The moon rises."
    assert l10n("points", points=3) == before


def test_a_plugin_that_provides_one_set_twice_is_broken(install: Install) -> None:
    card_set = CODE_SET.format(id="moon")
    install("moon", f"@hookimpl\ndef coatl_card_sets():\n    return [{card_set}, {card_set}]\n")
    assert_only_broken(load_plugins(), "moon", "card-set-twice")


@pytest.mark.parametrize("value", ["a_package_nobody_has", "a_test_plugin_moon.inner", "sys", "not a name", ""])
def test_an_entry_point_that_names_no_package_is_broken(install: Install, value: str) -> None:
    install("moon", "raise RuntimeError", value=value or "json.decoder")
    assert_only_broken(load_plugins(), "moon", "no-package")
    assert "a_test_plugin_moon" not in sys.modules


def test_two_installed_plugins_of_one_name_are_both_named(install: Install) -> None:
    install("base", "")
    first, second = (plugin for plugin in load_plugins().plugins if plugin.id == "base")
    assert first.problems == ()
    assert second.problems[0].values == {"id": "base", "first": "coatl", "second": ""}


def test_safe_mode_runs_no_other_code_and_reads_no_other_cards(install: Install, packs: Path) -> None:
    install("moon", "raise RuntimeError")
    pack(packs, "sun")
    registry = load_plugins(packs, safe_mode=True)
    assert {plugin.source for plugin in registry.plugins} == {"coatl"}
    assert "a_test_plugin_moon" not in sys.modules


def test_plugins_can_be_listed_without_running_them(install: Install, packs: Path) -> None:
    install("moon", "raise RuntimeError")
    pack(packs, "sun")
    registry = load_plugins(packs, run_code=False)
    assert [plugin.id for plugin in registry.plugins] == [*OURS, "moon", "sun"]
    assert not any(plugin.problems for plugin in registry.plugins)
    assert "a_test_plugin_moon" not in sys.modules
