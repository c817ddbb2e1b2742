"""``coatl play``: plays the game in the app, or with ``--plain`` in lines of text."""

from __future__ import annotations

import io
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import (
    BAD_INPUT,
    SYSTEM_FAILED,
    CommandError,
    ended_in_order,
    is_dumb,
    is_terminal,
    registry,
)
from coatl_tui.settings import Settings, own_name, readable_settings

if TYPE_CHECKING:
    from coatl_core.game.rules import Chance, ComputerSeat, Rules, Setup, VariantChoice
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.hosting.protocol import New
    from coatl_core.plugins.registry import Registry
    from coatl_tui.plain.menu import Menu
    from coatl_tui.plain.questions import Wanted

LONGEST = 500
TABLE_WAYS: dict[str, Chance] = {"beside": "beside", "told": "told"}
"""What the app does beside a real table."""
INVITED, SECRET = "invited", "secret"
"""Who comes by invitation, after an @ like a computer player, and who tells nobody their cards at a real table; the
language's own words do, too."""
_OF_A_GAME = (
    "seats",
    "first",
    "variants",
    "campaign",
    "sets",
    "tokens",
    "solo",
    "levels",
    "edition",
    "half",
    "strict",
    "chance",
    "allow",
    "seed",
)
"""The options that say what game is played."""


def run(options: Namespace, l10n: L10n) -> int:
    """Plays, and returns the exit code. Raises CommandError for a game that there cannot be."""
    if options.json:
        return on_a_pipe(options, l10n)
    if options.plain or is_dumb():
        if not options.plain:
            print(l10n("plain-dumb"))
        return in_lines(options, l10n)
    if options.signs or options.reasons:
        raise CommandError(l10n("cli-play-only-plain", option="--signs" if options.signs else "--reasons"))
    from coatl_core.hosting.invitation import Invitation
    from coatl_tui.cli.app_process import run as run_app

    asked = options.file is not None or options.position is not None or _given(options)
    first = first_game(options, registry(options, l10n), l10n) if asked else None
    if isinstance(first, Invitation):
        return run_app(home(), l10n, options.safe_mode, invitation=first)
    return run_app(home(), l10n, options.safe_mode, wanted=first)


def _given(options: Namespace) -> list[str]:
    """The options that are given of those that say what game is played."""
    return [option for option in _OF_A_GAME if getattr(options, option)]


def first_game(options: Namespace, plugins: Registry, l10n: L10n) -> Setup | Path | New | Invitation | None:
    """Returns the game that is asked for: one that begins, here or at a host, the file of a saved one, or one that
    somebody has asked the player to; None if none is. One that begins with a position is saved first. Raises
    CommandError."""
    others = _given(options)
    if options.position is not None:
        return _set_up(options, [other for other in others if other not in ("seats", "seed")], plugins, l10n)
    if options.file is not None and "@" in options.file and not Path(options.file).exists():
        if others not in ([], ["seats"]) or set(options.seats or "") & {",", "@"}:
            raise CommandError(l10n("cli-play-file-alone", file=plain(options.file)))
        return _invitation(options.file, l10n)
    if options.file is not None and others:
        raise CommandError(l10n("cli-play-file-alone", file=plain(options.file)))
    if options.file is not None:
        if not Path(options.file).exists():
            raise CommandError(l10n("plain-no-such-save", file=plain(options.file)))
        return Path(options.file)
    if options.campaign is not None:
        next_one = _next_chapter(options, [other for other in others if other != "campaign"], plugins, l10n)
        if next_one is not None:
            return next_one
    if others:
        from coatl_tui.plain.questions import Wanted

        chosen, campaign = tuple(options.variants or ()), options.campaign or ""
        wanted = Wanted(options.seats or "", chosen, options.tokens, campaign=campaign)
        return setup_of(options, wanted, plugins, l10n)
    return None


