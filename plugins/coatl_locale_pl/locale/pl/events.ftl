# Dziennik gry. Imiona należą do graczy; karty, świątynie i fragmenty przychodzą jako gotowe teksty.

list-semicolon = { "; " }
event-kept = { $name } zatrzymuje { $n ->
    [one] { $n } proroctwo
    [few] { $n } proroctwa
    [many] { $n } proroctw
   *[other] { $n } proroctw
} i odrzuca { $discarded }.
event-kept-own = { $name } zatrzymuje { $n ->
    [one] { $n } proroctwo
    [few] { $n } proroctwa
    [many] { $n } proroctw
   *[other] { $n } proroctw
}: { $cards }.
event-took = { $name } bierze z pola { $field }: { $pieces }.
event-supply-refilled = Plansza zasobów zostaje uzupełniona: { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pól
}.
event-drew-row = { $name } bierze proroctwo z zasobów: { $card }.
event-drew-deck = { $name } dobiera proroctwo z talii.
event-drew-deck-own = { $name } dobiera z talii: { $card }.
event-deck-renewed = Powstaje nowa talia: { $cards ->
    [one] potasowano { $cards } odrzuconą kartę
    [few] potasowano { $cards } odrzucone karty
    [many] potasowano { $cards } odrzuconych kart
   *[other] potasowano { $cards } odrzuconych kart
}.
event-row-refilled = Nowe w zasobach proroctw: { $cards }.
event-started = { $name } tworzy cóatla { $coatl } z { form-of-piece-gen }.
event-extended-head = { $name } dołącza { form-of-piece-acc } do cóatla { $coatl } od strony głowy.
event-extended-tail = { $name } dołącza { form-of-piece-acc } do cóatla { $coatl } od strony ogona.
event-fulfilled = { $name } realizuje proroctwo cóatlem { $coatl }: { $card } (na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}).
event-claimed = { $name } realizuje świątynię cóatlem { $coatl }: { $temple } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}).
event-uncovered = Na stosie świątyń { $pile } leży teraz: { $temple }.
event-completed = { $name } ma ukończonego cóatla { $coatl }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
event-token = { $name } odrzuca żeton ofiary: { $token }.
event-picked = { $name } dobiera z woreczka: { $pieces }.
event-row-discarded = { $name } odrzuca zasoby proroctw: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}.
event-discarded = { $name } odrzuca proroctwo: { $card }.
event-took-temple = { $name } bierze na rękę świątynię ze stosu { $pile }: { $temple }.
event-passed = { $name } nie może nic zrobić i pasuje.
event-turn = { $last ->
    [yes] Ostatnia tura: { $name }{ $actions ->
        [one] .
        [few] {" "}(do { $actions } akcji).
        [many] {" "}(do { $actions } akcji).
       *[other] {" "}(do { $actions } akcji).
    }
   *[no] Tura { $turn }: { $name }.
}
event-end-coatls = { $name } ma już komplet ukończonych cóatli i wywołuje koniec gry: każdy inny gracz ma ostatnią turę.
event-end-coatls-alone = { $name } ma już komplet ukończonych cóatli: to kończy grę.
event-end-bodies = Segmenty ciała się wyczerpały: to wywołuje koniec gry.
event-end-standstill = Nikt nie może już nic zrobić.
event-game-over = Gra jest zakończona.
token-pick = wybór idealny
token-vision = wgląd w przyszłość
token-duty = powinność kapłana
