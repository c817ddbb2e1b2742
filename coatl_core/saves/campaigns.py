"""The player's campaigns: a small JSON file in the player's data folder.

A chapter is counted once. The game of the last chapter may be finished again as long as the next one has not begun; any
other game of a chapter that is counted changes nothing. Each campaign holds the whole setup of its next game. Other
copies of the program may write the file meanwhile.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from coatl_core.files.atomic import alone, write
from coatl_core.files.jsonfile import read_or_set_aside
from coatl_core.files.sanitize import plain
from coatl_core.game.campaign import Carried, campaign_of, next_game
from coatl_core.game.rules import Setup, random_seed
from coatl_core.game.valued import MOST_OF_TEXT
from coatl_core.saves.records import NewerRecords, check_date, version_of
from coatl_core.saves.setupjson import setup_converter

FORMAT = "coatl-campaigns"
VERSION = 1
MOST_BYTES = 20_000_000
"""The largest file that is read: more campaigns than anybody plays."""


def _plain(name: str) -> str:
    return plain(name, MOST_OF_TEXT)


@frozen
class Chapter:
    """A chapter that is counted: its number, the seed of its game, when it was finished, and the points of each player
    in the campaign after it."""

    number: int
    seed: str
    finished: str = field(validator=check_date)
    points: tuple[int, ...]


@frozen
class Campaign:
    """One campaign. ``setup`` is that of the game that comes next, or of the last one when it is over. ``begun`` is the
    seed of the game of the next chapter that was begun last, empty if none was. ``total`` is how many chapters there
    are, 0 as long as that is not known. ``winners`` are the seats that have won it when it is ``over``. Raises
    ValueError for points of other seats, and for a setup of another campaign."""

    name: str = field(converter=_plain)
    setup: Setup
    begun: str = ""
    chapters: tuple[Chapter, ...] = ()
    total: int = 0
    over: bool = False
    winners: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        seats = range(len(self.setup.players))
        if any(len(chapter.points) != len(seats) for chapter in self.chapters) or not {*self.winners} <= {*seats}:
            raise ValueError("seats")
        if (campaign_of(self.setup) or ("", ""))[0] != self.name:
            raise ValueError("name")

    @property
    def variant(self) -> str:
        """The id of the variant that it is one of."""
        found = campaign_of(self.setup)
        return found[1] if found is not None else ""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each player; none before the end of the first chapter."""
        return self.chapters[-1].points if self.chapters else ()

    @property
    def chapter(self) -> int:
        """The number of the chapter that comes next, or of the last one when it is over."""
        last = self.chapters[-1].number if self.chapters else 0
        return last if self.over else last + 1

    def next_setup(self) -> Setup:
        """Returns the setup of the next game, with a seed of its own each time: who has seen a deal plays another."""
        return self.setup.with_seed(random_seed())

    def has_next(self, setup: Setup) -> bool:
        """Returns whether a game with this setup is one of the next chapter. Before the first one is over nothing but
        the players tells two campaigns of one name apart; later what they have carried does so, and somebody else may
        play on."""
        if self.chapters:
            same = len(setup.players) == len(self.setup.players)
        else:
            same = {*setup.players} == {*self.setup.players}
        return same and not self.over and setup.variants == self.setup.variants

    def _counts(self, setup: Setup) -> bool:
        return any(chapter.seed == setup.seed for chapter in self.chapters)

    def with_begun(self, setup: Setup) -> Campaign:
        """Returns the campaign after a game with this setup was begun or gone on with."""
        return evolve(self, begun=setup.seed) if self.has_next(setup) and not self._counts(setup) else self

    def after(self, setup: Setup, carried: Carried, day: str) -> Campaign | None:
        """Returns the campaign after a game with this setup that has left this; None if it does not count."""
        before = self.chapters
        if before and before[-1].seed == setup.seed and not self.begun:
            before = before[:-1]  # it was taken up again, and has ended otherwise
        elif not self.has_next(setup) or self._counts(setup):
            return None
        counted = Chapter(carried.chapter, setup.seed, day, carried.points)
        following = setup if carried.is_over else next_game(setup, carried)
        return Campaign(
            self.name,
            following,
            chapters=(*before, counted),
            total=carried.chapters,
            over=carried.is_over,
            winners=carried.won_by,
        )