def _next_chapter(options: Namespace, others: list[str], plugins: Registry, l10n: L10n) -> Setup | Path | New | None:
    """Returns the game of the next chapter of a campaign: the file of one that was begun, or a new one, at a host if
    ``--seats`` says that somebody comes by invitation; None if there is no such campaign yet. All else is said by the
    campaign. Raises CommandError."""
    from coatl_core.play.campaigns import begun_game
    from coatl_core.play.campaigntext import campaign_text
    from coatl_core.saves.store import Store
    from coatl_tui.cli.commands.campaigns import read

    campaigns = read(l10n)
    campaign = campaigns.of(options.campaign)
    if campaign is None:
        if not options.variants and not options.solo:
            known = l10n("list-comma").join(each.name for each in campaigns.campaigns) or "–"
            raise CommandError(l10n("cli-play-no-campaign", campaign=plain(options.campaign), known=known))
        return None
    if campaign.over:
        raise CommandError(l10n("cli-play-campaign-over", campaign=campaign_text(campaign, l10n)))
    if [other for other in others if other not in ("seats", "allow")]:
        raise CommandError(l10n("cli-play-campaign-alone", campaign=campaign.name))
    setup = campaign.next_setup()
    if not options.seats:
        return begun_game(campaign, Store(home().saves)) or setup
    return _chapter_at_host(setup, options, plugins, l10n)


def _chapter_at_host(setup: Setup, options: Namespace, plugins: Registry, l10n: L10n) -> New:
    """Returns the message that makes the game of a chapter at a host. Raises CommandError if nobody is invited, or if
    other numbers play than before."""
    from attrs import evolve

    from coatl_core.hosting.protocol import new_of

    names, seats, invited, _ = seats_of(options.seats, readable_settings(home().settings), plugins, l10n)
    if not invited or len(names) != len(setup.players):
        raise CommandError(l10n("cli-play-campaign-seats", players=len(setup.players)))
    here = _look_at_invited(names, seats, invited, options, l10n)
    at_host = evolve(setup, players=_at_host(names, here), seats=seats if any(seats) else ())
    return new_of(at_host, here, allowed(options.allow, l10n))


def _set_up(options: Namespace, others: list[str], plugins: Registry, l10n: L10n) -> Path:
    """Returns the file of a game that begins with a position, and players as in the position or with ``--seats``; the
    position says all the ``others`` would. Raises CommandError."""
    from coatl_tui.cli.commands.set_up import kept, read_line

    if options.file is not None or others:
        raise CommandError(l10n("cli-play-position-alone"))
    settings, start = readable_settings(home().settings), read_line(options, plugins, l10n)
    names, seats = [*start.setup.players], start.setup.seats
    if options.seats:
        names, seats, invited, secret = seats_of(options.seats, settings, plugins, l10n)
        players = len(start.setup.players)
        if invited or secret or len(names) != players:
            raise CommandError(l10n("cli-play-position-seats", players=players))
    named = names_of(names, seats, l10n, start.setup.seed)
    return kept(start, named, seats if any(seats) else (), options.reasons or settings.reasons, plugins, l10n)


def on_a_pipe(options: Namespace, l10n: L10n) -> int:
    """Speaks the protocol on standard input and output, until the input ends."""
    if options.plain or options.file is not None or options.position is not None or _given(options):
        raise CommandError(l10n("cli-play-only-json"))
    from coatl_core.hosting.piped import Piped
    from coatl_tui.plain.loop import run as run_loop

    def tell(what: str, values: dict[str, Any]) -> None:
        if what in ("game-failed", "player-failed"):
            print(plain(f"{what}: {values}", LONGEST), file=sys.stderr)

    async def speak() -> None:
        pipe = Piped(registry(options, l10n), tell)
        try:
            for line in _typed():
                _print(pipe.handle(line))
                while pipe.turns:
                    _print(await pipe.decide())
        finally:
            pipe.close()

    run_loop(speak())
    return 0


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
    sys.stdout.flush()


def _typed() -> Iterator[str]:
    """The lines of standard input, whatever bytes they have."""
    source = getattr(sys.stdin, "buffer", None) or sys.stdin or ()
    for line in source:
        yield line if isinstance(line, str) else line.decode("utf-8", "replace")


def in_lines(options: Namespace, l10n: L10n) -> int:
    """Plays in lines of text on standard input and output."""
    menu = menu_in_lines(options, l10n)
    asked = options.file is not None or options.position is not None or _given(options) not in ([], ["seed"])
    first = first_game(options, menu.registry, l10n) if asked else None  # a seed alone is for what is chosen in lines
    name = (options.seats or "").strip()
    with usable(first, l10n), ended_in_order():
        return 0 if menu.run(first, name) else SYSTEM_FAILED


