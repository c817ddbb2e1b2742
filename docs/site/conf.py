"""What Sphinx is told about the site; ``make.py`` puts the pages together."""

from __future__ import annotations

from importlib.metadata import version as version_of

project = "Cóatl"
author = "the Cóatl project"
project_copyright = "the project’s authors. The game is © Synapses Games"
release = version = version_of("coatl")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 6  # as on the pages of a code host, so that the links of docs/ hold in both
myst_ref_domains = ["std"]  # a name in a link is that of a heading, not of something in Python
suppress_warnings = ["misc.highlighting_failure"]  # Fluent is not known, and … stands in JSON for what is left out
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Action", "Event", "Item", "Phase", "Ending")}
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "alabaster"
html_theme_options = {
    "description": "The board game in the terminal: an unofficial fan project.",
    "fixed_sidebar": True,
    "page_width": "1080px",
    "font_family": "Georgia, serif",
}
html_sidebars = {"**": ["about.html", "searchfield.html", "navigation.html"]}
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