@frozen
class Campaigns:
    """All campaigns, in the order of their beginning. ``aside`` is the new path of a damaged file, and ``fault`` what
    was wrong with it; ``unread`` is why the file could not be read."""

    path: Path
    campaigns: tuple[Campaign, ...] = ()
    aside: Path | None = None
    fault: str = ""
    unread: OSError | NewerRecords | None = None

    def of(self, name: str) -> Campaign | None:
        """Returns the campaign with this name; None if there is none."""
        return next((each for each in self.campaigns if each.name == name), None)

    def begun(self, setup: Setup, made: bool = False) -> Campaigns:
        """Keeps that the player has begun a game of a campaign, and the campaign itself with its first game. If the
        player has ``made`` it at a host, those who have come there are its players. Raises OSError and NewerRecords, as
        all that writes."""
        found = campaign_of(setup)
        if found is None:
            return self
        with alone(self.path):
            now = load_campaigns(self.path)
            campaign = now.of(found[0])
            if campaign is None or (made and not campaign.chapters and campaign.setup.variants == setup.variants):
                campaign = Campaign(found[0], setup)
            return now._with(campaign.with_begun(setup))

    def ended(self, setup: Setup, carried: Carried, day: str) -> tuple[Campaigns, bool]:
        """Counts a game of a campaign that is over, and returns whether it counts. It does not if the player has begun
        none of this campaign, because then they have only looked on; but a damaged file may have known it."""
        with alone(self.path):
            now = load_campaigns(self.path)
            found = campaign_of(setup)
            campaign = now.of(found[0]) if found is not None else None
            if found is None or (campaign is None and self.aside is None):
                return now, False
            campaign = campaign or Campaign(found[0], setup)
            if any(chapter.seed == setup.seed and chapter.points == carried.points for chapter in campaign.chapters):
                return now, True  # counted already: it is only looked at again
            after = campaign.after(setup, carried, day)
            return (now, False) if after is None else (now._with(after), True)

    def _with(self, changed: Campaign) -> Campaigns:
        """Writes one campaign, new or instead of the one with its name."""
        if self.of(changed.name) == changed:
            return self
        known = self.of(changed.name) is not None
        changing = tuple(changed if each.name == changed.name else each for each in self.campaigns)
        after = evolve(self, campaigns=changing if known else (*self.campaigns, changed))
        write(self.path, _text(after.campaigns))
        return after


def load_campaigns(path: Path) -> Campaigns:
    """Returns the campaigns in the file; none if there is no file. A damaged file is set aside. Raises NewerRecords,
    and OSError if the file cannot be opened or renamed."""
    campaigns, aside, fault = read_or_set_aside(path, MOST_BYTES, _read)
    return Campaigns(path, campaigns or (), aside, fault)


def known_campaigns(path: Path) -> Campaigns:
    """Returns the same to be shown; none, and why, if the file cannot be read."""
    try:
        return load_campaigns(path)
    except (OSError, NewerRecords) as error:
        return Campaigns(path, unread=error)


def _text(campaigns: tuple[Campaign, ...]) -> str:
    converter = setup_converter()
    lines = (json.dumps(converter.unstructure(each), ensure_ascii=False) for each in campaigns)
    head = json.dumps({"format": FORMAT, "version": VERSION})[:-1]
    return f'{head}, "campaigns": [\n' + ",\n".join(lines) + "\n]}\n"


def _read(data: Any) -> tuple[Campaign, ...]:
    """Returns the campaigns in a file. Raises NewerRecords, and other errors if it is damaged."""
    version_of(data, FORMAT, VERSION)
    campaigns: tuple[Campaign, ...] = setup_converter().structure(data.get("campaigns"), tuple[Campaign, ...])
    if len({each.name for each in campaigns}) < len(campaigns):
        raise ValueError("a name stands there twice")
    return campaigns
