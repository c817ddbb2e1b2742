# Dlaczego czegoś nie można zrobić: po jednym zdaniu na powód, a gdzie to pomaga, co zrobić zamiast tego.
# Nazwę fragmentu { piece } wyznaczają $part i $color; $card i $temple to wymagania karty.

# Nie ten moment.
refusal-game-over = Gra jest już zakończona.
refusal-keep-over = Wybór spośród rozdanych proroctw jest już zakończony.
refusal-nothing-closed = Żaden cóatl nie został właśnie ukończony: świątynię realizuje się zaraz po domykającym fragmencie.
refusal-discard-without-vision = Proroctwa z ręki odrzuca się tylko podczas wglądu w przyszłość.
refusal-during-keep = Najpierw wybierz, które z rozdanych proroctw zatrzymasz.
refusal-during-choose = Wybierasz proroctwa: weź kolejne albo zakończ turę.
refusal-during-vision = Trwa wgląd w przyszłość: odrzuć proroctwa z ręki albo weź nowe.
refusal-during-assemble = Trwa składanie: składaj dalej albo zakończ turę.
refusal-during-complete = Cóatl został właśnie ukończony: zrealizuj nim ostatnie karty albo naciśnij E.
refusal-nothing-done = W tej turze nie było jeszcze żadnej akcji: weź fragmenty, wybierz proroctwa albo składaj.
refusal-pass-able = Możesz spasować tylko wtedy, gdy nie da się nic zrobić.
refusal-pass-second = Nie musisz pasować: po prostu zakończ turę.

# Zatrzymywanie proroctw.
refusal-keep-too-many = { $exactly ->
    [1] Z rozdanych proroctw zatrzymujesz dokładnie { $most }.
   *[0] Z rozdanych proroctw możesz zatrzymać najwyżej { $most }.
}
refusal-keep-too-few = { $exactly ->
    [1] Z rozdanych proroctw zatrzymujesz dokładnie { $least }.
   *[0] Z rozdanych proroctw musisz zatrzymać { $least }, nie mniej.
}
refusal-keep-not-dealt = Proroctwa „{ $card }” nie ma wśród rozdanych tobie.

# Branie fragmentów.
refusal-no-such-field = Nie ma pola { $field }: plansza zasobów ma pola od 1 do { $last }.
refusal-field-empty = Pole { $field } planszy zasobów jest puste.
refusal-no-room = { $free ->
    [0] Twoja plansza gracza jest pełna: najpierw składaj.
    [one] Na twojej planszy gracza jest tylko jedno wolne pole, a potrzeba { $needed }: najpierw składaj.
    [few] Na twojej planszy gracza są tylko { $free } wolne pola, a potrzeba { $needed }: najpierw składaj.
    [many] Na twojej planszy gracza jest tylko { $free } wolnych pól, a potrzeba { $needed }: najpierw składaj.
   *[other] Na twojej planszy gracza jest tylko { $free } wolnych pól, a potrzeba { $needed }: najpierw składaj.
}

# Wybieranie proroctw.
refusal-no-such-place = Nie ma miejsca { $place }: zasoby proroctw mają miejsca od 1 do { $last }.
refusal-place-empty = Miejsce { $place } w zasobach proroctw jest puste: uzupełnia się je na koniec tury.
refusal-deck-empty = Talia i stos kart odrzuconych są puste.
refusal-hand-full = Masz pełną rękę: limit to { $limit ->
    [one] { $limit } karta proroctwa
    [few] { $limit } karty proroctw
    [many] { $limit } kart proroctw
   *[other] { $limit } kart proroctw
}.