def menu_in_lines(options: Namespace, l10n: L10n) -> Menu:
    """Returns the way from game to game in lines of text on standard input and output."""
    from coatl_tui.plain.lines import Lines, Typed
    from coatl_tui.plain.menu import Menu
    from coatl_tui.plain.told import Telling
    from coatl_tui.plugin_files import IN_LINES

    plugins = registry(options, l10n, IN_LINES)
    source = sys.stdin or io.StringIO()  # closed by whoever started the program: that is the end of the input

    def deal(wanted: Wanted) -> Setup | New | str:
        try:
            return setup_of(options, wanted, plugins, l10n)
        except CommandError as error:
            return error.text

    if isinstance(source, io.TextIOWrapper):
        lines = Lines(l10n, Typed(source.fileno(), source.encoding), sys.stdout, is_terminal())
    else:
        lines = Lines(l10n, source, sys.stdout, is_terminal())
    settings = readable_settings(home().settings)
    tells, hints = options.reasons or settings.reasons, not settings.purist
    return Menu(lines, l10n, plugins, home(), deal, Telling(l10n, options.signs), tells, hints, options.safe_mode)


@contextmanager
def usable(file: object, l10n: L10n) -> Iterator[None]:
    """Raises CommandError for the SaveError about the ``file`` of a saved game that was asked for."""
    from coatl_core.saves.format import SaveError
    from coatl_core.saves.savetext import save_error_text

    try:
        yield
    except SaveError as error:
        code = SYSTEM_FAILED if error.code in ("locked", "unwritable") else BAD_INPUT
        name = file.name if isinstance(file, Path) else ""
        raise CommandError(save_error_text(error, name, None, l10n), code) from None


def _invitation(text: str, l10n: L10n) -> Invitation:
    from coatl_core.hosting.invitation import read_invitation

    try:
        return read_invitation(text)
    except ValueError:
        raise CommandError(l10n("cli-join-error", text=plain(text))) from None


def setup_of(options: Namespace, wanted: Wanted, plugins: Registry, l10n: L10n) -> Setup | New:
    """Returns the setup of a wanted game, or the message that makes it at a host if somebody comes by invitation; what
    it does not say, the options and the settings do. Raises CommandError."""
    from coatl_core.game.engine import new_game
    from coatl_core.game.rules import Setup, players_of_a_game, random_seed
    from coatl_tui.cli.commands import catalog
    from coatl_tui.cli.commands.variants import named_faults, ruleset_of, variants_of

    settings = readable_settings(home().settings)
    names, seats, invited, secret = seats_of(wanted.seats, settings, plugins, l10n)
    chance = _chance(wanted.chance or options.chance, invited, l10n)
    if secret and (chance != "told" or len(names) == 1):
        raise CommandError(l10n("cli-play-secret-company"))
    here = _look_at_invited(names, seats, invited, options, l10n)
    solo = options.solo or (len(names) == 1 and not wanted.variants)
    asked = Namespace(
        variants=wanted.variants, solo=solo, levels=options.levels, players=None, tokens=wanted.tokens and solo
    )
    if options.levels is not None and not solo:
        raise CommandError(l10n("cli-error-levels-alone"))
    variants = _in_campaign(wanted.campaign, variants_of(asked, plugins, l10n), plugins, l10n)
    least, most = players_of_a_game(bool(variants))
    if not least <= len(names) <= most:
        raise CommandError(l10n("cli-error-players", least=least, most=most, players=str(len(names))))
    card_sets = tuple(each.id for each in catalog(options.sets, plugins, l10n).sets)
    ruleset = ruleset_of(card_sets, variants, len(names), plugins, l10n)
    seed = options.seed or random_seed()
    if not seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    setup = Setup(
        _at_host(names, here) if invited else names_of(names, seats, l10n, seed),
        seed,
        _first(options.first, names, seed, l10n),
        card_sets=card_sets,
        rules=_rules(options, wanted.tokens, settings, l10n),
        variants=variants,
        seats=seats if any(seats) else (),
        chance=chance,
        fields=settings.fields if chance != "seed" else (),
        secret=secret,
    )
    with named_faults(plugins.catalog(card_sets), l10n):
        new_game(setup, ruleset)  # what is wrong with it is told before the first line
    if not invited:
        return setup
    from coatl_core.hosting.protocol import new_of

    return new_of(setup, here, allowed(options.allow, l10n))


