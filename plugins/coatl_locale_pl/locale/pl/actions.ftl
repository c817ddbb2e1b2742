# Co gracz może zrobić, tak jak stoi na liście możliwości: w trybie rozkazującym.
action-keep = zatrzymaj { $n ->
    [one] { $n } proroctwo
    [few] { $n } proroctwa
    [many] { $n } proroctw
   *[other] { $n } proroctwa
}: { $cards }
action-keep-none = nie zatrzymuj żadnego z rozdanych proroctw
action-take = weź z pola { $field }: { $pieces }
action-draw-row = weź proroctwo z miejsca { $place } w zasobach: { $card }
action-draw-deck = dobierz proroctwo z talii
action-start = stwórz nowego cóatla z { form-of-piece-gen }
action-extend-head = dołącz { form-of-piece-acc } do cóatla { $coatl } od strony głowy
action-extend-tail = dołącz { form-of-piece-acc } do cóatla { $coatl } od strony ogona
action-close = ukończ cóatla { $coatl }: dołącz { form-of-piece-acc }
action-fulfil = zrealizuj cóatlem { $coatl }: { $card } ({ points })
action-claim-own = zrealizuj cóatlem { $coatl } świątynię z ręki ({ points }): { $temple }
action-claim-pile = zrealizuj cóatlem { $coatl } świątynię ze stosu { $pile } ({ points }): { $temple }
action-done = nie dokładaj już nic do cóatla { $coatl }
action-pick = odrzuć żeton ofiary i weź z woreczka: { $pieces }
action-vision = odrzuć żeton ofiary: nowe zasoby proroctw, potem wybieranie
action-duty = odrzuć żeton ofiary i weź na rękę świątynię ze stosu { $pile }: { $temple }
action-discard = odrzuć proroctwo: { $card }
action-end = zakończ turę
action-pass = spasuj
action-beside-end = podaj, że nic nie bierzesz z planszy zasobów
action-beside-done = podaj, że twój trzeci cóatl jest ukończony
action-found = rozłóż na nowo: { $places }
action-step = niech gra dalej: { $name }
action-of-variant = { $variant }: { $move }

# To samo pod pytaniem, które resztę już powiedziało.
choice-last-fulfil = zrealizuj cóatlem { $coatl }: { $card } ({ points })

# Co trzeba zrobić, bez klawiszy żadnego ekranu.
due-keep = { $least ->
    [0] Zatrzymać do { form-of-most-prophecies-gen }.
    [one] Zatrzymać { form-of-most-prophecies }.
    [few] Zatrzymać { form-of-most-prophecies }.
    [many] Zatrzymać { form-of-most-prophecies }.
   *[other] Zatrzymać { form-of-most-prophecies }.
}
due-action = Wziąć fragmenty, proroctwa albo składać.
due-first = Ostatnia tura: do dwóch akcji.
due-second = Druga akcja albo koniec tury.
due-end = Ręka jest pełna: koniec tury.
due-choose = Wziąć kolejne proroctwa albo zakończyć turę.
due-vision = Odrzucić karty z ręki, potem wybrać proroctwa.
due-assemble = Składać dalej albo zakończyć turę.
due-complete = Cóatl ukończony: zrealizować karty albo zakończyć.
due-ask = Odpowiedzieć na pytanie.
due-opponent = Gra automatyczny przeciwnik.
due-lay = Podać, co leży na stole.
due-beside = Podać, co bierzesz z planszy zasobów.
due-over = Gra jest zakończona.
