# Gra solo, w której przeciwnikiem jest A.D.A.M. (zasady 9).

adam-name = solo przeciwko A.D.A.M.
plugin-adam-name = { adam-name }
plugin-adam-short = A.D.A.M.
plugin-adam-licence = zasady gry Cóatl, © Synapses Games; bez jej ilustracji i tekstów
adam-opponent = A.D.A.M.
adam-help = Maszyna zbiera fragmenty. Wygrywasz tylko wtedy, gdy masz więcej punktów.
adam-level-1 = Poziom 1: świątynia
adam-level-1-short = poziom 1
adam-level-1-brief = spełnij jedną
adam-level-1-help = Musisz spełnić wszystkie wymagania choć jednej świątyni, inaczej przegrywasz.
adam-level-2 = Poziom 2: mała ręka
adam-level-2-short = poziom 2
adam-level-2-brief = 4 zamiast 5
adam-level-2-help = Masz na ręce najwyżej 4 proroctwa zamiast 5.
adam-level-3 = Poziom 3: kolory
adam-level-3-short = poziom 3
adam-level-3-brief = każdy inny
adam-level-3-help = Każde proroctwo obok tego samego cóatla musi mieć inny kolor karty.
adam-level-4 = Poziom 4: po cztery
adam-level-4-short = poziom 4
adam-level-4-brief = 4 przy cóatlu
adam-level-4-help = Możesz ukończyć cóatla tylko wtedy, gdy będzie miał 4 proroctwa.
adam-level-5 = Poziom 5: cztery karty
adam-level-5-short = poziom 5
adam-level-5-brief = pracuje nad 4
adam-level-5-help = A.D.A.M. pracuje nad 4 kartami, a nie nad 3.
adam-secret-temple = Tajna świątynia
adam-secret-temple-short = tajna świątynia
adam-secret-temple-brief = także własna
adam-secret-temple-help = Dostajesz też tajną świątynię.

# Jego tura, krok po kroku.
adam-seeks = A.D.A.M. bierze z pola { $field }. Karta { $number } potrzebuje: { $needs }.
adam-seeks-vainly = Na żadnym polu nie ma tego, czego A.D.A.M. potrzebuje dla karty { $number }: { $needs }.
adam-discards-field = A.D.A.M. nie znajduje nic dla żadnej karty: odrzuca fragmenty z pola { $field } ({ $pieces }).
adam-idle = A.D.A.M. zastaje pustą planszę zasobów.
adam-places = Karta { $number } dostaje: { $pieces }.
adam-discards = Żadna karta tego nie potrzebuje, odrzucone: { $pieces }.
adam-fulfils = A.D.A.M. realizuje kartę { $number } ({ $prophecy }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
adam-draws = A.D.A.M. bierze kartę z miejsca { $place } w zasobach proroctw ({ $prophecy }): to teraz jego karta { $number }.

# To samo w kilku słowach: wiersz na krok, bez jego imienia.
adam-seeks-short = bierze pole { $field }
adam-seeks-vainly-short = karta { $number }: na żadnym polu nie ma { $needs }
adam-discards-field-short = odrzuca pole { $field } { $pieces }: nic nie pasuje
adam-idle-short = plansza zasobów jest pusta
adam-places-short = { $pieces } na { $number }
adam-discards-short = { $pieces } odrzucone
adam-fulfils-short = realizuje kartę { $number } { $prophecy } { $points }
adam-draws-short = karta { $number } z zasobów { $prophecy }

# Kto wygrał.
adam-verdict-won = Masz więcej punktów niż A.D.A.M.: wygrywasz.
adam-verdict-lost = Nie masz więcej punktów niż A.D.A.M.: to on wygrywa.
adam-verdict-temple = Masz więcej punktów, ale żadna z twoich świątyń nie ma spełnionych wszystkich wymagań: na poziomie 1 wygrywa A.D.A.M.

# Co się o nim podaje przy prawdziwym stole.
place-line = jego karta { $number }
place-fulfilled = jego zrealizowane karty
place-removed = fragmenty, które odrzucił