# Składanie.
refusal-piece-missing = Na twojej planszy gracza nie ma { form-of-piece-gen }.
refusal-piece-loose = Tego nigdy nie dołącza się do cóatla: { $pieces }.
refusal-no-coatl = Nie masz jeszcze cóatla: stwórz go z fragmentu ze swojej planszy gracza.
refusal-no-open-coatl = Nie masz nieukończonego cóatla: stwórz go z fragmentu ze swojej planszy gracza.
refusal-no-such-coatl = Nie masz cóatla { $coatl }.
refusal-coatls-enough = Masz już { $most ->
    [one] ukończonego cóatla
    [few] { $most } ukończone cóatle
    [many] { $most } ukończonych cóatli
   *[other] { $most } ukończonych cóatli
}: następnego nie możesz stworzyć ani ukończyć.
refusal-coatls-unfinished = Masz już { $most ->
    [one] nieukończonego cóatla: ukończ go
    [few] { $most } nieukończone cóatle: ukończ jednego z nich
    [many] { $most } nieukończonych cóatli: ukończ jednego z nich
   *[other] { $most } nieukończonych cóatli: ukończ jednego z nich
}, zanim stworzysz nowego.
refusal-coatl-complete = Cóatl { $coatl } jest ukończony: nic już do niego nie dołączysz.
refusal-head-at-wrong-end = Głowę można dołączyć tylko po lewej, na początku cóatla.
refusal-tail-at-wrong-end = Ogon można dołączyć tylko po prawej, na końcu cóatla.
refusal-head-end-closed = Cóatl { $coatl } ma już głowę: z tej strony nic już nie dołączysz.
refusal-tail-end-closed = Cóatl { $coatl } ma już ogon: z tej strony nic już nie dołączysz.
refusal-closing-without-body = Między głową a ogonem cóatla musi być co najmniej jeden segment ciała.
refusal-closing-without-prophecy = To ukończyłoby cóatla { $coatl }, ale obok niego nie leży żadne proroctwo i żadnego z ręki nie dałoby się wtedy zrealizować.
refusal-card-missing = Nie masz na ręce proroctwa „{ $card }”.
refusal-prophecies-enough = Obok cóatla { $coatl } { $most ->
    [one] leży już { $most } proroctwo
    [few] leżą już { $most } proroctwa
    [many] leży już { $most } proroctw
   *[other] leży już { $most } proroctw
}: więcej nie można.
refusal-prophecy-identical = Obok cóatla { $coatl } leży już identyczne proroctwo „{ $card }”.
refusal-prophecy-unmet = Cóatl { $coatl } nie spełnia wymagań pierwszego poziomu proroctwa „{ $card }”.

# Ukończenie cóatla.
refusal-other-coatl-closing = Cóatl { $closing } został właśnie ukończony: teraz tylko on realizuje karty, a nie cóatl { $coatl }.
refusal-prophecy-first = Najpierw zrealizuj co najmniej jedno proroctwo cóatlem { $coatl }.
refusal-temple-missing = Nie masz na ręce świątyni „{ $temple }”.
refusal-temple-unmet = Cóatl { $coatl } nie spełnia żadnego wymagania świątyni „{ $temple }”.
refusal-temple-beside = Przy cóatlu { $coatl } leży już świątynia, a jest miejsce tylko na jedną: „{ $temple }”.
refusal-no-such-pile = Nie ma stosu świątyń { $pile }: są stosy od 1 do { $last }.
refusal-pile-empty = Stos świątyń { $pile } jest pusty.

# Żetony ofiary.
refusal-tokens-off = W tej grze nie ma żetonów ofiary.
refusal-token-spent = Nie masz już żetonu ofiary { $token ->
    [pick] „wybór idealny”
    [vision] „wgląd w przyszłość”
   *[duty] „powinność kapłana”
}.
refusal-pick-choice = Wybór idealny to jedna głowa, jeden ogon albo dwa segmenty ciała.
refusal-pick-loose = Wybór idealny tego nie obejmuje: { $pieces }.
refusal-pick-few-bodies = { $left ->
    [0] W woreczku nie ma już segmentów ciała
    [one] W woreczku jest tylko jeden segment ciała
    [few] W woreczku są tylko { $left } segmenty ciała
    [many] W woreczku jest tylko { $left } segmentów ciała
   *[other] W woreczku jest tylko { $left } segmentów ciała
}: za mało na wybór idealny.
refusal-pick-not-in-bag = { $left ->
    [0] W woreczku nie ma { form-of-piece-gen }.
    [one] W woreczku jest tylko { $left } { piece }.
    [few] W woreczku nie ma tylu { form-of-pieces-gen }.
    [many] W woreczku nie ma tylu { form-of-pieces-gen }.
   *[other] W woreczku nie ma tylu { form-of-pieces-gen }.
}
refusal-vision-choose = Po wglądzie w przyszłość musisz wziąć co najmniej jedno proroctwo.

