# Rozdanie dnia: takie samo dla wszystkich z danej daty. „Par” to wynik silnego gracza komputerowego.
menu-daily = Dzisiejsze rozdanie
menu-new-game-who = ty przeciwko graczowi komputerowemu
menu-join-how = z zaproszenia
menu-rules-key = { $key } wszędzie
menu-no-daily = Dzisiejsze rozdanie wymaga kart gry podstawowej i jej własnych graczy: włącz ich wtyczki.
command-daily = dzisiejsze rozdanie
command-daily-help = Zagraj rozdanie dnia, takie samo dla wszystkich na świecie, albo graj je dalej.
day-date-1 = { $day } stycznia
day-date-2 = { $day } lutego
day-date-3 = { $day } marca
day-date-4 = { $day } kwietnia
day-date-5 = { $day } maja
day-date-6 = { $day } czerwca
day-date-7 = { $day } lipca
day-date-8 = { $day } sierpnia
day-date-9 = { $day } września
day-date-10 = { $day } października
day-date-11 = { $day } listopada
day-date-12 = { $day } grudnia
menu-daily-running = z rzędu: { $n }
day-weekdays = pn wt śr cz pt so nd
day-title = Rozdanie z { $date }, przeciwnik: { $opponent }.
day-counts = Liczy się: to pierwsza gra tego dnia.
day-again = Nie liczy się: inną grę tego dnia rozpoczęto wcześniej.
day-late = Nie liczy się: ten dzień już minął.
day-running-most = { $n ->
    [one] { $n } dzień z rzędu, najwięcej { $most }.
    [few] { $n } dni z rzędu, najwięcej { $most }.
   *[many] { $n } dni z rzędu, najwięcej { $most }.
}
day-means = Wobec paru: { $week } przez 7 dni, { $month } przez 30 dni.
day-mean = Wobec paru: { $month } przez 30 dni.
day-none = niegrane
day-open = rozpoczęte
plain-daily-begun = Dzisiejsze rozdanie jest zaczęte: { $daily } je kontynuuje.
saves-daily = rozdanie dnia
day-row = { $date }, { $opponent }: { $told }.
day-today = Dziś, { $date }
days-title = Rozdania dnia
days-keys = { $left } { $right } inny dzień
command-play-day = zagraj ten dzień
command-play-day-help = Zagraj rozdanie wybranego dnia albo graj je dalej; ← i → wybierają inny dzień.
records-undone = { $n ->
    [one] W { $n } grze cofano akcje, na które ktoś już odpowiedział; oznacza ją { $sign }.
    [few] W { $n } grach cofano akcje, na które ktoś już odpowiedział; oznacza je { $sign }.
   *[many] W { $n } grach cofano akcje, na które ktoś już odpowiedział; oznacza je { $sign }.
}
records-stronger = Wygrywasz { $won } z ostatnich { $last } gier: następny jest { $player }.
day-counted = { $n ->
    [one] Zaliczono { $date }: { $n } dzień z rzędu.
    [few] Zaliczono { $date }: { $n } dni z rzędu.
   *[many] Zaliczono { $date }: { $n } dni z rzędu.
}
day-uncounted = Ta gra nie liczy się za { $date }.
day-par-above = { $n ->
    [one] Par wynosi { $par }: o { $n } punkt więcej.
    [few] Par wynosi { $par }: o { $n } punkty więcej.
   *[many] Par wynosi { $par }: o { $n } punktów więcej.
}
day-par-below = { $n ->
    [one] Par wynosi { $par }: o { $n } punkt mniej.
    [few] Par wynosi { $par }: o { $n } punkty mniej.
   *[many] Par wynosi { $par }: o { $n } punktów mniej.
}
day-par-even = Par wynosi { $par }: dokładnie tyle.
day-par-made = Par jeszcze się rozgrywa, { $done } z { $games } gier: pojawi się tu i w wynikach.
day-copy = Skopiuj dwa następne wiersze.
days-aside = Nie udało się odczytać rozdań dnia ({ $fault }). Odłożono je jako { $file }; liczenie zaczyna się od nowa.
day-unwritable = Nie udało się zaliczyć tego dnia: { $reason }.
day-share = Cóatl { $date } r{ $number }
day-share-par = par { $par } { $above }
day-share-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
day-share-hints = { $n ->
    [one] { $n } podpowiedź
    [few] { $n } podpowiedzi
   *[many] { $n } podpowiedzi
}
day-share-undone = cofnięto { $n }×
day-share-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
day-share-uncounted = nie liczy się
command-share = udostępnij
command-share-name = udostępnij wynik
command-share-help = Skopiuj dwa wiersze o rozdaniu dnia, które niczego nie zdradzają.
score-undone = { $n ->
    [one] Akcję, na którą ktoś już odpowiedział, cofnięto { $n } raz.
    [few] Akcje, na które ktoś już odpowiedział, cofnięto { $n } razy.
   *[many] Akcje, na które ktoś już odpowiedział, cofnięto { $n } razy.
}
share-title = Do udostępnienia
share-copied = Skopiowano, o ile terminal pozwala; jeśli nie, zaznacz wiersze.
lesson-daily = dzisiejsze rozdanie: ta sama gra dla wszystkich na świecie
plain-lesson-next = Wpisz { $daily }, by zagrać dzisiejsze rozdanie, takie samo dla wszystkich na świecie, albo { $new }, by zacząć własną grę.

# W wierszach tekstu i w wierszu poleceń
plain-word-daily = dziś, rozdanie
plain-word-days = dni
plain-word-share = udostępnij
plain-does-daily = rozdanie dnia albo innego dnia, na przykład dziś 2026-12-01
plain-does-days = twoje rozdania dnia: ile z rzędu i jak wypadają wobec paru
plain-does-share = dwa wiersze o rozdaniu dnia, które wyślesz innym
cli-daily = zagraj rozdanie dnia
cli-daily-description = Gra dzisiejsze rozdanie, takie samo dla wszystkich na świecie, albo gra je dalej; najłatwiejszy jest poniedziałek. Pierwsza gra dnia liczy się, gdy jest ukończona. Wcześniejsze dni można grać, ale się nie liczą.
cli-daily-date = inny dzień, na przykład 2026-12-01
cli-daily-plain = graj w wierszach tekstu, jak coatl play --plain
cli-daily-json = zamiast gry wypisz, co jest o tym dniu: kto gra, twój wynik, par, wiersze do udostępnienia
cli-daily-no-date = „{ $text }” to nie data: zapisz ją jak { $example }
cli-daily-later = Rozdanie z dnia { $date } dopiero nadejdzie: w UTC jest { $today }
cli-where-days = rozdania dnia
