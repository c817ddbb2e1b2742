# Карти промонабору (правило 10.1).

card-set-promo = Промонабір
plugin-promo-name = { card-set-promo }
plugin-promo-licence = дані гри Cóatl, © Synapses Games; без її ілюстрацій і текстів
