"""Sacrifice tokens, and the moves that variants offer: what is done beside the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from rich.cells import cell_len

from coatl_core.files.sanitize import plain
from coatl_core.game import actions as a
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.rules import TokenKind
from coatl_core.game.state import Variant
from coatl_core.language.optiontext import variant_title
from coatl_core.play.table_game import TableGame
from coatl_core.play.things import Pile
from coatl_tui.table.face import Face
from coatl_tui.table.offering import Offering
from coatl_tui.table.offers import pick_brief, pick_label, picks
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.scene import Scene
from coatl_tui.table.telling import Telling, refused_text
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span

_AROUND = 4
"""The cells of an answer beside its text."""


class Spending:
    """``act`` tries an action, ``choose_from`` asks for one of the things on the table."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        questions: Questions,
        offering: Offering,
        telling: Telling,
        act: Callable[[a.Action], None],
        choose_from: Callable[[Mapping[object, a.Action], str], None],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._questions = questions
        self._offering = offering
        self._telling = telling
        self._act = act
        self._choose_from = choose_from

    # Sacrifice tokens

    def do_token(self) -> None:
        """Asks which token is spent, or says why none can be."""
        scene = self._face.looking.scene
        if scene is None:
            return
        tokens = scene.view.own.tokens
        if any(isinstance(action, a.Pick | a.Vision | a.Duty) for action in scene.legal):
            self._questions.ask(partial(self._token_question, tokens))
        else:
            self._telling.refuse(self._game.why_not_spend(tokens[0] if tokens else "vision"))

    def _token_question(self, tokens: Iterable[TokenKind]) -> Question:
        l10n, at = self._window.host.l10n, self._face.placing.at()
        tokens = list(tokens)
        names = {token: l10n(f"token-{token}") for token in tokens}
        briefs = {token: l10n(f"token-{token}-brief") for token in tokens}
        name_width, width = (max(map(cell_len, each.values()), default=0) for each in (names, briefs))
        gap = max(1, min(2, at.others[0].width - _AROUND - name_width - width))
        choices = []
        for token in tokens:
            whole, name = l10n(f"choice-token-{token}"), names[token]
            brief = Span(f"{name[:1].upper()}{name[1:]}".ljust(name_width + gap)), Span(briefs[token], "dim")
            then = partial(self._spend, token)
            label = (Span(whole),) if at.framed else brief
            told = ((l10n(f"token-{token}-told"),),)
            choices.append(Choice(label, then, frozenset({token}), told, brief=(Span(name),)))
        return Question(l10n("choice-title-token"), choices, brief=l10n("choice-title-token-brief"))

    def _spend(self, token: TokenKind) -> None:
        scene = self._face.looking.scene
        if token == "vision":
            self._act(a.Vision())
        elif token == "pick" and scene is not None and picks(scene):
            self._questions.ask(partial(self._pick_question, scene, ()))
        elif token == "pick" or scene is None or not self._take_temple(scene):
            self._telling.refuse(self._game.why_not_spend(token))

    def _take_temple(self, scene: Scene) -> bool:
        """Takes the top of the only pile, or asks which one is meant (RULES 7.3). Returns False if there is none."""
        options: dict[object, a.Action] = {Pile(each.pile): each for each in scene.legal if isinstance(each, a.Duty)}
        if len(options) == 1:
            self._act(*options.values())
        elif options:
            self._questions.close()
            self._choose_from(options, "choice-title-duty")
        return bool(options)

    def _pick_question(self, scene: Scene, answers: tuple[str, ...]) -> Question:
        """Asks for the kind of the pieces of a perfect pick, then for the colour of each."""
        host, found, count = self._window.host, picks(scene), len(answers)
        choices = []
        for answer in dict.fromkeys(path[count] for path in found if path[:count] == answers):
            more = (*answers, answer)
            then = partial(self._act, found[more]) if more in found else partial(self._ask_pick, scene, more)
            told = () if answers else ((host.l10n("choice-pick-told", part=answer),),)
            label = pick_label(more, found, host.l10n, host.signs)
            brief = () if answers else pick_brief(answer, found, host.l10n, host.signs)
            choices.append(Choice(label, then, told=told, brief=brief))
        title = host.l10n("choice-title-pick-color", n=count) if count else host.l10n("choice-title-pick")
        brief_title = "" if count else host.l10n("choice-title-pick-brief")
        return Question(title, choices, about=frozenset({"supply"}), brief=brief_title)  # where the bags are

    def _ask_pick(self, scene: Scene, answers: tuple[str, ...]) -> None:
        self._questions.ask(partial(self._pick_question, scene, answers))

    # Moves of variants

    def do_moves(self) -> None:
        """Lists the moves of variants, or asks once more what a variant asks."""
        scene = self._face.looking.scene
        if scene is None:
            return
        if scene.moves:
            self._offering.ask_moves()
        elif not scene.legal or a.Step() in scene.legal:
            self._act(a.EndTurn())  # the game says why not
        else:
            self._telling.say(" ".join(map(self._no_moves, scene.view.ruleset.moving)), "warn")

    def _no_moves(self, variant: Variant) -> str:
        """What the moves of a variant are, and why none of them can be made now."""
        l10n = self._window.host.l10n
        try:
            refused = self._game.refusal(a.Do(variant.id, "", ()))
        except VariantFailed:  # it knows its own moves only
            refused = None
        why = refused_text(refused or Refusal("move-impossible", ""), self._face, self._window)
        moves = l10n.named(f"{variant.id}-help", "")
        return l10n("message-no-moves", name=variant_title(variant.id, l10n), moves=plain(moves, 200), why=why)
