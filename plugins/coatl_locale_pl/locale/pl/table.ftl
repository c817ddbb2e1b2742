# Stół tak, jak jest narysowany. Miejsca jest mało: słowa mają być krótkie.

# Na kartach
card-band = { $color ->
    [B] niebieska
    [G] zielona
    [K] czarna
    [R] czerwona
   *[Y] żółta
}
card-now = teraz
card-then = potem
card-highest = maks.
card-no-more = nic więcej
card-temple = świątynia
card-card = karty
card-free = wolne
card-lies-there = już tu leży
card-not-here = tu nie wolno
card-come-1 = miejsce na
card-come-2 = { $n ->
    [one] jedną kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
card-hint-count = gdziekolwiek leżą
card-hint-pieces = wszystkie, w dowolnej kolejności
card-hint-row = obok siebie, od głowy
card-hint-gap = … jeden lub więcej dowolnych
card-hint-more = obok siebie, + 1 lub więcej
card-hint-apart = ! obok nie ma tego koloru

# Cóatle
drawn-open = nieukończony
drawn-complete = ukończony
drawn-points = pkt
drawn-so-far = dotąd
drawn-long = dług. { $n }
drawn-more = jeszcze { $n }
drawn-places = { $n ->
    [one] miejsce na jedną kartę
    [few] miejsce na { $n } karty
    [many] miejsce na { $n } kart
   *[other] miejsce na { $n } karty
}
drawn-free = wolne: dowolny fragment zaczyna cóatla
drawn-trial = Próba: cóatl { $coatl }
drawn-here = tutaj:
drawn-closes = ukończony: { $points }, najwyżej { $most }
drawn-rack = plansza { $n } z { $all }

# Tytuły
drawn-refills = * uzupełnia
drawn-deck = talia { $cards }
drawn-temples = Świątynie
drawn-temples-when = przy ukończeniu
drawn-left = zostało { $n }
drawn-yours = twoja
drawn-needs = brakuje { $n }
drawn-counts = ręka { $hand } · świątynie { $temples }
drawn-counts-short = ręka { $hand } ▲{ $temples }
drawn-counts-hand = ręka { $hand }
drawn-counts-tokens = żetony { $tokens }
drawn-counts-tokens-short = żet. { $tokens }
drawn-tokens = żetony: { $tokens }
drawn-on-coatl = przy cóatlu { $coatl }: teraz · brakuje
drawn-on-coatl-then = przy cóatlu { $coatl }: teraz i potem z tym fragmentem
drawn-as-if = przy cóatlu { $coatl }, z tym fragmentem
drawn-looked-at = Cóatle: { $name }
drawn-next = następny
drawn-back = twój stół
drawn-held-signs = ▌ ręka ▲ świątynie ◇ żetony □ plansza
drawn-rack-short = plansza { $n }
drawn-one-each = { $key } pokaże cały stół
drawn-news = Co się stało
drawn-news-since = od twojej ostatniej tury
drawn-log = cały dziennik
drawn-log-short = dziennik

# Co się właśnie stało
news-more = i jeszcze { $n }

# Wiersz stanu
status-turn = tura { $turn }
status-one-of = jedno z
status-take = weź
status-choose = wybierz
status-assemble = składaj
status-token = żeton
status-trial = PRÓBA
status-then = potem
status-bodies = segmenty

# Pasek klawiszy: co klawisz teraz robi
bar-rule = zasada { $rule }
bar-show = pokaż mój stół
bar-takes-back = { $name } cofa akcję
bar-leave = wyjdź
bar-choose = wybierz
bar-answer = odpowiedź
bar-change = zmień
bar-back = wróć
bar-page = strona
bar-close = zamknij
bar-next-player = następny gracz
bar-own-table = własny stół
bar-score = arkusz wyników
bar-step = następny krok
bar-steps = wszystkie kroki
bar-pane = następny panel
bar-field = pole, drugi raz bierze
bar-take = weź
bar-deck = talia
bar-open-end = koniec
bar-coatl = cóatl
bar-attach = dołącz
bar-fulfil = zrealizuj
bar-keep = zatrzymaj
bar-card = karta
bar-discard = odrzuć
bar-look = pokaż
bar-go-there = idź tam
bar-done = gotowe
bar-pass = pasuj
bar-end-turn = koniec tury
bar-lay = dołóż
bar-wish = życzenie
