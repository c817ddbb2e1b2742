"""What is written is true: its code runs, its keys and formats are those of the game, its picture is its own."""

from __future__ import annotations

import ast
import asyncio
import doctest
import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from attrs import evolve, fields
from pytest_snapshot.plugin import Snapshot

import coatl_core
from coatl_core.cards import cardfile, patterns
from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.temples import parse_requirement
from coatl_core.files import tomlfile
from coatl_core.files.home import Home
from coatl_core.game import actions
from coatl_core.game.offers import ITEM_KINDS
from coatl_core.game.players import ComputerPlayer
from coatl_core.game.rules import MOST_PLAYERS, Rules
from coatl_core.game.state import Variant
from coatl_core.language.l10n import english
from coatl_core.language.rulebook import lint_rulebook, parse_rulebook, rulebook
from coatl_core.plugins import hookspecs, manifest, packs
from coatl_core.plugins.discovery import GROUP
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import read_manifest
from coatl_core.plugins.registry import Registry
from coatl_core.plugins.variant_checks import RETURNS
from coatl_core.plugins.variant_guard import guarded
from coatl_core.testing import play, play_in_two_worlds, share_of_wins
from coatl_tui.bindings import COMMANDS, DIGITS, commands, key_name
from coatl_tui.keymap import read_keymap
from coatl_tui.themefile import PIECES, ROLES, read_theme
from docs.site.reference import PARTS, examples, names_of
from tests.picture import PICTURES, draw
from tests.support import rarely

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


LIBRARY = (ROOT / "docs" / "library.md").read_text("utf-8")


