# Co kto zrobił, w kilku słowach: czasownik po imieniu i to, czego dotyczy. Na ekranie $pieces, $cards i $points są
# rysowane, w tekście stoją słowami.

deed-took = bierze { $pieces } z pola { $field }
deed-took-short = bierze { $pieces }
deed-built = dołącza { $pieces } do cóatla { $coatl }
deed-built-short = dołącza { $pieces }
deed-fulfilled = realizuje { $cards } { $points }
deed-claimed = realizuje { $cards } { $points }
deed-completed = ukończony cóatl { $coatl } { $points }
deed-chose = dobiera { $n } z talii
deed-picked = bierze z woreczka { $pieces }
deed-chose-cards = wybiera { $cards }
deed-chose-both = wybiera { $cards } i { $n } z talii
deed-kept = { $n ->
    [one] zatrzymuje { $n } proroctwo
    [few] zatrzymuje { $n } proroctwa
    [many] zatrzymuje { $n } proroctw
   *[other] zatrzymuje { $n } proroctwa
}
deed-kept-cards = zatrzymuje { $cards }
deed-token = odrzuca żeton ofiary: { $token }
deed-row-gone = odrzuca zasoby proroctw
deed-discarded = odrzuca { $cards }
deed-temple = bierze świątynię { $cards }
deed-passed = pasuje
deed-last = zaczyna ostatnią turę
deed-end-coatls = ma komplet cóatli: to wywołuje koniec
deed-end-bodies = Segmenty się wyczerpały: to wywołuje koniec
deed-end-standstill = Nikt nie może już nic zrobić
deed-over = Gra jest zakończona
deed-refilled = { $n ->
    [one] plansza zasobów: uzupełniono { $n } pole
    [few] plansza zasobów: uzupełniono { $n } pola
    [many] plansza zasobów: uzupełniono { $n } pól
   *[other] plansza zasobów: uzupełniono { $n } pola
}
deed-row = nowe w zasobach { $cards }
deed-uncovered = nowa świątynia na stosie { $cards }
deed-shuffled = { $n ->
    [one] nowa talia: { $n } karta
    [few] nowa talia: { $n } karty
    [many] nowa talia: { $n } kart
   *[other] nowa talia: { $n } karty
}

# Słowami: fragmenty są dopełnieniem czasownika.
phrase-piece = { form-of-piece-acc }
phrase-quoted = „{ $text }”
phrase-points = ({ levels-single })

# Podsumowanie: wszystko, co gracz zrobił, albo co mówi wariant.
recap-player = { $name } { $deeds }.
recap-said = { $name }: { $text }
