# Turnieje klubu: każdy z każdym (docs/event.md).

event-title = { $event }: { $done ->
    [one] zakończono { $done } grę
    [few] zakończono { $done } gry
    [many] zakończono { $done } gier
   *[other] zakończono { $done } gier
} z { $games }
event-column-place = nr
event-column-player = gracz
event-column-games = gry
event-column-points = punkty
event-column-victories = wygr.
event-column-ahead = różnica
event-column-elo = Elo
event-column-sure = 95 %
event-gone-home = { $name } (w domu)
event-round = Runda { $n } z { $rounds }
event-bye = { $name } nie gra w tej rundzie.
event-told = { $won } (wpisano ręcznie)
event-forfeited = bez gry:
event-cancelled = nie odbędzie się
event-at-host = trwa:
event-now = może się zacząć
event-later = później
event-pass = { $name }: { $command }
event-made = Turniej { $event } jest gotowy: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}. Zaczyna się poleceniem coatl event run { $event }.
event-withdrawn = { $name } już nie gra. { $games ->
    [0] Żadna gra już nie pozostała.
    [one] Pozostała gra jest przegrana walkowerem.
    [few] Pozostałe { $games } gry są przegrane walkowerem.
    [many] Pozostałych { $games } gier jest przegranych walkowerem.
   *[other] Pozostałych { $games } gier jest przegranych walkowerem.
}
event-run-ends = Gry, które są jeszcze u gospodarza, zakończy tam coatl event run.
event-waits = Gra { $game }: { $reason }
event-goes-on = Gry u gospodarza trwają dalej. Turniej toczy się dalej po poleceniu { $command }.
event-error-name = „{ $name }” nie może być nazwą turnieju: ma ona najwyżej 40 liter, cyfr oraz znaków - i _ i nie zaczyna się od -
event-error-there = turniej { $event } już istnieje: nadaj temu inną nazwę
event-error-none = nie ma turnieju { $event }; są: { $known }
event-error-damaged = turniej { $event } jest uszkodzony ({ $fault }); plik otrzymał nazwę { $file }, a jego stan sprzed ostatniej zmiany leży obok, z końcówką .bak: zmień jego nazwę, żeby grać dalej
event-error-newer = plik { $file } zapisała nowsza wersja gry: zaktualizuj tę
event-error-file = pliku { $file } nie można użyć: { $reason }
event-error-host = „{ $text }” nie jest adresem gospodarza: wygląda on jak 192.168.1.7:4747
event-error-player = nikt w tym turnieju nie nazywa się „{ $name }”; są: { $known }
event-error-invited = w turnieju każdy ma imię, a jego karty i tak są tajne: wpisz imiona, a za gracza komputerowego @ i gracza
event-error-number = turniej ma od { $least } do { $most } graczy, nie { $players }
event-error-together = w tej grze wygrywa się razem, więc nie byłoby tabeli: wybierz inne warianty
event-error-game = w tym turnieju nie ma gry „{ $text }”: mają numery od 1 do { $games }
event-error-points = „{ $text }” nie jest wynikiem: wpisz punkty obojga, najpierw tego, kto zaczyna, na przykład 41:38
event-error-winner = { $name } z tymi punktami tej gry wygrać nie może

# coatl event
cli-event = przeprowadź turniej klubu, każdy z każdym
cli-event-description = Przeprowadza turniej każdy z każdym dla ludzi i graczy komputerowych: kto z kim gra, tabela i liczby Elo.
cli-event-make = załóż turniej
cli-event-make-description = Zakłada turniej, w którym każdy gra z każdym. Kto z kim i w której rundzie, rozstrzyga los.
cli-event-run = rozegraj gry turnieju
cli-event-run-description = Prowadzi gry, aż zostaną rozegrane wszystkie: gry ludzi u gospodarza, gry między graczami komputerowymi tutaj. Polecenie można zakończyć lub zabić w każdej chwili: wydane ponownie, prowadzi turniej dalej.
cli-event-show = pokaż tabelę i pary
cli-event-show-description = Pokazuje tabelę z liczbami Elo i ich przedziałami 95 % oraz wszystkie rundy z wynikami.
cli-event-withdraw = wycofaj gracza
cli-event-withdraw-description = Pozwala graczowi iść do domu: jego niezakończone gry są przegrane walkowerem, a punkty dostają przeciwnicy.
cli-event-result = wpisz wynik ręcznie
cli-event-result-description = Wpisuje wynik gry ręcznie, na przykład gry rozegranej z pudełkiem; zastępuje on każdy inny.
cli-event-name = nazwa turnieju
cli-value-event = TURNIEJ
cli-event-players = kto gra: imiona, a za gracza komputerowego @ i gracz, np. Ania,Bob,@hard,Robo@easy
cli-event-twice = każdy z każdym gra dwa razy, raz na każdym miejscu
cli-event-allow = na co pozwalają gry ludzi: hints (podpowiedzi), watch (widzowie) albo nic (domyślnie: watch)
cli-event-seed = ten sam tekst, to samo losowanie i te same gry między graczami komputerowymi (inaczej losowo)
cli-event-host = adres gospodarza, u którego grają ludzie (inaczej ten na tym komputerze, w razie potrzeby uruchamiany)
cli-event-watch = zostań, dla ściany: pokaż na nowo, gdy coś się zmieni
cli-event-passes = pokaż, czym kto dołącza; nie na ścianę
cli-event-player = imię gracza
cli-event-game = numer gry
cli-event-points = punkty tego, kto zaczyna, i przeciwnika, na przykład 41:38
cli-event-winner = kto wygrał, jeśli punkty są równe, a nie wygrali oboje
cli-where-events = turnieje
