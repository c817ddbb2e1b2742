# The cards of the promo pack (rule 10.1).

card-set-promo = Promo pack
plugin-promo-name = { card-set-promo }
plugin-promo-licence = facts of the game Cóatl, © Synapses Games; no art or text of it
