# Karty z pakietu promo (zasada 10.1).

card-set-promo = Pakiet promo
plugin-promo-name = { card-set-promo }
plugin-promo-licence = dane z gry Cóatl, © Synapses Games; bez jej ilustracji i tekstów
