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
# Where the pieces are that a card lacks. Each place takes the first of the forms for which it has room.
card-ready = gotowe
card-all-here = masz na planszy
card-all-yours = komplet
opponent-to-get = brak
card-to-get = brak { $n }
card-to-get-where = brak { $n }: { $where }
card-short-where = { $n }: { $where }
card-fields = { $n ->
    [one] pole { $fields }
    [few] pola { $fields }
    [many] pola { $fields }
   *[other] pola { $fields }
}
card-none-out = nigdzie
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
card-hint-equal = = tyle samo obu, co najmniej po jednym
card-hint-count-short = gdziekolwiek
card-hint-pieces-short = dowolnie
card-hint-row-short = obok siebie
card-hint-gap-short = … dowolne
card-hint-more-short = + 1 lub więcej
card-hint-apart-short = ! obok inne

# Cóatle
drawn-open = nieukończony
drawn-complete = ukończony
drawn-takes-nothing = nic nie przyjmie
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
drawn-counted = do tej karty liczy się: { $n }
drawn-rack = plansza { $n } z { $all }

# Tytuły
drawn-refills = * uzupełnia
drawn-refills-short = * uzup.
drawn-deck = talia { $cards }
drawn-temples = Świątynie
drawn-temples-when = przy ukończeniu
drawn-left = zostało { $n }
drawn-yours = twoja
drawn-counts = ręka { $hand } · świątynie { $temples }
drawn-counts-short = ręka { $hand } ▲{ $temples }
drawn-counts-hand = ręka { $hand }
drawn-counts-tokens = żetony { $tokens }
drawn-counts-tokens-short = żet. { $tokens }
drawn-tokens = żetony: { $tokens }
drawn-owned = przy cóatlu { $coatl }: pełne masz na planszy, puste trzeba zdobyć
drawn-owned-short = przy cóatlu { $coatl }: pustych brak
drawn-owned-least = przy cóatlu { $coatl }
drawn-ready-keys = przy cóatlu { $coatl }: ● gotowe · { $key }{ $field } leży na polu { $field }
drawn-with-field = przy cóatlu { $coatl }: teraz i potem z polem { $field }
drawn-with-field-short = przy cóatlu { $coatl }, z polem { $field }
drawn-on-coatl-then = przy cóatlu { $coatl }: teraz i potem z tym fragmentem
drawn-as-if = przy cóatlu { $coatl }, z tym fragmentem
drawn-looked-at = Cóatle: { $name }
drawn-next = następny
drawn-back = twój stół
drawn-held-signs = ▌ ręka ▲ świątynie ◇ żetony □ plansza
drawn-one-each = { $key } pokaże cały stół
drawn-news = Co się stało
drawn-news-since = od twojej ostatniej tury
drawn-news-turn = Tura: { $name }
drawn-log = cały dziennik
drawn-log-short = dziennik

# Co przed tobą, na dużym stole
ahead-next = następny fragment
ahead-owned = { $n ->
    [1] masz
   *[other] masz { $n }
}
ahead-fields = { $n ->
    [one] pole { $fields }
    [few] pola { $fields }
    [many] pola { $fields }
   *[other] pola { $fields }
}
ahead-in = pole { $fields }
ahead-nowhere = nigdzie
ahead-nowhere-brief = brak
ahead-lacks = brakuje { $n }
ahead-head = głowa
ahead-tail = ogon
# Below the name of a coatl: the cards of the hand, and what they lack there
ahead-held = twoja ręka
# What each card lacks beside a new coatl
ahead-there = czego tam brakuje kartom
# What the cards of the row lack beside each coatl
ahead-coatl = cóatl { $coatl }
ahead-new = nowy
ahead-same = to samo
ahead-fields-title = Co mają pola dla ręki i zasobów
ahead-fields-short = Co mają pola
ahead-wanted = czego chcą karty zasobów i gdzie to leży
ahead-wanted-short = czego chcą
ahead-wanted-where = na polach
ahead-nearer-title = które karty przybliża pole
ahead-brings-nearer = przybliża
ahead-of-hand = ręka
ahead-of-row = zasoby
ahead-brings-nearer-short = karty
ahead-nearest-then = najbliżej
ahead-fields-legend = pełne: na twojej planszy · ░: da je pole · liczba: jeszcze brakuje
ahead-legend-board = na twojej planszy
ahead-legend-field = da je pole
ahead-legend-get = jeszcze brakuje
ahead-legend-number = tyle jeszcze brakuje
ahead-legend-whole = potem wszystko na planszy
ahead-legend-best = najlepsze pole dla karty
ahead-nearer-legend = { $hand }: twoja ręka · { $row }: zasoby · { $sign }: potem wszystko na planszy
ahead-together = dwie, które chcą tego samego
token-pick-does = wybrane fragmenty z woreczka
token-vision-does = nowe zasoby proroctw, potem wybieranie
token-duty-does = świątynia na rękę
token-pick-brief = z woreczka
token-vision-brief = nowy rząd
token-duty-brief = świątynia
tip-take = Wszystko, co leży na jednym polu: segmenty ciała albo głowę, albo ogon. Na planszy musi być na to miejsce.
tip-choose = Proroctwa z zasobów albo z wierzchu talii, ile możesz mieć na ręce.
tip-assemble = Fragmenty ze swojej planszy, ile chcesz, na oba końce; potem zrealizuj proroctwa, które cóatl spełnia.
tip-temple-title = Dla ukończonego cóatla
tip-temple = Ukończony cóatl ma głowę, ogon, ciało i proroctwo. Może wtedy dostać jedną świątynię, twoją albo wierzchnią ze stosu, jeśli spełnia jedno jej wymaganie albo oba.
tip-take-short = wszystko z pola
tip-choose-short = z zasobów lub z talii
tip-assemble-short = fragmenty
log-points = Punkty tura po turze
pane-course = Przebieg gry
course-signs = punkty tura po turze · { $completed } ukończono · { $better } była lepsza tura
course-signs-short = { $completed } ukończono · { $better } była lepsza tura
course-signs-plain = punkty tura po turze · { $completed } ukończono
course-signs-least = { $completed } ukończono

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
bar-turn = tura
bar-action = akcja
bar-hand = ręka
bar-course = przebieg
bar-ends = pierwsza, ostatnia
bar-look-at-it = obejrzyj
bar-do-it = zagraj
bar-change = zmień
bar-type = pisz
bar-name = imię
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
bar-attach-to = dołącz do { $coatl }
bar-fulfil = zrealizuj
bar-keep = zatrzymaj
bar-card = karta
bar-discard = odrzuć
bar-look = pokaż
bar-go-there = idź tam
bar-column = kolumna
bar-player = gracz
bar-done = gotowe
bar-pass = pasuj
bar-end-turn = koniec tury
bar-lay = dołóż
bar-wish = życzenie