def _in_campaign(
    name: str, variants: tuple[VariantChoice, ...], plugins: Registry, l10n: L10n
) -> tuple[VariantChoice, ...]:
    """Returns the variants of the first game of a campaign with this name, or as they are without one. Raises
    CommandError if none of them can be played as a campaign, or if the name cannot be written."""
    from coatl_core.game.campaign import NAME
    from coatl_core.game.rules import VariantChoice
    from coatl_core.game.state import CAMPAIGN, is_campaign
    from coatl_core.game.valued import MOST_OF_TEXT, written
    from coatl_core.play.campaigns import can_be_campaign

    if not name:
        return variants
    id = can_be_campaign(variants, plugins)
    if not id:
        known = ", ".join(each.id for each in plugins.variants.values() if is_campaign(each)) or "–"
        raise CommandError(l10n("cli-play-campaign-variant", known=known))
    try:
        CAMPAIGN.read(name)
    except ValueError:
        raise CommandError(l10n("form-text-wrong", most=MOST_OF_TEXT)) from None
    named = (written(NAME, name),)
    return tuple(VariantChoice(each.id, each.options + (named if each.id == id else ())) for each in variants)


def seats_of(
    text: str, settings: Settings, plugins: Registry, l10n: L10n
) -> tuple[list[str], tuple[ComputerSeat | None, ...], frozenset[int], tuple[int, ...]]:
    """Returns the names, who plays in each seat, the seats whose persons come by invitation, and those of secret hands:
    ``Ann,@hard,@invited`` are a person, a computer player, which has no name yet, and somebody else; ``Bot@hard`` gives
    it one. ``Ann@secret`` tells nobody her cards. Raises CommandError."""
    from coatl_core.game.rules import MOST_OF_NAME, ComputerSeat
    from coatl_tui.plain.words import fold

    names: list[str] = []
    seats: list[ComputerSeat | None] = []
    invited: set[int] = set()
    secret: list[int] = []
    own = own_name(settings, l10n)
    words, hidden = {INVITED, fold(l10n("form-seat-invited"))}, {SECRET, fold(l10n("cli-play-secret-word"))}
    for number, each in enumerate(text.split(",") if text.strip() else [own]):
        name, at, computer = (part.strip() for part in each.partition("@"))
        if at and fold(computer) in hidden:
            secret.append(number)
            at, computer = "", ""
        elif fold(computer.rpartition("@")[2]) in hidden:
            raise CommandError(
                l10n("form-table-invited" if fold(computer).startswith((*words,)) else "form-seat-open-help")
            )
        id, _, level = computer.partition("/")
        if at and fold(computer) in words:  # whoever comes brings a name
            names.append("")
            seats.append(None)
            invited.add(number)
            continue
        if at and id not in plugins.players:
            known = ", ".join((*plugins.players, l10n("form-seat-invited")))
            raise CommandError(l10n("cli-error-player", player=plain(id), known=known))
        if at and level and level not in plugins.players[id].levels:
            known = ", ".join(f"{id}/{level}" for level in plugins.players[id].levels) or id
            raise CommandError(l10n("cli-error-player", player=plain(computer), known=known))
        if not at and not name:
            raise CommandError(l10n("form-name-empty", n=number + 1))
        if name and name in names:
            raise CommandError(l10n("form-names-alike", name=plain(name)))
        names.append(plain(name, MOST_OF_NAME))
        seats.append(ComputerSeat(id, level) if at else None)
    return names, tuple(seats), frozenset(invited), tuple(secret)


