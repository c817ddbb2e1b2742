"""``coatl plugins check`` and ``preview``: shows the author of a plugin what is wrong with it, and what its cards look
like. Unless it is told to, it runs no code of the plugin but its computer players, which play a few games."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.files.home import home
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.sanitize import plain
from coatl_core.language.cardtext import prophecy_sentence, temple_sentence
from coatl_core.language.l10n import L10n
from coatl_core.plugins.check import Checked, check_plugin, is_warning, plugin_folders
from coatl_core.plugins.loading import load_plugins, plugin_messages
from coatl_tui.cli.commands import CommandError, ascii_only, other_plugins
from coatl_tui.cli.commands.problem_list import print_problems
from coatl_tui.plugin_files import READERS
from coatl_tui.settings import readable_settings
from coatl_tui.widgets.signs import Signs

FOUND, NOTHING_FOUND = 1, 0
WIDTH, HEIGHT = 31, 5
"""The cells of a card of the hand in a large terminal."""


def run(options: Namespace, l10n: L10n) -> int:
    """Lists all problems, or shows all cards. Returns 1 if there are errors. Raises CommandError."""
    folder = _plugin_folder(Path(options.folder), l10n)
    checked = check_plugin(folder, other_plugins(options.safe_mode), READERS)
    if options.action == "preview":
        return _preview(checked, folder, options, l10n)
    wrong = _run_code(checked, folder) if options.run else ()
    messages, secrets = _try_variants(checked, folder) if options.run and not wrong else (0, ())
    problems = (*checked.problems, *wrong, *secrets)
    checked = evolve(checked, problems=problems, players=None if wrong else checked.players)
    tried = _try_players(checked, folder, l10n)
    cards = sum(_cards(file.card_set) for file in checked.card_files)
    fine = l10n("cli-plugins-fine", folder=plain(str(folder)), cards=cards)
    if checked.code and options.run:
        fine += " " + l10n("cli-plugins-ran")
    elif checked.code and checked.players is None:
        fine += " " + l10n("cli-plugins-code")
    if checked.code and checked.manifest is not None and checked.manifest.variants:
        fine += " " + (
            l10n("cli-plugins-secrets", messages=messages) if options.run else l10n("cli-plugins-secrets-not")
        )
    found = print_problems(checked.problems, fine, l10n, everything=options.all)
    return FOUND if found or not tried else NOTHING_FOUND


def _run_code(checked: Checked, folder: Path) -> tuple[Problem, ...]:
    """Runs the code of a plugin, if it has any, and returns what is wrong with what its hooks return."""
    if checked.manifest is None or not checked.code:
        return ()
    from coatl_core.players.player_check import code_run

    try:
        with code_run(folder, checked.manifest):
            return ()
    except FileError as error:
        return error.problems


def _try_variants(checked: Checked, folder: Path) -> tuple[int, Sequence[Problem]]:
    """Looks for secrets that the variants of a plugin tell. Returns how many messages were compared, and what is
    wrong."""
    if checked.manifest is None or not (checked.code and checked.manifest.variants):
        return 0, ()
    from coatl_core.testing.secrets_check import check_secrets

    return check_secrets(folder, checked.manifest, load_plugins(safe_mode=True))


def _try_players(checked: Checked, folder: Path, l10n: L10n) -> bool:
    """Plays the computer players of a plugin against a random one, and prints how they did. Returns False if one of
    them failed."""
    if checked.players is None:
        return True
    from coatl_core.players.player_check import GAMES, try_players  # runs code, which no other check does

    print(l10n("cli-plugins-tries", n=GAMES), flush=True)
    try:
        found = try_players(folder, checked.players, load_plugins(safe_mode=True))
    except FileError as error:
        print_problems(error.problems, "", l10n, everything=True)
        return False
    for tried in found:
        values: dict[str, str | float] = {"player": str(tried.player), "games": tried.games}
        if tried.failure is not None:
            print(l10n("cli-plugins-player-failed", **values, error=plain(tried.failure.error)))
        else:
            print(l10n("cli-plugins-player", **values, share=tried.share, ms=tried.milliseconds))
    return all(tried.failure is None for tried in found)


def _plugin_folder(folder: Path, l10n: L10n) -> Path:
    if not folder.is_dir():
        raise CommandError(l10n("cli-error-no-folder", file=plain(str(folder))))
    found = plugin_folders(folder)
    if len(found) > 1:
        known = ", ".join(plain(str(path)) for path in found)
        raise CommandError(l10n("cli-error-plugins-several", folder=plain(str(folder)), known=known))
    return found[0] if found else folder


def _cards(card_set: CardSet) -> int:
    return sum(copies for _, copies in card_set.prophecies) + len(card_set.temples)


def _preview(checked: Checked, folder: Path, options: Namespace, l10n: L10n) -> int:
    """Prints the themes and cards that can be read, and then the errors in the others. The cards are in every language
    there is, or in that of ``--lang`` alone."""
    safe_mode = options.safe_mode
    files = home()
    for tag, text in plugin_messages(files.packs, safe_mode, readable_settings(files.settings).disabled):
        l10n.add_messages(tag, text)
    card_sets = [file.card_set for file in checked.card_files if _cards(file.card_set)]
    errors = [problem for problem in checked.problems if not is_warning(problem)]
    if not (card_sets or checked.themes or errors):
        raise CommandError(l10n("cli-error-no-cards", folder=plain(str(folder))))
    for id, palette in checked.themes:
        from coatl_tui.cli.swatch import print_theme  # imports Rich, which takes time

        print_theme(id, palette, Signs(ascii_only()))
    languages = [l10n.tag] if options.lang else l10n.languages
    for tag in languages if card_sets else ():
        translated = l10n.in_language(tag)
        print(f"{translated('language-name')}\n")
        for card_set in card_sets:
            print("\n".join(_card_lines(card_set, translated)))
    if errors:
        print_problems(errors, "", l10n, everything=True)
    return FOUND if errors else NOTHING_FOUND


def _card_lines(card_set: CardSet, l10n: L10n) -> Iterator[str]:
    """For each card its id, the card as it is drawn on the table, and what it says in words."""
    for prophecy, copies in card_set.prophecies:
        yield prophecy.id if copies == 1 else f"{prophecy.id} ×{copies}"
        yield from _drawn(prophecy, l10n)
        yield f"  {prophecy_sentence(prophecy, l10n)}\n"
    for temple in card_set.temples:
        yield temple.id
        yield from _drawn(temple, l10n)
        yield f"  {temple_sentence(temple, l10n)}\n"


def _drawn(face: Prophecy | Temple, l10n: L10n) -> Iterator[str]:
    """The card as the table draws it, without colours."""
    from coatl_tui.widgets.canvas import Canvas, Rect
    from coatl_tui.widgets.card import Card, draw_card
    from coatl_tui.widgets.card_words import card_words  # imports Rich, which takes time

    canvas = Canvas(WIDTH, HEIGHT, Signs(ascii_only()))
    draw_card(canvas, Rect(0, 0, WIDTH, HEIGHT), Card(face), card_words(l10n))
    for line in canvas.text().rstrip().split("\n"):
        yield f"  {line}"
