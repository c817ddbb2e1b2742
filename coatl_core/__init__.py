"""The game of Cóatl: its rules, cards, saves and plugins, without any terminal.

``import coatl_core as coatl`` is all that a program needs; ``docs/library.md`` explains it. Each name is imported from
its module when it is first used, so that importing the package costs no time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coatl_core.cards.cardfile import read_card_set
    from coatl_core.cards.catalog import CardSet, Catalog
    from coatl_core.cards.distance import additions, distance
    from coatl_core.cards.patterns import Pattern, PatternError, parse_pattern
    from coatl_core.cards.pieces import BODIES, COLORS, HEADS, PIECES, TAILS, Piece, loose_piece, piece
    from coatl_core.cards.prophecies import Prophecy, prophecy
    from coatl_core.cards.temples import Requirement, RequirementError, Temple, parse_requirement
    from coatl_core.files.problems import FileError, Problem
    from coatl_core.game.abilities import (
        HasCards,
        HasForecast,
        HasHiddenCards,
        HasLimits,
        HasPanel,
        HasPieces,
        HasPlaces,
        HasSecrets,
        HasStatistics,
    )
    from coatl_core.game.actions import (
        Action,
        ClaimOwn,
        ClaimPile,
        Discard,
        Do,
        Done,
        DrawDeck,
        DrawRow,
        Duty,
        EndTurn,
        Extend,
        Fulfil,
        Keep,
        Onward,
        Pass,
        Pick,
        Start,
        Step,
        Take,
        Vision,
        parse_action,
    )
    from coatl_core.game.campaign import Carried
    from coatl_core.game.coatl import Coatl, ScoreLine, VariantLine, parse_coatl, score_lines
    from coatl_core.game.determinize import determinize, redeal
    from coatl_core.game.engine import advance, apply, new_game
    from coatl_core.game.errors import IllegalActionError, PlayerFailed, Refusal, SetupRefused, VariantFailed
    from coatl_core.game.events import (
        Claimed,
        Completed,
        DeckRenewed,
        Discarded,
        DrewFromDeck,
        DrewFromRow,
        EndBegan,
        Ending,
        Event,
        Extended,
        Fulfilled,
        GameEnded,
        Kept,
        LaidAnew,
        Passed,
        Picked,
        RoundBegan,
        RowDiscarded,
        RowRefilled,
        Started,
        SupplyRefilled,
        TempleUncovered,
        TokenSpent,
        Took,
        TookTemple,
        TurnBegan,
        TurnEnded,
        VariantEvent,
        WentOn,
        seen_by,
    )
    from coatl_core.game.found import Found, Lies, parse_found
    from coatl_core.game.goal import Goal
    from coatl_core.game.laying import Opening, to_lay
    from coatl_core.game.legal_actions import legal_actions
    from coatl_core.game.offers import Item, Offer, PanelLine, Question
    from coatl_core.game.opened import opened, read_back, told_of
    from coatl_core.game.opponent import Forecast, Opponent, OpponentCard, SeenTable, Table
    from coatl_core.game.players import Budget, Choice, ComputerPlayer, Told
    from coatl_core.game.refill import refill_if_emptied
    from coatl_core.game.refusals import refusal
    from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
    from coatl_core.game.scoresheet import CoatlScore, PlayerScore, ScoreSheet, Statistic
    from coatl_core.game.scoring import score_sheet, seen_sheet, view_sheet
    from coatl_core.game.session import Played, Session
    from coatl_core.game.simulate import Summary, simulate
    from coatl_core.game.state import GameState, HasCampaign, HasOpponent, HasVerdict, Phase, Player, Ruleset, Variant
    from coatl_core.game.track import Note, Rung, Track, Window
    from coatl_core.game.valued import ChoiceOption, NumberOption, TextOption
    from coatl_core.game.view import PileView, PlayerView, SeatView, view
    from coatl_core.game.whereabouts import statement
    from coatl_core.language.actiontext import action_text, due_text, turn_text
    from coatl_core.language.eventtext import event_text
    from coatl_core.language.l10n import L10n, english
    from coatl_core.language.outcometext import outcome_sentences, sheet_text
    from coatl_core.language.recaptext import recap_text
    from coatl_core.language.refusaltext import refusal_text
    from coatl_core.language.viewpicture import view_svg
    from coatl_core.language.viewtext import view_text
    from coatl_core.library import Game, Outcome, catalog, registry
    from coatl_core.play.analysis import Judged
    from coatl_core.players.program import ProgramPlayer
    from coatl_core.plugins.hookspecs import hookimpl
    from coatl_core.plugins.loading import load_plugins
    from coatl_core.plugins.registry import Registry, UnknownContent
    from coatl_core.saves.format import SaveError
    from coatl_core.saves.gamerecord import GameRecord, RecordTurn, read_record
    from coatl_core.saves.position import position
    from coatl_core.saves.position_fields import PositionError
    from coatl_core.saves.wire import (
        action_from_json,
        event_from_json,
        refusal_from_json,
        setup_from_json,
        to_json,
        view_from_json,
    )

    __version__: str

_MODULES = {
    "coatl_core.cards.cardfile": "read_card_set",
    "coatl_core.cards.catalog": "CardSet Catalog",
    "coatl_core.cards.distance": "additions distance",
    "coatl_core.cards.patterns": "Pattern PatternError parse_pattern",
    "coatl_core.cards.pieces": "BODIES COLORS HEADS PIECES Piece TAILS loose_piece piece",
    "coatl_core.cards.prophecies": "Prophecy prophecy",
    "coatl_core.cards.temples": "Requirement RequirementError Temple parse_requirement",
    "coatl_core.files.problems": "FileError Problem",
    "coatl_core.game.abilities": (
        "HasCards HasForecast HasHiddenCards HasLimits HasPanel HasPieces HasPlaces HasSecrets HasStatistics"
    ),
    "coatl_core.game.actions": (
        "Action ClaimOwn ClaimPile Discard Do Done DrawDeck DrawRow Duty EndTurn Extend Fulfil Keep Onward Pass Pick "
        "Start Step Take Vision parse_action"
    ),
    "coatl_core.game.campaign": "Carried",
    "coatl_core.game.coatl": "Coatl ScoreLine VariantLine parse_coatl score_lines",
    "coatl_core.game.determinize": "determinize redeal",
    "coatl_core.game.engine": "advance apply new_game",
    "coatl_core.game.errors": "IllegalActionError PlayerFailed Refusal SetupRefused VariantFailed",
    "coatl_core.game.events": (
        "Claimed Completed DeckRenewed Discarded DrewFromDeck DrewFromRow EndBegan Ending Event Extended "
        "Fulfilled GameEnded Kept LaidAnew Passed Picked RoundBegan RowDiscarded RowRefilled Started SupplyRefilled "
        "TempleUncovered TokenSpent Took TookTemple TurnBegan TurnEnded VariantEvent WentOn seen_by"
    ),
    "coatl_core.game.found": "Found Lies parse_found",
    "coatl_core.game.goal": "Goal",
    "coatl_core.game.laying": "Opening to_lay",
    "coatl_core.game.legal_actions": "legal_actions",
    "coatl_core.game.offers": "Item Offer PanelLine Question",
    "coatl_core.game.track": "Note Rung Track Window",
    "coatl_core.game.opened": "opened read_back told_of",
    "coatl_core.game.opponent": "Forecast Opponent OpponentCard SeenTable Table",
    "coatl_core.game.players": "Budget Choice ComputerPlayer Told",
    "coatl_core.game.refill": "refill_if_emptied",
    "coatl_core.game.refusals": "refusal",
    "coatl_core.game.rules": "ComputerSeat Rules Setup VariantChoice",
    "coatl_core.game.scoresheet": "CoatlScore PlayerScore ScoreSheet Statistic",
    "coatl_core.game.scoring": "score_sheet seen_sheet view_sheet",
    "coatl_core.game.session": "Played Session",
    "coatl_core.game.simulate": "Summary simulate",
    "coatl_core.game.state": "GameState HasCampaign HasOpponent HasVerdict Phase Player Ruleset Variant",
    "coatl_core.game.valued": "ChoiceOption NumberOption TextOption",
    "coatl_core.game.view": "PileView PlayerView SeatView view",
    "coatl_core.game.whereabouts": "statement",
    "coatl_core.language.actiontext": "action_text due_text turn_text",
    "coatl_core.language.eventtext": "event_text",
    "coatl_core.language.l10n": "L10n english",
    "coatl_core.language.outcometext": "outcome_sentences sheet_text",
    "coatl_core.language.recaptext": "recap_text",
    "coatl_core.language.refusaltext": "refusal_text",
    "coatl_core.language.viewpicture": "view_svg",
    "coatl_core.language.viewtext": "view_text",
    "coatl_core.library": "Game Outcome catalog registry",
    "coatl_core.play.analysis": "Judged",
    "coatl_core.players.program": "ProgramPlayer",
    "coatl_core.plugins.hookspecs": "hookimpl",
    "coatl_core.plugins.loading": "load_plugins",
    "coatl_core.plugins.registry": "Registry UnknownContent",
    "coatl_core.saves.format": "SaveError",
    "coatl_core.saves.gamerecord": "GameRecord RecordTurn read_record",
    "coatl_core.saves.position": "position",
    "coatl_core.saves.position_fields": "PositionError",
    "coatl_core.saves.wire": (
        "action_from_json event_from_json refusal_from_json setup_from_json to_json view_from_json"
    ),
}
"""The module of each name that this package offers."""

_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = [
    "BODIES",
    "COLORS",
    "HEADS",
    "PIECES",
    "TAILS",
    "Action",
    "Budget",
    "CardSet",
    "Carried",
    "Catalog",
    "Choice",
    "ChoiceOption",
    "ClaimOwn",
    "ClaimPile",
    "Claimed",
    "Coatl",
    "CoatlScore",
    "Completed",
    "ComputerPlayer",
    "ComputerSeat",
    "DeckRenewed",
    "Discard",
    "Discarded",
    "Do",
    "Done",
    "DrawDeck",
    "DrawRow",
    "DrewFromDeck",
    "DrewFromRow",
    "Duty",
    "EndBegan",
    "EndTurn",
    "Ending",
    "Event",
    "Extend",
    "Extended",
    "FileError",
    "Forecast",
    "Found",
    "Fulfil",
    "Fulfilled",
    "Game",
    "GameEnded",
    "GameRecord",
    "GameState",
    "Goal",
    "HasCampaign",
    "HasCards",
    "HasForecast",
    "HasHiddenCards",
    "HasLimits",
    "HasOpponent",
    "HasPanel",
    "HasPieces",
    "HasPlaces",
    "HasSecrets",
    "HasStatistics",
    "HasVerdict",
    "IllegalActionError",
    "Item",
    "Judged",
    "Keep",
    "Kept",
    "L10n",
    "LaidAnew",
    "Lies",
    "Note",
    "NumberOption",
    "Offer",
    "Onward",
    "Opening",
    "Opponent",
    "OpponentCard",
    "Outcome",
    "PanelLine",
    "Pass",
    "Passed",
    "Pattern",
    "PatternError",
    "Phase",
    "Pick",
    "Picked",
    "Piece",
    "PileView",
    "Played",
    "Player",
    "PlayerFailed",
    "PlayerScore",
    "PlayerView",
    "PositionError",
    "Problem",
    "ProgramPlayer",
    "Prophecy",
    "Question",
    "RecordTurn",
    "Refusal",
    "Registry",
    "Requirement",
    "RequirementError",
    "RoundBegan",
    "RowDiscarded",
    "RowRefilled",
    "Rules",
    "Ruleset",
    "Rung",
    "SaveError",
    "ScoreLine",
    "ScoreSheet",
    "SeatView",
    "SeenTable",
    "Session",
    "Setup",
    "SetupRefused",
    "Start",
    "Started",
    "Statistic",
    "Step",
    "Summary",
    "SupplyRefilled",
    "Table",
    "Take",
    "Temple",
    "TempleUncovered",
    "TextOption",
    "TokenSpent",
    "Told",
    "Took",
    "TookTemple",
    "Track",
    "TurnBegan",
    "TurnEnded",
    "UnknownContent",
    "Variant",
    "VariantChoice",
    "VariantEvent",
    "VariantFailed",
    "VariantLine",
    "Vision",
    "WentOn",
    "Window",
    "action_from_json",
    "action_text",
    "additions",
    "advance",
    "apply",
    "catalog",
    "determinize",
    "distance",
    "due_text",
    "english",
    "event_from_json",
    "event_text",
    "hookimpl",
    "legal_actions",
    "load_plugins",
    "loose_piece",
    "new_game",
    "opened",
    "outcome_sentences",
    "parse_action",
    "parse_coatl",
    "parse_found",
    "parse_pattern",
    "parse_requirement",
    "piece",
    "position",
    "prophecy",
    "read_back",
    "read_card_set",
    "read_record",
    "recap_text",
    "redeal",
    "refill_if_emptied",
    "refusal",
    "refusal_from_json",
    "refusal_text",
    "registry",
    "score_lines",
    "score_sheet",
    "seen_by",
    "seen_sheet",
    "setup_from_json",
    "sheet_text",
    "simulate",
    "statement",
    "to_json",
    "to_lay",
    "told_of",
    "turn_text",
    "view",
    "view_from_json",
    "view_sheet",
    "view_svg",
    "view_text",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        return import_module("coatl_core.version").version()
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
