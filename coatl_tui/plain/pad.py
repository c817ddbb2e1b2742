"""The score pad in lines of text: the end of a game at a real table, told letter by letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, evolve, field

from coatl_core.files.atomic import write_alone
from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.game.coatl import Coatl
from coatl_core.game.editions import EDITIONS
from coatl_core.game.errors import Refusal, SetupRefused, TooFewProphecies
from coatl_core.game.rules import MOST_OF_BOX, MOST_OF_NAME, TOKENS, Rules, Setup, VariantChoice, read_variant
from coatl_core.game.told_end import Told, ToldEnd, ToldFault, end_state, told_setup_refusal
from coatl_core.language.cardtext import card_text
from coatl_core.language.l10n import L10n
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import CardNaming
from coatl_core.language.named_coatls import read_coatl
from coatl_core.language.named_pieces import NamingFault, fault_text
from coatl_core.language.outcometext import line_text, outcome_sentences
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.language.valuetext import coatl_text
from coatl_core.play.pad import Pad
from coatl_core.play.told_game import ToldGame
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import Registry, UnknownContent, numbered
from coatl_core.saves.sheetfile import take_up_sheet, write_sheet
from coatl_tui.plain.help import change_language, tell_words
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.questions import Gone, Questions, words_of
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import Left, command_of, fold, vocabulary
from coatl_tui.settings import readable_settings

_WORDS = ("undo", "score", "help", "lang", "menu", "quit")
"""What can be typed beside letters."""


@define
class PadTable:
    """The pad, from the first question to the sheet. What was told is kept in the player's file at once."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    telling: Telling
    _listed: CardNaming | None = field(default=None, init=False)
    """The cards whose numbers were told last."""

    def run(self) -> Left:
        """Asks for everything, and tells the score sheet. Returns where the player goes then."""
        questions = Questions(self.lines, self.l10n, self.registry)
        try:
            pad = self._begin(questions)
        except Gone as gone:
            return gone.where
        if pad is None:
            return "menu"
        while pad.step != "over":
            self.lines.say(self._asked(pad))
            line = self.lines.read()
            if line is None:
                return "quit"
            left = self._obey(line, pad)
            if left is not None:
                return left
        return self._tell_sheet(pad)

    # Before

    def _begin(self, questions: Questions) -> Pad | None:
        """The pad that was begun before, if the player wants it, or a new one; None, and it is told why, if the end of
        such a game cannot be told. Raises Gone."""
        kept, aside = take_up_sheet(self.home.sheet, self.registry)
        if aside is not None:
            self.lines.trouble(self.l10n("pad-aside", file=aside.name))
        told = sum(len(player.coatls) for player in kept.players) if kept is not None else 0
        if kept is not None and told and questions.agrees("pad-plain-keep"):
            return Pad(kept, self.registry.ruleset_for(kept.setup))
        setup = self._setup(questions)
        ruleset = self.registry.ruleset_for(setup)
        tokens = TOKENS if setup.rules.sacrifice_tokens else ()
        end = ToldEnd(setup, tuple(Told((), tokens) for _ in setup.players))
        refused = told_setup_refusal(setup, ruleset)
        try:
            if refused is None:
                end_state(end, ruleset, whole=False)
                return Pad(end, ruleset)
        except SetupRefused as error:
            refused = error.refusal
        except TooFewProphecies as error:
            self.lines.wrong(self.l10n("problem-sheet-few", needed=error.needed, prophecies=error.prophecies))
            return None
        self.lines.refuse(refusal_text(refused, ruleset.catalog, self.l10n), refused.rule)
        return None

    def _setup(self, questions: Questions) -> Setup:
        """Asks who has played, and by which rules; one person alone has played against an automatic opponent. Raises
        Gone."""
        names: list[str] = []
        while not names:
            names = [plain(name.strip(), MOST_OF_NAME) for name in questions.ask("pad-plain-names").split(",")]
            names = [name for name in names if name]
            solo = self.registry.solo_games() if len(names) == 1 else []
            if not (solo or 1 < len(names) <= MOST_OF_BOX) or len({*names}) < len(names):
                self.lines.wrong(self.l10n("pad-names", least=2, most=MOST_OF_BOX))
                names = []
        self.lines.names.update(names)
        rules = self._rules(questions)
        variants: tuple[VariantChoice, ...] = ()
        if solo:
            variants = (VariantChoice(solo[0].id, self._levels(questions, solo[0].options)),)
        else:
            answer = vocabulary(self.l10n).get(fold(questions.ask("plain-ask-tokens")))
            rules = evolve(rules, sacrifice_tokens=answer == "yes")
            variants = self._variants(questions)
        sets = self._sets(questions)
        return Setup(tuple(names), "", card_sets=sets, rules=rules, variants=variants)

    def _levels(self, questions: Questions, options: Iterable[str]) -> tuple[str, ...]:
        """The levels of the automatic opponent, by their numbers: none, if nothing is typed. Raises Gone."""
        levels = numbered(options)
        while levels:
            answer = questions.ask("pad-plain-levels", known=", ".join(levels))
            chosen = [] if self._is_none(answer) else answer.replace(",", " ").split()
            wrong = next((level for level in chosen if level not in levels), None)
            if wrong is None:
                return tuple(option for level, option in levels.items() if level in chosen)
            self.lines.wrong(self.l10n("cli-error-level", level=plain(wrong, 40), known=", ".join(levels)))
        return ()

    def _is_none(self, answer: str) -> bool:
        return vocabulary(self.l10n).get(fold(answer)) == "none"

    def _rules(self, questions: Questions) -> Rules:
        """The rules of an edition: if nothing is typed, those that the form for a new game proposes. Raises Gone."""
        editions = {edition.tag: edition for edition in EDITIONS}
        known, settings = ", ".join(editions), readable_settings(self.home.settings)
        rules, usual = settings.rules_in(self.l10n.tag), settings.edition or self.l10n.tag.partition("-")[0]
        while True:
            if usual in editions:
                answer = questions.ask("pad-plain-edition", known=known, usual=usual)
            else:
                answer = questions.ask(
                    "pad-plain-edition-own", known=known, half="yes" if rules.unfinished_score_half else "no"
                )
            if not answer:
                return rules
            if answer.lower() in editions:
                return editions[answer.lower()].applied_to(Rules())
            self.lines.wrong(self.l10n("problem-sheet-edition", edition=plain(answer, 40), known=known))

    def _variants(self, questions: Questions) -> tuple[VariantChoice, ...]:
        """The variants that several have played with: none, if nothing is typed. Raises Gone."""
        known = {each.id: each for each in self.registry.told_at_the_end()}
        while known:
            answer = questions.ask("plain-ask-variants", known=questions.variants(known.values()))
            words = [] if self._is_none(answer) else dict.fromkeys(word.strip(",;") for word in words_of(answer))
            chosen = tuple(read_variant(word) for word in words if word)
            try:
                for choice in chosen:
                    if choice.id not in known:
                        raise UnknownContent("variant", choice.id, tuple(known))
                    self.registry.variant(choice)
            except UnknownContent as error:
                id, each = error.id.rpartition("/")[2], ", ".join(error.known)
                self.lines.wrong(self.l10n("problem-sheet-content", id=plain(id, 40), known=each))
            else:
                return chosen
        return ()

    def _sets(self, questions: Questions) -> tuple[str, ...]:
        """The card sets: the base game alone, if nothing is typed. Raises Gone."""
        known = ", ".join(self.registry.card_sets)
        while len(self.registry.card_sets) > 1:
            chosen = tuple(dict.fromkeys(questions.ask("pad-plain-sets", known=known, usual=BASE).split())) or (BASE,)
            wrong = next((id for id in chosen if id not in self.registry.card_sets), None)
            if wrong is None:
                return chosen
            self.lines.wrong(self.l10n("problem-sheet-content", id=plain(wrong, 40), known=known))
        return tuple(self.registry.card_sets)

    # Telling

    def _asked(self, pad: Pad) -> str:
        """What is asked now."""
        coatl = pad.coatl
        placed = len(coatl.prophecies) if coatl is not None and pad.step != "fulfilled" else len(pad.end.fulfilled)
        name = pad.end.setup.players[pad.seat]
        return self.l10n(f"pad-plain-{pad.step}", name=name, number=pad.number, n=placed + 1)

    def _obey(self, line: str, pad: Pad) -> Left | None:
        """Does what a line means. Returns where the player goes if they leave."""
        word, rest = command_of(line, self.l10n)
        if not line:
            self._tell(pad, pad.skip(), ())
        elif len(line.split()[0]) == 1 or word not in _WORDS:  # a letter by itself is that of a colour
            self._name(line, pad)
        elif word == "undo":
            pad.back()
            self._keep(pad)
            self.lines.say(self.l10n("plain-undone"))
        elif word == "score":
            game = ToldGame(pad.state)
            self.lines.say_all(self.telling.sheet(game.score_sheet(), game.view()))
        elif word == "help":
            self.lines.say(self.l10n("pad-plain-help"))
            tell_words(self.lines, self.l10n, _WORDS)
        elif word == "lang":
            change_language(rest, self.lines, self.l10n)
        else:
            return "quit" if word == "quit" else "menu"
        return None

    def _name(self, line: str, pad: Pad) -> None:
        """Takes the letters of a coatl, the letters or the number of a card, or the numbers of spent tokens."""
        own = own_letters(self.l10n)
        if pad.step == "coatl":
            named = read_coatl(line, own, pad.left())
            if named.coatl is None or named.fault is not None:
                self._wrong(named.fault or NamingFault("no-body", 0, 1))
            else:
                self._tell(pad, pad.give(named.coatl), self._read_back(named.coatl))
        elif pad.step == "tokens":
            numbers = {character for character in line if not character.isspace()}
            if numbers <= {str(number) for number in range(1, len(TOKENS) + 1)}:
                pad.leave(tuple(token for number, token in enumerate(TOKENS, 1) if str(number) not in numbers))
                self._tell(pad, pad.skip(), ())
            else:
                self.lines.wrong(self.l10n("pad-help-tokens"))
        else:
            self._name_card(line, pad, own)

    def _name_card(self, line: str, pad: Pad, own: str) -> None:
        """A card by letters, by its number in the last list, or by both."""
        naming = self._listed if line.isdecimal() and self._listed is not None else pad.naming(own)
        for character in line:
            if character.isspace():
                continue
            found = naming.digit(int(character)) if character in "0123456789" else naming.letter(character)
            if isinstance(found, NamingFault):
                self._wrong(found)
                return
            if isinstance(found, str):
                seat, number = pad.seat, pad.number
                told = () if pad.step == "fulfilled" else self._brings(pad, seat, number, found)
                self._tell(pad, pad.take(found), told)
                return
            naming = found
        self._list(naming)

    def _list(self, naming: CardNaming) -> None:
        """Tells the cards that are left, with their numbers, or how many there are."""
        self._listed = naming
        if not naming.listed:
            self.lines.say(self.l10n("naming-card-pattern", n=len(naming.offered)))
        for number, card in enumerate(naming.listed, 1):
            self.lines.named(str(number), card_text(card, naming.catalog, self.l10n))

    def _read_back(self, coatl: Coatl) -> Iterator[str]:
        """A coatl as it was understood."""
        yield coatl_text(coatl, self.l10n)

    def _brings(self, pad: Pad, seat: int, number: int, card: str) -> Iterator[str]:
        """What a card brings beside its coatl, asked when it lies there."""
        state = pad.state
        lines = ToldGame(state).score_sheet().players[seat].coatls[number - 1].lines
        yield from (line_text(line, state.catalog, self.l10n) for line in lines if line.card == card)

    def _tell(self, pad: Pad, refused: Refusal | None, told: Iterable[str]) -> None:
        """Tells what was done, or why it cannot be."""
        self._listed = None
        if refused is not None:
            self.lines.refuse(refusal_text(refused, pad.ruleset.catalog, self.l10n), refused.rule)
            return
        self.lines.say_all(told)
        self._keep(pad)

    def _wrong(self, fault: NamingFault) -> None:
        self.lines.wrong(fault_text(fault, self.l10n))

    def _keep(self, pad: Pad) -> None:
        try:
            write_alone(self.home.sheet, write_sheet(pad.end, pad.ruleset.catalog))
        except OSError as error:
            self.lines.trouble(self.l10n("pad-unwritable", reason=system_text(error, self.l10n)))

    def _tell_sheet(self, pad: Pad) -> Left:
        """Tells who has won, and every card with its points; or what is missing still."""
        try:
            game = ToldGame(end_state(pad.end, pad.ruleset))
        except ToldFault as fault:
            self.lines.refuse(refusal_text(fault.refusal, pad.ruleset.catalog, self.l10n), fault.refusal.rule)
            return "menu"
        sheet, view = game.score_sheet(), game.view()
        self.lines.say_all(self.telling.sheet(sheet, view))
        self.lines.say_all(outcome_sentences(sheet, view, game.log(), self.l10n))
        return "menu"
