# Karty z pakietu promo (zasada 10.1).

card-set-promo = Pakiet promo
