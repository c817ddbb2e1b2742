"""Visitors' apps that write what they mean to show when they are asked to (SIGUSR1): what stands in each cell, and its
colours."""

from __future__ import annotations

import asyncio
import json
import signal
from typing import Any

from rich.color import Color, ColorSystem
from rich.segment import Segment

from coatl_tui.cells import cells_of
from coatl_tui.cli import visitor_process
from coatl_tui.cli.visitor_process import VisitorApp

FILE = "cells.json"


def _rgb(color: Color | None) -> int:
    """A colour as one number; -1 for the terminal's own."""
    if color is None or color.is_default:
        return -1
    assert color.downgrade(ColorSystem.TRUECOLOR).triplet is not None, color
    red, green, blue = color.get_truecolor()
    return red << 16 | green << 8 | blue


def _cells(segment: Segment) -> list[tuple[str, int, int]]:
    style = segment.style
    fore, back = (_rgb(style.color), _rgb(style.bgcolor)) if style is not None else (-1, -1)
    if style is not None and style.reverse:
        fore, back = back, fore
    return [(char, -2 if not char.strip() else fore, back) for char in cells_of(segment.text)]


class DumpingApp(VisitorApp):
    def on_mount(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._dump)

    def _dump(self) -> None:
        strips = self.screen._compositor.render_strips()
        lines = [[cell for segment in strip for cell in _cells(segment)] for strip in strips]
        folder = self.home.data
        folder.mkdir(0o700, parents=True, exist_ok=True)
        (folder / f"{FILE}.new").write_text(json.dumps(lines), "utf-8")
        (folder / f"{FILE}.new").rename(folder / FILE)


def serve() -> None:
    patched: Any = visitor_process
    patched.VisitorApp = DumpingApp
    visitor_process.serve()
