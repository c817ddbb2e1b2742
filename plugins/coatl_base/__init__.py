"""The cards of the base game, as data: see ``coatl-plugin.toml`` and ``cards.toml``."""
