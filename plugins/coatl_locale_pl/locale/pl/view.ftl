# Widok jako tekst: stół tak, jak może go widzieć jeden gracz.

view-keep = Przed pierwszą turą: { $name } wybiera, które proroctwa zatrzyma.
view-lay = Teraz podaje się, co rozdano.
view-turn = Tura { $turn }: gra { $name }.
view-turn-end = Tura { $turn }: gra { $name } ({ $end }).
view-asked = { $name } odpowiada na pytanie: { $question }
view-over = Gra skończona, liczba tur: { $turn }.
view-supply = Plansza zasobów: { $fields }
view-bags = W woreczkach: { $pieces }
view-row = Zasoby proroctw:
view-deck = Talia: { $cards }, stos kart odrzuconych: { $discard }
view-piles = Stosy świątyń:
view-card = { $card }: { $text } ({ $levels })
view-pile = { $temple }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
view-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
view-board = plansza gracza: { $pieces }
view-hand = na ręce: { $prophecies ->
    [one] { $prophecies } proroctwo
    [few] { $prophecies } proroctwa
    [many] { $prophecies } proroctw
   *[other] { $prophecies } proroctw
}, { $temples ->
    [one] { $temples } świątynia
    [few] { $temples } świątynie
    [many] { $temples } świątyń
   *[other] { $temples } świątyń
}
view-tokens = żetony ofiary: { $tokens }
view-coatl = cóatl { $number }: { $coatl } ({ $state ->
    [complete] ukończony
   *[open] nieukończony
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
})
view-line = { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
view-opponent-card = karta { $card }: { $pieces }; brakuje { $needs }
