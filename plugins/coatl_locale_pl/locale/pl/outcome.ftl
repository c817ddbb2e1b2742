# Jak skończyła się gra i co się z niej liczy.
score-times = { $n }×
score-requirements = spełniono { $n }:
score-unfinished = nieukończony
score-unfinished-half = nieukończony: połowa
score-no-coatl = brak cóatla
score-winner = Wygrywa { $name }.
sheet-after = po { $n ->
    [one] { $n } turze
    [few] { $n } turach
    [many] { $n } turach
   *[other] { $n } turach
}
sheet-statistics = Statystyka
sheet-turns = tury
sheet-taken = wzięte fragmenty
sheet-chosen = wybrane proroctwa
sheet-fulfilled = zrealizowane proroctwa
sheet-claimed = świątynie
sheet-complete = ukończone cóatle
sheet-longest = najdłuższy cóatl
sheet-best = najlepszy cóatl
sheet-coatl-points = punkty na cóatla
sheet-turn-points = punkty na turę
sheet-tokens = zużyte żetony
sheet-colors = kolory w cóatlach
sheet-number = { $n }
score-winner-cards = Wygrywa { $name }: tyle samo punktów, ale więcej kart obok ukończonych cóatli.
score-winner-coatl = Wygrywa { $name }: tyle samo punktów i kart, ale najlepszy pojedynczy cóatl.
score-shared = Wspólne zwycięstwo: { $names }. Tyle samo punktów, kart i równie dobry najlepszy cóatl.
score-winners = Wygrywają { $names }.
score-winners-cards = Wygrywają { $names }: tyle samo punktów, ale więcej kart obok ukończonych cóatli.
score-winners-coatl = Wygrywają { $names }: tyle samo punktów i kart, ale najlepszy pojedynczy cóatl.
score-won-together = Wspólna wygrana: { $names }.
score-lost-together = Wspólna przegrana: { $names }.
score-ended-coatls = Koniec gry: { $name } ma ukończonego { $n ->
    [3] trzeciego cóatla
   *[other] { $n }. cóatla
}.
score-ended-bodies = Gra skończyła się, bo wyczerpały się segmenty ciała.
score-ended-standstill = Gra skończyła się, bo nikt nie mógł już nic zrobić.