@pytest.mark.parametrize(("page", "text"), [("README.md", README), ("library.md", LIBRARY)])
def test_what_python_answers_is_what_is_written(
    page: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a game is saved
    example = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(example.examples) >= 8
    assert doctest.DocTestRunner().run(example).failed == 0


def test_every_name_of_the_library_is_on_a_page_of_the_reference() -> None:
    assert sorted(name for part in PARTS for name in names_of(part)) == sorted(coatl_core.__all__)


@pytest.mark.slow
def test_every_line_beside_python_chess_runs_and_none_is_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("coatl_core.play.analysis.GAMES", 2)
    monkeypatch.setattr("coatl_core.play.analysis.FIRST_GAMES", 2)
    rows = re.findall(r"^\| ([a-z' -]+) \| `(.+?)` \| `(.+?)`", LIBRARY.partition("## Beside ")[2], re.MULTILINE)
    names: dict[str, Any] = {"coatl": coatl_core, "random": Random("chess")}
    for _, ours, _ in rows:
        exec(ours, names)
    assert names["game"].over
    statements = [
        [sum(isinstance(node, ast.stmt) for node in ast.walk(ast.parse(line))) for line in row[1:]] for row in rows
    ]
    assert len(rows) == 22
    assert all(ours <= theirs for ours, theirs in statements)


def test_the_library_is_taught_in_thirteen_examples() -> None:
    headings = re.findall(r"^## (\d+)\. ", LIBRARY, re.MULTILINE)
    assert headings == [str(number) for number in range(1, 14)]
    for section in re.split(r"^## (?=\d)", LIBRARY, flags=re.MULTILINE)[1:]:
        assert ">>> " in section


def test_every_action_has_its_notation_in_the_library() -> None:
    rows = re.findall(r"^\| (`.+`) \| (`.+`) \| .+ \|$", LIBRARY, re.MULTILINE)
    texts = [text for row, _ in rows for text in re.findall(r"`(.+?)`", row)]
    named = [
        (name, tuple(filter(None, of.split(", "))))
        for _, row in rows
        for name, of in re.findall(r"(\w+)\((.*?)\)", row)
    ]
    classes = [type(coatl_core.parse_action(text)) for text in texts]
    assert {*classes} == {*get_args(actions.Action)} - {actions.Onward}  # that is no move
    assert {*named} == {(kind.__name__, tuple(part.name for part in fields(kind))) for kind in classes}


def heading_ids(page: Path) -> set[str]:
    """The names of a page's headings in links, as a code host and the site make them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+?) *$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


PAGES = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_to_something_that_is_there(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text("utf-8")):
        path, _, heading = link.partition("#")
        other = page.parent / path if path else page
        assert other.exists(), link
        assert not heading or heading in heading_ids(other), link


def described(module: str) -> set[str]:
    """The constants and types of a module that have a text below them."""
    body = ast.parse(inspect.getsource(sys.modules[module])).body
    told = [first for first, then in pairwise(body) if isinstance(then, ast.Expr)]
    targets: list[ast.expr] = [each.target for each in told if isinstance(each, ast.AnnAssign)]
    targets += [target for each in told if isinstance(each, ast.Assign) for target in each.targets]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@pytest.mark.parametrize("name", coatl_core.__all__)
def test_a_name_of_the_library_says_what_it_is(name: str) -> None:
    thing = getattr(coatl_core, name)
    if inspect.isclass(thing) or inspect.isfunction(inspect.unwrap(thing)):
        assert thing.__doc__
    else:
        assert name in described(coatl_core._HOMES[name])


EXAMPLES = examples()


@pytest.mark.slow
@pytest.mark.parametrize("name", coatl_core.__all__)
def test_the_example_of_a_name_of_the_library_is_true(name: str) -> None:
    names = {}
    if name in EXAMPLES:
        text = f"{EXAMPLES['']}\n{EXAMPLES[name]}"
    else:
        text = getattr(coatl_core, name).__doc__
        names = {each: getattr(coatl_core, each) for each in coatl_core.__all__}
        assert ">>> " in text
    example = doctest.DocTestParser().get_doctest(text.replace("```", ""), names, name, name, 0)
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.exhaustive
def test_the_example_of_a_random_game_plays_one() -> None:
    file = ROOT / "docs" / "examples" / "random_game.py"
    assert len(file.read_text("utf-8").splitlines()) <= 25

    def run(*seed: str) -> str:
        done = subprocess.run(
            [sys.executable, file, *seed], capture_output=True, text=True, encoding="utf-8", check=True
        )
        return done.stdout

    lines = run().splitlines()
    assert lines[0].startswith("The game is over after ")
    assert re.fullmatch(r"Outcome\(winners=\(\d.*\), points=\(\d+, \d+\), ending='\w+'\)", lines[-1])
    assert run("3") == run("3") != run("4")


def test_the_readmes_keys_are_those_of_the_table() -> None:
    l10n = english(strict=True)
    rows = []
    for command in commands("table", "kept", "several", "solo", "computers", "moves", "panel", "eleven"):
        key = l10n("command-digit") if command.id in DIGITS else key_name(command, l10n)
        rows.append(f"| {key} | {l10n(f'command-{command.id}-help')} |")
    table = "| key | at the table |\n| --- | --- |\n" + "\n".join(rows)
    assert table in README


@pytest.mark.parametrize("name", ["table", *rarely(*(name for name in PICTURES if name != "table"))])
@pytest.mark.slow
def test_a_picture_is_what_the_app_draws_and_refers_to_nothing_elsewhere(
    snapshot: Snapshot, tmp_path: Path, name: str
) -> None:
    picture = asyncio.run(draw(name, Home(tmp_path, tmp_path / "config")))
    snapshot.snapshot_dir = ROOT / "docs" / "pictures"
    snapshot.assert_match(picture, f"{name}.svg")
    links = set(re.findall(r'https?://[^"\s)]+', picture))
    assert links <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}


def test_every_picture_is_shown_on_a_page() -> None:
    pages = README + "".join(page.read_text("utf-8") for page in (ROOT / "docs").glob("*.md"))
    shown = re.findall(r"!\[[^]]+\]\((?:docs/)?pictures/([a-z-]+)\.svg\)", pages)
    assert sorted(shown) == sorted(PICTURES)


PLUGINS = (ROOT / "docs" / "plugins.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The examples of a language in the page about plugins, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PLUGINS, re.DOTALL)


HOOKS = [hook for name, hook in vars(hookspecs).items() if name.startswith("coatl_")]


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.__name__)
def test_every_hook_is_documented_with_its_signature_and_an_example(hook: Callable[..., object]) -> None:
    signature = str(inspect.signature(hook)).replace("'", "")
    _, _, section = PLUGINS.partition(f"### `{hook.__name__}{signature}`\n")
    assert "```python" in section.partition("\n### ")[0]


@pytest.mark.exhaustive
def test_every_example_of_a_hook_works() -> None:
    found: dict[str, Any] = {}
    for source in blocks("python"):
        names: dict[str, Any] = {}
        exec(source, names)
        found |= {name: value() for name, value in names.items() if name.startswith("coatl_") and callable(value)}
        for kind in names.values():
            if isinstance(kind, type) and issubclass(kind, Variant) and kind is not Variant:
                assert_played(kind)
    assert found.keys() == {hook.__name__ for hook in HOOKS}
    (cards,) = found["coatl_card_sets"]
    assert (len(cards.prophecies), cards.wrong_id()) == (4, None)
    (variant,) = found["coatl_variants"]
    (player,) = found["coatl_players"]
    assert share_of_wins(_with_player(player), player.id, games=2) <= 1
    for options, limit in ((), 3), (("tiny",), 2):
        assert guarded(variant, options, "docs").rules(Rules(), 2).hand_limit == limit


def assert_played(kind: type[Variant]) -> None:
    """A variant plays random games to their end, guarded as a plugin's is, and tells no secret."""
    for players in range(kind.players[0], kind.players[1] + 1):
        plugins = load_plugins(safe_mode=True)
        plugin = plugins.providers["variant", "adam"]
        providers = {**plugins.providers, ("variant", kind.id): plugin}
        plugins = evolve(plugins, variants={kind.id: kind}, providers=providers)
        assert play(plugins, variants=[kind.id], players=players).over
        assert play_in_two_worlds(plugins, variants=[kind.id], players=players, positions=20).positions == 20


def _with_player(kind: type[ComputerPlayer]) -> Registry:
    """The plugins of the game, and this player as if one of them had brought it."""
    plugins = load_plugins(safe_mode=True)
    plugin = plugins.providers["player", "easy"]
    providers = {**plugins.providers, ("player", kind.id): plugin}
    return evolve(plugins, players={**plugins.players, kind.id: kind}, providers=providers)


def test_every_attribute_and_method_of_a_computer_player_is_documented() -> None:
    _, _, section = PLUGINS.partition("### `coatl_players")
    names = [*get_type_hints(ComputerPlayer), "turn", "saw"]
    assert [name for name in names if f"| `{name}" not in section] == []
    for name in ("actions", "why", "others"):
        assert f"`{name}`" in section


def test_every_example_in_toml_is_what_it_seems() -> None:
    read = []
    for text in blocks("toml"):
        if "[pieces]" in text:
            read.append(read_theme(text, "docs").name)
        elif "[keys]" in text:
            read += read_keymap(text, "docs")
        elif text.startswith("schema"):
            read.append(read_card_set(text, "docs").id)
        elif text.startswith("[plugin]"):
            read.append(read_manifest(text, "docs", None).id)
        else:
            assert GROUP in text
    assert read == ["my-cards", "jade", "jade", "my-colours", "undo", "next-pane", "small-hands"]


def test_every_role_of_a_theme_is_documented() -> None:
    _, _, section = PLUGINS.partition("\n## Colours\n")
    table = section.partition("\n## ")[0]
    roles = [role for role in ROLES if not role.startswith("player-")]
    assert [role for role in (*roles, *PIECES) if f"`{role}`" not in table] == []
    assert f"`player-0` to `player-{MOST_PLAYERS - 1}`" in table


def test_every_key_of_the_formats_is_documented() -> None:
    keys = {*cardfile.FILE_KEYS, *cardfile.PROPHECY_KEYS, *cardfile.TEMPLE_KEYS, *manifest.KEYS} - {
        "prophecy",
        "temple",
    }
    assert {"pattern", "requirements", "card-sets", "python"} <= keys
    assert [key for key in keys if f"| `{key}` |" not in PLUGINS] == []
    assert "`[[prophecy]]`" in PLUGINS
    assert "`[[temple]]`" in PLUGINS


def test_every_limit_is_documented() -> None:
    kilobytes, megabytes = tomlfile.MOST_BYTES // 1000, packs.MOST_OF_ALL // 1_000_000
    assert f"{kilobytes} kB for a file, {megabytes} MB and {packs.MOST_FILES} files for a pack" in PLUGINS
    assert f"{cardfile.MOST_CARDS} cards\nfor a set, {patterns.MAX_TOKENS} places for a pattern" in PLUGINS


def test_every_pattern_and_requirement_documented_can_be_read() -> None:
    table = PLUGINS.partition("### Patterns")[2].partition("### Temple")[0]
    found = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(found) == 6
    for pattern in found:
        patterns.parse_pattern(pattern)
    table = PLUGINS.partition("### Temple requirements")[2].partition("## The manifest")[0]
    found = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(found) == 4
    for requirement in found:
        parse_requirement(requirement)


def test_every_attribute_and_method_of_a_variant_is_documented() -> None:
    abilities = [getattr(coatl_core, name) for name in coatl_core.__all__ if name.startswith("Has")]
    kinds: list[Any] = [Variant, *abilities]
    methods = {n: f for kind in kinds for n, f in vars(kind).items() if inspect.isfunction(f) and n[0] != "_"}
    attributes = get_type_hints(Variant).keys() - {"chosen"}
    assert {"id", "memory"} <= attributes
    assert [name for name in attributes if f"| `{name}` |" not in PLUGINS] == []
    assert {*methods} == {*RETURNS}
    assert sum(name in methods for name in vars(Variant)) == 10, "what most variants are about is read at once"
    assert [kind.__name__ for kind in abilities if f"| `{kind.__name__}` |" not in PLUGINS] == []
    for name, method in methods.items():
        arguments = ", ".join(list(inspect.signature(method).parameters)[1:])
        assert f"`{name}({arguments})`" in PLUGINS


def test_every_kind_of_item_is_documented() -> None:
    for kind in ITEM_KINDS:
        assert re.search(rf'^\|.*`Item\("{kind}"', PLUGINS, re.MULTILINE), kind


def test_the_chapter_of_a_rulebook_that_is_shown_can_be_read() -> None:
    (chapter,) = re.findall(r"^```\n(# 20 .*?)^```$", PLUGINS, re.MULTILINE | re.DOTALL)
    assert lint_rulebook("rulebook-my-variant.md", chapter, chapter) == []
    blocks = [block.kind for section in parse_rulebook(chapter) for block in section.blocks]
    assert blocks == ["text", "item", "coatl"]


def test_what_a_variant_is_given_has_the_names_that_are_written() -> None:
    page = PLUGINS.partition("### What a variant is given")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", page, re.MULTILINE)
    assert len(rows) == 10
    for kind, text in rows:
        names = {*dir(getattr(coatl_core, kind)), *(field.name for field in fields(getattr(coatl_core, kind)))}
        written = set(re.findall(r"`(\w+)`", text)) - {"GameState", "top", "size"}
        assert written <= names, kind
    for name, arguments in re.findall(r"`([A-Z]\w+)\(([\w, ]*)\)`", page):
        kind = getattr(coatl_core, name)
        assert [field.name for field in fields(kind)] == [word for word in arguments.split(", ") if word], name


RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading of the page about the rules, without the first rows."""
    part = RULES.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    tables = [n for n, line in enumerate(lines) if line.startswith("| --- ")]
    kept = [line for n, line in enumerate(lines) if n not in tables and n + 1 not in tables]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


def test_every_ruling_of_the_rulebook_is_explained() -> None:
    sections = rulebook("en", load_plugins().rulebooks)
    told = [block.subject for section in sections for block in section.blocks if block.kind == "ruling"]
    explained = [number for number, _, _ in rows("Our rulings")]
    assert explained == told
    assert "6.7" in told
    assert set(re.findall(r"\*ruling ([\d.]+)\*", RULES)) <= set(told)


def test_every_number_of_the_rules_is_looked_up_in_the_editions() -> None:
    defaults = {name: default for name, default, *editions in rows("What each edition sets") if len(editions) == 3}
    assert defaults == {f"`{field.name}`": str(field.default) for field in fields(Rules)}


def test_what_an_edition_sets_are_rules() -> None:
    """And what only one of them sets is told where they differ."""
    tables = [row for row in rows("What each edition sets") if len(row) == 2]
    editions = {name: re.findall(r"`(\w+) = True`", text) for name, text in tables}
    assert list(editions) == ["Czech", "Polish", "Ukrainian"]
    for names in editions.values():
        values: dict[str, Any] = dict.fromkeys(names, True)
        assert Rules(**values) != Rules()
    switches = {row[-1] for row in rows("Where the editions differ") if row[-1].startswith("`")}
    assert switches == {f"`{name}`" for name in set(editions["Polish"]) - set(editions["Czech"])}


def test_the_page_about_keys_names_every_command_and_its_example_can_be_read() -> None:
    page = (ROOT / "docs" / "keys.md").read_text("utf-8")
    listed = re.findall(r"`([a-z-]+)`", page.partition("<!-- commands")[2])
    assert listed == [command.id for command in COMMANDS if not command.keys[0].isdigit()]
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(read_keymap(example, "keymap.toml")) == 3


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def named_modules(package: str) -> set[str]:
    """The modules of core or terminal that the page about the architecture names, such as ``game/engine``: in its
    diagram those right in the package, in its table all others. In the core's table the first column is the folder; in
    the terminal's a name is in the same folder as the one before it, unless it says which."""
    (chapter,) = (each for each in re.split("(?m)^## ", ARCHITECTURE) if each.startswith(f"The {package}: "))
    diagram, table = chapter.split("```")[1:]
    named, folder = set(re.findall(r"(?:^|·) +(\w+)", diagram, re.MULTILINE)), ""
    for row in re.findall(r"(?m)^\|(.+)\|$", table)[2:]:
        *wing, names, _ = (cell.strip(" `") for cell in row.split("|"))
        folder = (wing[0] or folder) if wing else ""
        for name in names.replace("`", "").replace(",", " ").split():
            if "/" in name:
                folder, _, name = name.rpartition("/")
            if name:
                named.add(f"{folder}/{name}".strip("/"))
    return named


@pytest.mark.parametrize("package", ["core", "terminal"])
def test_every_module_is_named_on_the_page_about_the_architecture_and_none_that_is_not_there(package: str) -> None:
    root = ROOT / {"core": "coatl_core", "terminal": "coatl_tui"}[package]
    modules = {path.relative_to(root).with_suffix("").as_posix() for path in root.rglob("*.py")}
    modules = {module for module in modules if not module.endswith("__init__") and "@" not in module}
    folders = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_dir()}
    named = named_modules(package)
    assert sorted(modules - named) == []
    assert sorted(named - modules - folders) == []
