"""Secret hands at a real table in lines: what they show is typed, and the game is the one that was told."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game import actions as a
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening, to_lay
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.secret import laid_beside, must_show
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import CardNaming
from coatl_core.play.asking import Asking, CardAsked, PiecesAsked
from coatl_core.saves.store import read
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.play import setup_of
from coatl_tui.plain.questions import Wanted
from coatl_tui.plain.words import unnamed, written
from tests.conftest import Effort
from tests.plain.support import kind, play, saved, script, shared_l10n, typist_of
from tests.plain.test_real_table import L10N, lying
from tests.support import Sensible, registry
from tests.told.shadow import Secret, there
from tests.tui.secret_typist import known_as_secret, shown_beside


class Company:
    """An ordinary game with a seed is the real table. ``told`` is what the app knows of it, and ``lines`` is what the
    people type for that."""

    def __init__(self, setup: Setup, secret: tuple[int, ...]) -> None:
        ruleset = registry().ruleset(setup.card_sets, setup.variants)
        self.real, self.secret = Session(setup, ruleset), secret
        self.setup = known_as_secret(setup, secret)
        self.told = Session(self.setup, ruleset)
        self.lines: list[str] = []
        self.reads: int | None = None
        """The seat that reads the lines."""
        self._lay()
        self._sit()

    def _lay(self) -> None:
        found = self._named(to_lay(self.told.state), self.real.state, lays=True)
        self.told.push(found)
        self.reads = None

    def _sit(self) -> None:
        """Whoever has a hand that was told presses Enter when they sit down."""
        if not self.real.over and self.told.acting != self.reads and self.told.acting not in self.secret:
            self.lines.append("")
        self.reads = self.told.acting

    def _named(
        self, openings: tuple[Opening, ...], after: GameState, shows: tuple[str, ...] = (), lays: bool = False
    ) -> Found:
        """Types what these openings bring, and what a secret hand shows with them."""
        asking, shown = Asking(openings, self.told.view(self.told.acting), lays), list(shows)
        while (asked := asking.asked) is not None:
            if isinstance(asked, PiecesAsked):
                pieces = lying(asked, after)
                self.lines.append("".join(each.color for each in pieces).lower())
                asking.give_pieces(pieces)
            elif asked.may_lack and not shown:
                self.lines.append("")
                asking.lack()
            else:
                if lays and asked.seat is not None and asked.seat != self.reads:
                    self.lines.append("")
                    self.reads = asked.seat
                self._name(asking, asked, shown.pop(0) if shown else there(after, asked.at)[asked.number - 1])
        return asking.found()

    def _name(self, asking: Asking, asked: CardAsked, card: str) -> None:
        self.lines.append(CardNaming(asking.view.catalog, asking.cards(), own_letters(L10N)).keys(card).lower())
        asking.give_card(card)

    def play_one(self, player: Sensible) -> None:
        """Plays an action at both tables, and types it."""
        before = self.real.state
        action = player.choose(before, tuple(self.real.legal_actions))
        if isinstance(action, a.Keep):
            action = a.Keep(tuple(sorted(action.cards, key=before.player.hand.index)))  # as they lie
        secret, shows, played = before.seat in self.secret, tuple[str, ...](), action
        if secret and isinstance(action, a.Keep):
            left = list(before.player.hand)
            for card in action.cards:
                left.remove(card)
            shows, played = tuple(left), a.Keep(())
        elif secret and must_show(self.told.state, action):
            shows = (shown_beside(self.real, action),)
        self.lines.append(written(unnamed(action) if secret else played, self.told.view(before.seat)))
        if secret and isinstance(action, a.Keep):
            self.lines[-1] = "keep"
        if secret and isinstance(action, a.Fulfil | a.Discard | a.ClaimOwn):
            self._type_shown(action)
        self.real.push(action)
        openings = self.told.opened(played)
        found = self._named(openings, self.real.state, shows) if openings else None
        self.told.push(played, found)
        beside = laid_beside(played, found)
        if beside is not None:
            self.real.push(beside)
            self.told.push(beside)
        self.compare()
        self._sit()

    def _type_shown(self, action: a.Fulfil | a.Discard | a.ClaimOwn) -> None:
        """Types the card that is shown for an action: one of those that fit."""
        fits = [each for each in self.told.legal_actions if unnamed(each) == unnamed(action)]
        among = tuple(each.card for each in fits if isinstance(each, a.Fulfil | a.Discard | a.ClaimOwn))
        at = f"{'temple' if isinstance(action, a.ClaimOwn) else 'hand'} {self.told.acting + 1}"
        asking = Asking((Opening(at, at, among=among),), self.told.view(self.told.acting))
        assert isinstance(asking.asked, CardAsked)
        self._name(asking, asking.asked, action.card)

    def compare(self) -> None:
        """The game that is told is the one on the table, as far as it is."""
        shadow = Secret.__new__(Secret)
        shadow.setup, shadow.ruleset, shadow.looks, shadow.secret = self.real.setup, self.real.ruleset, 20, self.secret
        shadow.real, shadow.told = self.real, self.told
        shadow.compare()


def in_company(seed: str, secret: tuple[int, ...], turns: int, tokens: bool = False) -> Company:
    """A game of two that has been played for so many turns."""
    company = Company(evolve(kind("two"), seed=seed, rules=Rules(sacrifice_tokens=tokens)), secret)
    player = Sensible(seed)
    while not company.real.over and company.real.state.turn < turns:
        company.play_one(player)
    return company


@pytest.mark.slow
def test_a_game_with_a_secret_hand_is_told_in_lines(tmp_path: Path, effort: Effort) -> None:
    for number in effort.seeds(quick=1, test=1, exhaustive=6):
        turns = effort(quick=3, test=8, exhaustive=1000)
        company = in_company(f"secret {number}", ((0,), (1,), (0, 1))[number % 3], turns, number % 2 == 1)
        folder = tmp_path / str(number)
        menu = play(company.setup, folder, script(*company.lines), L10N)
        assert not [line for line in typist_of(menu).transcript.splitlines() if line.startswith("?")]
        assert read(saved(folder)).actions == tuple(played.entry for played in company.told.history)


def test_what_a_secret_hand_can_do_is_listed_without_its_cards(tmp_path: Path) -> None:
    company = in_company("secret list", (0,), 1)
    while company.told.acting != 0:
        company.play_one(Sensible("list"))
    told = typist_of(
        play(company.setup, tmp_path, script(*company.lines, "?", "me", "hint", "fulfil 1"), L10N)
    ).transcript
    assert "Your hand is secret, so there is no help here" in told
    assert "No prophecy that you could hold can be used now." in told
    assert "base:" not in told.rpartition("> ?")[2]


def test_what_was_told_to_another_is_not_left_to_be_read_by_who_has_a_secret_hand(tmp_path: Path) -> None:
    company = in_company("secret read", (0,), 6)
    told = typist_of(play(company.setup, tmp_path, script(*company.lines), L10N)).transcript
    parts = told.split("empty lines)")
    assert [part.count("Hand 1:") for part in parts if "it is Ann's turn" in part] and len(parts) > 4
    assert not any("Hand 1:" in part and "it is Ann's turn" in part.rpartition("Hand 1:")[2] for part in parts)


def test_a_secret_hand_is_asked_for_with_the_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COATL_HOME", str(tmp_path))
    given = ("first", "variants", "sets", "solo", "levels", "edition", "half", "strict", "allow", "seed", "seats")
    options = Namespace(**dict.fromkeys((*given, "chance")), tokens=False)

    def asked(seats: str, chance: str = "told") -> Setup:
        setup = setup_of(options, Wanted(seats, chance=chance), registry(), L10N)  # type: ignore[arg-type]
        assert isinstance(setup, Setup)
        return setup

    assert asked("Ann@secret,Bob,@easy").secret == (0,)
    assert setup_of(options, Wanted("Ann@tajně,Bob", chance="told"), registry(), shared_l10n("cs")).secret == (0,)  # type: ignore[union-attr]
    for seats, chance, why in (
        ("Ann@secret,Bob", "", "give --chance told"),
        ("Ann@secret", "told", "at least two seats"),
        ("Ann,Bot@easy@secret", "told", "must know their cards"),
        ("Ann,@invited@secret", "told", "nobody can be invited"),
    ):
        with pytest.raises(CommandError, match=why):
            asked(seats, chance)
