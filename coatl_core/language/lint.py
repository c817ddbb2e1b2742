"""What is wrong with a translation: messages missing, superfluous or misspelt, variables, references, plural forms.

English is what a translation is held against. Messages of a language's own, for its grammar, have names that begin with
``form-of-`` and may name any variable; so may its terms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from attrs import define, field, frozen
from babel import Locale
from babel.core import UnknownLocaleError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from coatl_core.files.problems import Problem, nearest

HELPER = "form-of-"
PLURALS = ("zero", "one", "two", "few", "many", "other")
FUNCTIONS = {"NUMBER()", "DATETIME()"}
"""What Fluent has of its own, written as references are in an ``Entry``."""
OPTIONAL = {"cs": ("many",), "sk": ("many",), "pl": ("other",), "uk": ("other",)}
"""Categories of fractions alone, which no message of the game counts."""


@frozen
class Entry:
    """A message or term (``-brand``) of a file: the variables, messages, terms and functions it names itself, and for
    each variable it selects on the keys of the forms it has."""

    id: str
    file: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    selects: tuple[tuple[str, tuple[str, ...]], ...]


def is_tag(tag: str) -> bool:
    """Whether this is the tag of a language that is known to have plural forms."""
    try:
        Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError):
        return False
    return True


def read_entries(files: Mapping[str, str]) -> tuple[dict[str, Entry], list[Problem]]:
    """The messages of Fluent texts by the names of their files, and what cannot be read in them."""
    entries: dict[str, Entry] = {}
    problems: list[Problem] = []
    for file, text in files.items():
        try:
            _read(file, text, entries, problems)
        except RecursionError:
            values = {"error": "there are too many braces inside each other"}
            problems.append(Problem(file, 1, "message-unreadable", values))
    return entries, problems


def _read(file: str, text: str, entries: dict[str, Entry], problems: list[Problem]) -> None:
    line, place = 1, 0
    for node in FluentParser().parse(text).body:
        # A message's own span begins with the remarks above it.
        span = node.id.span if isinstance(node, ftl.Message | ftl.Term) else node.span
        start = span.start if span else place
        line, place = line + text.count("\n", place, start), start
        if isinstance(node, ftl.Junk):
            error = node.annotations[0].message if node.annotations else ""
            content = node.content or ""
            blank = len(content) - len(content.lstrip("\n"))
            problems.append(Problem(file, line + blank, "message-unreadable", {"error": str(error)}))
        elif isinstance(node, ftl.Message | ftl.Term):
            entry = _entry(node, file, line)
            if entry.id in entries:
                first = entries[entry.id].line
                problems.append(Problem(file, line, "message-twice", {"id": entry.id, "first": first}))
            entries.setdefault(entry.id, entry)


def lint(
    tag: str,
    folder: str,
    files: Mapping[str, str],
    english: Mapping[str, str],
    others: Iterable[str] = (),
    optional: Mapping[str, str] | None = None,
) -> list[Problem]:
    """All that is wrong with the messages of a language, by file and line. ``files`` and ``english`` are Fluent texts
    by the names of their files; what is missing altogether is reported of the ``folder``. ``others`` are ids of
    messages that may be referred to as well; ``optional`` are English texts that may be translated, and need not be."""
    if not is_tag(tag):
        return [Problem(folder, 1, "locale-tag", {"tag": tag})]
    wanted, _ = read_entries(english)
    translatable = {**read_entries(optional or {})[0], **wanted}
    found, problems = read_entries(files)
    categories = {*Locale.parse(tag, sep="-").plural_form.tags, "other"} - set(OPTIONAL.get(tag.split("-")[0], ()))
    for entry in found.values():
        if entry.id.startswith((HELPER, "-")):
            continue
        if entry.id not in translatable:
            hint = nearest(entry.id, translatable.keys() - found.keys())
            problems.append(Problem(entry.file, entry.line, "message-extra", {"id": entry.id}, hint))
            continue
        problems += _variables(entry, found, translatable)
    known, counted = {*found, *translatable, *others}, _counted(translatable)
    for entry in found.values():
        problems += _references(entry, known)
        problems += _categories(entry, categories, counted)
    lines = {Path(entry.file).name: entry.file for entry in found.values()}
    for id, entry in wanted.items():
        if id not in found:
            problems.append(Problem(lines.get(Path(entry.file).name, folder), 1, "message-missing", {"id": id}))
    return sorted(problems, key=lambda p: (p.file, p.line))


def is_warning(problem: Problem) -> bool:
    """Whether the translation works all the same."""
    return problem.code in ("message-missing", "rulebook-section")


def _variables(entry: Entry, found: Mapping[str, Entry], wanted: Mapping[str, Entry]) -> Iterator[Problem]:
    given = _reached(wanted[entry.id], wanted)
    for variable in sorted(_reached(entry, {**wanted, **found}) - given):
        values = {"id": entry.id, "variable": f"${variable}"}
        yield Problem(entry.file, entry.line, "message-variable", values, nearest(variable, given))


def _reached(entry: Entry, entries: Mapping[str, Entry]) -> set[str]:
    """The variables of a message and of all messages it refers to."""
    names, seen, waiting = set(entry.variables), {entry.id}, list(entry.references)
    while waiting:
        id = waiting.pop()
        if id in entries and id not in seen:
            seen.add(id)
            names |= entries[id].variables
            waiting += entries[id].references
    return names


def _references(entry: Entry, known: set[str]) -> Iterator[Problem]:
    for reference in sorted(entry.references - known - FUNCTIONS):
        values = {"id": entry.id, "reference": reference}
        yield Problem(entry.file, entry.line, "message-reference", values, nearest(reference, known))


def _counted(wanted: Mapping[str, Entry]) -> set[str]:
    """The variables that some English message selects on by plural forms."""
    return {name for entry in wanted.values() for name, keys in entry.selects if set(keys) & {"one", "two", "few"}}


def _categories(entry: Entry, categories: set[str], counted: set[str]) -> Iterator[Problem]:
    """Only selections by plural forms are looked at: those that have one, or only ``other`` of a variable that counts.
    In these any form but a number is one of the language's."""
    for variable, keys in entry.selects:
        plural = set(keys) & set(PLURALS) - {"other"}
        if not plural and not (variable in counted and set(keys) == {"other"}):
            continue
        for key in keys:
            if not key.lstrip("-").replace(".", "").isdigit() and key not in PLURALS:
                values = {"id": entry.id, "variable": f"${variable}", "key": key}
                yield Problem(entry.file, entry.line, "message-form", values, nearest(key, PLURALS))
        for category in PLURALS:
            values = {"id": entry.id, "variable": f"${variable}", "category": category}
            if category in categories - set(keys):
                yield Problem(entry.file, entry.line, "message-category", values)


@define
class _Names(Visitor):
    variables: set[str] = field(factory=set)
    references: set[str] = field(factory=set)
    selects: list[tuple[str, tuple[str, ...]]] = field(factory=list)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = tuple(v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants)
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _entry(node: ftl.Message | ftl.Term, file: str, line: int) -> Entry:
    names = _Names()
    names.visit(node)
    id = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
    return Entry(id, file, line, frozenset(names.variables), frozenset(names.references), tuple(names.selects))
