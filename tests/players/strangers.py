"""Computer players of strangers, which do what players should not do. They must be found by name in other processes."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.players import Budget, Choice, ComputerPlayer, Told
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.players.player_process import MOST_MEMORY


class Talker(ComputerPlayer):
    """Prints, remembers, and says how many events it was told and how often it was asked."""

    id = "talker"

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        self.heard: list[Event] = []
        self.asked = 0

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        print("thinking aloud", flush=True)
        self.asked += 1
        return Choice((legal[-1],), Told("talker", {"heard": len(self.heard), "asked": self.asked}))

    def saw(self, event: Event) -> None:
        self.heard.append(event)


class Leaver(ComputerPlayer):
    """Ends the process it thinks in."""

    id = "leaver"

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        os._exit(3)


class Sleeper(ComputerPlayer):
    """Never answers."""

    id = "sleeper"

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        while True:
            time.sleep(1)


class Once(ComputerPlayer):
    """Never answers who asks it first; the process of that one is noted in the file ``NOTE``."""

    id = "once"

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        with suppress(FileExistsError), Path(os.environ["NOTE"]).open("x", encoding="utf-8") as note:
            note.write(f"{os.getppid()}\n")
            note.flush()
            while True:
                time.sleep(1)
        return Choice((legal[-1],))


class Parent(ComputerPlayer):
    """Starts another process, notes its number in the file ``NOTE`` and never answers. The other keeps whatever this
    one has open; at the level ``escaped`` it also leaves its group."""

    id = "parent"
    levels = ("", "escaped")

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        child = os.fork()
        if not child:
            if self.level == "escaped":
                os.setsid()
            Path(os.environ["NOTE"]).write_text(str(os.getpid()), "utf-8")
        while True:
            time.sleep(1)


class Forger(ComputerPlayer):
    """Writes an answer of its own into every pipe it finds: at the level ``size`` one that is said to be very long, at
    the level ``text`` one that is no answer."""

    id = "forger"
    levels = ("size", "text")

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        message = b"\xff" * 8 if self.level == "size" else (7).to_bytes(8) + b"nothing"
        for number in range(3, 100):
            with suppress(OSError):
                os.write(number, message)
        return Choice((legal[0],))


class Greedy(ComputerPlayer):
    """Wants a part of the memory that its process may have: at the level ``at-once`` all of it, at ``slowly`` a fifth
    in each turn, which it keeps; at ``moment`` a third, which it gives back."""

    id = "greedy"
    levels = ("at-once", "slowly", "moment")

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        self.kept: list[bytearray] = []

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        part = {"at-once": 1, "slowly": 5, "moment": 3}[self.level]
        taken = bytearray(MOST_MEMORY // part)
        if self.level == "slowly":
            self.kept.append(taken)
        return Choice((legal[-1],))


class Stumbler(ComputerPlayer):
    """Raises an error."""

    id = "stumbler"

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        raise KeyError("where?")
