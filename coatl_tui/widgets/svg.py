"""Pictures of the terminal as SVG."""

from __future__ import annotations

import re


def portable(svg: str) -> str:
    """Returns an SVG that Rich has drawn, as every viewer shows it alike: without fonts from the internet, with spaces
    at the start of texts kept, and without an area of its own for each line, which makes it half as long."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s*<clipPath id="[^"]*-line-\d+">.*?</clipPath>', "", svg, flags=re.DOTALL)
    svg = re.sub(r' clip-path="url\(#[^"]*-line-\d+\)"', "", svg)
    return svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
