"""Compares a translation with the English texts: missing or unknown messages, variables, references, plural forms.

A language may have messages of its own for its grammar; their ids begin with ``form-of-``. These messages, and the
terms of a language, may use any variable.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from attrs import define, field, frozen
from babel import Locale
from babel.core import UnknownLocaleError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from coatl_core.files.problems import Problem, nearest
from coatl_core.files.sanitize import forbidden

HELPER = "form-of-"
PLURALS = ("zero", "one", "two", "few", "many", "other")
FUNCTIONS = {"NUMBER()", "DATETIME()"}
"""Fluent's own functions, in the form of ``Entry.references``."""
OPTIONAL = {"cs": ("many",), "sk": ("many",), "pl": ("other",), "uk": ("other",)}
"""Plural categories that only fractions use. No message of the game counts fractions, so they may be missing."""

_ESCAPE = re.compile(r"\\(?:\\|u([0-9a-fA-F]{4})|U((?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4}))")
"""A backslash or a character in the way Fluent escapes it: ``{ "\\u001B" }``."""


@frozen
class Entry:
    """A message or term (``-brand``) of a file. ``variables`` and ``references`` (messages, terms, functions) are those
    it names itself; ``selects`` are the variables it selects on, each with the keys of its forms."""

    id: str
    file: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    selects: tuple[tuple[str, tuple[str, ...]], ...]


def is_tag(tag: str) -> bool:
    """Returns whether this is the tag of a language whose plural forms are known."""
    try:
        Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError):
        return False
    return True


def read_entries(files: Mapping[str, str]) -> tuple[dict[str, Entry], list[Problem]]:
    """Returns the messages of Fluent texts by id, and the problems of what cannot be read. ``files`` maps file names to
    texts."""
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
        # A message's own span begins with the comment above it.
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


OF_COUNTRIES = {"cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "ua": "uk", "cn": "zh", "at": "de", "ir": "fa"}
"""The languages of countries whose own tags mean no language."""


def lint(
    tag: str,
    folder: str,
    files: Mapping[str, str],
    english: Mapping[str, str],
    others: Iterable[str] = (),
    optional: Mapping[str, str] | None = None,
) -> list[Problem]:
    """Returns all problems of the messages of a language, by file and line. ``files`` and ``english`` map file names to
    Fluent texts. A missing message is a problem of the file with the same name as in English, or of ``folder`` if there
    is no such file. ``others`` are ids of further messages that may be referred to; ``optional`` are English texts that
    may be translated, but need not be."""
    if not is_tag(tag):
        return [Problem(folder, 1, "locale-tag", {"tag": tag}, OF_COUNTRIES.get(tag.lower(), ""))]
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


def lint_characters(file: str, text: str) -> list[Problem]:
    """Returns a problem for each line of a Fluent text or a rulebook with a character that is not shown because a
    terminal could obey it (see ``sanitize.clean``), also if it is written as an escape of Fluent."""
    lines = enumerate(text.split("\n"), 1)
    found = ((number, forbidden(_ESCAPE.sub(_escaped, line))) for number, line in lines)
    return [Problem(file, number, "control-character", {"character": name}) for number, name in found if name]


def _escaped(found: re.Match[str]) -> str:
    digits = found[1] or found[2]
    return chr(int(digits, 16)) if digits else "\\"


def is_warning(problem: Problem) -> bool:
    """Returns whether the translation works in spite of this problem."""
    return problem.code in ("message-missing", "rulebook-section")


def _variables(entry: Entry, found: Mapping[str, Entry], wanted: Mapping[str, Entry]) -> Iterator[Problem]:
    given = _reached(wanted[entry.id], wanted)
    for variable in sorted(_reached(entry, {**wanted, **found}) - given):
        values = {"id": entry.id, "variable": f"${variable}"}
        hint = "{ piece }" if variable == "piece" else nearest(variable, given)  # that one is written without the $
        yield Problem(entry.file, entry.line, "message-variable", values, hint)


def _reached(entry: Entry, entries: Mapping[str, Entry]) -> set[str]:
    """Returns the variables of a message and of all messages it refers to."""
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
    """Returns the variables that have plural forms in some English message."""
    return {name for entry in wanted.values() for name, keys in entry.selects if set(keys) & {"one", "two", "few"}}


def _categories(entry: Entry, categories: set[str], counted: set[str]) -> Iterator[Problem]:
    """Checks selections by plural form: those with a plural key other than ``other``, and those with only ``other`` for
    a variable in ``counted``. Every key must be a number or a plural category, and no category may be missing."""
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
