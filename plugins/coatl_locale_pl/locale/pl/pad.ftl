# Notes punktów: koniec gry przy prawdziwym stole, tak jak go ludzie podają.

menu-score-pad = Notes punktów
menu-score-pad-what = z własnym pudełkiem
command-score-pad = notes punktów
command-score-pad-help = Wpisz, jak skończyła się gra przy prawdziwym stole, a zobaczysz jej arkusz wyników.
command-mend = popraw
command-mend-name = popraw cóatla
command-mend-help = Wpisz cóatla pod kursorem jeszcze raz.
command-remove-coatl = usuń
command-remove-coatl-name = usuń cóatla
command-remove-coatl-help = Usuń z notesu cóatla pod kursorem.
command-to-sheet = arkusz wyników
command-to-sheet-help = Pokaż arkusz wyników tego, co wpisano.
help-pad = Notes punktów
help-pad-form = Formularz przed notesem punktów

# Formularz przed nim.
pad-title = Notes punktów
pad-players = Gracze
pad-no-opponent = brak
pad-before = Wpisano wcześniej
pad-keep = { $n ->
    [one] kontynuuj z jednym cóatlem
    [few] kontynuuj z { $n } cóatlami
    [many] kontynuuj z { $n } cóatlami
   *[other] kontynuuj z { $n } cóatla
}
pad-start = do notesu
sheet-before = { $name }: { $told }
pad-aside = Nie udało się odczytać tego, co wpisano wcześniej. Odłożono to jako { $file }; notes jest pusty.
pad-form-help = Kto grał, w kolejności siedzenia przy stole, i według jakich zasad. Wiersze bez imienia są pomijane.
pad-names = Podaj imiona: { $least ->
    [one] co najmniej jednego gracza
    [few] co najmniej { $least } graczy
    [many] co najmniej { $least } graczy
   *[other] co najmniej { $least } gracza
}, najwyżej { $most }.
pad-names-alike = Dwóch graczy ma to samo imię.
pad-unwritable = Nie udało się zapisać tego, co wpisano: { $reason }

# O co pyta notes. $number to numer cóatla, $n numer karty.
pad-ask-coatl = { $name } · cóatl { $number }: jego litery od głowy do ogona
pad-ask-prophecy = { $name } · cóatl { $number } · proroctwo { $n }
pad-ask-temple = { $name } · cóatl { $number } · świątynia
pad-ask-tokens = { $name } · które żetony ofiary zostały?
pad-ask-fulfilled = Przeciwnik · zrealizowane proroctwo { $n }
pad-ask-over = To wszystko.
pad-help-coatl = Enter: gotowe; sam Enter: nie ma więcej cóatli. Kropka to otwarty koniec. Backspace: wstecz.
pad-help-prophecy = Sam Enter: nie ma więcej proroctw. Backspace: krok wstecz.
pad-help-temple = Sam Enter: bez świątyni. Backspace: krok wstecz.
pad-help-tokens = Cyfra za każdy zużyty żeton, potem Enter.
pad-help-fulfilled = Sam Enter: nie ma więcej. Backspace: krok wstecz.
pad-to-told = co wpisano
pad-to-field = pisz dalej
pad-help-over = F2 pokazuje arkusz wyników; Enter na cóatlu go poprawia.

# coatl sheet i jego plik.
cli-sheet = wypisz arkusz wyników gry przy prawdziwym stole
cli-sheet-description = Czyta z pliku albo ze standardowego wejścia, jak skończyła się gra przy prawdziwym stole, i wypisuje jej arkusz wyników. Wiersz „player: Ana” zaczyna gracza; każdy wiersz „coatl: BBRKY count-red no-red-length-11” to cóatl z kartami przy nim, kropka oznacza otwarty koniec. Przed graczami „edition: pl”, „tokens: yes”, „half: yes”, „strict: yes”, „cards: base promo” i „variant: …” mówią, według jakich zasad grano; „left: pick duty” to żetony, które zostały graczowi.
cli-sheet-file = koniec gry; - czyta go ze standardowego wejścia; bez niego pyta o niego aplikacja
cli-sheet-svg = zapisz arkusz jako obrazek w tym pliku
# W wierszach tekstu.
plain-word-pad = notes
plain-does-pad = notes punktów: wpisujesz, jak skończyła się gra przy prawdziwym stole, i słyszysz jej arkusz wyników
pad-plain-keep = Część jednej gry jest już wpisana. Napisz tak, żeby ją kontynuować, albo nie, żeby zacząć nową.
pad-plain-names = Kto grał? Imiona oddzielone przecinkami, w kolejności siedzenia przy stole. Jedno imię grało samo.
pad-plain-edition = Według zasad którego wydania: { $known }? Enter oznacza { $usual }.
pad-plain-edition-own = Według zasad którego wydania: { $known }? Enter oznacza żadne z nich: nieukończone cóatle { $half ->
    [yes] dają połowę punktów
   *[other] nie dają punktów
}.
pad-plain-levels = Na jakich poziomach była gra? Wpisz ich numery, z tych: { $known }; Enter oznacza żadne.
pad-plain-sets = Z którymi kartami: { $known }? Enter oznacza { $usual }.
pad-plain-coatl = { $name }, cóatl { $number }: wpisz jego litery od głowy do ogona albo naciśnij Enter, jeśli nie ma więcej.
pad-plain-prophecy = { $name }, cóatl { $number }, proroctwo { $n }: wpisz literę jego koloru i litery jego wzoru albo naciśnij Enter, jeśli nie ma więcej.
pad-plain-temple = { $name }, cóatl { $number }: wpisz litery jego świątyni albo naciśnij Enter, jeśli jej nie ma.
pad-plain-tokens = { $name }: wpisz numery zużytych żetonów ofiary, 1 wybór idealny, 2 wgląd w przyszłość, 3 powinność kapłana, albo naciśnij Enter, jeśli nic się nie zmienia.
pad-plain-fulfilled = Zrealizowane proroctwo { $n } przeciwnika: wpisz jego litery albo naciśnij Enter, jeśli nie ma więcej.
pad-plain-help = Litery oznaczają fragmenty: B G K R Y albo te z twojego języka. Pierwsza litera cóatla to głowa, ostatnia ogon; kropka to otwarty koniec. Kartę wybiera jej numer.
