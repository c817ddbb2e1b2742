# Karty promo balíčku (pravidlo 10.1).

card-set-promo = Promo balíček