def _look_at_invited(
    names: list[str],
    seats: tuple[ComputerSeat | None, ...],
    invited: frozenset[int],
    options: Namespace,
    l10n: L10n,
) -> int:
    """Returns the seat of the one person who plays here. Raises CommandError for what a game by invitation cannot have,
    as the form says it."""
    from coatl_core.hosting.codes import guest_name
    from coatl_core.hosting.running import can_host

    here = [seat for seat, who in enumerate(seats) if who is None and seat not in invited]
    if not invited:
        if options.allow is not None:
            raise CommandError(l10n("cli-play-allow-invited"))
        return here[0] if here else 0
    if not can_host():
        raise CommandError(l10n("form-net"))
    if len(here) != 1:
        raise CommandError(l10n("form-invited-several" if here else "form-invited-nobody"))
    if guest_name(names[here[0]]) in ("", l10n("form-default-name", n=here[0] + 1)):
        raise CommandError(l10n("form-name-yours"))
    if options.seed:
        raise CommandError(l10n("cli-play-seed-invited"))
    return here[0]


def _at_host(names: list[str], here: int) -> tuple[str, ...]:
    """The names of a game at a host: everybody but the one who makes it brings their own."""
    from coatl_core.hosting.codes import NOBODY, guest_name

    return tuple(guest_name(name) if seat == here else NOBODY for seat, name in enumerate(names))


def _chance(text: str | None, invited: frozenset[int], l10n: L10n) -> Chance:
    """Where chance comes from: the app's seed, or a real table. Raises CommandError."""
    if text is None:
        return "seed"
    if invited:
        raise CommandError(l10n("form-table-invited"))
    if text in TABLE_WAYS:
        return TABLE_WAYS[text]
    raise CommandError(l10n("cli-play-chance-unknown", chance=plain(text), known=", ".join(TABLE_WAYS)))


def allowed(text: str | None, l10n: L10n) -> tuple[str, ...]:
    """What is allowed in a game by invitation, as the form proposes it if nothing is said. Raises CommandError."""
    from coatl_core.hosting.protocol import ALLOWED

    words = ("hints",) if text is None else tuple(word for word in map(str.strip, text.split(",")) if word)
    wrong = next((word for word in words if word not in ALLOWED), None)
    if wrong is not None:
        raise CommandError(l10n("cli-play-allow-unknown", word=plain(wrong), known=", ".join(ALLOWED)))
    return tuple(dict.fromkeys(words))


def _first(text: str | None, names: list[str], seed: str, l10n: L10n) -> int:
    """The seat of who begins: that of a name or of a number, or one that is drawn. Raises CommandError."""
    from coatl_core.game.rules import draw_first

    if text is None:
        return 0 if len(names) == 1 else draw_first(seed, len(names))
    if text in names:
        return names.index(text)
    if text.isdecimal() and text.isascii() and 1 <= int(text[:9]) <= len(names):
        return int(text) - 1
    raise CommandError(l10n("cli-play-first-unknown", first=plain(text), seats=len(names)))


def names_of(names: list[str], seats: tuple[ComputerSeat | None, ...], l10n: L10n, seed: str) -> tuple[str, ...]:
    """The names, with those that computer players give themselves."""
    from coatl_core.game.rules import MOST_OF_NAME
    from coatl_core.language.playertext import player_name

    random = Random(seed)
    for seat, computer in enumerate(seats):
        if computer is not None and not names[seat]:
            names[seat] = player_name(computer.id, l10n, random, names)[:MOST_OF_NAME]
    return tuple(names)


def _rules(options: Namespace, tokens: bool, settings: Settings, l10n: L10n) -> Rules:
    """The rules of the edition that is asked for, or of the settings. Raises CommandError."""
    from attrs import evolve

    from coatl_core.game.editions import EDITIONS, edition_of
    from coatl_core.game.rules import Rules

    rules = Rules(sacrifice_tokens=tokens)
    edition = edition_of(options.edition) if options.edition is not None else None
    if options.edition is not None and edition is None:
        known = ", ".join(edition.tag for edition in EDITIONS)
        raise CommandError(l10n("cli-play-no-edition", edition=plain(options.edition), known=known))
    if options.half or options.strict:
        if options.edition is not None:
            raise CommandError(l10n("cli-play-edition-alone"))
        return evolve(rules, unfinished_score_half=options.half, strict_x=options.strict)
    if edition is not None:
        return edition.applied_to(rules)
    return evolve(settings.rules_in(l10n.tag), sacrifice_tokens=tokens)
