# Karty promo balíčku (pravidlo 10.1).

card-set-promo = Promo balíček
plugin-promo-name = { card-set-promo }
plugin-promo-licence = údaje hry Cóatl, © Synapses Games; bez jejích ilustrací a textů
