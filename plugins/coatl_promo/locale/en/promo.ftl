# The cards of the promo pack (rule 10.1).

card-set-promo = Promo pack
