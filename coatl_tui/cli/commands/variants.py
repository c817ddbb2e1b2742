"""The variants in ``coatl simulate``: those of ``--variant``, the solo game with its levels as numbers, and sides.

The solo game of ``--solo`` is the first variant with an automatic opponent that one person can play; those of the game
itself come first. Another one is named by ``--variant``, with its options or with ``--solo`` and ``--levels``.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from coatl_core.cards.catalog import Catalog
from coatl_core.files.problems import nearest
from coatl_core.files.sanitize import plain
from coatl_core.game.campaign import campaign_name
from coatl_core.game.errors import SetupRefused, TooFewProphecies, VariantFailed
from coatl_core.game.rules import VariantChoice, read_variant
from coatl_core.game.simulate import SideSummary
from coatl_core.game.state import Ruleset, has_opponent
from coatl_core.game.valued import IS
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.registry import Registry, UnknownContent, numbered
from coatl_tui.cli.commands import CommandError, with_broken


def variants_of(options: Namespace, plugins: Registry, l10n: L10n) -> tuple[VariantChoice, ...]:
    """Returns the variants of ``--solo`` and ``--variant`` (``id`` or ``id:option,option``) with their options. Raises
    CommandError for what does not exist or is given twice, and for options that a solo game does not take."""
    chosen = [_solo(options, plugins, l10n)] if options.solo else []
    named = [text for text in options.variants or () if not (options.solo and text == chosen[0].id)]
    return named_variants(named, plugins, l10n, chosen)


def named_variants(
    named: Iterable[str], plugins: Registry, l10n: L10n, before: Iterable[VariantChoice] = ()
) -> tuple[VariantChoice, ...]:
    """Returns the variants ``before`` and those that are named like ``id`` or ``id:option,option``. Raises CommandError
    for what does not exist or is given twice."""
    chosen = [*before]
    for text in named:
        choice = read_variant(text)
        id = choice.id
        if id in [other.id for other in chosen]:
            raise CommandError(l10n("cli-error-set-twice", set=plain(id)))
        try:
            with named_faults(plugins.catalog(()), l10n):
                plugins.variant(choice)
        except UnknownContent as error:
            known = ", ".join(error.known) or "–"
            meant = _meant(error.id.removeprefix(f"{id}/"), error.known)
            unknown = plain(error.id.removeprefix(f"{id}/") if error.kind == "option" else id)
            code = "cli-error-variant-option" if error.kind == "option" else "cli-error-variant"
            text = l10n(code, variant=plain(id), option=unknown, known=known)
            text = l10n("cli-error-variant-meant", text=text, meant=meant) if meant else text
            if error.kind != "option":
                text = with_broken(text, plugins, l10n)
            raise CommandError(text) from None
        chosen.append(choice)
    return tuple(chosen)


def _meant(word: str, known: Iterable[str]) -> str:
    """Returns which of the known ids was probably meant; an empty text if none was, or if only the value is wrong."""
    word, ids = word.partition(IS)[0], [each.partition(IS)[0] for each in known]
    return "" if word in ids else nearest(word, ids)


def _solo(options: Namespace, plugins: Registry, l10n: L10n) -> VariantChoice:
    for option, given in (("--players", options.players is not None), ("--tokens", options.tokens)):
        if given:
            raise CommandError(l10n("cli-error-solo", option=option))
    solos = plugins.solo_games()
    solo = next((each for each in solos if each.id in (options.variants or ())), next(iter(solos), None))
    if solo is None:
        raise CommandError(with_broken(l10n("cli-error-no-solo"), plugins, l10n))
    levels = numbered(solo.options)
    given = [level.strip() for level in options.levels.split(",")] if options.levels is not None else []
    unknown = next((level for level in given if level not in levels), None)
    if unknown is not None:
        raise CommandError(l10n("cli-error-level", level=plain(unknown), known=", ".join(levels) or "–"))
    return VariantChoice(solo.id, tuple(levels[level] for level in given))


def usual_players(variants: Sequence[VariantChoice], plugins: Registry) -> int:
    """Returns how many play if nothing is said: two, or one where a variant allows no more."""
    return min((2, *(plugins.variants[choice.id].players[1] for choice in variants)))


def ruleset_of(
    card_sets: Iterable[str], variants: Sequence[VariantChoice], players: int, plugins: Registry, l10n: L10n
) -> Ruleset:
    """Returns the cards and variants of a game for so many players. Raises CommandError if a variant does not allow
    this number, or for two automatic opponents or campaigns."""
    check_together(variants, players, plugins, l10n)
    with named_faults(plugins.catalog(card_sets), l10n):
        return plugins.ruleset(card_sets, variants)


def check_together(variants: Sequence[VariantChoice], players: int, plugins: Registry, l10n: L10n) -> None:
    """Raises CommandError if a variant does not allow so many players, or for two automatic opponents or campaigns."""
    for choice in variants:
        least, most = plugins.variants[choice.id].players
        if not least <= players <= most:
            id, given = plain(choice.id), str(players)
            raise CommandError(l10n("cli-error-variant-players", variant=id, least=least, most=most, players=given))
    if sum(has_opponent(plugins.variants[choice.id]) for choice in variants) > 1:
        raise CommandError(l10n("cli-error-opponents"))
    if sum(bool(campaign_name(choice)) for choice in variants) > 1:
        raise CommandError(l10n("cli-error-campaigns"))


@contextmanager
def named_faults(catalog: Catalog, l10n: L10n) -> Iterator[None]:
    """Turns what a game with these cards and some variants raises when it is dealt or played into a CommandError
    that says why."""
    try:
        yield
    except TooFewProphecies as error:
        text = l10n("cli-error-sets-few", needed=error.needed, prophecies=error.prophecies)
        raise CommandError(text) from None
    except SetupRefused as error:
        raise CommandError(refusal_text(error.refusal, catalog, l10n)) from None
    except VariantFailed as error:
        text = l10n("cli-error-variant-failed", plugin=plain(error.plugin), error=plain(error.error))
        raise CommandError(text) from None


def levels_of(options: Iterable[str]) -> list[int]:
    """Returns the numbers of the levels among the options of the solo game."""
    return sorted(map(int, numbered(options)))


def sides_text(sides: Sequence[SideSummary], games: int, l10n: L10n) -> Iterator[str]:
    """Returns how often those have won who win together, and by how many points on average."""
    if len(sides) == 1:
        wins = sides[0].wins
        yield l10n("cli-simulate-solo", wins=wins, losses=games - wins, points=sides[0].points)
        return
    for side in sides:
        seats = l10n("list-and").join(str(seat + 1) for seat in side.seats)
        yield l10n("cli-simulate-side", seats=seats, wins=side.wins, points=side.points)