# Automatyczny przeciwnik.
refusal-during-opponent = Trwa tura przeciwnika: przejdź przez jego kroki albo je pomiń.
refusal-during-ask = Najpierw odpowiedz na pytanie.
refusal-move-unknown = W tej grze nie ma takiej akcji.
refusal-move-impossible = Ta akcja nie jest teraz możliwa.
refusal-no-opponent = Teraz nie gra żaden przeciwnik.

# Cofanie.
refusal-turn-of-another = Teraz kolej innego gracza.
refusal-two-goals = „{ $one }” i „{ $other }” nie mogą być w jednej grze: każdy z tych wariantów ustala, kto wygrywa razem.
refusal-line-cut = Połączenie jest przerwane: twoja akcja do nikogo by nie dotarła. Trwa ponawianie próby.
refusal-line-closed = Gospodarz nie chce już tego połączenia: odejdź od stołu i dołącz ponownie, gdy miejsce będzie wolne.
refusal-game-ended = Grę zakończył gracz { $name }.
refusal-looking-on = Tylko się przyglądasz: to mogą robić tylko gracze.
refusal-undo-opponent = Przeciwnik już zagrał: tego, co było przedtem, nie da się cofnąć.
refusal-undo-not-yours = Ostatnia akcja nie była twoja: cofnąć ją może tylko ten, kto ją wykonał.
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-revealed = Tego nie da się cofnąć: ta akcja ujawniła coś, czego nikt nie mógł znać.
refusal-undo-onward = Tu zaczyna się gra dalej: to, co było przedtem, należy do tamtej gry.

# Gry, które wymagają więcej od proroctw przy cóatlu (9.12).
refusal-same-card-color = Obok cóatla { $coatl } leży już proroctwo o tym samym kolorze karty ({ $colors }): w tej grze każde musi mieć inny kolor.
refusal-closing-with-too-few = Ten fragment ukończyłby cóatla { $coatl }, a w tej grze cóatl musi mieć wtedy { form-of-most-prophecies }.
refusal-prophecy-blocks-others = Z tym proroctwem cóatl { $coatl } nie dojdzie do { form-of-most-prophecies-gen }, a tego wymaga ta gra: zrealizuj inne.
refusal-more-prophecies-first = Cóatl { $coatl } musi najpierw mieć jeszcze { $missing ->
    [one] { $missing } proroctwo
    [few] { $missing } proroctwa
    [many] { $missing } proroctw
   *[other] { $missing } proroctw
}: tego wymaga ta gra.
refusal-lesson = Lekcja wymaga teraz czegoś innego.
refusal-puzzle-chance = W zadaniu nic nie zależy od losu: żadnej karty z talii, żadnej świątyni, której nikt nie widział.
refusal-puzzle-over = Ta tura się skończyła.

