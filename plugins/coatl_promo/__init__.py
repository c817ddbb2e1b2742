"""The cards of the promo pack, as data: see ``coatl-plugin.toml`` and ``cards.toml``."""