# Co leży na prawdziwym stole.
refusal-during-lay = Najpierw podaj, co leży na stole.
refusal-during-beside = Obok pudełka podajesz tylko, które pole bierzesz, że nie bierzesz żadnego albo że twój trzeci cóatl jest ukończony.
refusal-told-variant = Losu w tym wariancie nikt nie może podać, bo losuje on albo rozdaje w tajemnicy: { $variant }.
refusal-told-beside = Obok pudełka aplikacja gra automatycznym przeciwnikiem przeciwko jednej osobie.
refusal-told-seed = Co gdzie leży, podaje się tylko w grze przy prawdziwym stole.
refusal-told-nothing = Podaj co najmniej jedno miejsce i to, co na nim leży.
refusal-told-place = Nie ma takiego miejsca: { $at }.
refusal-told-secret = Kart tego miejsca się nie podaje: { $at }.
refusal-told-untold = Obok pudełka tego się nie podaje: { $at }.
refusal-told-next = Co będzie następne, podaje się razem z akcją: { $at }.
refusal-told-unasked = Ta akcja tego nie odsłania: { $at }.
refusal-told-twice = To samo miejsce podano dwa razy: { $at }.
refusal-told-unknown = „{ $word }” nie może tam leżeć: { $at }.
refusal-told-apart = Fragmenty zapisuje się osobno: „{ $apart }”, nie „{ $word }” ({ $at }).
refusal-told-many = Tyle nie może tam leżeć ({ $at }): podano { $named }, najwyżej { $most }.
refusal-told-number = Liczba się nie zgadza ({ $at }): podano { $named }, potrzeba { $due }.
refusal-told-piece = Nie ma tylu takich fragmentów ({ $pieces }): w grze { $all }, teraz podano { $named }{ $lie ->
    [0] .
   *[other] , na stole już { $lie }: { $where }.
}
refusal-told-card = Nie ma tylu takich kart („{ $card }”): w grze { $all }, teraz podano { $named }{ $lie ->
    [0] .
   *[other] , na stole już { $lie }: { $where }.
}
refusal-told-sizes = Stosy świątyń się nie zgadzają: { $n ->
    [one] leży w nich { $n } świątynia
    [few] leżą w nich { $n } świątynie
    [many] leży w nich { $n } świątyń
   *[other] leży w nich { $n } świątyni
}, a wierzchu nie ma tylko pusty stos.
refusal-told-unfilled = Plansza zasobów byłaby już uzupełniona ({ $at }): podaj, co tam leży.
refusal-told-ending = Koniec tej gry już się zaczął: od środka można zacząć tylko przed nim.
refusal-told-closing = Cóatl { $coatl } został właśnie ukończony: musi mieć głowę i ogon.
refusal-told-closing-card = Cóatl { $coatl } został właśnie ukończony: musi leżeć przy nim proroctwo albo na ręce musi być takie, które spełnia.

# Gra dalej od miejsca w innej grze.
refusal-onward-over = Tu gra jest już skończona: wróć do wcześniejszej tury i graj dalej stamtąd.
refusal-onward-lay = Nikt jeszcze nie podał, co tu leży: graj dalej od późniejszej tury.
refusal-onward-beside = W tej grze nikt nie podał, jakie karty masz w ręce, więc stąd nie da się grać dalej.
refusal-onward-part = Tej gry nie rozegrano od rozdania: stąd nie da się grać dalej.
refusal-onward-secret = Ta gra się jeszcze nie skończyła, a do cudzej ręki zaglądać nie wolno: graj od niej dalej, gdy się skończy.

# Dlaczego żadna gra tak się nie kończy.
refusal-end-points = Końca gry z „{ $variant }” nie da się podać: daje punkty za to, co nie leży na stole.
refusal-end-coatls = { $most ->
    [one] Gracz kończy najwyżej { $most } cóatla
    [few] Gracz kończy najwyżej { $most } cóatle
    [many] Gracz kończy najwyżej { $most } cóatli
   *[other] Gracz kończy najwyżej { $most } cóatla
}, a to byłby następny.
refusal-end-unfinished = { $most ->
    [one] Gracz ma najwyżej { $most } nieukończonego cóatla
    [few] Gracz ma najwyżej { $most } nieukończone cóatle
    [many] Gracz ma najwyżej { $most } nieukończonych cóatli
   *[other] Gracz ma najwyżej { $most } nieukończonego cóatla
}, a to byłby następny.
refusal-end-no-prophecy = Cóatl { $coatl } jest ukończony: { $least ->
    [one] leży przy nim co najmniej jedno proroctwo.
    [few] leżą przy nim co najmniej { $least } proroctwa.
    [many] leży przy nim co najmniej { $least } proroctw.
   *[other] leży przy nim co najmniej { $least } proroctwa.
}
refusal-end-temple-open = Cóatl { $coatl } nie jest ukończony, więc nie leży przy nim żadna świątynia.
